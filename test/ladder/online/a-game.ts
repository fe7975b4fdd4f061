import type { Named } from '../../../src/house/people.ts';
import type { OnlineGame } from '../../../src/ladder/book/online.ts';
import { acceptOnline, challengeOnline } from '../../../src/ladder/online/challenge.ts';
import { moveOnline } from '../../../src/ladder/online/play.ts';
import type { PersonNumber } from '../../../src/ledger/fields.ts';
import { aClub, type Story } from '../../support/a-club.ts';

/** The person as an option names them. */
export const named = (person: PersonNumber): Named => ({ text: `#${person}` });

/** A Monday at 16:00, when no session is held: Ana, Bo, Cy and Dee are members. */
export function aMonday(now = '2026-11-23 16:00') {
  const club = aClub({ now });
  return {
    club,
    ana: club.member('Ana'),
    bo: club.member('Bo'),
    cy: club.member('Cy'),
    dee: club.member('Dee'),
  };
}

export const challenges = (
  club: Story,
  who: PersonNumber,
  opponent: PersonNumber,
  about: { minutes?: number; agrees?: boolean } = {},
) =>
  club.does(who, challengeOnline, {
    opponent: named(opponent),
    minutes: about.minutes ?? null,
    agrees: about.agrees ?? true,
  });

export const accepts = (club: Story, who: PersonNumber, online: number, agrees = true) =>
  club.does(who, acceptOnline, { online: String(online), agrees });

/** A game of those two that has begun; its number. */
export function begins(club: Story, white: PersonNumber, black: PersonNumber, minutes?: number): number {
  const challenged = challenges(club, white, black, minutes === undefined ? {} : { minutes });
  if (!challenged.ok || challenged.value?.kind !== 'online-challenged')
    throw new Error(JSON.stringify(challenged));
  const { online } = challenged.value;
  const accepted = accepts(club, black, online);
  if (!accepted.ok) throw new Error(JSON.stringify(accepted));
  return online;
}

export const moves = (
  club: Story,
  who: PersonNumber,
  move: string,
  about: { online?: number; ply?: number } = {},
) =>
  club.does(who, moveOnline, {
    online: about.online === undefined ? null : String(about.online),
    move,
    ply: about.ply ?? null,
    channel: 'elsewhere',
  });

/** Plays the moves in turn; fails the test when one is not taken. */
export function play(club: Story, online: number, line: string): void {
  for (const move of line.split(' ')) {
    const game = onlineGame(club, online);
    const taken = moves(club, game.moves.length % 2 === 0 ? game.white : game.black, move);
    if (!taken.ok) throw new Error(`${move}: ${JSON.stringify(taken)}`);
  }
}

export function onlineGame(club: Story, online: number): OnlineGame {
  const game = club.view.state.onlineGames[online];
  if (game === undefined) throw new Error(`There is no online game ${online}`);
  return game;
}
