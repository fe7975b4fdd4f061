import { describe, expect, it } from 'vitest';
import { enterClockGame } from '../../../src/ladder/clocks/enter-game.ts';
import { adjudicateGame } from '../../../src/ladder/games/adjudicate-game.ts';
import {
  confirmGame,
  declareSecond,
  disputeGame,
  withdrawGame,
} from '../../../src/ladder/games/answer-game.ts';
import { approveGame, correctGame, refuseGame } from '../../../src/ladder/games/decide-game.ts';
import { recordGame } from '../../../src/ladder/games/record-game.ts';
import { objectGame, previewRematch, rematchGame } from '../../../src/ladder/games/rematch-game.ts';
import { voidGame } from '../../../src/ladder/games/void-game.ts';
import { closeSession } from '../../../src/ladder/sessions/close-session.ts';
import { renderRematchQuestion } from '../../../src/ladder/words/rematches.ts';
import { fold } from '../../../src/rule-books.ts';
import { saidOf } from '../../support/refusals.ts';
import { ClockStage } from '../clocks/a-clock.ts';
import { afternoon, asksAbout, enters, game, named, plays, second, told } from './afternoon.ts';

const which = (number: number) => ({ game: `${number}` });
const because = (number: number) => ({ ...which(number), reason: 'I asked both' });

/** Ana, Bo and Mo are in the room. */
function inTheRoom() {
  const people = afternoon();
  people.club.checkIn(people.ana);
  people.club.checkIn(people.bo);
  return people;
}

type People = ReturnType<typeof inTheRoom>;

const statuses = ({ club }: People) =>
  club.view.state.games.flatMap((each) => (each === undefined ? [] : [each.status]));

const close = ({ club }: People) => club.at('13:11').settle();

describe('Act II.4.1: one player enters a result again', () => {
  it('five times in a minute: it counts once when nobody answers', async () => {
    const people = inTheRoom();
    const { club, ana, bo } = people;
    for (const seconds of [10, 20, 30, 40, 50]) {
      club.at(`12:40:${seconds}`);
      club.does(ana, recordGame, told(named(bo)));
    }
    await close(people);
    expect(statuses(people)).toEqual(['counted']);
    expect(club.score(ana)).toBe(120);
  });

  it('five times with times a minute apart: it is asked about each', () => {
    const { club, ana, bo } = inTheRoom();
    club.at('12:55');
    const first = enters(club, ana, bo, { played: '12:41' });
    for (const played of ['12:42', '12:43', '12:44', '12:45'])
      expect(asksAbout(club.does(ana, recordGame, told(named(bo), { played })))).toEqual([first]);
  });

  it('five second games in a minute never count unanswered', async () => {
    const people = inTheRoom();
    const { club, ana, bo } = people;
    for (let each = 0; each < 5; each++) enters(club, ana, bo);
    await close(people);
    expect(statuses(people)).toEqual(['counted', 'open', 'open', 'open', 'open']);
    expect(game(club, 5)).toMatchObject({ approval: ['again'], besides: [1, 2, 3, 4] });
    expect(club.score(ana)).toBe(120);
  });

  it('a second game counts once the opponent confirms it, or a Moderator approves it', async () => {
    const people = inTheRoom();
    const { club, mo, ana, bo } = people;
    enters(club, ana, bo);
    enters(club, ana, bo);
    enters(club, ana, bo);
    expect(club.does(bo, confirmGame, which(2))).toMatchObject({ value: { counts: true } });
    await close(people);
    expect(statuses(people)).toEqual(['counted', 'counted', 'open']);
    club.does(mo, approveGame, { ...which(3), overseer: null });
    expect(statuses(people)).toEqual(['counted', 'counted', 'counted']);
  });

  it.each([
    ['12:50', '12:50', 1],
    ['12:50:01', '12:50:01', 0],
    ['12:52', '12:40', 1],
    ['13:05', '12:51', 0],
    ['13:05', '12:50', 1],
  ])('entered at %s, played at %s: asked %i time(s)', (now, played, times) => {
    const { club, ana, bo } = inTheRoom();
    enters(club, ana, bo);
    club.at(now);
    const again = club.does(ana, recordGame, told(named(bo), { played: played === now ? null : played }));
    expect(asksAbout(again)).toHaveLength(times);
  });

  it('the minutes are a figure', () => {
    const { club, ana, bo } = inTheRoom();
    club.setFigures({ sameGameMinutes: 3 });
    enters(club, ana, bo);
    club.at('12:44');
    expect(saidOf(club.does(ana, recordGame, told(named(bo))))).toEqual(['done']);
  });

  it('against somebody else is another game', () => {
    const { club, ana, bo } = inTheRoom();
    enters(club, ana, bo);
    const cy = club.member('Cy');
    expect(saidOf(club.does(ana, recordGame, told(named(cy))))).toEqual(['done']);
  });
});

