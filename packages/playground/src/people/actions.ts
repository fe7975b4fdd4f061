import {
  type APIApplicationCommand,
  ApplicationCommandType,
  ComponentType,
  InteractionType,
} from 'discord-api-types/v10';
import type * as z from 'zod';
import type { Interaction, Target } from '../interactions/interaction.ts';
import { openInteraction } from '../interactions/opening.ts';
import { type Control, controlsOf } from '../world/components.ts';
import { may, permissionsOf, sees } from '../world/permissions.ts';
import type { Application, Channel, User } from '../world/state.ts';
import type { World } from '../world/world.ts';
import { Mistake, present } from './mistake.ts';
import { OptionFiller } from './options.ts';
import type { Action } from './protocol.ts';
import { Resolver } from './resolver.ts';
import { submission } from './submission.ts';
import { messagesSeen } from './views.ts';

type ActionOf<Kind extends string> = Extract<z.output<typeof Action>, { do: Kind }>;

interface FoundCommand {
  command: APIApplicationCommand;
  application: Application;
}

/** Does what the person asks as Discord's client would, and returns the interaction it makes. */
export function act(world: World, person: User, action: z.output<typeof Action>): Interaction {
  switch (action.do) {
    case 'run':
      return command(world, person, action, InteractionType.ApplicationCommand);
    case 'complete':
      return command(world, person, action, InteractionType.ApplicationCommandAutocomplete, action.focused);
    case 'menu':
      return choose(world, person, action);
    case 'use':
      return use(world, person, action);
    case 'submit':
      return submit(world, person, action);
  }
}

/** The channel, if this person sees it. */
export function channelOf(world: World, person: User, id: string): Channel {
  const channel = world.channels.get(id);
  return present(channel && sees(channel, person.id) ? channel : undefined, `you see no channel ${id}`);
}

/** The commands that this person finds in this channel, after a slash and in menus, each with its application. */
export function commandsFor(world: World, person: User, channel: Channel): FoundCommand[] {
  if (channel.kind === 'direct' || !may(channel.guild, person.id, ['UseApplicationCommands'], channel))
    return [];
  const { guild } = channel;
  const held = permissionsOf(guild, person.id, channel);
  const applications = [...world.applications.values()].filter(({ id }) => guild.members.has(id));
  return applications.flatMap((application) =>
    [...application.commands.values()]
      .filter(({ guild_id }) => (guild_id ?? guild.id) === guild.id)
      .filter(
        ({ name, default_member_permissions: needed }) =>
          guild.openCommands.has(name) || mayUse(held, needed),
      )
      .map((command) => ({ command, application })),
  );
}

/** A command that needs "0" is for administrators alone, who hold every permission. */
function mayUse(held: bigint, needed: string | null): boolean {
  if (needed === null) return true;
  const bits = needed === '0' ? 8n : BigInt(needed);
  return (held & bits) === bits;
}

function command(
  world: World,
  person: User,
  action: ActionOf<'run'> | ActionOf<'complete'>,
  type: InteractionType,
  focused?: string,
): Interaction {
  const channel = channelOf(world, person, action.channel);
  const [root = '', ...words] = action.command.split(' ');
  const { command: declared, application } = present(
    found(world, person, channel, {
      name: root,
      type: ApplicationCommandType.ChatInput,
      application: action.application,
    }),
    `you find no command /${root} here`,
  );
  const filler = new OptionFiller(world, channel, person, focused);
  const { options, resolved } = filler.fill(declared.options ?? [], words, action.options);
  const { id, name, guild_id } = declared;
  const data = {
    id,
    name,
    type: declared.type,
    ...(options.length > 0 ? { options } : {}),
    ...(resolved === undefined ? {} : { resolved }),
    ...(guild_id === undefined ? {} : { guild_id }),
  };
  return openInteraction(world, {
    type,
    application,
    user: person,
    channel,
    data,
    command: action.command,
    source: undefined,
  });
}

/** The command of that type and name; the first where several applications have one and none is meant. */
function found(
  world: World,
  person: User,
  channel: Channel,
  meant: { name: string; type: ApplicationCommandType; application: string | undefined },
): FoundCommand | undefined {
  return commandsFor(world, person, channel).find(
    ({ command: { name, type }, application: { id } }) =>
      name === meant.name && type === meant.type && (meant.application ?? id) === id,
  );
}

