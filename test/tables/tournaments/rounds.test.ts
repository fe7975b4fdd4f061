import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { commitmentOf } from '../../../src/tables/seats/draw.ts';
import { theTable, writeAt } from '../../../src/tables/table.ts';
import { formatOf } from '../../../src/tables/tournaments/format.ts';
import { plansOf } from '../../../src/tables/tournaments/rounds/plans.ts';
import { recordOf } from '../../../src/tables/tournaments/standings/record.ts';
import { refusedFor, TournamentStory } from './a-tournament.ts';

const courseOf = ({ tournament }: TournamentStory) =>
  formatOf(tournament.about.rules).course(recordOf(tournament.state, plansOf(tournament)));

describe('a World Masters of two teams', () => {
  async function played() {
    const story = new TournamentStory('world-masters-2004');
    story.team('Rooks', story.people.slice(0, 7));
    story.team('Knights', story.people.slice(7));
    story.join(...story.people);
    return story;
  }

  it('WM B.1 and B.4: has a first round, a semi-final and a final', async () => {
    const story = await played();
    expect(plansOf(story.tournament).map(({ kind, boards }) => [kind, boards])).toEqual([
      ['first', 2],
      ['semi-final', 2],
      ['final', 1],
    ]);
  });

  it('is played from the sign-up to its champion', async () => {
    const story = await played();
    expect(story.start()).toMatchObject({ ok: true });
    expect(story.close()).toMatchObject(refusedFor('boards-going-on'));
    expect(story.start()).toMatchObject(refusedFor('round-going-on'));
    await story.end(2);
    expect(story.close()).toMatchObject({ ok: true });
    expect(story.start('lot of the semi-final')).toMatchObject({ ok: true });
    await story.end(3);
    expect(story.close()).toMatchObject({ ok: true });
    const finalists = courseOf(story).qualifying(3).players;
    expect(finalists).toHaveLength(7);
    expect(finalists.slice(0, 2).map(({ point }) => point)).toEqual(['C.9', 'C.9']);
    story.start('lot of the final');
    await story.end(4);
    expect(story.close()).toMatchObject({ ok: true });
    expect(story.tournament.state.status).toBe('over');
    const [final] = courseOf(story).standings('players');
    const [board] = story.tournament.state.rounds[2]?.boards ?? [];
    expect(final?.rows[0]?.player).toBe(board?.seats[4]?.person);
    expect(story.start()).toMatchObject(refusedFor('tournament-not-played'));
  });

  it('WM C.10: who declines the final leaves their place to the best who has not qualified', async () => {
    const story = await played();
    for (const winner of [2, 3]) {
      story.start(`lot ${winner}`);
      await story.end(winner);
      story.close(`other lot ${winner}`);
    }
    const [first] = courseOf(story).qualifying(3).players;
    expect(story.decline(first?.player ?? 0)).toMatchObject({ ok: true });
    const now = courseOf(story).qualifying(3).players;
    expect(now).toHaveLength(7);
    expect(now.some(({ player }) => player === first?.player)).toBe(false);
    story.decline(first?.player ?? 0, false);
    expect(courseOf(story).qualifying(3).players[0]).toEqual(first);
  });

  it('WM B.5: powers of later rounds are drawn by lot', async () => {
    const drawn = async (lot: string) => {
      const story = await played();
      story.start(lot);
      await story.end(2);
      story.close(lot);
      story.start();
      return story.tournament.state.rounds[1]?.boards.map(({ seats }) => seats);
    };
    const one = await drawn('one lot');
    expect(await drawn('one lot')).toEqual(one);
    expect(await drawn('another')).not.toEqual(one);
  });

  it('tells each board’s table what it is a board of, and when its game ends', async () => {
    const story = await played();
    story.start();
    const [board] = story.tournament.state.rounds[0]?.boards ?? [];
    const table = theTable(story.club.view, board?.table ?? 0);
    expect(table.about.tournament).toEqual({ number: story.tournament.number, round: 1, board: 1 });
    expect(table.state.settings['last-year']).toBe('1909');
    expect(table.state.status).toBe('playing');
    const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
    expect(table.about.commitment).toBe(commitmentOf(table.state.lot?.seed ?? '', sha256));
  });

  it('takes a result back where the end of its table was a mistake, and takes down the one that comes instead', async () => {
    const story = await played();
    story.start();
    await story.end(2);
    const [{ table = 0 } = {}] = story.tournament.state.rounds[0]?.boards ?? [];
    const ended = theTable(story.club.view, table).state.endedBy?.seq ?? 0;
    story.club.keep((work) =>
      writeAt(work, theTable(work, table), { type: 'entry-undone', entry: ended, again: false }, null),
    );
    story.club.now += 60_000;
    await story.club.settle();
    expect(story.tournament.state.rounds[0]?.boards[0]?.result).toBeNull();
    expect(story.close()).toMatchObject(refusedFor('boards-going-on'));
    await story.end(5);
    expect(story.tournament.state.rounds[0]?.boards[0]?.result?.end).toMatchObject({
      how: 'conceded',
      powers: [story.tournament.rules.seats[5]?.id],
    });
  });
});

describe('a Maharajiad', () => {
  it('MJ A.9 and A.10: is played in a first round to 1510 and a second without end', async () => {
    const story = new TournamentStory('maharajiad', 15).join();
    story.join(...story.people);
    expect(plansOf(story.tournament).map(({ boards, lastYear }) => [boards, lastYear])).toEqual([
      [2, 1510],
      [1, null],
    ]);
    story.start();
    expect(story.tournament.state.reserves).toEqual(story.people.slice(14));
    await story.end(1);
    expect(story.close()).toMatchObject({ ok: true });
    expect(story.start('lot of the second')).toMatchObject({ ok: true });
    await story.end(6);
    expect(story.close()).toMatchObject({ ok: true });
    expect(story.tournament.state.status).toBe('over');
  });

  it('MJ A.11 and A.21: nobody has a power twice, and the best of the others comes in for who declines', async () => {
    const story = new TournamentStory('maharajiad', 14).join();
    story.join(...story.people);
    story.start();
    await story.end(1);
    story.close();
    const before = courseOf(story).qualifying(2).players;
    const [best] = before;
    story.decline(best?.player ?? 0);
    const added = courseOf(story)
      .qualifying(2)
      .players.filter(({ player }) => !before.some((each) => each.player === player));
    expect(added.map(({ point }) => point)).toEqual(['A.21']);
    story.start();
    const [first, second] = story.tournament.state.rounds;
    const powersOf = new Map(
      first?.boards.flatMap(({ seats }) => seats.map(({ person, power }) => [person, power])),
    );
    const last = second?.boards[0]?.seats ?? [];
    expect(last.map(({ person }) => person)).toContain(added[0]?.player);
    expect(last.filter(({ person, power }) => powersOf.get(person) === power)).toEqual([]);
    expect(second?.breaches).toEqual([]);
  });
});