describe('Acts II.4 and II.4.1: what the opponent disputed is not made undisputed', () => {
  it('by taking it back and entering it again just before the bell', async () => {
    const people = inTheRoom();
    const { club, mo, ana, bo } = people;
    club.at('13:08');
    enters(club, ana, bo);
    club.does(bo, disputeGame, { ...which(1), why: 'We never played' });
    club.at('13:09:50').does(ana, withdrawGame, which(1));
    expect(enters(club, ana, bo)).toBe(2);
    await close(people);
    expect(game(club, 2)).toMatchObject({ status: 'open', approval: ['again'] });
    expect(club.score(ana)).toBe(100);
    club.does(mo, approveGame, { ...which(2), overseer: null });
    expect(statuses(people)).toEqual(['withdrawn', 'counted']);
  });

  it('while one that was only mistyped is entered again as before', async () => {
    const people = inTheRoom();
    const { club, ana, bo } = people;
    enters(club, ana, bo, { score: 0.5 });
    club.does(ana, withdrawGame, which(1));
    enters(club, ana, bo);
    await close(people);
    expect(statuses(people)).toEqual(['withdrawn', 'counted']);
  });
});

describe('Acts II.4.1 and III.3.5: a Moderator who closes the session', () => {
  it('does not have a game of their own count that nobody had the time to answer', async () => {
    const people = inTheRoom();
    const { club, mo, ana, bo } = people;
    enters(club, mo, bo);
    enters(club, ana, bo);
    club.at('12:40:05').does(mo, closeSession, { reason: null });
    expect(statuses(people)).toEqual(['open', 'counted']);
    expect(game(club, 1).approval).toEqual(['closed-by-player']);
    expect(club.score(mo)).toBe(100);
    expect(saidOf(club.does(bo, confirmGame, which(1)))).toEqual(['done']);
  });

  it.each(['by itself', 'by another Moderator'])('it does where the session ends %s', async (how) => {
    const people = inTheRoom();
    const { club, mo, bo } = people;
    const max = club.moderator('Max');
    enters(club, mo, bo);
    if (how !== 'by itself') club.at('12:50').does(max, closeSession, { reason: null });
    await close(people);
    expect(statuses(people)).toEqual(['counted']);
  });
});

describe('Act II.4.1: the answer to the question is decided once more', () => {
  it('another game entered meanwhile is asked about as well', () => {
    const { club, mo, ana, bo } = inTheRoom();
    enters(club, ana, bo);
    const entry = told(named(bo));
    const asked = club.does(ana, recordGame, entry);
    plays(club, mo, bo, ana);
    const again = club.at('12:41').does(ana, recordGame, second(club, entry, asked));
    expect(asksAbout(again)).toEqual([1, 2]);
  });

  it('where the first was withdrawn, it is no second game', () => {
    const { club, ana, bo } = inTheRoom();
    enters(club, ana, bo);
    const entry = told(named(bo));
    const asked = club.does(ana, recordGame, entry);
    const confirmed = second(club, entry, asked);
    club.does(ana, withdrawGame, which(1));
    expect(saidOf(club.at('12:45').does(ana, recordGame, confirmed))).toEqual(['done']);
    expect(game(club, 2)).toMatchObject({ besides: [], playedAt: club.moment('12:40') });
  });

  it('asked before the close, it ended before the close', async () => {
    const people = inTheRoom();
    const { club, ana, bo } = people;
    club.at('13:09');
    enters(club, ana, bo);
    const entry = told(named(bo));
    const confirmed = second(club, entry, club.does(ana, recordGame, entry));
    await club.at('13:12').settle();
    expect(saidOf(club.does(ana, recordGame, confirmed))).toEqual(['done']);
    expect(game(club, 2)).toMatchObject({ playedAt: club.moment('13:09'), besides: [1], status: 'open' });
  });

  it('two commands at the same moment make one game', async () => {
    const { club, ana, bo } = inTheRoom();
    const actor = club.actor(ana);
    const send = (id: string) =>
      club.clubs.change(
        club.id,
        {
          interaction: { id, token: 't', applicationId: '4', channel: '5', account: actor.account },
          now: club.now,
        },
        (work) => recordGame(work, actor, told(named(bo))),
      );
    const said = (await Promise.all([send('a'), send('b')])).flatMap(saidOf);
    expect(said.sort()).toEqual(['done', 'same-game']);
  });
});

