import { movetext, resultMarks } from '../../../../terms/games/movetext.ts';
import { localDate } from '../../../../terms/time.ts';
import { figuresAt } from '../../../house/book/amendment.ts';
import { tidy } from '../../../house/names.ts';
import type { ClubView } from '../../../house/ports.ts';
import { type Reply, toAsker } from '../../../house/words/reply.ts';
import type { OnlineGame } from '../../book/online.ts';
import { gameLog } from '../../online/game-log.ts';

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);

/** An online game's moves for a chess program, and all that was logged of it. */
export const renderPgn = (view: ClubView, online: OnlineGame): Reply =>
  toAsker(
    `Here are the moves of online game ${online.number} for a chess app (PGN), with the time each took. The other file is its log.`,
    {
      files: [
        { name: `online-game-${online.number}.pgn`, bytes: bytesOf(onlinePgn(view, online)) },
        { name: `online-game-${online.number}-log.txt`, bytes: bytesOf(`${gameLog(view, online)}\n`) },
      ],
    },
  );

/** An online game as a PGN file, with the time that each move took, and what was left where there was a limit. */
export function onlinePgn(view: ClubView, online: OnlineGame): string {
  const { white, black, moves, ended, beganAt } = online;
  const winner = ended === null || ended.score === null ? null : winners[ended.score];
  const tags = {
    Event: `Online game ${online.number}`,
    Site: 'Discord',
    Date: beganAt === null ? '????.??.??' : dated(view, beganAt),
    Round: '-',
    White: nameIn(view, white),
    Black: nameIn(view, black),
    Result: winner === null ? '*' : resultMarks[winner],
  };
  const sans = moves.map(({ san }) => san);
  return [
    ...Object.entries(tags).map(([tag, value]) => `[${tag} "${value}"]`),
    '',
    movetext(sans, winner, (ply) => timesOf(online, ply)),
    '',
  ].join('\n');
}

const winners = { 1: 'white', 0.5: 'draw', 0: 'black' } as const;

const dated = ({ state }: ClubView, at: number): string =>
  localDate(at, figuresAt(state, at)).replaceAll('-', '.');

/** Without what would end its tag: not every chess program understands an escape. */
const nameIn = ({ people }: ClubView, person: number): string =>
  tidy(people.byNumber(person)?.name ?? `#${person}`)
    .replaceAll('"', '’')
    .replaceAll('\\', '/');

/** `[%emt 0:00:12] [%clk 0:02:48]` */
function timesOf({ moves, beganAt, minutes }: OnlineGame, ply: number): string | null {
  const at = moves[ply]?.at;
  const since = ply === 0 ? beganAt : moves[ply - 1]?.at;
  if (at === undefined || since === undefined || since === null) return null;
  const taken = at - since;
  const left = minutes === null ? '' : ` [%clk ${clock(minutes * 60_000 - taken)}]`;
  return `[%emt ${clock(taken)}]${left}`;
}

/** `1:02:03`, in whole seconds; never under none. */
function clock(milliseconds: number): string {
  const seconds = Math.max(0, Math.floor(milliseconds / 1000));
  const two = (number: number) => String(number).padStart(2, '0');
  return `${Math.floor(seconds / 3600)}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
}
