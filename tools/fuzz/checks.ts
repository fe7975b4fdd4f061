import type { ReadMessage } from '../../packages/playground/src/index.ts';
import type { Deed } from './deeds.ts';
import type { Came } from './hands.ts';
import type { Stage } from './stage.ts';

/** How an interaction ended, for the table. */
export const outcomes = [
  'done',
  'asked first',
  'form',
  'refused',
  'not understood',
  'choices',
  'not sent',
] as const;
export type OutcomeKind = (typeof outcomes)[number];

/**
 * All that people have changed of the club, but the words: the same before and after means that nothing changed. What the
 * bot enters by itself, such as where it has posted something, comes when it comes.
 */
export async function kept({ app, guild }: Stage): Promise<string> {
  const { entries, books, people, settings } = await app.clubs.view(guild.id);
  const all = [entries, ...[...books.values()].map((book) => book.entries)].flat();
  // Orders are published by the bot, in the name of those who gave them.
  const byPeople = all.filter(({ by, type }) => by !== null && type !== 'orders-published');
  const {
    planned,
    onlineThreads,
    clockCards,
    gameCards,
    boardPosts,
    toldPosts,
    sessionPost,
    tableThreads,
    tableCards,
    talkThreads,
    nomicThreads,
    worn,
    eventsBarred,
    hearingsBarred,
    ...chosen
  } = settings;
  return JSON.stringify([byPeople.length, people.all(), chosen]);
}

export function outcomeOf(came: Came): OutcomeKind | null {
  if (!('answer' in came)) return came.came === 'no interaction' ? null : came.came;
  const { kind, text, buttons } = came.answer;
  if (kind === 'modal') return 'form';
  if (/^(⛔|You can’t do that)/.test(text)) return 'refused';
  if (text.startsWith('❓')) return 'not understood';
  return buttons[0]?.startsWith('Confirm') === true && buttons[1] === 'Cancel' ? 'asked first' : 'done';
}

/** Whether nothing may have changed after that. */
export const changesNothing = (outcome: OutcomeKind | null): boolean =>
  outcome !== 'done' && outcome !== null;

/** What is wrong with an answer; empty where nothing is. */
export function faultsOf(stage: Stage, came: Came): string[] {
  if (!('answer' in came)) return [];
  const { kind, text, message, followUps } = came.answer;
  return [
    ...(kind === 'failed' || kind === 'nothing' ? [`no answer is to be seen: ${kind} ${text}`] : []),
    ...[message, ...followUps].flatMap((each) => (each === undefined ? [] : faultsIn(stage, each))),
  ];
}

/** What no message of the bot may say: that it broke down, or a value that slipped through. */
const unsaid = /went wrong|\bundefined\b|\bNaN\b|\[object/;

/** What is wrong with a message of the bot. */
export function faultsIn({ bystander }: Stage, message: ReadMessage): string[] {
  const [slip] = unsaid.exec(message.text) ?? [];
  const pinged = message.mentions.some(({ id }) => id === bystander.id);
  return [
    ...(slip === undefined ? [] : [`the bot says “${slip}”: ${message.text.slice(0, 300)}`]),
    ...(message.mention_everyone || message.mention_roles.length > 0
      ? ['the bot calls everybody, or a role']
      : []),
    ...(pinged ? ['the bot calls somebody who has nothing to do with it'] : []),
  ];
}

/** An interaction that was answered twice, or too late. */
const misanswered = [40_060, 10_062];

/** What went wrong since the start, besides answers: requests Discord does not take, errors, and what nobody caught. */
export function mishaps({ playground, uncaught, logged }: Stage): string[] {
  return [
    ...playground.violations.map((incident) => `Discord does not take ${JSON.stringify(incident)}`),
    ...playground.refusals
      .filter(({ code }) => misanswered.includes(code))
      .map((incident) => `answered twice or late: ${JSON.stringify(incident)}`),
    ...uncaught.map((error) => `nobody caught ${error instanceof Error ? error.stack : error}`),
    ...logged
      .filter((line) => /"level":(50|60)|could not suggest/.test(line))
      .map((line) => `logged: ${line}`),
  ];
}

/** A deed in few words: what is long in it is cut. */
export const inBrief = (deed: Deed): string =>
  JSON.stringify(deed, (_, value: unknown) =>
    typeof value === 'string' && value.length > 200 ? `${value.slice(0, 200)}… (${value.length})` : value,
  );
