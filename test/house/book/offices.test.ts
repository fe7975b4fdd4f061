import fc from 'fast-check';
import { expect, it } from 'vitest';
import { officesHeld } from '../../../src/house/book/offices.ts';
import { holdsOffice } from '../../../src/house/offices/office-changes.ts';
import { type Body, fold, rules } from '../../../src/rule-books.ts';
import { Scribe } from '../../support/ledgers.ts';

const person = fc.integer({ min: 1, max: 2 });
const office = fc.constantFrom('moderator' as const, 'justice' as const);
const body: fc.Arbitrary<Body> = fc.oneof(
  fc.record({ type: fc.constantFrom('office-given' as const, 'office-taken' as const), person, office }),
  fc.record({ type: fc.constant('voided' as const), entry: fc.integer({ min: 1, max: 8 }) }),
);

it('Act 0.6: who holds an office is read from the ledger as the fold has it', () => {
  fc.assert(
    fc.property(fc.array(body, { maxLength: 12 }), person, office, (bodies, who, which) => {
      const scribe = new Scribe();
      for (const each of bodies) scribe.write(each);
      expect(holdsOffice(rules, scribe.entries, who, which)).toBe(
        officesHeld(fold(scribe.entries), who).has(which),
      );
    }),
  );
});
