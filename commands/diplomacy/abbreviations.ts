import { fileList } from '../../src/tables/diplomacy/abbreviations/file-list.ts';
import { strikeOut } from '../../src/tables/diplomacy/abbreviations/strike-out.ts';
import { renderAbbreviations } from '../../src/tables/diplomacy/abbreviations/words.ts';
import { findTableOf } from '../../src/tables/table.ts';
import { carryOut, lookUp } from '../answers.ts';
import { subcommand } from '../declare.ts';
import { optional, text } from '../options.ts';
import { whichTable } from '../table/options.ts';

/** `/diplomacy abbreviations`: a player's own, where the rules have them (WM D.III(1)). */
export const abbreviations = subcommand({
  name: 'abbreviations',
  description: 'See the players’ own abbreviations; players file theirs, the gamemaster strikes some out',
  options: {
    list: optional(text('Players: yours, such as VX = Vienna, BX = Black Sea; none to take them back')),
    strike: optional(text('Gamemasters: those that don’t count, with commas in between')),
    ...whichTable,
  },
  execute: (request, { list, strike, ...meant }) => {
    if (list !== null) return carryOut(request, fileList, { ...meant, list });
    if (strike !== null) return carryOut(request, strikeOut, { ...meant, strike });
    return lookUp(request, {
      find: (view) => findTableOf(view, meant, 'diplomacy'),
      render: (table, scene) => renderAbbreviations(scene, table),
    });
  },
});
