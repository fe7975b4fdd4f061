import { describe, expect, it } from 'vitest';
import { moveLimit, pgnLimit } from '../../../terms/games/moves.ts';
import { type PgnProblem, type ReadGame, readPgn, type StatedGame } from '../../../terms/games/pgn.ts';

/** Ada, whose colour is not said, won against Ben. */
const stated: StatedGame = {
  playerName: 'Ada Stone',
  opponentName: 'Ben',
  score: 1,
  colour: null,
  ended: null,
};
const foolsMate = '1. f3 e5 2. g4 Qh4#';
const foolsMateSeen = '1. f3 e5 2. g4 Qh4# 0-1';
const stalemate =
  '1. e3 a5 2. Qh5 Ra6 3. Qxa5 h5 4. h4 Rah6 5. Qxc7 f6 6. Qxd7+ Kf7 7. Qxb7 Qd3 8. Qxb8 Qh7 9. Qxc8 Kg6 10. Qe6';

const tags = (white: string, black: string, result = '*'): string =>
  `[White "${white}"]\n[Black "${black}"]\n[Result "${result}"]\n\n`;

function taken(pgn: string, about: Partial<StatedGame> = {}): ReadGame {
  const reading = readPgn(pgn, { ...stated, ...about });
  if (!reading.ok) throw new Error(`refused: ${JSON.stringify(reading.problem)}`);
  return reading.value;
}

function refusal(pgn: string, about: Partial<StatedGame> = {}): PgnProblem {
  const reading = readPgn(pgn, { ...stated, ...about });
  if (reading.ok) throw new Error(`taken: ${reading.value.pgn}`);
  return reading.problem;
}

describe('Act I.1: a game is kept as moves and result alone', () => {
  it('drops names, comments, variations and marks', () => {
    const pgn = `${tags('Ben', 'Ada')}{a trap} 1. f3? (1. e4 {better}) e5 $6 2. g4?? ; oh no\n Qh4# 0-1`;
    expect(taken(pgn)).toEqual({
      pgn: foolsMateSeen,
      moves: ['f3', 'e5', 'g4', 'Qh4#'],
      finalFen: 'rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3',
      colour: 'black',
    });
  });

  it('takes moves written in longer or looser ways', () => {
    expect(taken('1. f2f3 e7-e5 2. g2g4 Qd8h4').pgn).toBe(foolsMateSeen);
  });
});

describe('Act I.1: every move is legal', () => {
  it.each([
    { pgn: '1. e4 e5 2. Ke3', move: 'Ke3', number: 2, colour: 'white' },
    { pgn: '1. e4 e4', move: 'e4', number: 1, colour: 'black' },
    { pgn: `${foolsMate} 3. Kf2`, move: 'Kf2', number: 3, colour: 'white' },
    { pgn: `1. ${'Q'.repeat(500)}`, move: 'QQQQQQQQQQ', number: 1, colour: 'white' },
  ])('names $move as the one that is not', ({ pgn, ...move }) => {
    expect(refusal(pgn)).toEqual({ code: 'illegal-move', ...move });
  });

  it.each([
    { what: 'no text', pgn: '', code: 'no-moves' },
    { what: 'tags alone', pgn: tags('Ada', 'Ben', '1-0'), code: 'no-moves' },
    { what: 'a result alone', pgn: '1-0', code: 'no-moves' },
    { what: 'brackets without end', pgn: `1. e4 ${'('.repeat(9_000)}`, code: 'not-pgn' },
    { what: 'variations without end', pgn: `1. e4 ${'(1. e4 '.repeat(2_500)}`, code: 'not-pgn' },
    { what: 'a square off the board', pgn: '1. e9', code: 'not-pgn' },
    {
      what: 'two games',
      pgn: `${foolsMateSeen}\n\n${tags('Ada', 'Ben')}${foolsMateSeen}`,
      code: 'several-games',
    },
    { what: 'a null move', pgn: '1. e4 -- 2. d4', code: 'not-pgn' },
    {
      what: 'another start',
      pgn: `[FEN "4k3/8/8/8/8/8/8/4K2R w K - 0 1"]\n\n1. Rh8+ 1-0`,
      code: 'not-from-the-start',
    },
    {
      what: 'an impossible start',
      pgn: `[fen "8/8/8/8/8/8/8/8 w - - 0 1"]\n\n1. e4 1-0`,
      code: 'not-from-the-start',
    },
  ])('refuses $what: $code', ({ pgn, code }) => {
    expect(refusal(pgn).code).toBe(code);
  });

  it('takes the usual start when it is spelt out', () => {
    const start = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1';
    expect(taken(`[SetUp "1"]\n[FEN "${start}"]\n\n${foolsMate}`).pgn).toBe(foolsMateSeen);
  });

  it('reads no more than its limit', () => {
    const comment = (length: number) => `${foolsMate} {${'x'.repeat(length - foolsMate.length - 3)}}`;
    expect(taken(comment(pgnLimit)).pgn).toBe(foolsMateSeen);
    expect(refusal(comment(pgnLimit + 1))).toEqual({ code: 'too-long', length: 20_001, limit: 20_000 });
  });
});

