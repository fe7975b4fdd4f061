import { DefaultRestOptions, type RESTOptions } from 'discord.js';

/** Where the messages below an answer go, of all addresses that are posted to. */
const followUps = /\/webhooks\/\d+\/[^/?]+(\?|$)/;

/**
 * Makes Discord's library ask only once for a message below an answer. Such a message has no nonce, so when Discord
 * may have taken it without our hearing of it, it has to be looked for before it is sent again.
 */
export const makeRequest: RESTOptions['makeRequest'] = async (url, init) => {
  if (init.method !== 'POST' || !followUps.test(url)) return DefaultRestOptions.makeRequest(url, init);
  const response = await DefaultRestOptions.makeRequest(url, init).catch((cause: unknown) => {
    throw new Error('A message below an answer may not have arrived', { cause });
  });
  if (response.status >= 500)
    throw new Error(`A message below an answer may not have arrived: Discord said ${response.status}`);
  return response;
};