describe('Act II.4.1: the opponent enters a result as well', () => {
  it('the same one confirms the game', () => {
    const people = inTheRoom();
    const { club, ana, bo } = people;
    enters(club, ana, bo);
    const agreed = club.at('12:45').does(bo, recordGame, told(named(ana), { score: 0 }));
    expect(agreed).toMatchObject({ value: { kind: 'game-confirmed', game: 1, counts: true } });
    expect(statuses(people)).toEqual(['counted']);
  });

  it('another one sends both to a Moderator, and neither counts at the close', async () => {
    const people = inTheRoom();
    const { club, ana, bo } = people;
    enters(club, ana, bo);
    enters(club, bo, ana);
    await close(people);
    expect([game(club, 1), game(club, 2)]).toMatchObject([
      { status: 'open', approval: ['contradicted'], contradicts: [2] },
      { status: 'open', approval: ['contradicted'], contradicts: [1] },
    ]);
    expect([club.score(ana), club.score(bo)]).toEqual([100, 100]);
  });

  it('a Moderator who approves one of them refuses the other', () => {
    const people = inTheRoom();
    const { club, mo, ana, bo } = people;
    enters(club, ana, bo);
    enters(club, bo, ana);
    expect(saidOf(club.does(mo, approveGame, { ...which(2), overseer: null }))).toEqual(['done']);
    expect(statuses(people)).toEqual(['refused', 'counted']);
    const told = club.announced.flatMap(({ notice }) =>
      notice.kind === 'game-action' ? [`${notice.action} ${notice.game}`] : [],
    );
    expect(told).toEqual(['approved 2', 'refused 1']);
    expect(club.score(bo)).toBe(120);
  });

  it('a Moderator who corrects one of them decides both', () => {
    const people = inTheRoom();
    const { club, mo, ana, bo } = people;
    enters(club, ana, bo);
    enters(club, bo, ana);
    club.does(mo, correctGame, { ...because(1), score: 0.5 });
    expect(statuses(people)).toEqual(['counted', 'refused']);
    expect(game(club, 1).score).toBe(0.5);
  });

  it.each([
    [false, ['refused', 'open']],
    [true, ['refused', 'refused']],
  ])('a Moderator may refuse one, or both (%s)', (both, after) => {
    const people = inTheRoom();
    const { club, mo, ana, bo } = people;
    enters(club, ana, bo);
    enters(club, bo, ana);
    club.does(mo, refuseGame, { ...because(1), both });
    expect(statuses(people)).toEqual(after);
  });

  it('the person who entered otherwise withdraws that before confirming the other entry', () => {
    const people = inTheRoom();
    const { club, ana, bo } = people;
    enters(club, ana, bo);
    enters(club, bo, ana);
    expect(saidOf(club.does(bo, confirmGame, which(1)))).toEqual(['contradicts-own']);
    club.does(bo, withdrawGame, which(2));
    expect(game(club, 1)).toMatchObject({ approval: [], contradicts: [] });
    expect(club.does(bo, confirmGame, which(1))).toMatchObject({ value: { counts: true } });
  });

  it('two quick games: the later one is said to be a second game, and each waits for its opponent', async () => {
    const people = inTheRoom();
    const { club, mo, ana, bo } = people;
    enters(club, ana, bo);
    enters(club, bo, ana);
    for (const other of [ana, mo])
      expect(saidOf(club.does(other, declareSecond, which(2)))).toEqual(['not-your-game']);
    expect(saidOf(club.does(bo, declareSecond, which(2)))).toEqual(['done']);
    expect(saidOf(club.does(bo, declareSecond, which(2)))).toEqual(['not-contradicted']);
    expect(club.does(bo, confirmGame, which(1))).toMatchObject({ value: { counts: true } });
    await close(people);
    expect(statuses(people)).toEqual(['counted', 'open']);
    expect(game(club, 2)).toMatchObject({ approval: ['again'], besides: [1], contradicts: [] });
  });

  it('what was confirmed before it waits for a Moderator again', () => {
    const { club, ana } = inTheRoom();
    const zoe = club.person('Zoe');
    enters(club, ana, zoe);
    club.does(zoe, confirmGame, which(1));
    enters(club, zoe, ana);
    club.write({ type: 'joined', person: zoe });
    expect(game(club, 1)).toMatchObject({ status: 'open', confirmed: false, approval: ['contradicted'] });
  });

  it('the same one again, once the first counts, is asked about', () => {
    const { club, ana, bo } = inTheRoom();
    club.does(bo, confirmGame, which(enters(club, ana, bo)));
    expect(asksAbout(club.does(bo, recordGame, told(named(ana), { score: 0 })))).toEqual([1]);
    expect(asksAbout(club.does(bo, recordGame, told(named(ana))))).toEqual([1]);
  });
});

