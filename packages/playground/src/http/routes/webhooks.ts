import {
  IncomingWebhookRequestPartialSchema,
  IncomingWebhookUpdateRequestPartialSchema,
  MessageResponseSchema,
} from 'discord-api-spec/zod';
import {
  answeredBy,
  answerWithId,
  deleteOriginal,
  editOriginal,
  followUp,
} from '../../interactions/answers.ts';
import type { Interaction } from '../../interactions/interaction.ts';
import { deleteMessage, editMessage } from '../../world/messages.ts';
import { draftOf } from '../draft.ts';
import { AUTHORS_FLAGS, demandSubstance, messageIssues } from '../limits/messages.ts';
import { bare, type Call, type Route, withBody } from '../route.ts';
import { ANSWER_FLAGS } from './interactions.ts';

const WEBHOOK = '/webhooks/{webhook_id}/{webhook_token}';
const PER_TWO_SECONDS = { requests: 5, perMs: 2_000 };

export const webhookRoutes = [
  withBody({
    method: 'POST',
    path: WEBHOOK,
    opensBy: 'webhook',
    limit: PER_TWO_SECONDS,
    body: IncomingWebhookRequestPartialSchema,
    response: MessageResponseSchema,
    check: (body, { files }) => messageIssues(draftOf(body, files), ANSWER_FLAGS),
    handle(call) {
      const interaction = interactionOf(call);
      const draft = draftOf(call.body, call.files);
      demandSubstance(draft);
      return followUp(call.world, interaction, draft).body;
    },
  }),
  ...messageRoutesAt(`${WEBHOOK}/messages/@original`),
  ...messageRoutesAt(`${WEBHOOK}/messages/{message_id}`),
];

/** The first answer and the follow-ups are read, changed and deleted in the same way. */
function messageRoutesAt(path: string): Route[] {
  return [
    bare({
      method: 'GET',
      path,
      opensBy: 'webhook',
      response: MessageResponseSchema,
      handle: (call) => answerOf(call).body,
    }),
    withBody({
      method: 'PATCH',
      path,
      opensBy: 'webhook',
      limit: PER_TWO_SECONDS,
      body: IncomingWebhookUpdateRequestPartialSchema,
      response: MessageResponseSchema,
      check: (body, call) => messageIssues(draftOf(body, call.files), AUTHORS_FLAGS, answerOf(call)),
      handle(call) {
        const interaction = interactionOf(call);
        const message = answerOf(call);
        const draft = draftOf(call.body, call.files);
        demandSubstance(draft, message);
        const edit = message === interaction.original ? editOriginal : undefined;
        return (edit?.(call.world, interaction, draft) ?? editMessage(call.world, message, draft)).body;
      },
    }),
    bare({
      method: 'DELETE',
      path,
      opensBy: 'webhook',
      handle(call) {
        const interaction = interactionOf(call);
        const message = answerOf(call);
        if (message === interaction.original) deleteOriginal(call.world, interaction);
        else deleteMessage(call.world, message);
      },
    }),
  ];
}

function interactionOf({
  world,
  application,
  param,
}: Pick<Call, 'world' | 'application' | 'param'>): Interaction {
  return answeredBy(world, application.id, param('webhook_token'));
}

function answerOf(call: Pick<Call, 'world' | 'application' | 'param'>) {
  return answerWithId(call.world, interactionOf(call), call.param('message_id') || '@original');
}
