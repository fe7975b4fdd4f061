import { describe, expect, it } from 'vitest';
import { exportOf } from '../../../src/house/privacy/export.ts';
import { clockPath, readPass, roleOf } from '../../../src/ladder/clocks/clock-pass.ts';
import { noteCard } from '../../../src/ladder/games/note-card.ts';
import type { PersonNumber } from '../../../src/ledger/fields.ts';
import { fold } from '../../../src/rule-books.ts';
import { ClockStage } from './a-clock.ts';

/** A game that Ana lost on the clock. */
function played(): ClockStage {
  const stage = new ClockStage().started();
  stage.club.at('12:40:30');
  stage.sends('table', 'white@12:40:10 black@12:40:20');
  stage.club.at('12:45:20');
  stage.sends('white', '');
  return stage;
}

const exported = ({ club }: ClockStage, person: PersonNumber) =>
  exportOf(club.clubs, club.view, person, club.now);

describe('Act 0.13: what is kept of a game with a clock', () => {
  it('is given to either player, and to nobody who was not concerned', async () => {
    const stage = played();
    const cy = stage.club.member('Cy');
    for (const player of [stage.ana, stage.bo]) {
      const { clockPresses, ledger } = await exported(stage, player);
      expect(clockPresses.map(({ clock, pressed }) => `${clock} ${pressed}`)).toEqual([
        '1 start',
        '1 white',
        '1 black',
      ]);
      expect(ledger.map(({ type }) => type)).toEqual(
        expect.arrayContaining(['clock-opened', 'clock-consented', 'clock-started', 'clock-ended']),
      );
    }
    const { clockPresses, ledger } = await exported(stage, cy);
    expect(clockPresses).toEqual([]);
    expect(ledger.filter(({ type }) => type.startsWith('clock'))).toEqual([]);
  });

  it('says in the ledger how it ended, when the presses are forgotten', () => {
    const stage = played();
    expect(fold(stage.club.view.entries).clocks).toEqual(stage.club.view.state.clocks);
    expect(stage.clock.ended).toEqual({
      at: stage.club.moment('12:45:10'),
      how: 'flag',
      flag: 'white',
      left: { white: 0, black: 290_000 },
      turns: 2,
    });
  });
});

describe('leave for a clock’s page', () => {
  it.each([
    ['ana', 'white'],
    ['bo', 'black'],
    ['mo', 'table'],
    ['cy', 'watch'],
  ] as const)('is for %s to be %s', (name, role) => {
    const stage = new ClockStage();
    const people = { ana: stage.ana, bo: stage.bo, mo: stage.mo, cy: stage.club.member('Cy') };
    expect(roleOf(stage.club.view, stage.club.actor(people[name]), stage.clock)).toBe(role);
  });

  it('is that of a player for a Moderator who plays', () => {
    const stage = new ClockStage();
    stage.club.write({ type: 'office-given', person: stage.ana, office: 'moderator' });
    expect(roleOf(stage.club.view, stage.club.actor(stage.ana), stage.clock)).toBe('white');
  });

  it('is read as it was given', () => {
    const { club } = new ClockStage();
    const pass = { club: club.id, clock: 1, role: 'black' } as const;
    expect(readPass(club.clubs, clockPath(club.clubs, pass).replace('/clock/', ''))).toEqual(pass);
  });
});

it('remembers the cards of the latest clocks', () => {
  const { club } = new ClockStage();
  for (let clock = 1; clock <= 25; clock++)
    club.clubs.changeNow(club.id, { interaction: null, now: club.now }, (work) =>
      noteCard(work, clock, { channel: '7', message: `${clock}` }),
    );
  const { clockCards } = club.view.settings;
  expect(Object.keys(clockCards)).toHaveLength(20);
  expect(clockCards).toMatchObject({ 6: '7/6', 25: '7/25' });
});
