import { describe, expect, it } from 'vitest';
import { answerSuggestion } from '../../../src/house/amendment/answer-suggestion.ts';
import { publishText } from '../../../src/house/amendment/publish.ts';
import { suggest } from '../../../src/house/amendment/suggest.ts';
import { openSuggestions } from '../../../src/house/book/amendment.ts';
import { erasePerson } from '../../../src/house/privacy/erase-person.ts';
import { aClub, type Story } from '../../support/a-club.ts';
import { actsOf, saidOf } from '../../support/refusals.ts';

function court() {
  const club = aClub({ now: '2026-11-21 10:00' });
  const chief = club.person('Morgan', { offices: ['chief'] });
  const ana = club.member('Ana');
  const mo = club.moderator('Mo');
  return { club, chief, ana, mo };
}

const idea = (text = 'Longer sessions.', act: string | null = null) => ({ text, act });
const open = ({ view }: Story) => openSuggestions(view.state).map(({ number }) => number);
const text = ({ clubs, id, view }: Story, number: number) =>
  clubs.text(id, view.state.suggestions[number]?.seq ?? 0, 'suggestion');

describe('Act IV.4: anybody suggests a change of the Terms', () => {
  it('is kept with a number, and the Chief Justice is told', async () => {
    const { club, chief, ana } = court();
    expect(club.does(ana, suggest, idea())).toMatchObject({
      value: { kind: 'suggestion-taken', suggestion: 1 },
    });
    expect(club.does(club.stranger('zoe'), suggest, idea('Biscuits.'))).toMatchObject({
      value: { suggestion: 2 },
    });
    expect(open(club)).toEqual([1, 2]);
    expect(await text(club, 2)).toBe('Biscuits.');
    expect(club.announced.at(-1)).toEqual({
      notice: { kind: 'suggested', suggestion: 2 },
      target: { to: 'person', person: chief },
    });
  });

  it('is kept where there is no Chief Justice to tell', () => {
    const club = aClub({ now: '2026-11-21 10:00' });
    expect(saidOf(club.does(club.member('Ana'), suggest, idea()))).toEqual(['done']);
    expect(club.announced).toEqual([]);
  });

  it('five of one person wait at most; another may be made once one is answered', () => {
    const { club, chief, ana, mo } = court();
    for (let made = 1; made <= 5; made++) expect(saidOf(club.does(ana, suggest, idea()))).toEqual(['done']);
    const sixth = club.does(ana, suggest, idea());
    expect([saidOf(sixth), actsOf(sixth)]).toEqual([['too-many-suggestions'], ['IV.4']]);
    expect(saidOf(club.does(mo, suggest, idea()))).toEqual(['done']);
    club.does(chief, answerSuggestion, { suggestion: '3', accepted: false });
    expect(saidOf(club.does(ana, suggest, idea()))).toEqual(['done']);
  });

  it('five strangers are not one person', () => {
    const { club } = court();
    for (const name of ['a', 'b', 'c', 'd', 'e', 'f'])
      expect(saidOf(club.does(club.stranger(name), suggest, idea()))).toEqual(['done']);
  });

  it.each([
    ['', 'empty'],
    ['\u200B', 'empty'],
    ['x'.repeat(1_000), 'done'],
    ['x'.repeat(1_001), 'too-long'],
  ])('words', (words, said) => {
    const { club, ana } = court();
    expect(saidOf(club.does(ana, suggest, idea(words)))).toEqual([said]);
  });

  it('is erased with the words of the person who made it', async () => {
    const { club, ana } = court();
    club.does(ana, suggest, idea());
    club.does(ana, erasePerson, { member: null });
    expect(await text(club, 1)).toBeNull();
    expect(open(club)).toEqual([1]);
  });
});

describe('Act IV.5: officers hand in a finished text', () => {
  it('is a proposal for that Act, of at most 4,000 characters', () => {
    const { club, mo } = court();
    expect(saidOf(club.does(mo, suggest, idea('x'.repeat(4_000), 'ii.3')))).toEqual(['done']);
    expect(club.view.state.suggestions[1]).toMatchObject({ act: 'II.3', by: mo });
    expect(club.view.entries.at(-1)?.acts).toEqual(['IV.5']);
    expect(saidOf(club.does(mo, suggest, idea('x'.repeat(4_001), 'II.3')))).toEqual(['too-long']);
    expect(saidOf(club.does(mo, suggest, idea('x', '0.99')))).toEqual(['no-such-act']);
  });

  it('is refused to a Member without an office', () => {
    const { club, ana } = court();
    const refusal = club.does(ana, suggest, idea('Text.', 'II.3'));
    expect([saidOf(refusal), actsOf(refusal)]).toEqual([['may-not-propose'], ['IV.5']]);
  });
});

describe('the Chief Justice accepts or declines', () => {
  it.each([true, false])('once (accepted: %s), and the person who made it is told', (accepted) => {
    const { club, chief, ana } = court();
    club.does(ana, suggest, idea());
    expect(saidOf(club.does(chief, answerSuggestion, { suggestion: ' #1 ', accepted }))).toEqual(['done']);
    expect(club.view.state.suggestions[1]?.accepted).toBe(accepted);
    expect(club.announced.at(-1)).toEqual({
      notice: { kind: 'suggestion-answered', suggestion: 1, person: ana },
      target: { to: 'person', person: ana },
    });
    const again = club.does(chief, answerSuggestion, { suggestion: '1', accepted: !accepted });
    expect([saidOf(again), actsOf(again)]).toEqual([['suggestion-answered'], ['IV.4']]);
  });

  it.each(['0', '2', '', 'one', '-1', '1e0'])('there is no suggestion “%s”', (suggestion) => {
    const { club, chief, ana } = court();
    club.does(ana, suggest, idea());
    expect(saidOf(club.does(chief, answerSuggestion, { suggestion, accepted: true }))).toEqual([
      'no-such-suggestion',
    ]);
  });

  it('and nobody else does', () => {
    const { club, ana, mo } = court();
    club.does(ana, suggest, idea());
    for (const who of [ana, mo])
      expect(saidOf(club.does(who, answerSuggestion, { suggestion: '1', accepted: true }))).toEqual([
        'needs-office',
      ]);
  });

  it('Act IV.5: publishing a proposal accepts it, both or neither', () => {
    const { club, chief, mo } = court();
    club.does(mo, suggest, idea('Ours.', 'II.3'));
    const wish = {
      act: 'II.3',
      text: 'Ours.',
      present: 'Theirs.',
      version: null,
      follows: null,
      suggestion: '1',
    };
    expect(saidOf(club.does(mo, publishText, wish))).toEqual(['needs-office']);
    expect(saidOf(club.does(chief, publishText, { ...wish, present: 'Ours.' }))).toEqual([
      'nothing-to-change',
    ]);
    expect(open(club)).toEqual([1]);
    expect(saidOf(club.does(chief, publishText, wish))).toEqual(['done']);
    expect(open(club)).toEqual([]);
    expect(club.view.entries.slice(-2).map(({ type }) => type)).toEqual([
      'terms-published',
      'suggestion-answered',
    ]);
    const before = club.view.entries.length;
    const again = { ...wish, text: 'Ours again.' };
    expect(saidOf(club.does(chief, publishText, again))).toEqual(['suggestion-answered']);
    expect(club.view.entries).toHaveLength(before);
  });
});
