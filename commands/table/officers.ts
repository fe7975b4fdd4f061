import type { CommandRequest } from '../../src/discord/command.ts';
import { announceHelp, helperOffice, isHelperOf } from '../../src/tables/birthday/announce-help.ts';
import { officesOfTable } from '../../src/tables/officers/name-officer.ts';
import { officeName } from '../../src/tables/officers/office-words.ts';
import { chooseSetting, settingNamed } from '../../src/tables/opening/choose-setting.ts';
import { plans } from '../../src/tables/plans.ts';
import { ask, asks, carries, carryOut } from '../answers.ts';
import { subcommand } from '../declare.ts';
import { optional, person, suggested, text, unasked } from '../options.ts';
import { ofTable, tableTyped, whichTable } from './options.ts';

/** Whether the gamemaster of the table that is meant has left the server, which Discord knows alone. */
const gmLeft = unasked(async (request: CommandRequest) => {
  const view = await request.services.clubs.view(request.club);
  const gm = tableTyped(view, request)?.state.gm ?? null;
  const account = gm === null ? null : (view.people.byNumber(gm)?.account ?? null);
  if (account === null || account === request.actor.account) return false;
  return !(await request.isHere(account));
});

/** `/table settings`: the gamemaster chooses what the rules leave open, before the start. */
export const settings = subcommand({
  name: 'settings',
  description: 'Gamemasters: choose what the rules leave open, before the start',
  options: {
    name: suggested(
      'Which setting',
      ofTable(({ rules }) =>
        Object.entries(rules.settings).map(([value, { about }]) => ({ name: `${value}: ${about}`, value })),
      ),
    ),
    value: suggested(
      'What it is to be',
      ofTable((table, { options }) => {
        const { setting } = settingNamed(table, options.string('name') ?? '') ?? {};
        const choices = setting?.choices ?? { none: 'None' };
        return Object.entries(choices).map(([value, means]) => ({ name: `${value}: ${means}`, value }));
      }),
    ),
    ...whichTable,
  },
  execute: carries(chooseSetting),
});

/** `/table officer`: the gamemaster hands the table over, which is asked about first, or names an observer (Club 1.1 and 1.3). */
export const officer = subcommand({
  name: 'officer',
  description: 'Gamemasters and directors: hand the table over, or give an office; repeat to undo',
  options: {
    office: suggested(
      'gm, for the gamemaster, or another office of its rules',
      ofTable((table) =>
        [...officesOfTable(table), ...(isHelperOf(table, helperOffice) ? [helperOffice] : [])].map(
          (office) => ({
            name: `${office}: ${officeName(office)}`,
            value: office,
          }),
        ),
      ),
    ),
    member: person('Who is to have it; mostly nobody who plays at the table'),
    text: optional(text('For a helper: what they help you with', { max_length: 1000 })),
    ...whichTable,
    gmLeft,
  },
  execute: async (request, { text: helpsWith, ...input }) => {
    const table = tableTyped(await request.services.clubs.view(request.club), request);
    return table !== null && isHelperOf(table, input.office)
      ? carryOut(request, announceHelp, { ...input, text: helpsWith })
      : ask(request, plans.officer, input);
  },
});

/** `/table abandon`: the gamemaster gives the table up (Club 1.8). */
export const abandon = subcommand({
  name: 'abandon',
  description: 'Gamemasters: give up a table that can’t go on',
  options: { reason: text('Why; everybody can read it'), ...whichTable, gmLeft },
  execute: asks(plans.abandon),
});
