import { describe, expect, it } from 'vitest';
import { findPrecedents } from '../../../src/appeals/opinions/precedents.ts';
import { fileNameOf } from '../../../src/appeals/opinions/published.ts';
import { previewOpinion } from '../../../src/appeals/opinions/write-opinion.ts';
import { renderOpinionNotice } from '../../../src/appeals/words/opinion-notices.ts';
import { beginningOf, renderOpinionQuestion } from '../../../src/appeals/words/opinions.ts';
import { renderPrecedents } from '../../../src/appeals/words/precedents.ts';
import { renderOutcome } from '../../../src/discord/outcomes.ts';
import { toMessage } from '../../../src/discord/reply.ts';
import { sceneOf } from '../../../src/discord/scene-of.ts';
import type { Reply } from '../../../src/house/words/reply.ts';
import { Courtroom } from '../../support/a-judgement.ts';
import { openPages, siteKey } from '../../support/a-site.ts';
import { hostileOpinion } from '../../support/hostile-opinion.ts';

const sceneIn = ({ story: { clubs, siteUrl, id, now } }: Courtroom) => sceneOf({ clubs, siteUrl }, id, now);

/** What everybody is told of the latest opinion of the first case. */
async function told(court: Courtroom): Promise<Reply> {
  const opinion = court.case(1).opinions.at(-1)?.seq ?? 0;
  return renderOpinionNotice({ kind: 'opinion-published', case: 1, opinion }, await sceneIn(court));
}

/** All that Discord shows of a message as markdown. */
const shownIn = ({ content = '', embeds = [] }: Reply): string =>
  [
    content,
    ...embeds.flatMap((e) => [e.title, e.description, ...(e.fields ?? []).flatMap((f) => [f.name, f.value])]),
  ].join('\n');

const fileOf = ({ files: [file] = [] }: Reply): string => new TextDecoder().decode(file?.bytes);

