import { describe, expect, it } from 'vitest';
import { displayName } from '../../../src/house/names.ts';
import { confirmGame, withdrawGame } from '../../../src/ladder/games/answer-game.ts';
import { recordGame } from '../../../src/ladder/games/record-game.ts';
import { voidGame } from '../../../src/ladder/games/void-game.ts';
import { actsOf, saidOf } from '../../support/refusals.ts';
import { afternoon, enters, game, named, plays, told } from './afternoon.ts';

const scholarsMate = '1. e4 e5 2. Bc4 Nc6 3. Qh5 Nf6 4. Qxf7# 1-0';

describe('Act II.4: entering a game', () => {
  it('a player’s game waits for the opponent and moves no score', () => {
    const { club, ana, bo } = afternoon();
    const number = enters(club, ana, bo, { score: 0, colour: 'black', ended: 'resignation' });
    expect(game(club, number)).toMatchObject({
      player: ana,
      opponent: bo,
      score: 0,
      colour: 'black',
      ended: 'resignation',
      status: 'open',
      date: '2026-11-20',
      enteredBy: ana,
      approval: [],
    });
    expect([club.score(ana), club.score(bo)]).toEqual([100, 100]);
  });

  it('a Moderator’s game counts at once, when they did not play it', () => {
    const { club, mo, ana, bo } = afternoon();
    expect(game(club, plays(club, mo, ana, bo)).status).toBe('counted');
    expect([club.score(ana), club.score(bo)]).toEqual([120, 100]);
  });

  it('so does a Justice’s (Act III.3.4)', () => {
    const { club, ana, bo } = afternoon();
    const ju = club.person('Ju', { offices: ['justice'] });
    expect(game(club, enters(club, ju, bo, { player: named(ana) })).status).toBe('counted');
  });

  it('Act III.3.5: a Moderator who played it is a player like any other', () => {
    const { club, mo, ana } = afternoon();
    expect(game(club, enters(club, mo, ana)).status).toBe('open');
    const turned = enters(club, mo, mo, { player: named(ana), score: 1, colour: 'white' });
    expect(game(club, turned)).toMatchObject({
      status: 'open',
      player: mo,
      opponent: ana,
      score: 0,
      colour: 'black',
    });
  });

  it('only a Moderator enters games for others', () => {
    const { club, ana, bo } = afternoon();
    const cy = club.member('Cy');
    const refusal = club.does(cy, recordGame, told(named(bo), { player: named(ana) }));
    expect(saidOf(refusal)).toEqual(['needs-office']);
    expect(actsOf(refusal)).toEqual(['III.2', 'III.3.4']);
    expect(saidOf(club.does(bo, recordGame, told(named(bo), { player: named(ana) })))).toEqual([
      'needs-office',
    ]);
    expect(saidOf(club.does(ana, recordGame, told(named(bo), { player: named(ana) })))).toEqual(['done']);
  });

  it.each([
    ['oneself', (ana: number) => named(ana), ['against-oneself']],
    ['a bot', () => ({ account: '9', name: 'Bot', bot: true }), ['against-a-bot']],
    ['nobody', () => ({ text: 'Zoe' }), ['no-such-person']],
  ])('is refused against %s', (_, opponent, said) => {
    const { club, ana } = afternoon();
    expect(saidOf(club.does(ana, recordGame, told(opponent(ana))))).toEqual(said);
    expect(club.view.state.games).toEqual([]);
  });

  it('a stranger against themselves is one person, too', () => {
    const { club } = afternoon();
    const zoe = club.stranger('Zoe');
    const self = { account: zoe.account, name: zoe.name, bot: false };
    expect(saidOf(club.does(zoe, recordGame, told(self)))).toEqual(['against-oneself']);
    expect(club.view.people.byAccount(zoe.account)).toBeNull();
  });

  it('one namesake is not guessed from two', () => {
    const { club, ana } = afternoon();
    club.member('Sam');
    club.member('sam');
    expect(saidOf(club.does(ana, recordGame, told({ text: 'Sam' })))).toEqual(['several-people']);
  });

  it.each([
    ['13:65', 'not-a-moment'],
    ['yesterday', 'not-a-moment'],
    ['12:41', 'not-yet'],
    ['2027-11-20 12:45', 'not-yet'],
  ])('played %s', (played, said) => {
    const { club, ana, bo } = afternoon();
    expect(saidOf(club.does(ana, recordGame, told(named(bo), { played })))).toEqual([said]);
  });

  it('an opponent without an account cannot confirm: it waits for a Moderator', () => {
    const { club, ana } = afternoon();
    const del = club.member('Del', { account: false });
    expect(game(club, enters(club, ana, del)).approval).toEqual(['no-account']);
  });
});

