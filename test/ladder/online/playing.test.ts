import { describe, expect, it } from 'vitest';
import { noteThread } from '../../../src/ladder/online/find-online.ts';
import { acceptDraw, declineDraw, drawOnline } from '../../../src/ladder/online/play.ts';
import { fold } from '../../../src/rule-books.ts';
import { actsOf, saidOf } from '../../support/refusals.ts';
import { aMonday, begins, moves, onlineGame, play } from './a-game.ts';

/** Ana and Bo have begun a game. */
function aGame(minutes?: number) {
  const stage = aMonday();
  return { ...stage, online: begins(stage.club, stage.ana, stage.bo, minutes) };
}

type Stage = ReturnType<typeof aGame>;

const sans = ({ club, online }: Stage) => onlineGame(club, online).moves.map(({ san }) => san);

describe('Act I.1: moving', () => {
  it('is for the player to move, in their own game that is going on', () => {
    const { club, ana, bo, cy, online } = aGame();
    expect(saidOf(moves(club, bo, 'e5'))).toEqual(['not-to-move']);
    expect(saidOf(moves(club, cy, 'e4'))).toEqual(['no-online-game']);
    expect(saidOf(moves(club, cy, 'e4', { online }))).toEqual(['not-an-online-player']);
    expect(saidOf(moves(club, ana, 'e4', { online: 7 }))).toEqual(['lapsed']);
    expect(saidOf(moves(club, ana, 'e4'))).toEqual(['done']);
    expect(saidOf(moves(club, ana, 'd4'))).toEqual(['not-to-move']);
    club.write({ type: 'online-voided', online });
    expect(saidOf(moves(club, bo, 'e5'))).toEqual(['no-online-game']);
    expect(saidOf(moves(club, bo, 'e5', { online }))).toEqual(['online-over']);
  });

  it('keeps the move in its own notation, whatever was typed, with who made it and when', () => {
    const stage = aGame();
    const { club, ana, bo } = stage;
    for (const [who, typed] of [
      [ana, 'E2E4'],
      [bo, 'nc6'],
      [ana, 'f1-b5'],
      [bo, 'a6'],
      [ana, 'bxc6'],
    ] as const)
      expect(saidOf(moves(club, who, typed)), typed).toEqual(['done']);
    expect(sans(stage)).toEqual(['e4', 'Nc6', 'Bb5', 'a6', 'Bxc6']);
    expect(club.view.entries.at(-1)).toMatchObject({ type: 'online-moved', by: ana, at: club.now });
    expect(fold(club.view.entries)).toEqual(club.view.state);
  });

  it.each(['Ke2', 'e5', 'hello', '', '@everyone', 'x'.repeat(5000), '__proto__', 'O-O-O-O'])(
    'changes nothing by %j',
    (typed) => {
      const { club, ana } = aGame();
      const before = club.view.entries.length;
      expect(saidOf(moves(club, ana, typed))).toEqual(['move']);
      expect(club.view.entries).toHaveLength(before);
    },
  );

  it('two presses on one board count once', () => {
    const stage = aGame();
    const { club, ana, bo, online } = stage;
    const press = { online, ply: 0 };
    expect(saidOf(moves(club, ana, 'e4', press))).toEqual(['done']);
    expect(saidOf(moves(club, ana, 'e4', press))).toEqual(['not-to-move']);
    moves(club, bo, 'e5');
    expect(saidOf(moves(club, ana, 'd4', press))).toEqual(['changed-meanwhile']);
    expect(sans(stage)).toEqual(['e4', 'e5']);
  });

  it('is told in the thread of the game, by the answer where it is given there and by the bot where it is not', () => {
    const { club, ana, online } = aGame();
    const boards = () => club.announced.filter(({ notice }) => notice.kind === 'online-board');
    expect(boards()).toEqual([
      { notice: { kind: 'online-board', online, ply: 0 }, target: { to: 'online', online } },
    ]);
    club.does(ana, (work) => noteThread(work, online, 'elsewhere'), null);
    expect(moves(club, ana, 'e4')).toMatchObject({ value: { there: true } });
    expect(boards()).toHaveLength(1);
    club.does(ana, (work) => noteThread(work, online, 'the thread'), null);
    expect(moves(club, onlineGame(club, online).black, 'e5')).toMatchObject({ value: { there: false } });
    expect(boards().at(-1)?.notice).toMatchObject({ ply: 2 });
  });
});

