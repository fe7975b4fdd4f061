import { describe, expect, it } from 'vitest';
import { whatItWaitsFor } from '../../../src/ladder/games/counting.ts';
import { voidGame } from '../../../src/ladder/games/void-game.ts';
import { saidOf } from '../../support/refusals.ts';
import { enters, game } from '../games/afternoon.ts';
import { ClockStage } from './a-clock.ts';

const running = () => new ClockStage().started();

/** How often, and as of when, the game was over. */
const ends = ({ club }: ClockStage) =>
  club.view.entries.flatMap((entry) =>
    entry.type === 'clock-ended'
      ? [`${entry.how} ${entry.flag} ${new Date(entry.endedAt).toISOString().slice(11, 19)}`]
      : [],
  );

describe('Act I.7.5: a player whose time is used up has lost', () => {
  it.each([
    ['12:44:59', []],
    ['12:45', ['flag white 12:45:00']],
    ['12:45:20', ['flag white 12:45:00']],
  ])('at %s, by the player’s own page', (moment, expected) => {
    const stage = running();
    stage.club.at(moment);
    stage.sends('white', '');
    expect(ends(stage)).toEqual(expected);
  });

  it('by no page of the other player, from whom the press cannot come', () => {
    const stage = running();
    stage.club.at('12:45:20');
    stage.sends('black', '');
    stage.sends('watch', '');
    expect(ends(stage)).toEqual([]);
  });

  it.each([
    ['12:46', []],
    ['12:46:01', ['flag white 12:45:00']],
    ['13:30', ['flag white 12:45:00']],
  ])('by itself once no press can be on its way any more: looked at at %s', async (moment, expected) => {
    const stage = running();
    stage.club.at(moment);
    await stage.club.settle();
    expect(ends(stage)).toEqual(expected);
  });

  it('when the person who watches the game sees it', () => {
    const stage = running();
    stage.club.at('12:45:10');
    expect(saidOf(stage.does(stage.mo, 'pause'))).toEqual(['done']);
    expect(ends(stage)).toEqual(['flag white 12:45:00']);
  });

  it('not where a press of before is on its way', async () => {
    const stage = running();
    stage.club.at('12:45:30');
    stage.sends('white', 'white@12:44:59');
    await stage.club.settle();
    expect(ends(stage)).toEqual([]);
    expect(stage.stands).toBe('0:01.0 4:29 running');
  });

  it('once', async () => {
    const stage = running();
    stage.club.at('12:46:30');
    for (let i = 0; i < 3; i++) {
      stage.sends('white', '');
      stage.sends('table', 'white@12:46:30');
      await stage.club.settle();
    }
    expect(ends(stage)).toEqual(['flag white 12:45:00']);
    const told = stage.club.announced.filter(({ notice }) => notice.kind === 'clock-over');
    expect(told).toHaveLength(1);
  });
});

describe('Act 0.5: the end of the session', () => {
  it('is the end of a game with a clock', async () => {
    const stage = running();
    stage.club.at('12:44');
    stage.does(stage.mo, 'pause');
    stage.club.at('13:11');
    await stage.club.settle();
    expect(ends(stage)).toEqual(['bell null 13:10:00']);
    expect(saidOf(stage.enters(stage.mo, 'white'))).toEqual(['clock-is']);
  });

  it.each([
    ['is told of where there was a game', running(), 1],
    ['is not told of where both had agreed, and the clock was never started', new ClockStage().agreed(), 0],
    ['is not told of where a player never answered', new ClockStage(), 0],
  ])('%s', async (_, stage, told) => {
    stage.does(stage.mo, 'pause');
    stage.club.at('13:11');
    await stage.club.settle();
    expect(ends(stage)).toEqual(['bell null 13:10:00']);
    const notices = stage.club.announced.filter(({ notice }) => notice.kind === 'clock-over');
    expect(notices).toHaveLength(told);
  });

  it('comes after a flag that fell before it', async () => {
    const stage = new ClockStage({ minutes: 30 }).started();
    stage.club.at('13:11:01');
    await stage.club.settle();
    expect(ends(stage)).toEqual(['flag white 13:10:00']);
  });
});

