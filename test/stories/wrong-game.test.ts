import { afterAll, beforeAll, describe } from 'vitest';
import { type Everybody, everybody } from '../support/everybody.ts';
import { refusesEach, type WrongUse } from '../support/wrong-use.ts';

const reason = 'Because.';
const long = 'x'.repeat(5000);

let stage: Everybody;
beforeAll(async () => {
  stage = await everybody();
});
afterAll(() => stage.club.close());

const deeds: readonly (readonly [string, Record<string, string>])[] = [
  ['game show', {}],
  ['explain', {}],
  ['game approve', {}],
  ['game refuse', { reason }],
  ['game correct', { result: 'lost', reason }],
  ['game void', { reason }],
];

describe('a game that does not exist', () => {
  const unknown = ['99', 'x', long];
  const strange = ['0', '-1', '2.5', '#', '1x', '99999999999999999999', '<@&1> @everyone', '1\u202E'];
  const uses = deeds.flatMap(([command, more]) =>
    [...unknown, ...(command === 'game show' ? strange : [])].map(
      (game): WrongUse => ['jude', command, { game, ...more }, 'There is no game', 'its number'],
    ),
  );
  refusesEach(uses, () => stage);
});

describe('Act II.4: a game with which that can no longer, or not yet, be done', () => {
  const act = 'Act II.4';
  refusesEach(
    [
      ['jude', 'game approve', { game: '1' }, 'counts already', act],
      ['jude', 'game approve', { game: '2' }, 'is waiting for the opponent', '**Confirm**', act],
      ['jude', 'game approve', { game: '3' }, 'was withdrawn', act],
      ['jude', 'game approve', { game: '4' }, 'was refused by a Moderator', act],
      ['jude', 'game approve', { game: '5' }, 'was cancelled', act],
      ['jude', 'game approve', { game: '7' }, 'can’t count until Zoe joins', '/join', 'Act 0.12'],
      ['jude', 'game refuse', { game: '1', reason }, 'counts already', 'cancel', act],
      ['jude', 'game refuse', { game: '3', reason }, 'was withdrawn', act],
      ['jude', 'game refuse', { game: '4', reason }, 'was refused', act],
      ['jude', 'game refuse', { game: '5', reason }, 'was cancelled', act],
      ['jude', 'game correct', { game: '1', result: 'won', reason }, 'how it already is'],
      ['jude', 'game correct', { game: '3', result: 'drew', reason }, 'was withdrawn', act],
      ['jude', 'game correct', { game: '4', result: 'drew', reason }, 'was refused', act],
      ['jude', 'game correct', { game: '5', result: 'drew', reason }, 'was cancelled', act],
      ['jude', 'game void', { game: '2', reason }, 'is still waiting', act],
      ['jude', 'game void', { game: '3', reason }, 'was withdrawn', act],
      ['jude', 'game void', { game: '4', reason }, 'was refused', act],
      ['jude', 'game void', { game: '5', reason }, 'was cancelled', act],
      ['jude', 'game void', { game: '7', reason }, 'is still waiting', act],
    ],
    () => stage,
  );
});

describe('reasons that say nothing or too much', () => {
  const commands: readonly (readonly [string, Record<string, string>])[] = [
    ['game refuse', { game: '2' }],
    ['game correct', { game: '1', result: 'lost' }],
    ['game void', { game: '1' }],
    ['session cancel', { date: '2026-11-27' }],
  ];
  const uses = commands.flatMap(([command, options]): WrongUse[] => [
    ['jude', command, { ...options, reason: long }, '`reason` has 5,000 characters; the limit is 1,000'],
    ['jude', command, { ...options, reason: '   ' }, '`reason` has nothing readable in it'],
    ['jude', command, { ...options, reason: '\u200B\u2060\u202E' }, '`reason` has nothing readable in it'],
  ]);
  refusesEach(uses, () => stage);
});

