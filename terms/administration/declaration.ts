import { dueBy } from '../time.ts';

/** Act III.2.4.1: the two ways of telling the public. */
export const declarationWays = ['discussion', 'email'] as const;
export type DeclarationWay = (typeof declarationWays)[number];

/** Act III.2.4: the last moment at which what was done then may be declared: the end of the seventh day after it. */
export const declarationDue = dueBy('declarationDays');
