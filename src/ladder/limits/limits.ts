import { z } from 'zod';
import type { Instant } from '../../../terms/time.ts';
import { minutesAndSeconds } from '../../../terms/words.ts';
import { kind, setting } from '../../house/book/kind.ts';
import type { ClubView, UnitOfWork } from '../../house/ports.ts';
import type { DueThing } from '../../house/room.ts';
import { tell } from '../../house/tell.ts';
import type { Told } from '../../house/told.ts';
import {
  type ActionRow,
  button,
  colours,
  type NoticeWords,
  type OutcomeWords,
  type Rendered,
  type Reply,
  row,
  type Scene,
} from '../../house/words/reply.ts';
import { accountsOf, cite, hourOf, nameOf, plain, say, type Worded } from '../../house/words/text.ts';
import { date, entry, person } from '../../ledger/fields.ts';
import type { State } from '../../rule-books.ts';

/** Act I.8: a game with a time limit and no clock. */
export interface TimeLimit extends z.output<typeof beginning> {
  seq: number;
  setAt: Instant;
  /** When its time is up, unless it pauses. */
  endsAt: Instant;
  /** Milliseconds that were left when it was paused; null while its time runs. */
  left: number | null;
  /** When the game was over, and whether by its limit; null before. */
  ended: { at: Instant; reached: boolean } | null;
}

interface Limits {
  /** In the order in which they were set, those that are over too. */
  limits: TimeLimit[];
}

export const empty = (): Limits => ({ limits: [] });

const minute = 60_000;

/** `date`: of its session. */
const beginning = z.object({ white: person, black: person, minutes: z.int().positive(), date });
const ofLimit = z.object({ limit: entry });

const onLimit = setting((state, { limit }: { limit: number }) => limitOf(state, limit) ?? undefined);

/** The games that have a time limit and no clock: their start, their pauses and their end (Act I.8.1). */
export const kinds = [
  /** A game with a time limit and no clock starts (Act I.8.1); its place is the limit's name. */
  kind('limit-set', beginning, {
    title: 'A game with a time limit began',
    apply: ({ limits }, { seq, white, black, minutes, date, at }) => {
      const endsAt = at + minutes * minute;
      limits.push({ seq, white, black, minutes, date, setAt: at, endsAt, left: null, ended: null });
    },
  }),
  kind('limit-paused', ofLimit, {
    title: 'A time limit was paused',
    apply: onLimit(({ at }, { endsAt }) => ({ left: Math.max(0, endsAt - at) })),
  }),
  kind('limit-resumed', ofLimit, {
    title: 'A time limit went on',
    apply: onLimit(({ at }, { left }) => ({ endsAt: at + (left ?? 0), left: null })),
  }),
  /** The game is over: at its limit (Act I.8.2), or before. */
  kind('limit-ended', z.object({ limit: entry, reached: z.boolean() }), {
    title: 'A time limit ended',
    apply: onLimit(({ at, reached }) => ({ ended: { at, reached } })),
  }),
];

/** The limit of that name, which is the place of its entry; null where there is none. */
export const limitOf = ({ limits }: State, seq: number): TimeLimit | null =>
  limits.find((limit) => limit.seq === seq) ?? null;

/** Act I.8.2: when a game with a limit is over at the latest: at the limit, or when its session ends (Act 0.5). */
function limitReachedAt({ sessions }: State, { date, endsAt, left }: TimeLimit): Instant {
  const session = sessions.get(date);
  const bell = session?.closedAt ?? session?.closesAt ?? endsAt;
  return left === null ? Math.min(endsAt, bell) : bell;
}

/** Whether the time of a limit runs, pauses or is over. */
export function stateOf({ left, ended }: TimeLimit): LimitState {
  if (ended !== null) return 'over';
  return left === null ? 'running' : 'paused';
}

/** Act I.8.2: at its limit a game is over; so it is at the bell, whether its time runs then or not (Act 0.5). */
const limitsReached = ({ state }: ClubView): DueThing[] =>
  state.limits
    .filter(({ ended }) => ended === null)
    .map((limit) => ({
      at: limitReachedAt(state, limit),
      name: `the time limit set by entry ${limit.seq}`,
      carryOut: (work) => endGame(work, limit),
    }));

/** The players and whoever oversees it are told that the captured pieces decide. */
function endGame(work: UnitOfWork, { seq: limit, white, black }: TimeLimit): void {
  work.append({ type: 'limit-ended', limit, reached: true }, { by: null, acts: ['I.8.2'] });
  const overseer = work.entries.find(({ seq }) => seq === limit)?.by ?? null;
  work.announce({ kind: 'limit-reached', limit }, { to: 'games' });
  for (const person of [white, black, overseer])
    if (person !== null) tell(work, { kind: 'limit-reached', limit }, person);
}

export const due = [limitsReached];

