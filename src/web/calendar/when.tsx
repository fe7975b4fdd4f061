import { dayOf, mediumDayOf } from '../../../terms/words.ts';
import type { Meeting } from './read.ts';

/** `Friday 20 November 2026` */
export const Day = ({ date }: { date: string }) => <time dateTime={date}>{dayOf(date)}</time>;

/** `20 Nov 2026` */
export const MediumDay = ({ date }: { date: string }) => <time dateTime={date}>{mediumDayOf(date)}</time>;

export const Times = ({ meeting: { opensAt, closesAt, opens, closes } }: { meeting: Meeting }) => (
  <>
    <time dateTime={opensAt}>{opens}</time>–<time dateTime={closesAt}>{closes}</time>
  </>
);

/** The day of a session and its times. */
export const When = ({ meeting }: { meeting: Meeting }) => (
  <>
    <Day date={meeting.date} />, <Times meeting={meeting} />
  </>
);
