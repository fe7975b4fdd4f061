import { describe, expect, it } from 'vitest';
import { recountBreaches, type SatRound, seatedTwice } from '../../../tools/tournaments/recounted-seats.ts';

/** Boards in lines, each seat as `person/team` under its power; a team of 0 is none. */
const round = (forTeams: boolean, ...boards: string[]): SatRound => ({
  forTeams,
  seats: boards.flatMap((line, at) =>
    line.split(' ').map((each, place) => {
      const [person = 0, team = 0] = each.split('/').map(Number);
      return { board: at + 1, power: ['AUS', 'ENG', 'FRA'][place] ?? '', person, team: team || null };
    }),
  ),
});

const first = round(true, '1/1 2/2 3/3', '4/4 5/5 6/6');

describe('the recount of seats', () => {
  it('finds nothing where all is kept to', () => {
    expect(recountBreaches(first, [])).toEqual([]);
    expect(seatedTwice(first)).toEqual([]);
  });

  it('finds who sits twice', () => {
    expect(seatedTwice(round(true, '1/1 2/2 3/3', '4/4 1/1 6/6'))).toEqual([1]);
  });

  it('WM B.6(a): two of a team with the same power, in a round for teams', () => {
    const same = ['1/1 2/2 3/3', '4/1 5/5 6/6'];
    expect(recountBreaches(round(true, ...same), [])).toEqual(['B.6(a) | 1 4 | 1 | 1 2 | AUS']);
    expect(recountBreaches(round(false, ...same), [])).toEqual([]);
  });

  it('WM B.6(b): two of a team on one board', () => {
    expect(recountBreaches(round(false, '1/1 2/2 3/1'), [])).toEqual(['B.6(b) | 1 3 | 1 | 1 | ']);
  });

  it('WM B.6(c): a power that somebody has begun with before', () => {
    expect(recountBreaches(round(true, '1/1 4/4 6/0'), [round(true, '1/1 2/2 3/3', '8/8 4/4 9/9')])).toEqual([
      'B.6(c) | 1 |  | 1 | AUS',
      'B.6(c) | 4 |  | 1 | ENG',
    ]);
  });

  it('WM B.6(d): two who have met before', () => {
    expect(recountBreaches(round(true, '3/3 1/1 7/0'), [first])).toEqual(['B.6(d) | 1 3 |  | 1 | ']);
  });

  it('WM B.6(e): two teams on more than one board of a round for teams', () => {
    const again = ['1/1 2/2 3/3', '4/2 5/1 6/6'];
    expect(recountBreaches(round(true, ...again), [])).toEqual(['B.6(e) |  | 1 2 | 1 2 | ']);
    expect(recountBreaches(round(false, ...again), [])).toEqual([]);
  });
});
