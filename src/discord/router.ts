import { type AutocompleteInteraction, type Interaction, MessageFlags } from 'discord.js';
import type { Logger } from 'pino';
import type { Instant } from '../../terms/time.ts';
import type { Answers } from '../club/delivery.ts';
import type { ClubId } from '../club/ports.ts';
import { settleDue } from '../club/settle/settle-due.ts';
import { decidedInTime, repaint, show } from './answering.ts';
import type { Answer, Command, Services } from './command.ts';
import { choicesOf } from './complete.ts';
import { type Directory, directoryOf } from './directory.ts';
import { excuse } from './excuse.ts';
import { illustrated } from './pictures.ts';
import { openQuestions, type Questions } from './questions.ts';
import { sceneOf } from './render/scene.ts';
import { type Answerable, clubOf, completionRequest, isAnswerable } from './requests.ts';
import { toShown } from './shown.ts';
import { findTurn } from './turns.ts';

export interface RouterParts extends Services {
  commands: readonly Command[];
  answers: Answers;
  clock: () => Instant;
  log: Logger;
  /** Called when a change was kept and its answer could not be given. */
  onOwed(): void;
}

export interface Router {
  /** Answers one interaction; never throws. One that is delivered again was taken already, whatever came of it. */
  handle(interaction: Interaction): Promise<void>;
  /** Whether this process is answering that interaction now. */
  has(interaction: string): boolean;
  /** Takes no more interactions, and waits for those under way. */
  close(): Promise<void>;
}

/** Leads each interaction to the command it belongs to and its answer back. */
export function createRouter(parts: RouterParts): Router {
  const desk: Desk = { ...parts, directory: directoryOf(parts.commands), questions: openQuestions() };
  const taken = lately(remembered);
  const underWay = new Map<string, Promise<void>>();
  let open = true;
  const lead = async (interaction: Interaction) => {
    const owed = await route(interaction, desk).finally(() => underWay.delete(interaction.id));
    if (owed) parts.onOwed();
  };
  return {
    async handle(interaction) {
      if (!open || !taken(interaction.id)) return;
      const leading = lead(interaction);
      underWay.set(interaction.id, leading);
      await leading;
    },
    has: (interaction) => underWay.has(interaction),
    async close() {
      open = false;
      await Promise.all(underWay.values());
    },
  };
}

/** How many interactions to remember: more than come while Discord may deliver one again. */
const remembered = 10_000;

/** Tells of each id whether it is new, as long as it is among the latest so many. */
function lately(most: number): (id: string) => boolean {
  const known = new Set<string>();
  return (id) => {
    if (known.has(id)) return false;
    known.add(id);
    for (const oldest of known) {
      if (known.size <= most) break;
      known.delete(oldest);
    }
    return true;
  };
}

interface Desk extends RouterParts {
  directory: Directory;
  questions: Questions;
}

/** Returns whether the answer is still owed. */
async function route(interaction: Interaction, desk: Desk): Promise<boolean> {
  if (interaction.isAutocomplete()) await complete(interaction, desk);
  else {
    const club = isAnswerable(interaction) ? clubOf(interaction, desk.directory.fromMessages) : null;
    if (isAnswerable(interaction) && club !== null) return answer(interaction, club, desk);
    await sendToServer(interaction, desk.log);
  }
  return false;
}

async function answer(interaction: Answerable, club: ClubId, desk: Desk): Promise<boolean> {
  const log = desk.log.child({ interaction: interaction.id, club });
  try {
    return await decideAndShow(interaction, club, desk, log);
  } catch (error) {
    await excuse(interaction, error, log);
    return false;
  }
}

/** There is no club in a private conversation, but for what the bot wrote there for one. */
async function sendToServer(interaction: Interaction, log: Logger): Promise<void> {
  if (!interaction.isRepliable()) return;
  const content = 'I only work on a server: give the command in one of its channels.';
  await interaction
    .reply({ content, flags: MessageFlags.Ephemeral })
    .catch((err: unknown) => log.debug({ err, interaction: interaction.id }, 'could not answer'));
}

/**
 * Decides and answers. Whatever is due by the clock happens first, so that the answer is true. Returns whether a
 * change was kept of which Discord did not let the asker be told: no excuse is in place then, since it was done.
 */
async function decideAndShow(
  interaction: Answerable,
  club: ClubId,
  desk: Desk,
  log: Logger,
): Promise<boolean> {
  const { clubs, clock } = desk;
  const now = clock();
  const turn = findTurn(interaction, club, desk, now);
  const decide = async () => {
    await settleDue(clubs, club, now);
    return turn.decide();
  };
  const deciding = decide().then(async (decided) => ({
    decided,
    shown: await illustrated(await toShown(decided, () => sceneOf(desk, club, now)), interaction, log),
  }));
  const { decided, shown } = await decidedInTime(interaction, deciding);
  const kept = decided.kind === 'result' && decided.result.ok;
  try {
    await show(interaction, shown, desk.questions, { instead: turn.instead, now });
  } catch (err) {
    if (!kept) throw err;
    log.warn({ err, turn: turn.name }, 'done, but not answered');
    return true;
  }
  if (kept) await noteGiven(interaction.id, desk, log);
  await repaint(interaction, shown, turn.instead).catch((err: unknown) =>
    log.warn({ err }, 'card not brought up to date'),
  );
  log.info({ turn: turn.name, by: interaction.user.id, ...inBrief(decided) }, 'answered');
  return false;
}

/** An answer that could not be noted is looked after later. */
const noteGiven = (interaction: string, { answers }: Desk, log: Logger): Promise<void> =>
  answers.given(interaction).catch((err: unknown) => log.warn({ err }, 'answer given but not noted'));

/** What a log says of an answer: its kind and codes, never anybody's words. */
function inBrief(answer: Answer): Record<string, unknown> {
  if (answer.kind !== 'result') return { answer: answer.kind };
  const { result } = answer;
  if (result.ok) return { answer: result.value.kind };
  if ('invalid' in result) return { answer: 'not-understood', problem: result.invalid.problem };
  return { answer: 'refused', codes: result.refusals.map(({ code }) => code) };
}

async function complete(interaction: AutocompleteInteraction, desk: Desk): Promise<void> {
  try {
    if (!interaction.inGuild()) return await interaction.respond([]);
    const command = desk.directory.commands.get(interaction.commandName);
    const request = completionRequest(interaction, desk, desk.clock());
    await interaction.respond(choicesOf((await command?.complete?.(request)) ?? []));
  } catch (err) {
    desk.log.warn({ err, interaction: interaction.id }, 'could not suggest choices');
  }
}