const limitStates = {
  running: say('The time of that game is running.', 'Press **Pause** to stop it for a while.'),
  paused: say('The time of that game is stopped for now.', 'Press **Resume** to let it go on.'),
  over: say('That game is over.', 'For another one, use `/game limit` again.'),
} as const;

/** How the time of a game with a limit stands (Act I.8). */
export type LimitState = keyof typeof limitStates;

/** Why something cannot be done with a time limit. */
export const refusals = {
  'limit-set-already': ({ name }: { limit: number; name: string }) => ({
    wrong: `${plain(name, 32)} is playing a game with a time limit already.`,
    remedy: 'Press **Stop** below that game once it is over.',
  }),
  'limit-is': ({ state }: { limit: number; state: LimitState }) => limitStates[state],
} satisfies Worded;

export const outcomes = {
  'limit-set': ofLimit,
  'limit-paused': ofLimit,
  'limit-resumed': ofLimit,
  'limit-stopped': ofLimit,
};
export type LimitOutcome = Told<typeof outcomes>;

export const notices = {
  /** Act I.8.2: the players and their overseer are told that the time is up; `limit` is the entry that set it. */
  'limit-reached': ofLimit,
};

/** What became of a game's time limit; the card that a button was pressed on follows suit. */
export const outcomeWords: OutcomeWords<typeof outcomes> = {
  'limit-set': ({ limit: seq }, { view }) => {
    const limit = limitNamed(view, seq);
    return { ...limitCard(view, limit), pings: playersOf(view, limit) };
  },
  'limit-paused': toEverybody(() => 'the time is stopped.'),
  'limit-resumed': toEverybody((limit, view) => `the time goes on, until ${end(view, limit)}.`),
  'limit-stopped': toEverybody(() => 'the game is over.'),
};

function toEverybody(said: (limit: TimeLimit, view: ClubView) => string) {
  return ({ limit: seq }: { limit: number }, { view }: Scene): Rendered => {
    const limit = limitNamed(view, seq);
    const content = `${players(view, limit)}: ${said(limit, view)}`;
    return { audience: 'club', content, pings: playersOf(view, limit), card: limitCard(view, limit) };
  };
}

function limitNamed({ state }: ClubView, seq: number): TimeLimit {
  const limit = limitOf(state, seq);
  if (limit === null) throw new Error(`Entry ${seq} sets no time limit`);
  return limit;
}

const playersOf = (view: ClubView, { white, black }: TimeLimit): string[] => accountsOf(view, [white, black]);

const players = (view: ClubView, { white, black }: TimeLimit): string =>
  `**${nameOf(view, white)}** – **${nameOf(view, black)}**`;

const end = (view: ClubView, limit: TimeLimit): string => hourOf(limitReachedAt(view.state, limit));

const cardColours = { running: colours.waiting, paused: colours.waiting, over: colours.done } as const;

/** The limit, when it started and ends, and what an overseer can say of it (Act I.8.1). */
function limitCard(view: ClubView, limit: TimeLimit): Reply {
  const { minutes, setAt } = limit;
  const lines = [
    `${players(view, limit)}, White named first. Limit: ${minutes} min.`,
    `Started: ${hourOf(setAt)}. ${stateLine(view, limit)}`,
    `At the limit the game is over, and the captured pieces decide it (${cite(['I.8.2', 'I.5'])}).`,
  ];
  const title = `A game with a time limit (${cite(['I.8'])})`;
  return {
    audience: 'club',
    embeds: [{ title, color: cardColours[stateOf(limit)], description: lines.join('\n') }],
    components: buttons(limit),
  };
}

function stateLine(view: ClubView, limit: TimeLimit): string {
  const { left, ended } = limit;
  if (ended !== null) return ended.reached ? 'Its time is up.' : 'It is over.';
  if (left === null) return `It ends at ${end(view, limit)}, at the latest.`;
  return `It pauses, with ${minutesAndSeconds(left)} left.`;
}

function buttons(limit: TimeLimit): ActionRow[] {
  const { seq } = limit;
  const stop = button('Stop', 'limit-stop', [seq], 'danger');
  switch (stateOf(limit)) {
    case 'running':
      return [row(button('Pause', 'limit-pause', [seq]), stop)];
    case 'paused':
      return [row(button('Resume', 'limit-resume', [seq], 'success'), stop)];
    case 'over':
      return [];
  }
}

/** That the time is up, and what happens now. */
export const noticeWords: NoticeWords<typeof notices> = {
  'limit-reached': ({ limit: seq }, { view }) => {
    const limit = limitNamed(view, seq);
    return {
      audience: 'club',
      content: `${players(view, limit)}: time is up, and the game is over (${cite(['I.8.2'])}). A Moderator who did not play it counts the captured pieces with \`/game adjudicate\` (${cite(['I.5'])}).`,
      pings: playersOf(view, limit),
    };
  },
};
