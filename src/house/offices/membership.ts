import type { Instant } from '../../../terms/time.ts';
import type { GameNumber, PersonNumber } from '../../ledger/fields.ts';
import { banAt } from '../book/discipline.ts';
import { isMember } from '../book/members.ts';
import { readName, sameName } from '../names.ts';
import { isMemberNow, type Somebody } from '../people.ts';
import type { ClubView, Texts, UnitOfWork } from '../ports.ts';
import { done, type Refusal, type Result } from '../result.ts';
import { withoutScores } from '../worn.ts';

/** Acts II.1 and II.7: none, or why somebody cannot join: on the board already, or removed and still banned. */
export function mayJoin(view: ClubView, somebody: Somebody, now: Instant): Refusal[] {
  const { number: person } = somebody;
  if (person === null) return [];
  if (isMemberNow(view, somebody)) return [{ code: 'already-a-member', person, acts: ['II.1'] }];
  const ban = banAt(view.state, person, now);
  return ban === null ? [] : [{ code: 'banned', person, endsAt: ban.endsAt, acts: ['II.7'] }];
}

/** None, or the refusal of another Member's name. Only Discord's names may be alike: the number is shown with them. */
export function nameIsFree(view: ClubView, name: string, bearer: PersonNumber | null): Refusal[] {
  const namesake = view.people
    .all()
    .find(
      (other) => other.number !== bearer && isMember(view.state, other.number) && sameName(other.name, name),
    );
  if (namesake === undefined) return [];
  return [{ code: 'name-taken', person: namesake.number, name, acts: ['II.1'] }];
}

/** Puts a person on the Leaderboard. Returns the place of the entry, and the games that waited for it (Act 0.12). */
export function putOnBoard(
  work: UnitOfWork,
  person: PersonNumber,
  { by, texts = {} }: { by: PersonNumber; texts?: Texts },
): { entry: number; games: GameNumber[] } {
  const entry = work.append({ type: 'joined', person }, { by, acts: ['II.1'], texts });
  return { entry, games: work.rooms.flatMap((room) => room.countWaiting?.(work, person) ?? []) };
}

/** Reads a name, without the scores of a nickname that was copied. `Route · 66` stays where no nickname has one. */
export function typedName(view: ClubView, text: string, called: string | null): Result<string> {
  const name = readName(text, 'name');
  if (!name.ok) return name;
  const without = withoutScores(name.value);
  const isCopied = showsScores(view) || (called !== null && sameName(without, called));
  return isCopied && without !== name.value ? readName(without, 'name') : done(name.value);
}

/** Whether nicknames on the server show scores, or may still do so since somebody wears something of the bot's. */
const showsScores = ({ settings: { nicknames, worn } }: ClubView): boolean =>
  nicknames || Object.keys(worn.found).length > 0;
