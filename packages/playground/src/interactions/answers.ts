import {
  type APIMessageInteractionMetadata,
  type APIModalInteractionResponseCallbackData,
  type APIUser,
  ApplicationIntegrationType,
  InteractionType,
  MessageFlags,
  MessageType,
} from 'discord-api-types/v10';
import { Code, found, invalidField, refusal } from '../errors.ts';
import type { Draft } from '../world/content.ts';
import { deleteMessage, editMessage, postMessage } from '../world/messages.ts';
import type { Message } from '../world/state.ts';
import { userView } from '../world/views.ts';
import type { World } from '../world/world.ts';
import { type Interaction, TOKEN_LIFE_MS } from './interaction.ts';
import { interactionWith } from './opening.ts';

/** The interaction that may still get its first answer; refuses late and second ones. */
export function unanswered(world: World, id: string): Interaction {
  const interaction = found(world.interactions.get(id), Code.UnknownInteraction);
  if (interaction.progress === 'failed' || isSpent(world, interaction))
    throw refusal(Code.UnknownInteraction);
  if (interaction.progress !== 'open') throw refusal(Code.InteractionHasAlreadyBeenAcknowledged);
  return interaction;
}

/** The interaction whose webhook this token opens; refuses before the first answer and after 15 minutes. */
export function answeredBy(world: World, applicationId: string, token: string): Interaction {
  const interaction = interactionWith(world, token);
  if (interaction === undefined || interaction.application.id !== applicationId)
    throw refusal(Code.UnknownWebhook);
  if (isSpent(world, interaction)) throw refusal(Code.InvalidWebhookToken);
  if (interaction.first === undefined || interaction.type === InteractionType.ApplicationCommandAutocomplete)
    throw refusal(Code.UnknownWebhook);
  return interaction;
}

function isSpent(world: World, { openedAt }: Interaction): boolean {
  return world.clock() - openedAt > TOKEN_LIFE_MS;
}

/** Answers with a message at once. */
export function reply(world: World, interaction: Interaction, draft: Draft): Message {
  refuseFor(interaction, InteractionType.ApplicationCommandAutocomplete);
  interaction.original = post(world, interaction, draft);
  advance(world, interaction, 'answered', 'direct');
  return interaction.original;
}

/** Puts the message off; whether only the person sees it is settled now. */
export function defer(world: World, interaction: Interaction, flags: number): Message {
  refuseFor(interaction, InteractionType.ApplicationCommandAutocomplete);
  const waiting = { flags: (flags & MessageFlags.Ephemeral) | MessageFlags.Loading };
  interaction.original = post(world, interaction, waiting);
  advance(world, interaction, 'thinking', 'deferred');
  return interaction.original;
}

/** Changes the message the component stands on. */
export function update(world: World, interaction: Interaction, draft: Draft): Message {
  const source = standsOn(interaction);
  interaction.original = editMessage(world, source, draft);
  advance(world, interaction, 'answered', 'direct');
  return interaction.original;
}

/** Acknowledges the component; its message may be changed later. */
export function deferUpdate(world: World, interaction: Interaction): Message {
  interaction.original = standsOn(interaction);
  advance(world, interaction, 'pending', 'deferred');
  return interaction.original;
}

function standsOn(interaction: Interaction): Message {
  const { type, source } = interaction;
  const fits = type === InteractionType.MessageComponent || type === InteractionType.ModalSubmit;
  if (fits && source !== undefined) return source;
  throw invalidField(['type'], 'INTERACTION_TYPE_INVALID', 'Only a component has a message to update.');
}

/** Shows a form; not in answer to another form. */
export function showModal(
  world: World,
  interaction: Interaction,
  modal: APIModalInteractionResponseCallbackData,
): void {
  refuseFor(interaction, InteractionType.ApplicationCommandAutocomplete, InteractionType.ModalSubmit);
  interaction.modal = modal;
  advance(world, interaction, 'answered', 'direct');
}

/** Offers choices to a person who is typing. */
export function offer(
  world: World,
  interaction: Interaction,
  choices: readonly { name: string; value: string | number }[],
): void {
  if (interaction.type !== InteractionType.ApplicationCommandAutocomplete) throw wrongType();
  interaction.choices = choices;
  advance(world, interaction, 'answered', 'direct');
}

