import fc from 'fast-check';
import { expect, it } from 'vitest';
import { confirmGame, disputeGame, withdrawGame } from '../../../src/ladder/games/answer-game.ts';
import { approveGame, correctGame, refuseGame } from '../../../src/ladder/games/decide-game.ts';
import { recordGame } from '../../../src/ladder/games/record-game.ts';
import { voidGame } from '../../../src/ladder/games/void-game.ts';
import type { Points } from '../../../src/ledger/fields.ts';
import { fold } from '../../../src/rule-books.ts';
import type { Story } from '../../support/a-club.ts';
import { afternoon, named, told } from './afternoon.ts';

const points = fc.constantFrom<Points>(1, 0.5, 0);
const deeds = ['record', 'confirm', 'dispute', 'withdraw', 'approve', 'refuse', 'correct', 'void'] as const;

const deed = fc.record({
  do: fc.oneof({ weight: 6, arbitrary: fc.constant('record' as const) }, fc.constantFrom(...deeds)),
  who: fc.nat(4),
  whom: fc.nat(4),
  game: fc.integer({ min: 0, max: 8 }).map(String),
  score: points,
});
type Deed = typeof deed extends fc.Arbitrary<infer D> ? D : never;

function carryOut(club: Story, people: readonly number[], each: Deed) {
  const [who = 1, whom = 1] = [people[each.who], people[each.whom]];
  const { game, score } = each;
  const reason = 'Because';
  switch (each.do) {
    case 'record':
      return club.does(who, recordGame, told(named(whom), { score }));
    case 'confirm':
      return club.does(who, confirmGame, { game });
    case 'dispute':
      return club.does(who, disputeGame, { game, why: reason });
    case 'withdraw':
      return club.does(who, withdrawGame, { game });
    case 'approve':
      return club.does(who, approveGame, { game, overseer: null });
    case 'refuse':
      return club.does(who, refuseGame, { game, reason });
    case 'correct':
      return club.does(who, correctGame, { game, score, reason });
    case 'void':
      return club.does(who, voidGame, { game, reason });
  }
}

it('Acts 0.11 and II.2: on any afternoon a refusal changes nothing, and no score goes under 100', () => {
  fc.assert(
    fc.property(fc.array(deed, { maxLength: 30 }), (list) => {
      const { club, mo, ana, bo } = afternoon();
      const people = [mo, ana, bo, club.moderator('Ida'), club.person('Guest')];
      for (const each of list) {
        const { lastSeq } = club.view.state;
        const result = carryOut(club, people, each);
        expect(club.view.state.lastSeq > lastSeq).toBe(result.ok);
        for (const person of people) expect(club.score(person)).toBeGreaterThanOrEqual(100);
      }
      expect(fold(club.view.entries)).toEqual(club.view.state);
      for (const { seq, acts } of club.view.entries.slice(10)) expect(acts.length, `entry ${seq}`).toBe(1);
    }),
    { numRuns: 100 },
  );
});
