import { DefaultRestOptions, type RESTOptions } from 'discord.js';

/** Where the messages below an answer, threads, and the server's events and roles go, of all addresses that are posted to. */
const withoutNonce =
  /\/(webhooks\/\d+\/[^/?]+|channels\/\d+\/threads|guilds\/\d+\/(?:scheduled-events|roles))(\?|$)/;

/**
 * Makes Discord's library ask only once for a message below an answer, for a thread, for an event and for a role. These have no
 * nonce, so when Discord may have taken one without our hearing of it, it has to be looked for before it is sent again.
 */
export const makeRequest: RESTOptions['makeRequest'] = async (url, init) => {
  if (init.method !== 'POST' || !withoutNonce.test(url)) return DefaultRestOptions.makeRequest(url, init);
  const response = await DefaultRestOptions.makeRequest(url, init).catch((cause: unknown) => {
    throw new Error('What was posted may not have arrived', { cause });
  });
  if (response.status >= 500)
    throw new Error(`What was posted may not have arrived: Discord said ${response.status}`);
  return response;
};
