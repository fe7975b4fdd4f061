import { describe, expect, test } from 'vitest';
import { renderNotice } from '../../../src/discord/notices.ts';
import { renderOutcome } from '../../../src/discord/outcomes.ts';
import { toAnswer, toModal } from '../../../src/discord/reply.ts';
import { sceneOf } from '../../../src/discord/scene-of.ts';
import { renderFigureQuestion, renderTextQuestion } from '../../../src/house/words/amendment.ts';
import { differenceText } from '../../../src/house/words/difference.ts';
import { defaultFigures } from '../../../terms/figures.ts';
import { aClub } from '../../support/a-club.ts';

describe('what was changed in a text', () => {
  test.each([
    ['a b c', 'a x c', 'a ~~b~~ **x** c'],
    ['one two', 'one *two* three', 'one ~~two~~**\\*two\\* three**'],
    ['first line\nsecond', 'first line\nthird', 'first line\n~~second~~**third**'],
    ['a', 'a @everyone', '~~a~~**a @\u200Beveryone**'],
  ])('“%s” to “%s”', (before, after, shown) => {
    expect(differenceText(before, after, 1_000)).toEqual({ text: shown, whole: true });
  });

  test('no more than there is room for is shown, and that something is missing', () => {
    const { text, whole } = differenceText('*'.repeat(4_000), '_'.repeat(4_000), 3_500);
    expect(whole).toBe(false);
    expect(text.length).toBeLessThanOrEqual(3_510);
    expect(text).toMatch(/…$/);
  });
});

describe('Act IV.1: asked before it is published', () => {
  test('a text that does not fit is in a file beside the question', () => {
    const text = '*a '.repeat(1_300);
    const { files, embeds } = renderTextQuestion({ version: '2.5', act: 'II.3', text }, 'Before.');
    expect(files?.map(({ name, bytes }) => [name, Buffer.from(bytes).toString()])).toEqual([
      ['act-II.3.txt', text],
    ]);
    expect(embeds?.[0]?.description?.length).toBeLessThan(4_096);
    expect(
      renderTextQuestion({ version: '2.5', act: 'II.3', text: 'After.' }, 'Before.').files,
    ).toBeUndefined();
  });

  test('Act IV.2: a figure is shown as it is and as it would be', () => {
    const { content } = renderFigureQuestion(
      { version: '2.5', figures: { onlineShare: 0.25 } },
      defaultFigures,
    );
    expect(content).toContain('Share of the K-factor in an online game (Act I.9.3): 50% → **25%**');
    expect(content).toContain('not to anything before');
    expect(content).toContain('A session that is open now goes by the new figure at once.');
  });

  test('a form begins with the text that there is, in the length that Discord takes', () => {
    const field = { id: 'text', label: 'Text', long: true, maxLength: 4_000, value: 'x'.repeat(5_000) };
    const [label] = toModal({ id: 'm', title: 'Text', fields: [field] }).components;
    expect(label).toMatchObject({ component: { value: `${'x'.repeat(3_999)}…`, max_length: 4_000 } });
  });
});

describe('what is told', () => {
  const club = aClub({ now: '2026-11-21 10:00' });
  const chief = club.person('Morgan', { offices: ['chief'] });
  const ana = club.member('*Ana*');
  const words = `@everyone ${'_'.repeat(3_900)}`;
  club.write({ type: 'suggested', suggestion: 1, act: 'II.3' }, { by: ana, texts: { suggestion: words } });
  club.write({ type: 'suggestion-answered', suggestion: 1, accepted: false }, { by: chief });
  const published = { type: 'terms-published', version: '2.5', act: 'II.3', figures: null } as const;
  const first = club.write(published, { by: chief, texts: { act: 'First.' } });
  const second = club.write({ ...published, version: '2.6' }, { by: chief, texts: { act: 'Second.' } });
  const scene = () => sceneOf(club, club.id, club.now);

  test('Act IV.3: everybody what changed from the text before', async () => {
    const notice = await renderNotice({ kind: 'terms-published', publication: second }, await scene());
    expect(notice.audience).toBe('club');
    expect(notice.content).toContain('**Version 2.6 of the Terms** is now in force, by decision of Morgan');
    expect(notice.embeds?.[0]?.description).toBe('~~First.~~**Second.**');
    const earlier = await renderNotice({ kind: 'terms-published', publication: first }, await scene());
    expect(earlier.embeds?.[0]?.description).toContain('**First.**');
  });

  test('Act IV.5: the Chief Justice the words, in the length that Discord takes, and how to answer', async () => {
    const notice = await renderNotice({ kind: 'suggested', suggestion: 1 }, await scene());
    expect(notice.content).toContain('\\*Ana\\* suggests a change to the Terms.');
    expect(notice.content).toContain('/chief terms suggestion:1 accept:');
    const [embed] = toAnswer(notice).embeds ?? [];
    expect(embed).toMatchObject({ title: 'Suggestion 1: a text for Act II.3' });
    expect(JSON.stringify(embed)).not.toContain('@everyone');
    expect(embed && 'description' in embed ? embed.description?.length : 0).toBeLessThanOrEqual(4_096);
  });

  test('Act IV.4: the person who made a suggestion the answer, and everybody too', async () => {
    const notice = await renderNotice(
      { kind: 'suggestion-answered', suggestion: 1, person: ana },
      await scene(),
    );
    expect(notice).toMatchObject({ audience: 'asker', pings: [expect.any(String)] });
    expect(notice.content).toContain('declined suggestion 1 by \\*Ana\\*');
    const outcome = await renderOutcome({ kind: 'suggestion-answered', suggestion: 1 }, await scene());
    expect(outcome).toMatchObject({ audience: 'club', content: notice.content });
    const taken = await renderOutcome({ kind: 'suggestion-taken', suggestion: 1 }, await scene());
    expect(taken.audience).toBe('club');
  });

  test('words that were erased are not there', async () => {
    club.write({ type: 'suggested', suggestion: 2, act: null }, { by: ana });
    const notice = await renderNotice({ kind: 'suggested', suggestion: 2 }, await scene());
    expect(notice.embeds?.[0]).toMatchObject({ title: 'Suggestion 2', description: '*erased*' });
  });
});
