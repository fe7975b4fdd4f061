import type { Points } from '../../src/ledger/fields.ts';
import type { Body, Entry } from '../../src/rule-books.ts';
import { termsVersion } from '../../terms/figures.ts';

const week = 7 * 24 * 3600_000;
const firstFriday = Date.UTC(2020, 0, 3, 12, 30);
export const seasonPlayers = 60;
const gamesPerSession = 40;

/** Always the same numbers below `limit`, so that two runs measure the same ledger. */
function dice(): (limit: number) => number {
  let seed = 12345;
  return (limit) => {
    seed = (Math.imul(seed, 1103515245) + 12345) & 0x7fffffff;
    return (seed >>> 8) % limit;
  };
}

/** A ledger of `length` entries: Friday after Friday, half the club checks in and plays. */
export function seasons(length: number): Entry[] {
  const roll = dice();
  const entries: Entry[] = [];
  let at = firstFriday;
  let game = 0;
  const write = (body: Body) => {
    if (entries.length >= length) return;
    entries.push({ seq: entries.length + 1, at, by: 1, acts: [], terms: termsVersion, ...body });
  };
  const play = (date: string) => {
    game += 1;
    const player = 1 + roll(seasonPlayers);
    const opponent = 1 + ((player + roll(seasonPlayers - 1)) % seasonPlayers);
    const score: Points = ([1, 0.5, 0] as const)[roll(3)] ?? 1;
    const about = { colour: null, playedAt: at, date, online: false, ended: null, approval: [] };
    write({ type: 'game-recorded', game, player, opponent, score, ...about });
    write({ type: 'game-confirmed', game });
    write({ type: 'game-counted', game });
  };
  for (let person = 1; person <= seasonPlayers; person++) write({ type: 'joined', person });
  for (let n = 0; entries.length < length; n++) {
    at = firstFriday + n * week;
    const date = new Date(at).toISOString().slice(0, 10);
    write({ type: 'session-opened', date, opensAt: at, closesAt: at + 40 * 60_000 });
    for (let i = 0; i < seasonPlayers / 2; i++)
      write({ type: 'checked-in', person: 1 + roll(seasonPlayers), date, moderating: i === 0 });
    for (let i = 0; i < gamesPerSession; i++) play(date);
    write({ type: 'session-closed', date });
  }
  return entries;
}
