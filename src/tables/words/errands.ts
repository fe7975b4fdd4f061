import type { Instant } from '../../../terms/time.ts';
import type { ClubView } from '../../house/ports.ts';
import type { Errand } from '../../house/room.ts';
import type { PersonNumber } from '../../ledger/fields.ts';
import { judgeErrands, regulationsToVote } from '../birthday/errands.ts';
import { awaitedAt } from '../clock/awaited.ts';
import { gameOf } from '../games.ts';
import { gmIsGone } from '../officers/gm-gone.ts';
import { openQuestions } from '../questions/find.ts';
import { waitedFor } from '../questions/move.ts';
import { agreeButtons, decideButtons, questionName } from '../questions/words.ts';
import { offerEndsAt } from '../seats/answer-offer.ts';
import { openSeats } from '../seats/find-seat.ts';
import { answerButtons, howLong } from '../seats/offer-words.ts';
import { isUnderWay, type Table, tablesOf } from '../table.ts';
import { gmVoter } from '../votes/book.ts';
import { dueOf, openProposals, votersOn } from '../votes/proposals.ts';
import { proposalWords, voteButtons } from '../votes/words.ts';
import { holdsOffice, moderates, seatPlayedBy } from '../who.ts';
import { seatNames } from './people.ts';
import { seatName, tableTitle } from './table.ts';

/** What waits at tables for a person: orders to give, a seat that they are offered, and for those who run a table what it needs. */
export const tableErrands = (view: ClubView, person: PersonNumber, now: Instant): Errand[] =>
  tablesOf(view)
    .filter(isUnderWay)
    .flatMap((table) => [
      ...toDo(view, table, person, now),
      ...toVote(view, table, person),
      ...regulationsToVote(table, person),
      ...toAnswer(table, person, now),
      ...toDecide(table, person),
      ...(holdsOffice(table, person, 'gm') ? [...toRun(table), ...judgeErrands(table)] : []),
      ...(gmIsGone(view, table, now) && moderates(view, person) ? [toHandOver(table)] : []),
    ]);

/** What a game waits for from a player. */
function toDo(view: ClubView, table: Table, person: PersonNumber, now: Instant): Errand[] {
  const own = seatPlayedBy(table, person);
  const awaited = awaitedAt(view, table).filter(({ seat, until }) => seat === own?.id && now <= until);
  return awaited.flatMap((each) => gameOf(table).errand(table, each) ?? []);
}

/** Club 5.1: proposals on which a player's seat has not voted yet, or the gamemaster where they vote too. */
function toVote(view: ClubView, table: Table, person: PersonNumber): Errand[] {
  const voter = holdsOffice(table, person, 'gm') ? gmVoter : seatPlayedBy(table, person)?.id;
  if (voter === undefined) return [];
  return openProposals(table)
    .filter((proposal) => votersOn(table, proposal).includes(voter) && !proposal.votes.has(voter))
    .map((proposal) => ({
      what: `Vote at ${tableTitle(table)} on proposal ${proposal.number}, ${proposalWords(table, proposal)}.`,
      since: proposal.at,
      due: dueOf(view, table, proposal),
      buttons: voteButtons(table, proposal),
    }));
}

/** WM D.I(2) and MJ B.II(2): questions that wait for a director, a committee, or the sides. */
const toDecide = (table: Table, person: PersonNumber): Errand[] =>
  openQuestions(table)
    .filter((question) => waitedFor(table, question).includes(person))
    .map((question) => ({
      what: `${questionName(table, question)} at ${tableTitle(table)} waits for you.`,
      since: question.since,
      due: question.due,
      buttons:
        question.stage === 'agreement' ? agreeButtons(table, question) : decideButtons(table, question),
    }));

/** Club 1.6: seats that the person was asked to take over. */
const toAnswer = (table: Table, person: PersonNumber, now: Instant): Errand[] =>
  [...table.state.offers.values()]
    .filter((offer) => table.state.status === 'playing' && offer.person === person)
    .filter((offer) => now <= offerEndsAt(table.rules, offer))
    .map((offer) => ({
      what: `You are asked to play ${seatName(table, offer.seat)} at ${tableTitle(table)}, ${howLong(offer.until)}.`,
      since: offer.at,
      due: offerEndsAt(table.rules, offer),
      buttons: answerButtons(null, table.number, offer.seq),
    }));

/** Club 1.5 and 3.6: what a table needs from its gamemaster. */
function toRun(table: Table): Errand[] {
  const { state, rules, number } = table;
  const about = { since: null, due: null };
  if (state.status === 'open')
    return state.entrants.length < rules.seats.length
      ? []
      : [
          {
            ...about,
            what: `${tableTitle(table)} is full. Start it.`,
            how: [`/table start table:${number}`],
          },
        ];
  const open = openSeats(table).map(({ id }) => id);
  return open.length === 0
    ? []
    : [
        {
          ...about,
          what: `${seatNames(table, open)} at ${tableTitle(table)} ${open.length === 1 ? 'is' : 'are'} open: find somebody to play.`,
          how: [`/table replace table:${number}`],
        },
      ];
}

const toHandOver = (table: Table): Errand => ({
  what: `${tableTitle(table)} has no gamemaster. Name one.`,
  since: null,
  due: null,
  how: [`/table officer office:gm table:${table.number}`],
});
