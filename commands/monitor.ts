import { loggedOfList } from '../src/house/staff-reading.ts';
import { liftMonitor, listMonitors, restateMonitor, setMonitor } from '../src/ladder/monitors/set-monitor.ts';
import { renderMonitors } from '../src/ladder/words/monitors.ts';
import { carries, inPages, lookUp } from './answers.ts';
import { commandOf, subcommand } from './declare.ts';
import { person, text } from './options.ts';
import { monitoredFirst } from './whom.ts';

const set = subcommand({
  name: 'set',
  description: 'Moderators: have a member’s games watched and approved',
  options: {
    member: person('Whose games'),
    suspicion: text('What you suspect, and why; everybody can read it'),
  },
  execute: carries(setMonitor),
});

const restate = subcommand({
  name: 'restate',
  description: 'Moderators: say what is still suspected, once a monitor has lasted past a session',
  options: {
    member: person('Who is monitored', monitoredFirst),
    suspicion: text('What you still suspect, and why it has not gone away; everybody can read it'),
  },
  execute: carries(restateMonitor),
});

const lift = subcommand({
  name: 'lift',
  description: 'Moderators: end a monitor',
  options: {
    member: person('Who is monitored', monitoredFirst),
    reason: text('Why there are no grounds for it any more; everybody can read it'),
  },
  execute: carries(liftMonitor),
});

const list = subcommand({
  name: 'list',
  description: 'Moderators: who is monitored, since when and why',
  options: {},
  ...inPages('monitor-page', (request, page) =>
    lookUp(request, {
      find: (view) => listMonitors(view, request.actor),
      logs: (view) => loggedOfList(view, request.actor, 'monitors'),
      render: (found, scene) => renderMonitors(found, scene, page),
    }),
  ),
});

/** `/monitor`: monitors on Members (Act II.10). */
export const monitor = commandOf(
  { name: 'monitor', description: 'Monitors: games that a Moderator watches and approves' },
  [set, lift, restate, list],
);
