import type { Table } from '../../table.ts';
import { seatName } from '../../words/table.ts';
import type { KeptDeed } from '../deed.ts';
import { changeTitle } from '../words/proposal.ts';

/** What something that a player did is called where it is put right: `Monday’s vote: yes`. */
export function deedName(table: Table, seat: string, deed: KeptDeed): string {
  const who = seatName(table, seat);
  switch (deed.is) {
    case 'proposed':
      return `${who}’s proposal${titleOf(table, deed.change)}`;
    case 'continued':
      return `The next part of ${who}’s proposal`;
    case 'voted':
      return `${who}’s vote: ${deed.choice}`;
    case 'point raised':
      return `${who}’s point of order`;
    case 'judged':
      return `${who}’s Judgement on point of order ${deed.point}: ${deed.verdict}`;
    case 'disputed':
      return `${who}’s dispute of the Judgement on point of order ${deed.point}`;
    case 'opinion':
      return `${who}’s opinion on point of order ${deed.point}: ${deed.agrees ? 'agrees' : 'disagrees'}`;
    case 'announced':
      return `${who}’s message about the points of ${seatName(table, deed.player)}: ${deed.total}`;
    case 'forfeited':
      return `${who}’s forfeit of the game`;
    case 'altered':
      return `A message of ${who} in the ${deed.thread} thread that was ${deed.how}`;
  }
}

const titleOf = ({ state: { nomic } }: Table, change: (KeptDeed & { is: 'proposed' })['change']): string =>
  nomic === null ? '' : ` to ${changeTitle(nomic.game, change)}`;
