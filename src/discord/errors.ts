import { RESTJSONErrorCodes as Code, DiscordAPIError, HTTPError } from 'discord.js';

/** Discord's codes for what it will never do there, each with its reason. Anything not on a list is tried again. */
const final: ReadonlyMap<unknown, string> = new Map([
  [Code.UnknownChannel, 'somebody deleted the channel or thread'],
  [Code.UnknownGuild, 'the bot is not on the server any more'],
  [Code.UnknownMember, 'the account is not on the server'],
  [Code.UnknownMessage, 'somebody deleted the message'],
  [Code.UnknownUser, 'the account does not exist any more'],
  [Code.ExplicitContentCannotBeSentToTheDesiredRecipient, 'a filter keeps it from whom it is for'],
  [Code.MaximumThreadParticipantsReached, 'the thread takes nobody more'],
  [Code.UserBannedFromThisGuild, 'the account is banned from the server'],
  [Code.CannotSendAMessageInAForumChannel, 'the channel takes no messages'],
  [Code.MissingAccess, 'the channel is not seen'],
  [Code.CannotExecuteActionOnDMChannel, 'that is not done in direct messages'],
  [Code.CannotEditMessageAuthoredByAnotherUser, 'the message is somebody else’s'],
  [Code.CannotSendMessagesToThisUser, 'the person takes no direct messages from the bot'],
  [Code.CannotSendMessagesInNonTextChannel, 'the channel takes no messages'],
  [Code.ChannelVerificationLevelTooHighForYouToGainAccess, 'the server does not let the bot write yet'],
  [Code.MissingPermissions, 'the bot lacks a permission'],
  [Code.CannotExecuteActionOnSystemMessage, 'the message is Discord’s own'],
  [Code.CannotExecuteActionOnThisChannelType, 'that is not done in this kind of channel'],
  [Code.InvalidRecipients, 'the account takes no direct messages'],
  [Code.InvalidActionOnArchivedThread, 'the thread is archived'],
  [Code.CannotSendMessagesToThisUserDueToHavingNoMutualGuilds, 'the person left every server of the bot'],
  [Code.TwoFactorAuthenticationIsRequired, 'the server asks the bot’s owner for two-factor authentication'],
  [Code.ThreadLocked, 'the thread is locked'],
  [Code.MaximumActiveThreads, 'the server has as many threads as Discord allows'],
  [Code.MessageWasBlockedByAutomaticModeration, 'the server’s AutoMod blocks it'],
  [Code.TitleWasBlockedByAutomaticModeration, 'the server’s AutoMod blocks its title'],
  [Code.MessageBlockedByHarmfulLinksFilter, 'Discord’s filter of links blocks it'],
]);

/** Discord's own codes for what is wrong with a request itself: neither another place nor another time would help. */
const malformed: ReadonlyMap<unknown, string> = new Map([
  [Code.CannotSendAnEmptyMessage, 'the message is empty'],
  [Code.InvalidFormBodyOrContentType, 'a part of it is not as Discord wants it'],
  [Code.RequestBodyContainsInvalidJSON, 'it is no JSON'],
  [Code.RequestEntityTooLarge, 'it is too large'],
  [Code.FileUploadedExceedsMaximumSize, 'a file is too large'],
  [Code.InvalidFileUploaded, 'a file is not as Discord wants it'],
  [Code.ProvidedFileIsInvalid, 'a file is not as Discord wants it'],
  [Code.ProvidedFileTypeIsInvalid, 'a file is of a kind that Discord does not take'],
]);

const aboutPictures: readonly unknown[] = [
  Code.MissingPermissions,
  Code.ExplicitContentCannotBeSentToTheDesiredRecipient,
  Code.AccessToFileUploadsHasBeenLimitedForThisGuild,
];

/** Somebody on the way, such as a web filter or a sign-in to a network, gave a page in the place of Discord's answer. */
export class NotDiscords extends Error {
  constructor(readonly status: number) {
    super(`The answer was not Discord’s, but a page of somebody on the way (${status})`);
    this.name = 'NotDiscords';
  }
}

/** Why Discord will never do this, in words without anybody's; null where it may do it at another time. */
export function whyForGood(error: unknown): string | null {
  if (!(error instanceof DiscordAPIError)) return null;
  const why = final.get(error.code) ?? malformed.get(error.code);
  return why === undefined ? null : `${why} (Discord’s code ${error.code})`;
}

/** Whether Discord will never do this, however often it is asked. */
export const isForGood = (error: unknown): boolean => whyForGood(error) !== null;

/** Whether Discord finds fault with the request itself. */
export const isMalformed = (error: unknown): error is DiscordAPIError =>
  error instanceof DiscordAPIError && malformed.has(error.code);

const [badRequest, forbidden, tooLarge] = [400, 403, 413];

/** Whether a message with a picture may be taken without it. */
export function mayBeThePicture(error: unknown): boolean {
  if (error instanceof NotDiscords) return [badRequest, forbidden, tooLarge].includes(error.status);
  if (!(error instanceof DiscordAPIError)) return false;
  return [badRequest, tooLarge].includes(error.status) || aboutPictures.includes(error.code);
}

