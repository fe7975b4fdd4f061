import { describe, expect, it } from 'vitest';
import { type Deed, inEffect, plainText } from '../../../packages/nomic/src/index.ts';
import { exportPage } from '../../../src/discord/export/page.tsx';
import { renderExport } from '../../../src/discord/export/reply.ts';
import { renderNotice } from '../../../src/discord/notices.ts';
import { sceneOf } from '../../../src/discord/scene-of.ts';
import { erasePerson } from '../../../src/house/privacy/erase-person.ts';
import { exportOf } from '../../../src/house/privacy/export.ts';
import { nameToken } from '../../../src/tables/nomic/names.ts';
import { named } from '../../../src/tables/nomic/words/people.ts';
import { theTable, writeAt } from '../../../src/tables/table.ts';
import { NomicStory } from './a-nomic-table.ts';

const enact: Deed = {
  ...{ is: 'proposed', figures: null },
  change: { kind: 'enact', text: [`${nameToken('monday')} wears a hat.`] },
};
const point: Deed = {
  ...{ is: 'point raised', statement: 'Whose hat is it?' },
  about: { is: 'proposal', number: 301 },
};

/** Monday proposes a rule that names them, asks a question, and talks; Friday judges. */
async function played() {
  const story = new NomicStory().start();
  await story.goTo('2026-11-23 10:00');
  story.deed('monday', enact);
  story.deed('monday', point);
  story.deed('friday', { is: 'judged', point: 1, verdict: true, reason: 'It is a hat.' });
  const author = story.playing('monday');
  story.club.keep((work) => {
    const table = theTable(work, 1);
    const said = { type: 'nomic-said', thread: 'discussion', message: '77', seat: 'monday' } as const;
    writeAt(work, table, said, author, { words: 'I like hats' });
    const altered = { type: 'nomic-altered', message: '77', how: 'edited', edited: null } as const;
    writeAt(work, table, altered, author, { words: 'I love hats' });
  });
  for (const seat of ['monday', 'friday']) story.deed(seat, { is: 'voted', choice: 'yes' });
  await story.goTo('2026-11-24 09:00');
  return { story, author };
}

const wordsKept = async ({ club, table }: NomicStory): Promise<string[]> => {
  const all = table.book.entries.map(({ seq }) => seq);
  return (await club.clubs.texts(club.id, all, 1)).map(({ text }) => text);
};

describe('Act 0.13: what is kept of a player of Nomic', () => {
  it('is in their export, what they did and what they said, and not what others said', async () => {
    const { story, author } = await played();
    const { clubs, view, now } = story.club;
    const own = await exportOf(clubs, view, author, now, 'self');
    const deeds = own.ledger.filter(({ type }) => type.startsWith('nomic-'));
    expect(deeds.map(({ type, byYou }) => [type, byYou])).toEqual([
      ['nomic-deed', true],
      ['nomic-deed', true],
      ['nomic-said', true],
      ['nomic-altered', true],
      ['nomic-deed', true],
    ]);
    expect(deeds.map(({ texts }) => texts)).toEqual([
      {},
      { statement: 'Whose hat is it?' },
      { words: 'I like hats' },
      { words: 'I love hats' },
      {},
    ]);
    expect(JSON.stringify(deeds)).toContain('wears a hat');
    const page = exportPage(own);
    for (const said of ['Monday wears a hat', 'Whose hat is it?', 'I like hats', 'I love hats'])
      expect(page).toContain(said);
    expect(page).not.toMatch(/[\uE000\uE001]/);
    expect(page).not.toContain('It is a hat.');
    const { files = [] } = await renderExport(own);
    const json = Buffer.from(files.find(({ name }) => name === 'club-data.json')?.bytes ?? []).toString();
    expect(json).toContain('Monday wears a hat');
    expect(json).not.toMatch(/[\uE000\uE001]/);
  });

  it('erased, it leaves the facts: words go, rules stay without the name, and the game goes on', async () => {
    const { story, author } = await played();
    const { view } = story.club;
    const [rule] = inEffect(story.game.rules).filter(({ number }) => number === 301);
    const text = plainText(rule?.text ?? []);
    const name = view.people.byNumber(author)?.name ?? '';
    expect(named(story.club.view, story.table, text)).toBe(`${name} wears a hat.`);
    const before = story.game.told.all.map(({ why }) => why);
    story.does(author, erasePerson, { member: null });
    expect(await wordsKept(story)).toEqual(['It is a hat.']);
    expect(story.game.told.all.map(({ why }) => why)).toEqual(before);
    expect(named(story.club.view, story.table, text)).toBe('Monday wears a hat.');
    const raised = story.table.book.entries.find(
      (entry) => entry.type === 'nomic-deed' && entry.deed.is === 'point raised',
    );
    const told = await renderNotice(
      { kind: 'nomic-told', table: 1, entry: raised?.seq ?? 0, thread: 'voting' },
      await sceneOf(story.club, story.club.id, story.club.now),
    );
    expect(JSON.stringify(told)).toContain('Its words were erased.');
    expect(JSON.stringify(told)).not.toContain(name);
    await story.goTo('2026-11-25 09:00');
    expect(story.table.state.status).toBe('playing');
  });
});
