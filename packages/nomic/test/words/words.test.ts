import { describe, expect, it } from 'vitest';
import {
  disputeWords,
  judgementWords,
  opinionWords,
  pointsWords,
  pointWords,
  proposalWords,
  readPointsWords,
  readVotingWords,
  voteWords,
} from '../../src/index.ts';

describe('the words of the voting thread', () => {
  it.each([
    [proposalWords('Hats!'), { is: 'rule-change', text: 'Hats!' }],
    [voteWords('yes'), { is: 'vote', choice: 'yes' }],
    [voteWords('no'), { is: 'vote', choice: 'no' }],
    [pointWords('It is Monday.'), { is: 'point of order', statement: 'It is Monday.' }],
    [
      judgementWords(3, false, 'It is not.'),
      { is: 'judgement', point: 3, verdict: false, reason: 'It is not.' },
    ],
    [disputeWords(3), { is: 'dispute', point: 3 }],
    [opinionWords(3, true), { is: 'opinion', agrees: true, point: 3 }],
    [opinionWords(3, false), { is: 'opinion', agrees: false, point: 3 }],
    [
      'Judgement: True, as it stands there',
      { is: 'judgement', point: null, verdict: true, reason: 'as it stands there' },
    ],
    ['Judgement: #12 nobody knows', { is: 'judgement', point: 12, verdict: null, reason: 'nobody knows' }],
    ['I agree with Judgement... 4', { is: 'opinion', agrees: true, point: 4 }],
    ['  Vote: Yes\n', { is: 'vote', choice: 'yes' }],
    ['I agree with Judgement', { is: 'opinion', agrees: true, point: null }],
    ['I agree with Judgements of that kind', { is: 'talk' }],
    ['Good morning', { is: 'talk' }],
  ])('%j are read', (message, said) => {
    expect(readVotingWords(message)).toEqual(said);
  });

  it.each([
    ['Vote: Maybe', 'A vote is “Vote: Yes” or “Vote: No”, and nothing else.'],
    ['Vote: Yes!', 'A vote is “Vote: Yes” or “Vote: No”, and nothing else.'],
    ['Vote:Yes', 'A vote is “Vote: Yes” or “Vote: No”, and nothing else.'],
    ['Vote:\nNo', 'A vote is “Vote: Yes” or “Vote: No”, and nothing else.'],
    ['vote: Yes', 'It has to begin with exactly “Vote:”.'],
    ['Rule change: Hats', 'It has to begin with exactly “Rule-change:”.'],
    ['x'.repeat(100_001), 'A message has at most 100000 characters.'],
  ])('E9 %j is void', (message, why) => {
    expect(readVotingWords(message)).toEqual({ is: 'void', why });
  });
});

describe('F.1.26 R209 the words of the points thread', () => {
  it.each([
    [pointsWords(150, 4), { is: 'points', name: null, total: 150, change: 4 }],
    [pointsWords(150, 4, 'Ben P'), { is: 'points', name: 'Ben P', total: 150, change: 4 }],
    [pointsWords(-5, -10), { is: 'points', name: null, total: -5, change: -10 }],
    ['140 (−10)', { is: 'points', name: null, total: 140, change: -10 }],
    ['Ben P : 150 ( +4 )', { is: 'points', name: 'Ben P', total: 150, change: 4 }],
    ['about 150 (+4) or so', { is: 'talk' }],
    ['150', { is: 'talk' }],
  ])('%j are read', (message, said) => {
    expect(readPointsWords(message)).toEqual(said);
  });

  it('keep a name on its line', () => {
    expect(pointsWords(1, 1, 'Eve\n@everyone')).toBe('Eve @everyone: 1 (+1)');
  });
});
