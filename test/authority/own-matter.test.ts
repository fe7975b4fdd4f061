import { describe, expect, it } from 'vitest';
import { isAct } from '../../terms/register.ts';
import { cameTo } from './observe.ts';
import { ownMatters, withoutOwnMatter } from './own-matters.ts';
import type { Stage } from './stage.ts';
import { stageForAll } from './stage-for-all.ts';
import { readTable, subjectOf } from './table.ts';

/** What is for officers or the staff alone, by the table of who may do what. */
const powers = readTable()
  .filter(({ cells }) => isAct(first(cells.Stranger)) && isAct(first(cells.Member)))
  .filter(({ cells }) =>
    ['Moderator', 'Justice', 'Chief Justice', 'Staff'].some((who) =>
      /^(does|asks|form)$/.test(cells[who] ?? ''),
    ),
  )
  .map(subjectOf);

function first(cell = ''): string {
  return cell.split(', ')[0] ?? '';
}

describe('Act III.3.5: every power is asked what becomes of it in one’s own matter', () => {
  it.each([...new Set(powers)])('%s', (power) => {
    const asked = ownMatters.some((row) => row.power === power) || Object.hasOwn(withoutOwnMatter, power);
    expect(asked).toBe(true);
  });

  it.each(ownMatters)('$power, $matter: why is said where it is not refused', ({ came, why }) => {
    expect(why !== undefined).toBe(!isAct(first(came)));
  });
});

describe('Act III.3.5: in their own matter', () => {
  let stage: Stage;
  stageForAll((opened) => {
    stage = opened;
  });

  it.each(ownMatters)('$power, $matter: $came', async ({ as, also, deed, came }) => {
    await stage.set(deed.after);
    stage.again(also);
    const before = stage.kept;
    const answer = await deed.tries(stage.handsOf(as), stage.club);
    expect(cameTo(answer, before, stage.kept), answer.text).toBe(came);
  });
});
