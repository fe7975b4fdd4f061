import { describe, expect, it } from 'vitest';
import { chooseOrder } from '../../../src/tables/diplomacy/orders/choose-order.ts';
import { giveOrders } from '../../../src/tables/diplomacy/orders/give-orders.ts';
import { changeOrders } from '../../../src/tables/diplomacy/orders/on-the-site.ts';
import { chooseSetting } from '../../../src/tables/opening/choose-setting.ts';
import type { DiplomacyTableRules } from '../../../src/tables/rule-sets/rule-set.ts';
import { atTable, TableStory } from '../a-table.ts';

type Id = DiplomacyTableRules['id'];

const aTable = (rules: Id, settings: Readonly<Record<string, string>> = {}): TableStory => {
  const story = new TableStory('2026-11-23 12:00', rules);
  for (const [name, value] of Object.entries(settings))
    story.does(story.mo, chooseSetting, { ...atTable, name, value });
  return story.start();
};

/** As with the command, which names some units. */
const types = (story: TableStory, power: string, text: string, whole = false) =>
  story.club.does(story.playing(power), giveOrders, { ...atTable, text, whole, phase: story.phase });

const worldMasters = {
  rules: 'world-masters-2004',
  power: 'AUS',
  units: ['A Vie', 'A Bud', 'F Tri'],
  to: ['Gal', 'Ser', 'Alb'],
} as const;

const maharajiad = {
  rules: 'maharajiad',
  power: 'PER',
  units: ['A Isf', 'A Mes', 'F Hor'],
  to: ['Yez', 'Her', 'PrG'],
} as const;

type Tournament = typeof worldMasters | typeof maharajiad;

const orderOf = ({ units, to }: Tournament, at: number): string => `${units[at]}-${to[at]}`;
const shownOf = (of: Tournament, at: number): string =>
  `• ${orderOf(of, at).replace('-', '–').replace('PrG', 'Prg')}`;

function aboutSets(of: Tournament): void {
  const { rules, power, units } = of;

  it('the last set counts, and what it leaves out holds', () => {
    const story = aTable(rules);
    types(story, power, `${orderOf(of, 0)}\n${orderOf(of, 1)}\n${orderOf(of, 2)}`);
    types(story, power, orderOf(of, 1));
    expect(story.readingOf(power)).toEqual([
      shownOf(of, 1),
      ...[0, 2].map(() => expect.stringMatching(/holds, as it has no order\.$/)),
    ]);
  });

  it('the newest order for each unit counts, if the gamemaster said so', () => {
    const story = aTable(rules, { 'order-sets': 'newest' });
    types(story, power, `${orderOf(of, 0)}\n${orderOf(of, 1)}`);
    types(story, power, `${units[1]} H\n${orderOf(of, 2)}`);
    expect(story.readingOf(power)).toEqual([shownOf(of, 0), `• ${units[1]} H`, shownOf(of, 2)]);
    // A form without a line takes nothing back; an empty one does.
    types(story, power, orderOf(of, 1), true);
    expect(story.readingOf(power)).toContain(shownOf(of, 0));
    types(story, power, '', true);
    expect(story.table.state.diplomacy?.drafts.get(power)).toBeUndefined();
  });

  it('choosing, and a player’s own page, change the set that stands', () => {
    const story = aTable(rules);
    types(story, power, `${orderOf(of, 0)}\n${orderOf(of, 1)}`);
    const [unit = ''] = of.units.map((each) => each.slice(2).toLowerCase());
    const order = `${of.units[0].replace(/ .*/, (at) => at.toLowerCase())} H`;
    story.does(story.playing(power), chooseOrder, { ...atTable, subject: unit, order, phase: story.phase });
    expect(story.readingOf(power)).toContain(shownOf(of, 1));
    const account = story.club.actor(story.playing(power)).account;
    const link = { club: story.club.id, table: 1, seat: power, account, until: story.club.now, ended: 0 };
    story.club.keep((work) => {
      const change = { phase: story.phase, text: orderOf(of, 2), without: [unit] };
      expect(changeOrders(work, link, change)).toMatchObject({ ok: true });
    });
    expect(story.readingOf(power)).toEqual([
      shownOf(of, 1),
      shownOf(of, 2),
      `• ${units[0]} holds, as it has no order.`,
    ]);
  });

  it('a line that can’t be read is kept, and its player told that its unit holds', async () => {
    const story = aTable(rules);
    types(story, power, `${units[0]} to the moon\n${orderOf(of, 1)}`);
    expect(story.readingOf(power)[0]).toMatch(/^• ⚠️ .* to the moon: .*The unit holds\./);
    expect(story.readingOf(power)[1]).toBe(shownOf(of, 1));
    await story.goOn({ [power]: `${units[0]} to the moon\n${orderOf(of, 1)}` });
    expect(story.toldOf(power)[0]).toBe(`${units[0]} to the moon: illegal`);
  });

  it('a text of which nothing can be read is no set, and the one before stays', () => {
    const story = aTable(rules);
    types(story, power, orderOf(of, 1));
    expect(types(story, power, 'hello all')).toMatchObject({ invalid: { problem: 'orders-unreadable' } });
    expect(story.readingOf(power)).toContain(shownOf(of, 1));
  });

  it('a set with a line that can’t be read is sent back, if the gamemaster said so', () => {
    const story = aTable(rules, { format: 'readable' });
    const text = `${units[0]} to the moon\n${orderOf(of, 1)}`;
    expect(types(story, power, text)).toMatchObject({
      invalid: { problem: 'orders-unreadable', typed: text },
    });
  });
}

