import { describe, expect, test } from 'vitest';
import { choicesOf, completeActs, completeGames } from '../../src/discord/complete.ts';
import { defaultFigures } from '../../terms/figures.ts';
import type { Story } from '../support/a-club.ts';
import { aClub } from '../support/a-club.ts';

const now = '2026-11-20 12:40';

function record(club: Story, game: number, player: number, opponent: number): void {
  club.write({
    type: 'game-recorded',
    game,
    player,
    opponent,
    score: 1,
    colour: null,
    playedAt: club.now,
    date: '2026-11-20',
    online: false,
    ended: null,
    approval: [],
  });
}

describe('choices keep Discord’s limits', () => {
  test('at most 25', () => {
    const many = Array.from({ length: 40 }, (_, at) => ({ name: `n${at}`, value: `v${at}` }));
    expect(choicesOf(many)).toEqual(many.slice(0, 25));
  });

  test('at most 100 characters each, and never an empty label', () => {
    const [long, empty] = choicesOf([
      { name: 'x'.repeat(500), value: 'y' },
      { name: '\u202E', value: '#3' },
    ]);
    expect(long?.name).toHaveLength(100);
    expect(empty?.name).toBe('#3');
  });
});

describe('Acts', () => {
  test('by number', () => expect(completeActs('0.6', defaultFigures)[0]?.value).toBe('0.6'));
  test('all, 25 of them', () => expect(completeActs('', defaultFigures)).toHaveLength(25));
  test('none', () => expect(completeActs('no such words', defaultFigures)).toEqual([]));
});

describe('games', () => {
  const club = aClub({ now });
  const ana = club.member('Ana');
  const bo = club.member('Bo');
  const guest = club.person('Guest');
  record(club, 1, ana, bo);
  record(club, 2, bo, guest);
  record(club, 3, bo, ana);
  club.write({ type: 'game-counted', game: 1 });
  const valuesFor = (
    ...about: Parameters<typeof completeGames> extends [unknown, ...infer Rest] ? Rest : never
  ) => completeGames(club.view, ...about).map(({ value }) => value);

  test('each says who, what, when and how it stands, the latest first', () => {
    expect(completeGames(club.view, '')).toEqual([
      { name: '#3 Bo – Ana, Bo won, 20 Nov, waiting', value: '3' },
      { name: '#2 Bo – Guest, Bo won, 20 Nov, waiting', value: '2' },
      { name: '#1 Ana – Bo, Ana won, 20 Nov, counted', value: '1' },
    ]);
  });

  test('by number or name', () => {
    expect(valuesFor('1')).toEqual(['1']);
    expect(valuesFor('ana')).toEqual(['3', '1']);
    expect(valuesFor('nobody')).toEqual([]);
  });

  test('the likely ones come first, and only those asked for at all', () => {
    expect(valuesFor('', { likely: ({ number }) => number === 1 })).toEqual(['1', '3', '2']);
    expect(valuesFor('', { among: ({ status }) => status === 'open' })).toEqual(['3', '2']);
  });

  test('of very many no more are looked at than are shown, and none that is not asked for', () => {
    const many = aClub({ now });
    const [one, other] = [many.member('Ana'), many.member('Bo')];
    for (let game = 1; game <= 200; game++) record(many, game, one, other);
    const looked: number[] = [];
    const likely = ({ number }: { number: number }) => {
      looked.push(number);
      return true;
    };
    const among = ({ number }: { number: number }) => number % 2 === 0;
    expect(completeGames(many.view, '', { among, likely })).toHaveLength(25);
    expect(looked).toEqual(Array.from({ length: 25 }, (_, n) => 200 - 2 * n));
    expect(completeGames(many.view, '4', { among, likely })[0]?.value).toBe('4');
  });
});
