import { DiscordError } from '../errors.ts';

/** A request that was not answered as it hoped. */
export interface Incident {
  method: string;
  route: string;
  status: number;
  /** Discord's code, 0 where it has none. */
  code: number;
  detail: string;
}

/** Codes of answers to requests that a correct client never makes. */
const MALFORMED = new Set([0, 50_006, 50_035, 50_109]);

/** What began while the request was under way, a correct client could not know of. */
const isTooLate = ({ issues }: DiscordError): boolean =>
  issues.length > 0 && issues.every(({ code }) => code === 'GUILD_SCHEDULED_EVENT_SCHEDULE_PAST');

/** Keeps what went wrong: mistakes of a client apart from refusals it has to expect. */
export class Journal {
  readonly violations: Incident[] = [];
  readonly refusals: Incident[] = [];

  /** Files an error under the one or the other. */
  record(method: string, route: string, error: DiscordError): void {
    const detail = JSON.stringify(error.toJSON());
    const incident = { method, route, status: error.status, code: error.code, detail };
    const mistake = MALFORMED.has(error.code) && error.status < 429 && !isTooLate(error);
    (mistake ? this.violations : this.refusals).push(incident);
  }

  /** Files what a test ordered: nobody made a mistake. */
  ordered(method: string, route: string, error: DiscordError): void {
    const detail = JSON.stringify(error.toJSON());
    this.refusals.push({ method, route, status: error.status, code: error.code, detail });
  }

  /** Files a breach of the protocol itself, by either side. */
  breach(method: string, route: string, status: number, detail: string): void {
    this.violations.push({ method, route, status, code: 0, detail });
  }
}

/** The answer to a request that names nothing there is, or proves nothing. */
export function plainError(status: 401 | 404 | 405, words: string): DiscordError {
  return new DiscordError(status, 0, `${status}: ${words}`);
}