describe('Act II.4: late entries', () => {
  it.each([
    ['the same evening', '2026-11-20 23:59:59', []],
    ['the next morning', '2026-11-21 00:00', ['late']],
    ['on the seventh day', '2026-11-27 23:59', ['late']],
  ])('%s', async (_, now, approval) => {
    const { club, ana, bo } = afternoon();
    await club.at(now).settle();
    expect(game(club, enters(club, ana, bo, { played: '2026-11-20 12:45' })).approval).toEqual(approval);
  });

  it('the eighth day is too late', async () => {
    const { club, ana, bo } = afternoon();
    await club.at('2026-11-28 00:00').settle();
    const refusal = club.does(ana, recordGame, told(named(bo), { played: '2026-11-20 12:45' }));
    expect(refusal).toMatchObject({ refusals: [{ code: 'too-late', acts: ['II.4'], days: 7 }] });
  });

  it('a Moderator who did not play it needs nobody’s approval', async () => {
    const { club, mo, ana, bo } = afternoon();
    await club.at('2026-11-23 09:00').settle();
    const number = enters(club, mo, bo, { player: named(ana), played: '2026-11-20 12:45' });
    expect(game(club, number).status).toBe('counted');
  });

  it('is judged as things stood when it was played', async () => {
    const { club, ana, bo } = afternoon();
    await club.at('2026-11-21 09:00').settle();
    club.ban(bo, '2026-11-27');
    enters(club, ana, bo, { played: '2026-11-20 12:45' });
  });
});

describe('Act 0.12: a non-Member', () => {
  it('is held while the session is open', () => {
    const { club, ana } = afternoon();
    const zoe = club.stranger('Zoe');
    const opponent = { account: zoe.account, name: zoe.name, bot: false };
    const result = club.does(ana, recordGame, told(opponent));
    expect(result).toMatchObject({ ok: true, value: { counts: false, held: true } });
    expect(club.view.people.byAccount(zoe.account)).toMatchObject({ name: displayName('Zoe') });
  });

  it('is held even when a Moderator enters it, and then counts on joining', () => {
    const { club, mo, ana } = afternoon();
    const zoe = club.person('Zoe');
    const result = club.does(mo, recordGame, told(named(zoe), { player: named(ana) }));
    expect(result).toMatchObject({ value: { counts: false, held: true } });
  });

  it('comes too late once the session is over', async () => {
    const { club, ana } = afternoon();
    const zoe = club.person('Zoe');
    await club.at('13:15').settle();
    const late = told(named(zoe), { played: '12:45' });
    const refusal = club.does(ana, recordGame, late);
    expect(refusal).toMatchObject({ refusals: [{ code: 'joined-too-late', acts: ['0.12'], name: 'Zoe' }] });
    club.write({ type: 'joined', person: zoe });
    expect(saidOf(club.does(ana, recordGame, late))).toEqual(['joined-too-late']);
  });

  it('a Member who joined after the game but before the close is in time', async () => {
    const { club, ana } = afternoon();
    const zoe = club.at('12:55').member('Zoe');
    await club.at('13:15').settle();
    enters(club, ana, zoe, { played: '12:45' });
  });
});

