import { expect, it } from 'vitest';
import {
  adjudicate,
  legalMovement,
  type Position,
  standard,
  writePhase,
} from '../../../packages/diplomacy/src/index.ts';
import type { ActionRow } from '../../../src/house/words/reply.ts';
import { powersToOrder } from '../../../src/tables/diplomacy/needs.ts';
import {
  type Offer,
  offerKinds,
  offersFor,
  subjectsOf,
} from '../../../src/tables/diplomacy/orders/choices.ts';
import { chooseOrder } from '../../../src/tables/diplomacy/orders/choose-order.ts';
import { inGame, type OwnGame, ownOrders } from '../../../src/tables/diplomacy/orders/own-orders.ts';
import { choiceRows, firstToChoose, nextToChoose } from '../../../src/tables/diplomacy/words/choosing.ts';
import { atTable, TableStory } from '../a-table.ts';
import { opening } from './opening.ts';
import { recordedGame } from './recorded-game.ts';

function own(story: TableStory, power: string): OwnGame {
  const seat = story.table.state.seats.get(power);
  const found = seat === undefined ? null : inGame(story.table, seat);
  if (found === null || !found.ok) throw new Error(`${power} has nothing to order`);
  return found.value;
}

const orders = (story: TableStory, power: string) => ownOrders(story.club.view, own(story, power));
const written = (story: TableStory, power: string) => orders(story, power).map((each) => each.written);

const choose = (story: TableStory, power: string, subject: string, order: string | null, phase = 'S1901M') =>
  story.club.does(story.playing(power), chooseOrder, { ...atTable, subject, order, phase });

const optionsIn = (rows: readonly ActionRow[]) =>
  rows.flatMap(({ components }) => components.flatMap((each) => ('options' in each ? [each.options] : [])));

it('offers each unit all that is legal, and nothing else', () => {
  const story = new TableStory().start();
  const legal = legalMovement(own(story, 'TUR').game.position.units, standard.map, standard.choices);
  for (const { id: power } of standard.map.powers.values()) {
    const subjects = subjectsOf(own(story, power), []);
    for (const subject of subjects) {
      const offers = offersFor(own(story, power), subject, subjects);
      expect(offers).toHaveLength(subject.unit === null ? 0 : (legal.get(subject.unit)?.length ?? 0));
    }
    expect(subjects).toHaveLength(power === 'RUS' ? 4 : 3);
  }
});

it('leads from one unit to the next, and has an order for each in two taps', () => {
  const story = new TableStory().start();
  const chosen = [
    ['bud', 'A bud S A vie-gal'],
    ['tri', 'F tri-alb'],
    ['vie', 'A vie-gal'],
  ] as const;
  for (const [subject, order] of chosen) {
    expect(nextToChoose(own(story, 'AUS'), orders(story, 'AUS'))?.subject).toBe(subject);
    expect(choose(story, 'AUS', subject, order)).toMatchObject({ ok: true, value: { choosing: true } });
  }
  expect(nextToChoose(own(story, 'AUS'), orders(story, 'AUS'))).toBeNull();
  expect(firstToChoose(own(story, 'AUS'), orders(story, 'AUS'))?.subject).toBe('bud');
  expect(written(story, 'AUS')).toEqual(chosen.map(([, order]) => order));
});

it('puts a new order in the place of the one before, and takes one back', () => {
  const story = new TableStory().start().orders('AUS', 'A Vie-Gal; A Bud-Ser; F Tri-Alb');
  choose(story, 'AUS', 'bud', 'A bud H');
  expect(written(story, 'AUS')).toEqual(['A vie-gal', 'A bud H', 'F tri-alb']);
  choose(story, 'AUS', 'bud', null);
  expect(written(story, 'AUS')).toEqual(['A vie-gal', 'F tri-alb']);
});

it.each([
  ['an order of another unit', 'vie', 'A bud-ser', 'S1901M', 'not-offered'],
  ['an order that is not possible', 'vie', 'A vie-lon', 'S1901M', 'not-offered'],
  ['a unit of somebody else', 'lon', 'F lon-eng', 'S1901M', 'not-offered'],
  ['what leads on', 'vie', '+support', 'S1901M', 'not-offered'],
  ['a phase that is over', 'vie', 'A vie-gal', 'S1900M', 'phase-over'],
])('changes nothing for %s, and says so', (_, subject, order, phase, code) => {
  const story = new TableStory().start();
  const { lastSeq } = story.table.state;
  expect(choose(story, 'AUS', subject, order, phase)).toMatchObject({ ok: false, refusals: [{ code }] });
  expect(story.table.state.lastSeq).toBe(lastSeq);
});

/** The board late in a game that was recorded, with many units on it. */
function lateBoard(): Position {
  let position = opening(standard);
  for (const { phase, orders: all } of recordedGame().phases.slice(0, 40)) {
    expect(writePhase(position.phase)).toBe(phase);
    const lines = [...all].map(([power, own]) => [power, own.map(({ text }) => text)] as const);
    position = adjudicate(position, new Map(lines), standard).position;
  }
  while (position.phase.kind !== 'M') position = adjudicate(position, new Map(), standard).position;
  return position;
}

it('shows every possible order on some page of 25 options at most, however full the board is', () => {
  const story = new TableStory().start();
  const position = lateBoard();
  expect(position.units.length).toBeGreaterThan(20);
  for (const power of powersToOrder(position, standard.map)) {
    const here = { ...own(story, power), game: { ...own(story, power).game, position } };
    const subjects = subjectsOf(here, []);
    for (const subject of subjects) {
      const pages = offerKinds.flatMap((kind) =>
        [1, 2, 3, 4].map((page) => ({ subject: subject.id, kind, page })),
      );
      const selects = pages.flatMap((picking) => optionsIn(choiceRows(here, [], picking)));
      for (const options of selects) {
        expect(options.length).toBeLessThanOrEqual(25);
        expect(new Set(options.map(({ value }) => value)).size).toBe(options.length);
        for (const { label, value } of options)
          expect(Math.max(label.length, value.length)).toBeLessThan(100);
      }
      const values = new Set(selects.flatMap((options) => options.map(({ value }) => value)));
      for (const { written } of offersFor(here, subject, subjects)) expect(values).toContain(written);
    }
  }
});

it('offers builds with their coasts, one for each place, and to build nothing', async () => {
  const story = new TableStory().start();
  story.orders('RUS', 'F Stp(sc)-Bot; A War-Gal; F Sev-Rum; A Mos-Ukr');
  await story.goTo('2026-11-25 12:01');
  story.orders('RUS', 'F Bot-Swe');
  await story.goTo('2026-11-27 12:02');
  const phase = 'W1901A';
  const offered = (): string[] => {
    const subjects = subjectsOf(own(story, 'RUS'), orders(story, 'RUS'));
    return subjects.flatMap((subject) =>
      offersFor(own(story, 'RUS'), subject, subjects).map((each: Offer) => each.written),
    );
  };
  expect(subjectsOf(own(story, 'RUS'), [])).toHaveLength(2);
  expect(new Set(offered())).toContain('Build F stp/nc');
  choose(story, 'RUS', '1', 'Build F stp/nc', phase);
  expect(offered().filter((each) => each.includes('stp/nc'))).toHaveLength(1);
  choose(story, 'RUS', '2', 'Waive', phase);
  choose(story, 'RUS', '1', 'Build A stp', phase);
  expect(written(story, 'RUS')).toEqual(['Build A stp', 'Waive']);
});
