import { type Reply, type Scene, toClub } from '../../../house/words/reply.ts';
import { citing, nameOf, whenOf } from '../../../house/words/text.ts';
import type { PersonNumber } from '../../../ledger/fields.ts';
import { citeOn } from '../../rule-sets/rule-set.ts';
import { theTable } from '../../table.ts';
import { gameWords } from '../../words/game-words.ts';
import { seatName, tableTitle } from '../../words/table.ts';
import { theTournament } from '../tournament.ts';

interface TeamSeat {
  table: number;
  tournament: number;
  seat: string;
  captain: PersonNumber;
  reader: PersonNumber;
  asking: PersonNumber | null;
  until: number | null;
}

/** Tells a captain, or somebody else of a team, that somebody is to be chosen for a seat of theirs. */
export function teamSeatLines(told: TeamSeat, { view }: Scene): Reply {
  const { table: number, seat, captain, reader, asking, until } = told;
  const table = theTable(view, number);
  const cited = citing([citeOn(theTournament(view, told.tournament).rules, 'captain')]);
  const name = `**${seatName(table, seat)}** at ${tableTitle(table)}`;
  const chooses =
    reader === captain
      ? `As captain you choose who plays it, yourself too: use \`/table replace table:${number} seat:${seatName(table, seat)}\` on the server`
      : `Your captain, ${nameOf(view, captain)}, chooses who plays it`;
  if (asking !== null)
    return toClub([
      `**${nameOf(view, asking)}**, who plays ${name} for your team, asks for a replacement, and plays on until then.`,
      `${chooses}${cited}.`,
    ]);
  return toClub([
    `${name} is open, and your team plays it.`,
    until === null
      ? `${chooses}${cited}.`
      : `${chooses}, until ${whenOf(until)}. Then it goes to a reserve${cited}.`,
    `Until somebody plays it, ${gameWords(table).untilTaken}.`,
  ]);
}