describe('Act II.4: one game is entered once', () => {
  it.each([
    ['the mirror image confirms it', 'bo', { score: 0 }, 'done', ['counted']],
    ['another result contradicts it', 'bo', { score: 1 }, 'done', ['open', 'open']],
    ['a second win by the same player is asked about', 'ana', { score: 1 }, 'same-game', ['open']],
  ] as const)('%s', (_, who, about, said, statuses) => {
    const people = afternoon();
    const { club, ana, bo } = people;
    enters(club, ana, bo);
    club.at('12:45');
    const opponent = who === 'ana' ? bo : ana;
    expect(saidOf(club.does(people[who], recordGame, told(named(opponent), about)))).toEqual([said]);
    expect(club.view.state.games.flatMap((each) => each?.status ?? [])).toEqual(statuses);
  });

  it('a Moderator is asked about what a player has entered', () => {
    const { club, mo, ana, bo } = afternoon();
    const first = enters(club, ana, bo);
    const again = club.does(mo, recordGame, told(named(ana), { player: named(bo), score: 0 }));
    expect(again).toMatchObject({ refusals: [{ code: 'same-game', games: [first], acts: ['II.4.1'] }] });
  });

  it('one that counts already does not count again unseen when the session closes', async () => {
    const { club, ana, bo } = afternoon();
    club.checkIn(ana);
    club.does(bo, confirmGame, { game: `${enters(club, ana, bo)}` });
    const again = enters(club, bo, ana, { score: 0, played: '12:38' });
    const another = enters(club, bo, ana, { score: 0.5, played: '12:39' });
    await club.at('13:15').settle();
    for (const number of [again, another])
      expect(game(club, number)).toMatchObject({ status: 'open', approval: ['again'] });
  });

  it.each(['withdrawn', 'voided'])('one that was %s may be entered again', (fate) => {
    const { club, mo, ana, bo } = afternoon();
    const game = `${enters(club, ana, bo)}`;
    if (fate === 'withdrawn') club.does(ana, withdrawGame, { game });
    else {
      club.does(bo, confirmGame, { game });
      club.does(mo, voidGame, { game, reason: 'Not so' });
    }
    expect(saidOf(club.does(bo, recordGame, told(named(ana), { score: 0 })))).toEqual(['done']);
  });

  it('half an hour later it is another game', () => {
    const { club, ana, bo } = afternoon();
    enters(club, ana, bo);
    club.at('13:00');
    enters(club, bo, ana, { score: 0 });
  });
});

describe('Act I.1: an ending', () => {
  it.each([
    ['stalemate', 1, 'ending-contradicts'],
    ['agreement', 0, 'ending-contradicts'],
    ['checkmate', 0.5, 'ending-contradicts'],
    ['stalemate', 0.5, 'done'],
    ['time', 0.5, 'done'],
  ] as const)('%s with %s points: %s', (ended, score, said) => {
    const { club, ana, bo } = afternoon();
    expect(saidOf(club.does(ana, recordGame, told(named(bo), { ended, score })))).toEqual([said]);
  });
});

describe('Act I.1: a PGN', () => {
  it('is kept, without names and comments, and tells the colour', async () => {
    const { club, ana, bo } = afternoon();
    const pgn = `[White "Ana"]\n[Black "Bo"]\n\n1. e4 {hello} e5 2. Bc4 Nc6 3. Qh5 Nf6 4. Qxf7# 1-0`;
    const number = enters(club, ana, bo, { pgn });
    expect(game(club, number).colour).toBe('white');
    const kept = await club.clubs.text(club.id, game(club, number).recordedSeq, 'pgn');
    expect(kept).toContain('Qxf7#');
    expect(kept).not.toMatch(/hello|Ana/);
  });

  it.each([
    ['an illegal move', '1. e4 e5 2. Ke3', {}, 'illegal-move'],
    ['no move of chess', 'hello there', {}, 'illegal-move'],
    ['no PGN', '[[[', {}, 'not-pgn'],
    ['too long', 'x'.repeat(20_001), {}, 'too-long'],
    ['another result', scholarsMate, { score: 0, colour: 'white' }, 'result-disagrees'],
    ['other players', `[White "Eve"]\n[Black "Dan"]\n\n${scholarsMate}`, {}, 'players-disagree'],
    ['another ending', scholarsMate, { ended: 'stalemate' }, 'ending-disagrees'],
  ] as const)('%s is not taken', (_, pgn, about, code) => {
    const { club, ana, bo } = afternoon();
    const result = club.does(ana, recordGame, told(named(bo), { pgn, ...about }));
    expect(result).toMatchObject({ invalid: { problem: 'game-score', option: 'pgn', detail: { code } } });
    expect(club.view.state.games).toEqual([]);
  });
});

it('the same interaction delivered twice makes one game', () => {
  const { club, ana, bo } = afternoon();
  const actor = club.actor(ana);
  const interaction = { id: 'once', token: 't', applicationId: '4', channel: '5', account: actor.account };
  const deliver = () =>
    club.clubs.changeNow(club.id, { interaction, now: club.now }, (work) =>
      recordGame(work, actor, told(named(bo))),
    );
  expect(deliver()).toEqual(deliver());
  expect(club.view.state.games).toHaveLength(2);
});
