import { describe, expect, it } from 'vitest';
import { toMessage } from '../../../src/discord/reply.ts';
import { renderRound } from '../../../src/ladder/words/round.ts';
import { aClub } from '../../support/a-club.ts';
import { aRound } from '../../support/a-round.ts';

const club = aClub({ now: '2026-11-20 13:11' });
const ana = club.member('Ana');
const bo = club.member('*Bo* @everyone');

const textsOf = (about: Parameters<typeof aRound>[1]) => {
  const { content = '', embeds = [] } = renderRound(aRound('2026-11-20', about), club.view);
  return [content, ...embeds.map(({ description = '' }) => description)];
};

const row = { score: 120, change: 20 };

describe('the weekly round in words', () => {
  it('of a quiet week has the close and the next session alone', () => {
    expect(textsOf({})).toEqual([
      'The session of Friday 20 November 2026 is closed.\nNo games counted this time. See you at the next one!',
      expect.stringMatching(/^The next session is Friday 27 November 2026.*room/),
    ]);
  });

  it('has the games, the top of the board, and who rose and fell', () => {
    const board = [
      { ...row, person: ana, rank: 1, rankBefore: 2 },
      { person: bo, rank: 2, rankBefore: 1, score: 100, change: -3 },
    ];
    const [content = '', places = ''] = textsOf({ games: [4], counted: [4], board, warned: 1 });
    expect(content.split('\n').slice(1)).toEqual([
      'One game counts: #4.',
      'Counted without an answer, because the opponent was there: #4.',
    ]);
    expect(places.split('\n')).toEqual([
      '1\\. **Ana** (+20): 120',
      '2\\. **\\*Bo\\* @\u200Beveryone** (−3): 100',
      'Moved up: Ana 2 → 1.',
      'Moved down: \\*Bo\\* @\u200Beveryone 1 → 2.',
      'One Member was told that the next session may cost points.',
    ]);
  });

  it('names all who share a place, and nobody who moved by no points of their own', () => {
    const tied = [
      { person: ana, rank: 1, rankBefore: 4, score: 105, change: 5 },
      { person: bo, rank: 1, rankBefore: 1, score: 105, change: 0 },
      ...Array.from({ length: 6 }, (_, n) => ({
        ...{ person: ana, rank: 3, rankBefore: n === 0 ? 7 : 2, score: 100, change: 0 },
      })),
    ];
    const [, places = ''] = textsOf({ games: [4], board: tied });
    expect(places.split('\n')).toEqual([
      '1\\. **Ana** (+5) and **\\*Bo\\* @\u200Beveryone**: 105',
      '3\\. **Ana**, **Ana**, **Ana**, **Ana**, **Ana** and **Ana**: 100',
      'Moved up: Ana 4 → 1.',
    ]);
  });

  it.each([
    [[], undefined],
    [[{ date: '2026-11-13', cancelled: false }], 'There was no session on 13 Nov.'],
    [
      [
        { date: '2026-11-06', cancelled: true },
        { date: '2026-11-13', cancelled: false },
      ],
      'There was no session on 6 Nov (cancelled) and 13 Nov.',
    ],
    [
      Array.from({ length: 5 }, () => ({ date: '2026-11-13', cancelled: false })),
      'It was the first session after five weeks without one.',
    ],
  ])('tells of weeks without a session: %j', (missed, words) => {
    const [content = ''] = textsOf({ games: [4], missed });
    expect(content.split('\n').slice(1, -1)).toEqual(words === undefined ? [] : [words]);
  });

  it('pings nobody, and says of whom it tells only what everybody may know', () => {
    const reply = renderRound(
      aRound('2026-11-20', {
        requests: 2,
        monitors: [ana],
        undeclared: [{ penalty: 7, declareBy: club.now }],
      }),
      club.view,
    );
    expect(reply.pings).toBeUndefined();
    const lines = reply.embeds?.at(-1)?.description?.split('\n') ?? [];
    expect(lines).toEqual([
      'Monitors to lift or restate: Ana.',
      expect.stringMatching(/^Penalties to announce: #7 by /),
      'Two Members wait to be taken off the Leaderboard.',
      expect.stringContaining('The next session is'),
    ]);
  });

  it('cuts long lists, and says how many more there are', () => {
    const board = Array.from({ length: 40 }, (_, n) => ({
      ...row,
      person: ana,
      rank: n + 1,
      rankBefore: 50,
    }));
    const games = Array.from({ length: 24 }, (_, n) => n + 1);
    const [content = '', places = ''] = textsOf({ board, games });
    expect(content).toContain('#12 and 12 more.');
    expect(places).toMatch(/→ 12 and 28 more\.$/);
    expect(places).not.toContain('6\\.');
  });

  it('stays within what Discord takes, however long the names', () => {
    const long = aClub({ now: '2026-11-20 13:11' });
    const people = Array.from({ length: 60 }, (_, n) => long.member(`${'*'.repeat(30)}${n}`));
    const reply = renderRound(
      aRound('2026-11-20', {
        board: people.map((person, n) => ({ ...row, person, rank: n + 1, rankBefore: n % 2 === 0 ? 70 : 1 })),
        games: people,
        counted: people,
        lapsed: people,
        referred: people,
        monitors: people,
        rematches: people,
        undeclared: people.map((penalty) => ({ penalty, declareBy: long.now })),
      }),
      long.view,
    );
    const { content = '', embeds = [] } = toMessage(reply);
    expect(content.length).toBeLessThan(1_900);
    expect(embeds).toHaveLength(2);
    expect(reply.embeds?.every(({ description = '' }) => description.length <= 4_096)).toBe(true);
  });
});
