import type { Figures } from '../figures.ts';
import { addDays, endOfLocalDay, type Instant, localDate } from '../time.ts';

/** What takes another officer's consent can be agreed to for so many days. */
const consentDays = 7;

/** Acts III.3.5 and III.6: the last moment at which what was asked then can be agreed to: the end of the seventh day after it. */
export const consentEnds = (askedAt: Instant, figures: Pick<Figures, 'timezone'>): Instant =>
  endOfLocalDay(addDays(localDate(askedAt, figures), consentDays), figures);
