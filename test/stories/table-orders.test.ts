import { expect, it, onTestFinished } from 'vitest';
import type { Answer } from '../../packages/playground/src/index.ts';
import { type ClubOnPlayground, type Person, runConfirmed } from '../support/club-on-playground.ts';
import { aClubWithTables, seated } from '../support/tables.ts';
import { toldDirectly } from '../support/told-directly.ts';

/** Who plays each power, as everybody was told. */
async function playersIn(
  thread: string,
  reader: Person,
  people: readonly Person[],
): Promise<Map<string, Person>> {
  const drawn = await reader.as.waitForMessage(thread, ({ text }) => text.includes('The seats are drawn'));
  const seats = [...drawn.text.matchAll(/^(\w+): <@(\d+)>$/gm)];
  return new Map(
    seats.flatMap(([, power = '', id]) => {
      const person = people.find((each) => each.id === id);
      return person === undefined ? [] : [[power, person] as const];
    }),
  );
}

/** A telephone, on which every tap is counted: a select takes one to open and one to choose. */
class Telephone {
  taps = 0;
  constructor(private readonly person: Person) {}

  async press(on: Answer, label: string): Promise<Answer> {
    this.taps += 1;
    return this.person.as.press(on, label);
  }

  async choose(on: Answer, select: string, value: string): Promise<Answer> {
    this.taps += 2;
    return this.person.as.choose(on, select, [value]);
  }
}

async function atATable() {
  const { club, mia, players } = await aClubWithTables();
  onTestFinished(() => club.close());
  const thread = await seated({ mia, players });
  const playing = await playersIn(thread, mia, players);
  const player = (power: string): Person => {
    const person = playing.get(power);
    if (person === undefined) throw new Error(`Nobody plays ${power}`);
    return person;
  };
  return { club, mia, thread, player };
}

const settled = async (club: ClubOnPlayground, moment: string): Promise<void> => {
  club.goTo(moment);
  await club.settle();
};

it('three opening orders are chosen and marked final in eight taps, and told after the deadline', async () => {
  const { club, mia, thread, player } = await atATable();
  const austria = player('Austria');
  const telephone = new Telephone(austria);
  const panel = await austria.as.run('diplomacy orders', { table: '1' });
  expect(panel.text).toContain('A Vie holds, as it has no order.');
  let shown = await telephone.press(panel, 'Choose');
  for (const [unit, order] of [
    ['A Bud', 'A bud-ser'],
    ['F Tri', 'F tri-alb'],
    ['A Vie', 'A vie-gal'],
  ] as const)
    shown = await telephone.choose(shown, `${unit}: choose what it does`, order);
  expect(shown.text).toMatch(/• A Bud–Ser\n• F Tri–Alb\n• A Vie–Gal\n/);
  expect(shown.text).toMatch(
    /Receipt \*\*[0-9a-f]{8}\*\*, arrived <t:\d+:F>\.\n-# The whole receipt: [0-9a-f]{64}/,
  );
  expect(shown.message?.id).toBe(panel.message?.id);
  expect(shown.message?.attachments[0]?.description).toContain('Orders: A Bud–Ser, F Tri–Alb, A Vie–Gal.');
  shown = await telephone.press(shown, 'Final');
  expect(shown.text).toContain('Your orders are **final**');
  expect(shown.buttons).toContain('Take back final');
  expect(telephone.taps).toBe(8);

  const status = await mia.as.run('diplomacy status', { table: '1' });
  expect(status.text).toMatch(
    /Austria \(\w+\): orders are in, and final\nEngland \(\w+\): \*\*no orders yet\*\*/,
  );
  await settled(club, '2026-11-25 12:01');
  const report = await mia.as.waitForMessage(thread, ({ text }) =>
    text.includes('Spring 1901, movement** is over'),
  );
  expect(report.text).toContain('• A Bud–Ser moved');
  expect(report.text).toContain('**Austria**: A bud-ser; F tri-alb; A vie-gal');
  expect(report.text).toContain('Next: **Fall 1901, movement**. Deadline: <t:');
  expect(report.mentions).toHaveLength(7);
  expect(report.attachments[0]?.description).toContain(
    'Austria: armies in Budapest and Vienna, fleet in Trieste.',
  );
  await toldDirectly(club, mia, 'no orders came from England', 'Club 3.6');

  const late = await austria.as.press(shown, 'Take back final');
  expect(late.text).toContain('⛔ Spring 1901, movement is over');
  const history = await austria.as.run('diplomacy history', { table: '1' });
  expect(history.text).toMatch(/receipt [0-9a-f]{64}, made of/);
  const map = await austria.as.run('diplomacy map', { table: '1', phase: 'S1901M' });
  expect(map.message?.attachments).toHaveLength(1);
});

it('typed orders are read line by line, and a mistake is put right for everybody', async () => {
  const { club, mia, thread, player } = await atATable();
  const austria = player('Austria');
  const typed = await austria.as.run('diplomacy orders', {
    table: '1',
    text: 'A Vie-Gal; A Bud S A Vie-Gal; F Tri-Vie',
  });
  expect(typed.text).toMatch(/• ⚠️ F Tri–Vie: .*The unit holds\. Possible: F Tri–/);
  const refused = await austria.as.run('diplomacy orders', {
    table: '1',
    text: 'A Vie-Gal; if dislodged retreat Boh',
  });
  expect(refused.text).toContain('Orders with a condition are not part of the rules');
  const panel = await austria.as.run('diplomacy orders', { table: '1' });
  const form = await austria.as.press(panel, 'Write');
  expect(form.modal?.fields[0]?.value).toBe('A Vie-Gal\nA Bud S A Vie-Gal\nF Tri-Vie');
  await austria.as.submit(form, { 'Your orders, one to a line': 'A Vie-Gal\nA Bud-Ser\nF Tri-Alb' });
  await settled(club, '2026-11-25 12:01');
  await mia.as.waitForMessage(thread, ({ text }) => text.includes('is over'));

  const [wrong] = await mia.as.complete('table correct', 'entry', 'Austria', { table: '1', reason: 'x' });
  expect(wrong?.name).toContain('The orders of Austria in Spring 1901, movement');
  const corrected = await runConfirmed(mia.as, 'table correct', {
    ...{ table: '1', entry: String(wrong?.value), reason: 'I read the wrong message', orders: 'A Vie-Tyr' },
  });
  expect(corrected.text).toContain('everybody is told');
  const news = await mia.as.waitForMessage(thread, ({ text }) => text.includes('put a mistake right'));
  expect(news.text).toContain('• Austria: A Vie–Tyr moved');
  expect(news.text).toContain('Reason: I read the wrong message');
  expect(news.mentions).toHaveLength(7);
});
