import type { DeclarationWay } from '../../../terms/administration/declaration.ts';
import type { Finding } from '../../../terms/administration/sanctions.ts';
import type { BanGround } from '../../../terms/leaderboard/bans.ts';
import type { Act } from '../../../terms/register.ts';
import type { PenaltyPart, PersonNumber } from '../../ledger/fields.ts';
import type { BodyOf } from '../../rule-books.ts';
import type { HouseOutcome } from '../outcomes.ts';
import { type Actor, enrol, whoActs } from '../people.ts';
import type { ClubView, Texts, UnitOfWork } from '../ports.ts';
import { movedSince, type ScoreChange, scoreChanges, scoresOf } from '../score-changes.ts';
import { tell } from '../tell.ts';
import { declare } from './declare-penalty.ts';
import type { Matter } from './may-penalise.ts';
import type { Offence } from './offences.ts';

/** How the public is told of a penalty: in one of two ways at once, or later (Act III.2.4). */
export const declareOptions = ['now', 'later', 'email'] as const;
export type DeclareOption = (typeof declareOptions)[number];

const ways = { now: 'discussion', later: null, email: 'email' } as const satisfies Record<
  DeclareOption,
  DeclarationWay | null
>;

/** A penalty that nothing speaks against. */
export interface PenaltyOrder extends Matter {
  offence: Offence;
  fraud: boolean;
  ground: BanGround | null;
  parts: PenaltyPart[];
  finding: Finding | null;
  /** The entry by which an invented game counts (Act II.5). */
  reverses: number | null;
  reason: string;
  declare: DeclareOption;
  acts: readonly Act[];
}

/** What a penalty has that is not for fraud; a ban has a ground besides. */
export const plainOrder = { fraud: false, ground: null, reverses: null } as const;

/** What a penalty would be, and what it would do to every score. */
export interface PenaltyPreview {
  order: PenaltyOrder;
  changes: ScoreChange[];
}

/** What issuing it would do; changes nothing. */
export const previewOrder = (view: ClubView, order: PenaltyOrder): PenaltyPreview => ({
  order,
  changes: order.person.number === null ? [] : scoreChanges(view, bodyOf(view, order, order.person.number)),
});

/** Writes the penalty into the ledger, has the person told of it, and the public if it is to be told now. */
export function issue(work: UnitOfWork, actor: Actor, order: PenaltyOrder): HouseOutcome<'penalty-issued'> {
  const by = enrol(work, whoActs(work, actor));
  const person = order.person.number ?? enrol(work, order.person);
  const body = bodyOf(work, order, person);
  const before = scoresOf(work.state);
  work.append(body, { by, acts: order.acts, texts: textsOf(order) });
  const changes = movedSince(before, work.state);
  const { penalty } = body;
  const change = changes.find((each) => each.person === person) ?? null;
  tell(work, { kind: 'penalty-issued', penalty, person, change }, person);
  const way = ways[order.declare];
  if (way !== null) declare(work, penalty, way, by);
  return { kind: 'penalty-issued', penalty, changes };
}

function bodyOf({ state }: ClubView, order: PenaltyOrder, person: PersonNumber): BodyOf<'penalty-issued'> {
  const { offence, game, fraud, ground, parts, finding, reverses } = order;
  return {
    type: 'penalty-issued',
    penalty: Math.max(1, state.penalties.length),
    person,
    offence: offence.number,
    game: game?.number ?? null,
    fraud,
    ground,
    parts,
    finding,
    reverses,
  };
}

const textsOf = ({ reason, offence: { text } }: PenaltyOrder): Texts =>
  text === null ? { reason } : { reason, offence: text };
