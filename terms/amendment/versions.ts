const written = /^\d{1,4}(\.\d{1,4}){1,2}$/;

/** Reads the number of a version, such as `2.5` or `3.0.1`; null for anything else. */
export function parseVersion(text: string): string | null {
  const version = text.trim();
  return written.test(version) ? version : null;
}

const partsOf = (version: string): number[] => version.split('.').map(Number);

/** Whether the first of two versions comes after the second: `2.10` after `2.9`. */
export function isLaterVersion(version: string, than: string): boolean {
  const [here, there] = [partsOf(version), partsOf(than)];
  const length = Math.max(here.length, there.length);
  for (let at = 0; at < length; at++) {
    const [part, other] = [here[at] ?? 0, there[at] ?? 0];
    if (part !== other) return part > other;
  }
  return false;
}

/** The version that follows: `2.5` on `2.4`, `2.10` on `2.9`. */
export function nextVersion(version: string): string {
  const parts = partsOf(version);
  const last = parts.pop() ?? 0;
  return [...parts, last + 1].join('.');
}