it('is known to be played in its thread for as long as it goes on, and twenty games longer', () => {
  const { club, ana, online } = aGame();
  const note = (number: number) =>
    club.does(ana, (work) => noteThread(work, number, `thread ${number}`), null);
  const known = () => Object.keys(club.view.settings.onlineThreads).map(Number);
  for (let number = online; number <= 30; number++) note(number);
  expect(known()).toEqual([1, ...Array.from({ length: 20 }, (_, place) => 11 + place)]);
  club.write({ type: 'online-voided', online });
  note(31);
  expect(known()).not.toContain(1);
});

describe('Act I.9.11: castling', () => {
  const line = 'e4 e5 Nf3 Nf6 Bc4 Bc5';

  it.each(['O-O', '0-0', 'o-o', 'e1g1'])('is refused as %s while the Act stands', (typed) => {
    const { club, ana, online } = aGame();
    play(club, online, line);
    expect(actsOf(moves(club, ana, typed))).toEqual(['I.9.11']);
  });

  it('is a move where the club allows it', () => {
    const { club, ana, bo } = aMonday();
    club.setFigures({ castlingOnline: true });
    const online = begins(club, ana, bo);
    play(club, online, `${line} 0-0 e8g8`);
    expect(
      onlineGame(club, online)
        .moves.map(({ san }) => san)
        .slice(-2),
    ).toEqual(['O-O', 'O-O']);
  });

  it.each([
    [true, ['I.9.11']],
    [false, []],
  ])('goes on as the game began, though it becomes %s meanwhile', (later, acts) => {
    const { club, ana, bo } = aMonday();
    club.setFigures({ castlingOnline: !later });
    const online = begins(club, ana, bo);
    club.at('16:01');
    club.setFigures({ castlingOnline: later });
    play(club, online, line);
    expect(actsOf(moves(club, ana, 'O-O'))).toEqual(acts);
  });
});

describe('Act I.1: a draw by agreement', () => {
  const input = (online: number | null) => ({
    online: online === null ? null : String(online),
    channel: 'elsewhere',
  });
  const draws = ({ club, online }: Stage, who: number, use = drawOnline) =>
    saidOf(club.does(who, use, input(online)));

  it('is offered by one player and accepted by the other', () => {
    const stage = aGame();
    const { club, ana, bo, cy, online } = stage;
    expect(draws(stage, cy)).toEqual(['not-an-online-player']);
    expect(draws(stage, ana, acceptDraw)).toEqual(['no-draw-offered']);
    expect(draws(stage, ana)).toEqual(['done']);
    expect(draws(stage, ana)).toEqual(['draw-offered-already']);
    expect(draws(stage, ana, acceptDraw)).toEqual(['no-draw-offered']);
    expect(saidOf(club.does(bo, drawOnline, input(null)))).toEqual(['done']);
    expect(onlineGame(club, online).ended).toMatchObject({ how: 'agreement', score: 0.5, by: bo, game: 1 });
    expect(draws(stage, bo, acceptDraw)).toEqual(['online-over']);
  });

  it('stands while the one who offered it moves, and is declined by the other’s move', () => {
    const stage = aGame();
    const { club, ana, bo } = stage;
    draws(stage, ana);
    moves(club, ana, 'e4');
    expect(draws(stage, ana)).toEqual(['draw-offered-already']);
    moves(club, bo, 'e5');
    expect(draws(stage, bo, acceptDraw)).toEqual(['no-draw-offered']);
    expect(draws(stage, ana)).toEqual(['done']);
    expect(draws(stage, bo, acceptDraw)).toEqual(['done']);
  });

  it('once declined, is not offered again before something is moved', () => {
    const stage = aGame();
    const { club, ana, bo } = stage;
    draws(stage, ana);
    expect(draws(stage, ana, declineDraw)).toEqual(['no-draw-offered']);
    expect(draws(stage, bo, declineDraw)).toEqual(['done']);
    expect(draws(stage, bo, declineDraw)).toEqual(['no-draw-offered']);
    expect(draws(stage, ana)).toEqual(['draw-offered-already']);
    moves(club, ana, 'e4');
    expect(draws(stage, ana)).toEqual(['done']);
  });

  it('an old button to accept takes no offer that is not there, and makes none', () => {
    const stage = aGame();
    const { club, ana, bo, online } = stage;
    draws(stage, ana);
    moves(club, ana, 'e4');
    moves(club, bo, 'e5');
    expect(draws(stage, bo, acceptDraw)).toEqual(['no-draw-offered']);
    expect(onlineGame(club, online)).toMatchObject({ status: 'playing', offer: { open: false } });
  });
});
