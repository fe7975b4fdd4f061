import { describe, expect, it } from 'vitest';
import { history } from '../../terms/amendment/history.ts';
import { defaultFigures, termsVersion, withFigures } from '../../terms/figures.ts';
import {
  actNumbered,
  actsInOrder,
  actsOf,
  actText,
  citation,
  findActs,
  isAct,
  partsOf,
  sections,
} from '../../terms/register.ts';

/** The numbering of version 2.4, section by section. */
const numbering = `
  0.1 0.2 0.3 0.4 0.5 0.6 0.7 0.8 0.9 0.10 0.11 0.12 0.13 0.14

  I.1 I.2 I.2.1 I.3 I.4 I.5 I.6 I.7 I.7.1 I.7.2 I.7.3 I.7.4 I.7.5 I.7.6 I.8 I.8.1 I.8.2
  I.9 I.9.1 I.9.2 I.9.3 I.9.4 I.9.4.1 I.9.4.2 I.9.4.3 I.9.5 I.9.6 I.9.7 I.9.8 I.9.9 I.9.10 I.9.11

  II.1 II.2 II.3 II.4 II.4.1 II.5 II.6 II.6.1 II.6.2 II.6.3 II.7 II.8 II.8.1 II.8.2
  II.9 II.9.1 II.9.2 II.9.3 II.9.4 II.9.5 II.10 II.10.1 II.10.2 II.10.3 II.10.4 II.10.5 II.10.6
  II.11 II.11.1 II.11.2 II.11.3 II.11.4 II.12 II.12.1 II.12.2

  III.1 III.2 III.2.1 III.2.2 III.2.3 III.2.3.1 III.2.3.2 III.2.4 III.2.4.1 III.2.4.2 III.2.4.3
  III.3 III.3.1 III.3.2 III.3.3 III.3.4 III.3.5 III.3.5.1 III.3.5.2 III.3.5.3 III.3.6 III.3.7 III.3.8
  III.3.9 III.3.9.1 III.3.9.2 III.3.10 III.4 III.5 III.5.1 III.6 III.6.1

  IV.1 IV.2 IV.3 IV.4 IV.5
`
  .trim()
  .split(/\s+/);

describe('the register', () => {
  it('has every Act of the Terms, in their order, and no other', () => {
    expect(actsInOrder).toEqual(numbering);
  });

  it('belongs to its sections', () => {
    expect(sections.flatMap(({ number }) => actsOf(number))).toEqual(actsInOrder);
  });

  it.each(actsInOrder)('says something in Act %s, and why where nothing is done about it', (act) => {
    const { title, text, status } = actText(act, defaultFigures);
    expect(title).toMatch(/^\S.{3,45}$/u);
    expect(text).toMatch(/^\S.{20,}\.$/u);
    if (typeof status === 'object' && 'textOnly' in status) expect(status.textOnly).toMatch(/^\S.{15,}\.$/u);
  });

  it('names nobody and links nowhere', () => {
    const words = actsInOrder.map((act) => JSON.stringify(actText(act, defaultFigures))).join(' ');
    expect(words).not.toMatch(/https?:|www\.|@|\bMrs?\b|\bAlex\b|\bAmir\b/);
  });

  it('knows the parts of an Act and theirs, and none of a namesake by its first figures', () => {
    expect(partsOf('III.3.5')).toEqual(['III.3.5.1', 'III.3.5.2', 'III.3.5.3']);
    expect(partsOf('I.9')).toContain('I.9.4.1');
    expect(partsOf('II.1')).toEqual([]);
  });

  it('gives the version in force, the latest first', () => {
    expect(history[0]?.version).toBe(termsVersion);
    const dates = history.map(({ date }) => date);
    expect(dates).toEqual([...dates].sort().reverse());
    expect(history.at(-1)).toMatchObject({ version: '1.0', date: '2019-12-12' });
  });
});

describe('finding an Act', () => {
  it('tells the number of an Act from any other', () => {
    expect(['0.5', 'II.6.1', '0.15', 'II', 'ii.1', '', 'toString'].filter(isAct)).toEqual(['0.5', 'II.6.1']);
  });

  it.each([
    ['II.6.1', 'II.6.1'],
    ['ii.6.1', 'II.6.1'],
    ['0.15', null],
    ['constructor', null],
    ['', null],
  ])('takes “%s” for %s', (typed, act) => {
    expect(actNumbered(typed)).toBe(act);
  });

  it('cites it', () => {
    expect(citation('II.6.1')).toBe('Act II.6.1');
  });

  it.each([
    { typed: 'II.6', first: ['II.6', 'II.6.1', 'II.6.2', 'II.6.3'] },
    { typed: 'act ii.6.1', first: ['II.6.1'] },
    { typed: '0.1', first: ['0.1', '0.10', '0.11', '0.12', '0.13', '0.14'] },
    { typed: ' Elo ', first: ['II.3'] },
    { typed: 'raw evidence', first: ['I.9.9'] },
    { typed: 'double jeopardy', first: ['III.2.2'] },
  ])('finds “$typed”', ({ typed, first }) => {
    expect(findActs(typed, defaultFigures).slice(0, first.length)).toEqual(first);
  });

  it('finds the words of the club, not the usual ones', () => {
    const wednesdays = withFigures(defaultFigures, { weekday: 3 });
    expect(findActs('played on a wednesday', wednesdays)).toEqual(['0.5']);
    expect(findActs('played on a friday', wednesdays)).toEqual([]);
  });

  it('finds the words that the club published in place of the usual ones', () => {
    const own = new Map([['II.3', { text: 'Points go by the weather.' }]] as const);
    expect(findActs('weather', defaultFigures, own)).toEqual(['II.3']);
    expect(findActs('confirm that or overrule', defaultFigures)).toEqual(['II.3']);
    expect(findActs('confirm that or overrule', defaultFigures, own)).toEqual([]);
  });

  it('lists all Acts when nothing is typed, and none for nonsense', () => {
    expect(findActs('', defaultFigures)).toEqual(actsInOrder);
    expect(findActs('xyzzy', defaultFigures)).toEqual([]);
  });
});
