import { describe, expect, it } from 'vitest';
import { confirmGame, disputeGame } from '../../../src/ladder/games/answer-game.ts';
import { approveGame, correctGame, refuseGame } from '../../../src/ladder/games/decide-game.ts';
import { previewVoid, voidGame } from '../../../src/ladder/games/void-game.ts';
import { fold } from '../../../src/rule-books.ts';
import { actsOf, saidOf } from '../../support/refusals.ts';
import { afternoon, enters, game, named, plays } from './afternoon.ts';

const approved = (number: number) => ({ game: `${number}`, overseer: null });
const reasoned = (number: number, reason = 'It was not played') => ({ game: `${number}`, reason });

function disputed() {
  const people = afternoon();
  const number = enters(people.club, people.ana, people.bo);
  people.club.does(people.bo, disputeGame, { game: `${number}`, why: 'It was a draw' });
  return { ...people, number };
}

describe('Act III.3.5: no Moderator decides on a game they played', () => {
  it('nor does anybody without the office, for every decision', () => {
    const { club, mo, ana, bo } = afternoon();
    const own = enters(club, mo, ana);
    for (const decide of [refuseGame, voidGame]) {
      expect(saidOf(club.does(mo, decide, reasoned(own)))[0]).toBe('own-game');
      expect(saidOf(club.does(bo, decide, reasoned(own)))[0]).toBe('needs-office');
      expect(saidOf(club.does(ana, decide, reasoned(own))).slice(0, 2)).toEqual(['needs-office', 'own-game']);
    }
    const corrected = { ...reasoned(own), score: 0 } as const;
    expect(actsOf(club.does(mo, correctGame, corrected))).toEqual(['III.3.5']);
    expect(actsOf(club.does(mo, approveGame, approved(own)))).toContain('III.3.5');
    expect(game(club, own)).toMatchObject({ status: 'open', score: 1 });
  });
});

describe('Act II.4: approving', () => {
  it('makes a disputed game count, without Confirm, and is declared (Act III.2.4)', () => {
    const { club, mo, ana, number } = disputed();
    expect(saidOf(club.does(mo, approveGame, approved(number)))).toEqual(['done']);
    expect(game(club, number).status).toBe('counted');
    expect(club.score(ana)).toBe(120);
    expect(club.announced).toMatchObject([
      { notice: { kind: 'game-differs', game: number }, target: { to: 'person', person: mo } },
      {
        notice: { kind: 'game-action', action: 'approved', game: number, by: mo },
        target: { to: 'discussion' },
      },
    ]);
  });

  it('is not for a game that waits for its opponent, until its session is over', async () => {
    const { club, mo, ana, bo } = afternoon();
    const waiting = enters(club, ana, bo);
    const early = club.does(mo, approveGame, approved(waiting));
    expect(early).toMatchObject({ refusals: [{ code: 'game-needs-no-approval', acts: ['II.4'] }] });
    await club.at('13:30').settle();
    const afterwards = enters(club, bo, ana, { played: '12:50' });
    expect(saidOf(club.does(mo, approveGame, approved(afterwards)))).toEqual(['done']);
  });

  it('is not for a held game (Act 0.12)', () => {
    const { club, mo, ana } = afternoon();
    const zoe = club.person('Zoe');
    const held = enters(club, ana, zoe);
    expect(club.does(mo, approveGame, approved(held))).toMatchObject({
      refusals: [{ code: 'game-held', acts: ['0.12'], waitingFor: [zoe] }],
    });
  });

  it('counts a game only once', () => {
    const { club, mo, ana, number } = disputed();
    club.does(mo, approveGame, approved(number));
    expect(saidOf(club.does(mo, approveGame, approved(number)))).toEqual(['game-not-open']);
    expect(club.score(ana)).toBe(120);
  });

  it.each([
    ['a Moderator', 'mo', 'done'],
    ['somebody without an office', 'cy', 'no-overseer'],
    ['a Justice who played it', 'ana', 'no-overseer'],
  ] as const)('names as overseer %s', (_, who, said) => {
    const { club, mo, ana, number } = disputed();
    const cy = club.member('Cy');
    club.write({ type: 'office-given', person: ana, office: 'justice' });
    const overseer = named({ mo, cy, ana }[who]);
    expect(saidOf(club.does(mo, approveGame, { game: `${number}`, overseer }))).toEqual([said]);
  });
});

