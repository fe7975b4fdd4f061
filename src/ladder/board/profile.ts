import type { Office } from '../../../terms/administration/authority.ts';
import type { Instant } from '../../../terms/time.ts';
import { standingAt } from '../../house/book/members.ts';
import { officesHeld } from '../../house/book/offices.ts';
import { type Actor, type Named, type Somebody, whoActs, whoIsNamed } from '../../house/people.ts';
import type { ClubView } from '../../house/ports.ts';
import { done, type Result } from '../../house/result.ts';
import type { PersonNumber } from '../../ledger/fields.ts';
import type { State } from '../../rule-books.ts';
import type { Game } from '../book/games.ts';
import type { Standing } from '../book/standings.ts';
import { numberOf } from '../games/whose.ts';
import { gamesOf, type HeadToHead, headToHeads } from './head-to-head.ts';
import { type ApartReason, apartFor, rankOf } from './leaderboard.ts';

export interface Profile {
  person: Somebody;
  /** Null for one who never joined. */
  standing: Standing | null;
  /** Null for one who stands apart from the board. */
  rank: number | null;
  apart: ApartReason | null;
  offices: Office[];
  /** The latest first. */
  recent: Game[];
  /** Against the asker; null in one's own profile. */
  headToHead: HeadToHead | null;
}

const recentGames = 5;

/** The person named, or the asker. */
export function profile(view: ClubView, actor: Actor, named: Named | null, now: Instant): Result<Profile> {
  const asked = personAsked(view, actor, named);
  if (!asked.ok) return asked;
  const { state } = view;
  const person = asked.value;
  const { number } = person;
  if (number === null) return done({ person, ...newcomer });
  const asker = numberOf(view, actor);
  const standing = standingAt(state, number);
  const joined = standing !== null && standing.memberships.length > 0;
  return done({
    person,
    standing: joined ? standing : null,
    rank: rankOf(state, number, now),
    apart: joined ? apartFor(state, standing, now) : null,
    offices: [...officesHeld(state, number)],
    recent: gamesOf(state, number).slice(0, recentGames),
    headToHead: asker === number ? null : headToHead(state, number, asker),
  });
}

/** Of somebody whom the club does not know. */
const newcomer = { standing: null, rank: null, apart: null, offices: [], recent: [], headToHead: null };

const neverPlayed: HeadToHead = { wins: 0, draws: 0, losses: 0 };

const headToHead = (state: State, one: PersonNumber, other: PersonNumber | null): HeadToHead =>
  (other === null ? null : headToHeads(state, one).get(other)) ?? neverPlayed;

/** Whom a question is about: the person named, or the asker. They need not be known to the club yet. */
export const personAsked = (view: ClubView, actor: Actor, named: Named | null): Result<Somebody> =>
  named === null ? done(whoActs(view, actor)) : whoIsNamed(view, named);
