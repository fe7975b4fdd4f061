import type { DecayBasis } from '../../../terms/leaderboard/decay.ts';
import { localDate } from '../../../terms/time.ts';
import type { ClubView } from '../../house/ports.ts';
import { askRooms } from '../../house/room.ts';
import type { Choice } from '../../house/words/choices.ts';
import { partsWords } from '../../house/words/penalty-words.ts';
import { shortDayOf, signed, tidy } from '../../house/words/text.ts';
import type { Entry } from '../../rule-books.ts';
import type { Item } from '../petitions/items.ts';

/** What a petition can be against, for a list of choices: `#12 15 points off the score, 20 Nov`. */
export function itemChoice(view: ClubView, item: Item): Choice {
  const when = shortDayOf(localDate(item.at, view.state.figures));
  const words = wordsOf(view, item);
  if (item.what === 'other') return { name: 'Anything else', value: 'other' };
  if (item.what === 'game') return { name: words, value: item.key };
  return { name: `#${item.key} ${words}, ${when}`, value: item.key };
}

function wordsOf(view: ClubView, { subject, what }: Item): string {
  if (what === 'staff-ban') return 'ban by the staff';
  switch (subject?.kind) {
    case undefined:
      return 'order to play with a clock';
    case 'penalty':
    case 'ban': {
      const penalty = view.state.penalties[subject.penalty];
      return penalty === undefined ? '' : tidy(partsWords(penalty, view), 60);
    }
    case 'monitor':
      return 'monitor';
    case 'game':
      return askRooms(view, (room) => room.gameLabel?.(view, subject.game)) ?? '';
    case 'deduction':
    case 'technical':
      return changeWords(view, view.entries[subject.entry - 1]);
    case 'other':
      return '';
    default:
      return subject satisfies never;
  }
}

const bases: Readonly<Record<DecayBasis, string>> = {
  absence: 'deduction for absence',
  idle: 'deduction for playing no game',
};

/** A change of a score, in a few words; as typed, with the name tidied. */
export function changeWords({ people }: ClubView, entry: Entry | undefined): string {
  if (entry?.type === 'decayed') return bases[entry.basis];
  if (entry?.type !== 'adjusted') return 'game taken off the board';
  const name = tidy(people.byNumber(entry.person)?.name ?? `#${entry.person}`, 32);
  const { change } = entry;
  return `score of ${name}: ${typeof change === 'string' ? change : signed(change.points)}`;
}
