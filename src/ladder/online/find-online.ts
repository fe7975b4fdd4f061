import type { Actor } from '../../house/people.ts';
import type { ClubView, UnitOfWork } from '../../house/ports.ts';
import { done, type Result, refused, understood } from '../../house/result.ts';
import { gamesUnderWay, type OnlineGame, playsOnline } from '../book/online.ts';
import { numberOf } from '../games/whose.ts';
import type { LadderNotice } from '../notices.ts';

/** The online game, or the challenge, of that number; not understood where there is none. */
export function onlineNumbered({ state }: ClubView, typed: string): Result<OnlineGame> {
  const online = /^\d{1,9}$/.test(typed) ? state.onlineGames[Number(typed)] : undefined;
  return understood(online, { problem: 'lapsed' });
}

/** Where the game is played, once that is opened: a channel's id. */
export const threadOf = ({ settings }: ClubView, { number }: OnlineGame): string | null =>
  settings.onlineThreads[number] ?? null;

/** Whether a command given in that channel is given where the game is played. */
const isThere = (view: ClubView, online: OnlineGame, channel: string): boolean =>
  threadOf(view, online) === channel;

/** Has that told where the game is played, unless the answer, given in that channel, says it there. Returns whether it does. */
export function toldThere(
  work: UnitOfWork,
  online: OnlineGame,
  channel: string,
  notice: LadderNotice<'online-board' | 'online-draw'>,
): boolean {
  const there = isThere(work, online, channel);
  if (!there) work.announce(notice, { to: 'online', online: online.number });
  return there;
}

/**
 * The online game that somebody means in a channel: the one played there, else their own, else the only one there is; or
 * refused.
 */
export function onlineMeant(view: ClubView, actor: Actor, channel: string): Result<OnlineGame> {
  const underWay = gamesUnderWay(view.state);
  const here = underWay.find((online) => isThere(view, online, channel));
  const [only, another] = underWay;
  const meant = here ?? ownGame(view, actor) ?? (another === undefined ? only : undefined);
  return meant === undefined ? noneMeant : done(meant);
}

const noneMeant = refused({ code: 'no-online-game', acts: ['I.9'] });

function ownGame(view: ClubView, actor: Actor): OnlineGame | undefined {
  const person = numberOf(view, actor);
  if (person === null) return undefined;
  return gamesUnderWay(view.state).find((online) => playsOnline(online, person));
}

/** An online game that is going on, and the one of its players who acts. */
export interface OwnGame {
  game: OnlineGame;
  person: number;
}

/** The game of the person who acts: the one of that number, or the one they are playing where it is null. */
export function readOwn(view: ClubView, actor: Actor, typed: string | null): Result<OwnGame> {
  const found = typed === null ? ownOnly(view, actor) : onlineNumbered(view, typed);
  if (!found.ok) return found;
  const { number: online, status } = found.value;
  if (status !== 'playing') return refused({ code: 'online-over', online, acts: ['I.9'] });
  const person = numberOf(view, actor);
  return person !== null && playsOnline(found.value, person)
    ? done({ game: found.value, person })
    : refused({ code: 'not-an-online-player', online, acts: ['I.9'] });
}

function ownOnly(view: ClubView, actor: Actor): Result<OnlineGame> {
  const own = ownGame(view, actor);
  return own === undefined ? noneMeant : done(own);
}

/** Of so many games that are over it is still known where they were played. */
const most = 20;

/** Keeps where an online game is played, for as long as it goes on and somewhat longer. */
export function noteThread(work: UnitOfWork, online: number, thread: string): Result<null> {
  const threads: Record<string, string> = { ...work.settings.onlineThreads, [online]: thread };
  const latest = Object.entries(threads).sort(([one], [other]) => Number(other) - Number(one));
  const goesOn = (number: string) => work.state.onlineGames[Number(number)]?.status === 'playing';
  const kept = latest.filter(([number], place) => place < most || goesOn(number));
  work.saveSettings({ onlineThreads: Object.fromEntries(kept) });
  return done(null);
}
