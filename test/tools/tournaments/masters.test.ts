import { describe, expect, it } from 'vitest';
import type { Tournament } from '../../../src/tables/tournaments/tournament.ts';
import { boardsOf, differences } from '../../../tools/tournaments/checked.ts';
import { playAllBare } from '../../../tools/tournaments/masters/bare-games.ts';
import { booksDigest } from '../../../tools/tournaments/masters/digest.ts';
import { courseOf, mastersIn } from '../../../tools/tournaments/masters/masters.ts';
import { playStored } from '../../../tools/tournaments/masters/stored.ts';

const size = { teams: 8, seed: 1, agree: 1 / 3 };
const { view } = await playStored(size, () => {});
const tournament = mastersIn(view);
const { rounds } = tournament.state;

/** The tournament with something changed in its first round. */
function changed(first: (round: (typeof rounds)[number]) => Partial<(typeof rounds)[number]>): Tournament {
  const others = rounds.map((round) => (round.number === 1 ? { ...round, ...first(round) } : round));
  return { ...tournament, state: { ...tournament.state, rounds: others } };
}

const wrongIn = (of: Tournament): string[] => differences(of).map(({ what }) => what);

describe('a World Masters that is played by chance', () => {
  it('goes from the sign-up to its champion', () => {
    expect(tournament.state.status).toBe('over');
    expect(rounds.map(({ boards }) => boards.length)).toEqual([8, 7, 1]);
    const champion = courseOf(tournament).standings('players')[0]?.rows[0]?.player;
    expect(rounds[2]?.boards[0]?.seats.map(({ person }) => person)).toContain(champion);
  });

  it('has a team that was put together by lot, a reserve list, replacements, and votes that end games', () => {
    expect(tournament.state.teams.map(({ byLot }) => byLot).filter(Boolean)).toHaveLength(1);
    expect(tournament.state.reserves).toHaveLength(3);
    const tenures = boardsOf(tournament).flatMap(({ seats }) => seats.flatMap((seat) => seat.tenures));
    expect(new Set(tenures.map(({ as }) => as))).toEqual(new Set(['first', 'permanent', 'temporary']));
    const ends = boardsOf(tournament).map(({ end }) => end.how);
    expect(ends).toEqual(expect.arrayContaining(['conceded', 'voted']));
  });

  it('comes to what the recount comes to', () => {
    expect(differences(tournament)).toEqual([]);
  });

  it('has the games that the same players play with the referee alone', () => {
    expect(playAllBare(view, size.seed)).toBeGreaterThan(100);
    expect(() => playAllBare(view, size.seed + 1)).toThrow('came out otherwise');
  });

  it('is the same again by the same seed, and another one by another', async () => {
    const again = await playStored(size, () => {});
    expect(booksDigest(again.view)).toBe(booksDigest(view));
    const small = { teams: 2, seed: 1, agree: 1 };
    const [one, other] = [
      await playStored(small, () => {}),
      await playStored({ ...small, seed: 2 }, () => {}),
    ];
    expect(booksDigest(one.view)).not.toBe(booksDigest(other.view));
  });
});

describe('the recount of a tournament', () => {
  it('WM B.6: finds that a breach is not listed, and that one is listed twice', () => {
    expect(rounds[0]?.breaches.length).toBeGreaterThan(0);
    expect(wrongIn(changed(() => ({ breaches: [] })))).toEqual(['what round 1 breaches']);
    const [first] = rounds[0]?.breaches ?? [];
    const doubled = changed(({ breaches }) => ({ breaches: [...breaches, ...(first ? [first] : [])] }));
    expect(wrongIn(doubled)).toEqual(['what round 1 breaches']);
  });

  it('finds somebody who sits twice in a round', () => {
    const [one] = rounds[0]?.boards ?? [];
    const twice = changed(({ boards }) => ({
      boards: boards.map((board) => (board.board === 2 && one ? { ...board, seats: one.seats } : board)),
    }));
    expect(wrongIn(twice)).toContain('who sits twice in round 1');
  });

  it('finds a result of another board in the place of one', () => {
    const [, other] = rounds[0]?.boards ?? [];
    const swapped = changed(({ boards }) => ({
      boards: boards.map((board) =>
        board.board === 1 && other ? { ...board, result: other.result } : board,
      ),
    }));
    expect(wrongIn(swapped)).toContain('who begins in round 1');
  });
});
