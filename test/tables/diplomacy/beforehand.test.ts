import { describe, expect, it } from 'vitest';
import { digestOf } from '../../../src/house/secrets.ts';
import { giveOrders } from '../../../src/tables/diplomacy/orders/give-orders.ts';
import { inGame, standingOrderer } from '../../../src/tables/diplomacy/orders/own-orders.ts';
import { readOrders } from '../../../src/tables/diplomacy/orders/read-orders.ts';
import { troublesOf } from '../../../src/tables/diplomacy/orders/troubles.ts';
import { recordText } from '../../../src/tables/diplomacy/record.ts';
import { diplomacyRules } from '../../../src/tables/rule-sets/rule-set.ts';
import { theTable, writeAt } from '../../../src/tables/table.ts';
import { atTable, TableStory } from '../a-table.ts';

const spring = { GER: 'A Mun-Boh', RUS: 'A War-Gal\nF Sev H\nA Mos H\nF StP(sc) H', AUS: 'A Bud-Ser' };
const attack = { GER: 'A Boh-Vie', RUS: 'A Gal S A Boh-Vie' };

/** A table of World Masters in the Fall in which Vienna falls. */
async function inFall(): Promise<TableStory> {
  const story = new TableStory('2026-11-23 12:00', 'world-masters-2004').start();
  return await story.goOn(spring);
}

const unitsOf = (story: TableStory, power: string): string[] =>
  (story.table.state.diplomacy?.position.units ?? [])
    .filter((unit) => unit.power === power)
    .map(({ type, at }) => `${type} ${at}`);

const vienna = 'A Vie H\nA Ser H\nF Tri H';

