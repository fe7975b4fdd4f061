import { describe, expect, it } from 'vitest';
import { readPosition, standard, standardMap } from '../../packages/diplomacy/src/index.ts';
import {
  back,
  type Mode,
  nothingPicked,
  openPlaces,
  type Picking,
  point,
  turnTo,
} from '../../src/web/browser/orders/picking.ts';
import { type Slots, slotsOf } from '../../src/web/orders/choices.ts';

function ordering(power: string, phase: string, units: string[], about: object = {}): Slots {
  const position = readPosition({ phase, units, ...about }, standardMap);
  return slotsOf({ map: standardMap, ways: standard.choices, position, power });
}

const spring = () => ordering('FRA', 'S1902M', ['FRA A gas', 'FRA F mao', 'FRA A spa', 'ENG A lon']);

/** Points at places one after another, from nothing; `s:` and `c:` are held keys. */
function pointing(slots: Slots, ...places: string[]) {
  let picking: Picking = nothingPicked;
  let last = point(picking, slots, '');
  for (const place of places) {
    const [, key, at = ''] = /^([sc]:)?(.*)$/.exec(place) ?? [];
    const how: Mode = key === 's:' ? 'support' : key === 'c:' ? 'convoy' : 'move';
    last = point(picking, slots, at, how);
    picking = last.picking;
  }
  return { ...last, made: last.made?.text ?? null, ask: last.picking.ask.map(({ text }) => text) };
}

describe('orders on the map', () => {
  it('light the own units first, then only where the unit can go', () => {
    const slots = spring();
    expect(openPlaces(nothingPicked, slots).sort()).toEqual(['gas', 'mao', 'spa']);
    const { picking } = pointing(slots, 'gas');
    expect(openPlaces(picking, slots).sort()).toEqual(['bre', 'bur', 'mar', 'naf', 'par', 'por', 'spa']);
  });

  it.each([
    [['gas', 'bur'], 'A gas-bur'],
    [['spa', 's:gas', 'gas'], 'A spa S A gas'],
    [['s:spa', 'gas', 'mar'], 'A spa S A gas-mar'],
    [['gas', 's:spa', 'mar'], 'A gas S A spa-mar'],
    [['c:mao', 'gas', 'por'], 'F mao C A gas-por'],
  ])('%j is %s', (places, order) => {
    expect(pointing(spring(), ...places).made).toBe(order);
  });

  it('ask for the coast where both are possible, and not where one is', () => {
    expect(pointing(spring(), 'mao', 'spa').ask.sort()).toEqual(['F mao-spa/nc', 'F mao-spa/sc']);
    expect(pointing(spring(), 'mao', 'spa/sc').made).toBe('F mao-spa/sc');
    const one = ordering('FRA', 'S1902M', ['FRA F wes', 'FRA A mar']);
    expect(pointing(one, 'wes', 'spa').made).toBe('F wes-spa/sc');
    // An army is sent to Spain by its coast too.
    expect(pointing(one, 'gas', 'mar', 'spa/nc').made).toBe('A mar-spa');
  });

  it('ask whether an army goes by land or by convoy where it can do both', () => {
    expect(pointing(spring(), 'gas', 'spa').ask).toEqual(['A gas-spa', 'A gas-spa via convoy']);
  });

  it('say why nothing came of it, and let another unit be chosen instead', () => {
    const slots = spring();
    expect(pointing(slots, 'mun').problem).toBe('None of your units is there.');
    expect(pointing(slots, 'gas', 'ukr').problem).toBe('That is not possible from here.');
    expect(pointing(slots, 'c:gas').problem).toBe('Army Gascony can convoy nobody now.');
    expect(pointing(slots, 'gas', 'mao').picking.slot?.label).toBe('Fleet Mid-Atlantic Ocean');
    expect(pointing(slots, 'gas', 'gas').picking).toEqual(nothingPicked);
  });

  it('go back step by step', () => {
    const slots = spring();
    const { picking } = pointing(slots, 's:spa', 'gas');
    expect(picking.of).toBe('gas');
    const once = back(picking);
    expect([once.of, once.mode]).toEqual([null, 'support']);
    const twice = back(once);
    expect([twice.slot?.name, twice.mode]).toEqual(['spa', 'move']);
    expect(back(twice)).toEqual(nothingPicked);
    expect(turnTo(nothingPicked, 'support').problem).toBe('Choose a unit first.');
  });
});

describe('retreats on the map', () => {
  const slots = ordering('FRA', 'S1902R', ['ITA A mar'], {
    dislodged: [{ unit: 'FRA A mar', from: 'pie', retreats: ['gas', 'spa'] }],
  });

  it('lead where the unit may retreat to', () => {
    expect(openPlaces(pointing(slots, 'mar').picking, slots)).toEqual(['gas', 'spa']);
    expect(pointing(slots, 'mar', 'gas').made).toBe('A mar-gas');
    expect(slots.slots[0]?.choices.map(({ text }) => text)).toContain('A mar D');
  });
});

describe('adjustments on the map', () => {
  it('ask what is built where there is a choice', () => {
    const centres = { RUS: ['stp', 'mos', 'war'] };
    const slots = ordering('RUS', 'W1902A', ['RUS A ukr'], { centres });
    expect(slots.slots.map(({ label }) => label)).toEqual(['Build 1 of 2', 'Build 2 of 2']);
    expect(pointing(slots, 'stp').ask).toEqual(['Build F stp/nc', 'Build F stp/sc', 'Build A stp']);
    expect(pointing(slots, 'mos').made).toBe('Build A mos');
  });

  it('disband what is pointed at', () => {
    const slots = ordering('RUS', 'W1902A', ['RUS A ukr', 'RUS F bla'], { centres: { RUS: ['mos'] } });
    expect([slots.kind, slots.slots.length]).toEqual(['disbands', 1]);
    expect(pointing(slots, 'bla').made).toBe('Disband F bla');
  });
});
