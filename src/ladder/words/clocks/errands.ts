import type { ClubView } from '../../../house/ports.ts';
import type { Errand } from '../../../house/room.ts';
import { button } from '../../../house/words/reply.ts';
import { nameOf } from '../../../house/words/text.ts';
import type { PersonNumber } from '../../../ledger/fields.ts';
import { allClocks, type ClockGame, isOpen } from '../../book/clock.ts';
import { timesWords } from './card.ts';

/** Act I.7.2: chess clocks to which that person has still to agree. */
export const clockErrands = (view: ClubView, person: PersonNumber): Errand[] =>
  allClocks(view.state)
    .filter((clock) => isOpen(clock) && clock.asked.includes(person))
    .map((clock) => toAgree(view, clock, person));

function toAgree(view: ClubView, clock: ClockGame, person: PersonNumber): Errand {
  const { number, white, black, begins, openedAt, date } = clock;
  const other = person === white ? black : white;
  return {
    what: `Play against **${nameOf(view, other)}** with chess clock ${number}? ${timesWords(begins)}.`,
    since: openedAt,
    due: view.state.sessions.get(date)?.closesAt ?? null,
    buttons: [
      button('I agree', 'clock-agree', [number], 'success'),
      button('No clock', 'clock-decline', [number], 'danger'),
    ],
  };
}