function refuseFor(interaction: Interaction, ...types: readonly InteractionType[]): void {
  if (types.includes(interaction.type)) throw wrongType();
}

function wrongType(): Error {
  return invalidField(['type'], 'INTERACTION_TYPE_INVALID', 'This interaction cannot be answered so.');
}

/** Sends a further message; while the first is still awaited, it becomes the first. */
export function followUp(world: World, interaction: Interaction, draft: Draft): Message {
  if (interaction.progress === 'thinking') return editOriginal(world, interaction, draft);
  const message = post(world, interaction, draft);
  interaction.followUps.push(message);
  world.progressed(interaction);
  return message;
}

/** Changes the first answer; where it was put off, this is it. */
export function editOriginal(world: World, interaction: Interaction, draft: Draft): Message {
  const message = editMessage(world, originalOf(interaction), draft);
  interaction.progress = 'answered';
  world.progressed(interaction);
  return message;
}

/** Takes the first answer back. */
export function deleteOriginal(world: World, interaction: Interaction): void {
  deleteMessage(world, originalOf(interaction));
  interaction.originalDeleted = true;
  interaction.progress = 'answered';
  world.progressed(interaction);
}

/** The first answer, where there is one. */
export function originalOf({ original, originalDeleted }: Interaction): Message {
  return found(originalDeleted ? undefined : original, Code.UnknownMessage);
}

/** One of the messages sent in answer to the interaction, `@original` being the first. */
export function answerWithId(world: World, interaction: Interaction, id: string): Message {
  const isOriginal = id === '@original' || id === interaction.original?.body.id;
  if (isOriginal) return originalOf(interaction);
  const here = world.messagesOf(interaction.channel);
  const known = interaction.followUps.find(({ body }) => body.id === id);
  return found(known !== undefined && here.includes(known) ? known : undefined, Code.UnknownMessage);
}

function advance(
  world: World,
  interaction: Interaction,
  progress: Interaction['progress'],
  first: 'direct' | 'deferred',
): void {
  interaction.progress = progress;
  interaction.first = first;
  world.progressed(interaction);
}

function post(world: World, interaction: Interaction, draft: Draft): Message {
  const { application, channel, user, source, target } = interaction;
  const flags = draft.flags ?? 0;
  const ephemeral = (flags & MessageFlags.Ephemeral) !== 0;
  const command = interaction.original === undefined ? interaction.command : undefined;
  return postMessage(world, application.bot, channel, draft, {
    webhookId: application.id,
    interaction: metadataOf(interaction),
    ...(ephemeral ? { ephemeralFor: user } : {}),
    ...(command === undefined
      ? {}
      : {
          type: target === undefined ? MessageType.ChatInputCommand : MessageType.ContextMenuCommand,
          command,
        }),
    ...(command === undefined && source !== undefined && source.ephemeralFor === undefined
      ? { repliesTo: source }
      : {}),
  });
}

function metadataOf(interaction: Interaction): APIMessageInteractionMetadata {
  const { id, user, source, channel, type } = interaction;
  const owner = channel.kind === 'direct' ? '0' : channel.guild.id;
  const shared = {
    id,
    user: userView(user),
    authorizing_integration_owners: { [ApplicationIntegrationType.GuildInstall]: owner },
  };
  if (type === InteractionType.MessageComponent)
    return { ...shared, type, interacted_message_id: source?.body.id ?? id };
  if (type !== InteractionType.ModalSubmit)
    return { ...shared, ...targeted(interaction), type: InteractionType.ApplicationCommand };
  const triggering = { ...shared, type: InteractionType.ApplicationCommand } as const;
  return { ...shared, type, triggering_interaction_metadata: triggering };
}

/** What a command in a menu was used on, as its answer tells of it. */
function targeted({ target }: Interaction): { target_user?: APIUser; target_message_id?: string } {
  if (target === undefined) return {};
  return 'user' in target
    ? { target_user: userView(target.user) }
    : { target_message_id: target.message.body.id };
}
