import { expect, it } from 'vitest';
import { aboutOf, advance, begin } from '../../src/index.ts';
import { idOf, initial } from '../support/fixtures.ts';
import { after, enact, moment, opening, propose, states, votes } from '../support/table.ts';

const proposed = after([['1 Mon 10:00', 'A', propose(enact)]]);

it.each([
  ['Proposal 301 is no rule-change, by Rule 103.', { is: 'proposal', number: 301 }],
  ['Proposal 999 says what Rule 204 says.', { is: 'rule', rule: idOf(initial, 204) }],
  ['Rule 999 is in conflict with Rules 111 and 204.', { is: 'rule', rule: idOf(initial, 111) }],
  ['This is no amendment in the sense of Rule 103.', { is: 'proposal', number: 301 }],
  ['The proposal names Rule 999.', { is: 'proposal', number: 301 }],
  ['That is against the spirit of the game.', { is: 'proposal', number: 301 }],
])(
  'F.1.38 a point of order that says %j is about what it names, else about what is voted on',
  (statement, about) => {
    expect(aboutOf(statement, proposed, 'B')).toEqual(about);
  },
);

it('F.1.38 R214 what is voted on waits for a point of order that does not name it', () => {
  const statement = 'This breaks Rule 103.';
  const game = after(
    [
      ...votes('1 Mon 11:00', 'A+ B+'),
      ['1 Mon 12:00', 'C', { is: 'point raised', statement, about: aboutOf(statement, proposed, 'C') }],
    ],
    proposed,
  );
  expect(states(advance(game, moment('1 Tue 00:00')))).toEqual(['waits for judgement']);
});

it('a point of order that names nothing is about the move of whose day it is', () => {
  expect(aboutOf('That was too late.', begin(opening), 'B')).toEqual({ is: 'move', mover: 'A' });
});
