import { describe, expect, it } from 'vitest';
import { homesOf, maharajahMap, readGame, writeGame } from '../../../packages/diplomacy/src/index.ts';
import { sceneOf } from '../../../src/discord/scene-of.ts';
import { inGame, ownOrders } from '../../../src/tables/diplomacy/orders/own-orders.ts';
import { gameOf, recordText } from '../../../src/tables/diplomacy/record.ts';
import { choiceRows } from '../../../src/tables/diplomacy/words/choosing.ts';
import { renderHistory } from '../../../src/tables/diplomacy/words/history.ts';
import { phaseReport } from '../../../src/tables/diplomacy/words/phase.ts';
import { phaseName } from '../../../src/tables/diplomacy/words/phase-name.ts';
import { yearsOf } from '../../../src/tables/diplomacy/years.ts';
import { TableStory } from '../a-table.ts';
import { maharajahGame } from './maharajah-game.ts';

const phases = maharajahGame();

/** The recorded game as far as the beginning of a phase; to its end where none is named. */
async function upTo(name: string | null): Promise<TableStory> {
  const story = new TableStory('2026-01-05 12:00', 'maharajiad').start();
  for (const phase of phases) {
    if (phase.name === name) return story;
    expect(phaseName(story.phase, story.table)).toBe(phase.name);
    await story.goOn(phase.orders);
  }
  return story;
}

const homes = (story: TableStory, power: string): readonly string[] => {
  const { position } = story.table.state.diplomacy ?? {};
  return position === undefined ? [] : homesOf(maharajahMap, position, power);
};

/** What the thread was told of the latest phase. */
async function reportOf(story: TableStory): Promise<string> {
  const { club } = story;
  const entry = story.table.state.diplomacy?.history.at(-1)?.seq ?? 0;
  const scene = await sceneOf({ clubs: club.clubs, siteUrl: club.siteUrl }, club.id, club.now);
  const { content = '', embeds = [] } = await phaseReport({ table: 1, entry }, scene);
  return [content, ...embeds.map(({ description }) => description)].join('\n');
}

describe('a game of the Maharajiad', () => {
  it('MJ B.I(2): breaks river convoys in three ways', async () => {
    const story = await upTo('Fall 1502, movement');
    // A fleet's attack breaks it, though it fails.
    expect(story.toldOf('VIJ')).toContain('F bgl-sbl: bounces');
    expect(story.toldOf('GON')).toContain('A ben-ori via sbl: disrupted');
    for (const phase of phases
      .slice(phases.findIndex(({ name }) => name === 'Fall 1502, movement'))
      .slice(0, 3))
      await story.goOn(phase.orders);
    expect(story.table.state.diplomacy?.history.at(-1)?.phase).toBe('S1503M');
    // A fleet in the province to which the army goes has to dislodge it, and so has an army.
    expect(story.toldOf('VIJ')).toContain('F ori-sbl: moves');
    expect(story.toldOf('GON')).toContain('A ben-ori via sbl: disrupted');
    expect(story.toldOf('MUG')).toContain('A pes-jsl: moves');
    expect(story.toldOf('RAJ')).toContain('A sin-pes via jsl: disrupted');
  });

  it('MJ B.I(3): makes a home of a centre on which a unit stays for a year, and tells everybody', async () => {
    const story = await upTo('Fall 1502, movement');
    expect(await reportOf(story)).toContain(
      'On the way to be a home centre, if the unit there stays to the end of the year: Oman of Persia, Herat of Persia, Sind of Rajputana and Bidar of Vijayanagar.',
    );
    await story.goOn(phases.find(({ name }) => name === 'Fall 1502, movement')?.orders);
    expect(homes(story, 'PER')).not.toContain('her');
    await story.goOn(phases.find(({ name }) => name === 'Monsoon 1502, adjustments')?.orders);
    expect(homes(story, 'PER')).toContain('her');
    expect(await reportOf(story)).toMatch(/Herat is a home centre of Persia now\.[\s\S]*-# MJ B\.I\(3\)/);
    expect(recordText(story.table)).toContain('Herat is a home centre of Persia now');
    expect(recordText(story.table)).toMatch(/Persia: .*home centres: Hormuz, Isfahan, Meshed, .*Herat/);
    const { embeds = [] } = renderHistory(story.table, { seq: null, page: null });
    expect(embeds[0]?.description).toContain('Herat is a home centre of Persia now');
  });

  it('MJ B.I(3): shows where builds are offered which homes there are', async () => {
    const story = await upTo('Monsoon 1504, adjustments');
    const [line] = story.readingOf('PER').filter((each) => each.startsWith('Home centres of yours'));
    expect(line).toBe('Home centres of yours that you own, with nobody there: Isfahan and Oman.');
    const seat = story.table.state.seats.get('PER');
    const own = seat === undefined ? null : inGame(story.table, seat);
    if (own === null || !own.ok) throw new Error('Persia has nothing to order');
    const rows = choiceRows(own.value, ownOrders(story.club.view, own.value), {
      subject: '1',
      kind: 'moves',
      page: 1,
    });
    expect(JSON.stringify(rows)).toContain('Build a fleet in Oman');
    expect(JSON.stringify(rows)).not.toContain('Herat');
  });

  it('MJ B.I(1), B.I(4) and B.I(5): begins in 1501, has Monsoons, and is won with 19 centres', async () => {
    const story = await upTo(null);
    const { diplomacy: game, status } = story.table.state;
    expect(status).toBe('over');
    expect(game?.winners).toEqual(['PER']);
    expect(game?.position.centres.get('PER')).toHaveLength(19);
    expect(game === null ? [] : yearsOf(game).map(({ year }) => year)).toEqual([
      1500, 1501, 1502, 1503, 1504, 1505, 1506, 1507, 1508, 1509,
    ]);
    // Herat was lost, is home to Mughalistan since, and Persia's again without being its home.
    expect(homes(story, 'MUG')).toContain('her');
    expect(homes(story, 'PER')).not.toContain('her');
    expect(game?.position.centres.get('PER')).toContain('her');
    expect(await reportOf(story)).toContain('**Persia** (');
  });

  it('can be taken home as a file, with homes and stays, and read again', async () => {
    const story = await upTo('Spring 1503, movement');
    const game = gameOf(story.table);
    if (game === null) throw new Error('No game');
    const json = writeGame(game);
    expect(JSON.stringify(json)).toContain('"homes":{');
    expect(JSON.stringify(json)).toContain('"stays":{');
    expect(writeGame(readGame(JSON.parse(JSON.stringify(json))))).toEqual(json);
  });
});
