import { expect, it } from 'vitest';
import { renderRefusals } from '../../src/discord/outcomes.ts';
import { openTable } from '../../src/tables/opening/open-table.ts';
import { findTable } from '../../src/tables/table.ts';
import { noteTableThread } from '../../src/tables/thread.ts';
import { elsewhere, TableStory } from './a-table.ts';

const here = '77';

const opens = (story: TableStory, name: string) =>
  story.does(story.mo, openTable, {
    ...({ game: 'diplomacy', rules: 'club', name, gm: null, channel: null } as const),
    lot: name,
  });

/** The number of the table that is meant, or what is not clear. */
function meant({ club: { view } }: TableStory, table: string | null, channel = elsewhere): unknown {
  const found = findTable(view, { table, channel });
  if (found.ok) return found.value.number;
  return 'invalid' in found ? found.invalid.problem : null;
}

const playedHere = (story: TableStory, ...tables: number[]) =>
  story.club.keep((work) => {
    for (const table of tables) noteTableThread(work, table, here);
  });

it('a channel that was used before means the table that is played there now', () => {
  const story = new TableStory();
  playedHere(story, 1);
  story.abandon();
  expect(meant(story, null, here), 'the last one, while none is played there').toBe(1);
  opens(story, 'The next one');
  opens(story, 'Elsewhere');
  playedHere(story, 2);
  expect(meant(story, null, here)).toBe(2);
});

it('a channel in which two tables are played means neither', () => {
  const story = new TableStory();
  opens(story, 'Another');
  playedHere(story, 1, 2);
  expect(meant(story, null, here)).toBe('which-table');
  expect(meant(story, '2', here)).toBe(2);
});

it('a name means the table that goes on, else the latest that had it', () => {
  const story = new TableStory();
  story.abandon();
  opens(story, 'friday diplomacy');
  expect(meant(story, 'Friday Diplomacy')).toBe(2);
  expect(meant(story, 'Monday Diplomacy')).toBe('no-such-table');
});

it.each([
  ['open', 'Table 1 hasn’t started yet.'],
  ['given up', 'Table 1 is over.'],
])('what needs a game says why there is none: the table is %s', (how, says) => {
  const story = new TableStory();
  if (how === 'given up') story.abandon();
  const refusal = { code: 'table-not-played', table: 1, acts: [], points: [] } as const;
  expect(renderRefusals([refusal], story.club.view).content).toContain(says);
});
