import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { saidOf } from '../../support/refusals.ts';
import { ClockStage } from './a-clock.ts';

const running = () => new ClockStage().started();

describe('Act I.7.3: the clock on the table', () => {
  it('starts, switches, stops and goes on', () => {
    const stage = running();
    stage.club.at('12:40:30');
    expect(stage.stands).toBe('4:30 5:00 running');
    stage.sends('white', 'white@12:40:30');
    stage.club.at('12:40:50');
    stage.sends('black', 'black@12:40:50');
    stage.club.at('12:41');
    stage.does(stage.mo, 'pause');
    stage.club.at('12:45');
    expect(stage.stands).toBe('4:20 4:40 paused');
    stage.does(stage.mo, 'resume');
    stage.club.at('12:45:10');
    expect(stage.stands).toBe('4:10 4:40 running');
  });

  it('is switched by the telephone on the table for both', () => {
    const stage = running();
    stage.club.at('12:41');
    stage.sends('table', 'white@12:40:10 black@12:40:30 white@12:40:50');
    expect(stage.stands).toBe('4:30 4:30 running');
    expect(stage.club.view.presses(1)).toHaveLength(4);
  });

  it.each([
    ['white', 'black@12:40:20'],
    ['black', 'white@12:40:20'],
    ['watch', 'white@12:40:20'],
    ['watch', 'pause@12:40:20'],
    ['white', 'start@12:40:20'],
    ['white', 'white@12:40:21'],
    ['white', 'white@12:39:20'],
  ] as const)('does not let a page for %s do %s', (role, press) => {
    const stage = running();
    stage.club.at('12:40:20');
    stage.sends(role, press);
    expect(stage.stands).toBe('4:40 5:00 running');
  });

  it('is resumed by the person who watches the game, not by a player (Act I.7.6)', () => {
    const stage = running();
    stage.club.at('12:40:10');
    stage.sends('black', 'pause@12:40:10');
    stage.sends('white', 'resume@12:40:10');
    stage.sends('black', 'resume@12:40:10');
    expect(stage.stands).toBe('4:50 5:00 paused');
    stage.sends('table', 'resume@12:40:10');
    expect(stage.stands).toBe('4:50 5:00 running');
  });

  it('takes no press before both have agreed', () => {
    const stage = new ClockStage();
    stage.sends('table', 'start@12:40');
    expect(stage.club.view.presses(1)).toEqual([]);
    stage.agreed().sends('table', 'start@12:40');
    expect(stage.stands).toBe('5:00 5:00 running');
  });

  it('is in the hands of Moderators and Justices who do not play', () => {
    const stage = running();
    expect(saidOf(stage.does(stage.ana, 'pause'))).toEqual(['needs-office', 'own-game']);
    const cy = stage.club.moderator('Cy');
    expect(saidOf(stage.does(cy, 'pause'))).toEqual(['overseer-away']);
    stage.club.checkIn(cy);
    expect(saidOf(stage.does(cy, 'pause'))).toEqual(['done']);
    expect(saidOf(stage.does(cy, 'pause'))).toEqual(['clock-is']);
  });
});

describe('a press that comes late', () => {
  it('counts as of when it was pressed', () => {
    const stage = running();
    stage.club.at('12:40:30');
    stage.sends('white', 'white@12:40:10');
    expect(stage.stands).toBe('4:50 4:40 running');
  });

  it.each([
    ['a minute old', '12:41', 2],
    ['older', '12:41:01', 1],
  ])('is taken or not: %s', (_, moment, presses) => {
    const stage = running();
    stage.club.at(moment);
    stage.sends('white', 'white@12:40');
    expect(stage.club.view.presses(1)).toHaveLength(presses);
  });

  it('is taken once, however often it is sent', () => {
    const stage = running();
    stage.club.at('12:40:30');
    for (let i = 0; i < 3; i++)
      stage.sends('table', 'white@12:40:10 black@12:40:20', ['code-of-one', 'code-of-two']);
    expect(stage.club.view.presses(1)).toHaveLength(3);
  });

  it('comes to the same as one that comes at once, in whatever order a page sends them', () => {
    const seconds = fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 1, maxLength: 10 });
    fc.assert(
      fc.property(seconds, fc.nat(), (pauses, seed) => {
        const [atOnce, late] = [running(), running()];
        let second = 0;
        const words = pauses.map((pause, i) => {
          second += pause;
          return `${i % 2 === 0 ? 'white' : 'black'}@12:40:${String(second).padStart(2, '0')}`;
        });
        for (const word of words) {
          atOnce.club.at(word.split('@')[1] ?? '');
          atOnce.sends('table', word);
        }
        const turned = words.map((_, i) => words[(i + seed) % words.length]);
        for (const { club } of [atOnce, late]) club.at('12:40:59');
        late.sends('table', turned.join(' '));
        expect(late.stands).toBe(atOnce.stands);
      }),
      { numRuns: 30 },
    );
  });
});

describe('Act I.7.1: somebody watches over all of the game', () => {
  it('or the clock stops when the last one goes', async () => {
    const stage = running();
    const jude = stage.club.member('Jude', { offices: ['justice'] });
    stage.club.checkIn(jude);
    stage.club.at('12:40:10').checkOut(stage.mo);
    stage.club.at('12:40:20');
    await stage.club.settle();
    expect(stage.stands).toBe('4:40 5:00 running');
    stage.club.checkOut(jude);
    stage.club.at('12:40:50');
    await stage.club.settle();
    expect(stage.stands).toBe('4:40 5:00 paused');
    expect(stage.club.announced.at(-1)?.notice).toEqual({ kind: 'clock-unattended', clock: 1 });
    stage.sends('table', 'resume@12:40:50');
    expect(stage.stands).toBe('4:40 5:00 paused');
    stage.club.checkIn(jude);
    stage.sends('table', 'resume@12:40:50');
    expect(stage.stands).toBe('4:40 5:00 running');
  });
});