describe('WM D.II(5): retreats that were ordered with the moves', () => {
  it('are read back at once: what they say, and what they would do', async () => {
    const story = await inFall();
    story.orders('AUS', `${vienna}\nif A Vie dislodged retreat Tyr, else Bud, else disband`);
    expect(story.readingOf('AUS')).toEqual([
      '• A Vie H',
      '• A Ser H',
      '• F Tri H',
      'For the phases that may follow. These orders count there, unless you change them then:',
      '• if A Vie dislodged retreat Tyr, else Bud, else disband: If A Vie is dislodged, it retreats to Tyrolia; else to Budapest; else it is disbanded.',
    ]);
  });

  it('name the unit of the line before where they name none', async () => {
    const story = await inFall();
    story.orders('AUS', 'A Vie H, if dislodged retreat Tyr\nA Ser H');
    expect(story.readingOf('AUS').at(-1)).toBe(
      '• if A vie dislodged retreat tyr: If A Vie is dislodged, it retreats to Tyrolia.',
    );
  });

  it('say at once what can never be', async () => {
    const story = await inFall();
    story.orders(
      'AUS',
      `${vienna}\nif A Vie dislodged retreat Mos, else Tyr\nif A Ven dislodged retreat Tus`,
    );
    const [, , , , first, second] = story.readingOf('AUS');
    expect(first).toContain('⚠️ if A Vie dislodged retreat Mos, else Tyr: A Vie–Mos is not possible');
    expect(second).toContain('⚠️ if A Ven dislodged retreat Tus: Austria has no unit there.');
  });

  it('stand for the retreats, the first that is possible, and are told only with those', async () => {
    const story = await inFall();
    const retreat = 'if A Vie dislodged retreat Boh, else Tyr';
    await story.goOn({ ...attack, AUS: `${vienna}\n${retreat}` });
    expect(story.phase).toBe('F1901R');
    expect(story.table.state.diplomacy?.history.at(-1)?.orders.get('AUS')?.lines).toEqual(vienna.split('\n'));
    expect(recordText(story.table)).not.toContain('dislodged retreat');
    expect(story.readingOf('AUS')).toEqual([
      'You gave these orders beforehand. They count, unless you change them before the deadline:',
      '• if A Vie dislodged retreat Boh, else Tyr: read as A Vie–Tyr.',
    ]);
    await story.endPhase();
    expect(unitsOf(story, 'AUS')).toContain('A tyr');
    expect(recordText(story.table)).toContain(retreat);
  });

  it('give way to other orders in the phase itself, before which there is time to talk', async () => {
    const story = await inFall();
    await story.goOn({ ...attack, AUS: `${vienna}\nif A Vie dislodged retreat Tyr` });
    story.orders('AUS', 'A Vie-Bud');
    await story.endPhase();
    expect(unitsOf(story, 'AUS')).toContain('A bud');
  });

  it('lapse where nothing is dislodged, and nobody ever reads them', async () => {
    const story = await inFall();
    await story.goOn({ AUS: `${vienna}\nif A Vie dislodged retreat Tyr` });
    expect(story.phase).toBe('W1901A');
    expect(story.table.state.diplomacy?.drafts.get('AUS')).toBeUndefined();
    expect(recordText(story.table)).not.toContain('dislodged');
  });

  it('have a receipt of their own, which can be checked once they are told', async () => {
    const story = await inFall();
    story.allOrder({ ...attack, AUS: `${vienna}\nif A Vie dislodged retreat Tyr` });
    const given = story.table.state.diplomacy?.later.get('F1901R')?.get('AUS')?.orders.digest;
    await story.endPhase();
    await story.endPhase();
    const retreats = story.table.state.diplomacy?.history.at(-1)?.orders.get('AUS');
    const { lines = [], salt = '', digest } = retreats ?? {};
    expect(digest).toBe(given);
    story.club.keep((work) => expect(digestOf({ words: lines.join('\n'), salt }, work)).toBe(given));
  });

  it('are kept as they are while only the moves are changed', async () => {
    const story = await inFall();
    story.orders('AUS', `${vienna}\nif A Vie dislodged retreat Tyr`);
    const before = story.table.state.diplomacy?.later.get('F1901R')?.get('AUS');
    story.orders('AUS', 'A Vie-Gal\nif A Vie dislodged retreat Tyr');
    expect(story.table.state.diplomacy?.later.get('F1901R')?.get('AUS')).toEqual(before);
    story.orders('AUS', 'A Vie-Gal');
    expect(story.table.state.diplomacy?.later.get('F1901R')?.get('AUS')).toBeUndefined();
  });

  it('are put right like other orders, and count as they are then', async () => {
    const story = await inFall();
    await story.goOn({ ...attack, AUS: `${vienna}\nif A Vie dislodged retreat Tyr` });
    await story.endPhase();
    const entry = story.table.state.diplomacy?.history.at(-1)?.orders.get('AUS')?.seq ?? 0;
    const lines = ['if A Vie dislodged retreat Bud', 'if A Vie dislodged retreat Tyr'];
    story.club.keep((work) =>
      writeAt(work, theTable(work, 1), { type: 'orders-corrected', entry, lines, again: false }, story.mo),
    );
    expect(unitsOf(story, 'AUS')).toContain('A bud');
  });
});

describe('WM D.II(5): builds and disbands', () => {
  const turkish = 'A Con-Bul\nF Ank H\nA Smy-Con';

  it('can be ordered from the Fall’s moves on, and count in the winter, the first that is possible', async () => {
    const story = new TableStory('2026-11-23 12:00', 'world-masters-2004').start();
    await story.goOn({ TUR: turkish });
    await story.goOn({ TUR: 'A Bul H\nif I own Gre, build A Con\nBuild A Con, else A Smy\nBuild F Ank' });
    expect(story.phase).toBe('W1901A');
    expect(story.readingOf('TUR')).toEqual([
      'You gave these orders beforehand. They count, unless you change them before the deadline:',
      expect.stringContaining('• if I own Gre, build A Con: In the adjustments, if you own Greece'),
      '• Build A Con, else A Smy: read as Build A Smy.',
      expect.stringContaining('⚠️ Build F Ank'),
    ]);
    await story.endPhase();
    expect(unitsOf(story, 'TUR')).toContain('A smy');
  });

  it('are no orders of a Spring, after which there are none', async () => {
    const story = new TableStory('2026-11-23 12:00', 'world-masters-2004').start();
    story.orders('TUR', `${turkish}\nBuild A Con`);
    expect(story.readingOf('TUR').join('\n')).toContain(
      '⚠️ Build A Con: Builds and disbands follow a Fall, so they can be ordered from then on.',
    );
  });
});

