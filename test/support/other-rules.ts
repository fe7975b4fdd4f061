import { afterAll, beforeAll } from 'vitest';
import { club } from '../../src/tables/rule-sets/club.ts';
import { tableRules } from '../../src/tables/rule-sets/named.ts';
import type { DiplomacyTableRules } from '../../src/tables/rule-sets/rule-set.ts';

/** In the tests of this file, tables are played by these rules. All files share their modules: the club's own are put back. */
export function playedBy(other: (club: DiplomacyTableRules) => DiplomacyTableRules): void {
  beforeAll(() => {
    Reflect.set(tableRules, 'club', other(club));
  });
  afterAll(() => {
    Reflect.set(tableRules, 'club', club);
  });
}
