import type { UnitOfWork } from './ports.ts';

/**
 * Act III.2.4: has it declared in #discussion what somebody did with the power of their office; the entry says what, about
 * whom, by whom and why.
 */
export const declareUse = (work: UnitOfWork, entry: number): void =>
  work.announce({ kind: 'power-used', entry }, { to: 'discussion' });
