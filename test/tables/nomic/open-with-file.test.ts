import { expect, it } from 'vitest';
import type { Answer } from '../../../packages/playground/src/index.ts';
import { tablesOf, theTable } from '../../../src/tables/table.ts';
import type { Role } from '../../authority/cast.ts';
import { changes } from '../../authority/scenes/club.ts';
import type { Stage } from '../../authority/stage.ts';
import { stageForAll } from '../../authority/stage-for-all.ts';
import { aRule, fileWith } from './rules-files.ts';

let stage: Stage;
stageForAll((opened) => {
  stage = opened;
});

const dirty = fileWith({ 40: aRule('216', 'A hat is im-mutable, and no immutable one.') });
const nomic = { game: 'nomic', rules: 'nomic', name: 'Law' };

/** Somebody opens a table with a file of that name. */
async function opens(role: Role, data: string, options: Record<string, string> = nomic): Promise<Answer> {
  await stage.set(({ story }) => changes(story, (work) => work.saveSettings({ tables: true })));
  return stage.handsOf(role).run('table open', { ...options, file: { filename: 'rules.json', data } });
}

/** The rules with which the first table begins; null where it has none of its own. */
const kept = (): string => JSON.stringify(theTable(stage.club.story.view, 1).state.nomicRules);

it('F.1.7: what could be cleaned in a file is shown first, with a button to clean it and one to keep it', async () => {
  const asked = await opens('moderator', dirty);
  expect(asked.buttons).toEqual(['Clean', 'Keep as it is', 'Cancel']);
  expect(JSON.stringify(asked.message)).toContain('“im-mutable” becomes “immutable”');
  expect(tablesOf(stage.club.story.view)).toEqual([]);
});

it.each([
  ['Clean', 'A hat is immutable, and'],
  ['Keep as it is', 'A hat is im-mutable, and'],
])('the table opens with the rules that *%s* makes of them', async (label, text) => {
  const asked = await opens('moderator', dirty);
  const done = await stage.of('moderator').as.press(asked, label);
  expect(done.text).toContain('“Law” is open');
  expect(kept()).toContain(text);
});

it('*Cancel* opens nothing', async () => {
  const asked = await opens('moderator', dirty);
  expect((await stage.of('moderator').as.press(asked, 'Cancel')).text).toContain('Cancelled');
  expect(tablesOf(stage.club.story.view)).toEqual([]);
});

it('a file with nothing to clean is confirmed, and one that cannot be played by is refused', async () => {
  const asked = await opens('moderator', fileWith());
  expect(asked.buttons).toEqual(['Confirm', 'Cancel']);
  expect((await stage.of('moderator').as.press(asked, 'Confirm')).text).toContain('“Law” is open');
  expect((await opens('moderator', '{"rules":{}}')).text).toContain('No game can begin');
});

it('a file is refused to people who can open no table, and at a table of Diplomacy', async () => {
  expect((await opens('player', dirty)).text).toContain('⛔');
  const war = { game: 'diplomacy', rules: 'club', name: 'War' };
  expect((await opens('moderator', dirty, war)).text).toContain('only a table of Nomic');
});
