import { dayOf } from '../../../terms/words.ts';
import type { Meeting } from './read.ts';

export const Day = ({ date }: { date: string }) => <time dateTime={date}>{dayOf(date)}</time>;

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
