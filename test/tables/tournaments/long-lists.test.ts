import { expect, it } from 'vitest';
import { controlsOf } from '../../../packages/playground/src/index.ts';
import type { Reply } from '../../../src/house/words/reply.ts';
import { theTournament, writeIn } from '../../../src/tables/tournaments/tournament.ts';
import {
  renderSeating,
  renderStandings,
  renderTournament,
} from '../../../src/tables/tournaments/words/show.ts';
import { TournamentStory } from './a-tournament.ts';

const teams = 84;

/** The first round of a World Masters of 84 teams, whose boards are all over. */
function atItsLargest(): TournamentStory {
  const story = new TournamentStory('world-masters-2004', teams * 7);
  const { number } = story.tournament;
  const powers = story.tournament.rules.seats.map(({ id }) => id);
  const numbers = Array.from({ length: teams }, (_, n) => n + 1);
  const seatsOf = (n: number) =>
    powers.map((power, place) => ({ power, person: story.people[(n - 1) * 7 + place] ?? 0 }));
  const next = { commitment: '', lot: { cipher: '', digest: '' } };
  story.club.keep((work) => {
    const write = (body: Parameters<typeof writeIn>[2]) =>
      writeIn(work, theTournament(work, number), body, null);
    for (const n of numbers) {
      const members = seatsOf(n);
      const [{ person: captain } = { person: 0 }] = members;
      const name = `The long name of team number ${n} here`;
      write({ type: 'team-entered', team: n, name, captain, members });
      for (const { person } of members) write({ type: 'tournament-joined', person, wants: [] });
    }
    const drawn = { seed: 'a lot', ...next };
    write({ type: 'sign-up-closed', teams: [], reserves: [], ...drawn });
    const seats = numbers.flatMap((board) => seatsOf(board).map((seat) => ({ board, ...seat })));
    const boards = numbers.map((board) => ({ board, table: board + 1 }));
    write({ type: 'round-seated', round: 1, boards, seats, breaches: [], ...drawn });
    for (const board of numbers)
      write({
        ...{ type: 'board-finished', round: 1, board, firstYear: 1901, lastYear: 1909 },
        seats: powers.map((power, place) => ({ power, team: board, start: 3, centres: [place + 1] })),
        tenures: seatsOf(board).map(({ power, person: player }) => ({
          ...{ power, player, from: 0, to: null, as: 'first' as const, fromPool: false, began: 1 },
        })),
        end: { how: 'year', powers: [], seasons: 18 },
      });
  });
  return story;
}

const wordsOf = ({ embeds = [] }: Reply): string => embeds[0]?.description ?? '';

/** All pages of a list: each fits Discord, and each but the last leads to the next. */
function pages(render: (page: number) => Reply): string[] {
  const all: string[] = [];
  for (let page = 1, more = true; more; page += 1) {
    const reply = render(page);
    expect(wordsOf(reply).length).toBeLessThanOrEqual(4096);
    all.push(wordsOf(reply));
    const [, next] = controlsOf(reply.components ?? []);
    more = next !== undefined && next.disabled !== true;
  }
  return all;
}

it('a tournament of 84 teams is shown in pages, and nothing in it is left out', () => {
  const { tournament, club } = atItsLargest();
  const shown = pages((page) => renderTournament(club.view, tournament, page));
  expect(shown.join('\n').match(/^Team \d+/gm)).toHaveLength(teams);
  const seated = pages((page) => renderSeating(club.view, tournament, page));
  expect(seated.join('\n').match(/^\*\*Board \d+\*\*/gm)).toHaveLength(teams);
  const standings = pages((page) => renderStandings(club.view, tournament, { view: 'teams', page }));
  expect(new Set(standings.join('\n').match(/(?<=^\d+\. )Team \d+/gm)).size).toBe(teams);
  expect(standings.length).toBeGreaterThan(1);
});
