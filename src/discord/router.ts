import { type AutocompleteInteraction, type Interaction, type Message, MessageFlags } from 'discord.js';
import type { Logger } from 'pino';
import type { Instant } from '../../terms/time.ts';
import type { Clubs } from '../house/clubs.ts';
import type { Answers, PutOff } from '../house/delivery.ts';
import type { ClubId } from '../house/ports.ts';
import { done } from '../house/result.ts';
import { notedIn, settleDue } from '../house/settle/settle-due.ts';
import { writtenPlace } from '../house/told-posts.ts';
import { noteGameCard } from '../ladder/games/note-card.ts';
import { noteSessionPost } from '../ladder/sessions/session-post.ts';
import { type Account, type Ending, endingOf, kindOf, type OnAnswered, type Timing } from './account.ts';
import { decidedInTime, excuse, lettingOthersAnswer, repaint, type Shown, show } from './answering.ts';
import type { Answer, Command, Services } from './command.ts';
import { choicesOf } from './complete.ts';
import { isAnsweredOrGone } from './errors.ts';
import { namingClub } from './in-direct.ts';
import { toShown } from './outcomes.ts';
import { illustrated, sendFirst, waysToShow } from './pictures.ts';
import type { PostedCards } from './posted-cards.ts';
import { drawingBehind, redrawn } from './redraw.ts';
import { type Answerable, clubOf, completionRequest, isAnswerable } from './requests.ts';
import { asNoted, sceneOf } from './scene-of.ts';
import {
  type Directory,
  directoryOf,
  findTurn,
  openQuestions,
  type Questions,
  type Turn,
  unknownTurn,
} from './turns.ts';

interface RouterParts extends Services {
  commands: readonly Command[];
  answers: Answers;
  putOff: PutOff;
  clock: () => Instant;
  log: Logger;
  timing: Timing;
  gameCards: PostedCards;
  /** Whether other processes may be given the same interactions. */
  isShared: boolean;
  /** Reads what people wrote before what falls due now in a club, where it may have counted. */
  readFirst?(club: ClubId): Promise<void>;
  /** Called when a change was kept and its answer could not be given. */
  onOwed(): void;
  onAnswered: OnAnswered;
}

