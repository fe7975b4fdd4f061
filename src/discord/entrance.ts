import { DiscordAPIError, DiscordjsError, DiscordjsErrorCodes, HTTPError } from 'discord.js';
import { NotDiscords } from './errors.ts';

/** Why Discord will not have the bot, whatever it does: only a person can mend that, or a new start where it is `more shards`. */
export type Refusal = 'token' | 'intents' | 'version' | 'shards' | 'more shards';

const words: Readonly<Record<Refusal, string>> = {
  token:
    'Discord does not know this token. Open your application at https://discord.com/developers/applications, ' +
    'make a new token under “Bot”, put it into DISCORD_TOKEN and start again.',
  intents:
    'Discord does not give the bot an intent that it asks for. Open your application at ' +
    'https://discord.com/developers/applications, turn on Message Content Intent under “Bot” or turn it off and on ' +
    'again, and start again.',
  version: 'Discord does not take this version of the bot any more. Install a newer version and start again.',
  shards:
    'The bot is on too many servers for the shards that SHARDS names, or Discord knows no such shard. Divide them into ' +
    'more, such as 0-7/8 in place of 0-3/4, in all processes of the bot, and start again.',
  'more shards':
    'The bot is on more servers than the shards can take that Discord recommended when it started. Started again, it ' +
    'takes as many as Discord recommends by then.',
};

/** Discord has turned the bot away, and would again. */
export class TurnedAway extends Error {
  constructor(
    readonly refusal: Refusal,
    options?: ErrorOptions,
  ) {
    super(words[refusal], options);
  }
}

/** Discord was not reached, or was not able to let the bot in. It may be otherwise at another time. */
export class Unreachable extends Error {
  /** In how many milliseconds to try again, where Discord says so; else null. */
  readonly retryAfter: number | null;

  constructor(api: string, why: string, { retryAfter = null, ...options }: Later = {}) {
    super(
      `Discord cannot be reached at ${api} (${why}). Check that this machine is online and that DISCORD_API_URL, ` +
        'if you have set it, names the right place.',
      options,
    );
    this.retryAfter = retryAfter;
  }
}

interface Later extends ErrorOptions {
  retryAfter?: number | null;
}

/** Why Discord did not let the bot in, in words for the bot's keeper; what is not understood is given back. */
export function whyNotIn(cause: unknown, api: string): unknown {
  if (cause instanceof TurnedAway || cause instanceof Unreachable) return cause;
  if (isUnknown(cause)) return new TurnedAway('token', { cause });
  if (cause instanceof NotDiscords) return new Unreachable(api, cause.message, { cause });
  if (cause instanceof HTTPError) return new Unreachable(api, String(cause.status), { cause });
  const code = codeOf(cause);
  return /^(E[A-Z]|UND_ERR)/.test(code) ? new Unreachable(api, code, { cause }) : cause;
}

/** The code that Node gives with an error of the network or the machine, such as `EAI_AGAIN`; empty where there is none. */
export const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : '';

const isUnknown = (cause: unknown): boolean =>
  (cause instanceof DiscordjsError && cause.code === DiscordjsErrorCodes.TokenInvalid) ||
  (cause instanceof DiscordAPIError && cause.status === 401);
