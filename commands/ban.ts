import { listBans } from '../src/house/discipline/listing.ts';
import { groundWords } from '../src/house/discipline/penalty-words.ts';
import { plans } from '../src/house/plans.ts';
import { loggedOfList } from '../src/house/staff-reading.ts';
import { renderBans } from '../src/house/words/penalties.ts';
import { banGrounds } from '../terms/leaderboard/bans.ts';
import { asks, inPages, lookUp } from './answers.ts';
import { commandOf, subcommand } from './declare.ts';
import { game } from './game/options.ts';
import { choice, optional, person, reason } from './options.ts';
import { declare, finding, lastDay, offence, separate, words } from './penalty/options.ts';

/** `/ban issue`: bans somebody, after showing it (Act II.9). */
const issue = subcommand({
  name: 'issue',
  description: 'Moderators: ban somebody until a day the club meets',
  options: {
    member: person('Who is banned'),
    until: lastDay('The last day of the ban, such as 2026-12-04'),
    ground: choice('What the ban is for (Act II.9)', banGrounds, groundWords),
    reason,
    finding,
    offence: optional(offence('What they did, if the reason doesn’t say it')),
    game: optional(game('The game it is about, if there is one')),
    declare,
    separate,
    words,
  },
  execute: asks(plans.ban),
});

/** `/ban list`: the bans in force. */
const list = subcommand({
  name: 'list',
  description: 'Moderators: bans in force, the first to end at the top',
  options: {},
  ...inPages('ban-page', (request, page) =>
    lookUp(request, {
      find: (view) => listBans(view, request.actor, request.occasion.now),
      logs: (view) => loggedOfList(view, request.actor, 'bans'),
      render: (found, scene) => renderBans(found, scene, page),
    }),
  ),
});

/** `/ban`: keeps somebody from playing for a time. */
export const ban = commandOf({ name: 'ban', description: 'Ban somebody for a time, and see who is banned' }, [
  issue,
  list,
]);
