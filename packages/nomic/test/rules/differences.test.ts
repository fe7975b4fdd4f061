import { describe, expect, it } from 'vitest';
import { differences, differencesOf, textOf } from '../../src/index.ts';
import { changed, idOf, initial } from '../support/fixtures.ts';

describe('differences', () => {
  it('are told word by word', () => {
    const [before, after] = [
      textOf(['The first to reach 200 points wins.']),
      textOf(['The first to reach 150 points wins.']),
    ];
    expect(differences(before, after)).toEqual([
      { is: 'same', text: 'The first to reach ' },
      { is: 'removed', text: '200' },
      { is: 'added', text: '150' },
      { is: 'same', text: ' points wins.' },
    ]);
    expect(differences(before, before).map(({ is }) => is)).toEqual(['same']);
  });

  it('between rule sets are the rules that changed', () => {
    const enacted = changed(initial, { kind: 'enact', text: ['New.'] }).rules;
    const { rules } = changed(enacted, { kind: 'repeal', rule: idOf(initial, 205) }, 302);
    expect(
      differencesOf(initial, rules).map(({ before, after }) => [before?.number, after?.inEffect]),
    ).toEqual([
      [205, false],
      [undefined, true],
    ]);
    expect(differencesOf(initial, initial)).toEqual([]);
  });
});