describe('WM D.II(2), D.III(3) and D.III(4): a set of orders', () => aboutSets(worldMasters));
describe('MJ B.III(2), B.IV(4) and B.IV(5): a set of orders', () => aboutSets(maharajiad));

function aboutOrders({ rules, power, units }: Tournament): void {
  it('is given by nobody for another player', () => {
    const story = aTable(rules);
    const input = { ...atTable, text: `${units[0]} H`, whole: true, phase: null };
    const refusal = { ok: false, refusals: [{ code: 'not-at-table' }] };
    expect(story.club.does(story.mo, giveOrders, input)).toMatchObject(refusal);
    const [other = 0] = story.players.filter((player) => player !== story.playing(power));
    story.does(other, giveOrders, input);
    expect(story.table.state.diplomacy?.drafts.has(power)).toBe(false);
  });

  it('is for one turn, and stays for no other', async () => {
    const story = await aTable(rules).goOn({ [power]: `${units[0]} H` });
    expect(story.readingOf(power)[0]).toMatch(/holds, as it has no order\.$/);
  });

  it('is not final until it is marked so, and not any more once it changes', () => {
    const story = aTable(rules).orders(power, `${units[0]} H`);
    const isFinal = () => story.table.state.diplomacy?.final.has(power);
    expect(isFinal()).toBe(false);
    story.final(power);
    expect(isFinal()).toBe(true);
    story.orders(power, `${units[1]} H`);
    expect(isFinal()).toBe(false);
  });
}

describe('WM D.II(1), D.II(3) and D.II(4): an order', () => aboutOrders(worldMasters));
describe('MJ B.III(1), B.III(3) and B.III(4): an order', () => aboutOrders(maharajiad));

describe('what a set names wrongly', () => {
  it('WM D.IV(1): is put right, and its player told what it is read as', async () => {
    const story = aTable('world-masters-2004').orders('AUS', 'F Vie-Gal\nBud-Ser');
    expect(story.readingOf('AUS').slice(0, 2)).toEqual(['• F Vie–Gal: read as A Vie–Gal.', '• Bud–Ser']);
    await story.goOn({ AUS: 'F Vie-Gal\nBud-Ser' });
    expect(story.toldOf('AUS')).toContain('A vie-gal: moves');
  });

  it('MJ B.V(2): spoils the order, and its player is told so', () => {
    const story = aTable('maharajiad').orders('PER', 'F Isf-Yez\nMes-Her');
    expect(story.readingOf('PER')[0]).toBe(
      '• ⚠️ F Isf–Yez: The unit in Isfahan is an army. The unit holds. Possible: A Isf H, A Isf–Dik, A Isf–Hor.',
    );
    expect(story.readingOf('PER')[1]).toBe('• Mes–Her');
  });
});

describe('a retreat or a build that leaves the type out', () => {
  it('is read as the referee plays it', async () => {
    const story = aTable('world-masters-2004');
    await story.goOn({ GER: 'A Mun-Boh', RUS: 'A War-Gal', AUS: 'A Bud-Ser' });
    await story.goOn({ GER: 'A Boh-Vie', RUS: 'A Gal S A Boh-Vie', AUS: 'A Ser H' });
    story.orders('AUS', 'Vie-Tyr');
    expect(story.readingOf('AUS')).toEqual(['• Vie–Tyr']);
    story.orders('AUS', 'F Vie-Tyr');
    expect(story.readingOf('AUS')).toEqual(['• F Vie–Tyr: read as A Vie–Tyr.']);
    story.orders('AUS', 'A Vie-Mos');
    expect(story.readingOf('AUS')[0]).toMatch(
      /^• ⚠️ A Vie–Mos: A Vie–Mos is not possible: .*The unit is disbanded\./,
    );
  });
});