describe('Act I.1: a game has no more moves than a game can have', () => {
  const lap = 'Nf3 Nf6 Ng1 Ng8 ';
  const long = lap.repeat(moveLimit / 2);

  it('takes 300 moves and refuses the next', () => {
    expect(taken(`${long}1-0`).moves).toHaveLength(600);
    expect(refusal(`${long}Nf3 1-0`)).toEqual({ code: 'too-many-moves', moves: 301, limit: 300 });
  });

  it.each([
    { what: 'in tags', pgn: `[Event "${lap}{("]\n\n${long}` },
    { what: 'in comments', pgn: `{${lap}} ${long}{(${lap}}` },
    { what: 'to the end of a line', pgn: `${long}; ${lap}(\n` },
    { what: 'in variations', pgn: `${long}(Nf6 (${lap}) ${lap})` },
    { what: 'as numbers, marks and results', pgn: `1. ${long.trim()}! $3 1-0` },
  ])('counts no moves $what', ({ pgn }) => {
    expect(taken(pgn).moves).toHaveLength(600);
  });

  it.each([
    { what: 'without spaces', pgn: 'Nf3+Nf6+Ng1+Ng8+'.repeat(151) },
    { what: 'in long notation', pgn: 'g1f3 g8-f6 f3g1 f6g8\n'.repeat(151) },
    { what: 'after castling with noughts', pgn: `0-0 0-0-0 ${long}` },
    { what: 'after a comment without end', pgn: `${long}Nf3 {Nf6` },
  ])('counts every move $what', ({ pgn }) => {
    expect(refusal(pgn).code).toBe('too-many-moves');
  });

  it('looks at the start before it tries a move', () => {
    expect(refusal('[FEN "nonsense"]\n\n1. e4 (').code).toBe('not-from-the-start');
  });
});

describe('Act I.1: the result is the one stated', () => {
  it.each([
    { what: 'a mate for Black, player White', pgn: foolsMate, about: { colour: 'white' } },
    { what: 'a mate, stated a draw', pgn: foolsMate, about: { score: 0.5 } },
    { what: 'a stalemate, stated a win', pgn: stalemate, about: {} },
    { what: 'a written draw, stated a win', pgn: '1. e4 e5 1/2-1/2', about: {} },
    { what: 'a written win, stated a draw', pgn: '1. e4 e5 1-0', about: { score: 0.5 } },
    { what: 'a mate for Black written as a win for White', pgn: `${foolsMate} 1-0`, about: {} },
    { what: 'a win for White, stated for Black', pgn: `${tags('Ben', 'Ada')}1. e4 1-0`, about: {} },
  ] as const)('refuses $what', ({ pgn, about }) => {
    expect(refusal(pgn, about).code).toBe('result-disagrees');
  });

  it('says what the board and the PGN say', () => {
    expect(refusal(`${foolsMate} 1-0`)).toEqual({
      code: 'result-disagrees',
      board: 'black',
      written: 'white',
    });
    expect(refusal('1. e4 e5 1/2-1/2')).toEqual({ code: 'result-disagrees', board: null, written: 'draw' });
  });

  it.each([
    { what: 'a mate by Black', pgn: foolsMate, about: {}, colour: 'black', mark: '0-1' },
    {
      what: 'the same, told by the loser',
      pgn: foolsMate,
      about: { score: 0 },
      colour: 'white',
      mark: '0-1',
    },
    { what: 'a win by resignation', pgn: '1. e4 1-0', about: {}, colour: 'white', mark: '1-0' },
    { what: 'a stalemate', pgn: stalemate, about: { score: 0.5 }, colour: null, mark: '1/2-1/2' },
    { what: 'a game without a result', pgn: '1. e4 e5', about: {}, colour: null, mark: '*' },
    {
      what: 'the same with a colour',
      pgn: '1. e4',
      about: { colour: 'black' },
      colour: 'black',
      mark: '0-1',
    },
    {
      what: 'a result that means nothing',
      pgn: '[Result "ha"]\n\n1. e4',
      about: {},
      colour: null,
      mark: '*',
    },
  ] as const)('takes $what', ({ pgn, about, colour, mark }) => {
    const game = taken(pgn, about);
    expect(game.colour).toBe(colour);
    expect(game.pgn.split(' ').at(-1)).toBe(mark);
  });
});

