import type { RESTOptions } from 'discord.js';
import { NotDiscords } from './refused-by-discord.ts';

type MakeRequest = RESTOptions['makeRequest'];
type Answer = Awaited<ReturnType<MakeRequest>>;

/**
 * Makes requests in that way, and rejects with `NotDiscords` where a page of somebody on the way comes in the place of
 * Discord's answer, such as a web filter's 403 or the sign-in to a network: Discord's library would take it for a refusal,
 * or for an answer. Whether Discord has heard of the request is not known then.
 */
export const notAPage =
  (makeRequest: MakeRequest): MakeRequest =>
  async (url, init) => {
    const answer = await makeRequest(url, init);
    if (isDiscords(answer)) return answer;
    await answer.arrayBuffer().catch(() => {});
    throw new NotDiscords(answer.status);
  };

/**
 * Discord answers in JSON or with nothing, and never sends anybody elsewhere. Trouble and limits are the library's to deal with;
 * but for a limit that does not say in how many seconds it is over, it would ask again at once, and for ever.
 */
function isDiscords({ status, headers }: Answer): boolean {
  if (status === 204 || status >= 500) return true;
  if (status === 429) return Number(headers.get('retry-after')) > 0;
  if (status >= 300 && status < 400) return false;
  return headers.get('content-type')?.startsWith('application/json') === true;
}
