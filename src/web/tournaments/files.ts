import { stringify } from 'csv-stringify/sync';
import type { Asked, ClubFile, FileBody } from '../page.ts';
import type { FigureRead } from './figure.tsx';
import { headAsked, type TournamentAsked } from './head.ts';
import type { RankedShown } from './named.ts';
import { placesOf } from './places.tsx';
import { readTournament } from './read.ts';
import { playersRead } from './read-players.ts';
import { boardRead } from './read-rounds.ts';
import { breachRead } from './read-seating.ts';
import { standingsRead, standingsSoFar, type Working } from './read-standings.ts';
import { teamRead } from './teams.tsx';

type Cells = Readonly<Record<string, string | number | null>>;

/** A file for spreadsheets, which take no name in it for a formula. */
const csvFile = (
  what: string,
  rowsOf: (found: TournamentAsked) => readonly Cells[],
  columns: readonly string[],
): ClubFile => ({
  path: `tournaments/:number/${what}.csv`,
  open(asked) {
    const found = headAsked(asked);
    if (found === null) return null;
    const body = stringify([...rowsOf(found)], {
      ...{ bom: true, header: true, escape_formulas: true, record_delimiter: 'windows' },
      columns: [...columns],
    });
    return { type: 'text/csv; charset=utf-8', name: `tournament-${found.head.number}-${what}.csv`, body };
  },
});

const figure = (name: string, read: FigureRead | null): Cells => ({
  [name]: read?.decimal ?? null,
  [`${name} exactly`]: read?.exact ?? null,
});

const figureColumns = (name: string): string[] => [name, `${name} exactly`];

/** All standings, a line for each place. */
export const standingsCsv = csvFile(
  'standings',
  ({ reckoned, naming }) =>
    standingsSoFar(reckoned).flatMap((each) => {
      const { title, point, lines } = standingsRead(naming, each);
      return lines.map(
        (line): Cells => ({
          ...{ Standings: title, Point: point, Place: line.place },
          ...{ Number: line.player?.number ?? null, Player: line.player?.name ?? null },
          ...{ Team: line.team?.name ?? null, Power: line.power },
          ...{ Round: line.board?.round ?? null, Board: line.board?.board ?? null },
          ...figure('Points', line.points),
          'How a tie was broken': line.tie && workingWords(line, line.tie),
        }),
      );
    }),
  [
    ...['Standings', 'Point', 'Place', 'Number', 'Player', 'Team', 'Power', 'Round', 'Board'],
    ...[...figureColumns('Points'), 'How a tie was broken'],
  ],
);

const nameOf = ({ player, team, power }: RankedShown): string => player?.name ?? team?.name ?? power ?? '';

/** How a tie was broken, in one line. */
function workingWords(own: RankedShown, { before, equal, decided }: Working): string {
  const both = equal.map(
    ({ point, values }) => `${point} both ${values.map(({ exact }) => exact).join(', ')}`,
  );
  if (decided === null) return `Shared with ${nameOf(before)}: ${both.join('; ')}`;
  const { point, of, own: has, before: had } = decided;
  const by = `${point}${of === null ? '' : ` (${of})`}`;
  return `Tied with ${nameOf(before)}: ${both.join('; ')}; ${by}: ${nameOf(before)} ${had.exact}, ${nameOf(own)} ${has.exact}`;
}

/** All boards, a line for each seat. */
export const boardsCsv = csvFile(
  'boards',
  ({ reckoned, naming }) =>
    reckoned.tournament.state.rounds.flatMap((round) =>
      round.boards.flatMap((each) => {
        const { board, table, stands, seats } = boardRead(naming, reckoned, round, each);
        return seats.map(
          ({ power, player, team, centres, bonus, score, forfeited }): Cells => ({
            ...{ Round: round.number, Board: board, Table: table, State: stands, Power: power },
            ...{ Number: player.number, Player: player.name, Team: team?.name ?? null, Centres: centres },
            ...{ ...figure('Bonus', bonus), ...figure('Score', score) },
            'Lost to the team': forfeited ? 'yes' : '',
          }),
        );
      }),
    ),
  [
    ...['Round', 'Board', 'Table', 'State', 'Power', 'Number', 'Player', 'Team', 'Centres'],
    ...[...figureColumns('Bonus'), ...figureColumns('Score'), 'Lost to the team'],
  ],
);

/** What everybody has played, a line for each game. */
export const playersCsv = csvFile(
  'players',
  (found) =>
    playersRead(found).flatMap(({ player, team, games }) =>
      games.map(
        ({ round, board, table, power, seasons, centres, bonus, score }): Cells => ({
          ...{ Number: player.number, Player: player.name, Team: team?.name ?? null },
          ...{ Round: round, Board: board, Table: table, Power: power },
          ...{ Seasons: seasons?.played ?? null, 'Of seasons': seasons?.all ?? null },
          'Centres by year': centres?.join(' ') ?? null,
          ...{ ...figure('Bonus', bonus), ...figure('Score', score) },
        }),
      ),
    ),
  [
    ...['Number', 'Player', 'Team', 'Round', 'Board', 'Table', 'Power', 'Seasons', 'Of seasons'],
    ...['Centres by year', ...figureColumns('Bonus'), ...figureColumns('Score')],
  ],
);

/** Everything that the pages of a tournament say, for a program. */
export const tournamentJson: ClubFile = {
  path: 'tournaments/:number/tournament.json',
  open: wholeTournament,
};

function wholeTournament(asked: Asked): FileBody | null {
  const found = headAsked(asked);
  if (found === null) return null;
  const { reckoned, naming, head } = found;
  const { rounds, teams } = reckoned.tournament.state;
  const whole = {
    ...readTournament(asked),
    teams: head.hasTeams ? teams.map((team) => teamRead(naming, team)) : null,
    seated: rounds.map((round) => ({
      round: round.number,
      seed: round.seed,
      boards: round.boards.map((board) => boardRead(naming, reckoned, round, board)),
      breaches: round.breaches.map((breach) => breachRead(naming, breach)),
    })),
    places: reckoned.plans.flatMap(({ round }) => {
      const places = placesOf(found, round);
      return places === null ? [] : [{ round, ...places }];
    }),
    standings: standingsSoFar(reckoned).map((each) => standingsRead(naming, each)),
    players: playersRead(found),
  };
  const body = `${JSON.stringify(whole, null, 1)}\n`;
  return { type: 'application/json; charset=utf-8', name: `tournament-${head.number}.json`, body };
}
