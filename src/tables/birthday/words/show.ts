import type { ClubView } from '../../../house/ports.ts';
import { listed, nameOf, whenOf } from '../../../house/words/text.ts';
import type { PhasePlayed } from '../../diplomacy/game.ts';
import { citePoint } from '../../rule-sets/rule-set.ts';
import type { Table } from '../../table.ts';
import { seatName } from '../../words/table.ts';
import { asLive, openRegulations } from '../live.ts';
import { waitingPoints } from '../stop-turn.ts';
import { endWords } from './end.ts';
import { regulationTitle } from './proposals.ts';

/** What is to be known of a tournament besides its game: what can be voted on, what waits, how it ends, and who helps whom. */
export function tournamentLines(view: ClubView, table: Table): string[] {
  if (asLive(table) === null) return [];
  const { stopped, endAhead, helpers } = table.state.regulations;
  const waiting = waitingPoints(table).map((point) => citePoint(table.rules, point));
  return [
    ...openRegulations(table).map((proposal) => regulationTitle(table, proposal)),
    ...(waiting.length === 0
      ? []
      : [
          `The Judge has to say what ${listed(waiting)} means for the bot${stopped === null ? '.' : ': the turn waits for that.'}`,
        ]),
    ...(endAhead === null ? [] : [`Announced: ${endWords(table, endAhead)}, at ${whenOf(endAhead.due)}.`]),
    ...helpers.map(({ seat, person }) => `${nameOf(view, person)} helps ${seatName(table, seat)}.`),
  ];
}

/** The changes of regulations and the rulings that came in a turn, from the results before it to its own, a line each (BT25). */
export function regulationsIn(table: Table, played: PhasePlayed): string[] {
  const history = table.state.diplomacy?.history ?? [];
  if (asLive(table) === null) return [];
  const since = history[history.indexOf(played) - 1]?.at ?? 0;
  const isOfTurn = ({ at }: { at: number }): boolean => since < at && at <= played.at;
  const { amendments } = table.state.regulations;
  return [
    ...amendments.filter(isOfTurn).map(({ point, text, enacted }) => {
      const how =
        enacted === null
          ? 'by the gamemaster'
          : `by proposal ${enacted.proposal} (${enacted.yes} for, ${enacted.no} against)`;
      return `${citePoint(table.rules, point)} was ${text === null ? 'repealed' : 'changed'} ${how}.`;
    }),
    ...table.state.rulings
      .filter(isOfTurn)
      .map(
        ({ number, point }) =>
          `Ruling ${number}${point === null ? '' : ` on ${citePoint(table.rules, point)}`}: see \`/table rules\`.`,
      ),
  ];
}