describe('Act I.1: moves that are no game, or another one', () => {
  const scholars = '1. e4 e5 2. Bc4 Nc6 3. Qh5 Nf6 4. Qxf7#';
  const pgn = (moves: string, ...says: [string, ...string[]]): WrongUse => [
    'cy',
    'game record',
    ({ bo }) => ({ opponent: bo, result: 'won', colour: 'white', pgn: moves }),
    ...says,
  ];
  refusesEach(
    [
      pgn(long, 'illegal move: 1. xxx', 'Act I.1'),
      pgn('<img src=x onerror=alert(1)>', 'PGN', 'Act I.1'),
      pgn('*', 'has no moves'),
      pgn('1. e4 Ke5', 'illegal move: 1… Ke5'),
      pgn('1. e4 e5 2. Ke3', 'illegal move: 2. Ke3'),
      pgn('1. @everyone', 'PGN'),
      pgn('1. f3 e5 2. g4 Qh4#', 'Black won on the board', '`colour`', 'Act I.1'),
      pgn(`${scholars} 0-1`, 'PGN'),
      pgn('1. e4 e5 1/2-1/2', 'a draw in its result'),
      pgn(`[White "Zed"]\n[Black "**Bo**"]\n\n${scholars}`, 'another game', 'White is Zed'),
      pgn('[SetUp "1"]\n[FEN "4k3/8/8/8/8/8/8/4KQ2 w - - 0 1"]\n\n1. Qf7+', 'usual starting position'),
      pgn(`${'1. Nf3 Nf6 2. Ng1 Ng8 '.repeat(220)}`, 'PGN'),
      [
        'cy',
        'game record',
        ({ bo }) => ({ opponent: bo, result: 'won', ended: 'checkmate', pgn: '1. e4 e5' }),
        'neither checkmate nor stalemate',
        '`ended`',
      ],
      [
        'cy',
        'game record',
        ({ bo }) => ({ opponent: bo, result: 'won', ended: 'resignation', pgn: scholars }),
        'ends in checkmate',
      ],
    ],
    () => stage,
  );
});

describe('Act I.5: positions and pieces that cannot be', () => {
  const count = (how: Record<string, string>, ...says: [string, ...string[]]): WrongUse => [
    'mia',
    'game adjudicate',
    ({ bo, cy }) => ({ white: bo, black: cy, ...how }),
    ...says,
  ];
  const start = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1';
  refusesEach(
    [
      count({}, 'exactly one of'),
      count({ fen: start, pgn: '1. e4' }, 'exactly one of'),
      count({ fen: start, white_captured: 'q' }, 'exactly one of'),
      count({ fen: '8/8' }, 'not a position from a game'),
      count({ fen: long }, 'not a position from a game', 'Act I.5'),
      count({ fen: '8/8/8/8/8/8/8/8 w - - 0 1' }, 'not a position from a game'),
      count({ fen: 'kk6/8/8/8/8/8/8/K7 w - - 0 1' }, 'not a position from a game'),
      count({ fen: 'k7/8/8/8/QQ6/QQQQQQQQ/PPPPPPPP/K7 w - - 0 1' }, 'White never had that many'),
      count({ pgn: '1. e4 Ke5' }, 'illegal move', 'Act I.5'),
      count({ pgn: long }, 'PGN'),
      count({ white_captured: 'k' }, 'king is never captured'),
      count({ white_captured: 'qx' }, '“x”', 'is not a piece', 'qrrbnp', 'Act I.5'),
      count({ black_captured: '9' }, '“9”', 'is not a piece'),
      count({ black_captured: '♛' }, 'is not a piece'),
      count({ white_captured: '🙂' }, '“🙂”', 'is not a piece'),
      count({ white_captured: '@everyone' }, 'is not a piece'),
      count({ white_captured: 'ppppppppp' }, 'Black never had that many'),
      count({ black_captured: 'q'.repeat(5000) }, 'White never had that many'),
    ],
    () => stage,
  );
});

describe('Acts 0.5 and II.4: times at which no game can have been played', () => {
  const played = (when: string, ...says: [string, ...string[]]): WrongUse => [
    'cy',
    'game record',
    ({ bo }) => ({ opponent: bo, result: 'won', played: when }),
    ...says,
  ];
  const unread = ['25:00', '13:60', 'noon', '12.40', '2026-02-30 12:40', '20/11/2026 12:40', ' ', long];
  refusesEach(
    [
      ...unread.map((when) => played(when, 'is not a time I can read', '`13:05`')),
      played('12:29', 'before the session began', 'Act 0.5'),
      played('12:29:59', 'before the session began', 'Act 0.5'),
      played('12:55', 'still to come', 'Act II.4'),
      played('2026-11-27 12:40', 'still to come', 'Act II.4'),
      played('9999-12-31 12:40', 'still to come'),
      played('2026-11-19 12:40', 'not a session day', 'Act 0.5', 'Act 0.6'),
      played('2026-11-13 12:40', 'No Moderator was checked in', 'Act 0.6'),
      played('2026-11-06 12:40', 'more than seven days ago', 'Act II.4'),
      played('1066-10-14 12:40', 'Act 0.5', 'Act II.4'),
    ],
    () => stage,
  );
});
