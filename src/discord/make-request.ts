import { DefaultRestOptions, type RESTOptions, Routes } from 'discord.js';
import type { Logger } from 'pino';
import { z } from 'zod';
import { TurnedAway } from './entrance.ts';
import { NotDiscords } from './errors.ts';
import { type Door, knock } from './knock.ts';

type MakeRequest = RESTOptions['makeRequest'];

/** Where the messages below an answer, threads, and the server's events and roles go, of all addresses that are posted to. */
const withoutNonce =
  /\/(webhooks\/\d+\/[^/?]+|channels\/\d+\/threads|guilds\/\d+\/(?:scheduled-events|roles))(\?|$)/;

/** Has Discord's library ask only once for what has no nonce: it may have arrived, and is looked for before another try. */
export const makeRequest: MakeRequest = async (url, init) => {
  if (init.method !== 'POST' || !withoutNonce.test(url)) return DefaultRestOptions.makeRequest(url, init);
  const response = await DefaultRestOptions.makeRequest(url, init).catch((cause: unknown) => {
    throw new Error('What was posted may not have arrived', { cause });
  });
  if (response.status >= 500)
    throw new Error(`What was posted may not have arrived: Discord said ${response.status}`);
  return response;
};

type Answer = Awaited<ReturnType<MakeRequest>>;

/**
 * Rejects with `NotDiscords` if a web filter or a sign-in answers in Discord's place, which its library would take for an
 * answer. Whether Discord has heard of the request is not known then.
 */
export const notAPage =
  (makeRequest: MakeRequest): MakeRequest =>
  async (url, init) => {
    const answer = await makeRequest(url, init);
    if (isDiscords(answer)) return answer;
    await answer.arrayBuffer().catch(() => {});
    throw new NotDiscords(answer.status);
  };

/** Discord answers in JSON or with nothing. A limit without an end is no answer: the library would ask again for ever. */
function isDiscords({ status, headers }: Answer): boolean {
  if (status === 204 || status >= 500) return true;
  if (status === 429) return Number(headers.get('retry-after')) > 0;
  if (status >= 300 && status < 400) return false;
  return headers.get('content-type')?.startsWith('application/json') === true;
}

/** How many milliseconds it is not asked again: Discord bars an address after too many answers of 401. */
const rest = 60_000;

const User = z.object({ id: z.string() });

/** Discord's library drops the token at any 401. Here only that request fails, and Discord is asked about the token. */
export class TokenWatch {
  private asked = Number.NEGATIVE_INFINITY;

  constructor(
    private readonly door: Door,
    private readonly log: Logger,
    private readonly dead: (why: TurnedAway) => void,
  ) {}

  /** Makes requests in that way. The token of an interaction is not the bot's, and the library's to deal with. */
  watching(makeRequest: MakeRequest): MakeRequest {
    return async (url, init) => {
      const response = await makeRequest(url, init);
      if (response.status !== 401 || !('Authorization' in Object(init.headers))) return response;
      // What is not read keeps its connection.
      await response.arrayBuffer().catch(() => {});
      void this.suspect();
      throw new Error('Discord did not take the token for this request (401)');
    };
  }

  private async suspect(): Promise<void> {
    if (performance.now() - this.asked < rest) return;
    this.asked = performance.now();
    try {
      await knock(this.door, Routes.user(), User);
      this.log.warn('a request was answered with 401, and the token is good: trying again later');
    } catch (err) {
      if (err instanceof TurnedAway) this.dead(err);
      else
        this.log.warn(
          { err },
          'a request was answered with 401, and whether the token is good is not known yet',
        );
    }
  }
}
