import { afterAll, beforeAll, describe } from 'vitest';
import { type Everybody, everybody } from '../support/everybody.ts';
import { refusesEach } from '../support/wrong-use.ts';

const hostile = '@everyone <@1> `x`';

describe('Act III.3: petitions that are not taken', () => {
  let stage: Everybody;
  beforeAll(async () => {
    stage = await everybody();
  });
  afterAll(() => stage.club.close());

  refusesEach(
    [
      ['dan', 'appeal file', { against: 'ban' }, 'no say in a ban by the member of staff', 'Act III.6'],
      ['ana', 'appeal file', { against: 'ban' }, 'There is no ban that you can take to the Court'],
      ['ana', 'appeal file', { against: 'penalty', item: hostile }, 'There is no penalty “'],
      ['ana', 'appeal file', { against: 'game' }, 'I don’t know which game you mean', '`item`'],
      ['ana', 'appeal file', { against: 'game', item: '2' }, 'Nothing is decided about game #2', 'Act III.3'],
      ['ana', 'appeal file', { against: 'game', item: '3' }, 'That was undone, or is over', 'Act III.3'],
      ['bo', 'appeal file', { against: 'game', item: '5' }, 'only take your own matters', 'Act III.3'],
      ['gus', 'appeal file', { against: 'other' }, 'only take your own matters', '`/join`'],
      ['ana', 'appeal file', { against: 'judgement' }, 'I don’t know which judgement you mean'],
      ['ana', 'appeal file', { against: 'judgement', item: '2026/1' }, 'There is no case “2026/1”'],
      ['ana', 'appeal withdraw', { case: hostile }, 'There is no case “'],
      ['ana', 'appeal enbanc', { case: '[2026] CoA 1' }, 'There is no case “'],
      ['jude', 'court grant', { case: '[2026] CoA 1' }, 'There is no case “'],
      ['mia', 'court grant', { case: '[2026] CoA 1' }, 'Only a Justice or the Chief Justice', 'Act III.3.6'],
      ['zoe', 'court grant', { case: hostile }, 'Only a Justice or the Chief Justice', 'Act III.3.6'],
      ['jude', 'court deny', { case: '2026/1', reason: 'No.' }, 'Only the Chief Justice', 'Act III.3.6'],
      ['morgan', 'court deny', { case: '2026/1', reason: hostile }, 'There is no case “2026/1”'],
    ],
    () => stage,
  );
});
