import type { Command } from '../src/discord/command.ts';
import { appeal } from './appeal.ts';
import { ban } from './ban.ts';
import { chief } from './chief.ts';
import { clock } from './clock.ts';
import { club } from './club.ts';
import { court } from './court.ts';
import { diplomacy } from './diplomacy.ts';
import { explain } from './explain.ts';
import { game } from './game.ts';
import { join } from './join.ts';
import { leaderboard } from './leaderboard.ts';
import { leave } from './leave.ts';
import { member } from './member.ts';
import { monitor } from './monitor.ts';
import { nomic } from './nomic.ts';
import { online } from './online.ts';
import { pairings } from './pairings.ts';
import { penalty } from './penalty.ts';
import { present } from './present.ts';
import { preview } from './preview.ts';
import { privacy } from './privacy.ts';
import { profile } from './profile.ts';
import { record } from './record.ts';
import { remind } from './remind.ts';
import { session } from './session.ts';
import { setup } from './setup.ts';
import { staff } from './staff.ts';
import { suggest } from './suggest.ts';
import { table } from './table.ts';
import { terms } from './terms.ts';
import { tournament } from './tournament.ts';

/** Every command of the bot, in the order in which people meet them. */
export const commands: readonly Command[] = [
  setup,
  club,
  join,
  present,
  session,
  game,
  clock,
  online,
  leaderboard,
  profile,
  explain,
  preview,
  pairings,
  terms,
  suggest,
  remind,
  privacy,
  member,
  monitor,
  record,
  leave,
  penalty,
  ban,
  appeal,
  court,
  chief,
  staff,
  table,
  diplomacy,
  nomic,
  tournament,
];
