import { birthday2020 as referee } from '../../../packages/diplomacy/src/index.ts';
import { besides, club } from './club.ts';
import { type DiplomacyTableRules, type Point, seatsOnMap } from './rule-set.ts';

const points: readonly Point[] = [
  ...besides(
    '1.1',
    '1.2',
    '1.3',
    '1.4',
    '1.5',
    '1.6',
    '1.7',
    '1.8',
    '2.1',
    '2.2',
    '2.3',
    '2.4',
    '2.5',
    '3.1',
    '3.2',
    '3.3',
    '3.4',
    '3.5',
    '3.6',
    '4.1',
    '4.2',
    '4.3',
    '4.4',
    '5.1',
    '5.2',
    '6.1',
    '7.1',
    '7.2',
    '7.3',
    '7.4',
    '7.5',
    '8.1',
  ),
];

/** The regulations of the Birthday Tournament of 2020, which its players may change. */
export const birthday: DiplomacyTableRules = {
  id: 'birthday-2020',
  game: 'diplomacy',
  name: 'Birthday Tournament',
  cited: 'BT',
  points,
  figures: {
    ...club.figures,
    hours: { M: 48, R: 24, A: 24 },
    quiet: null,
    timezone: 'UTC',
    conditionals: true,
  },
  settings: club.settings,
  offices: club.offices,
  appeals: 'court',
  seats: seatsOnMap(referee),
  diplomacy: referee,
  begins: 'S1901M',
};
