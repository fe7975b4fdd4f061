import { challengeEnds, winnerOnTime } from '../../../terms/games/online.ts';
import { figuresAt } from '../../house/book/amendment.ts';
import { bansOf } from '../../house/book/discipline.ts';
import { isMember } from '../../house/book/members.ts';
import type { ClubView, UnitOfWork } from '../../house/ports.ts';
import type { DueThing } from '../../house/room.ts';
import { allOnline, gamesUnderWay, type OnlineGame, timeUpAt } from '../book/online.ts';
import { type End, finish } from './finish.ts';
import { boardOf } from './play.ts';

/** Act I.9: a challenge lapses, a player's time for a move is up, or a player may be on the board no longer (Acts 0.7 and 0.8). */
export const onlineDue = (view: ClubView): DueThing[] => [
  ...challengesOpen(view),
  ...gamesUnderWay(view.state).flatMap((game) => [...timesUp(game), ...barred(view, game)]),
];

const challengesOpen = ({ state }: ClubView): DueThing[] =>
  allOnline(state)
    .filter(({ status }) => status === 'challenged')
    .map(({ number: online, challengedAt }) => ({
      at: challengeEnds(challengedAt, figuresAt(state, challengedAt)),
      name: `challenge ${online}`,
      carryOut(work) {
        work.append({ type: 'online-lapsed', online }, { by: null, acts: ['I.9'] });
        work.announce({ kind: 'online-lapsed', online }, { to: 'games' });
      },
    }));

function timesUp(game: OnlineGame): DueThing[] {
  const at = timeUpAt(game);
  if (at === null) return [];
  const name = `time of online game ${game.number} after ${game.moves.length} moves`;
  const carryOut = (work: UnitOfWork) =>
    end(work, game.number, (now) => ({ how: 'time', winner: winnerOnTime(boardOf(work, now)) }));
  return [{ at, name, carryOut }];
}

/** As of when the first of them was banned or removed. */
function barred(view: ClubView, game: OnlineGame): DueThing[] {
  const since = [game.white, game.black].flatMap((person) => barredSince(view, game, person));
  if (since.length === 0) return [];
  const name = `online game ${game.number} of somebody who may not play`;
  const carryOut = (work: UnitOfWork) => end(work, game.number, () => ({ how: 'barred', winner: null }));
  return [{ at: Math.min(...since), name, carryOut }];
}

function barredSince({ state }: ClubView, { beganAt }: OnlineGame, person: number): number[] {
  const bans = bansOf(state, person).filter(({ from }) => beganAt !== null && from >= beganAt);
  const left = isMember(state, person) ? null : (state.standings[person]?.memberships.at(-1)?.to ?? null);
  return [...bans.map(({ from }) => from), ...(left === null ? [] : [left])];
}

function end(work: UnitOfWork, number: number, how: (game: OnlineGame) => End): void {
  const game = work.state.onlineGames[number];
  if (game === undefined) throw new Error(`There is no online game ${number}`);
  const ending = how(game);
  finish(work, game, ending, { by: null, acts: ending.how === 'barred' ? ['0.7', '0.8'] : ['I.9'] });
  work.announce(
    { kind: 'online-board', online: number, ply: game.moves.length },
    { to: 'online', online: number },
  );
}
