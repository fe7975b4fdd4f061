import { describe, expect, it } from 'vitest';
import { adjudicate, birthday2020, readPosition, type Told } from '../../../packages/diplomacy/src/index.ts';
import { rulesOfTurn } from '../../../src/tables/birthday/turn.ts';
import { firstPosition } from '../../../src/tables/diplomacy/game.ts';
import { birthday } from '../../../src/tables/rule-sets/birthday.ts';
import { BirthdayStory } from './a-birthday.ts';

interface Board {
  units: string[];
  orders: Record<string, string[]>;
  phase?: string;
  centres?: Record<string, string[]>;
}

/** A turn as it comes out, by the regulations as they begin unless said otherwise. */
function turn({ units, orders, phase = 'S1901M', centres = {} }: Board, rules = birthday2020) {
  const position = readPosition({ phase, units, centres }, rules.map);
  return adjudicate(position, new Map(Object.entries(orders)), rules);
}

const results = ({ told }: { told: readonly Told[] }, unit: string): string[] =>
  told.filter((each) => each.unit === unit).map(({ result }) => result);

describe('the referee of a Birthday Tournament', () => {
  it('BT11: there are armies and fleets', () => {
    const types = new Set(firstPosition(birthday).units.map(({ type }) => type));
    expect([...types].sort()).toEqual(['A', 'F']);
  });

  it('BT12: all units are equally strong: an army and a fleet that want one province both stay', () => {
    const came = turn({
      units: ['ENG F nth', 'GER A ruh'],
      orders: { ENG: ['F nth-bel'], GER: ['A ruh-bel'] },
    });
    expect([results(came, 'F nth'), results(came, 'A ruh')]).toEqual([['bounces'], ['bounces']]);
  });

  it('BT13: at most one unit is in a province, whatever is ordered', () => {
    const came = turn({
      units: ['FRA A par', 'FRA A mar', 'GER A mun', 'ITA A pie'],
      orders: { FRA: ['A par-bur', 'A mar-bur'], GER: ['A mun-bur'], ITA: ['A pie-mar'] },
    });
    const places = came.position.units.map(({ at }) => at);
    expect(new Set(places).size).toBe(places.length);
  });

  it('BT14: each power begins with three centres and units, and Russia with four', () => {
    const { units, centres } = firstPosition(birthday);
    const counts = [...centres].map(([power, owned]) => [
      power,
      owned.length,
      units.filter((unit) => unit.power === power).length,
    ]);
    expect(Object.fromEntries(counts.map(([power, owned, own]) => [power, [owned, own]]))).toEqual({
      ...{ AUS: [3, 3], ENG: [3, 3], FRA: [3, 3], GER: [3, 3], ITA: [3, 3], TUR: [3, 3], RUS: [4, 4] },
    });
  });

  it('BT18: fleets can’t go from one coast of Spain to the other, and armies are convoyed in chains', () => {
    const came = turn({ units: ['FRA F spa/nc'], orders: { FRA: ['F spa/nc-lyo'] } });
    expect(results(came, 'F spa/nc')).toEqual(['illegal']);
    const chain = turn({
      units: ['ENG A lon', 'ENG F nth', 'ENG F nwg'],
      orders: { ENG: ['A lon-cly via nth-nwg', 'F nth C A lon-cly', 'F nwg C A lon-cly'] },
    });
    expect(results(chain, 'A lon')).toEqual(['moves']);
  });

  it('BT19: two that want to change places stay, and a stronger attack dislodges, also who tried to move', () => {
    const swap = turn({
      units: ['AUS A vie', 'RUS A gal'],
      orders: { AUS: ['A vie-gal'], RUS: ['A gal-vie'] },
    });
    expect([results(swap, 'A vie'), results(swap, 'A gal')]).toEqual([['bounces'], ['bounces']]);
    const came = turn({
      units: ['AUS A vie', 'AUS A bud', 'RUS A gal', 'RUS A war'],
      orders: { AUS: ['A vie-gal', 'A bud S A vie-gal'], RUS: ['A gal-war', 'A war H'] },
    });
    expect(came.position.units).toContainEqual({ power: 'AUS', type: 'A', at: 'gal' });
  });

  it('BT20: a support is cut from anywhere but the province against which it helps', () => {
    const units = ['AUS A vie', 'AUS A bud', 'RUS A gal', 'TUR A ser'];
    const attack = { AUS: ['A vie-gal', 'A bud S A vie-gal'] };
    const cut = turn({ units, orders: { ...attack, RUS: ['A gal H'], TUR: ['A ser-bud'] } });
    expect(results(cut, 'A bud')).toEqual(['cut']);
    const not = turn({ units, orders: { ...attack, RUS: ['A gal-bud'], TUR: ['A ser H'] } });
    expect(results(not, 'A bud')).toEqual(['supports']);
  });

  it('BT21: no power dislodges its own unit, and an army in a convoy cuts no support against a fleet that it needs', () => {
    const own = turn({
      units: ['AUS A vie', 'AUS A bud', 'AUS A gal'],
      orders: { AUS: ['A vie-gal', 'A bud S A vie-gal', 'A gal H'] },
    });
    expect(results(own, 'A vie')).toEqual(['bounces']);
  });

  it('BT22: units that retreat to one province are both disbanded, and so is one without a retreat', () => {
    const units = ['GER A mun', 'GER A kie', 'FRA A bur', 'FRA A ruh', 'RUS A ber', 'RUS A sil'];
    const attacks = {
      FRA: ['A bur-mun', 'A ruh S A bur-mun'],
      GER: ['A mun H', 'A kie H'],
      RUS: ['A ber H', 'A sil H'],
    };
    const without = turn({ units, orders: attacks });
    expect(without.position.units.some(({ at, power }) => power === 'GER' && at !== 'kie')).toBe(false);
    const retreat = { ...attacks, GER: [...attacks.GER, 'if A mun dislodged retreat ruh, else boh'] };
    expect(turn({ units, orders: retreat }).position.units).toContainEqual({
      power: 'GER',
      type: 'A',
      at: 'boh',
    });
  });

  it('BT23: centres change hands after a Fall, and units are built at home where it is still owned and empty', () => {
    const board = { units: ['FRA A spa', 'FRA A par', 'FRA F bre'], centres: { FRA: ['par', 'bre', 'mar'] } };
    const orders = { FRA: ['A spa H', 'A par H', 'F bre H', 'Build A spa', 'Build F mar', 'Build A mar'] };
    const spring = turn({ ...board, orders });
    expect(spring.position.centres.get('FRA')).toEqual(['par', 'bre', 'mar']);
    const fall = turn({ ...board, orders, phase: 'F1901M' });
    expect(fall.position.centres.get('FRA')).toContain('spa');
    expect(fall.position.units).toContainEqual({ power: 'FRA', type: 'F', at: 'mar' });
    expect(fall.position.units).toHaveLength(4);
  });

  it('BT24: who writes nothing builds nothing, and loses the farthest units first, fleets before armies', () => {
    const came = turn({
      units: ['ENG F lon', 'ENG F mar', 'ENG A stp', 'ENG A yor'],
      ...{ orders: {}, phase: 'F1901M', centres: { ENG: ['lon', 'edi', 'lvp'], FRA: ['mar'], RUS: ['stp'] } },
    });
    expect(came.told.filter(({ result }) => result === 'builds')).toEqual([]);
  });
});

