import type { Finding } from '../../../terms/administration/sanctions.ts';
import type { HouseOutcome } from '../outcomes.ts';
import { type Actor, type Named, needsModerator } from '../people.ts';
import type { ClubView, UnitOfWork } from '../ports.ts';
import { allOf, done, type Result, unlessRefused } from '../result.ts';
import { readMatter } from './matter.ts';
import { doubleJeopardy, lacksFinding, mayNotPenalise } from './may-penalise.ts';
import { type OffenceWords, readOffence } from './offences.ts';
import {
  type DeclareOption,
  issue,
  type PenaltyOrder,
  type PenaltyPreview,
  plainOrder,
  previewOrder,
} from './penalty-order.ts';
import { cannotForfeit, type IssuableKind, type PartFigures, readParts } from './penalty-parts.ts';

export interface PenaltyInput extends PartFigures {
  member: Named;
  /** One of them, or two. */
  kinds: readonly IssuableKind[];
  reason: string;
  /** `#3` for a known one, else its words. */
  offence: string;
  /** What the known ones are called. */
  words: OffenceWords;
  game: string | null;
  /** It is not what somebody was punished for in the same game already. */
  separate: boolean;
  finding: Finding | null;
  declare: DeclareOption;
}

/**
 * Acts I.2 and III.2: a Moderator who has no part in the matter penalises somebody. Refused if severe and without a
 * finding (Act III.2.3), if punished already (Act III.2.2), and for a forfeit of a game not played, or lost.
 */
export function issuePenalty(work: UnitOfWork, actor: Actor, input: PenaltyInput): Result<HouseOutcome> {
  const order = readPenalty(work, actor, input);
  return order.ok ? done(issue(work, actor, order.value)) : order;
}

/** What `issuePenalty` would do, or why it would not; changes nothing. */
export function previewPenalty(view: ClubView, actor: Actor, input: PenaltyInput): Result<PenaltyPreview> {
  const order = readPenalty(view, actor, input);
  return order.ok ? done(previewOrder(view, order.value)) : order;
}

function readPenalty(view: ClubView, actor: Actor, input: PenaltyInput): Result<PenaltyOrder> {
  const stated = allOf(readMatter(view, input), readOffence(view, input.offence, input.words));
  const read = unlessRefused(needsModerator(view, actor), stated);
  if (!read.ok) return read;
  const [matter, offence] = read.value;
  const parts = readParts(input.kinds, matter, input);
  if (!parts.ok) return parts;
  const order = { ...plainOrder, ...matter, offence, parts: parts.value, acts: ['I.2.1'] as const };
  const { finding, declare, separate } = input;
  const refusals = [
    ...mayNotPenalise(view, actor, matter, offence.number),
    ...lacksFinding(view, matter, order.parts, finding),
    ...doubleJeopardy(view, matter, { number: offence.number, separate }),
    ...cannotForfeit(view, order.parts, matter),
  ];
  return unlessRefused(refusals, done({ ...order, finding, declare }));
}
