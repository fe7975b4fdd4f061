import { describe, expect, it } from 'vitest';
import { voidAsChief } from '../../../src/ladder/games/void-game.ts';
import { endAsJustice } from '../../../src/ladder/online/end-as-justice.ts';
import { resignOnline } from '../../../src/ladder/online/play.ts';
import { voidOnline } from '../../../src/ladder/online/void-online.ts';
import { fold } from '../../../src/rule-books.ts';
import { replay } from '../../../terms/games/moves.ts';
import type { Winner } from '../../../terms/games/online.ts';
import { actsOf, saidOf } from '../../support/refusals.ts';
import { aMonday, begins, challenges, moves, onlineGame, play } from './a-game.ts';

function aGame(minutes?: number) {
  const stage = aMonday();
  const chief = stage.club.member('Morgan', { offices: ['chief'] });
  const jude = stage.club.member('Jude', { offices: ['justice'] });
  return { ...stage, chief, jude, online: begins(stage.club, stage.ana, stage.bo, minutes) };
}

type Stage = ReturnType<typeof aGame>;

const ended = ({ club, online }: Stage) => onlineGame(club, online).ended;
const scores = ({ club, ana, bo }: Stage) => [club.score(ana), club.score(bo)];

const stalemate = 'e3 a5 Qh5 Ra6 Qxa5 h5 h4 Rah6 Qxc7 f6 Qxd7+ Kf7 Qxb7 Qd3 Qxb8 Qh7 Qxc8 Kg6 Qe6';

describe('Acts I.9.3 and I.1: a game that is over by the laws of chess is entered at once, at half the change', () => {
  it.each([
    ['e4 e5 Bc4 Nc6 Qh5 Nf6 Qxf7', 'checkmate', 1, [110, 100]],
    ['f3 e5 g4 Qh4', 'checkmate', 0, [100, 110]],
    [stalemate, 'stalemate', 0.5, [100, 100]],
    ['Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1 Ng8', 'threefold', 0.5, [100, 100]],
  ] as const)('%s', (line, how, score, reached) => {
    const stage = aGame();
    const { club, ana, bo, online } = stage;
    play(club, online, line);
    expect(ended(stage)).toMatchObject({ how, score, game: 1 });
    expect(club.view.state.games[1]).toMatchObject({
      ...{ player: ana, opponent: bo, score, colour: 'white', online: true, ended: how, status: 'counted' },
      ...{ playedAt: club.now, date: '2026-11-23', approval: [], enteredBy: null },
    });
    expect(scores(stage)).toEqual(reached);
    expect(fold(club.view.entries)).toEqual(club.view.state);
    expect(saidOf(moves(club, ana, 'e4'))).toEqual(['no-online-game']);
  });

  it('a draw between unequal scores moves each by half', () => {
    const stage = aGame();
    const { club, ana } = stage;
    club.write({ type: 'adjusted', person: ana, change: { points: 300 } });
    play(club, stage.online, 'Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1 Ng8');
    expect(scores(stage)).toEqual([400 - 7, 100 + 7]);
  });

  it('keeps the moves, so that they can be stepped through', async () => {
    const { club, online } = aGame();
    play(club, online, 'f3 e5 g4 Qh4');
    const entry = club.view.state.games[1]?.recordedSeq ?? 0;
    const pgn = await club.clubs.text(club.id, entry, 'pgn');
    expect(pgn).toBe('1. f3 e5 2. g4 Qh4# 0-1');
    expect(replay(pgn ?? '')).toMatchObject({ ok: true });
  });

  it('is told to the club once', () => {
    const { club, online } = aGame();
    play(club, online, 'f3 e5 g4 Qh4');
    const told = club.announced.filter(({ notice }) => notice.kind === 'online-over');
    expect(told).toEqual([{ notice: { kind: 'online-over', online }, target: { to: 'games' } }]);
  });
});

const channel = 'elsewhere';

it.each([
  ['ana', 0],
  ['bo', 1],
] as const)('Act I.1: resigned by %s, White has %s', (who, score) => {
  const stage = aGame();
  const { club } = stage;
  const input = { online: null, channel };
  expect(saidOf(club.does(stage.cy, resignOnline, input))).toEqual(['no-online-game']);
  expect(saidOf(club.does(stage[who], resignOnline, input))).toEqual(['done']);
  expect(ended(stage)).toMatchObject({ how: 'resignation', score, game: 1 });
  expect(saidOf(club.does(stage[who], resignOnline, { ...input, online: '1' }))).toEqual(['online-over']);
});

describe('Act I.9: the time for a move', () => {
  it.each([
    ['16:02:59.999', 'e4', 'playing'],
    ['16:03:00', 'e4', 'playing'],
    ['16:03:00.001', null, 'over'],
    ['18:00', null, 'over'],
  ])('of three minutes, at %s', async (time, move, status) => {
    const stage = aGame(3);
    const { club, ana, online } = stage;
    club.at(time);
    await club.settle();
    expect(onlineGame(club, online).status).toBe(status);
    if (move !== null) expect(saidOf(moves(club, ana, move))).toEqual(['done']);
    else expect(ended(stage)).toMatchObject({ how: 'time', score: 0, at: club.moment('16:03'), by: null });
  });

  it('begins again with each move, and has no end where none was set', async () => {
    const stage = aGame(3);
    const { club, online } = stage;
    club.at('16:02');
    play(club, online, 'e4');
    club.at('16:04:59');
    await club.settle();
    play(club, online, 'e5');
    club.at('16:08');
    await club.settle();
    expect(ended(stage)).toMatchObject({ how: 'time', score: 0, at: club.moment('16:07:59') });
    const other = aGame();
    other.club.at('2027-11-23 16:00');
    await other.club.settle();
    expect(ended(other)).toBeNull();
  });
});

