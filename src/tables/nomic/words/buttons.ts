import type { APIButtonComponentWithCustomId } from 'discord-api-types/v10';
import { type Game, openProposal, type PointOfOrder } from '../../../../packages/nomic/src/index.ts';
import { type ActionRow, button, row } from '../../../house/words/reply.ts';
import type { TableNumber } from '../../table.ts';

type Button = APIButtonComponentWithCustomId;

/** Below a proposal, as long as it is voted on. */
export const proposalButtons = (table: TableNumber, game: Game, place: number): Button[] =>
  openProposal(game)?.index === place
    ? [
        button('Vote Yes', 'nomic-vote', [table, place, 'yes'], 'success'),
        button('Vote No', 'nomic-vote', [table, place, 'no'], 'danger'),
        button('Point of order', 'nomic-point', [table, place]),
      ]
    : [];

/** Below a point of order: what can be done about it now. Several buttons of a kind say which point they are about. */
export function pointButtons(
  table: TableNumber,
  { number, state, overruled }: PointOfOrder,
  alone: boolean,
): Button[] {
  const about = [table, number, overruled.length];
  const which = alone ? '' : ` (${number})`;
  switch (state) {
    case 'waits for judgement':
      return [button(`Judge${which}`, 'nomic-judge', about, 'primary')];
    case 'judged':
      return [button(`Dispute${which}`, 'nomic-dispute', about, 'danger')];
    case 'disputed':
      return [
        button(`Agree${which}`, 'nomic-opinion', [...about, 'agree'], 'success'),
        button(`Disagree${which}`, 'nomic-opinion', [...about, 'disagree'], 'danger'),
      ];
    default:
      return [];
  }
}

/** As many rows of five as there is room for. */
export const inRows = (buttons: readonly Button[]): ActionRow[] =>
  [0, 5, 10, 15, 20]
    .map((from) => buttons.slice(from, from + 5))
    .filter((each) => each.length > 0)
    .map((each) => row(...each));
