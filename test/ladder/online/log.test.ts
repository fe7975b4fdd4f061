import { Chess } from 'chess.js';
import { expect, it } from 'vitest';
import { entriesAbout } from '../../../src/house/privacy/on-file.ts';
import { endAsJustice } from '../../../src/ladder/online/end-as-justice.ts';
import { gameLog } from '../../../src/ladder/online/game-log.ts';
import { drawOnline } from '../../../src/ladder/online/play.ts';
import { onlinePgn } from '../../../src/ladder/words/online/pgn.ts';
import { aMonday, begins, onlineGame, play } from './a-game.ts';

/** A short game with four seconds for each move, ended by a Justice. */
function aGame(minutes?: number) {
  const stage = aMonday();
  const { club, ana, bo } = stage;
  const jude = club.member('Jude "the" Justice', { offices: ['justice'] });
  const online = begins(club, ana, bo, minutes);
  for (const [second, move] of ['e4', 'e5', 'Nf3'].entries()) {
    club.at(`16:00:0${4 * second + 1}`);
    play(club, online, move);
  }
  return { ...stage, jude, online };
}

it('Act I.9.7: everything that happened in a game is in its log, in order, with when and by whom', () => {
  const { club, bo, jude, online } = aGame();
  club.does(bo, drawOnline, { online: null, channel: '' });
  const end = { online: '1', winner: 'black', reason: 'Secret', channel: '' } as const;
  club.does(jude, endAsJustice, end);
  expect(gameLog(club.view, onlineGame(club, online)).split('\n')).toEqual([
    '2026-11-23 16:00:00  Ana (#1) agrees to what is recorded',
    '2026-11-23 16:00:00  Ana (#1) challenges Bo (#2)',
    '2026-11-23 16:00:00  Bo (#2) agrees to what is recorded',
    '2026-11-23 16:00:00  Bo (#2) accepts it',
    '2026-11-23 16:00:01  Ana (#1) plays e4',
    '2026-11-23 16:00:05  Bo (#2) plays e5',
    '2026-11-23 16:00:09  Ana (#1) plays Nf3',
    '2026-11-23 16:00:09  Bo (#2) offers a draw',
    '2026-11-23 16:00:09  Jude "the" Justice (#5) ends it: justice, Black won',
  ]);
});

it('a PGN has the time that each move took, and what was left of the time for it', () => {
  const { club, online } = aGame(3);
  const pgn = onlinePgn(club.view, onlineGame(club, online));
  expect(pgn).toContain(
    '1. e4 {[%emt 0:00:01] [%clk 0:02:59]} e5 {[%emt 0:00:04] [%clk 0:02:56]} 2. Nf3 {[%emt 0:00:04] [%clk 0:02:56]} *',
  );
  const read = new Chess();
  read.loadPgn(pgn);
  expect(read.history()).toEqual(['e4', 'e5', 'Nf3']);
  expect(read.getHeaders()).toMatchObject({ White: 'Ana', Black: 'Bo', Date: '2026.11.23', Result: '*' });
});

it('a PGN without a time for each move says only what each took', () => {
  const { club, online } = aGame();
  expect(onlinePgn(club.view, onlineGame(club, online))).toContain('1. e4 {[%emt 0:00:01]} e5');
});

it('a name cannot leave its tag in a PGN', () => {
  const { club, ana, jude } = aMondayOf('x"]\n[Evil "\\');
  const online = begins(club, jude, ana);
  const read = new Chess();
  read.loadPgn(onlinePgn(club.view, onlineGame(club, online)));
  expect(Object.keys(read.getHeaders())).not.toContain('Evil');
});

function aMondayOf(name: string) {
  const stage = aMonday();
  return { ...stage, jude: stage.club.member(name) };
}

it('what happened in a person’s online games is on file about them, and not about others', () => {
  const { club, ana, cy, online } = aGame();
  const about = (person: number) =>
    entriesAbout(club.view, person)
      .filter((entry) => 'online' in entry && entry.online === online)
      .map(({ type }) => type);
  const all = ['online-challenged', 'online-accepted', 'online-moved', 'online-moved', 'online-moved'];
  expect(about(ana)).toEqual(all);
  expect(about(cy)).toEqual([]);
});
