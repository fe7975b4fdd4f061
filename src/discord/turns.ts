import { randomUUID } from 'node:crypto';
import { MessageFlags } from 'discord.js';
import type { Instant } from '../../terms/time.ts';
import type { ClubId } from '../house/ports.ts';
import { notUnderstood } from '../house/result.ts';
import type { Wanted } from '../house/settle/settle-due.ts';
import { button, type Reply, readCustomId, row } from '../house/words/reply.ts';
import type { Answer, Command, Confirming, Press, Services } from './command.ts';
import { whereTurnedOn } from './only-with.ts';
import {
  type Answerable,
  type ComponentInteraction,
  commandRequest,
  menuRequest,
  pressOf,
  submissionOf,
} from './requests.ts';

type Confirm = Confirming['confirm'];

interface Open {
  /** What each button does, by the word in its custom id. */
  does: ReadonlyMap<string, Confirm>;
  asker: string;
  until: Instant;
  settles: Wanted;
}

/** How long a question waits; as long as Discord lets its message be changed. */
const lifetime = 15 * 60_000;

/** The action of the buttons of every question. */
export const questionAction = 'question';

export type Questions = ReturnType<typeof openQuestions>;

/** Questions kept in memory: after a restart none can be confirmed any more. */
export function openQuestions() {
  const open = new Map<string, Open>();
  const forgetBefore = (now: Instant) => {
    for (const [id, { until }] of open) if (until <= now) open.delete(id);
  };
  return {
    /**
     * `drawing` is what draws the message again in whose place it is asked: an action and what it is about; `settles` is what has to
     * be settled before the answer.
     */
    ask(
      { reply, ...confirming }: { reply: Reply } & Confirming,
      asker: string,
      now: Instant,
      { drawing = [], settles = 'own' }: { drawing?: readonly string[]; settles?: Wanted } = {},
    ): Reply {
      forgetBefore(now);
      const id = randomUUID();
      open.set(id, { does: confirmsOf(confirming), asker, until: now + lifetime, settles });
      const buttons = row(
        ...buttonsFor(confirming, (way) => [id, way, ...drawing]),
        button('Cancel', questionAction, [id, 'cancel', ...drawing]),
      );
      return { ...reply, audience: 'asker', components: [...(reply.components ?? []), buttons] };
    },
    /** Whether it was asked here and waits. */
    has: (id: string): boolean => open.has(id),
    /** What has to be settled before a question is answered; for one that is gone, as little as for any turn. */
    settledFor: (id: string): Wanted => open.get(id)?.settles ?? 'own',
    /** Takes a question away and returns what that button does: what is none of its ways cancels it. Null if it is answered, too old, or somebody else's. */
    take(id: string, presser: string, now: Instant, way = firstWay): Confirm | null {
      const question = open.get(id);
      if (question === undefined || question.asker !== presser) return null;
      open.delete(id);
      return question.until > now ? (question.does.get(way) ?? cancel) : null;
    },
  };
}

const firstWay = 'confirm';
const wayNumbered = (place: number): string => `way-${place}`;

const confirmsOf = ({ confirm, ways }: Confirming): ReadonlyMap<string, Confirm> =>
  ways === undefined
    ? new Map([[firstWay, confirm]])
    : new Map(ways.map((way, place) => [wayNumbered(place), way.confirm]));

const buttonsFor = ({ ways, does }: Confirming, args: (way: string) => readonly string[]) =>
  ways === undefined
    ? [confirmButton(does, args(firstWay))]
    : ways.map(({ label }, place) => button(label, questionAction, args(wayNumbered(place)), 'primary'));

const confirmButton = (does: string | null, args: readonly string[]) =>
  does === null
    ? button('Confirm', questionAction, args, 'success')
    : button(confirmLabel(does), questionAction, args, 'danger');

/** What stands on the red button for what cannot be taken back. */
export const confirmLabel = (does: string): string => `Confirm: ${does}`;

/** Which command answers what. */
export type Directory = ReturnType<typeof directoryOf>;

/** Throws when two commands claim the same name or action: a mistake of the program. */
export function directoryOf(declared: readonly Command[]) {
  const commands = declared.map(whereTurnedOn);
  const of = <T>(entriesOf: (command: Command) => [string, T][]) => unique(commands.flatMap(entriesOf));
  const presses = of((command) => Object.entries(command.presses ?? {}));
  const apart = new Set(
    commands
      .filter(({ onlyWith }) => onlyWith !== undefined)
      .flatMap(({ data, presses = {}, submissions = {} }) => [
        `/${data.name}`,
        ...Object.keys({ ...presses, ...submissions }),
      ]),
  );
  if (presses.has(questionAction)) throw new Error(`The action ${questionAction} is taken by questions`);
  return {
    commands: of((command) => [[command.data.name, command]]),
    menus: of(({ menus = [] }) => menus.map((menu) => [menu.data.name, menu])),
    presses,
    submissions: of((command) => Object.entries(command.submissions ?? {})),
    /** What has to be settled before a turn: of a club's tables only where it is about those. */
    settledFor: (turn: string): Wanted => (apart.has(turn.split(' ')[0] ?? '') ? 'all' : 'own'),
    /** The actions that may be used from direct messages too. */
    fromMessages: new Set(commands.flatMap(({ fromMessages = [] }) => fromMessages)),
    /** The actions of the buttons by which messages are drawn again. */
    redrawing: new Set(commands.flatMap(({ redrawnBy }) => redrawnBy ?? [])),
    /** The actions whose answer takes the place of the asker's own message. */
    inForms: new Set([questionAction, ...commands.flatMap(({ inForms = [] }) => inForms)]),
  };
}

