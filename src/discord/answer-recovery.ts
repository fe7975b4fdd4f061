import { type Client, InteractionWebhook, type Message, MessageFlags } from 'discord.js';
import type { Logger } from 'pino';
import type { Answers, PutOff, PutOffInteraction, UnansweredInteraction } from '../house/delivery.ts';
import type { ClubId, ClubView, Interaction } from '../house/ports.ts';
import type { Rendered, Reply } from '../house/words/reply.ts';
import { seeBelow } from './answering.ts';
import type { Working } from './command.ts';
import { isMalformed, isUnanswered, orElse } from './errors.ts';
import { renderOutcome } from './outcomes.ts';
import { channelOf } from './permissions.ts';
import { sendFirst, waysToSay, withPicture } from './pictures.ts';
import { type Post, postInClub, postToPerson } from './post-once.ts';
import { toAnswer, toEdit } from './reply.ts';
import { sceneOf } from './scene-of.ts';
import { type Wakeful, whenWoken } from './wakeful.ts';

interface RecoveryParts extends Working {
  answers: Answers;
  putOff: PutOff;
  busyWith(interaction: string): boolean;
  /** Whether other processes give answers too. */
  isShared: boolean;
}

const every = 60_000;

/** How long an answer is left to the process that may be giving it, in milliseconds: Discord waits three seconds for most. */
const othersTurn = 10_000;

/** Gives the answers that are owed since the process ended between a change and its answer: at start, when asked and each minute. */
export function startRecovery(parts: RecoveryParts): Wakeful {
  let again: NodeJS.Timeout | undefined;
  const ownOf = parts.isShared ? withoutOthers(() => again?.refresh()) : (owed: Owed) => owed;
  const { wake, stop } = whenWoken(() => recoverAll(parts, ownOf));
  if (parts.isShared) again = setTimeout(wake, othersTurn + 100).unref();
  const timer = setInterval(wake, every).unref();
  wake();
  return {
    wake,
    async stop() {
      clearInterval(timer);
      clearTimeout(again);
      await stop();
    },
  };
}

type Owed = readonly UnansweredInteraction[];

/** Leaves out answers that were first seen so lately that another process may be giving them; `soon` has them looked at again. */
function withoutOthers(soon: () => void): (owed: Owed) => Owed {
  let since = new Map<string, number>();
  return (owed) => {
    const now = performance.now();
    since = new Map(owed.map(({ interaction: { id } }) => [id, since.get(id) ?? now]));
    const left = owed.filter(({ interaction: { id } }) => now - (since.get(id) ?? now) >= othersTurn);
    if (left.length < owed.length) soon();
    return left;
  };
}

async function recoverAll(parts: RecoveryParts, ownOf: (owed: Owed) => Owed): Promise<void> {
  try {
    for (const owed of ownOf(await parts.answers.owed())) {
      if (!parts.busyWith(owed.interaction.id)) await recoverOne(owed, parts);
    }
    await endThinking(parts);
  } catch (err) {
    parts.log.error({ err }, 'owed answers could not be read');
  }
}

async function recoverOne(owed: UnansweredInteraction, parts: RecoveryParts): Promise<void> {
  const { interaction, club } = owed;
  const log = parts.log.child({ interaction: interaction.id, club });
  try {
    if (owed.outcome === null) log.error('what is owed cannot be read any more, and is given as done');
    const scene = await sceneOf(parts, club, parts.clock());
    for (const said of [await renderOutcome(owed.outcome, scene), inPlainWords])
      if (await isTaken(giveAnswer(said, owed, scene.view, parts), log)) break;
    await parts.answers.given(interaction.id);
    log.info({ outcome: owed.outcome?.kind }, 'owed answer given');
  } catch (err) {
    log.warn({ err }, 'owed answer not given, trying again later');
  }
}

const inPlainWords: Reply = {
  audience: 'asker',
  content:
    'Your command worked, but Discord did not take my answer. Don’t send it again: `/game show`, `/penalty list` or `/club` shows what has changed.',
};

/** Whether Discord finds no fault with an answer. Rejects when trying again later may help. */
async function isTaken(giving: Promise<void>, log: Logger): Promise<boolean> {
  try {
    await giving;
    return true;
  } catch (err) {
    if (!isMalformed(err)) throw err;
    log.error({ err }, 'Discord finds fault with an owed answer');
    return false;
  }
}

