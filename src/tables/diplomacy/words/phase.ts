import { wordsOf } from '../../../../packages/diplomacy/src/index.ts';
import { colours, type Reply, type Scene, toClub } from '../../../house/words/reply.ts';
import { accountsOf, cut, listed, mentionOf, whenOf } from '../../../house/words/text.ts';
import { playerOf } from '../../seats/book.ts';
import { theTable } from '../../table.ts';
import { seatName, tableTitle } from '../../words/table.ts';
import { phaseEndOf } from '../phase-due.ts';
import { phaseName } from './phase-name.ts';
import { positionPicture } from './picture.ts';

/** What became of a phase: the map with its orders, each with its reason, the centres, and the next deadline. */
export function phaseReport(
  { table: number, entry }: { table: number; entry: number },
  { view }: Scene,
): Reply {
  const table = theTable(view, number);
  const game = table.state.diplomacy;
  const played = game?.history.find(({ seq }) => seq === entry);
  if (game === null || played === undefined)
    return toClub(`${tableTitle(table)}: a phase was played, and put right since.`);
  const ends = phaseEndOf(view, table);
  const next =
    ends === null ? '' : `Next: ${phaseName(game.history.at(-1)?.phase ?? '')}. Deadline ${whenOf(ends.at)}.`;
  return toClub(`**${tableTitle(table)}: ${phaseName(played.phase)}**`, {
    embeds: [
      {
        color: colours.reading,
        description: cut(played.told.map((told) => wordsOf(told)).join('\n'), 4000),
        footer: { text: next },
      },
    ],
    picture: positionPicture(table, played.before, []),
  });
}

/** Orders that were lost are asked for again. */
export function lostOrders(
  { table: number, seats }: { table: number; seats: string[] },
  { view }: Scene,
): Reply {
  const table = theTable(view, number);
  const players = seats.flatMap((id) => {
    const seat = table.state.seats.get(id);
    const player = seat === undefined ? null : playerOf(seat);
    return player === null ? [] : [player];
  });
  return toClub(
    [
      `${players.map((player) => mentionOf(view, player)).join(', ')}: I can no longer open the orders of ${listed(seats.map((id) => seatName(table, id)))}, since the club was moved to another machine.`,
      'Please give them again. The deadline is a day later for it.',
    ],
    { pings: accountsOf(view, players) },
  );
}
