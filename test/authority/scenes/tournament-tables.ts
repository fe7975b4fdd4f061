import { endPhase } from '../../../src/tables/diplomacy/end-phase.ts';
import { openTable } from '../../../src/tables/opening/open-table.ts';
import { givePress } from '../../../src/tables/press/give-press.ts';
import { appealToDirector } from '../../../src/tables/questions/ask.ts';
import { decideAppeal } from '../../../src/tables/questions/decide.ts';
import { tableRules } from '../../../src/tables/rule-sets/named.ts';
import { makeRuling } from '../../../src/tables/rulings/make-ruling.ts';
import { theTable, writeAt } from '../../../src/tables/table.ts';
import { propose } from '../../../src/tables/votes/propose.ts';
import type { Role } from '../cast.ts';
import { type Club, changes, did, type Scene, scenes } from './club.ts';

const turnedOn: Scene = ({ story }) => changes(story, (work) => work.saveSettings({ tables: true }));

type Rules = 'world-masters-2004' | 'maharajiad';

const opened = (rules: Rules, gm: 'gamemaster' | 'otherGamemaster', name: string): Scene =>
  scenes((club) =>
    did('moderator', openTable, {
      ...{ game: 'diplomacy', rules, name, channel: null, lot: name },
      gm: { text: `#${club.is(gm)}` },
    })(club),
  );

const named =
  (office: string, role: Role): Scene =>
  ({ story, is }) =>
    changes(story, (work) =>
      writeAt(work, theTable(work, 1), { type: 'officer-named', office, person: is(role) }, null),
    );

/** Table 1 is played by such rules: the player has its first seat and the opponent the second; nobody directs it. */
const undirected = (rules: Rules): Scene =>
  scenes(
    turnedOn,
    opened(rules, 'gamemaster', 'Friday Masters'),
    opened(rules, 'otherGamemaster', 'Monday Masters'),
    ({ story, is }) => {
      const others = ['Third', 'Fourth', 'Fifth', 'Sixth', 'Seventh'].map((name) => story.member(name));
      const people = [is('player'), is('opponent'), ...others];
      const seats = tableRules[rules].seats.map(({ id: seat }, place) => ({
        ...{ seat, person: people[place] ?? 0 },
      }));
      changes(story, (work) =>
        writeAt(work, theTable(work, 1), { type: 'seats-drawn', seed: 'a lot', seats }, null),
      );
    },
  );

/** A table of the World Masters without a director. */
export const withoutDirector = undirected('world-masters-2004');

const directed = (rules: Rules): Scene =>
  scenes(
    undirected(rules),
    named('director', 'judge'),
    named('committee', 'standIn'),
    named('observer', 'standsInFor'),
  );

/** A table of the World Masters, and one of the Maharajiad: with a director, a member of the committee and an observer. */
export const atMasters = directed('world-masters-2004');
export const atMaharajiad = directed('maharajiad');

const first = { table: '1', channel: '' };

/** The player has proposed that the game ends, and at the other table too; or that a rule changes. */
const ends = did('player', propose, { ...first, kind: 'end', members: null, text: null, figures: null });
export const endProposed: Scene = scenes(atMasters, ends);
export const endProposedInIndia: Scene = scenes(atMaharajiad, ends);
export const ruleProposed: Scene = scenes(
  atMasters,
  did('player', propose, { ...first, kind: 'rule', members: null, text: null, figures: 'press=A' }),
);

/** The player has written grey press. */
export const pressWaits: Scene = scenes(
  atMaharajiad,
  did('player', givePress, { ...first, kind: 'grey', text: 'Peace!', as: null }),
);

export const thatPress = ({ story: { view } }: Club): number => theTable(view, 1).state.press[0]?.seq ?? 0;

/** The gamemaster has made a ruling; the player has brought it to the director, who has sent it to the committee. */
export const ruledAtMasters: Scene = scenes(
  atMasters,
  did('gamemaster', makeRuling, { ...first, text: 'One day is enough.', point: null }),
);
export const appealed: Scene = scenes(
  ruledAtMasters,
  did('player', appealToDirector, { ...first, ruling: '1', reason: 'It is too little.' }),
);
export const sentOn: Scene = scenes(
  appealed,
  did('judge', decideAppeal, { ...first, appeal: '1', choice: 'send', text: null }),
);

/** The gamemaster has ended a phase. */
export const playedAtMasters: Scene = scenes(atMasters, ({ story, is }) =>
  changes(story, (work) => endPhase(work, theTable(work, 1), 'gm', is('gamemaster'))),
);
