import { whenAsked } from '../../../terms/when-asked.ts';
import type { PersonNumber } from '../../ledger/fields.ts';
import type { Part, ScoredBoard } from '../../tables/tournaments/rules/parts.ts';
import { teamNaming } from '../../tables/tournaments/sign-up/teams.ts';
import { powerName } from '../../tables/tournaments/words/names.ts';
import { type PersonShown, personShown } from '../pieces.tsx';
import { type FigureRead, figureRead } from './figure.tsx';
import type { TournamentAsked } from './head.ts';
import { type TeamShown, teamShown } from './named.ts';

/** A game of somebody: their part of a board. */
export interface PlayedRead {
  round: number;
  board: number;
  table: number;
  power: string;
  /** The rest is null while the board is played. */
  seasons: { played: number; all: number } | null;
  /** At the end of each year in which the seat was theirs; 0 in the others. */
  centres: readonly number[] | null;
  bonus: FigureRead | null;
  score: FigureRead | null;
}

/** What somebody has played in a tournament. */
export interface PlayerRead {
  player: PersonShown;
  team: TeamShown | null;
  /** Whether they are in reserve. */
  inReserve: boolean;
  /** What they rolled where dice decided. */
  rolls: readonly number[];
  games: readonly PlayedRead[];
}

/** Everybody who has signed up or played, by their names. */
export function playersRead({ reckoned, naming }: TournamentAsked): PlayerRead[] {
  const { tournament } = reckoned;
  const { state } = tournament;
  const games = gamesOf(reckoned);
  const people = new Set([...state.signedUp.map(({ person }) => person), ...games.keys()]);
  return [...people]
    .map((person): PlayerRead => {
      const team = teamNaming(state, person);
      return {
        player: personShown(naming.view, person, naming.now),
        team: team && teamShown(tournament, team.number),
        inReserve: state.reserves.includes(person),
        rolls: state.rolls.get(person) ?? [],
        games: games.get(person) ?? [],
      };
    })
    .sort((one, other) => byName().compare(one.player.name, other.player.name));
}

const byName = whenAsked(() => new Intl.Collator('en-GB', { numeric: true }));

function gamesOf({
  tournament,
  scored,
}: TournamentAsked['reckoned']): ReadonlyMap<PersonNumber, PlayedRead[]> {
  const games = new Map<PersonNumber, PlayedRead[]>();
  const add = (person: PersonNumber, game: PlayedRead) =>
    games.set(person, [...(games.get(person) ?? []), game]);
  for (const { number: round, boards } of tournament.state.rounds)
    for (const { board, table, seats } of boards) {
      const at = { round, board, table };
      const points = scored.get(round)?.find((each) => each.board === board);
      if (points === undefined)
        for (const { person, power } of seats)
          add(person, {
            ...{ ...at, power: powerName(tournament, power) },
            ...{ seasons: null, centres: null, bonus: null, score: null },
          });
      else
        for (const part of partsOf(points))
          add(part.player, { ...at, ...played(part), power: powerName(tournament, part.position.power) });
    }
  return games;
}

const partsOf = ({ parts }: ScoredBoard): readonly Part[] => parts;

const played = ({ seasons, centres, bonus, score }: Part) => ({
  ...{ seasons: { ...seasons }, centres },
  ...{ bonus: figureRead(bonus), score: figureRead(score) },
});