async function giveAnswer(
  reply: Rendered,
  { interaction, club }: UnansweredInteraction,
  view: ClubView,
  parts: RecoveryParts,
): Promise<void> {
  const webhook = new InteractionWebhook(parts.client, interaction.applicationId, interaction.token);
  const shown = await whatIsShown(webhook);
  if (shown === null) return substitute(reply, interaction, view, parts);
  const ways = waysToSay(await withPicture(reply, parts.log), reply);
  await sendFirst(
    ways,
    (way) => complete(shown, way, { interaction, club }, webhook, parts.client),
    parts.log,
  );
}

/** Finishes an answer that was begun: one still thinking, one that points below, or a press left as it was. */
async function complete(
  shown: Message,
  reply: Rendered,
  { interaction, club }: Pick<UnansweredInteraction, 'interaction' | 'club'>,
  webhook: InteractionWebhook,
  client: Client<true>,
): Promise<void> {
  if (shown.flags.has(MessageFlags.Loading)) {
    await webhook.editMessage('@original', toEdit(reply.audience === 'asker' ? reply : seeBelow));
    if (reply.audience === 'club') await webhook.send(toAnswer(reply));
    return;
  }
  if (isWhole(shown, reply, interaction)) return;
  const pressed = shown.interactionMetadata?.id !== interaction.id;
  if (pressed && reply.card !== undefined) {
    await webhook.editMessage('@original', toEdit(reply.card));
    if (reply.onCard === true) return;
  }
  if (!(await wasSaid(client, club, interaction))) await webhook.send(toAnswer(reply));
}

function isWhole(shown: Message, reply: Reply, interaction: Interaction): boolean {
  if (shown.content === seeBelow.content) return false;
  return shown.interactionMetadata?.id === interaction.id || shown.content === reply.content;
}

/** Whether the channel has an answer to the interaction. One for the asker alone is never seen there. */
async function wasSaid(client: Client<true>, club: ClubId, interaction: Interaction): Promise<boolean> {
  const channel = await channelOf(client, club, interaction.channel);
  const latest = await channel?.messages.fetch({ limit: 100, cache: false });
  return latest?.some(({ interactionMetadata }) => interactionMetadata?.id === interaction.id) ?? false;
}

const whileAway = 'While I was away, your command was carried out';

/** The words that the sign of a late answer is made of. */
export const answerMarker = (interaction: string): string => `Answer ${interaction}`;

/** Says it in a message of the bot's own, to the asker alone if it is not for everybody. Pings nobody else. */
async function substitute(
  reply: Reply,
  interaction: Interaction,
  view: ClubView,
  { client, log }: RecoveryParts,
): Promise<void> {
  const post = (said: Reply): Post => ({
    reply: said,
    marker: answerMarker(interaction.id),
    nonce: `answer${interaction.id}`.slice(-25),
    look: true,
    draw: (undrawn) => withPicture(undrawn, log),
    log,
  });
  const mention = { content: `<@${interaction.account}> ${whileAway}.`, pings: [interaction.account] };
  if (reply.audience === 'asker') {
    const said = { ...reply, content: `${whileAway}.\n${reply.content ?? ''}` };
    const posted = await postToPerson(client, interaction.account, post(said));
    if ('message' in posted) return;
  }
  const said: Reply =
    reply.audience === 'club'
      ? { ...reply, ...mention, content: `${mention.content}\n${reply.content ?? ''}` }
      : { audience: 'club', ...mention };
  const place = { to: 'channel', channel: interaction.channel } as const;
  const posted = await postInClub(client, view, place, post(said));
  if ('impossible' in posted)
    log.warn({ interaction: interaction.id, why: posted.impossible }, 'nowhere to say it');
}

const interrupted = {
  audience: 'asker',
  content: 'I was interrupted before I could answer, and nothing was changed. Please try again.',
} as const;

/** Tells those left thinking, whose interaction was neither decided nor answered, that they need not wait. */
async function endThinking(parts: RecoveryParts): Promise<void> {
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

async function endOne(interaction: PutOffInteraction, { client, putOff, log }: RecoveryParts): Promise<void> {
  const webhook = new InteractionWebhook(client, interaction.applicationId, interaction.token);
  const shown = await whatIsShown(webhook);
  if (shown?.flags.has(MessageFlags.Loading)) {
    await webhook.editMessage('@original', toEdit(interrupted));
    log.info({ interaction: interaction.id }, 'interrupted, and told so');
  }
  await putOff.over(interaction.id);
}

/** The answer as far as Discord shows it; null when there is none, or none that can be reached any more. */
const whatIsShown = (webhook: InteractionWebhook): Promise<Message | null> =>
  orElse(webhook.fetchMessage('@original'), isUnanswered, null);
