import type { HouseNotice } from '../notices.ts';
import type { TablesChoice } from '../offices/choose-tables.ts';
import type { Settings } from '../ports.ts';
import { type Reply, type Scene, toClub } from './reply.ts';
import { listed, nameOf, under } from './text.ts';

const whatTheyAre = 'At tables the club plays games that go on for weeks, such as Diplomacy and Nomic.';

/** What is to become of tables, in a clause. */
export const tablesWish = ({ tables, bans }: TablesChoice): string =>
  listed([
    ...(tables === null ? [] : [tables ? 'turn tables on' : 'turn tables off']),
    ...(bans === null
      ? []
      : [
          bans
            ? 'keep people who are banned from the Leaderboard away from tables too'
            : 'let people who are banned from the Leaderboard play at tables',
        ]),
  ]);

/** What tables are, for somebody who is asked whether the club is to have them. */
export const tablesMean = ({ tables }: TablesChoice): string =>
  tables === true ? ` ${whatTheyAre} Their commands will appear on this server.` : '';

/** What became of tables, and who wanted it. */
export function renderTablesChosen(
  { tables, bans, by, consent }: HouseNotice<'tables-chosen'>,
  { view }: Scene,
): Reply {
  const agreed = consent === null ? '' : `, with the agreement of ${nameOf(view, consent)}`;
  return toClub([
    tables === true &&
      `**Tables are on.** ${whatTheyAre} Moderators open one with \`/table open\`, and everyone on this server can play.`,
    tables === false && '**Tables are off.** Their commands will disappear from this server.',
    bans === true && 'Anyone who is banned from the Leaderboard can’t play at tables either.',
    bans === false && 'Anyone who is banned from the Leaderboard can play at tables.',
    by !== null && `Changed by ${nameOf(view, by)}${agreed}${under(['III.1'])}.`,
  ]);
}

/** Whether the club has tables, for its settings. */
export const tablesLine = ({ tables, tableBans }: Settings): string => {
  if (!tables) return 'off; `/setup tables:true` turns them on';
  return tableBans ? 'on; a ban from the Leaderboard counts there too' : 'on';
};
