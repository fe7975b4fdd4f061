import { describe, expect, it } from 'vitest';
import { commands } from '../../commands/index.ts';
import { tableRules } from '../../src/tables/rule-sets/named.ts';
import { citePoint } from '../../src/tables/rule-sets/rule-set.ts';
import { isAct } from '../../terms/register.ts';
import { columnsOf } from './columns.ts';
import { deeds } from './deeds/deeds.ts';
import { cameTo } from './observe.ts';
import type { Stage } from './stage.ts';
import { stageForAll } from './stage-for-all.ts';
import { surfaceOf } from './surface.ts';
import { readTable, subjectOf } from './table.ts';

const rows = readTable();

/** A point of the rules of a table, such as `Club 3.4`, or a rule that its players made, such as `Rule 202`. */
const isPoint = (cited: string): boolean =>
  /^Rule \d+$/.test(cited) ||
  Object.values(tableRules).some((rules) => rules.points.some(({ id }) => citePoint(rules, id) === cited));

describe('the table of who may do what', () => {
  it('has every command, subcommand, button and form that there is, and nothing else', () => {
    expect([...new Set(rows.map(subjectOf))].sort()).toEqual([...new Set(surfaceOf(commands))].sort());
  });

  it('has each row once, and each is tried', () => {
    expect(rows.map(({ name }) => name).sort()).toEqual(Object.keys(deeds).sort());
  });

  it.each(rows)('fills every cell of $name, and says by which Acts', ({ cells, acts, section }) => {
    expect(Object.keys(cells)).toEqual(Object.keys(columnsOf({ section })));
    expect(Object.values(cells)).not.toContain('');
    expect(acts.filter((act) => !isAct(act) && !isPoint(act))).toEqual([]);
  });
});

describe('Acts III.2 and III.3: everybody tries everything', () => {
  let stage: Stage;
  stageForAll((opened) => {
    stage = opened;
  });

  it.each(rows)('$section: $name', async ({ name, cells, section }) => {
    const deed = deeds[name];
    if (deed === undefined) throw new Error(`Nothing tries ${name}`);
    await stage.set(deed.after);
    const came: Record<string, string> = {};
    for (const [column, { role, also }] of Object.entries(columnsOf({ section }))) {
      stage.again(also);
      const before = stage.kept;
      came[column] = cameTo(await deed.tries(stage.handsOf(role), stage.club), before, stage.kept);
    }
    expect(came).toEqual(cells);
  });
});
