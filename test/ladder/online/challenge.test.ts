import { describe, expect, it } from 'vitest';
import { declineOnline } from '../../../src/ladder/online/challenge.ts';
import { voidOnline } from '../../../src/ladder/online/void-online.ts';
import { actsOf, saidOf } from '../../support/refusals.ts';
import { accepts, aMonday, begins, challenges, onlineGame } from './a-game.ts';

type Stage = ReturnType<typeof aMonday>;

describe('Act I.9: a challenge', () => {
  it.each<[string, (stage: Stage) => void, string[]]>([
    ['nothing is against', () => {}, []],
    ['the challenger is banned', ({ club, ana }) => club.ban(ana, '2026-11-27'), ['0.7']],
    ['the opponent is banned for ever', ({ club, bo }) => club.ban(bo, null), ['0.7']],
    ['the ban was over yesterday', ({ club, bo }) => club.ban(bo, '2026-11-22'), []],
    ['the challenger was removed', ({ club, ana }) => club.remove(ana), ['0.8']],
    [
      'both are banned, and the opponent was removed',
      ({ club, ana, bo }) => {
        club.ban(ana, null);
        club.ban(bo, null);
        club.remove(bo);
      },
      ['0.7', '0.7', '0.8'],
    ],
    ['others play', ({ club, cy, dee }) => void begins(club, cy, dee), ['I.9.1']],
    [
      'others play, and there is room for two',
      ({ club, cy, dee }) => {
        club.setFigures({ onlineGamesAtOnce: 2 });
        begins(club, cy, dee);
      },
      [],
    ],
    ['others have a challenge open', ({ club, cy, dee }) => void challenges(club, cy, dee), []],
    ['the challenger has one open', ({ club, ana, cy }) => void challenges(club, ana, cy), ['I.9.1']],
    ['the opponent has one open', ({ club, bo, cy }) => void challenges(club, bo, cy), []],
    [
      'the opponent plays, and has played enough for a day',
      ({ club, bo, cy }) => {
        club.setFigures({ onlineGamesAtOnce: 2 });
        begins(club, bo, cy);
      },
      ['I.9.1', 'I.9.2'],
    ],
    [
      'the opponent has to play with a clock',
      ({ club, bo }) => void club.write({ type: 'clock-required', person: bo, minutes: null }),
      ['II.11'],
    ],
  ])('when %s', (_, happens, acts) => {
    const stage = aMonday();
    happens(stage);
    const { club, ana, bo } = stage;
    const before = club.view.entries.length;
    for (const agrees of [false, true]) {
      const result = challenges(club, ana, bo, { agrees });
      if (acts.length > 0) expect(actsOf(result)).toEqual(acts);
      else expect(saidOf(result)).toEqual([agrees ? 'done' : 'consent-needed']);
    }
    if (acts.length > 0) expect(club.view.entries).toHaveLength(before);
  });

  it('Act 0.12: is for those on the Leaderboard, and not for bots or oneself', () => {
    const { club, ana } = aMonday();
    const zoe = club.person('Zoe');
    expect(actsOf(challenges(club, ana, zoe))).toEqual(['0.12']);
    expect(actsOf(challenges(club, zoe, ana))).toEqual(['0.12']);
    expect(saidOf(challenges(club, ana, ana))).toEqual(['against-oneself']);
  });

  it('Act II.11: of somebody who has to play with a clock has a time for each move', () => {
    const { club, ana, bo } = aMonday();
    club.write({ type: 'clock-required', person: ana, minutes: 5 });
    expect(saidOf(challenges(club, ana, bo))).toEqual(['clock-needed']);
    expect(saidOf(challenges(club, ana, bo, { minutes: 3 }))).toEqual(['done']);
  });

  it('is answered by the one who is challenged, or taken back by the challenger', () => {
    const { club, ana, bo, cy } = aMonday();
    const declines = (who: number, online: number) => club.does(who, declineOnline, { online: `${online}` });
    challenges(club, ana, bo);
    expect(saidOf(accepts(club, ana, 1))).toEqual(['not-challenged']);
    expect(saidOf(accepts(club, cy, 1))).toEqual(['not-challenged']);
    expect(saidOf(declines(cy, 1))).toEqual(['not-challenged']);
    expect(declines(bo, 1)).toMatchObject({ ok: true, value: { kind: 'online-declined', by: bo } });
    expect(saidOf(accepts(club, bo, 1))).toEqual(['challenge-over']);
    challenges(club, ana, bo);
    expect(declines(ana, 2)).toMatchObject({ ok: true, value: { by: ana } });
    expect(saidOf(declines(bo, 2))).toEqual(['challenge-over']);
    for (const nothing of ['3', '0', 'x', '', '-1', '1e0', '__proto__'])
      expect(club.does(bo, declineOnline, { online: nothing }).ok).toBe(false);
  });

  it.each([
    ['16:09:59', 'done', 'playing'],
    ['16:10:00', 'done', 'playing'],
    ['16:10:00.001', 'challenge-over', 'lapsed'],
    ['16:30:00', 'challenge-over', 'lapsed'],
  ])('may be taken up for ten minutes: at %s %s', async (time, said, status) => {
    const { club, ana, bo } = aMonday();
    challenges(club, ana, bo);
    club.at(time);
    await club.settle();
    expect(saidOf(accepts(club, bo, 1))).toEqual([said]);
    expect(onlineGame(club, 1).status).toBe(status);
    const lapsed = club.announced.filter(({ notice }) => notice.kind === 'online-lapsed');
    expect(lapsed).toHaveLength(status === 'lapsed' ? 1 : 0);
  });

  it.each<[string, (stage: Stage) => void, string[]]>([
    ['the challenger was banned', ({ club, ana }) => club.ban(ana, null), ['0.7']],
    ['the opponent was removed', ({ club, bo }) => club.remove(bo), ['0.8']],
    ['others began meanwhile', ({ club, cy, dee }) => void begins(club, cy, dee), ['I.9.1']],
    [
      'the challenger has to play with a clock by now',
      ({ club, ana }) => void club.write({ type: 'clock-required', person: ana, minutes: null }),
      ['II.11'],
    ],
  ])('is looked at again when it is taken up: %s', (_, happens, acts) => {
    const stage = aMonday();
    const { club, ana, bo } = stage;
    challenges(club, ana, bo);
    happens(stage);
    expect(actsOf(accepts(club, bo, 1, false))).toEqual(acts);
    expect(onlineGame(club, 1).status).toBe('challenged');
  });
});

