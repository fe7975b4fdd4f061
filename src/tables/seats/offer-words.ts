import { button, directButton, type Reply, row, type Scene, toClub } from '../../house/words/reply.ts';
import { accountsOf, citing, mentionOf, nameOf, plain, whenOf } from '../../house/words/text.ts';
import type { PersonNumber } from '../../ledger/fields.ts';
import { agreeing } from '../opening/wishes.ts';
import { citeOn } from '../rule-sets/rule-set.ts';
import { type TableNumber, theTable } from '../table.ts';
import { seatName, tableTitle } from '../words/table.ts';
import { offerEndsAt } from './answer-offer.ts';
import { howSettled, type Settled } from './settled.ts';

interface OfferTold {
  table: TableNumber;
  seat: string;
  person: PersonNumber;
  until: number | null;
  /** The entry by which they were asked. */
  offer: number;
  /** Whether it is a direct message. */
  direct: boolean;
}

/** `for good`, or until when. */
export const howLong = (until: number | null): string =>
  until === null ? 'for good' : `until ${whenOf(until)}`;

/** The same for somebody who plays already. */
export const fromNow = (until: number | null): string => (until === null ? 'from now on' : howLong(until));

/** Asks somebody to take over a seat, with the buttons to answer for as long as they can. */
export async function offerPost(told: OfferTold, scene: Scene): Promise<Reply> {
  const { view } = scene;
  const { table: number, seat, person, until, direct } = told;
  const table = theTable(view, number);
  const settled = howSettled(table, told.offer);
  const offer =
    settled === 'open' ? [...table.state.offers.values()].find(({ seq }) => seq === told.offer) : undefined;
  const by = table.book.entries.find(({ seq }) => seq === told.offer)?.by ?? null;
  const asks = by === null ? 'The gamemaster' : `**${nameOf(view, by)}**`;
  // Not in a direct message: those who may ask could write to anybody in it.
  const reason = direct ? null : await scene.textIn(number, told.offer, 'reason');
  const at = `**${seatName(table, seat)}** at ${tableTitle(table)}`;
  const lines = [
    `${direct ? '' : `${mentionOf(view, person)}, `}${asks} asks you to play ${at}, ${howLong(until)}.`,
    reason !== null && `Reason: ${plain(reason, 1000)}`,
    offer === undefined
      ? settledWords[settled]
      : `Do you accept? Please answer by ${whenOf(offerEndsAt(table.rules, offer))}${citing([citeOn(table.rules, 'replacement')])}.`,
    offer !== undefined && agreeing(table),
  ];
  return toClub(lines, {
    components: offer === undefined ? [] : [answers(direct ? view.id : null, number, told.offer)],
    pings: direct ? [] : accountsOf(view, [person]),
  });
}

/** What became of an offer. */
const settledWords: Readonly<Record<Settled, string>> = {
  open: '',
  accepted: '**Accepted.**',
  declined: '**Declined.**',
  lapsed: '**The time to answer is over.**',
  withdrawn: '**This no longer holds**: the person asked can’t play at the table.',
  'taken-back': '**This was taken back.**',
  refused: '**The director has refused this.**',
  overtaken: '**This no longer holds.**',
};

/** The buttons that answer an offer; `club` in a direct message. */
export const answers = (club: string | null, table: TableNumber, offer: number) =>
  row(...answerButtons(club, table, offer));

export const answerButtons = (club: string | null, table: TableNumber, offer: number) => {
  const about = [table, offer];
  const [yes, no] = [
    ['Accept', 'seat-accept', about, 'success'],
    ['Decline', 'seat-decline', about, 'secondary'],
  ] as const;
  return club === null
    ? [button(...yes), button(...no)]
    : [directButton(club, ...yes), directButton(club, ...no)];
};
