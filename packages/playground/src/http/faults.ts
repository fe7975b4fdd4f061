import { Code, type DiscordError, invalidField, refusal } from '../errors.ts';

/** A page of a web filter or of a sign-in to a network, with this status, though Discord heard of nothing. */
const pages = { 'page 200': 200, 'page 302': 302, 'page 403': 403, 'page 404': 404 } as const;

/** What Discord itself finds wrong, with its own code: a file, words, how much a bot does, what a server is full of, or that it is not let in there. */
const refusals = {
  'bad file': () => invalidField(['files', 0], 'ATTACHMENT_UNREADABLE', 'The file cannot be read'),
  'bad words': () => invalidField(['content'], 'BASE_TYPE_BAD_STRING', 'The words cannot be taken'),
  'opened too fast': () => refusal(Code.OpeningDirectMessagesTooFast),
  'no access': () => refusal(Code.MissingAccess),
  'too many threads': () => refusal(Code.MaximumActiveThreads),
  'too many commands': () => refusal(Code.MaximumDailyApplicationCommandCreatesReached),
} as const;

/**
/**
 * What a request meets instead of being served: a refusal for this route (429) or for all of them (`global`), a token that is
 * not taken this once (401), trouble of Discord's own (500, 502), a connection that ends (`cut`), no answer ever (`hang`),
 * somebody's page, or a refusal with a code. `bad file` is met only by requests that bring a file.
 */
export type Undone =
  | 401
  | 429
  | 'global'
  | 500
  | 502
  | 'cut'
  | 'hang'
  | keyof typeof pages
  | keyof typeof refusals;

/** What a request meets once it was served: 502 (`lost`), half of the answer, somebody's page (`garbage`), nothing ever (`mute`). */
export type Unheard = 'lost' | 'half' | 'garbage' | 'mute';

export type Fault = Undone | Unheard;

/** Whether the work is done before the trouble begins. */
export const isUnheard = (fault: Fault): fault is Unheard =>
  fault === 'lost' || fault === 'half' || fault === 'garbage' || fault === 'mute';

/** The status of the page that this fault is, if it is one. */
export const pageStatus = (fault: Fault): number | undefined =>
  Object.entries(pages).find(([name]) => name === fault)?.[1];

/** Discord's refusal that this fault is, if it is one. */
export const refusalOf = (fault: Fault): DiscordError | undefined =>
  Object.entries(refusals).find(([name]) => name === fault)?.[1]();

interface Ordered {
  route: string;
  fault: Fault;
  left: number;
}

/** Trouble ordered in advance by a test. */
export class Faults {
  readonly #ordered: Ordered[] = [];
  /** Whether the network between bots and Discord is down: every connection of theirs is cut at once. */
  unplugged = false;

  /**
   * Gives this fault to the next `times` requests of a route, written as `POST /channels/{channel_id}/messages`;
   * `*` is any route.
   */
  next(route: string, fault: Fault, times = 1): void {
    this.#ordered.push({ route, fault, left: times });
  }

  /** How many requests are still to meet trouble. */
  get left(): number {
    return this.#ordered.reduce((all, { left }) => all + left, 0);
  }

  /** Ends all trouble that was ordered. */
  clear(): void {
    this.#ordered.length = 0;
  }

  /** Takes the fault that this request is to meet, if one was ordered. */
  take(route: string, bringsFile: boolean): Fault | undefined {
    if (this.unplugged) return 'cut';
    const ordered = this.#ordered.find(
      (each) =>
        each.left > 0 &&
        (each.route === '*' || each.route === route) &&
        (bringsFile || each.fault !== 'bad file'),
    );
    if (ordered === undefined) return undefined;
    ordered.left -= 1;
    return ordered.fault;
  }
}
