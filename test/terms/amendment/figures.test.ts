import { describe, expect, it } from 'vitest';
import {
  changedFigures,
  findFigures,
  isSomeFigures,
  movesSessions,
  settableFigures,
  settableNamed,
} from '../../../terms/amendment/figures.ts';
import { contradictionIn } from '../../../terms/amendment/limits.ts';
import { defaultFigures, type Figures, withFigures } from '../../../terms/figures.ts';
import { isAct } from '../../../terms/register.ts';

const read = (name: string, text: string): unknown => {
  const wished = settableNamed(name)?.read(text) ?? null;
  return isSomeFigures(wished) ? wished : null;
};

describe('Act IV.1: the figures that the Chief Justice may set', () => {
  it('are all there are', () => {
    const names = settableFigures.map(({ name }) => name);
    expect(names.sort()).toEqual(Object.keys(defaultFigures).sort());
  });

  it('Act 0.5: says which of them move sessions', () => {
    expect(movesSessions({ room: '12' })).toBe(true);
    expect(movesSessions({ timezone: 'Europe/Berlin', floor: 1 })).toBe(true);
    expect(movesSessions({ floor: 1, minimumPresenceMinutes: 3 })).toBe(false);
  });

  it.each(settableFigures)('$name is shown as it is typed', (figure) => {
    const shown = figure.show(defaultFigures);
    expect(read(figure.name, shown)).toEqual({ [figure.name]: defaultFigures[figure.name] });
    expect(isAct(figure.act)).toBe(true);
    expect(`${figure.title}, ${figure.expects}`.length).toBeLessThan(180);
  });

  it.each<[string, string, Partial<Figures>]>([
    ['floor', '0', { floor: 0 }],
    ['floor', ' 10000 ', { floor: 10_000 }],
    ['absenceSessions', '1', { absenceSessions: 1 }],
    ['onlineShare', '0%', { onlineShare: 0 }],
    ['onlineShare', '100', { onlineShare: 1 }],
    ['castlingOnline', 'YES', { castlingOnline: true }],
    ['reminderDays', 'none', { reminderDays: [] }],
    ['reminderDays', '1,2 , 5', { reminderDays: [1, 2, 5] }],
    ['kFactors', 'more: 32', { kFactors: [{ upToGames: null, k: 32 }] }],
    [
      'kFactors',
      '0:1,More : 400',
      {
        kFactors: [
          { upToGames: 0, k: 1 },
          { upToGames: null, k: 400 },
        ],
      },
    ],
    ['pieceValues', 'Q9,r5,b4,n3,p0', { pieceValues: { q: 9, r: 5, b: 4, n: 3, p: 0 } }],
    ['fraudLadder', 'Halve, permanent-ban', { fraudLadder: ['halve', 'permanent-ban'] }],
    ['weekday', ' tuesday', { weekday: 2 }],
    ['opens', '9:05', { opens: '09:05' }],
    ['room', ' The  Library ', { room: 'The Library' }],
    ['timezone', 'europe/berlin', { timezone: 'Europe/Berlin' }],
  ])('%s may be “%s”', (name, text, figures) => {
    expect(read(name, text)).toEqual(figures);
  });

  it.each([
    ['floor', ''],
    ['floor', '-1'],
    ['floor', '10001'],
    ['floor', '1e2'],
    ['floor', '99.5'],
    ['floor', '１００'],
    ['floor', 'a hundred'],
    ['absenceSessions', '0'],
    ['absenceSessions', '101'],
    ['clockMinutes', '0'],
    ['panelSize', '16'],
    ['onlineShare', '101%'],
    ['onlineShare', '-50%'],
    ['castlingOnline', 'maybe'],
    ['castlingOnline', 'constructor'],
    ['reminderDays', '6, 3'],
    ['reminderDays', '3, 3'],
    ['reminderDays', ','],
    ['reminderDays', '0'],
    ['kFactors', '3: 40'],
    ['kFactors', '3: 40, more: 0'],
    ['kFactors', '3: 40, more: 401'],
    ['kFactors', '6: 40, 3: 30, more: 10'],
    ['kFactors', 'more: 40, more: 30'],
    ['kFactors', ''],
    ['pieceValues', 'q 9, r 5, b 3, n 3'],
    ['pieceValues', 'q 9, r 5, b 3, n 3, p 101'],
    ['pieceValues', 'q 9, r 5, b 3, n 3, k 1'],
    ['fraudLadder', ''],
    ['fraudLadder', 'pillory'],
    ['weekday', '5'],
    ['weekday', 'Caturday'],
    ['opens', '24:00'],
    ['room', ' '],
    ['room', 'a\u202Eb'],
    ['room', 'x'.repeat(101)],
    ['timezone', '+01:00'],
  ])('%s may not be “%s”', (name, text) => {
    expect(read(name, text)).toBeNull();
  });

  it.each([
    ['FLOOR', 'floor'],
    [' floor ', 'floor'],
    ['flor', undefined],
    ['', undefined],
    ['toString', undefined],
    ['weekday', 'weekday'],
  ])('“%s” is %s', (text, name) => {
    expect(settableNamed(text)?.name).toBe(name);
  });

  it.each([
    ['k-factor', ['onlineShare', 'kFactors']],
    ['act ii.6.1', ['absenceSessions', 'absenceDeduction']],
    ['lowest', ['floor']],
    ['xyzzy', []],
  ])('“%s” finds %j', (typed, names) => {
    expect(findFigures(typed).map(({ name }) => name)).toEqual(names);
  });

  it('says how a figure was and how it is', () => {
    const [change] = changedFigures(defaultFigures, { floor: 50 });
    expect(change).toMatchObject({ was: '100', is: '50', figure: { name: 'floor', act: 'II.2' } });
    expect(changedFigures(defaultFigures, {})).toEqual([]);
  });
});

describe('figures that contradict one another', () => {
  it.each<[Partial<Figures>, string | null]>([
    [{}, null],
    [{ closes: '12:30' }, 'closes-before-opens'],
    [{ closes: '12:31' }, null],
    [{ startingScore: 99 }, 'start-below-floor'],
    [{ floor: 101 }, 'start-below-floor'],
    [{ floor: 101, startingScore: 101 }, null],
    [{ removalAbsences: 7 }, 'more-absences-than-sessions'],
    [{ removalAbsences: 6 }, null],
    [{ reminderDays: [3, 7] }, 'reminder-after-deadline'],
    [{ reminderDays: [6] }, null],
    [{ declarationDays: 6 }, 'reminder-after-deadline'],
    [{ opinionDays: 6 }, 'reminder-after-deadline'],
    [{ opinionDays: 6, reminderDays: [] }, null],
  ])('%j: %s', (changes, contradiction) => {
    expect(contradictionIn(withFigures(defaultFigures, changes))).toBe(contradiction);
  });
});