describe('Acts I.7.5 and II.4: the game of a clock is entered', () => {
  const flagged = () => {
    const stage = running();
    stage.club.at('12:45');
    stage.sends('white', '');
    return stage;
  };

  it('as the person who watched it confirms, and counts', () => {
    const stage = flagged();
    expect(saidOf(stage.enters(stage.bo, 'black'))).toEqual(['needs-office', 'own-game']);
    expect(saidOf(stage.enters(stage.mo, 'white'))).toEqual(['lapsed']);
    expect(saidOf(stage.enters(stage.mo, 'black'))).toEqual(['done']);
    const entered = game(stage.club, 1);
    expect(entered).toMatchObject({ status: 'counted', ended: 'clock', score: 0, colour: 'white' });
    expect(entered.playedAt).toBe(stage.club.moment('12:45'));
    expect([stage.ana, stage.bo].map((person) => stage.club.score(person))).toEqual([100, 120]);
  });

  it('once, unless it came off the board', () => {
    const stage = flagged();
    stage.enters(stage.mo, 'black');
    expect(saidOf(stage.enters(stage.mo, 'black'))).toEqual(['clock-entered-already']);
    stage.club.does(stage.mo, voidGame, { game: '1', reason: 'A wrong press' });
    expect(saidOf(stage.enters(stage.mo, 'draw'))).toEqual(['done']);
    expect(stage.clock.game).toBe(2);
  });

  it('as a draw where mate was impossible (Act I.7.6)', () => {
    const stage = flagged();
    stage.enters(stage.mo, 'draw');
    expect(game(stage.club, 1)).toMatchObject({ score: 0.5, ended: 'clock' });
  });

  it.each([
    ['white', 1],
    ['draw', 0.5],
    ['black', 0],
  ] as const)('when it was ended otherwise, as %s', (result, score) => {
    const stage = running();
    expect(saidOf(stage.enters(stage.mo, result))).toEqual(['clock-is']);
    stage.club.at('12:43');
    stage.does(stage.mo, 'end');
    stage.enters(stage.mo, result);
    expect(game(stage.club, 1)).toMatchObject({ score, ended: null });
  });

  it('not when it never began', () => {
    const stage = new ClockStage().agreed();
    stage.does(stage.mo, 'end');
    expect(saidOf(stage.enters(stage.mo, 'white'))).toEqual(['clock-is']);
  });
});

describe('Act II.11: a game with a recorded clock', () => {
  const ordered = () => {
    const stage = running();
    stage.club.write({ type: 'clock-required', person: stage.ana, minutes: null });
    stage.club.at('12:43');
    return stage;
  };

  it('needs no Moderator to say that one was used, no matter who enters it', () => {
    const stage = ordered();
    stage.does(stage.mo, 'end');
    const number = enters(stage.club, stage.ana, stage.bo);
    const entered = game(stage.club, number);
    expect(entered.approval).toEqual([]);
    expect(whatItWaitsFor(stage.club.view.state, entered)).toBe('confirmation');
  });

  it('is one game for each clock', () => {
    const stage = ordered();
    stage.does(stage.mo, 'end');
    stage.enters(stage.mo, 'white');
    stage.club.at('12:55');
    const second = enters(stage.club, stage.ana, stage.bo);
    expect(game(stage.club, second).approval).toEqual(['clock']);
  });

  it('is not one against somebody else, nor one whose clock never began', () => {
    const stage = ordered();
    const cy = stage.club.member('Cy');
    expect(game(stage.club, enters(stage.club, stage.ana, cy)).approval).toEqual(['clock']);
    const other = new ClockStage().agreed();
    other.club.write({ type: 'clock-required', person: other.ana, minutes: null });
    other.club.at('12:43');
    expect(game(other.club, enters(other.club, other.ana, other.bo)).approval).toEqual(['clock']);
  });
});
