import { maharajiad as referee } from '../../../packages/diplomacy/src/index.ts';
import { besides, club } from './club.ts';
import { course } from './maharajiad/course.ts';
import { orders } from './maharajiad/orders.ts';
import { organisation } from './maharajiad/organisation.ts';
import { structure } from './maharajiad/structure.ts';
import { timing } from './maharajiad/timing.ts';
import { type DiplomacyTableRules, seatsOnMap } from './rule-set.ts';

const parts = [organisation, structure, orders, timing, course];

/** The rules of the Maharajiad, a tournament on the map of India and its neighbours. */
export const maharajiad: DiplomacyTableRules = {
  id: 'maharajiad',
  game: 'diplomacy',
  name: 'Maharajiad',
  cited: 'MJ ',
  points: [
    ...parts.flatMap(({ points }) => points),
    ...besides('1.1', '1.2', '1.3', '1.4', '1.5', '1.7', '1.8', '2.2', '4.2', '8.1'),
  ],
  figures: Object.assign({}, club.figures, ...parts.map(({ figures }) => figures)),
  settings: Object.assign({}, ...parts.map(({ settings }) => settings)),
  offices: Object.assign({}, ...parts.map(({ offices }) => offices)),
  appeals: 'director',
  seats: seatsOnMap(referee),
  diplomacy: referee,
  begins: 'S1501M',
};
