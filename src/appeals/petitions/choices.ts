import type { Instant } from '../../../terms/time.ts';
import type { Actor } from '../../club/people.ts';
import type { ClubView } from '../../club/ports.ts';
import { whoActs } from '../../club/who.ts';
import type { Against } from './against.ts';
import { isFor, obstacles } from './check-petition.ts';
import { type Item, itemsOf } from './items.ts';

/** What somebody can take to the Court of that kind: what it would take first, what is theirs first of that, the latest first. */
export function choicesFor(
  view: ClubView,
  actor: Actor,
  against: Exclude<Against, 'judgement'>,
  now: Instant,
): Item[] {
  const { number: person } = whoActs(view, actor);
  const rank = (item: Item) =>
    (obstacles(view, item, person, now).length === 0 ? 2 : 0) + (item.concerned === null ? 0 : 1);
  return itemsOf(view, against, now)
    .filter((item) => isFor(item, person))
    .reverse()
    .map((item) => ({ item, rank: rank(item) }))
    .sort((one, other) => other.rank - one.rank)
    .map(({ item }) => item);
}
