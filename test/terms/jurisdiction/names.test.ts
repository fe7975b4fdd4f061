import { describe, expect, it } from 'vitest';
import { defaultFigures } from '../../../terms/figures.ts';
import { type Act, actText, register } from '../../../terms/register.ts';

const statusOf = (act: Act) => register[act].status;

describe('Acts 0.1, 0.2 and 0.13: what asks nothing of the software', () => {
  it.each([
    { act: '0.1', says: 'Friday Chess Club Leaderboard Terms, Conditions and Rules', why: /name/ },
    { act: '0.2', says: 'Chess Terms and Conditions', why: /name/ },
    { act: '0.13', says: 'law of the land', why: /the law decide, not the bot/ },
  ] as const)('says “$says” in Act $act, and why it is only text', ({ act, says, why }) => {
    expect(actText(act, defaultFigures).text).toContain(says);
    expect(statusOf(act)).toEqual({ textOnly: expect.stringMatching(why) });
  });
});

describe('Acts 0.3 and 0.4: the games that the Terms are about', () => {
  it('are those that somebody enters: the software records entries, and enters nothing by itself', () => {
    expect(statusOf('0.3')).toBe('recorded');
    expect(statusOf('0.4')).toBe('recorded');
    expect(actText('0.4', defaultFigures).reading).toContain('never enters a game by itself');
  });
});

describe('Act 0.14: school staff', () => {
  it('has commands of its own', () => {
    expect(statusOf('0.14')).toBe('enforced');
  });
});
