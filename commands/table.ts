import { randomBytes } from 'node:crypto';
import type { AttachmentOption, CommandRequest, Press } from '../src/discord/command.ts';
import { done, type Result } from '../src/house/result.ts';
import {
  decodeRules,
  type GivenRules,
  mayBeRules,
  rulesFileLimit,
} from '../src/tables/nomic/loading/rules-file.ts';
import { enterTable, joinTable } from '../src/tables/opening/join-table.ts';
import { withdraw } from '../src/tables/opening/leave-table.ts';
import { mayOpen, type OpenInput } from '../src/tables/opening/open-table.ts';
import { plans } from '../src/tables/plans.ts';
import { ruleSetIds, tableGames } from '../src/tables/rule-sets/rule-set.ts';
import { findTable, tablesOf } from '../src/tables/table.ts';
import { besides } from '../src/tables/words/besides.ts';
import { listAction, renderTable, renderTables } from '../src/tables/words/show.ts';
import { type Asking, ask, asks, carries, carryOut, lookUp, paged } from './answers.ts';
import { commandOf, subcommand } from './declare.ts';
import { attachment, channel, choice, flag, optional, person, text, unasked } from './options.ts';
import { away } from './table/away.ts';
import { correct, rollback } from './table/correct.ts';
import { extend } from './table/extend.ts';
import { abandon, officer, settings } from './table/officers.ts';
import { tableIn, whichTable } from './table/options.ts';
import { press } from './table/press.ts';
import { remind } from './table/remind.ts';
import { appeal, decide, rules, ruling } from './table/rulings.ts';
import { answersAboutSeats, giveBack, remove, replace } from './table/seats.ts';
import { talk } from './table/talk.ts';
import { propose, vote } from './table/votes.ts';

/** 256 bits by chance: the lot by which seats are drawn. */
const freshLot = (): string => randomBytes(32).toString('hex');

const open = subcommand({
  name: 'open',
  description: 'Moderators: open a table for a game that goes on for weeks',
  options: {
    game: choice('What is played', tableGames),
    rules: choice('By which rules', ruleSetIds),
    name: text('What the table is called', { max_length: 60 }),
    gm: optional(person('Who runs it; left out, you')),
    channel: optional(channel('A channel of its own; left out, a thread of #games')),
    file: optional(attachment('Nomic: a rule set as a .json file; left out, the project’s own rules')),
    lot: unasked(freshLot),
  },
  execute: async (request, { file, ...input }) => {
    const given = await givenIn(request, input, file);
    return given.ok
      ? ask(request, plans.opening, { ...input, given: given.value })
      : { kind: 'result', result: given };
  },
});

/** The rule set in a file, if one was given; nothing is fetched where the table can’t be opened so. */
async function givenIn(
  { services, club, actor }: CommandRequest,
  input: Pick<OpenInput, 'game' | 'rules'>,
  file: AttachmentOption | null,
): Promise<Result<GivenRules | null>> {
  if (file === null) return done(null);
  const may = mayOpen(await services.clubs.view(club), actor, { ...input, file: file.name });
  if (!may.ok) return may;
  const offered = mayBeRules(file);
  if (!offered.ok) return offered;
  const downloaded = await file.download(rulesFileLimit);
  return downloaded.ok ? decodeRules(file.name, downloaded.value.bytes) : downloaded;
}

const join = subcommand({
  name: 'join',
  description: 'Take a seat at a table that is open, or take over one that nobody plays',
  options: {
    ...whichTable,
    preference: optional(text('The seats you would like, the best first, such as France, Turkey, or Monday')),
  },
  execute: carries(joinTable),
  presses: {
    'table-join': (press: Press) => carryOut(press, enterTable, { ...tableIn(press), preference: null }),
  },
});

const leave = subcommand({
  name: 'leave',
  description: 'Leave a table, or once it has started, ask for a replacement',
  options: whichTable,
  execute: asks(plans.leaving),
  presses: { 'table-leave': (press: Press) => carryOut(press, withdraw, tableIn(press)) },
});

const start = subcommand({
  name: 'start',
  description: 'Gamemasters: draw the seats, and begin',
  options: whichTable,
  execute: asks(plans.start),
});

const showList = (request: Asking, { all }: { all: boolean }, page = 1) =>
  lookUp(request, {
    find: (view) => done(tablesOf(view)),
    render: (tables, { view }) => renderTables(view, tables, { all, page }),
  });

const list = subcommand({
  name: 'list',
  description: 'See the tables of the club',
  options: { all: flag('True: also those that are over') },
  ...paged(listAction, ([which]) => ({ all: which === 'all' }), showList),
});

const show = subcommand({
  name: 'show',
  description: 'See one table: its state, seats, deadline and officers',
  options: whichTable,
  execute: (request, meant) =>
    lookUp(request, {
      find: (view) => findTable(view, meant),
      render: (table, scene) => {
        const shown = renderTable(scene, table);
        return {
          ...shown,
          components: [...(shown.components ?? []), ...besides(scene.view, request.actor, table)],
        };
      },
    }),
});

/** `/table`: games that go on for weeks under rules of their own. */
export const table = commandOf(
  {
    name: 'table',
    description: 'Games that go on for weeks, such as Diplomacy and Nomic',
    onlyWith: 'tables',
    fromMessages: answersAboutSeats,
  },
  [
    ...[open, list, show, join, leave, start, settings, officer, replace, giveBack, remove, abandon],
    ...[extend, away, remind, correct, rollback, propose, vote, ruling, rules, appeal, decide, press, talk],
  ],
);
