import { type Cite, type Deed, type Game, numberOf } from '../../../../packages/nomic/src/index.ts';
import type { Instant } from '../../../../terms/time.ts';
import type { Actor } from '../../../house/people.ts';
import type { Texts, UnitOfWork } from '../../../house/ports.ts';
import { done, type Refusal, type Result, refused } from '../../../house/result.ts';
import type { TableOutcome } from '../../outcomes.ts';
import { personActing } from '../../who.ts';
import { doDeed, foresee } from '../do-deed.ts';
import { nomicGameAt, type OwnNomic } from '../find-nomic.ts';

export type NomicDone = TableOutcome<'nomic-done'>;

/** Rules that the game cites, as they are numbered by now: `Rule 202`. */
export const citedRules = (game: Game, cites: readonly Cite[]): string[] =>
  cites.flatMap((cite) => {
    const number = numberOf(game, cite);
    return number === null ? [] : [`Rule ${number}`];
  });

/** The refusal of what would be void or improper, by the rules of the game; `typed` is shown again, to be copied. */
export const againstRules = (
  { table, game }: Pick<OwnNomic, 'table' | 'game'>,
  does: Deed['is'],
  { why, rules }: { why: string; rules: readonly Cite[] },
  typed: string | null,
): Refusal => ({
  ...{ code: 'nomic-void', table: table.number, does, why, typed },
  ...{ acts: [], points: citedRules(game, rules) },
});

/** None, or the refusal of a deed that would be void or improper now. */
export function mayNot(own: OwnNomic, deed: Deed, now: Instant, typed: string | null = null): Refusal[] {
  const told = foresee(own.table, own.seat, deed, now).find(({ is }) => is === 'void' || is === 'improper');
  if (told === undefined) return [];
  return [againstRules({ ...own, game: nomicGameAt(own.table, now) }, deed.is, told, typed)];
}

/** Does something for a player’s seat, unless it would be void. */
export function act(
  work: UnitOfWork,
  actor: Actor,
  own: OwnNomic,
  deed: Deed,
  { texts = {}, typed = null }: { texts?: Texts; typed?: string | null } = {},
): Result<NomicDone> {
  const refusals = mayNot(own, deed, work.now, typed);
  if (refusals.length > 0) return refused(...refusals);
  const doer = { by: personActing(work, actor), message: null, texts };
  const { entry } = doDeed(work, own.table, own.seat, deed, doer);
  return done({ kind: 'nomic-done', table: own.table.number, entry });
}
