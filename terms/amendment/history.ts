import type { LocalDate } from '../time.ts';

export interface Version {
  readonly version: string;
  readonly date: LocalDate;
  readonly changed: string;
}

/** Act IV.3: every version of the Terms, the latest first, and what was new in it. */
export const history: readonly [Version, ...Version[]] = [
  { version: '2.4', date: '2020-02-22', changed: 'Chess can be played online.' },
  { version: '2.3', date: '2020-02-13', changed: 'Coming to the club without playing costs points.' },
  { version: '2.2', date: '2020-02-07', changed: 'It is clearer what follows when a Member is removed.' },
  {
    version: '2.1',
    date: '2020-02-07',
    changed: 'The Chief Justice can make a Member use a chess clock.',
  },
  {
    version: '2.0',
    date: '2020-02-02',
    changed:
      'The Terms get titles; Members can ask to be removed; conflicts can be ignored; how the Terms change.',
  },
  { version: '1.9', date: '2020-01-24', changed: 'It is clearer how a monitored Member plays; spelling.' },
  { version: '1.8', date: '2020-01-21', changed: 'It is clearer how a ban works.' },
  {
    version: '1.7',
    date: '2020-01-19',
    changed: 'Rules for timed games, rematches and judgements of the Court.',
  },
  { version: '1.6', date: '2020-01-18', changed: 'The club plays by the FIDE laws; rematches.' },
  { version: '1.5', date: '2020-01-10', changed: 'Captured pieces decide games that the bell ends.' },
  {
    version: '1.4',
    date: '2020-01-04',
    changed: 'Nobody is punished twice; what intent means; Moderators announce what they do.',
  },
  { version: '1.3', date: '2019-12-17', changed: 'The Chief Justice can take off points for fraud.' },
  { version: '1.2', date: '2019-12-12', changed: 'How the Court would hear a case.' },
  {
    version: '1.1',
    date: '2019-12-12',
    changed: 'New rules for conflicts of Moderators and Justices, and for absence; one more Moderator.',
  },
  { version: '1.0', date: '2019-12-12', changed: 'The first Terms.' },
];
