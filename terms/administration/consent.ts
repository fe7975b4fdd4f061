import { endOfDays, type Instant, type Zone } from '../time.ts';

/** What takes another officer's consent can be agreed to for so many days. */
const consentDays = 7;

/** Acts III.3.5 and III.6: the last moment at which what was asked then can be agreed to: the end of the seventh day after it. */
export const consentEnds = (askedAt: Instant, figures: Zone): Instant =>
  endOfDays(askedAt, consentDays, figures);
