import { colours, type Reply, type Scene, toAsker } from '../../../house/words/reply.ts';
import { citing, nameOf } from '../../../house/words/text.ts';
import { citeOn, diplomacyRules } from '../../rule-sets/rule-set.ts';
import type { Table } from '../../table.ts';
import { tableTitle } from '../../words/table.ts';
import { placeName } from '../words/places.ts';

interface Meaning {
  word: string;
  province: string;
}

/** `` `vx` is Vienna, `bx` is Black Sea `` */
export const listWords = ({ rules }: Pick<Table, 'rules'>, list: readonly Meaning[]): string =>
  list
    .map(({ word, province }) => `\`${word}\` is ${placeName(diplomacyRules(rules).diplomacy.map, province)}`)
    .join(', ');

/** The abbreviations of all players of a table, with those that the gamemaster struck out; or that its rules have none. */
export function renderAbbreviations(scene: Scene, table: Table): Reply {
  const { figures } = diplomacyRules(table.rules);
  const description =
    figures.abbreviations > 0
      ? `${filedWords(scene, table)}${citing([citeOn(table.rules, 'abbreviations')])}`
      : `By the rules of this table players have no abbreviations of their own: the usual ones count for everybody${citing([citeOn(table.rules, 'illegal-orders')])}.`;
  return toAsker(null, {
    embeds: [{ title: `${tableTitle(table)}: abbreviations`, color: colours.reading, description }],
  });
}

function filedWords({ view }: Scene, table: Table): string {
  const lines = [...table.state.abbreviations].map(([person, { words, vetoed }]) => {
    const list = [...words].map(([word, province]) => ({ word, province }));
    const counting = list.filter(({ word }) => !vetoed.has(word));
    const struck = [...vetoed].map((word) => `\`${word}\``);
    return `**${nameOf(view, person)}**: ${listWords(table, counting) || 'none'}${struck.length === 0 ? '' : `; struck out: ${struck.join(', ')}`}`;
  });
  return lines.length === 0
    ? 'No player has filed abbreviations of their own. The usual ones count for everybody.'
    : lines.join('\n');
}
