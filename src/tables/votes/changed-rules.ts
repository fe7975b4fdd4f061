import type { UnitOfWork } from '../../house/ports.ts';
import { keepDeadlines } from '../clock/hold-deadline.ts';
import { type Table, theTable, writeAt } from '../table.ts';
import type { Proposal } from './book.ts';

/** The votes on rules that passed so far. */
const passed = ({ state: { proposals } }: Table): Proposal[] =>
  proposals.filter(({ about, status }) => about === 'rule' && status === 'passed');

/**
 * To be called before votes on rules are counted; what it returns is called once the phase with which they were due is played. What
 * passed in between counts from then on (WM D.IX(5), MJ B.X(3)), and no deadline comes earlier for it.
 */
export function keepingRules(work: UnitOfWork, { number }: Pick<Table, 'number'>): () => void {
  const before = passed(theTable(work, number)).map((proposal) => proposal.number);
  return () => {
    const changes = passed(theTable(work, number)).filter((each) => !before.includes(each.number));
    for (const { change } of changes) {
      if (change === null) continue;
      const keep = keepDeadlines(work);
      writeAt(work, theTable(work, number), { type: 'setting-chosen', ...change }, null);
      keep();
    }
  };
}
