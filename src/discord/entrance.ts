import { DiscordAPIError, DiscordjsError, DiscordjsErrorCodes, HTTPError } from 'discord.js';
import { NotDiscords } from './refused-by-discord.ts';

const unknownToken =
  'Discord does not know this token. Open your application at https://discord.com/developers/applications, ' +
  'make a new token under “Bot”, put it into DISCORD_TOKEN and start again.';

const unreachable = (api: string, why: string): string =>
  `Discord cannot be reached at ${api} (${why}). Look whether this machine is online and whether DISCORD_API_URL, ` +
  'if you have set it, names the right place, and start again.';

/** Why Discord did not let the bot in, in words for whoever keeps it; what is not understood is given back. */
export function whyNotIn(cause: unknown, api: string): unknown {
  if (isUnknown(cause)) return new Error(unknownToken, { cause });
  if (cause instanceof NotDiscords) return new Error(unreachable(api, cause.message), { cause });
  if (cause instanceof HTTPError) return new Error(unreachable(api, String(cause.status)), { cause });
  if (cause instanceof Error && 'code' in cause && /^(E[A-Z]|UND_ERR)/.test(String(cause.code)))
    return new Error(unreachable(api, String(cause.code)), { cause });
  return cause;
}

const isUnknown = (cause: unknown): boolean =>
  (cause instanceof DiscordjsError && cause.code === DiscordjsErrorCodes.TokenInvalid) ||
  (cause instanceof DiscordAPIError && cause.status === 401);
