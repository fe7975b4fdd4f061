import { describe, expect, it } from 'vitest';
import { missing, type Post, seenAgain } from '../../../src/appeals/hearing-room/hearings.ts';
import { transcriptOf } from '../../../src/appeals/hearing-room/transcript.ts';
import { movement } from '../../../src/discord/let-in.ts';
import { aClub } from '../../support/a-club.ts';

const post: Post = {
  ...{ message: '1', thread: '9', case: 1, author: 1, own: false, at: 0, text: 'I was there.', files: [] },
  ...{ editedAt: null, before: null, deletedAt: null },
};
const edited = (editedAt: number, text: string): Post => ({ ...post, editedAt, text });

describe('a post that is seen again', () => {
  it.each<[what: string, known: Post | null, seen: Post, kept: Post | null]>([
    ['for the first time', null, post, post],
    ['as it was', post, post, null],
    ['changed', post, edited(5, 'I was not.'), { ...edited(5, 'I was not.'), before: 'I was there.' }],
    [
      'changed twice keeps what it said at first',
      { ...edited(5, 'I was not.'), before: 'I was there.' },
      edited(7, 'Perhaps.'),
      { ...edited(7, 'Perhaps.'), before: 'I was there.' },
    ],
    ['as it was before a change that is known', edited(7, 'Perhaps.'), edited(5, 'I was not.'), null],
    ['after it was deleted', { ...post, deletedAt: 6 }, edited(5, 'I was not.'), null],
    ['after it was erased', { ...post, text: null, author: null }, edited(5, 'I was not.'), null],
  ])('%s', (_, known, seen, kept) => {
    expect(seenAgain(known, seen)).toEqual(kept);
  });

  it('is missed once, when it is not there any more', () => {
    const struck = { ...post, message: '2', deletedAt: 3 };
    const there = { ...post, message: '3' };
    expect(missing([post, struck, there], new Set(['3']), 8)).toEqual([{ ...post, deletedAt: 8 }]);
  });
});

describe('who goes in and out of a thread', () => {
  it.each<
    [what: string, wanted: string[], accounts: string[], inside: string[], comeIn: string[], leave: string[]]
  >([
    ['at first', ['1', '2'], [], [], ['1', '2'], []],
    ['after the bot was started anew: everybody once more', ['1', '2'], ['1', '2'], [], ['1', '2'], []],
    ['when all are there', ['1', '2'], ['1', '2'], ['1', '2'], [], []],
    ['when one is replaced', ['1', '3'], ['1', '2'], ['1', '2'], ['3'], ['2']],
    ['nobody whom the bot did not let in is put out', ['1'], ['1'], ['1', '8'], [], []],
  ])('%s', (_, wanted, accounts, inside, comeIn, leave) => {
    expect(movement(wanted, { accounts }, new Set(inside))).toEqual({ comeIn, leave });
  });
});

describe('a transcript', () => {
  const club = aClub({ now: '2026-11-20 12:10' });
  club.person('Ana *the* <b>great</b>');
  const known = { year: 2026, ordinal: 1, petitioner: 1, respondent: null };

  it('shows hostile words as they were typed, and lets nothing in them format or turn the line about', () => {
    const said = [
      {
        ...post,
        at: club.now,
        text: '# Verdict\n</code><script>\n@everyone \u202Eevil',
        files: ['a](b).md'],
      },
    ];
    const words = transcriptOf(club.view, known, said);
    expect(words).toContain('**Ana \\*the\\* \\<b\\>great\\</b\\>**');
    expect(words).toContain('    # Verdict\n    </code><script>\n    @everyone  evil');
    expect(words).toContain('(file: a\\](b).md)');
    expect(words).not.toContain('\u202E');
  });

  it('names nobody who is unknown or whose words were erased', () => {
    const said = [
      { ...post, author: null },
      { ...post, author: null, text: null },
      { ...post, author: null, own: true },
    ];
    const words = transcriptOf(club.view, known, said);
    expect(words.match(/\*\*.*\*\*/g)).toEqual([
      '**Somebody whom the club does not know**',
      '**A former member**',
      '**The Court’s clerk (Rook \\& Gavel)**',
    ]);
  });
});
