import type { Refusal } from '../../../house/result.ts';
import type { PersonNumber } from '../../../ledger/fields.ts';
import { by, type Table } from '../../table.ts';

/** None, or the refusal where the director has refused somebody that seat. */
export const refusedBefore = (
  { number: table, state, rules }: Table,
  seat: string,
  person: PersonNumber,
): Refusal[] =>
  state.refused.some((each) => each.seat === seat && each.person === person)
    ? [{ code: 'refused-before', table, seat, person, ...by(rules, 'conflict') }]
    : [];