/** Returns what leads each interaction to its command and its answer back; its `close` waits for those under way. */
export function createRouter(parts: RouterParts) {
  const desk: Desk = { ...parts, directory: directoryOf(parts.commands), questions: openQuestions() };
  const taken = lately(remembered);
  const underWay = new Map<string, Promise<void>>();
  let open = true;
  const follow = async (interaction: Interaction) => {
    const led = await lead(interaction, desk).finally(() => underWay.delete(interaction.id));
    if (led.ending === 'owed') parts.onOwed();
    const took = parts.timing.end(interaction.id);
    if (took !== null) parts.onAnswered({ kind: kindOf(interaction), ...led, ...took });
  };
  return {
    /** Answers one interaction; never throws. One that is delivered again was taken already, whatever came of it. */
    async handle(interaction: Interaction): Promise<void> {
      if (!open || !taken(interaction.id)) return;
      parts.timing.begin(interaction.id);
      const leading = follow(interaction);
      underWay.set(interaction.id, leading);
      await leading;
    },
    has: (interaction: string): boolean => underWay.has(interaction),
    get underWay(): number {
      return underWay.size;
    },
    async close(): Promise<void> {
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

type Led = Omit<Account, 'kind'>;

async function lead(interaction: Interaction, desk: Desk): Promise<Led> {
  const { clubs, directory, log } = desk;
  if (interaction.guildId !== null && !clubs.serves(interaction.guildId))
    return turnAway(interaction, notServed, log);
  if (interaction.isAutocomplete()) return complete(interaction, desk);
  if (!isAnswerable(interaction)) return turnAway(interaction, onlyOnServers, log);
  const club = clubOf(interaction, directory.fromMessages);
  if (club === null || !(await isThere(interaction, club, clubs)))
    return turnAway(interaction, onlyOnServers, log);
  return clubs.serves(club) ? answer(interaction, club, desk) : turnAway(interaction, notServed, log);
}

/** Direct messages come to one process, for the clubs of all. */
const isThere = async ({ guildId }: Answerable, club: ClubId, clubs: Clubs): Promise<boolean> =>
  guildId !== null || !clubs.serves(club) || clubs.goesOn(club);

const onlyOnServers = 'I only work on a server: give the command in one of its channels.';

/** Said where the host does not have the bot serve; nothing is kept of it. */
const notServed =
  'I don’t run a club on this server. The person who runs me chooses my servers: ask them to add this one.';

async function answer(interaction: Answerable, club: ClubId, desk: Desk): Promise<Led> {
  const log = desk.log.child({ interaction: interaction.id, club });
  const now = desk.clock();
  let name = unknownTurn;
  try {
    const turn = findTurn(interaction, club, desk, now);
    name = turn.name;
    return { name, ending: await decideAndShow(interaction, { club, now, turn }, desk, log) };
  } catch (error) {
    return { name, ending: await excuse(interaction, error, log) };
  }
}

async function turnAway(interaction: Interaction, content: string, log: Logger): Promise<Led> {
  const said = interaction.isAutocomplete()
    ? interaction.respond([])
    : interaction.isRepliable() && interaction.reply({ content, flags: MessageFlags.Ephemeral });
  await Promise.resolve(said).catch((err: unknown) =>
    log.debug({ err, interaction: interaction.id }, 'could not answer'),
  );
  return { name: unknownTurn, ending: 'not-understood' };
}

/** Settles what is due, decides and answers. The answer to a change that was kept stays owed if it cannot be given. */
async function decideAndShow(
  interaction: Answerable,
  { club, now, turn }: { club: ClubId; now: Instant; turn: Turn },
  desk: Desk,
  log: Logger,
): Promise<Ending> {
  const isLeft = desk.isShared && !turn.isKnown;
  const decide = async () => {
    if (isLeft) await lettingOthersAnswer();
    if (turn.settles === 'all') await desk.readFirst?.(club);
    await settleDue(desk.clubs, club, now, turn.settles, { trouble: notedIn(log) });
    return turn.decide();
  };
  const deciding = decide().then(async (decided) => {
    const said = await toShown(decided, () => sceneOf(desk, club, now));
    const worded = interaction.guildId === null ? namingClub(said, club) : said;
    const asked = await redrawn(worded, interaction, { club, now, isDone: isDone(decided) }, desk);
    return { decided, asked, shown: await illustrated(asked, interaction, log) };
  });
  const noteThinking = () => orWarn(desk.putOff.note(interaction), log, 'put off but not noted');
  const inTime = isLeft ? deciding : decidedInTime(interaction, deciding, noteThinking);
  const { decided, asked, shown } = await inTime;
  const kept = isDone(decided);
  let posted: Message | null = null;
  try {
    const drawing = drawingBehind(interaction, desk.directory);
    const put = (way: Shown) =>
      show(interaction, way, desk.questions, { instead: turn.instead, now, drawing, settles: turn.settles });
    posted = await sendFirst(waysToShow(shown, asked), put, log);
  } catch (err) {
    if (!kept) throw err;
    log.warn({ err, turn: turn.name }, 'done, but not answered');
    return 'owed';
  }
  const ms = desk.timing.answered(interaction.id);
  const answered = kept ? interaction.id : null;
  await orWarn(noteAnswer(posted, shown, { club, now, answered }, desk), log, 'answered but not noted');
  if (interaction.deferred) await orWarn(desk.putOff.over(interaction.id), log, 'still noted as put off');
  await orWarn(repaint(interaction, shown, turn.instead), log, 'card not brought up to date');
  log.info({ turn: turn.name, by: interaction.user.id, ...inBrief(decided), ms }, 'answered');
  return endingOf(decided);
}

const isDone = (answer: Answer): boolean => answer.kind === 'result' && answer.result.ok;

/**
 * Notes that an interaction was answered; and with it where the card of a game that waits is, or the post of a session, so that it can follow
 * what happens.
 */
async function noteAnswer(
  message: Message | null,
  shown: Shown,
  { club, now, answered }: { club: ClubId; now: Instant; answered: string | null },
  { clubs, gameCards, answers }: Desk,
): Promise<void> {
  const { cardOf: game, postOf: date } = shown.kind === 'result' ? shown.reply : {};
  if (message === null || (game === undefined && date === undefined)) {
    if (answered !== null) await answers.given(answered);
    return;
  }
  const place = { channel: message.channelId, message: message.id };
  if (shown.kind === 'result' && game !== undefined) gameCards.note(writtenPlace(place), shown.reply);
  await clubs.change(club, { ...asNoted(now), ...(answered !== null && { answered }) }, (work) => {
    if (game !== undefined) noteGameCard(work, { game, person: null }, place);
    if (date !== undefined) noteSessionPost(work, date, place);
    return done(null);
  });
}

/** Waits for what the answer does not depend on: where it fails, the log says so in those words, and it is looked after later. */
const orWarn = (noting: Promise<unknown>, log: Logger, words: string): Promise<unknown> =>
  noting.catch((err: unknown) => log.warn({ err }, words));

/** What a log says of an answer: its kind and codes, never anybody's words. */
function inBrief(answer: Answer): Record<string, unknown> {
  if (answer.kind !== 'result') return { answer: answer.kind };
  const { result } = answer;
  if (result.ok) return { answer: result.value?.kind ?? 'done' };
  if ('invalid' in result) return { answer: 'not-understood', problem: result.invalid.problem };
  return { answer: 'refused', codes: result.refusals.map(({ code }) => code) };
}

async function complete(interaction: AutocompleteInteraction, desk: Desk): Promise<Led> {
  const command = desk.directory.commands.get(interaction.commandName);
  const name = command === undefined ? unknownTurn : `/${command.data.name}`;
  try {
    if (!interaction.inGuild()) await interaction.respond([]);
    else {
      const request = completionRequest(interaction, desk, desk.clock());
      await interaction.respond(choicesOf((await command?.complete?.(request)) ?? []));
    }
    return { name, ending: 'shown' };
  } catch (err) {
    desk.log.warn({ err, interaction: interaction.id }, 'could not suggest choices');
    return { name, ending: isAnsweredOrGone(err) ? 'too-late' : 'failed' };
  }
}
