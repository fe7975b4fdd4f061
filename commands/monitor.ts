import { ApplicationCommandOptionType } from 'discord.js';
import {
  type Answer,
  type Command,
  type CommandRequest,
  onServers,
  type Press,
} from '../src/discord/command.ts';
import { loggedOfList } from '../src/house/staff-reading.ts';
import { liftMonitor } from '../src/ladder/monitors/lift-monitor.ts';
import { listMonitors } from '../src/ladder/monitors/list-monitors.ts';
import { restateMonitor } from '../src/ladder/monitors/restate-monitor.ts';
import { setMonitor } from '../src/ladder/monitors/set-monitor.ts';
import { renderMonitors } from '../src/ladder/words/monitors.ts';
import { carryOut } from './carry-out.ts';
import { textOption } from './game/options.ts';
import { lookUpLogged } from './look-up.ts';
import { completePeople, namedPerson, personOptions } from './people.ts';
import { executeAmong, type Subcommand } from './subcommand.ts';

const { Subcommand: Sub } = ApplicationCommandOptionType;

const why = (name: 'suspicion' | 'reason', description: string) =>
  ({ ...textOption(name, description), required: true }) as const;

const set: Subcommand = {
  data: {
    type: Sub,
    name: 'set',
    description: 'Moderators: have a member’s games watched and approved',
    options: [
      why('suspicion', 'What you suspect, and why; everybody can read it'),
      ...personOptions('member', 'Whose games'),
    ],
  },
  execute: (request) => withSuspicion(request, setMonitor),
};

const restate: Subcommand = {
  data: {
    type: Sub,
    name: 'restate',
    description: 'Moderators: say what is still suspected, once a monitor has lasted past a session',
    options: [
      why('suspicion', 'What you still suspect, and why it has not gone away; everybody can read it'),
      ...personOptions('member', 'Who is monitored'),
    ],
  },
  execute: (request) => withSuspicion(request, restateMonitor),
};

async function withSuspicion(
  request: CommandRequest,
  useCase: typeof setMonitor | typeof restateMonitor,
): Promise<Answer> {
  const member = namedPerson(request.options, 'member');
  if (!member.ok) return { kind: 'result', result: member };
  const suspicion = request.options.string('suspicion', true);
  return carryOut(request, useCase, { member: member.value, suspicion });
}

const lift: Subcommand = {
  data: {
    type: Sub,
    name: 'lift',
    description: 'Moderators: end a monitor',
    options: [
      why('reason', 'Why there are no grounds for it any more; everybody can read it'),
      ...personOptions('member', 'Who is monitored'),
    ],
  },
  async execute(request) {
    const member = namedPerson(request.options, 'member');
    if (!member.ok) return { kind: 'result', result: member };
    return carryOut(request, liftMonitor, {
      member: member.value,
      reason: request.options.string('reason', true),
    });
  },
};

const list: Subcommand = {
  data: { type: Sub, name: 'list', description: 'Moderators: who is monitored, since when and why' },
  execute: (request) => show(request, 1, 'reply'),
};

const turn = (press: Press): Promise<Answer> => show(press, Number(press.args[0]), 'update');

const show = (request: CommandRequest | Press, page: number, kind: 'reply' | 'update'): Promise<Answer> =>
  lookUpLogged(
    request,
    (view) => loggedOfList(view, request.actor, 'monitors'),
    (view) => listMonitors(view, request.actor),
    (found, scene) => renderMonitors(found, scene, page),
    kind,
  );

const subcommands = [set, lift, restate, list];

/** `/monitor`: monitors on Members (Act II.10). */
export const monitor: Command = {
  data: {
    name: 'monitor',
    description: 'Monitors: games that a Moderator watches and approves',
    ...onServers,
    options: subcommands.map(({ data }) => data),
  },
  execute: (request) => executeAmong(subcommands, request),
  complete: completePeople,
  presses: { 'monitor-page': turn },
};