describe('Acts 0.7 and 0.8: a game of somebody who may not be on the board any more', () => {
  it.each<[string, (stage: Stage) => void]>([
    ['is banned', ({ club, bo }) => club.ban(bo, null)],
    ['leaves the Leaderboard', ({ club, ana }) => club.remove(ana)],
  ])('ends when a player %s, and counts for nobody', async (_, happens) => {
    const stage = aGame();
    const { club, ana, online } = stage;
    play(club, online, 'f3 e5 g4');
    club.at('16:05');
    happens(stage);
    club.at('16:06');
    await club.settle();
    expect(ended(stage)).toEqual(
      expect.objectContaining({ how: 'barred', score: null, game: null, at: club.moment('16:05') }),
    );
    expect(scores(stage)).toEqual([100, 100]);
    expect(club.view.state.games.filter(Boolean)).toEqual([]);
    expect(saidOf(moves(club, ana, 'e4'))).toEqual(['no-online-game']);
  });

  it('is not entered where its last move comes in the very moment of the ban', () => {
    const stage = aGame();
    play(stage.club, stage.online, 'f3 e5 g4');
    stage.club.ban(stage.ana, null);
    play(stage.club, stage.online, 'Qh4');
    expect(ended(stage)).toMatchObject({ how: 'checkmate', game: null });
    expect(scores(stage)).toEqual([100, 100]);
  });
});

describe('Act I.9.6: a Justice ends a game', () => {
  const ends = ({ club, online }: Stage, who: number, winner: Winner = 'draw', reason = 'Dead position') =>
    club.does(who, endAsJustice, { online: `${online}`, winner, reason, channel });

  it.each([
    ['a Justice who watches', 'jude', []],
    ['the Chief Justice', 'chief', []],
    ['a spectator', 'cy', ['I.9.6']],
    ['a player', 'ana', ['I.9.6']],
  ] as const)('by %s', (_, who, acts) => {
    const stage = aGame();
    expect(actsOf(ends(stage, stage[who]))).toEqual(acts);
    expect(onlineGame(stage.club, stage.online).status).toBe(acts.length > 0 ? 'playing' : 'over');
  });

  it('but not one whom they play, nor a Moderator', () => {
    const stage = aGame();
    const { club, ana } = stage;
    club.write({ type: 'office-given', person: ana, office: 'justice' });
    expect(saidOf(ends(stage, ana))).toEqual(['own-game']);
    expect(actsOf(ends(stage, club.moderator('Mo')))).toEqual(['I.9.6']);
  });

  it.each([
    ['white', 1, [110, 100]],
    ['black', 0, [100, 110]],
    ['draw', 0.5, [100, 100]],
  ] as const)('for %s, which counts half', async (winner, score, reached) => {
    const stage = aGame();
    const { club, jude } = stage;
    ends(stage, jude, winner, 'A phone rang');
    expect(ended(stage)).toMatchObject({ how: 'justice', score, by: jude, game: 1 });
    expect(scores(stage)).toEqual(reached);
    expect(await club.clubs.text(club.id, ended(stage)?.seq ?? 0, 'reason')).toBe('A phone rang');
    const told = club.announced.filter(({ notice }) => notice.kind === 'online-ended-by-justice');
    expect(told.map(({ target }) => target)).toEqual([{ to: 'discussion' }]);
    expect(saidOf(ends(stage, jude))).toEqual(['online-over']);
  });

  it('gives a reason', () => {
    const stage = aGame();
    expect(saidOf(ends(stage, stage.jude, 'draw', '  '))).toEqual(['empty']);
    expect(saidOf(ends(stage, stage.jude, 'draw', 'x'.repeat(5000)))).toEqual(['too-long']);
  });
});

describe('Act I.9.10: the Chief Justice voids an online game', () => {
  const voids = ({ club }: Stage, who: number, game: string, reason = 'The server broke down') =>
    club.does(who, voidOnline, { game, reason });

  it('that is going on: nothing counts, and the reason is published', async () => {
    const stage = aGame();
    const { club, chief, jude, ana, bo, online } = stage;
    play(club, online, 'e4 e5');
    expect(actsOf(voids(stage, jude, 'online 1'))).toEqual(['III.2']);
    expect(saidOf(voids(stage, chief, 'online 2'))).toEqual(['no-such-game']);
    expect(saidOf(voids(stage, chief, 'online 1', ''))).toEqual(['empty']);
    expect(saidOf(voids(stage, chief, 'online 1: Ana – Bo, going on'))).toEqual(['done']);
    expect(onlineGame(club, online).status).toBe('voided');
    expect(scores(stage)).toEqual([100, 100]);
    expect(club.view.entries.at(-1)).toMatchObject({ type: 'online-voided', by: chief, acts: ['I.9.10'] });
    const told = club.announced.filter(({ notice }) => notice.kind === 'online-voided');
    expect(told.map(({ target }) => target.to)).toEqual(['discussion', 'online']);
    expect(saidOf(voids(stage, chief, 'online 1'))).toEqual(['online-over']);
    expect(saidOf(challenges(club, bo, ana))).toEqual(['done']);
  });

  it('that counts: the points go back, and its players may play again that day', () => {
    const stage = aGame();
    const { club, chief, ana, bo, online } = stage;
    play(club, online, 'f3 e5 g4 Qh4');
    expect(actsOf(challenges(club, ana, bo))).toEqual(['I.9.2', 'I.9.2']);
    expect(saidOf(club.does(chief, voidAsChief, { game: '1', reason: 'A fault' }))).toEqual(['done']);
    expect(scores(stage)).toEqual([100, 100]);
    expect(saidOf(challenges(club, ana, bo))).toEqual(['done']);
  });
});
