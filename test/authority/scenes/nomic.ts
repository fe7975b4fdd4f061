import type { Deed } from '../../../packages/nomic/src/index.ts';
import { doDeed } from '../../../src/tables/nomic/do-deed.ts';
import { openTable } from '../../../src/tables/opening/open-table.ts';
import { theTable, writeAt } from '../../../src/tables/table.ts';
import { playerAt } from '../../../src/tables/votes/proposals.ts';
import type { Role } from '../cast.ts';
import { changes, did, type Scene, scenes } from './club.ts';

/** Early on the Friday. */
const turnedOn: Scene = ({ story }) => {
  story.at('2026-11-20 08:00');
  changes(story, (work) => work.saveSettings({ tables: true }));
};

const opened = (gm: 'gamemaster' | 'otherGamemaster', name: string): Scene =>
  scenes((club) =>
    did('moderator', openTable, {
      ...{ game: 'nomic', rules: 'nomic', name, channel: null, lot: name },
      gm: { text: `#${club.is(gm)}` },
    })(club),
  );

/** Whose day is which; Wednesday is the replaced player's at first. */
const days = [
  ['monday', 'opponent'],
  ['tuesday', 'standsInFor'],
  ['wednesday', 'other'],
  ['thursday', 'judge'],
  ['friday', 'player'],
] as const satisfies readonly (readonly [string, Role])[];

/** Table 1, which the gamemaster runs, plays Nomic since the Friday morning; it is the player's day. */
export const atNomic: Scene = scenes(
  turnedOn,
  opened('gamemaster', 'Friday Nomic'),
  opened('otherGamemaster', 'Monday Nomic'),
  ({ story, is }) => {
    story.at('2026-11-20 09:00');
    const until = story.moment('2026-11-30 12:00');
    const [replaced, standsIn] = [story.member('Third'), is('standIn')];
    changes(story, (work) => {
      const at = () => theTable(work, 1);
      for (const [, role] of days)
        writeAt(work, at(), { type: 'table-joined', person: is(role), wants: [] }, is(role));
      const seats = days.map(([seat, role]) => ({ seat, person: is(role) }));
      writeAt(work, at(), { type: 'seats-drawn', seed: 'a lot', seats }, null);
      writeAt(work, at(), { type: 'seat-replaced', seat: 'wednesday', person: replaced, until: null }, null);
      writeAt(work, at(), { type: 'seat-replaced', seat: 'tuesday', person: standsIn, until }, null);
    });
  },
);

/** A seat of table 1 does something at that time of the Friday. */
const does = (time: string, seat: string, deed: Deed): Scene =>
  scenes(({ story }) => {
    story.at(`2026-11-20 ${time}`);
    changes(story, (work) => {
      const table = theTable(work, 1);
      doDeed(work, table, seat, deed, { by: playerAt(table, seat), message: null });
    });
  });

const hats: Deed = { is: 'proposed', change: { kind: 'enact', text: ['Hats may be worn.'] }, figures: null };

/** The player has proposed a rule. */
export const ruleProposed: Scene = scenes(atNomic, does('09:10', 'friday', hats));

/** Somebody else has raised a point of order about it. */
export const pointRaised: Scene = scenes(
  ruleProposed,
  does('09:20', 'wednesday', {
    ...{ is: 'point raised', statement: 'May they?', about: { is: 'proposal', number: 301 } },
  }),
);

/** The Judge has decided on it. */
export const pointJudged: Scene = scenes(
  pointRaised,
  does('12:30', 'thursday', { is: 'judged', point: 1, verdict: true, reason: 'They may.' }),
);

/** That is disputed. */
export const judgementDisputed: Scene = scenes(
  pointJudged,
  does('12:40', 'wednesday', { is: 'disputed', point: 1 }),
);
