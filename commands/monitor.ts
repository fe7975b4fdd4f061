import type { Answer, CommandRequest } from '../src/discord/command.ts';
import { loggedOfList } from '../src/house/staff-reading.ts';
import { liftMonitor, listMonitors, restateMonitor, setMonitor } from '../src/ladder/monitors/set-monitor.ts';
import { renderMonitors } from '../src/ladder/words/monitors.ts';
import { type Asking, carries, lookUpLogged, pageFor } from './answers.ts';
import { completePeople, needed, personOptions, textOption, withMember } from './options.ts';
import { commandOf, type Subcommand } from './subcommand.ts';

const why = (name: 'suspicion' | 'reason', description: string) => textOption(name, description, needed);

const suspicionIn = ({ options }: CommandRequest) =>
  withMember(options, (member) => ({ member, suspicion: options.string('suspicion', true) }));

const set: Subcommand = {
  name: 'set',
  description: 'Moderators: have a member’s games watched and approved',
  options: [
    why('suspicion', 'What you suspect, and why; everybody can read it'),
    ...personOptions('member', 'Whose games'),
  ],
  execute: carries(setMonitor, suspicionIn),
};

const restate: Subcommand = {
  name: 'restate',
  description: 'Moderators: say what is still suspected, once a monitor has lasted past a session',
  options: [
    why('suspicion', 'What you still suspect, and why it has not gone away; everybody can read it'),
    ...personOptions('member', 'Who is monitored'),
  ],
  execute: carries(restateMonitor, suspicionIn),
};

const lift: Subcommand = {
  name: 'lift',
  description: 'Moderators: end a monitor',
  options: [
    why('reason', 'Why there are no grounds for it any more; everybody can read it'),
    ...personOptions('member', 'Who is monitored'),
  ],
  execute: carries(liftMonitor, ({ options }) =>
    withMember(options, (member) => ({ member, reason: options.string('reason', true) })),
  ),
};

const list: Subcommand = {
  name: 'list',
  description: 'Moderators: who is monitored, since when and why',
  execute: (request) => show(request, 1),
};

const show = (request: Asking, page: number): Promise<Answer> =>
  lookUpLogged(
    request,
    (view) => loggedOfList(view, request.actor, 'monitors'),
    (view) => listMonitors(view, request.actor),
    (found, scene) => renderMonitors(found, scene, page),
    pageFor(request),
  );

/** `/monitor`: monitors on Members (Act II.10). */
export const monitor = commandOf(
  {
    name: 'monitor',
    description: 'Monitors: games that a Moderator watches and approves',
    complete: completePeople,
    presses: { 'monitor-page': (press) => show(press, Number(press.args[0])) },
  },
  [set, lift, restate, list],
);