describe('Act I.1: the players are those stated', () => {
  it.each([
    { white: 'Ada Stone', black: 'Ben', colour: 'white' },
    { white: 'Ben', black: 'Ada Stone', colour: 'black' },
    { white: 'STONE, ada', black: 'ben', colour: 'white' },
    { white: 'Ada', black: '?', colour: 'white' },
    { white: '', black: 'ada', colour: 'black' },
    { white: '?', black: 'Ben', colour: 'white' },
    { white: '?', black: '?', colour: null },
  ] as const)('“$white” against “$black”: Ada had $colour', ({ white, black, colour }) => {
    expect(taken(`${tags(white, black)}1. e4 e5`).colour).toBe(colour);
  });

  it.each([
    { white: 'Ada', black: 'Cy', about: {} },
    { white: 'Cy', black: '?', about: {} },
    { white: 'Ada', black: 'Ben', about: { colour: 'black' } },
    { white: 'Ada', black: 'Ada', about: {} },
    { white: '★', black: '?', about: {} },
  ] as const)('“$white” against “$black” is refused', ({ white, black, about }) => {
    const problem = refusal(`${tags(white, black)}1. e4 e5`, about);
    expect(problem).toEqual({ code: 'players-disagree', white, black });
  });

  it('minds no names where the players’ own are not known', () => {
    expect(taken(`${tags('x', 'y')}1. e4 1-0`, { playerName: null, opponentName: null }).colour).toBe(
      'white',
    );
  });

  it('knows a name of signs alone by itself', () => {
    expect(taken(`${tags('★', 'Ben')}1. e4 1-0`, { playerName: '★' }).colour).toBe('white');
  });

  it('hands on only as much of a name as can be shown', () => {
    expect(refusal(`${tags('C'.repeat(5_000), '?')}1. e4`)).toEqual({
      code: 'players-disagree',
      white: 'C'.repeat(60),
      black: '?',
    });
  });
});

describe('Act I.1: the ending is the one stated', () => {
  it.each([
    { pgn: foolsMate, ended: 'checkmate', about: {} },
    { pgn: stalemate, ended: 'stalemate', about: { score: 0.5 } },
    { pgn: '1. e4 1-0', ended: 'resignation', about: {} },
    { pgn: '1. e4 1/2-1/2', ended: 'agreement', about: { score: 0.5 } },
  ] as const)('takes $ended', ({ pgn, ended, about }) => {
    expect(taken(pgn, { ...about, ended }).moves.length).toBeGreaterThan(0);
  });

  it.each([
    { pgn: '1. e4 1-0', ended: 'checkmate', about: {}, board: null },
    { pgn: '1. e4 1/2-1/2', ended: 'stalemate', about: { score: 0.5 }, board: null },
    { pgn: foolsMate, ended: 'resignation', about: {}, board: 'checkmate' },
    { pgn: stalemate, ended: 'agreement', about: { score: 0.5 }, board: 'stalemate' },
  ] as const)('refuses $ended where the board shows $board', ({ pgn, ended, about, board }) => {
    expect(refusal(pgn, { ...about, ended })).toEqual({ code: 'ending-disagrees', board });
  });
});
