import { capital, counted } from '../../../terms/words.ts';
import { citePoint } from '../../tables/rule-sets/rule-set.ts';
import { roundPath } from '../../tables/tournaments/pages.ts';
import { roundTitle } from '../../tables/tournaments/rounds/round-title.ts';
import { type Asked, definePage, type Found, readNumber, readPage, type Shown } from '../page.ts';
import { Link, Pager, Person, type PersonShown, personShown, Row, Section, Table } from '../pieces.tsx';
import { inPages, pageNumbered } from '../weight.ts';
import { headAsked, type TournamentAsked } from './head.ts';
import { InARow, tournamentSheet } from './pieces.tsx';
import { type LineRead, type StandingsRead, standingsRead } from './read-standings.ts';
import { Criteria, Lines } from './standings.tsx';

export const tournamentPlaces = definePage({
  path: 'tournaments/:number/rounds/:round/places',
  read: readPlaces,
  show: showPlaces,
});

const rowsAPage = 120;

/** Somebody who goes on. */
interface PlaceRead {
  player: PersonShown;
  point: string;
  /** The board whose best they are; null for the others. */
  bestOf: number | null;
}

type PlacesRow = { place: PlaceRead } | { declined: PersonShown } | { reserve: LineRead };

/** Who goes on to a round, who does not want to, and who comes in for them, in pages; null while the round before is not closed. */
function readPlaces(asked: Asked) {
  const found = headAsked(asked);
  const round = readNumber(asked.params.round);
  if (found === null || round === null) return null;
  const places = placesOf(found, round);
  if (places === null) return null;
  const rows: PlacesRow[] = [
    ...places.players.map((place) => ({ place })),
    ...places.declined.map((declined) => ({ declined })),
    ...(places.reserves?.lines ?? []).map((reserve) => ({ reserve })),
  ];
  const shown = pageNumbered(inPages(rows, rowsAPage), readPage(asked.query));
  const { head, reckoned } = found;
  return (
    shown && {
      ...{ head, round, title: roundTitle(reckoned.tournament, round) },
      isSeated: head.rounds.some((each) => each.round === round),
      ...{ going: places.players.length, criteria: places.reserves?.criteria ?? [], ...shown },
    }
  );
}

interface PlacesRead {
  players: readonly PlaceRead[];
  declined: readonly PersonShown[];
  reserves: StandingsRead | null;
}

/** Who goes on to a round; null while that is not known. */
export function placesOf({ reckoned, naming }: TournamentAsked, round: number): PlacesRead | null {
  const { tournament, course, plans } = reckoned;
  const { view, now } = naming;
  const { state, rules } = tournament;
  const before = state.rounds.find(({ number }) => number === round - 1);
  const plan = plans.find((each) => each.round === round);
  if (before === undefined || before.closedAt === null || plan === undefined || plan.boards === 0)
    return null;
  const reserves = course.reserves(round);
  return {
    players: course.qualifying(round).players.map(({ player, point, board }) => ({
      player: personShown(view, player, now),
      point: citePoint(rules, point),
      bestOf: board,
    })),
    declined: [...(state.declined.get(round) ?? [])].map((person) => personShown(view, person, now)),
    reserves: reserves && standingsRead(naming, reserves),
  };
}

function showPlaces({
  head,
  round,
  title,
  isSeated,
  going,
  criteria,
  rows,
  page,
  pages,
}: Found<typeof readPlaces>): Shown {
  const players = rows.flatMap((row) => ('place' in row ? row.place : []));
  const declined = rows.flatMap((row) => ('declined' in row ? row.declined : []));
  const reserves = rows.flatMap((row) => ('reserve' in row ? row.reserve : []));
  const path = roundPath(head.number, round, 'places');
  return tournamentSheet({
    ...{ head, title: `${capital(title)}: who goes on to it`, part: 'rounds' },
    children: (
      <>
        <p>
          {capital(counted(going, 'player'))} {going === 1 ? 'goes' : 'go'} on to {title}.
          {isSeated ? (
            <>
              {' '}
              <Link to={roundPath(head.number, round)}>Its boards</Link>
            </>
          ) : null}
        </p>
        {players.length === 0 ? null : (
          <Table caption="Who goes on" words={['Player', 'Why']}>
            {players.map(({ player, point, bestOf }) => (
              <Row
                head={<Person person={player} />}
                words={[`${bestOf === null ? 'By the standings' : `Best of board ${bestOf}`} (${point})`]}
              />
            ))}
          </Table>
        )}
        {declined.length === 0 ? null : (
          <p>
            Not playing it, though they could:{' '}
            <InARow>
              {declined.map((person) => (
                <Person person={person} />
              ))}
            </InARow>
            .
          </p>
        )}
        {reserves.length === 0 ? null : (
          <Section id="reserves" title="In reserve">
            <Lines
              number={head.number}
              lines={reserves}
              isByPower={false}
              caption="Who comes in if somebody does not play, the first of them first"
            />
            <Criteria criteria={criteria} />
          </Section>
        )}
        <Pager path={path} page={page} pages={pages} />
      </>
    ),
  });
}
