import { describe, expect, it } from 'vitest';
import { sceneOf } from '../../../src/discord/scene-of.ts';
import { latePresses, lateWords } from '../../../src/ladder/clocks/late-presses.ts';
import { timeTakenOff } from '../../../src/ladder/clocks/time-taken-off.ts';
import { clockCard } from '../../../src/ladder/words/clocks/card.ts';
import { afternoon } from '../games/afternoon.ts';
import { ClockStage, opens } from './a-clock.ts';

const late = ({ club, clock }: ClockStage): string[] => latePresses(club.view, clock).map(lateWords);

async function cardOf({ club, clock }: Pick<ClockStage, 'club' | 'clock'>): Promise<string> {
  const scene = await sceneOf({ clubs: club.clubs, siteUrl: club.siteUrl }, club.id, club.now);
  return JSON.stringify(clockCard(scene, clock).embeds);
}

describe('Act I.7.3: presses that came late', () => {
  it.each([
    ['12:40:10', '12:40:08', ['White’s move 1: 2 s late']],
    ['12:40:10', '12:40:09', []],
    ['12:40:50', '12:40:02', ['White’s move 1: 48 s late']],
  ])('heard of at %s and pressed at %s are named: %j', async (heard, pressed, named) => {
    const stage = new ClockStage().started();
    stage.club.at(heard);
    stage.sends('white', `white@${pressed}`);
    expect(late(stage)).toEqual(named);
    expect((await cardOf(stage)).includes('came late')).toBe(named.length > 0);
  });

  it('are named by the move that they ended, and those in Discord are never late', async () => {
    const stage = new ClockStage().started();
    stage.club.at('12:40:20');
    stage.sends('table', 'white@12:40:05 black@12:40:10 white@12:40:20');
    stage.club.at('12:40:30');
    stage.sends('table', 'black@12:40:22 pause@12:40:25');
    stage.does(stage.mo, 'resume');
    expect(late(stage)).toEqual([
      'White’s move 1: 15 s late',
      'Black’s move 1: 10 s late',
      'Black’s move 2: 8 s late',
      'A pause: 5 s late',
    ]);
    expect(await cardOf(stage)).toContain('Black’s move 2: 8 s late, A pause: 5 s late');
  });

  it('are shown to the Moderator until the result is confirmed, the latest five by name', async () => {
    const stage = new ClockStage().started();
    stage.club.at('12:41:30');
    stage.sends(
      'table',
      'white@12:41:01 black@12:41:02 white@12:41:03 black@12:41:04 white@12:41:05 black@12:41:06',
    );
    stage.does(stage.mo, 'end');
    const card = await cardOf(stage);
    expect(card).toContain('Black’s move 3: 24 s late and 1 before');
    expect(card).not.toContain('White’s move 1: ');
  });
});

describe('Act I.2.1: penalties that took time off a clock', () => {
  it('are named with their numbers, each on the side of its player', async () => {
    const { club, mo, ana, bo } = afternoon();
    for (const [penalty, person, minutes] of [
      [1, bo, 2],
      [2, ana, 1],
    ] as const)
      club.write(
        {
          ...{ type: 'penalty-issued', penalty, person, offence: 1, game: null, fraud: false, ground: null },
          ...{ parts: [{ kind: 'time', minutes }], finding: null, reverses: null },
        },
        { by: mo },
      );
    opens(club, mo, ana, bo);
    const clock = club.view.state.clocks[1];
    if (clock === undefined) throw new Error('no clock');
    expect(timeTakenOff(club.view.state, clock)).toEqual({
      white: [{ penalty: 2, minutes: 1 }],
      black: [{ penalty: 1, minutes: 2 }],
    });
    const card = await cardOf({ club, clock });
    expect(card).toContain('Penalty #2: one minute less for White.');
    expect(card).toContain('Penalty #1: two minutes less for Black.');
  });
});
