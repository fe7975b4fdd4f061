/** What votes adopt a rule-change: how many of which. `parts` is a fraction of them, such as 2/3, that has to be reached. */
export interface Threshold {
  readonly of: 'cast' | 'voters';
  readonly needs: 'unanimous' | 'majority' | readonly [number, number];
}

/** The votes on a proposal, and how many could vote. */
export interface Count {
  readonly yes: number;
  readonly no: number;
  readonly voters: number;
}

/** Whether the votes adopt a proposal (R104, R204, R111). Where nobody voted, it is not adopted. */
export function isAdopted({ of, needs }: Threshold, { yes, no, voters }: Count): boolean {
  const all = of === 'cast' ? yes + no : voters;
  if (yes === 0) return false;
  if (needs === 'unanimous') return yes >= all && no === 0;
  if (needs === 'majority') return yes * 2 > all;
  const [parts, whole] = needs;
  return yes * whole >= all * parts;
}

/** `unanimous`, `majority`, `2/3`, each also `of voters`; null for anything else. */
export function readThreshold(text: string): Threshold | null {
  const [, needs, parts, whole, voters] =
    /^(unanimous|majority|(\d{1,3})\/(\d{1,3}))(\s+of\s+voters)?$/i.exec(text.trim()) ?? [];
  if (needs === undefined) return null;
  const of = voters === undefined ? 'cast' : 'voters';
  if (parts === undefined)
    return { of, needs: needs.toLowerCase() === 'majority' ? 'majority' : 'unanimous' };
  const [one, all] = [Number(parts), Number(whole)];
  return one > 0 && one <= all ? { of, needs: [one, all] } : null;
}

/** As `readThreshold` reads it. */
export function writeThreshold({ of, needs }: Threshold): string {
  const share = typeof needs === 'string' ? needs : needs.join('/');
  return of === 'voters' ? `${share} of voters` : share;
}
