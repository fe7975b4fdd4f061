import type { Finding } from '../../../terms/administration/sanctions.ts';
import type { FraudRung } from '../../../terms/amendment/notation.ts';
import type { Figures } from '../../../terms/figures.ts';
import { banEndsAt } from '../../../terms/leaderboard/bans.ts';
import { fraudBanUntil, fraudRung } from '../../../terms/leaderboard/fraud.ts';
import type { Instant } from '../../../terms/time.ts';
import { figuresAt } from '../../house/book/amendment.ts';
import { allPenalties, standingPenalties } from '../../house/discipline/find-penalty.ts';
import { readMatter } from '../../house/discipline/matter.ts';
import {
  doubleJeopardy,
  lacksFinding,
  type Matter,
  mayNotPenalise,
} from '../../house/discipline/may-penalise.ts';
import { nextOffence } from '../../house/discipline/offences.ts';
import {
  type DeclareOption,
  issue,
  type PenaltyOrder,
  type PenaltyPreview,
  previewOrder,
} from '../../house/discipline/penalty-order.ts';
import { readParts } from '../../house/discipline/penalty-parts.ts';
import type { HouseOutcome } from '../../house/outcomes.ts';
import { type Named, needsModerator } from '../../house/people.ts';
import { asPreviewed, type Preview, type UseCase } from '../../house/plan.ts';
import type { ClubView } from '../../house/ports.ts';
import { done, notUnderstood, type Refusal, type Result, unlessRefused } from '../../house/result.ts';
import type { PenaltyPart, PersonNumber } from '../../ledger/fields.ts';
import { type Game, isPlayer } from '../book/games.ts';

/** What a Moderator may put in the place of the ladder's rung (Act II.5). */
export const insteadOptions = ['none', 'warning', 'deduction', 'halve', 'reset'] as const;
type InsteadOption = (typeof insteadOptions)[number];

export interface FraudInput {
  member: Named;
  game: string;
  reason: string;
  finding: Finding | null;
  instead: InsteadOption | null;
  points: number | null;
  /** It is not what somebody was punished for in the same game already. */
  separate: boolean;
  declare: DeclareOption;
  /** The rung that the Moderator was shown; null before they were shown any. */
  shown: FraudRung | null;
}

/** What the ladder asks for, and what would be done. */
export interface FraudPreview extends PenaltyPreview {
  violations: number;
  rung: FraudRung;
  /** By which the rung is measured. */
  figures: Figures;
}

type Read = Omit<FraudPreview, 'changes'>;

const readFraud: Preview<FraudInput, Read> = (view, actor, input, now) => {
  const read = unlessRefused(needsModerator(view, actor), readMatter(view, input));
  if (!read.ok) return read;
  const { game } = read.value;
  const matter = { ...read.value, game: game && (view.state.games[game.number] ?? null) };
  const violations = standingViolations(view, matter.person.number);
  const figures = figuresOf(view, matter);
  const rung = fraudRung(violations, figures);
  if (input.shown !== null && input.shown !== rung) return notUnderstood({ problem: 'changed-meanwhile' });
  const parts = partsOf(matter, { ...input, rung, figures, now });
  if (!parts.ok) return parts;
  const order = orderOf(view, matter, input, parts.value);
  const refusals = [
    ...mayNotPenalise(view, actor, order),
    ...hadNoPart(matter),
    ...lacksFinding(view, order, order.parts, order.finding),
    ...doubleJeopardy(view, order, { number: order.offence.number, separate: input.separate }),
  ];
  return unlessRefused(refusals, done({ order, violations, rung, figures }));
};

/** What `penaliseFraud` would do, or why it would not; changes nothing. */
export const previewFraud: Preview<FraudInput, FraudPreview> = (view, actor, input, now) => {
  const read = readFraud(view, actor, input, now);
  return read.ok ? done({ ...read.value, ...previewOrder(view, read.value.order) }) : read;
};

/**
 * Acts II.4.1 and II.5: a Moderator who is out of the matter penalises anyone who entered or played an invented game, by the
 * ladder or otherwise. The game never counts. Not understood where the rung is another than was shown.
 */
export const penaliseFraud: UseCase<FraudInput, HouseOutcome> = asPreviewed(
  readFraud,
  (work, actor, { order }) => issue(work, actor, order),
);

/** Act IV.2: the ladder is that of the time at which the game was entered; a ban ends on a day of the sessions of today. */
function figuresOf({ state }: ClubView, { game }: FraudMatter): Figures {
  const { fraudLadder, fraudBanWeeks } = game === null ? state.figures : figuresAt(state, game.enteredAt);
  return { ...state.figures, fraudLadder, fraudBanWeeks };
}

type FraudMatter = Matter & { game: Game | null; reason: string };

/** Every invented game is an offence of its own, and one and the same for all who had a part in it. */
const offenceOf = (view: ClubView, game: Game | null): number =>
  allPenalties(view.state).find((penalty) => penalty.fraud && penalty.game === game?.number)?.offence ??
  nextOffence(view);

const orderOf = (
  view: ClubView,
  matter: FraudMatter,
  { finding, declare }: FraudInput,
  parts: PenaltyPart[],
): PenaltyOrder => ({
  ...matter,
  offence: { number: offenceOf(view, matter.game), text: null },
  fraud: true,
  ground: null,
  parts,
  finding,
  reverses: matter.game?.countedSeq ?? null,
  declare,
  acts: ['II.5'],
});

/** Act II.5: a violation that was overturned no longer counts. */
const standingViolations = ({ state }: ClubView, person: PersonNumber | null): number =>
  standingPenalties(state, person).filter(({ fraud }) => fraud).length;

/** Act II.4.1: only the person who entered an invented game, or is a player of it, can have tried to gain by it. */
function hadNoPart({ person, game }: FraudMatter): Refusal[] {
  if (game === null) return [];
  const { number } = person;
  const took = number !== null && (isPlayer(game, number) || game.enteredBy === number);
  return took ? [] : [{ code: 'did-not-play', acts: ['II.4.1'], game: game.number, name: person.name }];
}

type Choice = Pick<FraudInput, 'instead' | 'points'> &
  Pick<FraudPreview, 'rung' | 'figures'> & { now: Instant };

function partsOf(
  matter: FraudMatter,
  { instead, points, rung, figures, now }: Choice,
): Result<PenaltyPart[]> {
  const kinds = instead === null || instead === 'none' ? [] : [instead];
  const chosen = readParts(kinds, matter, { points, minutes: null });
  return chosen.ok && instead === null ? done(rungParts(figures, rung, now)) : chosen;
}

/** Act II.5: what a rung of the ladder adds to the reversal of the game. */
function rungParts(figures: Figures, rung: FraudRung, now: Instant): PenaltyPart[] {
  switch (rung) {
    case 'reverse':
      return [];
    case 'halve':
    case 'reset':
      return [{ kind: rung }];
    case 'ban': {
      const until = fraudBanUntil(now, figures);
      return [{ kind: 'ban', until, endsAt: banEndsAt(until, figures) }];
    }
    case 'permanent-ban':
      return [{ kind: 'ban', until: null, endsAt: null }];
    default:
      return rung satisfies never;
  }
}
