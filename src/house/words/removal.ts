import { localDate } from '../../../terms/time.ts';
import { counted, inWords } from '../../../terms/words.ts';
import type { GameNumber, PersonNumber } from '../../ledger/fields.ts';
import { banAt } from '../book/discipline.ts';
import { officesHeld } from '../book/offices.ts';
import type { HouseNotice } from '../notices.ts';
import type { HouseOutcome, removalOutcomes } from '../outcomes.ts';
import type { ClubView } from '../ports.ts';
import type { RemovalPreview } from '../removal/remove-member.ts';
import { removalTermOf } from '../removal/requests-due.ts';
import { askRooms } from '../room.ts';
import { type OutcomeWords, type Reply, type Scene, toAsker, toClub } from './reply.ts';
import { accountsOf, cited, dayOf, listed, nameOf, under } from './text.ts';

/** What became of a request to be removed, for the person who asked; and of a removal, for the club. */
export const removalWords: OutcomeWords<typeof removalOutcomes> = {
  'removal-requested': ({ person }, scene) => toAsker(requested(person, scene)),
  'removal-request-withdrawn': () =>
    toAsker(`You have withdrawn your request, so you stay on the Leaderboard${under(['II.8'])}.`),
  removed: (outcome, { view }) => toClub(removed(outcome, view)),
};

function requested(person: PersonNumber, { view, now }: Scene): string {
  const open = askRooms(view, (room) => room.openCase?.(view, person));
  const banned = ban(person, view, now);
  const held = [
    ...(banned ? ['banned'] : []),
    ...(open === null ? [] : [`involved in ${cited(view, open)}`]),
  ];
  return [
    `You have asked to be taken off the Leaderboard${under(['II.8'])}.`,
    ...(held.length === 0 ? [] : [`You are ${listed(held)}, so that has to end first.`]),
    byWhen(removalTermOf(view, person)?.due ?? null, view),
    ...(banned ? [] : ['Until then you can play as before.']),
    'To stay after all, use `/leave withdraw:True`.',
  ].join(' ');
}

const ban = (person: PersonNumber, { state }: ClubView, now: number): boolean =>
  banAt(state, person, now) !== null;

/** `The Chief Justice does this by Friday 27 November 2026.` */
const byWhen = (due: number | null, { state }: ClubView): string =>
  due === null
    ? 'That has to wait until the ban, or the case before the Court, is over.'
    : `The Chief Justice does this by ${dayOf(localDate(due, state.figures))}.`;

const grounds = { request: 'at their own request', inactive: 'for staying away' } as const;
const groundActs = { request: 'II.8', inactive: 'II.7' } as const;

function removed({ person, basis, games }: HouseOutcome<'removed'>, view: ClubView): string {
  const off = `**${nameOf(view, person)}** is off the Leaderboard, ${grounds[basis]}${under([groundActs[basis]])}.`;
  return games.length === 0 ? off : `${off} ${waiting(games, 'was', 'were')}`;
}

/** `Game #1 was still waiting, and will not count.` */
const waiting = (games: readonly GameNumber[], one: string, several: string): string =>
  `${games.length === 1 ? 'Game' : 'Games'} ${listed(games.map((game) => `#${game}`))} ${games.length === 1 ? one : several} still waiting, and will not count.`;

/** What removing a Member would do and rest on, before it is done. */
export function renderRemovalQuestion(
  { person, basis, attendance, games }: RemovalPreview,
  scene: Scene,
): Reply {
  const { view, now } = scene;
  const { sessions, absences, games: played } = attendance;
  const { startingScore } = view.state.figures;
  return toAsker([
    `Take **${nameOf(view, person)}** off the Leaderboard, ${grounds[basis]}${under([groundActs[basis]])}?`,
    basis === 'inactive' &&
      `They missed ${inWords(absences)} of the last ${counted(sessions, 'session')}, and played ${counted(played, 'game')}.`,
    'Games that count stay on record.',
    games.length > 0 && waiting(games, 'is', 'are'),
    officesHeld(view.state, person).size > 0 && `They keep their offices${under(['II.8.2'])}.`,
    ban(person, view, now) &&
      `They are banned, and can’t join again until the ban is over${under(['II.7'])}.`,
    `If they join again, they start at ${startingScore}.`,
  ]);
}

/** Act II.8: what the Chief Justice is told of a request. */
export function renderRequestNews(
  { person, news, due }: HouseNotice<'removal-request'>,
  { view }: Scene,
): Reply {
  const name = `**${nameOf(view, person)}** (member #${person})`;
  const asks = `${name} asks to be taken off the Leaderboard${under(['II.8'])}.`;
  const how =
    due === null
      ? 'That has to wait until their ban, or their case before the Court, is over. Then use `/chief remove basis:request`.'
      : `Use \`/chief remove basis:request\` by ${dayOf(localDate(due, view.state.figures))}.`;
  const words = {
    asked: `${asks} ${how}`,
    reminder: `Still to do: ${asks} ${how}`,
    overdue: `⚠️ Overdue: ${name} asked to be taken off the Leaderboard, and the time for it is over${under(['II.8'])}. Use \`/chief remove basis:request\` now.`,
    withdrawn: `${name} has withdrawn the request to be removed, and stays on the Leaderboard${under(['II.8'])}.`,
  } as const;
  return toAsker(words[news]);
}

/** Acts II.7 and II.8: what the person who was removed is told. */
export function renderRemovedNotice({ person, basis }: HouseNotice<'removed'>, { view, now }: Scene): Reply {
  const whose =
    basis === 'request' ? 'as you asked' : 'because you stayed away for a long time and played little';
  const back = ban(person, view, now) ? 'Once your ban is over you' : 'You';
  const said = `You are off the Leaderboard, ${whose}${under([groundActs[basis]])}. ${back} can join again with \`/join\`, and then start at ${view.state.figures.startingScore}. Your games that count stay on record.`;
  return toAsker(said, { pings: accountsOf(view, [person]) });
}