const typeOfMenu = { user: ApplicationCommandType.User, message: ApplicationCommandType.Message } as const;

/** Chooses a command in the menu of a person or of a message. */
function choose(world: World, person: User, action: ActionOf<'menu'>): Interaction {
  const channel = channelOf(world, person, action.channel);
  const type = typeOfMenu[action.on];
  const { command: declared, application } = present(
    found(world, person, channel, { name: action.command, type, application: action.application }),
    `there is no “${action.command}” in this menu`,
  );
  const { target, resolved } = targetOf(world, person, channel, action);
  const { id, name, guild_id } = declared;
  const scope = guild_id === undefined ? {} : { guild_id };
  return openInteraction(world, {
    type: InteractionType.ApplicationCommand,
    application,
    user: person,
    channel,
    data: { id, name, type, target_id: action.target, resolved, ...scope },
    command: name,
    target,
    source: undefined,
  });
}

/** What the menu is of, and what is told of it. What only this person sees has no commands in its menu. */
function targetOf(
  world: World,
  person: User,
  channel: Channel,
  { on, target: id }: ActionOf<'menu'>,
): { target: Target; resolved: object | undefined } {
  if (on === 'user') {
    const resolver = new Resolver(world, channel, person);
    resolver.user(id);
    const user = present(world.users.get(id), `there is no user ${id}`);
    return { target: { user }, resolved: resolver.resolved() };
  }
  const seen = messagesSeen(world, channel, person).find(({ body }) => body.id === id);
  const message = present(seen, `you see no message ${id}`);
  if (message.ephemeralFor !== undefined) throw new Mistake('a message that only you see has no such menu');
  return { target: { message }, resolved: { messages: { [id]: message.body } } };
}

function use(world: World, person: User, action: ActionOf<'use'>): Interaction {
  const channel = channelOf(world, person, action.channel);
  const source = present(
    messagesSeen(world, channel, person).find(({ body }) => body.id === action.message),
    `you see no message ${action.message}`,
  );
  const application = present(world.applicationOf(source.author), 'no bot answers for this message');
  const control = controlsOf(source.body.components ?? []).find(
    ({ custom_id }) => custom_id === action.customId,
  );
  if (!action.forged) demandUsable(control, action);
  const data = {
    custom_id: action.customId,
    component_type: control?.type ?? (action.values ? ComponentType.StringSelect : ComponentType.Button),
    id: control?.id ?? 1,
    ...(action.values === undefined
      ? {}
      : { values: action.values, ...picked(world, person, channel, control, action.values) }),
  };
  return openInteraction(world, {
    type: InteractionType.MessageComponent,
    application,
    user: person,
    channel,
    data,
    source,
  });
}

function demandUsable(control: Control | undefined, { customId, values }: ActionOf<'use'>): void {
  const known = present(control, `there is no component “${customId}”`);
  if (known.disabled === true) throw new Mistake(`“${customId}” is disabled`);
  if (known.type === ComponentType.Button) {
    if (values !== undefined) throw new Mistake('a button takes no values');
    return;
  }
  const { min_values: least = 1, max_values: most = 1 } = known;
  const count = values?.length ?? 0;
  if (count < least || count > most) throw new Mistake(`choose ${least} to ${most}, not ${count}`);
  if (known.type !== ComponentType.StringSelect) return;
  const strange = values?.find((value) => !known.options.some((option) => option.value === value));
  if (strange !== undefined) throw new Mistake(`“${strange}” is not among the options`);
}

/** What the values of a select of people, roles or channels stand for. */
function picked(
  world: World,
  person: User,
  channel: Channel,
  control: Control | undefined,
  values: readonly string[],
): object {
  const resolver = new Resolver(world, channel, person);
  for (const value of values) resolver.picked(control?.type, value);
  const resolved = resolver.resolved();
  return resolved === undefined ? {} : { resolved };
}

function submit(world: World, person: User, action: ActionOf<'submit'>): Interaction {
  const opener = world.interactions.get(action.interaction);
  const { modal, application, channel, source } = present(
    opener?.user === person ? opener : undefined,
    `you have no form from interaction ${action.interaction}`,
  );
  const shown = present(modal, 'that interaction was not answered with a form');
  const data = submission(world, person, channel, shown, action.fields);
  const type = InteractionType.ModalSubmit;
  return openInteraction(world, { type, application, user: person, channel, data, source });
}
