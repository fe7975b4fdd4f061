import type { Kinds, Told } from '../../src/house/told.ts';
import { ana, day } from './club.ts';

/** Of each kind some samples, without the name of the kind. */
export type Samples<All extends Kinds> = {
  readonly [Kind in keyof All]: readonly Omit<Told<All, Kind>, 'kind'>[];
};

export const change = { person: ana, before: 100, after: 90 };
export const changes = [change];

const absence = { person: ana, date: day, basis: 'absence' } as const;
export const deducted = { ...absence, inARow: 2, points: 15, before: 105, after: 90 };
/** What a session's register took from a score, and gave back. */
export const reckoning = {
  ...{ person: ana, date: day, made: [deducted], undone: [absence], warned: ['idle' as const] },
  ...{ before: 105, after: 90 },
};
export const closed = { date: day, counted: [1], lapsed: [], referred: [2] };
export const inCase = { case: 1 };
