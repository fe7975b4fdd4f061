import { InteractionType, MessageFlags } from 'discord-api-types/v10';
import { z } from 'zod';
import { type Playground, readMessage } from '../../packages/playground/src/index.ts';
import { answerMarker } from '../../src/discord/answer-recovery.ts';
import { signsOf } from '../../src/discord/deliver-notice.ts';
import { bears } from '../../src/discord/sign.ts';
import type { Database } from '../../src/store/database.ts';
import { verifyClub } from '../../src/store/verify.ts';
import { saysOrder } from '../says-order.ts';
import type { Club } from './club.ts';
import { type Asked, type Evidence, isRefusal, type NoticeKept } from './oracle.ts';
import type { Kept, Written } from './traces.ts';

type Interaction = Playground['interactions'][number];
type Message = Playground['messages'][number];

/** What stands where the answer is another message. */
const pointer = 'Done: see below.';
/** Commands that change nothing. */
const looks = ['leaderboard', 'profile', 'explain', 'pairings'];

const Parsed = z.record(z.string(), z.unknown());

/** Gathers all that can be seen of a club, and of what its database holds. */
export async function gather(
  { playground, guild, token, printed, printedByTwo, wrongEnds }: Club,
  database: Database,
): Promise<Evidence> {
  const orders = ordersGiven(playground);
  return {
    asked: whatWasAsked(playground),
    kept: await keptCommands(database),
    entries: await ledgerOf(database),
    notices: await noticesOf(database),
    posts: playground.messages.map(({ first }) => first),
    differences: (await verifyClub(database, guild.id)).map((each) => JSON.stringify(each)),
    violations: playground.violations.map((each) => JSON.stringify(each)),
    log: printed,
    logOfTwo: printedByTwo,
    wrongEnds,
    secrets: [
      token,
      ...playground.interactions.map((each) => each.token),
      ...orders.map(({ words }) => words),
    ],
    orders,
    stored: await wordsStored(database),
  };
}

/** What the bot still owes by its database, in words; nothing once it has settled. */
export const owedBy = async (database: Database): Promise<string[]> =>
  owedIn({ kept: await keptCommands(database), notices: await noticesOf(database) });

/** What the bot owed when that was gathered, in words. */
export function owedIn({ kept, notices }: Pick<Evidence, 'kept' | 'notices'>): string[] {
  const unanswered = kept.filter(({ answered }) => !answered);
  const pending = notices.filter((each) => each.message === null && each.abandoned === null);
  return [
    ...unanswered.map(({ interaction }) => `an answer to ${interaction}`),
    ...pending.map(({ id, kind }) => `notice ${id}, ${kind}`),
  ];
}

const rowsOf = (database: Database, sql: string): Promise<unknown[][]> =>
  database.alone(() => database.rows(sql));

const parsed = (json: unknown) => Parsed.parse(JSON.parse(String(json)));

async function keptCommands(database: Database): Promise<Kept[]> {
  const rows = await rowsOf(database, 'SELECT "id", "outcome", "answered" FROM "Interaction"');
  return rows.map(([id, outcome, answered]) => ({
    interaction: String(id),
    outcome: parsed(outcome),
    answered: Boolean(Number(answered)),
  }));
}

async function ledgerOf(database: Database): Promise<Written[]> {
  const rows = await rowsOf(database, 'SELECT "book", "seq", "type", "body" FROM "Entry"');
  return rows.map(([book, seq, type, body]) => ({
    ...{ book: Number(book), seq: Number(seq), type: String(type), body: parsed(body) },
  }));
}

async function noticesOf(database: Database): Promise<NoticeKept[]> {
  const rows = await rowsOf(
    database,
    'SELECT "id", "mark", "notice", "messageId", "abandoned" FROM "Notice"',
  );
  return rows.map(([id, mark, notice, message, abandoned]) => ({
    id: Number(id),
    kind: String(parsed(notice).kind),
    marker: signsOf({ id: Number(id), mark: String(mark) }).marker,
    message: message === null ? null : String(message),
    abandoned: abandoned === null ? null : String(abandoned),
  }));
}

