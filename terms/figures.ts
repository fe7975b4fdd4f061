import {
  dayList,
  dayOfWeek,
  kFactorList,
  type Notation,
  oneLine,
  pieceList,
  rungList,
  share,
  timeOfDay,
  timeZone,
  whole,
  yesOrNo,
} from './amendment/notation.ts';

/** The version of the Terms whose rules and default figures these are. */
export const termsVersion = '2.4';

/** A figure: the Act that it belongs to, what it is, how it is written and what it may be, and its default. */
const figure = <const Act extends string, Value>(
  act: Act,
  title: string,
  notation: Notation<Value>,
  value: NoInfer<Value>,
) => ({ act, title, notation, value });

const sessions = whole(1, 100);
const days = whole(1, 365);
const minutes = whole(1, 600);
const points = whole(0, 10_000);
const people = whole(1, 15);

/**
 * Every figure of the Terms, in the order of their Acts, with the value that the Terms give it, or the project if they leave
 * it open. A club may set its own. Times are local to `timezone`, days are calendar days, sessions those that were held.
 */
export const figures = {
  weekday: figure('0.5', 'day of the session', dayOfWeek, 5),
  /** A game may end on it. */
  opens: figure('0.5', 'beginning of the session', timeOfDay, '12:30'),
  /** A game may end on it, and no later. */
  closes: figure('0.5', 'end of the session', timeOfDay, '13:10'),
  room: figure('0.5', 'room of the session', oneLine, '322'),
  timezone: figure('0.5', 'time zone of the club', timeZone, 'Europe/London'),
  minimumPresenceMinutes: figure('0.9', 'minutes in the room that count as being present', whole(0, 600), 5),

  pieceValues: figure('I.5', 'points for captured pieces', pieceList, { q: 9, r: 5, b: 3, n: 3, p: 1 }),
  rematchSessions: figure('I.6', 'sessions within which a rematch is played', sessions, 1),
  rematchMinutes: figure('I.6', 'minutes on each clock in a rematch', minutes, 5),
  clockMinutes: figure('I.7', 'minutes on each clock, unless other ones are asked for', minutes, 5),
  onlineChallengeMinutes: figure('I.9', 'minutes in which an online challenge can be taken up', minutes, 10),
  onlineGamesAtOnce: figure('I.9.1', 'online games at once', whole(0, 100), 1),
  /** Per player and local day. */
  onlineGamesPerDay: figure('I.9.2', 'online games a day', whole(0, 100), 1),
  onlineShare: figure('I.9.3', 'share of the K-factor in an online game', share, 0.5),
  castlingOnline: figure('I.9.11', 'castling in online games', yesOrNo, false),

  startingScore: figure('II.1', 'score to start with', points, 100),
  floor: figure('II.2', 'lowest score there is', points, 100),
  kFactors: figure('II.3', 'K-factors by games played', kFactorList, [
    { upToGames: 3, k: 40 },
    { upToGames: 6, k: 30 },
    { upToGames: 10, k: 20 },
    { upToGames: null, k: 10 },
  ]),
  lateEntryDays: figure('II.4', 'days after which a game can still be entered', whole(0, 365), 7),
  /** Unless they are said to be two. */
  sameGameMinutes: figure(
    'II.4.1',
    'minutes in which entries of the same two players are one game',
    whole(0, 600),
    10,
  ),
  /** The last rung holds for every further violation. */
  fraudLadder: figure('II.5', 'what fraud costs, time by time', rungList, [
    'reverse',
    'halve',
    'reset',
    'ban',
    'permanent-ban',
  ]),
  fraudBanWeeks: figure('II.5', 'weeks of a ban for fraud', whole(1, 100), 4),
  /** With 3, the third session missed in a row is the first to cost points; `idleSessions` counts in the same way. */
  absenceSessions: figure('II.6.1', 'sessions missed in a row before it costs points', sessions, 3),
  absenceDeduction: figure('II.6.1', 'points lost for a session missed', points, 15),
  idleSessions: figure('II.6.2', 'sessions without a game in a row before it costs points', sessions, 3),
  idleDeduction: figure('II.6.2', 'points lost for a session without a game', points, 5),
  removalSessions: figure('II.7', 'sessions looked back on before a removal', sessions, 6),
  /** The fewest that allow it; of `removalGames`, the most. */
  removalAbsences: figure('II.7', 'absences among them that allow a removal', sessions, 4),
  removalGames: figure('II.7', 'games in them that still allow a removal', whole(0, 1_000), 2),
  removalRequestDays: figure('II.8', 'days until somebody who asks is removed', days, 7),
  monitorSessions: figure('II.10.5', 'sessions before a monitor has to be restated', sessions, 1),

  declarationDays: figure('III.2.4', 'days in which a Moderator declares a penalty', days, 7),
  /** Counted from its beginning; of Acts II.8 and III.3.10 too. */
  reminderDays: figure('III.2.4', 'days on which somebody is reminded of a deadline', dayList, [3, 6]),
  panelSize: figure('III.3.3', 'Justices on a panel', people, 3),
  grantingJustices: figure('III.3.6', 'Justices who grant a case without the Chief Justice', people, 2),
  /** Also Acts III.3.7 and III.3.9.1. */
  answerDays: figure(
    'III.3.6',
    'days after which everybody is told that a case waits for the Chief Justice',
    days,
    7,
  ),
  redecisionDays: figure('III.3.8', 'days for a new decision after a remand', days, 7),
  /** After them the votes cast decide. */
  enBancVoteDays: figure('III.3.9', 'days in which all Justices vote', days, 7),
  opinionDays: figure('III.3.10', 'days in which an opinion is written', days, 7),
};

type Each = typeof figures;

export type FigureName = keyof Each;

/** The value of every figure, in a club at some time. */
export type Figures = { readonly [Name in FigureName]: Each[Name]['value'] };

/** The figures of the Terms as written, with the project's reading where they leave one open. */
export const defaultFigures: Figures = written();

function written(): Figures {
  const values = Object.fromEntries(Object.entries(figures).map(([name, { value }]) => [name, value]));
  const isWhole = (some: object): some is Figures =>
    Object.entries(figures).every(
      ([name, { notation }]) => notation.limits.safeParse(Reflect.get(some, name)).success,
    );
  if (!isWhole(values)) throw new Error('A figure as written is not within its limits');
  return values;
}

/** The figures with some of them set again (Act IV.1); the base is left as it was. */
export const withFigures = (base: Figures, changes: Partial<Figures>): Figures => ({ ...base, ...changes });
