import { joined, partsOf } from '../../house/chapters.ts';
import * as chapters from '../chapters.ts';

/** Whatever tables refuse. */
export const tableRefusals = joined(partsOf(chapters, 'refusals'));

/** Whatever they do not understand. */
export const tableProblems = joined(partsOf(chapters, 'problems'));
