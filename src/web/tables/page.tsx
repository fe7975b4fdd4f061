import { capital } from '../../../terms/words.ts';
import { nomicPath } from '../../tables/nomic/pages.ts';
import { roundPath, tournamentPath } from '../../tables/tournaments/pages.ts';
import { statusWords } from '../../tables/words/show.ts';
import { definePage, type Shown } from '../page.ts';
import { Fact, Link, Person, Row, Section, Table } from '../pieces.tsx';
import { Centres } from './centres.tsx';
import { NomicAtTable } from './nomic/short.tsx';
import { At, outcomeOf } from './parts.tsx';
import { Play } from './play.tsx';
import { readTable, type TableRead } from './read.ts';
import { Seats } from './seats.tsx';

export const tablePage = definePage({ path: 'tables/:number', read: readTable, show: showTable });

function showTable(table: TableRead): Shown {
  const { number, name, game } = table;
  const title = `Table ${number}: ${name}`;
  return {
    title: game === null || game.phase === null ? title : `${game.stands} · ${title}`,
    main: (
      <div class="table-of-club">
        <h1>
          Table {number}: <bdi>{name}</bdi>
        </h1>
        <Facts table={table} />
        {game === null ? null : <Play table={table} game={game} />}
        {table.nomic === null ? null : <NomicAtTable number={number} game={table.nomic} />}
        <div class="once">
          <Seats table={table} />
          {game === null ? null : <Centres number={number} game={game} />}
          <Votes votes={table.votes} />
          <About table={table} />
        </div>
      </div>
    ),
  };
}

function Facts({ table }: { table: TableRead }) {
  const { status, phase, deadline, gamemaster, officers, endedAt, tournament } = table;
  return (
    <dl class="facts once">
      <Fact what="State">
        {capital(statusWords[status])}
        {outcomeOf(table)}
      </Fact>
      {phase === null ? null : <Fact what="Phase">{phase}</Fact>}
      {deadline === null ? null : (
        <Fact what="Deadline">
          <At moment={deadline} />
        </Fact>
      )}
      {endedAt === null ? null : (
        <Fact what="Ended">
          <At moment={endedAt} />
        </Fact>
      )}
      <Fact what="Gamemaster">{gamemaster === null ? 'Nobody yet' : <Person person={gamemaster} />}</Fact>
      {tournament === null ? null : (
        <Fact what="Tournament">
          <Link to={tournamentPath(tournament.number)}>
            <bdi>{tournament.name}</bdi>
          </Link>
          ,{' '}
          <Link to={roundPath(tournament.number, tournament.round)}>
            {tournament.title}, board {tournament.board}
          </Link>
        </Fact>
      )}
      {officers.map(({ office, person }) => (
        <Fact what={capital(office)}>
          <Person person={person} />
        </Fact>
      ))}
    </dl>
  );
}

const mostVotes = 30;

/** The latest ones: more are no news. */
const Votes = ({ votes }: Pick<TableRead, 'votes'>) =>
  votes.length === 0 ? null : (
    <Section id="votes" title="Votes">
      <Table caption="Votes that are over, the latest first" words={['Proposal', 'By', 'What came of it']}>
        {votes.slice(0, mostVotes).map(({ number, proposed, by, outcome, count }) => (
          <Row
            head={`${number}. ${proposed}`}
            words={[
              by,
              `${outcome}${count === null ? '' : ` ${count.yes} yes, ${count.no} no, ${count.silent} without a vote.`}`,
            ]}
          />
        ))}
      </Table>
    </Section>
  );

const About = ({ table: { number, game, isNomic, rules, settings, rulings, lot } }: { table: TableRead }) => (
  <Section id="about" title="Rules">
    <p>
      This table is played by the <Link to={`tables/${number}/rules`}>{rules}</Link>
      {rulings === 0 ? '.' : `, with ${rulings} ${rulings === 1 ? 'ruling' : 'rulings'} of the gamemaster.`}
    </p>
    {isNomic ? (
      <p>
        <Link to={nomicPath(number, 'rules')}>The rules of the game itself</Link>, which its players change.
      </p>
    ) : null}
    <dl class="settings">
      {settings.map(({ about, value }) => (
        <Fact what={about}>{value}</Fact>
      ))}
    </dl>
    <p class="aside">
      Seats are drawn by lot. The code of the lot, published when the table opened: <code>{lot.code}</code>
      {lot.lot === null ? null : (
        <>
          . The lot: <code>{lot.lot}</code>
        </>
      )}
    </p>
    {lot.lot === null ? null : (
      <details class="aside">
        <summary>What the draw started from</summary>
        <ul>
          {lot.from.map(({ number: player, wants }) => (
            <li>{`#${player}: ${wants.join(', ') || 'no wish'}`}</li>
          ))}
        </ul>
        <p>
          How to do it again:{' '}
          <Link to={`tables/${number}/rules#point-${lot.point}`}>point {lot.point} of the rules</Link>.
        </p>
      </details>
    )}
    {game === null ? null : (
      <p class="take-home">
        Download the game:{' '}
        <Link to={`tables/${number}/game.txt`} download>
          in words
        </Link>
        {' · '}
        <Link to={`tables/${number}/game.json`} download>
          as data
        </Link>{' '}
        (JSON)
      </p>
    )}
  </Section>
);
