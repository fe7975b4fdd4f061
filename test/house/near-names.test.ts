import { describe, expect, it } from 'vitest';
import { nearNames } from '../../src/house/near-names.ts';
import { erasePerson } from '../../src/house/privacy/erase-person.ts';
import { aClub } from '../support/a-club.ts';

function club(...names: string[]) {
  const story = aClub({ now: '2026-11-20 12:30' });
  const numbers = names.map((name) => story.member(name));
  return { story, numbers, near: (text: string) => nearNames(story.view, text) };
}

describe('a name that nobody bears', () => {
  it.each([
    ['Anna', ['Ana', 'Hanna']],
    ['@anna', ['Ana', 'Hanna']],
    ['Hana', ['Ana', 'Hanna']],
    ['Jurgen', ['Jürgen']],
    ['Max', ['Maximilian Weber']],
    ['Webber', ['Maximilian Weber']],
    ['Hanna Schmidt', ['Hanna']],
    ['Zoe', []],
    ['A', []],
    ['', []],
    ['#99', []],
  ])('%s: the nearest are %j', (text, names) => {
    const { near } = club('Ana', 'Hanna', 'Jürgen', 'Maximilian Weber', 'Bo');
    expect(near(text)).toEqual(names);
  });

  it('brings up three others at most, the nearest first, and each once', () => {
    const { near } = club('Carla', 'Carl', 'Karla', 'Marla', 'Carlo', 'Carla');
    expect(near('Carls')).toEqual(['Carl', 'Carla', 'Carlo']);
  });

  it('Act 0.13: never brings up somebody whose data was erased', () => {
    const { story, numbers, near } = club('Ana', 'Hanna');
    story.does(numbers[0] ?? 0, erasePerson, { member: null });
    expect(near('Anna')).toEqual(['Hanna']);
    expect(near('Former member')).toEqual([]);
  });
});