describe('Act II.4.1: a Moderator enters it as well', () => {
  it('is asked, whatever the result, and counts as a second game on Confirm', () => {
    const people = inTheRoom();
    const { club, mo, ana, bo } = people;
    enters(club, ana, bo);
    for (const score of [1, 0] as const)
      expect(asksAbout(club.does(mo, recordGame, told(named(bo), { player: named(ana), score })))).toEqual([
        1,
      ]);
    plays(club, mo, ana, bo);
    expect(statuses(people)).toEqual(['open', 'counted']);
  });

  it('a player is asked about what a Moderator has entered', () => {
    const { club, mo, ana, bo } = inTheRoom();
    plays(club, mo, ana, bo);
    for (const [by, other, score] of [
      [ana, bo, 1],
      [bo, ana, 0],
      [bo, ana, 1],
    ] as const)
      expect(asksAbout(club.does(by, recordGame, told(named(other), { score })))).toEqual([1]);
  });

  it('Act I.5: one that is ended by its pieces is asked about too', () => {
    const { club, mo, ana, bo } = inTheRoom();
    enters(club, ana, bo);
    const cutOff = {
      ...{ white: named(ana), black: named(bo), fen: null, pgn: null },
      ...{ whiteCaptured: 'q', blackCaptured: null },
    };
    const asked = club.does(mo, adjudicateGame, cutOff);
    expect(asksAbout(asked)).toEqual([1]);
    const confirmed = { ...cutOff, second: { of: [1], askedAt: club.now } };
    expect(saidOf(club.does(mo, adjudicateGame, confirmed))).toEqual(['done']);
    expect(game(club, 2)).toMatchObject({ status: 'counted', besides: [1] });
  });
});

describe('Act II.4.1: entered again after it went off the board', () => {
  it.each(['refused', 'voided'] as const)('%s by a Moderator, it does not count unanswered', async (fate) => {
    const people = inTheRoom();
    const { club, mo, ana, bo } = people;
    const number = enters(club, ana, bo);
    if (fate === 'refused') club.does(mo, refuseGame, because(number));
    else {
      club.does(bo, confirmGame, which(number));
      club.does(mo, voidGame, because(number));
    }
    expect(saidOf(club.does(ana, recordGame, told(named(bo))))).toEqual(['done']);
    await close(people);
    expect(game(club, 2)).toMatchObject({ status: 'open', approval: ['again'] });
  });

  it('withdrawn, it may be entered as before', async () => {
    const people = inTheRoom();
    const { club, ana, bo } = people;
    club.does(ana, withdrawGame, which(enters(club, ana, bo)));
    expect(saidOf(club.does(ana, recordGame, told(named(bo))))).toEqual(['done']);
    await close(people);
    expect(statuses(people)).toEqual(['withdrawn', 'counted']);
  });
});