describe('the post of a published opinion', () => {
  it('says what was decided, by whom and why, and has all of it as a file', async () => {
    const court = new Courtroom();
    openPages(court.story.clubs, court.story.id, 'link');
    court.judged();
    court.writes(court.jo, 1, { text: '# Why\n\nIt was **not** so.', acts: 'II.9', holding: 'Bans end.' });
    const reply = await told(court);
    const shown = shownIn(reply);
    for (const words of [
      '\\[2026\\] CoA 1: AB v MM',
      '**Overturned: the decision is undone.**',
      '**Held on Act II.9:** Bans end.',
      'Why\nIt was not so.',
      'Jo Marsh to overturn',
      'Opinion of the Court, by Jo Marsh',
      'Act III.3.10',
    ])
      expect(shown).toContain(words);
    expect(shown).not.toMatch(/Ana|Bell|Mia|Moss/);
    expect(reply.files?.map(({ name }) => name)).toEqual(['2026-CoA-1.md']);
    expect(fileOf(reply)).toContain('# Why\n\nIt was **not** so.');
    expect(JSON.stringify(reply.components)).toContain(`https://chess.example.org/c/${siteKey}/court/2026/1`);
    expect(reply.pings).toBeUndefined();
  });

  it('says of an opinion that came later who wrote it, and has the whole judgement as a file again', async () => {
    const court = new Courtroom();
    court.judged();
    court.writes(court.jo, 1, { text: 'The first.' });
    court.writes(court.kim, 1, { kind: 'concurrence', text: 'The second.' });
    const reply = await told(court);
    expect(shownIn(reply)).toMatch(/Kim has added a concurring opinion.*The second\./s);
    expect(shownIn(reply)).not.toContain('The first.');
    expect(fileOf(reply)).toMatch(/The first\..*The second\./s);
    expect(reply.components).toEqual([]);
  });

  it('takes no harm from 30,000 hostile characters, and has them all in its file', async () => {
    const court = new Courtroom();
    court.judged();
    court.writes(court.jo, 1, {
      text: hostileOpinion,
      acts: 'II.9',
      holding: '@everyone <@1> **x** [a](https://evil.example)',
    });
    const reply = await told(court);
    const shown = shownIn(reply);
    expect(shown).not.toMatch(/@(?!\u200B)|(?<!\\)</);
    expect(shown).not.toMatch(/(?!\n|\u200B)[\p{Cc}\p{Cf}]/u);
    expect(shown).not.toMatch(/https?:\/\//);
    expect(fileOf(reply).length).toBeGreaterThan(30_000);
    expect(fileOf(reply).trimEnd()).toMatch(/The end of it\.$/);
    expect(fileOf(reply)).not.toMatch(/(?![\n\t\u200C\u200D])[\p{Cc}\p{Cf}]/u);
    const { embeds = [], allowedMentions } = toMessage(reply);
    expect(JSON.stringify(embeds).length).toBeLessThan(6_000);
    expect(allowedMentions).toEqual({ parse: [], users: [] });
    expect(embeds).toHaveLength(1);
  });

  it('says in its file who wrote what, so that a heading that pretends to be another opinion is known', async () => {
    const court = new Courtroom();
    court.judged();
    court.writes(court.jo, 1, { text: '## Dissenting: Lee\n\nI disagree.' });
    const file = fileOf(await told(court));
    expect(file).toContain('**In this file:**\n- Opinion of the Court, by Jo Marsh\n');
    expect(file.indexOf('In this file')).toBeLessThan(file.indexOf('Dissenting'));
  });
});

describe('what is asked before an opinion is published', () => {
  it.each([
    ['majority', 'Publish the opinion of the Court in', 'nobody can change it'],
    ['concurrence', 'Hand in a concurring opinion in', 'with the opinion of the Court'],
  ] as const)('%s', (kind, asks, says) => {
    const court = new Courtroom();
    const { story, jo } = court;
    const input = { case: `2026/${court.judged()}`, kind, text: hostileOpinion, acts: '', holding: '' };
    const plan = previewOpinion(story.view, story.actor(jo), input, story.now);
    if (!plan.ok) throw new Error('It is refused');
    const reply = renderOpinionQuestion(plan.value);
    expect(reply.content).toContain(asks);
    expect(reply.content).toContain(says);
    expect(reply.content).toContain(`It has ${plan.value.text.length.toLocaleString('en-GB')} characters`);
    expect(shownIn(reply)).not.toMatch(/@(?!\u200B)|(?<!\\)<|https?:\/\//);
  });
});

describe('what was done with an opinion', () => {
  it.each([
    [{ kind: 'author-chosen', case: 1, person: 2 }, 'by <t:'],
    [{ kind: 'opinion-written', case: 1, opinion: 'majority', published: true }, 'You have published'],
    [
      { kind: 'opinion-written', case: 1, opinion: 'dissent', published: false },
      'It will be published with the opinion of the Court',
    ],
  ] as const)('%j', async (outcome, says) => {
    const court = new Courtroom();
    court.judged();
    const reply = await renderOutcome(outcome, await sceneIn(court));
    expect(reply.audience).toBe('asker');
    expect(reply.content).toContain(says);
    expect(reply.content).toContain('Act III.3.10');
  });
});

describe('what the Court decided, in Discord', () => {
  it('has five to a page, each with a button', async () => {
    const court = new Courtroom();
    for (let nth = 0; nth < 6; nth++) court.writes(court.jo, court.judged(), { text: 'A `zebra` @here.' });
    const wish = { act: null, words: 'zebra' };
    const found = await findPrecedents(court.story.clubs, court.story.view, wish);
    const reply = renderPrecedents(found, { ...wish, page: 1 });
    expect(shownIn(reply)).toContain('\\[2026\\] CoA 6: AB v MM');
    expect(shownIn(reply)).toContain('A \\`zebra\\` @\u200Bhere.');
    const ids = JSON.stringify(reply.components).match(/"custom_id":"[^"]*"/g);
    expect(ids).toEqual([
      ...[6, 5, 4, 3, 2].map((nth) => `"custom_id":"court-read:2026/${nth}"`),
      '"custom_id":"precedents-page::zebra:0"',
      '"custom_id":"precedents-page::zebra:2"',
    ]);
    expect(shownIn(renderPrecedents(found, { ...wish, page: 2 }))).toContain('CoA 1');
    expect(shownIn(renderPrecedents([], { ...wish, page: 1 }))).toContain('No published judgement matches.');
  });

  it('has buttons that Discord takes, whatever is sought', async () => {
    const court = new Courtroom();
    for (let nth = 0; nth < 6; nth++) court.writes(court.jo, court.judged());
    const found = await findPrecedents(court.story.clubs, court.story.view, { act: null, words: '' });
    const reply = renderPrecedents(found, { act: 'III.3.9.1', words: 'é'.repeat(60), page: 1 });
    for (const [, id = ''] of JSON.stringify(reply.components).matchAll(/"custom_id":"([^"]*)"/g))
      expect(id.length).toBeLessThanOrEqual(100);
  });
});

describe('the beginning of an opinion', () => {
  it.each([
    ['# One\n\n**two** [three](https://x.example) `four`', 'One\ntwo three four'],
    ['- one\n- two', '• one\n• two'],
    ['<b>one</b> &amp; a < b', '<b>one</b> & a < b'],
    ['![a picture](https://x.example/a.png)', 'a picture'],
    ['x'.repeat(30), `${'x'.repeat(19)}…`],
    ['', ''],
  ])('%j', (text, words) => {
    expect(beginningOf(text, 20 + (text.startsWith('x') ? 0 : 80))).toBe(words);
  });

  it.each([
    ['*a* ', 150, ' '],
    ['> a\n', 150, '\n'],
    ['- a\n', 150, '\n'],
  ])('ends before the 301st mark: %j', (text, times, between) => {
    const shown = beginningOf(text.repeat(times), 3_000);
    expect(shown.split(between)).toHaveLength(times);
    expect(beginningOf(text.repeat(700), 3_000)).toBe(shown);
  });
});

it('an opinion’s file has a name that every system takes', () => {
  expect(fileNameOf({ year: 2026, ordinal: 3 })).toBe('2026-CoA-3.md');
});
