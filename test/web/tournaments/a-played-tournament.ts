import { theTournament, writeIn } from '../../../src/tables/tournaments/tournament.ts';
import { boardFinished } from '../../support/a-long-tournament.ts';
import { TournamentStory } from '../../tables/tournaments/a-tournament.ts';

/** A World Masters whose two teams have signed up. */
export function twoTeams(): TournamentStory {
  const story = new TournamentStory('world-masters-2004');
  story.team('Rooks', story.people.slice(0, 7));
  story.team('Knights', story.people.slice(7));
  return story.join(...story.people);
}

/** A Maharajiad for which fifteen have signed up: one of them more than its boards have seats. */
export function maharajiad(): TournamentStory {
  const story = new TournamentStory('maharajiad', 15);
  return story.join(...story.people);
}

/** Takes down the results of the boards of the latest round, by the centres of the powers at the end of each year. */
export function finish(story: TournamentStory, ...centres: readonly (readonly number[])[]): void {
  const { tournament, club } = story;
  const round = tournament.state.rounds.at(-1);
  club.keep((work) => {
    for (const [at, counts] of centres.entries()) {
      const board = round?.boards[at];
      const people = board?.seats.map(({ person }) => person) ?? [];
      const teams = people.map((person) => (story.people.indexOf(person) < 7 ? 1 : 2));
      const of = { round: round?.number ?? 0, board: board?.board ?? 0, people, teams };
      writeIn(work, theTournament(work, tournament.number), boardFinished({ ...of, centres: counts }), null);
    }
  });
}

/** Plays all rounds to their ends; in each a power is conceded to at all boards. */
export async function playAll(story: TournamentStory, rounds: number): Promise<TournamentStory> {
  for (let round = 0; round < rounds; round++) {
    story.start(`lot ${round}`);
    await story.end(2 + round);
    story.close(`dice ${round}`);
  }
  return story;
}