describe('Act II.4: refusing', () => {
  it('keeps an open game off the board, with the reason declared (Act III.2.4)', async () => {
    const { club, mo, bo, number } = disputed();
    expect(saidOf(club.does(mo, refuseGame, reasoned(number, ' ')))).toEqual(['empty']);
    expect(saidOf(club.does(mo, refuseGame, reasoned(number, 'x'.repeat(5000))))).toEqual(['too-long']);
    expect(saidOf(club.does(mo, refuseGame, reasoned(number)))).toEqual(['done']);
    expect(game(club, number).status).toBe('refused');
    const { notice } = club.announced.at(-1) ?? {};
    expect(notice).toMatchObject({ kind: 'game-action', action: 'refused', entry: club.view.state.lastSeq });
    expect(await club.clubs.text(club.id, club.view.state.lastSeq, 'reason')).toBe('It was not played');
    expect(saidOf(club.does(bo, confirmGame, { game: `${number}` }))).toEqual(['game-not-open']);
    expect(saidOf(club.does(mo, refuseGame, reasoned(number)))).toEqual(['game-not-open']);
  });
});

describe('Act II.4: correcting', () => {
  it('replays the game in its old place with all that followed', () => {
    const { club, mo, ana, bo } = afternoon();
    const cy = club.member('Cy');
    const first = plays(club, mo, ana, bo);
    plays(club, mo, ana, cy);
    plays(club, mo, bo, cy);
    const corrected = club.does(mo, correctGame, { ...reasoned(first), score: 0 });

    const other = afternoon();
    const theirCy = other.club.member('Cy');
    plays(other.club, other.mo, other.ana, other.bo, 0);
    plays(other.club, other.mo, other.ana, theirCy);
    plays(other.club, other.mo, other.bo, theirCy);
    for (const person of [ana, bo, cy]) expect(club.score(person)).toBe(other.club.score(person));
    expect(corrected).toMatchObject({ value: { kind: 'game-corrected', game: first } });
    expect(game(club, first)).toMatchObject({ status: 'counted', score: 0 });
  });

  it('reports every score that moved', () => {
    const { club, mo, ana, bo } = afternoon();
    const number = plays(club, mo, ana, bo);
    expect(club.does(mo, correctGame, { ...reasoned(number), score: 0 })).toMatchObject({
      value: {
        changes: [
          { person: ana, before: 120, after: 100 },
          { person: bo, before: 100, after: 120 },
        ],
      },
    });
  });

  it('settles a disputed game, which counts with the right result', () => {
    const { club, mo, ana, bo, number } = disputed();
    const corrected = club.does(mo, correctGame, { ...reasoned(number), score: 0 });
    expect(corrected).toMatchObject({ value: { counts: true, changes: [] } });
    expect(game(club, number)).toMatchObject({ status: 'counted', score: 0 });
    expect([club.score(ana), club.score(bo)]).toEqual([100, 120]);
    expect(saidOf(club.does(mo, approveGame, approved(number)))).toEqual(['game-not-open']);
  });

  it('settles a game that waits for its opponent', () => {
    const { club, mo, ana, bo } = afternoon();
    const waiting = enters(club, ana, bo);
    club.does(mo, correctGame, { ...reasoned(waiting), score: 0.5 });
    expect(game(club, waiting)).toMatchObject({ status: 'counted', score: 0.5 });
  });

  it('leaves a held game to wait for its player (Act 0.12)', () => {
    const { club, mo, ana } = afternoon();
    const held = enters(club, ana, club.person('Zoe'));
    const corrected = club.does(mo, correctGame, { ...reasoned(held), score: 0 });
    expect(corrected).toMatchObject({ value: { counts: false } });
    expect(game(club, held)).toMatchObject({ status: 'open', score: 0 });
  });

  it('to the result it has changes nothing; a game that is gone cannot be corrected', () => {
    const { club, mo, number } = disputed();
    expect(saidOf(club.does(mo, correctGame, { ...reasoned(number), score: 1 }))).toEqual([
      'nothing-to-change',
    ]);
    club.does(mo, refuseGame, reasoned(number));
    expect(club.does(mo, correctGame, { ...reasoned(number), score: 0 })).toMatchObject({
      refusals: [{ code: 'game-not-counted', status: 'refused' }],
    });
  });
});

