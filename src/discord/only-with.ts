import type { ClubId, Settings } from '../house/ports.ts';
import { notUnderstood } from '../house/result.ts';
import type { Answer, Command, Services } from './command.ts';

/** What a club turns on before the commands of it are on its server. */
export type Chosen = Pick<Settings, NonNullable<Command['onlyWith']>>;

/** The commands that every server has. */
export const onEveryServer = (commands: readonly Command[]): Command[] =>
  commands.filter(({ onlyWith }) => onlyWith === undefined);

/** The commands that a server has besides, as its club has chosen. */
export const onItsServer = (commands: readonly Command[], chosen: Chosen): Command[] =>
  commands.filter(({ onlyWith }) => onlyWith !== undefined && chosen[onlyWith]);

/** The command as it answers everywhere: refused, whatever of it is used, where its club has not turned on what it is a part of. */
export function whereTurnedOn(command: Command): Command {
  const { onlyWith } = command;
  if (onlyWith === undefined) return command;
  const guarded =
    <Request extends Asked>(handler: (request: Request) => Promise<Answer>) =>
    async (request: Request) =>
      (await hasOn(request, onlyWith)) ? handler(request) : refusal;
  const all = <Request extends Asked>(
    handlers: Readonly<Record<string, (request: Request) => Promise<Answer>>>,
  ) => Object.fromEntries(Object.entries(handlers).map(([name, handler]) => [name, guarded(handler)]));
  const { complete, menus = [], presses = {}, submissions = {} } = command;
  return {
    ...command,
    execute: guarded((request) => command.execute(request)),
    complete: async (request) =>
      (await hasOn(request, onlyWith)) ? ((await complete?.(request)) ?? []) : [],
    menus: menus.map((menu) => ({ ...menu, execute: guarded((request) => menu.execute(request)) })),
    presses: all(presses),
    submissions: all(submissions),
  };
}

interface Asked {
  club: ClubId;
  services: Services;
}

const hasOn = async ({ club, services }: Asked, part: keyof Chosen): Promise<boolean> =>
  (await services.clubs.view(club)).settings[part];

const refusal: Answer = { kind: 'result', result: notUnderstood({ problem: 'tables-off' }) };