describe('BT21: a change of the paradox rule', () => {
  /** DATC 6.F.17, which comes out otherwise by the words of BT21 than by Szykman's rule. */
  const pandin: Board = {
    units: ['ENG F lon', 'ENG F wal', 'FRA A bre', 'FRA F eng', 'FRA F yor', 'GER F nth', 'GER F bel'],
    orders: {
      ENG: ['F lon S F wal-eng', 'F wal-eng'],
      FRA: ['A bre-lon via eng', 'F eng C A bre-lon', 'F yor S A bre-lon'],
      GER: ['F nth S F bel-eng', 'F bel-eng'],
    },
  };

  const army = (story: BirthdayStory): string[] =>
    results(turn(pandin, rulesOfTurn(story.table.state, { at: story.club.now }).diplomacy), 'A bre');

  it('in mid-game is followed from the turn on whose orders are due after it, and at no other table', () => {
    const story = new BirthdayStory();
    expect(army(story)).toEqual(['moves']);
    const before = story.club.now;
    story.club.now += 60_000;
    story.enacts({ point: '21', text: 'Armies in a paradox fail.', figures: '4.A.2=d' });
    expect(army(story)).toEqual(['disrupted']);
    const earlier = rulesOfTurn(story.table.state, { at: before }).diplomacy;
    expect(results(turn(pandin, earlier), 'A bre')).toEqual(['moves']);
    expect(birthday.diplomacy.choices.paradox).toBe('rulebook then szykman');
  });
});

describe('the regulations', () => {
  const ids = birthday.points.map(({ id }) => id);

  it('are those of the text, each once and in order, and no matter is decided twice', () => {
    expect(ids.slice(0, 26)).toEqual(Array.from({ length: 26 }, (_, number) => String(number)));
    const matters = birthday.points.flatMap(({ on = [] }) => on);
    expect(new Set(matters).size).toBe(matters.length);
  });

  it('have no sentence of more than 25 words', () => {
    const long = birthday.points
      .slice(0, 26)
      .flatMap(({ text }) => text.split(/(?<=\.) /))
      .filter((sentence) => sentence.split(' ').length > 25);
    expect(long).toEqual([]);
  });

  it('have each figure bound to one of them', () => {
    const { figures = {} } = birthday.live ?? {};
    expect(Object.values(figures).filter(({ point }) => !ids.includes(point))).toEqual([]);
    expect(figures['4.A.2']?.point).toBe('21');
    expect(figures['4.A.5']?.point).toBe('22');
    expect(figures['4.A.4']?.point).toBe('20');
    expect(figures['4.A.6']?.point).toBe('17');
    for (const { usual, read } of Object.values(figures)) expect(read(usual)).toBe(usual);
  });
});
