import type { Against } from '../../../terms/court/against.ts';
import type { Instant } from '../../../terms/time.ts';
import type { Item } from '../../house/court-items.ts';
import type { Actor, Named } from '../../house/people.ts';
import type { ClubView } from '../../house/ports.ts';
import { isFor, itemsOf, obstacles, petitionerOf } from './check-petition.ts';

/** What somebody can take to the Court of that kind: what it would take first, what is theirs first of that, the latest first. With a member, what they would have filed for them. */
export function choicesFor(
  view: ClubView,
  actor: Actor,
  against: Exclude<Against, 'judgement'>,
  now: Instant,
  member: Named | null = null,
): Item[] {
  const asked = petitionerOf(view, actor, member);
  const person = asked.ok ? asked.value : null;
  const rank = (item: Item) =>
    (obstacles(view, item, person, now).length === 0 ? 2 : 0) + (item.concerned === null ? 0 : 1);
  return itemsOf(view, against, now)
    .filter((item) => isFor(item, person))
    .reverse()
    .map((item) => ({ item, rank: rank(item) }))
    .sort((one, other) => other.rank - one.rank)
    .map(({ item }) => item);
}
