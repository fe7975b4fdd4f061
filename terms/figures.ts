/** The version of the Terms whose rules and default figures these are. */
export const termsVersion = '2.4';

/** Players with at most this many rated games behind them move by this K-factor; null is everybody else. */
export interface KFactor {
  readonly upToGames: number | null;
  readonly k: number;
}

/** The pieces that can be captured, by the letters of FEN. */
export const pieceLetters = ['q', 'r', 'b', 'n', 'p'] as const;
export type PieceLetter = (typeof pieceLetters)[number];

/** What a finding of fraud costs, by the number of standing violations (Act II.5). */
export const fraudRungs = ['reverse', 'halve', 'reset', 'ban', 'permanent-ban'] as const;
export type FraudRung = (typeof fraudRungs)[number];

/** Every figure of the Terms. A club may set its own; times are local to `timezone`, days are calendar days. */
export interface Figures {
  /** Act 0.5: the day of the session, ISO numbered: 1 is Monday, 5 Friday, 7 Sunday. */
  readonly weekday: number;
  /** Act 0.5: local time `HH:MM`; a game may end on it. */
  readonly opens: string;
  /** Act 0.5: local time `HH:MM`; a game may end on it and no later. */
  readonly closes: string;
  /** Act 0.5 */
  readonly room: string;
  /** Act 0.5: an IANA time zone. */
  readonly timezone: string;
  /** Act 0.9 */
  readonly minimumPresenceMinutes: number;

  /** Act I.5: points for each captured piece. */
  readonly pieceValues: Readonly<Record<PieceLetter, number>>;
  /** Act I.6: how many held sessions an objection waits for its rematch. */
  readonly rematchSessions: number;
  /** Act I.6: on each player's clock. */
  readonly rematchMinutes: number;
  /** Act I.7: on each player's clock, unless another time is asked for. */
  readonly clockMinutes: number;
  /** Act I.9.1 */
  readonly onlineGamesAtOnce: number;
  /** Act I.9.2: per player and local day. */
  readonly onlineGamesPerDay: number;
  /** Act I.9.3: the share of the K-factor that an online game moves. */
  readonly onlineShare: number;
  /** Act I.9: how long a challenge to an online game may be taken up. */
  readonly onlineChallengeMinutes: number;
  /** Act I.9.11 */
  readonly castlingOnline: boolean;

  /** Act II.1 */
  readonly startingScore: number;
  /** Act II.2 */
  readonly floor: number;
  /** Act II.3: in ascending order, the last for everybody else. */
  readonly kFactors: readonly KFactor[];
  /** Act II.4: how many days after it was played a game may still be entered. */
  readonly lateEntryDays: number;
  /** Act II.4.1: what is entered of the same two people within so many minutes is one game, unless it is said to be two. */
  readonly sameGameMinutes: number;
  /** Act II.5: the last rung holds for every further violation. */
  readonly fraudLadder: readonly FraudRung[];
  /** Act II.5: the length of the ban on its rung. */
  readonly fraudBanWeeks: number;
  /** Act II.6.1: from which missed session in a row on points are lost. */
  readonly absenceSessions: number;
  /** Act II.6.1: points a session. */
  readonly absenceDeduction: number;
  /** Act II.6.2: from which session without a game in a row on points are lost. */
  readonly idleSessions: number;
  /** Act II.6.2: points a session. */
  readonly idleDeduction: number;
  /** Act II.7: the sessions looked back on. */
  readonly removalSessions: number;
  /** Act II.7: the fewest absences among them that allow a removal. */
  readonly removalAbsences: number;
  /** Act II.7: the most games played in them that allow a removal. */
  readonly removalGames: number;
  /** Act II.8 */
  readonly removalRequestDays: number;
  /** Act II.10.5: how many held sessions a monitor may last before it has to be restated. */
  readonly monitorSessions: number;

  /** Act III.2.4 */
  readonly declarationDays: number;
  /** Act III.3.3 */
  readonly panelSize: number;
  /** Act III.3.6: Justices who can grant a case without the Chief Justice. */
  readonly grantingJustices: number;
  /** Acts III.3.6, III.3.7 and III.3.9.1: after which everybody is told that a case waits for the Chief Justice. */
  readonly answerDays: number;
  /** Act III.3.8: for the Moderator's new decision after a remand. */
  readonly redecisionDays: number;
  /** Act III.3.9: after which the votes cast decide. */
  readonly enBancVoteDays: number;
  /** Act III.3.10 */
  readonly opinionDays: number;
  /** Acts III.2.4 and III.3.10: on which days before a deadline somebody is reminded. */
  readonly reminderDays: readonly number[];
}

/** The figures of the Terms as written, with the project's reading where they leave one open. */
export const defaultFigures: Figures = {
  weekday: 5,
  opens: '12:30',
  closes: '13:10',
  room: '322',
  timezone: 'Europe/London',
  minimumPresenceMinutes: 5,

  pieceValues: { q: 9, r: 5, b: 3, n: 3, p: 1 },
  rematchSessions: 1,
  rematchMinutes: 5,
  clockMinutes: 5,
  onlineGamesAtOnce: 1,
  onlineGamesPerDay: 1,
  onlineShare: 0.5,
  onlineChallengeMinutes: 10,
  castlingOnline: false,

  startingScore: 100,
  floor: 100,
  kFactors: [
    { upToGames: 3, k: 40 },
    { upToGames: 6, k: 30 },
    { upToGames: 10, k: 20 },
    { upToGames: null, k: 10 },
  ],
  lateEntryDays: 7,
  sameGameMinutes: 10,
  fraudLadder: ['reverse', 'halve', 'reset', 'ban', 'permanent-ban'],
  fraudBanWeeks: 4,
  absenceSessions: 3,
  absenceDeduction: 15,
  idleSessions: 3,
  idleDeduction: 5,
  removalSessions: 6,
  removalAbsences: 4,
  removalGames: 2,
  removalRequestDays: 7,
  monitorSessions: 1,

  declarationDays: 7,
  panelSize: 3,
  grantingJustices: 2,
  answerDays: 7,
  redecisionDays: 7,
  enBancVoteDays: 7,
  opinionDays: 7,
  reminderDays: [3, 6],
};

/** The figures with some of them set anew (Act IV.1); the base is left as it was. */
export const withFigures = (base: Figures, changes: Partial<Figures>): Figures => ({ ...base, ...changes });