/** What a log says of a request with which Discord finds fault: where, and the body's shape; never anybody's words. */
const faultOf = (error: DiscordAPIError): { faults: string[]; shape: unknown } => ({
  faults: 'errors' in error.rawError ? faultsIn(error.rawError.errors, []) : [],
  shape: shapeOf(error.requestBody.json),
});

/** The places and names of all complaints, such as `embeds.0.title BASE_TYPE_REQUIRED`. */
function faultsIn(errors: unknown, path: readonly string[]): string[] {
  if (typeof errors !== 'object' || errors === null) return [];
  return Object.entries(errors).flatMap(([key, value]: [string, unknown]) =>
    key === '_errors' && Array.isArray(value)
      ? value.map((each: unknown) => `${path.join('.')} ${nameOf(each)}`.trim())
      : faultsIn(value, [...path, key]),
  );
}

/** Discord's name for a complaint; its words may quote what was sent. */
const nameOf = (complaint: unknown): string =>
  typeof complaint === 'object' && complaint !== null && 'code' in complaint ? String(complaint.code) : '';

/** The same value with the kind of each part in its place, and of texts how long they are. */
function shapeOf(value: unknown): unknown {
  if (typeof value === 'string') return `text of ${value.length}`;
  if (Array.isArray(value)) return value.map(shapeOf);
  if (typeof value !== 'object' || value === null) return value === null ? null : typeof value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, shapeOf(each)]));
}

/** Tells of an error whether Discord refused something with one of those codes. */
export const refusedWith =
  (...codes: readonly number[]) =>
  (error: unknown): boolean =>
    error instanceof DiscordAPIError && codes.some((code) => code === error.code);

/** The bot opens direct messages faster than Discord lets it: after a while it may again. */
export const isTooFast = refusedWith(Code.OpeningDirectMessagesTooFast);

/** The interaction was answered already: a redelivery, or an answer that Discord took without our hearing of it. */
export const isAnswered = refusedWith(Code.InteractionHasAlreadyBeenAcknowledged);

/** The interaction was answered already, or the answer came too late. */
export const isAnsweredOrGone = refusedWith(
  Code.InteractionHasAlreadyBeenAcknowledged,
  Code.UnknownInteraction,
);

/** The interaction has no answer, or its token has run out. */
export const isUnanswered = refusedWith(Code.UnknownWebhook, Code.UnknownMessage, Code.InvalidWebhookToken);

/** Discord does not let the bot do this on this server. */
export const isBarred = refusedWith(Code.MissingPermissions, Code.MissingAccess);

/** Somebody deleted the message. */
export const isGone = refusedWith(Code.UnknownMessage);

/** The channel has as many pinned messages as Discord allows. */
export const hasNoRoom = refusedWith(Code.MaximumNumberOfPinsReachedForTheChannel);

/** The server has as many open threads as Discord allows. */
export const hasTooManyThreads = refusedWith(Code.MaximumActiveThreads);

/** Somebody deleted the channel or thread. */
export const isDeleted = refusedWith(Code.UnknownChannel);

/** The account is not on this server, or does not exist. */
export const isStranger = refusedWith(Code.UnknownMember, Code.UnknownUser);

/** What an attempt gives, or `otherwise` if it fails with such an error. Rejects with any other error. */
export const orElse = <Given, Otherwise>(
  attempt: Promise<Given>,
  isSuch: (error: unknown) => boolean,
  otherwise: Otherwise,
): Promise<Given | Otherwise> =>
  attempt.catch((error: unknown) => {
    if (isSuch(error)) return otherwise;
    throw error;
  });

/** Whether Discord let the bot do it. Rejects when trying again later may help. */
export const isLet = (attempt: Promise<unknown>): Promise<boolean> =>
  attempt.then(() => true).catch((error: unknown) => !isForGood(error) && Promise.reject(error));

/**
 * An error as it may stand in a log: without what Discord's library attaches, which holds people's words and tokens of
 * interactions, and without the bot's own token. Of a request that Discord finds fault with, it says where, and the body's shape.
 */
export function forLog(error: unknown, token: string | null): Record<string, unknown> {
  const secretly = (text: string) => (token === null ? text : text.replaceAll(token, '[token]'));
  if (!(error instanceof Error)) return { message: secretly(String(error)) };
  const api = error instanceof DiscordAPIError || error instanceof HTTPError;
  const message = saidBy(error);
  return {
    name: error.name,
    message: secretly(message),
    stack: error.stack && secretly(error.stack.replace(error.message, () => message)),
    ...(api ? { status: error.status, method: error.method } : {}),
    ...(isMalformed(error) ? faultOf(error) : {}),
    ...(error.cause === undefined ? {} : { cause: forLog(error.cause, token) }),
  };
}

/** Below its first line, Discord may quote what was sent. */
const saidBy = (error: Error): string =>
  error instanceof DiscordAPIError ? (error.message.split('\n', 1)[0] ?? '') : error.message;

/** The id of what Discord has made. Throws if the answer has none: it may have been made or not, and is to be looked for. */
export function idOf({ id }: { id: unknown }): string {
  if (typeof id !== 'string' || id === '') throw new Error('the answer was not Discord’s');
  return id;
}
