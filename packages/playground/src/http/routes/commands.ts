import {
  ApplicationCommandCreateRequestSchema,
  ApplicationCommandPatchRequestPartialSchema,
  ApplicationCommandResponseSchema,
  ApplicationCommandUpdateRequestSchema,
} from 'discord-api-spec/zod';
import {
  type APIApplicationCommand,
  ApplicationCommandType,
  ApplicationIntegrationType,
} from 'discord-api-types/v10';
import * as z from 'zod/mini';
import { Code, found, refusal } from '../../errors.ts';
import type { Application } from '../../world/state.ts';
import type { World } from '../../world/world.ts';
import { commandIssues, commandListIssues, mostOfType } from '../limits/commands.ts';
import { bare, type Call, type Route, withBody } from '../route.ts';
import { withoutNulls } from '../validation.ts';

type CommandBody = z.output<typeof ApplicationCommandPatchRequestPartialSchema>;

const DAY_MS = 24 * 60 * 60_000;
const MOST_CREATIONS_A_DAY = 200;

export const commandRoutes = [
  ...commandRoutesUnder('/applications/{application_id}/commands'),
  ...commandRoutesUnder('/applications/{application_id}/guilds/{guild_id}/commands'),
];

/** The same six routes serve an application's commands everywhere and those in one guild. */
function commandRoutesUnder(list: string): Route[] {
  const one = `${list}/{command_id}`;
  return [
    bare({
      method: 'GET',
      path: list,
      response: z.array(ApplicationCommandResponseSchema),
      handle: (call) => commandsOf(call),
    }),
    withBody({
      method: 'PUT',
      path: list,
      body: z.array(ApplicationCommandUpdateRequestSchema),
      response: z.array(ApplicationCommandResponseSchema),
      check: (body) => commandListIssues(withoutNulls(body)),
      handle: overwrite,
    }),
    withBody({
      method: 'POST',
      path: list,
      body: ApplicationCommandCreateRequestSchema,
      response: ApplicationCommandResponseSchema,
      status: 201,
      check: (body) => commandIssues(withoutNulls(body)),
      handle: (call) => registerOneMore(call),
    }),
    bare({
      method: 'GET',
      path: one,
      response: ApplicationCommandResponseSchema,
      handle: (call) => known(call),
    }),
    withBody({
      method: 'PATCH',
      path: one,
      body: ApplicationCommandPatchRequestPartialSchema,
      response: ApplicationCommandResponseSchema,
      check: (body) => commandIssues(withoutNulls(body)),
      handle: (call) => changed(call.world, call.application, known(call), call.body),
    }),
    bare({
      method: 'DELETE',
      path: one,
      handle: (call) => {
        call.application.commands.delete(known(call).id);
        call.world.commandsChanged(scopeOf(call));
      },
    }),
  ];
}

function scopeOf({ application, me, world, param }: Call): string | undefined {
  if (param('application_id') !== application.id) throw refusal(Code.UnknownApplication);
  const guildId = param('guild_id');
  if (guildId === '') return undefined;
  if (world.guilds.get(guildId)?.members.has(me.id) !== true) throw refusal(Code.MissingAccess);
  return guildId;
}

function commandsOf(call: Call): APIApplicationCommand[] {
  const scope = scopeOf(call);
  return [...call.application.commands.values()].filter(({ guild_id }) => guild_id === scope);
}

function known(call: Call): APIApplicationCommand {
  const command = commandsOf(call).find(({ id }) => id === call.param('command_id'));
  return found(command, Code.UnknownApplicationCommand);
}

/** Registers these commands, updates those of the same name, and drops all others. */
function overwrite(call: Call<(CommandBody & { name: string })[]>): APIApplicationCommand[] {
  const before = commandsOf(call);
  const after = call.body.map((body) => register(call, body));
  const kept = new Set(after.map(({ id }) => id));
  for (const { id } of before) if (!kept.has(id)) call.application.commands.delete(id);
  call.world.commandsChanged(scopeOf(call));
  return after;
}

/** Refused where there are as many of its type as there may be. */
function registerOneMore(call: Call<CommandBody & { name: string }>): APIApplicationCommand {
  const { name, type } = { type: ApplicationCommandType.ChatInput, ...withoutNulls(call.body) };
  const alike = commandsOf(call).filter((each) => each.type === type);
  if (alike.length >= mostOfType[type] && !alike.some((each) => each.name === name)) {
    demandCreationsLeft(call);
    throw refusal(Code.MaximumNumberOfApplicationCommandsReached);
  }
  return register(call, call.body);
}

function register(call: Call, body: CommandBody & { name: string }): APIApplicationCommand {
  const { world, application } = call;
  const type = body.type ?? ApplicationCommandType.ChatInput;
  const twin = commandsOf(call).find((each) => each.name === body.name && each.type === type);
  if (twin !== undefined) return changed(world, application, twin, { ...blankBody(), ...body });
  countCreation(call);
  const scope = scopeOf(call);
  const blank: APIApplicationCommand = {
    id: world.nextId(),
    application_id: application.id,
    version: '',
    type,
    name: body.name,
    description: '',
    default_member_permissions: null,
    integration_types: [ApplicationIntegrationType.GuildInstall],
    ...(scope === undefined ? {} : { guild_id: scope }),
  };
  return changed(world, application, blank, body);
}

/** A command registered again loses what its new declaration does not say. */
function blankBody(): CommandBody {
  return { description: '', options: [], default_member_permissions: null };
}

function countCreation(call: Call): void {
  demandCreationsLeft(call);
  call.application.commandCreations.push({ at: call.world.clock(), guild: scopeOf(call) });
}

/** A guild has creations of its own, and so have the commands of all guilds. */
function demandCreationsLeft(call: Call): void {
  const { world, application } = call;
  const since = world.clock() - DAY_MS;
  const scope = scopeOf(call);
  application.commandCreations = application.commandCreations.filter(({ at }) => at > since);
  if (application.commandCreations.filter(({ guild }) => guild === scope).length >= MOST_CREATIONS_A_DAY)
    throw refusal(Code.MaximumDailyApplicationCommandCreatesReached);
}

function changed(
  world: World,
  application: Application,
  before: APIApplicationCommand,
  body: CommandBody,
): APIApplicationCommand {
  const { default_member_permissions: needed, id: _id, type: _type, ...rest } = withoutNulls(body);
  const permissions = body.default_member_permissions;
  const command: APIApplicationCommand = {
    ...before,
    ...rest,
    description: rest.description ?? before.description,
    ...(permissions === undefined
      ? {}
      : { default_member_permissions: needed == null ? null : String(needed) }),
    version: world.nextId(),
  };
  application.commands.set(command.id, command);
  world.commandsChanged(command.guild_id);
  return command;
}
