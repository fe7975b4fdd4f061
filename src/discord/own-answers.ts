import type { RESTOptions } from 'discord.js';

type MakeRequest = RESTOptions['makeRequest'];

/**
 * Makes requests in that way, and takes no answer for Discord's that is none: the page of a network that wants a sign-in comes
 * with 200, and the library would take it for what it asked for. Whether Discord did what was asked is then not known.
 */
export const onlyDiscords =
  (makeRequest: MakeRequest): MakeRequest =>
  async (url, init) => {
    const response = await makeRequest(url, init);
    const isOwn = /^application\/json\b/i.test(response.headers.get('content-type') ?? '');
    if (!response.ok || response.status === 204 || isOwn) return response;
    // What is not read keeps its connection.
    await response.arrayBuffer().catch(() => {});
    throw new Error('The answer was not Discord’s');
  };
