import type { Instant } from '../../../terms/time.ts';
import type { ClubView, DueThing } from '../ports.ts';

/** What has fallen due by now, in the order in which it did. */
export const dueThings = (view: ClubView, now: Instant): DueThing[] =>
  [...view.rooms.flatMap(({ due }) => due), ...view.rooms.flatMap(({ dueLast = [] }) => dueLast)]
    .flatMap((calendar) => calendar(view))
    .filter(({ at }) => at < now)
    .sort((one, other) => one.at - other.at);