describe('Act 0.11: voiding, as though the game had never happened', () => {
  it('gives the points back and replays what followed', () => {
    const { club, mo, ana, bo } = afternoon();
    const cy = club.member('Cy');
    const first = plays(club, mo, ana, bo);
    plays(club, mo, ana, cy);
    plays(club, mo, bo, cy, 0.5);
    expect(saidOf(club.does(mo, voidGame, reasoned(first)))).toEqual(['done']);

    const other = afternoon();
    const theirCy = other.club.member('Cy');
    plays(other.club, other.mo, other.ana, theirCy);
    plays(other.club, other.mo, other.bo, theirCy, 0.5);
    for (const person of [ana, bo, cy]) {
      const [ours, theirs] = [club.view.state.standings[person], other.club.view.state.standings[person]];
      expect(ours).toMatchObject({ score: theirs?.score, rated: theirs?.rated, wins: theirs?.wins });
    }
    expect(game(club, first)).toMatchObject({ status: 'voided', playerChange: 0, opponentChange: 0 });
  });

  it('shows before it is done exactly what it then does', () => {
    const { club, mo, ana, bo } = afternoon();
    const number = plays(club, mo, ana, bo);
    plays(club, mo, ana, bo);
    const preview = previewVoid(club.view, club.actor(mo), reasoned(number));
    expect(club.score(ana)).toBe(139);
    const result = club.does(mo, voidGame, reasoned(number));
    const changes = [{ person: ana, before: 139, after: 120 }];
    expect(preview).toMatchObject({ ok: true, value: { changes } });
    expect(result).toMatchObject({ ok: true, value: { changes } });
    expect(fold(club.view.entries)).toEqual(club.view.state);
  });

  it('is refused beforehand for what would be refused then', () => {
    const { club, mo, bo, number } = disputed();
    const asked = previewVoid(club.view, club.actor(mo), reasoned(number));
    expect(asked).toMatchObject({ refusals: [{ code: 'game-not-counted', status: 'open', acts: ['II.4'] }] });
    const stranger = previewVoid(club.view, club.actor(bo), reasoned(number));
    expect(stranger).toMatchObject({ refusals: [{ code: 'needs-office' }, { code: 'own-game' }, {}] });
  });

  it('undoes a game once', () => {
    const { club, mo, ana, bo } = afternoon();
    const number = plays(club, mo, ana, bo);
    club.does(mo, voidGame, reasoned(number));
    expect(club.does(mo, voidGame, reasoned(number))).toMatchObject({
      refusals: [{ code: 'game-not-counted', status: 'voided' }],
    });
    expect(club.score(ana)).toBe(100);
  });

  it('gives back exactly what the floor let a loss cost', () => {
    const { club, mo, ana, bo } = afternoon();
    plays(club, mo, ana, bo);
    const loss = plays(club, mo, ana, bo, 0);
    const [anaThen, boThen] = [club.score(ana), club.score(bo)];
    expect(anaThen).toBe(100);
    expect(boThen).toBe(121);
    club.does(mo, voidGame, reasoned(loss));
    expect([club.score(ana), club.score(bo)]).toEqual([120, 100]);
  });
});

describe('Act II.2: the floor', () => {
  it('no loss takes a score under 100', () => {
    const { club, mo, ana, bo } = afternoon();
    for (let round = 0; round < 5; round++) plays(club, mo, ana, bo);
    expect(club.score(bo)).toBe(100);
    expect(club.score(ana)).toBeGreaterThan(150);
  });
});
