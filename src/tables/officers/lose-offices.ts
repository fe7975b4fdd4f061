import { holders } from '../../house/book/offices.ts';
import type { UnitOfWork } from '../../house/ports.ts';
import { tell } from '../../house/tell.ts';
import type { PersonNumber } from '../../ledger/fields.ts';
import { type Table, writeAt } from '../table.ts';

/** Takes all offices of a table from somebody. Where it has no gamemaster then, the table and the Moderators are told. */
export function loseOffices(
  work: UnitOfWork,
  table: Table,
  person: PersonNumber,
  by: PersonNumber | null,
): void {
  const { gm, officers } = table.state;
  const held = officers.filter((each) => each.person === person).map(({ office }) => office);
  for (const office of [...held, ...(gm === person ? ['gm'] : [])])
    writeAt(work, table, { type: 'officer-released', office, person }, by);
  if (gm !== person) return;
  const told = { kind: 'gm-needed', table: table.number } as const;
  work.announce(told, { to: 'table', table: table.number });
  for (const moderator of whoNames(work, person)) tell(work, told, moderator);
}

/** The Moderators; where there is none, those who have their power. */
function whoNames({ state }: UnitOfWork, gone: PersonNumber): PersonNumber[] {
  const others = (people: PersonNumber[]) => people.filter((person) => person !== gone);
  const moderators = others(holders(state, 'moderator'));
  return moderators.length > 0
    ? moderators
    : others([...new Set([...holders(state, 'justice'), ...holders(state, 'chief')])]);
}
