import { readdirSync, readFileSync } from 'node:fs';

/** How many milliseconds a tick of the machine's account of processes is: 100 a second, as on every Linux of today. */
const tick = 10;

interface Account {
  parent: number;
  /** Ticks that the process itself has used. */
  own: number;
  /** Ticks of those it had begun and that have ended since. */
  ended: number;
}

/** Null where there is no such process, or the machine does not tell, as only Linux does. */
function accountOf(pid: number | string): Account | null {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The second field is a name in brackets, with whatever in it.
    const fields = text
      .slice(text.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number);
    const [parent = 0, user = 0, system = 0, endedUser = 0, endedSystem = 0] = [1, 11, 12, 13, 14].map(
      (field) => fields[field],
    );
    return { parent, own: user + system, ended: endedUser + endedSystem };
  } catch {
    return null;
  }
}

/** How many milliseconds of a core a process has used so far; not a number where the machine does not tell. */
export const spentBy = (pid: number): number => (accountOf(pid)?.own ?? Number.NaN) * tick;

/** The same of a process and all that it has begun, be they over or not, as PostgreSQL has one for each connection. */
export function spentByAll(pid: number): number {
  const own = accountOf(pid);
  if (own === null) return Number.NaN;
  const children = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(accountOf)
    .filter((account) => account?.parent === pid);
  return children.reduce((sum, account) => sum + (account?.own ?? 0), own.own + own.ended) * tick;
}