function unique<T>(entries: [string, T][]): Map<string, T> {
  const map = new Map(entries);
  if (map.size < entries.length)
    throw new Error(`Claimed twice among: ${entries.map(([name]) => name).join(', ')}`);
  return map;
}

/** The name of what nothing answers: what was asked for may be anybody's words. */
export const unknownTurn = 'unknown';

/** What an interaction asks for, before anything is decided. */
export interface Turn {
  /** For the log and for counting: the program's own. */
  name: string;
  decide(): Promise<Answer>;
  /** What has to be settled first: for the answer to a question, what the command that asked it needs. */
  settles: Wanted;
  /** Whether the answer takes the place of the message it came from, as it does for a question. */
  instead: boolean;
  /** Whether this process knows what it is; where it does not, another one may, which asked the question or is of another version. */
  isKnown: boolean;
}

interface Desk extends Services {
  clock: () => Instant;
  directory: Directory;
  questions: Questions;
}

/** Finds what answers an interaction. What nothing answers any more is not understood. */
export function findTurn(interaction: Answerable, club: ClubId, desk: Desk, now: Instant): Turn {
  const turn = answering(interaction, club, desk, now);
  return { ...turn, settles: settledBefore(interaction, turn, desk) };
}

function settledBefore(interaction: Answerable, { name }: Answering, { directory, questions }: Desk): Wanted {
  if (name !== questionAction || !interaction.isMessageComponent()) return directory.settledFor(name);
  const [id = ''] = readCustomId(interaction.customId).args;
  return questions.settledFor(id);
}

type Answering = Omit<Turn, 'settles'>;

function answering(interaction: Answerable, club: ClubId, desk: Desk, now: Instant): Answering {
  const where = { club, services: desk, now, clock: desk.clock };
  const { commands, menus, submissions } = desk.directory;
  if (interaction.isChatInputCommand()) {
    const request = commandRequest(interaction, where);
    const name = [`/${interaction.commandName}`, request.subcommand].filter((word) => word !== null);
    return turnOf(name.join(' '), commands.get(interaction.commandName)?.execute, request);
  }
  if (interaction.isContextMenuCommand()) {
    const { commandName: name } = interaction;
    return turnOf(`menu ${name}`, menus.get(name)?.execute, menuRequest(interaction, where));
  }
  if (interaction.isMessageComponent()) return pressTurn(interaction, pressOf(interaction, where), desk);
  const { action } = readCustomId(interaction.customId);
  return turnOf(action, submissions.get(action), submissionOf(interaction, where));
}

/** Says that it lapsed; or what came of it where another process has carried it out, which may have ended before it said so. */
const lapsed = async ({ club, occasion, services }: LapsedRequest): Promise<Answer> => ({
  kind: 'result',
  result: await services.clubs.change(club, occasion, () => notUnderstood({ problem: 'lapsed' })),
});

type LapsedRequest = Pick<Press, 'club' | 'occasion' | 'services'>;

type Handler<Request> = (request: Request) => Promise<Answer>;

const turnOf = <Request extends LapsedRequest>(
  name: string,
  handler: Handler<Request> | undefined,
  request: Request,
): Answering =>
  handler === undefined
    ? { name: unknownTurn, decide: () => lapsed(request), instead: false, isKnown: false }
    : { name, decide: () => handler(request), instead: false, isKnown: true };

/** A press on a button that its message does not have is not taken: somebody made it up. */
function pressTurn(interaction: ComponentInteraction, press: Press, desk: Desk): Answering {
  const { action } = readCustomId(interaction.customId);
  const hasButton = Boolean(interaction.component);
  const { presses, inForms } = desk.directory;
  const instead = inForms.has(action) && interaction.message.flags.has(MessageFlags.Ephemeral);
  if (!hasButton || action !== questionAction)
    return { ...turnOf(action, hasButton ? presses.get(action) : undefined, press), instead };
  const isKnown = desk.questions.has(press.args[0] ?? '');
  return { name: action, decide: () => answerQuestion(press, desk.questions), instead, isKnown };
}

function answerQuestion(press: Press, questions: Questions): Promise<Answer> {
  const [id = '', choice] = press.args;
  const confirm = questions.take(id, press.actor.account, press.occasion.now, choice);
  return confirm === null ? lapsed(press) : confirm(press);
}

const cancel: Confirm = async () => ({
  kind: 'reply',
  reply: { audience: 'asker', content: 'Cancelled. Nothing was changed.' },
});
