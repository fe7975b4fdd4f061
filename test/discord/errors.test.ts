import { DiscordAPIError } from 'discord.js';
import { describe, expect, test } from 'vitest';
import {
  forLog,
  isAnsweredOrGone,
  isForGood,
  isUnanswered,
  mayBeThePicture,
  NotDiscords,
} from '../../src/discord/errors.ts';

const token = 'bot-token';

function refusedBy(code: number, status: number): DiscordAPIError {
  const sent = { files: undefined, body: { content: 'what somebody wrote' } };
  const url = 'https://discord.com/api/v10/webhooks/4/interaction-token/messages';
  return new DiscordAPIError({ code, message: `No, ${token}` }, code, status, 'POST', url, sent);
}

describe('what Discord’s refusals mean', () => {
  test.each([
    [40060, 400, { gone: true, unanswered: false, forGood: false }],
    [10062, 404, { gone: true, unanswered: false, forGood: false }],
    [10015, 404, { gone: false, unanswered: true, forGood: false }],
    [10008, 404, { gone: false, unanswered: true, forGood: true }],
    [50027, 401, { gone: false, unanswered: true, forGood: false }],
    [50007, 403, { gone: false, unanswered: false, forGood: true }],
    [50001, 403, { gone: false, unanswered: false, forGood: true }],
    [10003, 404, { gone: false, unanswered: false, forGood: true }],
    [50035, 400, { gone: false, unanswered: false, forGood: true }],
    [40003, 403, { gone: false, unanswered: false, forGood: false }],
    [40006, 403, { gone: false, unanswered: false, forGood: false }],
    [0, 403, { gone: false, unanswered: false, forGood: false }],
    [0, 404, { gone: false, unanswered: false, forGood: false }],
    [0, 400, { gone: false, unanswered: false, forGood: false }],
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

test.each([
  [refusedBy(50035, 400), true],
  [refusedBy(40005, 413), true],
  [refusedBy(50013, 403), true],
  [new NotDiscords(403), true],
  [refusedBy(50007, 403), false],
  [refusedBy(10003, 404), false],
  [new NotDiscords(404), false],
  [new Error('x'), false],
])('%s may be for the picture of a message: %s', (error, may) => {
  expect(mayBeThePicture(error)).toBe(may);
});

describe('an error in the log', () => {
  test('has its stack, and neither a token nor what anybody wrote', () => {
    const written = JSON.stringify(forLog(new Error('while answering', { cause: refusedBy(1, 400) }), token));
    expect(written).toContain('while answering');
    expect(written).toContain('errors.test.ts');
    expect(written).toContain('"status":400');
    expect(written).not.toMatch(/bot-token|interaction-token|what somebody wrote/);
  });

  test('has the shape of a message with which Discord finds fault, and where the fault is', () => {
    const errors = {
      content: { _errors: [{ code: 'BASE_TYPE_MAX_LENGTH', message: 'not “what somebody wrote”' }] },
      embeds: { 0: { title: { _errors: [{ code: 'BASE_TYPE_REQUIRED', message: 'needed' }] } } },
    };
    const raw = { code: 50035, message: 'Invalid Form Body', errors };
    const body = { content: 'what somebody wrote', embeds: [{ title: '', color: 7 }], tts: false };
    const sent = { files: undefined, body };
    const written = forLog(
      new DiscordAPIError(raw, 50035, 400, 'POST', 'https://discord.com/api/v10/x', sent),
      token,
    );
    expect(written).toMatchObject({
      message: 'Invalid Form Body',
      faults: ['content BASE_TYPE_MAX_LENGTH', 'embeds.0.title BASE_TYPE_REQUIRED'],
      shape: {
        content: 'text of 19',
        embeds: [{ title: 'text of 0', color: 'number' }],
        tts: 'boolean',
      },
    });
    expect(JSON.stringify(written)).not.toContain('what somebody wrote');
  });

  test('is written even when it is no error at all', () => {
    expect(forLog(`thrown ${token}`, token)).toEqual({ message: 'thrown [token]' });
  });
});
