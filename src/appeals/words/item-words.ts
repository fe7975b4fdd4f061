import { localDate } from '../../../terms/time.ts';
import { broughtIn, neverTaken } from '../../house/brought.ts';
import type { Item } from '../../house/court-items.ts';
import type { ClubView } from '../../house/ports.ts';
import type { Choice } from '../../house/words/reply.ts';
import { shortDayOf } from '../../house/words/text.ts';

/** What a petition can be against, for a list of choices: `#12 15 points off the score, 20 Nov`. */
export function itemChoice(view: ClubView, item: Item): Choice {
  const { key: value, at } = item;
  const { label, whole = false } =
    item.subject === null
      ? { label: () => neverTaken(view, item.what).called }
      : broughtIn(view, item.subject).choice;
  if (whole) return { name: label(), value };
  return { name: `#${value} ${label()}, ${shortDayOf(localDate(at, view.state.figures))}`, value };
}
