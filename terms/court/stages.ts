/**
 * Where a case is on its way through the Court (Acts III.3.6 to III.3.10). `filed`: asked for and not answered;
 * `granted`: waits for its panel; `remanded`: with the Moderator again; `judged` and `final`: the opinion is due;
 * `asked`: a party wants the whole Court; `sitting`: the whole Court hears it.
 */
export const stages = [
  'filed',
  'denied',
  'withdrawn',
  'granted',
  'hearing',
  'voting',
  'revote',
  'remanded',
  'judged',
  'published',
  'asked',
  'declined',
  'sitting',
  'voting-en-banc',
  'final',
  'closed',
] as const;
export type Stage = (typeof stages)[number];

/**
 * What can be done with a case; a denied one can still be granted (Act III.3.6). `convene`: a grant straight to the
 * whole Court (Acts II.6.3 and III.5); `drop`: a party no longer wants the whole Court.
 */
export const moves = [
  'deny',
  'withdraw',
  'drop',
  'grant',
  'convene',
  'seat',
  'vote',
  'revote',
  'remand',
  'redecide',
  'return',
  'judge',
  'publish',
  'ask',
  'decline',
  'accept',
] as const;
export type Move = (typeof moves)[number];

/** Every move that there is. The first vote closes the hearing; a panel's late opinion changes no later stage. */
const table: Readonly<Record<Stage, Partial<Record<Move, Stage>>>> = {
  filed: { deny: 'denied', withdraw: 'withdrawn', grant: 'granted', convene: 'sitting' },
  denied: { grant: 'granted', convene: 'sitting' },
  withdrawn: {},
  granted: { withdraw: 'withdrawn', seat: 'hearing' },
  hearing: { withdraw: 'withdrawn', seat: 'hearing', vote: 'voting', judge: 'judged' },
  voting: { seat: 'voting', vote: 'voting', revote: 'revote', remand: 'remanded', judge: 'judged' },
  revote: { seat: 'revote', vote: 'revote', remand: 'remanded', judge: 'judged' },
  remanded: { redecide: 'judged', return: 'voting', publish: 'remanded' },
  judged: { publish: 'published', ask: 'asked' },
  published: { publish: 'published', ask: 'asked' },
  asked: { drop: 'judged', publish: 'asked', decline: 'declined', accept: 'sitting' },
  declined: { publish: 'declined' },
  sitting: {
    withdraw: 'withdrawn',
    drop: 'declined',
    publish: 'sitting',
    vote: 'voting-en-banc',
    judge: 'final',
  },
  'voting-en-banc': { publish: 'voting-en-banc', vote: 'voting-en-banc', judge: 'final' },
  final: { publish: 'closed' },
  closed: { publish: 'closed' },
};

/** Where a move leads from there, or null: it cannot be made then. */
export const after = (stage: Stage, move: Move): Stage | null => table[stage][move] ?? null;

/** The moves that can be made from there. */
export const movesFrom = (stage: Stage): Move[] => moves.filter((move) => after(stage, move) !== null);

/** Whether the whole Court hears a case in that stage (Act III.3.9). */
export const isBeforeAll = (stage: Stage): boolean => stage === 'sitting' || stage === 'voting-en-banc';

/** Whether the whole Court hears it, or has had the last word. */
export const isWholeCourts = (stage: Stage): boolean =>
  isBeforeAll(stage) || stage === 'final' || stage === 'closed';

const over: readonly Stage[] = ['denied', 'withdrawn', 'published', 'declined', 'closed'];

/** Whether the Court still has something to do. */
export const isOpen = (stage: Stage): boolean => !over.includes(stage);
