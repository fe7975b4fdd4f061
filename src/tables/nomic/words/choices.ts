import { inEffect, labelOf, type PointOfOrder } from '../../../../packages/nomic/src/index.ts';
import type { ClubView } from '../../../house/ports.ts';
import type { Choice } from '../../../house/words/reply.ts';
import type { Table } from '../../table.ts';
import { shownGame } from '../care/shown.ts';
import { beginningOf } from './proposal.ts';

/** The rules in effect by number, and after them those that are not. */
export function ruleChoices(view: ClubView, table: Table): Choice[] {
  const { nomic } = table.state;
  if (nomic === null) return [];
  const { rules } = shownGame(table, nomic.game);
  const gone = [...rules.rules.values()].filter((rule) => !rule.inEffect).reverse();
  return [...inEffect(rules), ...gone].map((rule) => ({
    name: `${labelOf(rule)}${rule.inEffect ? '' : ' (not in effect)'}: ${beginningOf(view, table, rule)}`,
    value: String(rule.number),
  }));
}

/** The points of order in that state, the latest first. */
export const pointChoices = ({ state: { nomic } }: Table, wanted: PointOfOrder['state']): Choice[] =>
  (nomic?.game.pointsOfOrder ?? [])
    .filter(({ state }) => state === wanted)
    .map(({ number, about, state }) => ({
      name: `${number}: ${about.is === 'proposal' ? `about proposal ${about.number}` : `about a ${about.is}`}, ${state}`,
      value: String(number),
    }))
    .reverse();

/** The proposals that have a number, the latest first. */
export const proposalChoices = ({ state: { nomic } }: Table): Choice[] =>
  (nomic?.game.proposals ?? [])
    .flatMap(({ number, state }) =>
      number === null ? [] : [{ name: `${number}: ${state}`, value: String(number) }],
    )
    .reverse();
