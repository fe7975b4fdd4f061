/** Errors of the network, and those with which a server ends a connection or takes none (PostgreSQL's classes 08 and 57P). */
const lostCodes =
  /^(ECONNREFUSED|ECONNRESET|ECONNABORTED|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN|ENOENT|08\w{3}|57P0[1-5]|53300|25P03|P1001|P1017)$/;

/** What the driver says without a code. */
const lostWords =
  /Connection terminated|connection error and is not queryable|timeout exceeded when trying to connect|Query read timeout|Connection ended/;

/** What passes: another was writing the same rows (40001), had them locked (55P03), or each waited for the other (40P01). */
const passingCodes = /^(40001|40P01|55P03|P2034)$/;

/** Whether the connection to the server was lost, or there is none; what was being done may have been done or not. */
export const isLost = (error: unknown): boolean =>
  layersOf(error).some(
    ({ codes, words }) => codes.some((code) => lostCodes.test(code)) || lostWords.test(words),
  );

/** Whether another program's writing was in the way. */
export const isOvertaken = (error: unknown): boolean => hasCode(error, passingCodes);

/** Whether no transaction has that number yet: a server that was killed lost the one that had it, and begins again before it. */
export const isNotGivenYet = (error: unknown): boolean => hasCode(error, /^22023$/);

const hasCode = (error: unknown, wanted: RegExp): boolean =>
  layersOf(error).some(({ codes }) => codes.some((code) => wanted.test(code)));

interface Layer {
  codes: string[];
  words: string;
}

/** An error and those that it comes of, which Prisma and its adapter wrap in several ways. */
function layersOf(error: unknown): Layer[] {
  const layers: Layer[] = [];
  const seen = new Set<unknown>();
  const look = (thing: unknown) => {
    if (typeof thing !== 'object' || thing === null || seen.has(thing)) return;
    seen.add(thing);
    const parts = new Map<string, unknown>(Object.entries(thing));
    const codes = [parts.get('code'), parts.get('originalCode')].filter((code) => typeof code === 'string');
    layers.push({ codes, words: thing instanceof Error ? thing.message : '' });
    if (thing instanceof Error) look(thing.cause);
    for (const name of ['cause', 'meta', 'driverAdapterError', 'errors']) look(parts.get(name));
    if (Array.isArray(thing)) thing.forEach(look);
  };
  look(error);
  return layers;
}
