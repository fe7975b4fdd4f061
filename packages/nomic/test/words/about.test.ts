import { expect, it } from 'vitest';
import { aboutOf, begin } from '../../src/index.ts';
import { idOf, initial } from '../support/fixtures.ts';
import { after, enact, opening, propose } from '../support/table.ts';

const proposed = after([['1 Mon 10:00', 'A', propose(enact)]]);

it.each([
  ['Proposal 301 is no rule-change, by Rule 103.', { is: 'proposal', number: 301 }],
  ['Proposal 999 says what Rule 204 says.', { is: 'rule', rule: idOf(initial, 204) }],
  ['Rule 999 is in conflict with Rules 111 and 204.', { is: 'rule', rule: idOf(initial, 111) }],
  ['That is against the spirit of the game.', { is: 'move', mover: 'A' }],
])('a point of order that says %j is about what it names', (statement, about) => {
  expect(aboutOf(statement, proposed, 'B')).toEqual(about);
});

it('a point of order that names nothing is about the move of whose day it is', () => {
  expect(aboutOf('That was too late.', begin(opening), 'B')).toEqual({ is: 'move', mover: 'A' });
});
