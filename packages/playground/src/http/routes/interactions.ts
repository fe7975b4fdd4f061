import {
  ApplicationCommandAutocompleteCallbackRequestSchema,
  CreateMessageInteractionCallbackRequestSchema,
  InteractionCallbackResponseSchema,
  ModalInteractionCallbackRequestSchema,
  UpdateMessageInteractionCallbackRequestSchema,
} from 'discord-api-spec/zod';
import { MessageFlags, InteractionResponseType as Type } from 'discord-api-types/v10';
import * as z from 'zod/mini';
import { type Issue, invalidField, invalidForm } from '../../errors.ts';
import {
  defer,
  deferUpdate,
  offer,
  reply,
  showModal,
  unanswered,
  update,
} from '../../interactions/answers.ts';
import type { Interaction } from '../../interactions/interaction.ts';
import type { Draft } from '../../world/content.ts';
import type { Message, Upload } from '../../world/state.ts';
import type { World } from '../../world/world.ts';
import { draftOf, type MessageBody } from '../draft.ts';
import { AUTHORS_FLAGS, demandSubstance, messageIssues } from '../limits/messages.ts';
import { modalIssues } from '../limits/modals.ts';
import { withBody } from '../route.ts';
import { at, parseBody, withoutNulls } from '../validation.ts';

/** Flags of a message that answers an interaction. */
export const ANSWER_FLAGS = AUTHORS_FLAGS | MessageFlags.Ephemeral;

const Callback = z.looseObject({ type: z.number() });

export const interactionRoutes = [
  withBody({
    method: 'POST',
    path: '/interactions/{interaction_id}/{interaction_token}/callback',
    opensBy: 'interaction',
    body: Callback,
    response: InteractionCallbackResponseSchema,
    handle({ world, param, body, files, query }) {
      const interaction = unanswered(world, param('interaction_id'));
      const message = answer(world, interaction, body, files);
      return query.with_response === 'true' ? resourceOf(interaction, body.type, message) : undefined;
    },
  }),
];

function answer(
  world: World,
  interaction: Interaction,
  body: z.output<typeof Callback>,
  files: readonly Upload[],
): Message | undefined {
  switch (body.type) {
    case Type.ChannelMessageWithSource:
    case Type.DeferredChannelMessageWithSource:
      return message(world, interaction, body, files);
    case Type.DeferredMessageUpdate:
    case Type.UpdateMessage:
      return change(world, interaction, body, files);
    case Type.ApplicationCommandAutocompleteResult:
      return choices(world, interaction, body);
    case Type.Modal:
      return modal(world, interaction, body);
    default:
      throw invalidField(['type'], 'BASE_TYPE_CHOICES', 'Value must be one of {4, 5, 6, 7, 8, 9}.');
  }
}

function message(world: World, interaction: Interaction, body: unknown, files: readonly Upload[]): Message {
  const { type, data } = parseBody(CreateMessageInteractionCallbackRequestSchema, body);
  const draft = checked(data ?? {}, files, ANSWER_FLAGS);
  if (type === Type.DeferredChannelMessageWithSource) return defer(world, interaction, draft.flags ?? 0);
  demandSubstance(draft);
  return reply(world, interaction, draft);
}

function change(world: World, interaction: Interaction, body: unknown, files: readonly Upload[]): Message {
  const { type, data } = parseBody(UpdateMessageInteractionCallbackRequestSchema, body);
  if (type === Type.DeferredMessageUpdate) return deferUpdate(world, interaction);
  const draft = checked(data ?? {}, files, AUTHORS_FLAGS, interaction.source);
  demandSubstance(draft, interaction.source);
  return update(world, interaction, draft);
}

function checked(data: MessageBody, files: readonly Upload[], flags: number, before?: Message): Draft {
  const draft = draftOf(data, files);
  demandNone(messageIssues(draft, flags, before).map((issue) => at(['data'], issue)));
  return draft;
}

function choices(world: World, interaction: Interaction, body: unknown): undefined {
  const { data } = parseBody(ApplicationCommandAutocompleteCallbackRequestSchema, body);
  const offered = withoutNulls(data?.choices ?? []);
  const long = offered.findIndex(({ value }) => String(value).length > 100);
  const path = ['data', 'choices', long, 'value'];
  if (long >= 0) throw invalidField(path, 'BASE_TYPE_MAX_LENGTH', 'Must be 100 or fewer in length.');
  offer(world, interaction, offered);
}

function modal(world: World, interaction: Interaction, body: unknown): undefined {
  const data = withoutNulls(parseBody(ModalInteractionCallbackRequestSchema, body).data);
  demandNone(modalIssues(data));
  showModal(world, interaction, data);
}

function demandNone(issues: readonly Issue[]): void {
  if (issues.length > 0) throw invalidForm(issues);
}

function resourceOf(interaction: Interaction, type: number, message: Message | undefined): object {
  const flags = message?.body.flags ?? 0;
  const about = {
    id: interaction.id,
    type: interaction.type,
    channel_id: interaction.channel.id,
    ...(message === undefined
      ? {}
      : {
          response_message_id: message.body.id,
          response_message_loading: (flags & MessageFlags.Loading) !== 0,
          response_message_ephemeral: (flags & MessageFlags.Ephemeral) !== 0,
        }),
  };
  const kind = type === Type.UpdateMessage ? type : Type.ChannelMessageWithSource;
  const shown = message !== undefined && type !== Type.DeferredMessageUpdate;
  return { interaction: about, ...(shown ? { resource: { type: kind, message: message.body } } : {}) };
}
