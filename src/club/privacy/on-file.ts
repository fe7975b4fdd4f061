import type { Entry, GameNumber, PersonNumber } from '../../ledger/entries.ts';
import { allGames, isPlayer } from '../../ledger/views.ts';
import { isStaff } from '../authority.ts';
import type { Actor, Named, Person } from '../people.ts';
import type { ClubView } from '../ports.ts';
import { done, notUnderstood, type Result, refused } from '../result.ts';
import { whichPerson } from '../who.ts';

/**
 * Whose data somebody asks for: their own, or as the member of staff anybody's, since not everybody has an account
 * (Acts 0.13 and 0.14). Not understood while the club keeps nothing that names them.
 */
export function onFile(view: ClubView, actor: Actor, named: Named | null): Result<Person> {
  if (named === null) return ownFile(view, actor);
  return isStaff(view, actor) ? whichPerson(view, named) : refused({ code: 'needs-staff', acts: ['0.14'] });
}

function ownFile({ people }: ClubView, { account }: Actor): Result<Person> {
  const known = people.byAccount(account);
  if (known?.account === account) return done(known);
  return notUnderstood({ problem: 'nothing-kept', recognisable: known !== null });
}

/** The entries that a person made, and those about them or about games they played, in order. */
export function entriesOf({ entries, state }: ClubView, person: PersonNumber): Entry[] {
  const games = new Set(
    allGames(state)
      .filter((game) => isPlayer(game, person))
      .map(({ number }) => number),
  );
  const about = new Set<number>();
  for (const entry of entries) if (isAbout(entry, person, games, about)) about.add(entry.seq);
  return entries.filter(({ seq, by }) => by === person || about.has(seq));
}

/** Whether an entry names the person or one of their games, or undoes an entry that does. */
function isAbout(
  entry: Entry,
  person: PersonNumber,
  games: ReadonlySet<GameNumber>,
  earlier: ReadonlySet<number>,
): boolean {
  if (entry.type === 'voided') return earlier.has(entry.entry);
  if ('game' in entry && entry.game !== null && games.has(entry.game)) return true;
  return 'person' in entry && entry.person === person;
}
