import { casesWith, sealedVotes } from '../../appeals/book/case-views.ts';
import { allClocks, type ClockGame } from '../../ladder/book/clock.ts';
import { allGames, isPlayer } from '../../ladder/book/games.ts';
import { allOnline, playsOnline } from '../../ladder/book/online.ts';
import { type Concern, concernsOf } from '../../ledger/concerns.ts';
import type { CaseNumber, GameNumber, PenaltyNumber, PersonNumber } from '../../ledger/fields.ts';
import { type Entry, rules, type State } from '../../rule-books.ts';
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

/** An entry of somebody's file; `deed` is what they did in a matter that is somebody else's. */
export interface OnFile {
  entry: Entry;
  concern: Concern;
}

/** Every entry that concerns a person, in order; not the votes that nobody may see yet (Act III.3.8). */
export function entriesConcerning({ entries, state }: ClubView, person: PersonNumber): OnFile[] {
  const concerns = concernsOf(rules, entries, person);
  const sealed = sealedVotes(state);
  return entries.flatMap((entry) => {
    const concern = concerns.get(entry.seq);
    return concern === undefined || sealed.has(entry.seq) ? [] : [{ entry, concern }];
  });
}

/** The entries whose words are by a person, or about them or about games they played, in order. */
export function entriesOf(view: ClubView, person: PersonNumber): Entry[] {
  const about = new Set(entriesAbout(view, person).map(({ seq }) => seq));
  return view.entries.filter(({ seq, by }) => by === person || about.has(seq));
}

/** The entries about a person or about games they played, in order. */
export function entriesAbout({ entries, state }: ClubView, person: PersonNumber): Entry[] {
  const theirs: Theirs = {
    person,
    games: new Set(
      allGames(state)
        .filter((game) => isPlayer(game, person))
        .map(({ number }) => number),
    ),
    online: new Set(
      allOnline(state)
        .filter((online) => playsOnline(online, person))
        .map(({ number }) => number),
    ),
    clocks: new Set(clocksOf(state, person).map(({ number }) => number)),
    penalties: new Set(
      state.penalties.flatMap((penalty) => (penalty?.person === person ? [penalty.number] : [])),
    ),
    cases: new Set(casesWith(state, person).map(({ number }) => number)),
    earlier: new Set(),
  };
  return entries.filter((entry) => {
    const about = isAbout(entry, theirs);
    if (about) theirs.earlier.add(entry.seq);
    return about;
  });
}

/** What there is of a person, by number. */
interface Theirs {
  person: PersonNumber;
  games: ReadonlySet<GameNumber>;
  /** The numbers of their online games. */
  online: ReadonlySet<number>;
  /** The numbers of their chess clocks. */
  clocks: ReadonlySet<number>;
  penalties: ReadonlySet<PenaltyNumber>;
  /** Those to which they are a party. */
  cases: ReadonlySet<CaseNumber>;
  /** The places of the entries about them, so far. */
  earlier: Set<number>;
}

/**
 * Whether an entry names the person or one of their games, or follows one that does. What was done to somebody over a
 * game is about them, and not about who else played it.
 */
function isAbout(
  entry: Entry,
  { person, games, online, clocks, penalties, cases, earlier }: Theirs,
): boolean {
  // Of all that happens in a case, what has a line in a record is about its parties.
  if ('case' in entry && rules.kindOf(entry).line !== undefined) return cases.has(entry.case);
  const followed = followedBy(entry);
  if (followed !== null) return earlier.has(followed);
  if (entry.type === 'penalty-issued') return entry.person === person;
  if ('penalty' in entry) return penalties.has(entry.penalty);
  if (entry.type === 'limit-set') return entry.white === person || entry.black === person;
  if ('clock' in entry) return clocks.has(entry.clock);
  if ('online' in entry && typeof entry.online === 'number') return online.has(entry.online);
  if ('game' in entry && games.has(entry.game)) return true;
  return 'person' in entry && entry.person === person;
}

/** The place of the earlier entry that this one goes on with, where it names one. */
function followedBy(entry: Entry): number | null {
  if (entry.type === 'voided') return entry.entry;
  if (entry.type === 'consent-answered') return entry.asked;
  if ('monitor' in entry) return entry.monitor;
  return 'limit' in entry ? entry.limit : null;
}

/** The chess clocks of games that somebody played. */
export const clocksOf = (state: State, person: PersonNumber): ClockGame[] =>
  allClocks(state).filter(({ white, black }) => white === person || black === person);