describe('Act I.9.2: one game a day', () => {
  it.each([
    ['the same evening', '2026-11-23 23:58', '2026-11-23 23:59:59', false],
    ['after midnight', '2026-11-23 23:59:59', '2026-11-24 00:00', true],
    ['after midnight in summer, on the same day of UTC', '2026-07-01 23:59', '2026-07-02 00:30', true],
    ['before midnight in summer, on the next day of UTC', '2026-07-02 00:30', '2026-07-02 23:30', false],
    ['on the day the clocks go back', '2026-10-25 00:10', '2026-10-25 23:50', false],
  ])('by the local day on which it began: %s', (_, first, second, may) => {
    const { club, ana, bo, cy } = aMonday(first);
    const online = begins(club, ana, bo);
    club.write({ type: 'online-ended', online, how: 'resignation', score: 1, game: null });
    club.at(second);
    expect(actsOf(challenges(club, ana, cy))).toEqual(may ? [] : ['I.9.2']);
    expect(actsOf(challenges(club, cy, bo))).toEqual(may ? [] : ['I.9.2']);
  });

  it('Act I.9.10: a game that is void was not played', () => {
    const { club, ana, bo, cy } = aMonday();
    const chief = club.member('Morgan', { offices: ['chief'] });
    begins(club, ana, bo);
    expect(actsOf(challenges(club, ana, cy))).toEqual(['I.9.1', 'I.9.2']);
    club.does(chief, voidOnline, { game: 'online 1', reason: 'The connection broke' });
    expect(saidOf(challenges(club, ana, cy))).toEqual(['done']);
  });

  it('counts neither challenges nor games over the board', () => {
    const { club, ana, bo, cy } = aMonday();
    challenges(club, ana, bo);
    club.does(bo, declineOnline, { online: '1' });
    const game = { game: 1, player: ana, opponent: bo, score: 1, colour: null, ended: null } as const;
    const about = { playedAt: club.now, date: '2026-11-23', online: false, approval: [] };
    club.write({ type: 'game-recorded', ...game, ...about });
    club.write({ type: 'game-counted', game: 1 });
    expect(saidOf(challenges(club, ana, cy))).toEqual(['done']);
  });
});

describe('Act I.9.4: consent', () => {
  const consents = ({ club }: Stage) =>
    club.view.entries
      .filter(({ type }) => type === 'evidence-consented')
      .map(({ by, acts }) => [by, ...acts]);

  it('is recorded once for each, before their first game', () => {
    const stage = aMonday();
    const { club, ana, bo, cy } = stage;
    expect(actsOf(challenges(club, ana, bo, { agrees: false }))).toEqual(['I.9.4']);
    challenges(club, ana, bo);
    expect(consents(stage)).toEqual([[ana, 'I.9.4']]);
    expect(actsOf(accepts(club, bo, 1, false))).toEqual(['I.9.4']);
    accepts(club, bo, 1);
    expect(consents(stage)).toEqual([
      [ana, 'I.9.4'],
      [bo, 'I.9.4'],
    ]);
    club.write({ type: 'online-ended', online: 1, how: 'resignation', score: 1, game: null });
    club.at('2026-11-24 16:00');
    expect(saidOf(challenges(club, ana, bo, { agrees: false }))).toEqual(['done']);
    expect(saidOf(accepts(club, bo, 2, false))).toEqual(['done']);
    expect(consents(stage)).toHaveLength(2);
    expect(saidOf(challenges(club, cy, ana, { agrees: false }))).toEqual([
      'busy-online',
      'played-online-today',
    ]);
  });

  it('is asked again of somebody who had their data erased', () => {
    const { club, ana, bo } = aMonday();
    challenges(club, ana, bo);
    club.does(ana, declineOnline, { online: '1' });
    club.write({ type: 'erased', person: ana });
    expect(saidOf(challenges(club, ana, bo, { agrees: false }))).toEqual(['consent-needed']);
  });
});
