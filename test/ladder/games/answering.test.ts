import { describe, expect, it } from 'vitest';
import { joinBoard } from '../../../src/ladder/board/join-board.ts';
import { confirmGame, disputeGame, withdrawGame } from '../../../src/ladder/games/answer-game.ts';
import { closeSession } from '../../../src/ladder/sessions/close-session.ts';
import { actsOf, saidOf } from '../../support/refusals.ts';
import { afternoon, enters, game, named } from './afternoon.ts';

const which = (number: number) => ({ game: `${number}` });
const because = (number: number, why = 'It was a draw') => ({ game: `#${number}`, why });

/** Ana has entered a win over Bo. */
function entered() {
  const people = afternoon();
  return { ...people, number: enters(people.club, people.ana, people.bo) };
}

describe('Act II.4: Confirm', () => {
  it('by the opponent makes the game count', () => {
    const { club, ana, bo, number } = entered();
    expect(club.does(bo, confirmGame, which(number))).toMatchObject({ value: { counts: true } });
    expect(game(club, number).status).toBe('counted');
    expect([club.score(ana), club.score(bo)]).toEqual([120, 100]);
  });

  it('counts once, even if Confirm is pressed twice', () => {
    const { club, ana, bo, number } = entered();
    club.does(bo, confirmGame, which(number));
    const again = club.does(bo, confirmGame, which(number));
    expect(again).toMatchObject({ refusals: [{ code: 'game-not-open', status: 'counted', acts: ['II.4'] }] });
    expect(club.score(ana)).toBe(120);
  });

  it('two people at the same moment make one game', async () => {
    const { club, ana, bo, number } = entered();
    const actor = club.actor(bo);
    const press = (id: string) =>
      club.clubs.change(
        club.id,
        {
          interaction: { id, token: 't', applicationId: '4', channel: '5', account: actor.account },
          now: club.now,
        },
        (work) => confirmGame(work, actor, which(number)),
      );
    const said = (await Promise.all([press('a'), press('b')])).flatMap(saidOf);
    expect(said.sort()).toEqual(['done', 'game-not-open']);
    expect(club.score(ana)).toBe(120);
  });

  it.each(['ana', 'mo'] as const)('is not for %s', (who) => {
    const people = entered();
    const result = people.club.does(people[who], confirmGame, which(people.number));
    expect(result).toMatchObject({ refusals: [{ code: 'not-your-game', may: 'opponent', acts: ['II.4'] }] });
    expect(game(people.club, people.number).status).toBe('open');
  });

  it('is not for a stranger, who stays one', () => {
    const { club, number } = entered();
    const zoe = club.stranger('Zoe');
    expect(saidOf(club.does(zoe, confirmGame, which(number)))).toEqual(['not-your-game']);
    expect(club.view.people.byAccount(zoe.account)).toBeNull();
  });

  it.each(['', '99', 'Ana', '1e3', '1.', '-1', '0'])('of no game there is: %j', (text) => {
    const { club, bo } = entered();
    expect(saidOf(club.does(bo, confirmGame, { game: text }))).toEqual(['no-such-game']);
  });

  it('of a late game does not make it count, and is said once', async () => {
    const { club, ana, bo } = afternoon();
    await club.at('2026-11-21 09:00').settle();
    const late = enters(club, ana, bo, { played: '2026-11-20 12:45' });
    expect(club.does(bo, confirmGame, which(late))).toMatchObject({ value: { counts: false } });
    expect(saidOf(club.does(bo, confirmGame, which(late)))).toEqual(['already-confirmed']);
    expect(game(club, late)).toMatchObject({ status: 'open', confirmed: true });
  });
});

describe('Act II.4: Dispute', () => {
  it('sends the game to a Moderator, with the reason kept apart', async () => {
    const { club, bo, number } = entered();
    expect(saidOf(club.does(bo, disputeGame, because(number)))).toEqual(['done']);
    expect(game(club, number)).toMatchObject({ status: 'open', approval: ['disputed'] });
    expect(await club.clubs.text(club.id, club.view.state.lastSeq, 'dispute')).toBe('It was a draw');
    expect(saidOf(club.does(bo, disputeGame, because(number)))).toEqual(['already-disputed']);
    await club.at('13:11').settle();
    expect(game(club, number).status).toBe('open');
  });

  it.each([
    ['', 'empty'],
    ['  \n ', 'empty'],
    ['x'.repeat(1001), 'too-long'],
    ['x'.repeat(5000), 'too-long'],
    ['x'.repeat(1000), 'done'],
  ])('needs a reason of a thousand characters at most', (why, said) => {
    const { club, bo, number } = entered();
    expect(saidOf(club.does(bo, disputeGame, because(number, why)))).toEqual([said]);
  });

  it('is not for the player who entered it', () => {
    const { club, ana, number } = entered();
    expect(saidOf(club.does(ana, disputeGame, because(number)))).toEqual(['not-your-game']);
  });

  it('comes too late for a game that counts', () => {
    const { club, bo, number } = entered();
    club.does(bo, confirmGame, which(number));
    expect(saidOf(club.does(bo, disputeGame, because(number)))).toEqual(['game-not-open']);
  });
});

