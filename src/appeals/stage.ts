import { after, type Move } from '../../terms/court/stages.ts';
import type { Act } from '../../terms/register.ts';
import type { Refusal } from '../house/result.ts';
import type { Case } from './book/cases.ts';

/** None where the case can be moved so now; else the refusal, which says how far it has come and what is possible. */
export const mayMove = ({ number, stage }: Case, move: Move, acts: readonly Act[]): Refusal[] =>
  after(stage, move) === null ? [{ code: 'not-at-this-stage', case: number, stage, acts }] : [];
