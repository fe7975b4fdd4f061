import { type Client, InteractionWebhook, type Message, MessageFlags } from 'discord.js';
import type { Logger } from 'pino';
import type { Answers, PutOff, PutOffInteraction } from '../house/delivery.ts';
import { isUnanswered } from './errors.ts';
import { toEdit } from './reply.ts';

interface ThinkingParts {
  client: Client<true>;
  answers: Answers;
  putOff: PutOff;
  log: Logger;
  busyWith(interaction: string): boolean;
}

const interrupted = {
  audience: 'asker',
  content: 'I was interrupted before I could answer, and nothing was changed. Please try again.',
} as const;

/**
 * Tells those whose interaction was put off, and then neither decided nor answered, that they need not wait: the process
 * ended, or Discord took no answer. What was carried out is owed an answer of its own.
 */
export async function endThinking(parts: ThinkingParts): Promise<void> {
  const { answers, putOff, busyWith, log } = parts;
  const idle = (await putOff.left()).filter(({ id }) => !busyWith(id));
  if (idle.length === 0) return;
  // Asked only now: of what is not under way any more it says whether it was carried out.
  const owed = new Set((await answers.owed()).map(({ interaction }) => interaction.id));
  for (const interaction of idle.filter(({ id }) => !owed.has(id)))
    await endOne(interaction, parts).catch((err: unknown) =>
      log.warn({ err, interaction: interaction.id }, 'still thinking, trying again later'),
    );
}

async function endOne(interaction: PutOffInteraction, { client, putOff, log }: ThinkingParts): Promise<void> {
  const webhook = new InteractionWebhook(client, interaction.applicationId, interaction.token);
  const shown = await whatIsShown(webhook);
  if (shown?.flags.has(MessageFlags.Loading)) {
    await webhook.editMessage('@original', toEdit(interrupted));
    log.info({ interaction: interaction.id }, 'interrupted, and told so');
  }
  await putOff.over(interaction.id);
}

/** The answer as far as Discord shows it; null when there is none, or none that can be reached any more. */
export async function whatIsShown(webhook: InteractionWebhook): Promise<Message | null> {
  try {
    return await webhook.fetchMessage('@original');
  } catch (error) {
    if (isUnanswered(error)) return null;
    throw error;
  }
}
