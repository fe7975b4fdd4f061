import { type LeftOpen, sameOpen } from '../../../terms/court/decisions.ts';
import { banEndsAt } from '../../../terms/leaderboard/bans.ts';
import { type LocalDate, parseLocalDate } from '../../../terms/time.ts';
import { broughtIn } from '../../house/brought.ts';
import type { ClubView } from '../../house/ports.ts';
import { done, type Invalid, notUnderstood, type Result } from '../../house/result.ts';
import { readWords } from '../../house/texts.ts';
import type { Points } from '../../ledger/fields.ts';
import type { Case } from '../book/cases.ts';
import type { Decision, Relief } from '../book/court-entries.ts';

/** Act III.3.8: the three judgements. */
export const decisionKinds = ['uphold', 'overturn', 'remand'] as const;

/** What may take the place of what is overturned; a ban's new end is said to be sooner or later (Act II.9.3). */
export const reliefKinds = ['undo', 'shorten', 'lengthen', 'replace'] as const;
type ReliefKind = (typeof reliefKinds)[number];

/** The longest conditions of one vote, in characters: those of a whole panel are shown together. */
export const conditionsLimit = 500;

/** What goes with some of the reliefs and with no other. */
export interface ReliefFigures {
  /** A day, such as `2026-12-04`. */
  until: string | null;
  points: number | null;
  /** As the player who is named first in the game sees it. */
  result: Points | null;
}

export interface BallotInput extends ReliefFigures {
  decision: (typeof decisionKinds)[number];
  /** Left out, it is the one that the others speak of, or else to undo. For a remand: whether that is left open. */
  relief: ReliefKind | null;
  conditions: string | null;
  /** A day. */
  bar: string | null;
}

/** What somebody votes for. */
export interface Ballot {
  decision: Decision;
  end: 'shorten' | 'lengthen' | null;
  conditions: string | null;
  bar: LocalDate | null;
}

/** What is voted for. Not understood where options are missing, or do not go together. */
export function readBallot(view: ClubView, input: BallotInput): Result<Ballot> {
  const kind = kindOf(input);
  const misfit = input.decision === 'remand' ? misfitOfRemand(input) : misfitOf(input, kind);
  if (misfit !== null) return notUnderstood(misfit);
  const decision = readDecision(view, input, kind);
  if (!decision.ok) return decision;
  const conditions =
    input.conditions === null ? done(null) : readWords(input.conditions, 'conditions', conditionsLimit);
  if (!conditions.ok) return conditions;
  const bar = input.bar === null ? done(null) : readDay(input.bar, 'bar');
  if (!bar.ok) return bar;
  const end = kind === 'shorten' || kind === 'lengthen' ? kind : null;
  return done({ decision: decision.value, end, conditions: conditions.value, bar: bar.value });
}

type Kind = ReliefKind | 'until';

/** The options that say a relief. */
export const figureNames = ['until', 'points', 'result'] as const satisfies (keyof ReliefFigures)[];

function kindOf({ decision, relief, until, points, result }: BallotInput): Kind | null {
  if (decision !== 'overturn') return null;
  if (relief !== null) return relief;
  if (points !== null || result !== null) return 'replace';
  return until === null ? 'undo' : 'until';
}

function misfitOf(input: BallotInput, kind: Kind | null): Invalid | null {
  if (input.decision !== 'overturn' && input.relief !== null)
    return optionWith('relief', 'decision: overturn', false);
  const given = figureNames.filter((option) => input[option] !== null);
  if (kind === 'replace') return given.length === 1 ? null : { problem: 'one-of', options: [...figureNames] };
  const hasEnd = kind === 'shorten' || kind === 'lengthen' || kind === 'until';
  const stray = given.find((option) => option !== 'until' || !hasEnd);
  if (stray !== undefined) return optionWith(stray, takers[stray], false);
  return hasEnd && given.length === 0 ? optionWith('until', `relief: ${kind}`, true) : null;
}

function misfitOfRemand({ relief, result }: BallotInput): Invalid | null {
  if (relief !== null && relief !== 'undo') return optionWith('relief', 'decision: overturn', false);
  return result === null ? null : optionWith('result', takers.result, false);
}

const takers = {
  until: 'relief: shorten',
  points: 'relief: replace',
  result: 'relief: replace',
} as const satisfies Record<keyof ReliefFigures, string>;

const optionWith = (option: string, other: string, missing: boolean): Invalid => ({
  problem: 'option-with',
  option,
  with: other,
  missing,
});

function readDecision(view: ClubView, input: BallotInput, kind: Kind | null): Result<Decision> {
  if (input.decision === 'remand') return readRemand(input);
  if (kind === null) return done({ kind: 'uphold' });
  const relief = readRelief(view, input);
  return relief.ok ? done({ kind: 'overturn', relief: relief.value }) : relief;
}

function readRemand({ relief, until, points }: BallotInput): Result<Decision> {
  const latest = until === null ? done(null) : readDay(until, 'until');
  if (!latest.ok) return latest;
  const open: LeftOpen = { lift: relief === 'undo', until: latest.value, points };
  return done(sameOpen(open) ? { kind: 'remand' } : { kind: 'remand', open });
}

/** The relief that those figures say; to undo where none does. */
export function readRelief(view: ClubView, { until, points, result }: ReliefFigures): Result<Relief> {
  if (points !== null) return done({ kind: 'points', points });
  if (result !== null) return done({ kind: 'result', score: result });
  if (until === null) return done({ kind: 'undo' });
  const day = readDay(until, 'until');
  if (!day.ok) return day;
  const endsAt = banEndsAt(day.value, view.state.figures);
  return endsAt === null
    ? notUnderstood({ problem: 'not-a-date', option: 'until', text: until })
    : done({ kind: 'until', until: day.value, endsAt });
}

/** The decision as the ledger has it. */
export const decisionAsKept = (view: ClubView, appeal: Case, decision: Decision): Decision =>
  decision.kind === 'overturn' ? { ...decision, relief: asKept(view, appeal, decision.relief) } : decision;

/** A result is said as the player who is named first sees it, and kept as the one for whom the game was entered does. */
export function asKept(view: ClubView, { subject }: Case, relief: Relief): Relief {
  if (relief.kind !== 'result') return relief;
  const score = broughtIn(view, subject).keptResult?.(relief.score) ?? relief.score;
  return { ...relief, score };
}

function readDay(text: string, option: string): Result<LocalDate> {
  const day = parseLocalDate(text);
  return day === null ? notUnderstood({ problem: 'not-a-date', option, text }) : done(day);
}
