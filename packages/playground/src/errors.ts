import { RESTJSONErrorCodes as Code } from 'discord-api-types/v10';

/** One complaint about a request body: where it is, Discord's name for it, and the sentence. */
export interface Issue {
  path: readonly PropertyKey[];
  code: string;
  message: string;
}

/** Status and sentence that Discord gives with each of its error codes. */
const REFUSALS = {
  [Code.UnknownChannel]: [404, 'Unknown Channel'],
  [Code.UnknownGuild]: [404, 'Unknown Guild'],
  [Code.UnknownMember]: [404, 'Unknown Member'],
  [Code.UnknownMessage]: [404, 'Unknown Message'],
  [Code.UnknownRole]: [404, 'Unknown Role'],
  [Code.UnknownUser]: [404, 'Unknown User'],
  [Code.UnknownWebhook]: [404, 'Unknown Webhook'],
  [Code.UnknownApplication]: [404, 'Unknown Application'],
  [Code.UnknownInteraction]: [404, 'Unknown interaction'],
  [Code.UnknownApplicationCommand]: [404, 'Unknown application command'],
  [Code.UnknownGuildScheduledEvent]: [404, 'Unknown Guild Scheduled Event'],
  [Code.MissingAccess]: [403, 'Missing Access'],
  [Code.CannotExecuteActionOnDMChannel]: [403, 'Cannot execute action on a DM channel'],
  [Code.CannotEditMessageAuthoredByAnotherUser]: [403, 'Cannot edit a message authored by another user'],
  [Code.CannotSendAnEmptyMessage]: [400, 'Cannot send an empty message'],
  [Code.CannotSendMessagesToThisUser]: [403, 'Cannot send messages to this user'],
  [Code.CannotSendMessagesInNonTextChannel]: [400, 'Cannot send messages in a non-text channel'],
  [Code.MissingPermissions]: [403, 'Missing Permissions'],
  [Code.ThisMessageWasAlreadyCrossposted]: [400, 'This message has already been crossposted'],
  [Code.ProvidedTooFewOrTooManyMessagesToDelete]: [
    400,
    'You can only bulk delete between 2 and 100 messages',
  ],
  [Code.InvalidWebhookToken]: [401, 'Invalid Webhook Token'],
  [Code.CannotExecuteActionOnThisChannelType]: [400, 'Cannot execute action on this channel type'],
  [Code.OneOfTheMessagesProvidedWasTooOldForBulkDelete]: [
    400,
    'A message provided was too old to bulk delete',
  ],
  [Code.CannotExecuteActionOnSystemMessage]: [403, 'Cannot execute action on a system message'],
  [Code.InvalidActionOnArchivedThread]: [400, 'Thread is archived'],
  [Code.MaximumNumberOfPinsReachedForTheChannel]: [400, 'Maximum number of pins reached (50)'],
  [Code.MaximumNumberOfGuildRolesReached]: [400, 'Maximum number of guild roles reached (250)'],
  [Code.MaximumNumberOfGuildChannelsReached]: [400, 'Maximum number of guild channels reached (500)'],
  [Code.MaximumNumberOfApplicationCommandsReached]: [400, 'Maximum number of application commands reached'],
  [Code.MaximumDailyApplicationCommandCreatesReached]: [
    400,
    'Max number of daily application command creates has been reached (200)',
  ],
  [Code.InteractionHasAlreadyBeenAcknowledged]: [400, 'Interaction has already been acknowledged.'],
  [Code.RequestEntityTooLarge]: [413, 'Request entity too large'],
  [Code.CannotReplyWithoutPermissionToReadMessageHistory]: [
    403,
    'Cannot reply without permission to read message history',
  ],
  [Code.OpeningDirectMessagesTooFast]: [403, 'You are opening direct messages too fast.'],
  [Code.ThreadLocked]: [400, 'This thread is locked'],
  [Code.MaximumActiveThreads]: [400, 'Maximum number of active threads reached'],
  [Code.ThreadAlreadyCreatedForMessage]: [400, 'A thread has already been created for this message'],
  [Code.RequestBodyContainsInvalidJSON]: [400, 'The request body contains invalid JSON.'],
} as const satisfies Partial<Record<Code, readonly [number, string]>>;

export type Refusal = keyof typeof REFUSALS;

/** An answer in Discord's own shape of error. */
export class DiscordError extends Error {
  readonly status: number;
  readonly code: number;
  readonly issues: readonly Issue[];

  constructor(status: number, code: number, message: string, issues: readonly Issue[] = []) {
    super(message);
    this.status = status;
    this.code = code;
    this.issues = issues;
  }

  /** The body Discord sends, with the complaints nested under the fields they are about. */
  toJSON(): Record<string, unknown> {
    const body = { message: this.message, code: this.code };
    return this.issues.length === 0 ? body : { ...body, errors: nested(this.issues) };
  }
}

/** The refusal Discord has for this code. */
export function refusal(code: Refusal): DiscordError {
  const [status, message] = REFUSALS[code];
  return new DiscordError(status, code, message);
}

/** The refusal of a request body, saying of each field what is wrong with it. */
export function invalidForm(issues: readonly Issue[]): DiscordError {
  return new DiscordError(400, Code.InvalidFormBodyOrContentType, 'Invalid Form Body', issues);
}

/** The refusal of one field of a request body. */
export function invalidField(path: readonly PropertyKey[], code: string, message: string): DiscordError {
  return invalidForm([{ path, code, message }]);
}

/** Returns the value, or throws the refusal where there is none. */
export function found<Value>(value: Value | undefined, code: Refusal): Value {
  if (value === undefined) throw refusal(code);
  return value;
}

interface ErrorTree {
  [field: string]: ErrorTree | { code: string; message: string }[];
}

function nested(issues: readonly Issue[]): ErrorTree {
  const root: ErrorTree = {};
  for (const issue of issues) leafAt(root, issue.path).push({ code: issue.code, message: issue.message });
  return root;
}

function leafAt(root: ErrorTree, path: readonly PropertyKey[]): { code: string; message: string }[] {
  let node = root;
  for (const key of path) {
    const next = node[String(key)];
    const child = next === undefined || Array.isArray(next) ? {} : next;
    node[String(key)] = child;
    node = child;
  }
  const leaf = node._errors;
  if (Array.isArray(leaf)) return leaf;
  const fresh: { code: string; message: string }[] = [];
  node._errors = fresh;
  return fresh;
}

export { Code };