describe('Act II.4: Withdraw', () => {
  it('by the person who entered it, while it is open', () => {
    const { club, ana, bo, number } = entered();
    expect(saidOf(club.does(bo, withdrawGame, which(number)))).toEqual(['not-your-game']);
    expect(saidOf(club.does(ana, withdrawGame, which(number)))).toEqual(['done']);
    expect(game(club, number).status).toBe('withdrawn');
    expect(club.does(ana, withdrawGame, which(number))).toMatchObject({
      refusals: [{ code: 'game-not-open', status: 'withdrawn' }],
    });
    expect(saidOf(club.does(bo, confirmGame, which(number)))).toEqual(['game-not-open']);
  });

  it('names everything that is wrong with a stale press by somebody else', () => {
    const { club, mo, bo, number } = entered();
    club.does(bo, confirmGame, which(number));
    expect(saidOf(club.does(mo, withdrawGame, which(number)))).toEqual(['not-your-game', 'game-not-open']);
  });
});

describe('Act II.4: unanswered when the session closes', () => {
  it('counts if the opponent was there, in the order of entry', async () => {
    const { club, ana, bo, number } = entered();
    club.checkIn(bo);
    club.at('12:51');
    const second = enters(club, bo, ana);
    club.checkIn(ana);
    await club.at('13:10:01').settle();
    expect([game(club, number), game(club, second)]).toMatchObject([
      { status: 'counted' },
      { status: 'counted' },
    ]);
    expect(game(club, number).countedSeq).toBeLessThan(game(club, second).countedSeq ?? 0);
    expect(club.view.entries.at(-1)?.at).toBe(club.moment('13:10'));
  });

  it('a check-in of a moment is enough, and a counted game as well', async () => {
    const { club, mo, ana, bo, number } = entered();
    const cy = club.member('Cy');
    club.checkIn(cy);
    club.checkOut(cy);
    const withCy = enters(club, ana, cy);
    enters(club, mo, mo === bo ? ana : bo, { player: named(cy) });
    club.does(mo, closeSession, undefined);
    expect(game(club, withCy).status).toBe('counted');
    expect(game(club, number).status).toBe('counted');
  });

  it('is for a Moderator to decide if they were not', async () => {
    const { club, ana, number } = entered();
    await club.at('13:11').settle();
    expect(game(club, number)).toMatchObject({ status: 'open', approval: ['unanswered'] });
    expect(club.score(ana)).toBe(100);
    expect(club.announced).toContainEqual({
      notice: expect.objectContaining({ kind: 'weekly-round', counted: [], lapsed: [], referred: [number] }),
      target: { to: 'discussion' },
    });
  });

  it('entered after the close, it is settled with the next session', async () => {
    const { club, mo, ana, bo } = afternoon();
    club.checkIn(bo);
    await club.at('13:30').settle();
    const number = enters(club, ana, bo, { played: '12:50' });
    club.at('2026-11-27 12:20').openSession(mo);
    await club.at('13:11').settle();
    expect(game(club, number).status).toBe('counted');
  });

  it('settling twice does nothing more', async () => {
    const { club } = entered();
    await club.at('13:11').settle();
    const { lastSeq } = club.view.state;
    await club.at('2026-11-23 09:00').settle();
    expect(club.view.state.lastSeq).toBe(lastSeq);
  });
});

describe('Act 0.12: a held game', () => {
  const held = () => {
    const people = afternoon();
    const zoe = people.club.person('Zoe');
    return { ...people, zoe, number: enters(people.club, people.ana, zoe) };
  };

  it('does not count on Confirm, but when the non-Member joins', () => {
    const { club, ana, zoe, number } = held();
    expect(club.does(zoe, confirmGame, which(number))).toMatchObject({ value: { counts: false } });
    expect(club.score(ana)).toBe(100);
    expect(saidOf(club.at('13:00').does(zoe, joinBoard, { name: null }))).toEqual(['done']);
    expect(game(club, number).status).toBe('counted');
    expect(club.score(ana)).toBe(120);
  });

  it('waits for Confirm after joining', () => {
    const { club, zoe, number } = held();
    club.does(zoe, joinBoard, { name: null });
    expect(game(club, number).status).toBe('open');
    expect(club.does(zoe, confirmGame, which(number))).toMatchObject({ value: { counts: true } });
  });

  it('a Moderator’s entry needs no Confirm: joining is enough', () => {
    const { club, mo, ana } = afternoon();
    const zoe = club.person('Zoe');
    const number = enters(club, mo, zoe, { player: named(ana) });
    club.does(zoe, joinBoard, { name: null });
    expect(game(club, number).status).toBe('counted');
  });

  it('lapses when the session closes, and both players are told', async () => {
    const { club, ana, zoe, number } = held();
    club.does(zoe, confirmGame, which(number));
    await club.at('13:11').settle();
    expect(game(club, number).status).toBe('lapsed');
    const told = club.announced.filter(({ notice }) => notice.kind === 'game-lapsed');
    expect(told.map(({ target }) => target)).toEqual([
      { to: 'person', person: ana },
      { to: 'person', person: zoe },
    ]);
    club.does(zoe, joinBoard, { name: null });
    expect(game(club, number).status).toBe('lapsed');
    expect(actsOf(club.does(zoe, confirmGame, which(number)))).toEqual(['II.4']);
  });
});
