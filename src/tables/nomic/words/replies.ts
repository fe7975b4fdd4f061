import { endOfDay, type PointOfOrder, type Told } from '../../../../packages/nomic/src/index.ts';
import { type Rendered, type Scene, toAsker } from '../../../house/words/reply.ts';
import { whenOf } from '../../../house/words/text.ts';
import { theTable } from '../../table.ts';
import { toldWith } from '../entries.ts';
import { nomicGame } from '../find-nomic.ts';
import { aboutWords, type Telling, whyOf } from './lines.ts';
import { playerName } from './people.ts';

/** What a player is told of what they did. */
export function doneReply(
  { table: number, entry }: { table: number; entry: number },
  scene: Scene,
): Rendered {
  const table = theTable(scene.view, number);
  const telling = { view: scene.view, table, game: nomicGame(table) };
  const lines = toldWith(table, entry).flatMap((told) => linesFor(telling, told));
  return toAsker(lines.length === 0 ? 'Done. The thread of the table shows what came of it.' : lines);
}

const pointOf = ({ game }: Telling, told: Told): PointOfOrder | undefined =>
  game.pointsOfOrder.find(({ number }) => number === told.point);

const until = (point: PointOfOrder | undefined): string =>
  point === undefined || point.until === null ? '' : ` until ${whenOf(point.until)}`;

function linesFor(telling: Telling, told: Told): string[] {
  const point = pointOf(telling, told);
  switch (told.is) {
    case 'proposed':
      return proposedLines(telling, told);
    case 'voted':
      return [`${whyOf(telling, told)} That is your vote on proposal ${told.proposal}, and it stays.`];
    case 'point of order':
      return [
        `Your point of order has number ${told.point}${point === undefined ? '' : `, and is ${aboutWords(telling, point)}`}.`,
      ];
    case 'judge':
      return [
        told.player === undefined
          ? 'Nobody may judge it today, so it waits for the next day.'
          : `${playerName(telling.view, telling.table, told.player)} is the Judge.`,
      ];
    case 'judged':
      return [`Your Judgement on point of order ${told.point} is given. It can be disputed${until(point)}.`];
    case 'disputed':
      return [
        `You dispute the Judgement on point of order ${told.point}. Opinions can be given${until(point)}; give yours too.`,
      ];
    case 'opinion':
      return [`Your opinion on point of order ${told.point} counts.`];
    case 'announced':
      return [
        `${whyOf(telling, told)} It is announced. That changes no points: what is wrong in my account, a Judgement can put right.`,
      ];
    case 'points':
      return [];
    default:
      return [whyOf(telling, told)];
  }
}

function proposedLines({ game }: Telling, { proposal, place }: Told): string[] {
  const made = game.proposals[place ?? -1];
  return [
    `Your proposal has number ${proposal}.`,
    ...(made?.state === 'open'
      ? [
          `Everybody can vote until ${whenOf(endOfDay(made.day))}. That is no vote yet: vote too, with the buttons below it.`,
        ]
      : []),
  ];
}