const Ordering = z.object({
  options: z.array(z.object({ options: z.array(z.object({ name: z.string(), value: z.unknown() })) })),
});

/** What was ordered at tables, and all that others than those who ordered it can see in which those words stand. */
function ordersGiven({ interactions, messages }: Playground): Evidence['orders'] {
  const players = new Map<string, Set<string>>();
  for (const { command, payload, user } of interactions) {
    if (command !== 'diplomacy orders') continue;
    const given = Ordering.parse(payload.data).options.flatMap(({ options }) => options);
    const words = String(given.find(({ name }) => name === 'text')?.value);
    players.set(words, (players.get(words) ?? new Set()).add(user.id));
  }
  return [...players].map(([words, those]) => {
    const others = messages.filter((message) => !isTheirs(message, those));
    const seen = others
      .map((message) => ({ message: message.body.id, words: `${message.first}\n${wordsOf(message)}` }))
      .filter((message) => saysOrder(message.words, words))
      .sort((one, other) => (BigInt(one.message) < BigInt(other.message) ? -1 : 1));
    return { words, seen };
  });
}

/** Whether a message is for one of those alone. */
const isTheirs = ({ ephemeralFor, channel }: Message, those: ReadonlySet<string>): boolean =>
  those.has(ephemeralFor?.id ?? '') ||
  (channel.kind === 'direct' && channel.recipients.some(({ id }) => those.has(id)));

/** Everything that the database holds in words, row by row. */
async function wordsStored(database: Database): Promise<string[]> {
  const rows = await rowsOf(
    database,
    `SELECT "body" FROM "Entry" UNION ALL SELECT "text" FROM "EntryText"
     UNION ALL SELECT "outcome" FROM "Interaction" UNION ALL SELECT "notice" FROM "Notice"`,
  );
  return rows.map(([words]) => String(words));
}

/** What people asked of the bot, and all that they were told. */
export function whatWasAsked({
  interactions,
  messages,
}: Pick<Playground, 'interactions' | 'messages'>): Asked[] {
  return interactions
    .filter(({ type }) => type !== InteractionType.ApplicationCommandAutocomplete)
    .map((interaction) => ({
      id: interaction.id,
      what: nameOf(interaction),
      looksOnly: interaction.modal !== undefined || looks.includes(interaction.command ?? ''),
      spins: interaction.progress === 'thinking',
      said: [
        ...saidIn(interaction, interactions),
        ...messages
          .filter(({ first }) => bears(first, answerMarker(interaction.id)))
          .map(({ first }) => first),
      ],
    }));
}

const wordsOf = ({ body }: Message): string => readMessage(body).text;

function nameOf({ command, payload }: Interaction): string {
  if (command !== undefined) return `/${command}`;
  return z.object({ custom_id: z.string() }).parse(payload.data).custom_id;
}

/**
 * The messages that answer it: its own, unless that was a question which a press has changed since, and those below. A refusal that it
 * put in the place of a question is one, too. Where there is none of those, the message that it changed.
 */
function saidIn(interaction: Interaction, all: readonly Interaction[]): string[] {
  const { original, originalDeleted, followUps, progress } = interaction;
  const own = original === undefined || originalDeleted ? [] : [original].filter(isAnswer);
  const isOwn = original?.body.interaction_metadata?.id === interaction.id;
  const isForAsker = original?.ephemeralFor !== undefined;
  const isOthersNow = isForAsker && all.some((other) => other !== interaction && other.original === original);
  const refusal = isForAsker && !isOwn ? own.filter((message) => isRefusal(wordsOf(message))) : [];
  const said = [...(isOwn && !isOthersNow ? own : refusal), ...followUps.filter(isAnswer)];
  return (said.length === 0 && !isOwn && progress === 'answered' ? own : said).map(wordsOf);
}

/** Not what stands there before the answer comes, nor where that is elsewhere, nor what asks to confirm. */
function isAnswer({ body, ephemeralFor }: Message): boolean {
  const waits = ((body.flags ?? 0) & MessageFlags.Loading) !== 0;
  const asks = ephemeralFor !== undefined && /"Confirm[:"]/.test(JSON.stringify(body.components));
  return !waits && !asks && body.content !== pointer;
}
