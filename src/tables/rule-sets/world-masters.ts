import { worldMasters2004 as referee } from '../../../packages/diplomacy/src/index.ts';
import { besides, club } from './club.ts';
import { type DiplomacyTableRules, seatsOnMap } from './rule-set.ts';
import { course } from './world-masters/course.ts';
import { orders } from './world-masters/orders.ts';
import { organisation } from './world-masters/organisation.ts';
import { scoring } from './world-masters/scoring.ts';
import { structure } from './world-masters/structure.ts';
import { timing } from './world-masters/timing.ts';

const parts = [organisation, structure, scoring, orders, timing, course];

/** The rules of the World Masters of 2004, a tournament of teams. */
export const worldMasters: DiplomacyTableRules = {
  id: 'world-masters-2004',
  game: 'diplomacy',
  name: 'World Masters 2004',
  cited: 'WM ',
  points: [
    ...parts.flatMap(({ points }) => points),
    ...besides('1.1', '1.2', '1.3', '1.4', '1.5', '1.7', '1.8', '2.2', '4.2', '6.1', '8.1'),
  ],
  figures: Object.assign({}, club.figures, ...parts.map(({ figures }) => figures)),
  settings: Object.assign({}, ...parts.map(({ settings }) => settings)),
  offices: Object.assign({}, ...parts.map(({ offices }) => offices)),
  appeals: 'director',
  seats: seatsOnMap(referee),
  diplomacy: referee,
  begins: 'S1901M',
};
