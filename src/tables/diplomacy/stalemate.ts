import type { UnitOfWork } from '../../house/ports.ts';
import { diplomacyRules } from '../rule-sets/rule-set.ts';
import { type Table, theTable, writeAt } from '../table.ts';
import type { DiplomacyGame } from './game.ts';
import { isCounted, ownersOf, type YearOfCentres, yearsOf } from './years.ts';

/** Whether so many years have gone by without a centre changing hands that the game ends unless all want to go on (MJ B.X(1)). */
export function isStale(table: Table): boolean {
  const { diplomacy: game } = table.state;
  if (game === null) return false;
  const { stalemateYears } = diplomacyRules(table.rules).figures;
  return stalemateYears !== null && stillYears(table, game) >= stalemateYears;
}

/** The latest years in a row in which nothing changed hands, since players last voted to go on. */
function stillYears({ state: { proposals } }: Table, game: DiplomacyGame): number {
  const agreed = proposals.filter(({ about, status }) => about === 'continue' && status === 'passed').at(-1);
  const since = agreed === undefined ? null : yearAt(game, agreed.seq);
  const years = yearsOf(game);
  let still = 0;
  for (let place = years.length - 1; place > 0; place--) {
    const [before, year] = [years[place - 1], years[place]];
    if (before === undefined || year === undefined || !isSame(before, year)) break;
    if (since !== null && year.year <= since) break;
    still += 1;
  }
  return still;
}

/** The last year whose centres were counted before an entry. */
function yearAt({ history }: DiplomacyGame, seq: number): number | null {
  const counted = history.filter((played) => played.seq < seq && isCounted(played));
  return counted.at(-1)?.before.phase.year ?? null;
}

function isSame(one: YearOfCentres, other: YearOfCentres): boolean {
  const [before, now] = [ownersOf(one), ownersOf(other)];
  return before.size === now.size && [...before].every(([centre, owner]) => now.get(centre) === owner);
}

/** Has players vote, with the next orders, on whether a game goes on in which nothing has changed hands for so long. */
export function askWhetherToGoOn(work: UnitOfWork, number: number): void {
  const table = theTable(work, number);
  const { proposals, status } = table.state;
  const isAsked = proposals.some((each) => each.about === 'continue' && each.status === 'open');
  if (status !== 'playing' || isAsked || !isStale(table)) return;
  const proposal = proposals.length + 1;
  const body = { type: 'vote-proposed', proposal, about: 'continue', seat: null, members: null } as const;
  writeAt(work, table, { ...body, due: null }, null);
  work.announce({ kind: 'vote-proposed', table: number, proposal }, { to: 'table', table: number });
}
