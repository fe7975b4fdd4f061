import { isBeforeAll } from '../../../terms/court/stages.ts';
import type { ClubView } from '../../house/ports.ts';
import { entryAfter, stateAfter } from '../../house/score-changes.ts';
import { allGames } from '../../ladder/book/games.ts';
import type { PersonNumber } from '../../ledger/fields.ts';
import type { BodyOf, Entry, EntryType, State } from '../../rule-books.ts';
import { hasChanged } from '../book/case-views.ts';
import type { Case } from '../book/cases.ts';
import type { Effect, JudgementOutcome } from '../book/court-entries.ts';
import { effectsOf } from './effects.ts';

/** What is decided, by whom, and who kept silent. */
export interface Verdict {
  outcome: JudgementOutcome;
  bar: BodyOf<'judged'>['bar'];
  majority: readonly PersonNumber[];
  silent: readonly PersonNumber[];
}

type Ledger = Pick<ClubView, 'state' | 'entries' | 'rooms' | 'rules'>;

/** The judgement that this comes to, with all that it does to the board (Acts III.3.8 and III.3.9). */
export function judgementOf(view: Ledger, known: Case, verdict: Verdict): BodyOf<'judged'> {
  const { outcome, bar, majority, silent } = verdict;
  const body: BodyOf<'judged'> = {
    type: 'judged',
    case: known.number,
    enBanc: isBeforeAll(known.stage),
    outcome,
    bar,
    effects: [],
    supersedes: outcome.kind === 'overturn' ? decidedBelow(known) : [],
    majority: [...majority],
    silent: [...silent],
  };
  return { ...body, effects: withDeductions(view, body, directEffects(view, known, outcome)) };
}

/** Act III.3.9: to undo a judgement that changed what was decided first is to let that stand again. */
function directEffects(view: Ledger, known: Case, outcome: JudgementOutcome): Effect[] {
  if (outcome.kind !== 'overturn') return [];
  const { relief } = outcome;
  return relief.kind === 'undo' && hasChanged(known) ? [] : effectsOf(view, known, relief);
}

/** The judgements before, and what a Moderator decided after one of them: a later one takes the place of them all. */
const decidedBelow = ({ judgements, redecision }: Case): number[] => [
  ...judgements.map(({ seq }) => seq),
  ...(redecision === null ? [] : [redecision.seq]),
];

type CourtDecision = BodyOf<'judged'> | BodyOf<'redecided'>;

/** Whether it leaves all that is on the board as it is. */
const isOfCaseAlone = (body: CourtDecision): boolean =>
  body.effects.length === 0 && (body.type === 'redecided' || body.supersedes.length === 0);

/** What the club's ledger says on the board once that is decided. */
export const stateWith = (view: Ledger, body: CourtDecision): State =>
  isOfCaseAlone(body) ? view.state : stateAfter(view, body);

/**
 * Act II.6: with a game that comes back to the board, the deductions fall that were made as though it had not been
 * played. They belong to what brings it back, and so end with it.
 */
export function withDeductions(view: Ledger, without: CourtDecision, effects: readonly Effect[]): Effect[] {
  const body = { ...without, effects: [...effects] };
  if (!mayBringBack(view, without, body)) return body.effects;
  const after = stateAfter(view, body);
  const back = gamesBack([view.state, stateWith(view, without)], after);
  const baseless = back.flatMap(({ player, opponent, date }) =>
    [player, opponent].flatMap((person) =>
      view.rooms.flatMap((room) => room.baselessDeductions?.(after, person, date) ?? []),
    ),
  );
  return [...effects, ...[...new Set(baseless)].map((entry) => ({ kind: 'void', entry }) as const)];
}

/** The entries that put a game where it is. */
const steps: ReadonlySet<EntryType> = new Set([
  'game-recorded',
  'game-withdrawn',
  'game-refused',
  'game-lapsed',
  'game-counted',
]);

/**
 * Whether it undoes a step of a game, or lets one happen that was undone, be it now or without its effects: no other game
 * can come back to the board.
 */
function mayBringBack(
  { entries, state, rules }: Ledger,
  without: CourtDecision,
  body: CourtDecision,
): boolean {
  if (isOfCaseAlone(body)) return false;
  const undoneWith = (next: CourtDecision) => rules.undoneIn([...entries, entryAfter(state, next)]);
  const after = undoneWith(body);
  const before = isOfCaseAlone(without) ? [] : [undoneWith(without)];
  return [rules.undoneIn(entries), ...before].some((undone) =>
    [...onlyIn(undone, after), ...onlyIn(after, undone)].some((seq) => isStep(entries[seq - 1])),
  );
}

const onlyIn = (some: ReadonlySet<number>, others: ReadonlySet<number>): number[] =>
  [...some].filter((seq) => !others.has(seq));

const isStep = (entry: Entry | undefined): boolean => entry !== undefined && steps.has(entry.type);

/** The games that count after it, and would not otherwise, be it now or without its effects. */
const gamesBack = (before: readonly State[], after: State) =>
  allGames(after).filter(
    ({ number, status }) =>
      status === 'counted' && before.some(({ games }) => games[number]?.status !== 'counted'),
  );