describe('Act II.4.1: entries from before these rules', () => {
  const record = (number: number, [player, opponent]: [number, number], { club }: People, score: 0 | 1 = 1) =>
    club.write(
      {
        ...{ type: 'game-recorded', game: number, player, opponent, score, colour: null },
        ...{ playedAt: club.now, date: '2026-11-20', online: false, ended: null, approval: [] },
      } as const,
      { by: player },
    );

  it('the same result five times, still open, counts once at the close', async () => {
    const people = inTheRoom();
    const { ana, bo } = people;
    for (const number of [1, 2, 3, 4, 5]) record(number, [ana, bo], people);
    await close(people);
    expect(statuses(people)).toEqual(['counted', 'open', 'open', 'open', 'open']);
  });

  it('two that contradict each other, still open, are one matter from the close on', async () => {
    const people = inTheRoom();
    const { club, mo, ana, bo } = people;
    record(1, [ana, bo], people);
    record(2, [bo, ana], people);
    await close(people);
    expect([game(club, 1).approval, game(club, 2).approval]).toEqual([['contradicted'], ['contradicted']]);
    club.does(mo, approveGame, { ...which(1), overseer: null });
    expect(statuses(people)).toEqual(['counted', 'refused']);
  });

  it('two that counted go on counting', () => {
    const people = inTheRoom();
    const { club, ana, bo } = people;
    record(1, [ana, bo], people);
    record(2, [ana, bo], people);
    club.write({ type: 'game-counted', game: 1 });
    club.write({ type: 'game-counted', game: 2 });
    expect(fold(club.view.entries).standings[ana]?.score).toBe(club.score(ana));
    expect(statuses(people)).toEqual(['counted', 'counted']);
  });
});

describe('Act II.4.1: games that are entered in other ways', () => {
  it('Act I.7.5: one with a chess clock is asked about where a player entered it', () => {
    const stage = new ClockStage().started();
    stage.club.at('12:45');
    stage.does(stage.mo, 'end');
    const first = enters(stage.club, stage.ana, stage.bo);
    expect(asksAbout(stage.enters(stage.mo, 'black'))).toEqual([first]);
    const confirmed = {
      clock: '1',
      result: 'black',
      second: { of: [first], askedAt: stage.club.now },
    };
    expect(saidOf(stage.club.does(stage.mo, enterClockGame, confirmed))).toEqual(['done']);
    expect(game(stage.club, first + 1).besides).toEqual([first]);
  });

  it('Act I.6: a rematch that was told of is no game of its own', async () => {
    const { club, mo, ana, bo } = afternoon();
    plays(club, mo, ana, bo);
    club.does(bo, objectGame, { game: '1' });
    await club.at('2026-11-27 12:30').settle();
    club.openSession(mo);
    club.at('12:45').does(mo, rematchGame, { game: '1', outcome: 'won', untimed: false });
    club.at('12:50');
    expect(asksAbout(club.does(bo, recordGame, told(named(ana))))).toEqual([1]);
    club.at('12:56');
    expect(saidOf(club.does(bo, recordGame, told(named(ana))))).toEqual(['done']);
  });

  it('Act I.6: the person who tells of a rematch is shown that it may be entered as a game of its own', async () => {
    const { club, mo, ana, bo } = afternoon();
    plays(club, mo, ana, bo);
    club.does(bo, objectGame, { game: '1' });
    await club.at('2026-11-27 12:30').settle();
    club.openSession(mo);
    club.at('12:45');
    enters(club, bo, ana);
    club.does(ana, confirmGame, which(2));
    const input = { game: '1', outcome: 'won', untimed: false } as const;
    const preview = previewRematch(club.view, club.actor(mo), input, club.at('12:46').now);
    expect(preview).toMatchObject({ value: { near: [2] } });
    if (preview.ok) expect(renderRematchQuestion(preview.value, club).content).toContain('game #2');
  });

  it('Act I.9: a game that they played online is none over the board', () => {
    const { club, ana, bo } = inTheRoom();
    club.write({
      ...{ type: 'game-recorded', game: 1, player: ana, opponent: bo, score: 1, colour: null },
      ...{ playedAt: club.now, date: '2026-11-20', online: true, ended: null, approval: [] },
    });
    club.write({ type: 'game-counted', game: 1 });
    expect(asksAbout(club.does(ana, recordGame, told(named(bo))))).toEqual([1]);
  });
});
