import { describe, expect, it } from 'vitest';
import { renderInvalid, renderRefusals } from '../../../src/discord/outcomes.ts';
import { sceneOf } from '../../../src/discord/scene-of.ts';
import type { Reply } from '../../../src/house/words/reply.ts';
import { giveOrders } from '../../../src/tables/diplomacy/orders/give-orders.ts';
import { inGame, type OwnGame } from '../../../src/tables/diplomacy/orders/own-orders.ts';
import { exampleFor } from '../../../src/tables/diplomacy/words/examples.ts';
import { orderLines, ordersReply } from '../../../src/tables/diplomacy/words/orders.ts';
import { phaseReport } from '../../../src/tables/diplomacy/words/phase.ts';
import { atTable, TableStory } from '../a-table.ts';

function ownOf(story: TableStory, power: string): OwnGame {
  const seat = story.table.state.seats.get(power);
  const own = seat === undefined ? null : inGame(story.table, seat);
  if (own === null || !own.ok) throw new Error(`${power} has nothing to order`);
  return own.value;
}

const linesFor = (text: string): string[] => {
  const story = new TableStory().start().orders('AUS', text);
  return orderLines(ownOf(story, 'AUS'), story.club.view);
};

describe('how orders are read', () => {
  it('another power’s unit need not hold for it', () => {
    expect(linesFor('A Vie-Gal\nF Lon-Nth\nA Bud-Mos')).toEqual([
      '• A Vie–Gal',
      expect.stringMatching(/^• ⚠️ F Lon–Nth: .*you can only order your own units\. This does nothing\./),
      expect.stringMatching(/^• ⚠️ A Bud–Mos: .* The unit holds\. Possible: A Bud/),
      '• F Tri holds, as it has no order.',
    ]);
  });

  it('of two orders for one unit it is said once what comes of them', () => {
    expect(linesFor('A Vie-Gal\nA Vie-Boh\nA Bud H\nF Tri H')).toEqual([
      '• A Vie–Gal',
      '• ⚠️ A Vie–Boh: A Vie has two different orders. So it holds: delete all but one.',
      '• A Bud H',
      '• F Tri H',
    ]);
  });
});

describe('what was typed and not taken', () => {
  const textOf = ({ content = '', embeds = [] }: Reply): string =>
    [content, ...embeds.map(({ description }) => description)].join('\n');

  it('comes back whole, with every line that cannot be read', () => {
    const story = new TableStory().start();
    const text = 'A Vie-Gal\nBud to the moon\nHello @everyone\n`F` Tri-Alb';
    const input = { ...atTable, text, whole: true, phase: 'S1901M' };
    const result = story.club.does(story.playing('AUS'), giveOrders, input);
    if (result.ok || !('invalid' in result)) throw new Error('It was understood');
    const said = textOf(renderInvalid(result.invalid, story.club.view));
    expect(said).toContain('I can’t read “Bud to the moon”');
    expect(said).toContain('I can’t read “Hello');
    expect(said).toContain('```\nA Vie-Gal\nBud to the moon\nHello @everyone\n’F’ Tri-Alb\n```');
  });

  it('fits in a message, be it ever so long', () => {
    const story = new TableStory().start();
    const text = Array.from({ length: 300 }, (_, place) => `hello ${place} ${'y'.repeat(90)}`).join('\n');
    const input = { ...atTable, text, whole: true, phase: 'S1901M' };
    const result = story.club.does(story.playing('AUS'), giveOrders, input);
    if (result.ok || !('invalid' in result)) throw new Error('It was understood');
    const { content = '', embeds = [] } = renderInvalid(result.invalid, story.club.view);
    expect(content.length).toBeLessThan(2_000);
    expect(embeds[0]?.description?.length).toBeLessThanOrEqual(4_096);
    const refusal = {
      code: 'phase-just-over',
      table: 1,
      phase: 'S1901M',
      next: 'F1901M',
      typed: text,
    } as const;
    const refused = renderRefusals([{ ...refusal, acts: [] }], story.club.view);
    expect(refused.embeds?.[0]?.description?.length).toBeLessThanOrEqual(4_096);
  });
});

describe('the panel of a player', () => {
  it('says that orders are not final any more, and where they came from', async () => {
    const story = new TableStory().start().orders('AUS', 'A Vie-Gal').final('AUS');
    const given = story.does(story.playing('AUS'), giveOrders, {
      ...{ ...atTable, text: 'A Vie-Boh', whole: false, phase: 'S1901M' },
    });
    if (given?.kind !== 'orders-given') throw new Error('Nothing was given');
    const scene = await sceneOf({ clubs: story.club.clubs, siteUrl: '' }, story.club.id, story.club.now);
    const { embeds = [] } = ordersReply(given, { ...scene, siteUrl: 'http://localhost' });
    expect(embeds[0]?.description).toContain('no longer final: press **Final** again');
    expect(embeds[0]?.description).toContain('Keep it: it proves what you ordered.');
  });
});

it('the form shows how orders are written in this phase, by the player’s own units', async () => {
  const story = new TableStory().start();
  expect(exampleFor(ownOf(story, 'AUS'))).toMatch(/^A Bud H; A Bud-Gal; A Bud S A Vie-Gal/);
  story.orders('AUS', 'A Bud-Ser');
  await story.goTo('2026-11-25 12:01');
  story.holds('AUS');
  await story.goTo('2026-11-27 12:02');
  expect(exampleFor(ownOf(story, 'AUS'))).toBe('Build A Bud; Waive');
});

describe('the report of a phase', () => {
  const reportOf = async (story: TableStory, place: number) => {
    const entry = story.table.state.diplomacy?.history[place]?.seq ?? 0;
    const { club } = story;
    const scene = await sceneOf({ clubs: club.clubs, siteUrl: club.siteUrl }, club.id, club.now);
    const report = await phaseReport({ table: 1, entry }, scene);
    return {
      content: report.content ?? '',
      centres: report.embeds?.find(({ title }) => title === 'Centres')?.description ?? '',
      buttons: JSON.stringify(report.components),
    };
  };

  it('has the centres always, as they were in Spring, and says who builds; My orders is below it', async () => {
    const story = new TableStory().start().orders('AUS', 'A Bud-Ser');
    await story.goTo('2026-11-25 12:01');
    const spring = await reportOf(story, 0);
    expect(spring.centres).toMatch(/^Austria: 3\n/);
    expect(spring.centres).toContain('centres change hands once a year');
    expect(spring.buttons).toContain('"custom_id":"orders-open:1"');
    story.holds('AUS');
    await story.goTo('2026-11-27 12:02');
    const fall = await reportOf(story, 1);
    expect(fall.centres).toMatch(/^Austria: 4 \(\+1: Ser\)\n/);
    expect(fall.content).toContain('Austria can build one unit.');
  });
});
