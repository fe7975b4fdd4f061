import { DiscordAPIError, HTTPError, RESTJSONErrorCodes } from 'discord.js';
import { faultOf, isMalformed } from './refused-by-discord.ts';

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
 * what people wrote and the tokens of interactions; the bot's own token is struck out wherever it stands. Of a request
 * with which Discord finds fault, it says where, and what shape the body has.
 */
export function forLog(error: unknown, token: string): Record<string, unknown> {
  if (!(error instanceof Error)) return { message: String(error).replaceAll(token, '[token]') };
  const api = error instanceof DiscordAPIError || error instanceof HTTPError;
  const message = saidBy(error);
  return {
    name: error.name,
    message: message.replaceAll(token, '[token]'),
    stack: error.stack?.replace(error.message, () => message).replaceAll(token, '[token]'),
    ...(api ? { status: error.status, method: error.method } : {}),
    ...(isMalformed(error) ? faultOf(error) : {}),
    ...(error.cause === undefined ? {} : { cause: forLog(error.cause, token) }),
  };
}

/** Below its first line, Discord may quote what was sent. */
const saidBy = (error: Error): string =>
  error instanceof DiscordAPIError ? (error.message.split('\n', 1)[0] ?? '') : error.message;

/**
 * The id of what Discord has made. Throws where the answer has none, such as a page that somebody on the way gave in Discord's
 * place: it may have been made or not, and is to be looked for.
 */
export function idOf({ id }: { id: unknown }): string {
  if (typeof id !== 'string' || id === '') throw new Error('the answer was not Discord’s');
  return id;
}
