import { z } from 'zod';
import type { Office } from '../../../terms/administration/authority.ts';
import { defaultFigures, type Figures } from '../../../terms/figures.ts';
import type { Instant } from '../../../terms/time.ts';
import { entry, type PersonNumber } from '../../ledger/fields.ts';
import { undo } from '../../ledger/hindsight.ts';
import { setAside } from '../../ledger/set-aside.ts';
import type { Club, State } from '../../rule-books.ts';
import { amendmentKinds, type Publication, type Suggestion } from './amendment.ts';
import { type Ban, disciplineKinds, type Penalty } from './discipline.ts';
import { kind } from './kind.ts';
import { officeKinds } from './offices.ts';
import { privacyKinds } from './privacy.ts';
import { type RemovalRequest, removalKinds } from './requests.ts';

/** What the ledger says of what every club has: people, offices, discipline, its Terms. */
export interface House {
  figures: Figures;
  /** The figures that were in force before, and until when, in order. */
  pastFigures: { until: Instant; figures: Figures }[];
  /** The changes of the Terms that the club published, in order. */
  publications: Publication[];
  /** By their number; place 0 is empty. */
  suggestions: (Suggestion | undefined)[];
  offices: Map<PersonNumber, Set<Office>>;
  bans: Ban[];
  /** When bans were in force that were undone later, or are others since. */
  keptOff: Pick<Ban, 'person' | 'from' | 'endsAt'>[];
  /** By penalty number; place 0 is empty. */
  penalties: (Penalty | undefined)[];
  removalRequests: Map<PersonNumber, RemovalRequest>;
  /** Those who had their data erased, whether or not they came back. */
  erased: Set<PersonNumber>;
}

export const emptyHouse = (): House => ({
  figures: defaultFigures,
  pastFigures: [],
  publications: [],
  suggestions: [],
  offices: new Map(),
  bans: [],
  keptOff: [],
  penalties: [],
  removalRequests: new Map(),
  erased: new Set(),
});

const undoingKinds = [
  /** An earlier entry never happened. Voiding a void brings the entry back. */
  kind('voided', z.object({ entry }), {
    title: 'Something was undone',
    lookBack: (later, entry) => undo(later, entry.entry, entry.at),
  }),
  setAside<Club>(),
];

/** What every club has: people and offices, discipline, changes of the Terms, privacy. */
export const houseBook = {
  kinds: [
    ...amendmentKinds,
    ...officeKinds,
    ...privacyKinds,
    ...disciplineKinds,
    ...removalKinds,
    ...undoingKinds,
  ],
  also: {
    /** Acts II.7 and II.8: a Member who leaves the board has nothing left to ask for. */
    removed: (state: State, { person }: { person: PersonNumber }) => {
      if (state.standings[person]?.member === true) state.removalRequests.delete(person);
    },
  },
};