describe('WM D.II(5): orders beforehand that leave nothing to order', () => {
  it('are final where the moves were: the phase doesn’t wait for them', async () => {
    const story = await inFall();
    story.allOrder({ ...attack, AUS: `${vienna}\nif A Vie dislodged retreat Tyr` });
    for (const power of ['AUS', 'ENG', 'FRA', 'GER', 'ITA', 'RUS', 'TUR']) story.final(power);
    await story.endPhase();
    expect(story.table.state.diplomacy?.history.some(({ phase }) => phase === 'F1901M')).toBe(true);
    const { diplomacy: game } = story.table.state;
    expect(game?.final.has('AUS') === true || game?.history.at(-1)?.phase === 'F1901R').toBe(true);
  });

  it('are not where they leave something open, or were not marked so', async () => {
    const story = await inFall();
    story.allOrder({ ...attack, AUS: `${vienna}\nif A Vie dislodged retreat Boh` });
    story.final('AUS');
    await story.endPhase();
    expect(story.phase).toBe('F1901R');
    expect(story.table.state.diplomacy?.final.has('AUS')).toBe(false);
    const other = await inFall();
    await other.goOn({ ...attack, AUS: `${vienna}\nif A Vie dislodged retreat Tyr` });
    expect(other.table.state.diplomacy?.final.has('AUS')).toBe(false);
  });
});

it('MJ B.III(5): two lines for one unit are two orders, and that is said at once', () => {
  const story = new TableStory('2026-11-23 12:00', 'maharajiad').start();
  story.orders('PER', 'A Isf H\nif A Isf dislodged retreat Qom\nif A Isf dislodged retreat Yez');
  expect(story.readingOf('PER').at(-1)).toContain(
    'A Isf has two different orders. So it is disbanded: delete all but one.',
  );
});

it('MJ B.III(5): three lines for one unit are three orders, even if two of them say the same', () => {
  const story = new TableStory('2026-11-23 12:00', 'maharajiad').start();
  const lines = ['Qom', 'Yez', 'Qom'].map((to) => `if A Isf dislodged retreat ${to}`);
  story.orders('PER', ['A Isf H', ...lines].join('\n'));
  expect(story.readingOf('PER').at(-1)).toContain('A Isf has three different orders.');
});

/** If each were written again for each of the others, that would take many minutes. */
it('MJ B.III(5): lines for one unit are held against each other once', () => {
  const story = new TableStory('2026-11-23 12:00', 'maharajiad').start();
  const seat = story.table.state.seats.get('PER');
  const own = seat === undefined ? null : inGame(story.table, seat);
  if (own === null || !own.ok) throw new Error('Persia has nothing to order');
  const { game } = own.value;
  const [rules, orderer] = [diplomacyRules(story.table.rules), standingOrderer(own.value)];
  const read = readOrders(game, rules, orderer, 'if A Isf dislodged retreat Qom');
  const orders = Array.from({ length: 12_000 }, () => read).flat();
  expect(new Set(troublesOf(game, rules, orderer, orders))).toEqual(new Set([null]));
});

it('Club 2.4: under the club’s own rules there are none', () => {
  const story = new TableStory().start();
  const text = 'A Vie H\nif A Vie dislodged retreat Tyr';
  const input = { ...atTable, text, whole: true, phase: 'S1901M' };
  expect(story.club.does(story.playing('AUS'), giveOrders, input)).toMatchObject({
    ok: false,
    invalid: { problem: 'orders-unreadable' },
  });
});
