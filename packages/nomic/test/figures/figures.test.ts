import { describe, expect, it } from 'vitest';
import {
  figureKinds,
  figureNames,
  initialFigures,
  isAdopted,
  readFigures,
  readFormula,
  readThreshold,
  weekdays,
  workOut,
  writeFigures,
} from '../../src/index.ts';
import { people } from '../support/table.ts';

const values = { R: 300, Y: 3, N: 1, V: 4, E: 5, P: 301 };
function worth(text: string, given = values) {
  const formula = readFormula(text);
  return 'refused' in formula ? formula.refused : workOut(formula, given);
}

describe('F.1.22 R203 the formula of points', () => {
  const own = (R: number, Y: number, V: number) =>
    worth('Floor((max{10, R-290})*Y/V)', { ...values, R, Y, V });
  it.each([
    [215, 1, 1, 10],
    [215, 2, 3, 6],
    [300, 5, 5, 10],
    [301, 5, 5, 11],
    [345, 1, 3, 18],
    [345, 0, 3, 0],
  ])('with R = %i, Y = %i and V = %i is %i', (R, Y, V, points) => {
    expect(own(R, Y, V)).toEqual({ points });
  });

  it('has no value where nobody voted', () => {
    expect(own(300, 0, 0)).toEqual({ nothing: 'division by zero' });
  });

  it.each([
    ['1/3*3', 1],
    ['0.1+0.2', 0],
    ['(0.1+0.2)*10', 3],
    ['ceil(Y/V)', 1],
    ['round(2.5)', 3],
    ['abs(-7)', 7],
    ['-7/2', -4],
    ['min(3, 1+1, 9)', 2],
    ['E + P - N', 305],
  ])('is exact: %s is %i', (text, points) => {
    expect(worth(text)).toEqual({ points });
  });

  it.each([
    ['a loop', '(function(){for(;;);})()'],
    ['a call of something else', 'eval(1)'],
    ['a property', 'R.constructor'],
    ['a property by name', 'R["constructor"]'],
    ['a prototype', '__proto__'],
    ['a function’s prototype', 'toString(1)'],
    ['a constructor', 'constructor(1)'],
    ['a text', '"x"'],
    ['a condition', 'R ? 1 : 2'],
    ['a comparison', 'R > 2'],
    ['a power', 'R ** 9'],
    ['several', '1, 2'],
    ['a list', '[1]'],
    ['this', 'this'],
    ['true', 'true'],
    ['a not', '!R'],
    ['a large number', '1e99'],
    ['a long number', '1234567890'],
    ['nothing', ''],
    ['a half', '1 +'],
    ['brackets', '('.repeat(100)],
    ['depth', `${'('.repeat(30)}1${')'.repeat(30)}${'+1'.repeat(50)}`],
    ['signs', `${'-'.repeat(150)}1`],
    ['length', '1+'.repeat(500)],
    ['no value', 'max()'],
    ['two values', 'floor(1, 2)'],
  ])('is refused in a sentence if it is %s', (_, text) => {
    expect(worth(text)).toMatch(/\.$/);
  });

  it('comes to nothing if it grows too large', () => {
    expect(worth(Array.from({ length: 12 }, () => '999999999').join('*'))).toEqual({ nothing: 'too large' });
  });
});

describe('a threshold', () => {
  it.each([
    ['unanimous', { yes: 3, no: 0, voters: 5 }, true],
    ['unanimous', { yes: 2, no: 1, voters: 5 }, false],
    ['unanimous of voters', { yes: 4, no: 0, voters: 5 }, false],
    ['unanimous of voters', { yes: 5, no: 0, voters: 5 }, true],
    ['majority', { yes: 3, no: 2, voters: 5 }, true],
    ['majority', { yes: 2, no: 2, voters: 5 }, false],
    ['majority of voters', { yes: 2, no: 0, voters: 5 }, false],
    ['2/3', { yes: 2, no: 1, voters: 5 }, true],
    ['2/3', { yes: 3, no: 2, voters: 5 }, false],
    ['majority', { yes: 0, no: 0, voters: 5 }, false],
  ])('%s of %j: %s', (text, count, adopted) => {
    const threshold = readThreshold(text);
    expect(threshold === null ? null : isAdopted(threshold, count)).toBe(adopted);
  });

  it.each(['3/2', '0/1', 'most', '1/0', ''])('%j is none', (text) => {
    expect(readThreshold(text)).toBeNull();
  });
});

describe('figures as people write them', () => {
  const all = initialFigures(people.map(({ id }) => ({ player: id, day: 'Monday' })));

  it('are read and written', () => {
    const text = 'threshold=2/3 of voters, winning=150, points=floor(max(5, R - 290) * Y / V)';
    const read = readFigures(
      `winning=150, points=floor(max(5, R - 290) * Y / V),  Threshold = 2/3 of voters`,
    );
    expect('changes' in read ? writeFigures(read.changes, all) : read.refused.length).toBe(
      'points=floor(max(5, R - 290) * Y / V), threshold=2/3 of voters, winning=150',
    );
    expect(readFigures(text)).toEqual(read);
    expect(readFigures('same')).toEqual({ changes: {} });
  });

  it('are each read as they are written', () => {
    const text = writeFigures(all, all, people);
    expect(readFigures(text, people)).toEqual({ changes: all });
    expect(figureNames.every((name) => text.includes(`${name}=`))).toBe(true);
  });

  it('have days by the players’ names, in order', () => {
    const read = readFigures('players=Cleo Monday; ben p tuesday', people);
    expect(read).toEqual({
      changes: {
        players: [
          { player: 'C', day: 'Monday' },
          { player: 'B', day: 'Tuesday' },
        ],
      },
    });
  });

  it.each([
    ['winning', 'Write figures as winning=150, threshold=2/3; or same if none changes.'],
    ['hats=1', 'There is no such figure. The figures are'],
    ['__proto__=1', 'Write figures as'],
    ['constructor=1', 'There is no such figure.'],
    ['winning=none', 'The figure winning is a whole number from 1 to 1000000.'],
    ['winning=1, winning=2', 'The figure winning is there twice.'],
    ['hour=25:00', 'The figure hour is a time such as 19:00.'],
    ['threshold=some', 'The figure threshold is unanimous, majority or a fraction such as 2/3'],
    ['players=Zoe Monday', 'The figure players is players with their days'],
    ['players=Cleo Monday; Cleo Tuesday', 'The figure players names Cleo twice.'],
    ['points=R > 2', 'The figure points has no such formula'],
    ['void=Someday', 'The figure void is days'],
    [`void=${weekdays.join('; ')}`, 'The figure void leaves at least one day'],
    [`winning=${'1'.repeat(2_000)}`, 'Figures have at most 1000 characters.'],
  ])('%s are refused in a sentence', (text, sentence) => {
    const read = readFigures(text, people);
    expect('refused' in read ? read.refused : '').toContain(sentence);
  });

  it('are each bound to a rule and say what they are for', () => {
    for (const name of figureNames) expect(figureKinds[name].rule).toMatch(/^R(111|2\d\d)$/);
  });
});
