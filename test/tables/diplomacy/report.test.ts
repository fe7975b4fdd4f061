import { expect, it } from 'vitest';
import { toMessage } from '../../../src/discord/reply.ts';
import { sceneOf } from '../../../src/discord/scene-of.ts';
import type { Scene } from '../../../src/house/words/reply.ts';
import { renderHistory } from '../../../src/tables/diplomacy/words/history.ts';
import { phaseReport } from '../../../src/tables/diplomacy/words/phase.ts';
import { fitBlocks, onPages } from '../../../src/tables/diplomacy/words/results.ts';
import { givePress } from '../../../src/tables/press/give-press.ts';
import { atTable, TableStory } from '../a-table.ts';
import { recordedGame } from './recorded-game.ts';

const scene = ({ club }: TableStory): Promise<Scene> =>
  sceneOf({ clubs: club.clubs, siteUrl: club.siteUrl }, club.id, club.now);

const lengthOf = (embeds: readonly { title?: string; description?: string }[]): number =>
  embeds.reduce((sum, { title = '', description = '' }) => sum + title.length + description.length, 0);

/** Plays the phases of a game that was recorded, each ending as all orders are final. */
async function playing(phases: number): Promise<TableStory> {
  const story = new TableStory().start();
  for (const { orders } of recordedGame().phases.slice(0, phases)) {
    for (const [power, lines] of orders) {
      story.orders(power, lines.map(({ text }) => text).join('\n'));
      story.final(power);
    }
    story.club.now += 24 * 3_600_000;
    await story.club.settle();
  }
  return story;
}

it('a phase is told in one message that Discord takes, however much happened, and all of it can be read', async () => {
  const story = await playing(12);
  const history = story.table.state.diplomacy?.history ?? [];
  expect(history.length).toBe(12);
  const longest = history.reduce((one, other) => (other.told.length > one.told.length ? other : one));
  for (const { seq } of [history[0], longest, history.at(-1)].filter((each) => each !== undefined)) {
    const report = await phaseReport({ table: 1, entry: seq }, await scene(story));
    expect(lengthOf(report.embeds ?? [])).toBeLessThanOrEqual(6_000);
    expect(report.content?.length).toBeLessThanOrEqual(2_000);
    expect(toMessage(report).embeds).toEqual(report.embeds);
    expect(report.picture?.alt.length).toBeLessThanOrEqual(1_000);
  }
  const page = renderHistory(story.table, { seq: longest.seq, page: null });
  expect(page.embeds?.[0]?.description?.length).toBeLessThanOrEqual(4_096);
  const fall = history.find(({ phase }) => phase.startsWith('F1901M'));
  const told = await phaseReport({ table: 1, entry: fall?.seq ?? 0 }, await scene(story));
  const centres = told.embeds?.find(({ title }) => title === 'Centres')?.description;
  expect(centres).toMatch(/^Austria: \d+( \(\+\d: |\n)/);
});

it('has the press of the phase in it', async () => {
  const story = new TableStory().start();
  story.does(story.playing('FRA'), givePress, { ...atTable, kind: 'white', text: 'Peace!', as: null });
  await story.goTo('2026-11-25 12:01');
  const entry = story.table.state.diplomacy?.history[0]?.seq ?? 0;
  const report = await phaseReport({ table: 1, entry }, await scene(story));
  expect(report.embeds?.find(({ title }) => title === 'Press')?.description).toBe('**1. France**\n> Peace!');
});

it('long results are cut alike for all powers', () => {
  const lines = (count: number) => Array.from({ length: count }, (_, place) => `• order ${place}`);
  const blocks = [
    { heading: '**One**', lines: lines(10) },
    { heading: '**Two**', lines: lines(2) },
  ];
  expect(fitBlocks(blocks, 1_000).isWhole).toBe(true);
  const { text, isWhole } = fitBlocks(blocks, 100);
  expect(isWhole).toBe(false);
  expect(text).toMatch(
    /^\*\*One\*\*\n• order 0\n(• order \d\n)*… and \d more\n\*\*Two\*\*\n• order 0\n• order 1$/,
  );
  expect(text.length).toBeLessThanOrEqual(100);
  expect(onPages(['a'.repeat(9), 'b'.repeat(9)], 10)).toEqual(['a'.repeat(9), 'b'.repeat(9)]);
});

it('a phase with very many lines is cut without trying every number of them', () => {
  let looked = 0;
  const long = {
    get heading() {
      looked += 1;
      return '**One**';
    },
    lines: Array.from({ length: 2_000 }, () => 'a'),
  };
  const { text } = fitBlocks([long], 3_500);
  expect(text.length).toBeGreaterThan(3_490);
  expect(text.length).toBeLessThanOrEqual(3_500);
  expect(looked).toBeLessThan(20);
});

it('who is out of the game is told so, once, and all can read it; centres are counted after the retreats', async () => {
  const story = await playing(recordedGame().phases.length);
  const told = story.club.announced.flatMap(({ notice }) =>
    notice.kind === 'power-out' ? [notice.seat] : [],
  );
  expect(told.sort()).toEqual(['GER', 'TUR']);
  const history = story.table.state.diplomacy?.history ?? [];
  const reports = await Promise.all(
    history.map(async ({ seq }) => phaseReport({ table: 1, entry: seq }, await scene(story))),
  );
  const texts = reports.map(({ content = '' }) => content);
  expect(texts.filter((text) => text.includes('**Germany** is out of the game'))).toHaveLength(1);
  const moved = history.filter((_, place) =>
    reports[place]?.embeds?.some(
      ({ title, description = '' }) => title === 'Centres' && /\([+−]\d/.test(description),
    ),
  );
  expect(new Set(moved.map(({ before }) => before.phase.year)).size).toBe(moved.length);
  for (const { after, phase } of moved) expect([phase, after.phase.kind]).not.toEqual([phase, 'R']);
});
