import { DiscordAPIError } from 'discord.js';
import { describe, expect, test } from 'vitest';
import { forLog, isAnsweredOrGone, isForGood, isUnanswered } from '../../src/discord/errors.ts';

const token = 'bot-token';

function refusedBy(code: number, status: number): DiscordAPIError {
  const sent = { files: undefined, body: { content: 'what somebody wrote' } };
  const url = 'https://discord.com/api/v10/webhooks/4/interaction-token/messages';
  return new DiscordAPIError({ code, message: `No, ${token}` }, code, status, 'POST', url, sent);
}

describe('what Discord’s refusals mean', () => {
  test.each([
    [40060, 400, { gone: true, unanswered: false, forGood: true }],
    [10062, 404, { gone: true, unanswered: false, forGood: true }],
    [10015, 404, { gone: false, unanswered: true, forGood: true }],
    [10008, 404, { gone: false, unanswered: true, forGood: true }],
    [50027, 401, { gone: false, unanswered: true, forGood: false }],
    [50007, 403, { gone: false, unanswered: false, forGood: true }],
    [0, 401, { gone: false, unanswered: false, forGood: false }],
    [0, 429, { gone: false, unanswered: false, forGood: false }],
    [0, 500, { gone: false, unanswered: false, forGood: false }],
  ])('code %i with status %i', (code, status, meaning) => {
    const error = refusedBy(code, status);
    expect({
      gone: isAnsweredOrGone(error),
      unanswered: isUnanswered(error),
      forGood: isForGood(error),
    }).toEqual(meaning);
  });

  test('another error means none of that', () => {
    expect([isAnsweredOrGone, isUnanswered, isForGood].map((is) => is(new Error('x')))).toEqual([
      false,
      false,
      false,
    ]);
  });
});

describe('an error in the log', () => {
  test('has its stack, and neither a token nor what anybody wrote', () => {
    const written = JSON.stringify(forLog(new Error('while answering', { cause: refusedBy(1, 400) }), token));
    expect(written).toContain('while answering');
    expect(written).toContain('errors.test.ts');
    expect(written).toContain('"status":400');
    expect(written).not.toMatch(/bot-token|interaction-token|what somebody wrote/);
  });

  test('is written even when it is no error at all', () => {
    expect(forLog(`thrown ${token}`, token)).toEqual({ message: 'thrown [token]' });
  });
});
