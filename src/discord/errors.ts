import { DiscordAPIError, HTTPError, RESTJSONErrorCodes } from 'discord.js';

const codeOf = (error: unknown): number | string | null =>
  error instanceof DiscordAPIError ? error.code : null;

/** Whether Discord refused it with one of those codes. */
export const isOneOf = (codes: readonly number[], error: unknown): boolean =>
  codes.some((c) => c === codeOf(error));

/** The interaction was answered already: a redelivery, or an answer that Discord took without our hearing of it. */
export const isAnswered = (error: unknown): boolean =>
  isOneOf([RESTJSONErrorCodes.InteractionHasAlreadyBeenAcknowledged], error);

/** The interaction was answered already, or can no longer be, since the answer came too late. */
export const isAnsweredOrGone = (error: unknown): boolean =>
  isAnswered(error) || isOneOf([RESTJSONErrorCodes.UnknownInteraction], error);

/** The interaction has no answer, or its token has run out. */
export const isUnanswered = (error: unknown): boolean =>
  isOneOf(
    [
      RESTJSONErrorCodes.UnknownWebhook,
      RESTJSONErrorCodes.UnknownMessage,
      RESTJSONErrorCodes.InvalidWebhookToken,
    ],
    error,
  );

/** What may be otherwise at another time: too many requests, or a token that Discord does not take for now. */
const passing: readonly number[] = [401, 429];

/** Whether Discord will never take this message here, however often it is tried. */
export const isForGood = (error: unknown): boolean =>
  error instanceof DiscordAPIError && error.status < 500 && !passing.includes(error.status);

/** Whether Discord does not let the bot do this on this server. */
export const isBarred = (error: unknown): boolean =>
  isOneOf([RESTJSONErrorCodes.MissingPermissions, RESTJSONErrorCodes.MissingAccess], error);

/** Somebody deleted the message. */
export const isGone = (error: unknown): boolean => isOneOf([RESTJSONErrorCodes.UnknownMessage], error);

/** Somebody deleted the channel or thread. */
export const isDeleted = (error: unknown): boolean => isOneOf([RESTJSONErrorCodes.UnknownChannel], error);

/** The account is not on this server, or there is none such. */
export const isStranger = (error: unknown): boolean =>
  isOneOf([RESTJSONErrorCodes.UnknownMember, RESTJSONErrorCodes.UnknownUser], error);

/**
 * An error as it may stand in a log. What Discord's library attaches to its errors is left out, since it holds
 * what people wrote and the tokens of interactions; the bot's own token is struck out wherever it stands.
 */
export function forLog(error: unknown, token: string): Record<string, unknown> {
  if (!(error instanceof Error)) return { message: String(error).replaceAll(token, '[token]') };
  const api = error instanceof DiscordAPIError || error instanceof HTTPError;
  return {
    name: error.name,
    message: error.message.replaceAll(token, '[token]'),
    stack: error.stack?.replaceAll(token, '[token]'),
    ...(api ? { status: error.status, method: error.method } : {}),
    ...(error.cause === undefined ? {} : { cause: forLog(error.cause, token) }),
  };
}

/**
 * The id of what Discord has made. Throws where the answer has none, such as a page that somebody on the way gave in Discord's
 * place: it may have been made or not, and is to be looked for.
 */
export function idOf({ id }: { id: unknown }): string {
  if (typeof id !== 'string' || id === '') throw new Error('the answer was not Discord’s');
  return id;
}
