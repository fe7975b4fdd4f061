import { localDate } from '../../../terms/time.ts';
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
import { accountsOf, cite, cited, dayOf, listed, nameOf } from './text.ts';

/** What became of a request to be removed, for the person who asked; and of a removal, for the club. */
export const removalWords: OutcomeWords<typeof removalOutcomes> = {
  'removal-requested': ({ person }, scene) => toAsker(requested(person, scene)),
  'removal-request-withdrawn': () =>
    toAsker(`Your request is taken back: you stay on the Leaderboard (${cite(['II.8'])}).`),
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
    `You have asked to be taken off the Leaderboard (${cite(['II.8'])}).`,
    held.length === 0 ? 'It' : `While you are ${listed(held)} that has to wait; it`,
    `${byWhen(removalTermOf(view, person)?.due ?? null, view)}.`,
    ...(banned ? [] : ['Until then you play on as before.']),
    'To stay after all, use `/leave withdraw:True`.',
  ].join(' ');
}

const ban = (person: PersonNumber, { state }: ClubView, now: number): boolean =>
  banAt(state, person, now) !== null;

/** `is to be done by Friday 27 November 2026` */
const byWhen = (due: number | null, { state }: ClubView): string =>
  due === null
    ? 'waits until the ban, or the case before the Court, is over'
    : `is to be done by ${dayOf(localDate(due, state.figures))}`;

const grounds = { request: 'at their own request', inactive: 'for staying away' } as const;
const groundActs = { request: 'II.8', inactive: 'II.7' } as const;

function removed({ person, basis, games }: HouseOutcome<'removed'>, view: ClubView): string {
  const off = `**${nameOf(view, person)}** is off the Leaderboard, ${grounds[basis]} (${cite([groundActs[basis]])}).`;
  return games.length === 0 ? off : `${off} No longer waiting: ${gamesListed(games)}.`;
}

const gamesListed = (games: readonly GameNumber[]): string => listed(games.map((game) => `#${game}`));

/** What removing a Member would do and rest on, before it is done. */
export function renderRemovalQuestion(
  { person, basis, attendance, games }: RemovalPreview,
  scene: Scene,
): Reply {
  const { view, now } = scene;
  const { sessions, absences, games: played } = attendance;
  const { startingScore } = view.state.figures;
  return toAsker([
    `Take **${nameOf(view, person)}** off the Leaderboard, ${grounds[basis]} (${cite([groundActs[basis]])})?`,
    basis === 'inactive' &&
      `Sessions missed, of the last ${sessions}: ${absences}. Games in them: ${played}.`,
    games.length > 0 && `These games no longer wait, and will not count: ${gamesListed(games)}.`,
    officesHeld(view.state, person).size > 0 && `Their offices stay (${cite(['II.8.2'])}).`,
    ban(person, view, now) &&
      `They are banned, and cannot join again until the ban is over (${cite(['II.7'])}).`,
    `Whoever joins again starts at ${startingScore}.`,
  ]);
}

/** Act II.8: what the Chief Justice is told of a request. */
export function renderRequestNews(
  { person, news, due }: HouseNotice<'removal-request'>,
  { view }: Scene,
): Reply {
  const name = `**${nameOf(view, person)}** (member #${person})`;
  const asks = `${name} asks to be taken off the Leaderboard (${cite(['II.8'])}). That ${byWhen(due, view)}.`;
  const how = 'Use `/chief remove` with the basis `request`.';
  const words = {
    asked: `${asks} ${how}`,
    reminder: `Still to do: ${asks} ${how}`,
    overdue: `⚠️ Overdue: ${name} asked to be taken off the Leaderboard, and the time for it is up (${cite(['II.8'])}). ${how}`,
    withdrawn: `${name} stays on the Leaderboard: the request is taken back (${cite(['II.8'])}).`,
  } as const;
  return toAsker(words[news]);
}

/** Acts II.7 and II.8: what the person who was removed is told. */
export function renderRemovedNotice({ person, basis }: HouseNotice<'removed'>, { view, now }: Scene): Reply {
  const whose = basis === 'request' ? 'as you asked' : 'since you stayed away for long and played little';
  const back = ban(person, view, now) ? 'Once your ban is over you' : 'You';
  const said = `You are off the Leaderboard, ${whose} (${cite([groundActs[basis]])}). ${back} can join again with \`/join\`, and then start at ${view.state.figures.startingScore}.`;
  return toAsker(said, { pings: accountsOf(view, [person]) });
}
