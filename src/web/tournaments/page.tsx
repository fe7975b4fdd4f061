import { capital, counted } from '../../../terms/words.ts';
import { roundPath, tournamentPath } from '../../tables/tournaments/pages.ts';
import { definePage, type Shown } from '../page.ts';
import { Fact, Link, Person, Row, Section, Table } from '../pieces.tsx';
import { At } from '../tables/parts.tsx';
import { figureWords } from './figure.tsx';
import { InARow, Team, tournamentSheet } from './pieces.tsx';
import { readTournament, type TournamentRead } from './read.ts';

export const tournamentPage = definePage({
  path: 'tournaments/:number',
  read: readTournament,
  show: showTournament,
});

interface Part {
  tournament: TournamentRead;
}

function showTournament(tournament: TournamentRead): Shown {
  const { head, name, won } = tournament;
  return tournamentSheet({
    ...{ head, title: name, part: '' },
    children: (
      <>
        <Facts tournament={tournament} />
        {won === null ? null : <Won won={won} />}
        <Rounds tournament={tournament} />
        <StandingsLinks tournament={tournament} />
        <SignUp tournament={tournament} />
        <Files number={head.number} />
      </>
    ),
  });
}

const Facts = ({ tournament: { stands, rules, rulesAt, officers, openedAt } }: Part) => (
  <dl class="facts">
    <Fact what="State">{capital(stands)}</Fact>
    <Fact what="Rules">{rulesAt === null ? rules : <Link to={`tables/${rulesAt}/rules`}>{rules}</Link>}</Fact>
    {officers.map(({ office, person }) => (
      <Fact what={office}>
        <Person person={person} />
      </Fact>
    ))}
    <Fact what="Opened">
      <At moment={openedAt} />
    </Fact>
  </dl>
);

/** Who has won what. */
const Won = ({ won: { champion, team, countries } }: { won: NonNullable<TournamentRead['won']> }) => (
  <Section id="won" title="Who has won">
    <dl class="facts">
      <Fact what={champion.length > 1 ? 'Champions, who share the first place' : 'Champion'}>
        <InARow>{champion.map(({ player }) => player && <Person person={player} />)}</InARow>
      </Fact>
      {team.length === 0 ? null : (
        <Fact what="Team title">
          <InARow>{team.map((line) => line.team && <Team team={line.team} />)}</InARow>
        </Fact>
      )}
    </dl>
    <Table caption="Best of each country" words={['Country', 'Player']} figures={['Points']}>
      {countries.map(({ power, player, points }) => (
        <Row head={power} words={[player && <Person person={player} />]} figures={[figureWords(points)]} />
      ))}
    </Table>
    <p>The standings below show how it came to that.</p>
  </Section>
);

const Rounds = ({ tournament: { head, rounds, points } }: Part) => (
  <Section id="rounds" title="Rounds">
    {rounds.length === 0 ? (
      <p>Too few players have signed up for a board so far. Each board needs seven.</p>
    ) : (
      <Table caption={`The rounds (${points.rounds})`} words={['Round', 'State', 'See']}>
        {rounds.map((each) => (
          <Row
            head={each.title}
            words={[roundState(each), <RoundLinks number={head.number} round={each} />]}
          />
        ))}
      </Table>
    )}
  </Section>
);

type RoundLine = TournamentRead['rounds'][number];

const roundState = ({ status, over, boards, lastYear }: RoundLine): string => {
  const all = counted(boards, 'board');
  if (status === 'being played') return `Being played: ${over} of ${all} over`;
  if (status === 'over') return `Over, with ${all}`;
  return `To come, with ${all}${lastYear === null ? '' : ` to the end of ${lastYear}`}`;
};

const RoundLinks = ({
  number,
  round: { round, breaches, hasPlaces },
}: {
  number: number;
  round: RoundLine;
}) => (
  <InARow>
    {[
      hasPlaces ? <Link to={roundPath(number, round, 'places')}>who goes on to it</Link> : null,
      breaches === null ? null : <Link to={roundPath(number, round)}>boards</Link>,
      breaches === null ? null : <Link to={roundPath(number, round, 'seating')}>how it was seated</Link>,
    ].filter((each) => each !== null)}
  </InARow>
);

const StandingsLinks = ({ tournament: { head } }: Part) => (
  <Section id="standings" title="Standings">
    {head.standings.length === 0 ? (
      <p>There are no standings before the first board is over.</p>
    ) : (
      <ul>
        {head.standings.map(({ id, title }) => (
          <li>
            <Link to={tournamentPath(head.number, `standings/${id}`)}>{title}</Link>
          </li>
        ))}
      </ul>
    )}
  </Section>
);

function SignUp({ tournament: { head, signedUp, teams, reserves, nextLot, points } }: Part) {
  return (
    <Section id="players" title="Players">
      <p>
        <Link to={tournamentPath(head.number, 'players')}>{capital(counted(signedUp, 'player'))}</Link>{' '}
        {signedUp === 1 ? 'has' : 'have'} signed up
        {teams === null ? null : (
          <>
            {' '}
            and <Link to={tournamentPath(head.number, 'teams')}>{counted(teams, 'team')}</Link>{' '}
            {teams === 1 ? 'is' : 'are'} entered
          </>
        )}
        .
      </p>
      {reserves.all === 0 ? null : (
        <p>
          In reserve, the first of them first:{' '}
          <InARow>
            {reserves.first.map((person) => (
              <Person person={person} />
            ))}
          </InARow>
          {reserves.all > reserves.first.length ? ` and ${reserves.all - reserves.first.length} more` : null}.
        </p>
      )}
      {nextLot === null ? null : (
        <p class="aside">
          Seats and dice go by lot ({points.seating}). The code of the next lot: <code>{nextLot}</code>
        </p>
      )}
    </Section>
  );
}

const Files = ({ number }: { number: number }) => (
  <p class="take-home">
    Download for a spreadsheet (CSV):{' '}
    <InARow>
      {['standings', 'boards', 'players'].map((file) => (
        <Link to={tournamentPath(number, `${file}.csv`)} download>
          {file}
        </Link>
      ))}
    </InARow>
    . Everything for a program:{' '}
    <Link to={tournamentPath(number, 'tournament.json')} download>
      JSON
    </Link>
    .
  </p>
);
