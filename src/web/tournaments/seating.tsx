import { counted } from '../../../terms/words.ts';
import { roundPath } from '../../tables/tournaments/pages.ts';
import { type Asked, definePage, type Found, readPage, type Shown } from '../page.ts';
import { Pager, Person, Section } from '../pieces.tsx';
import { inPages, pageNumbered } from '../weight.ts';
import { Team, tournamentSheet } from './pieces.tsx';
import { type BreachRead, breachRead, wishesRead } from './read-seating.ts';
import { RoundWays, roundAsked } from './round.tsx';
import { Cited } from './working.tsx';

export const tournamentSeating = definePage({
  path: 'tournaments/:number/rounds/:round/seating',
  read: readSeating,
  show: showSeating,
});

const breachesAPage = 150;

/** How a round was seated: by which lot, and what it could not keep to, in pages. */
function readSeating(asked: Asked) {
  const found = roundAsked(asked);
  if (found === null) return null;
  const { head, naming, round, title } = found;
  const breaches = round.breaches.map((breach) => breachRead(naming, breach));
  const shown = pageNumbered(inPages(breaches, breachesAPage), readPage(asked.query));
  return (
    shown && {
      ...{ head, title, round: round.number, seed: round.seed, breaches: breaches.length },
      wishes: wishesRead(naming),
      ...shown,
    }
  );
}

function showSeating({
  head,
  title,
  round,
  seed,
  wishes,
  breaches,
  rows,
  page,
  pages,
}: Found<typeof readSeating>): Shown {
  return tournamentSheet({
    ...{ head, title: `${title}: how it was seated`, part: 'rounds' },
    children: (
      <>
        <RoundWays head={head} round={round} at="seating" />
        <p>
          The lot of these seats: <code>{seed}</code>
        </p>
        <Section id="wishes" title="What seats keep to wherever they can">
          <ul>
            {wishes.map(({ point, says }) => (
              <li>
                {says} <Cited point={point} />
              </li>
            ))}
          </ul>
        </Section>
        <Section id="breaches" title="What these seats could not keep to">
          <p>
            {breaches === 0
              ? 'These seats keep to all of that.'
              : `These seats do not keep to it in ${counted(breaches, 'place')}.`}
          </p>
          {rows.length === 0 ? null : (
            <ul>
              {rows.map((breach) => (
                <li>
                  <Breach breach={breach} /> <Cited point={breach.point} />
                </li>
              ))}
            </ul>
          )}
        </Section>
        <Pager path={roundPath(head.number, round, 'seating')} page={page} pages={pages} />
      </>
    ),
  });
}

const And = ({ breach: { people } }: { breach: BreachRead }) => (
  <>
    {people.map((person, at) => (
      <>
        {at === 0 ? null : ' and '}
        <Person person={person} />
      </>
    ))}
  </>
);

/** Two people, each of the team if that is the same. */
const Mates = ({ breach }: { breach: BreachRead }) => {
  const [team] = breach.teams;
  return (
    <>
      <And breach={breach} />
      {team === undefined ? null : (
        <>
          , both of <Team team={team} />,
        </>
      )}
    </>
  );
};

function Breach({ breach }: { breach: BreachRead }) {
  const { wish, power, boards } = breach;
  const where = onBoards(boards);
  switch (wish) {
    case 'team-power':
      return (
        <>
          <Mates breach={breach} /> play {power} {where}.
        </>
      );
    case 'team-board':
      return (
        <>
          <Mates breach={breach} /> play {where}.
        </>
      );
    case 'power-again':
      return (
        <>
          <And breach={breach} /> plays {power} again, {where}.
        </>
      );
    case 'met-again':
      return (
        <>
          <And breach={breach} /> play each other again, {where}.
        </>
      );
    case 'teams-again':
      return <TeamsAgain breach={breach} />;
    case null:
      return (
        <>
          <And breach={breach} />, {where}.
        </>
      );
  }
}

const TeamsAgain = ({ breach }: { breach: BreachRead }) => (
  <>
    {breach.teams.map((team, at) => (
      <>
        {at === 0 ? null : ' and '}
        <Team team={team} />
      </>
    ))}{' '}
    meet more than once, {onBoards(breach.boards)}
    {breach.people.length === 0 ? null : (
      <>
        ; the second time by <And breach={breach} />
      </>
    )}
    .
  </>
);

/** `on board 3`, `on boards 3 and 5`; one board once. */
function onBoards(boards: readonly number[]): string {
  const all = [...new Set(boards)];
  return `on ${all.length === 1 ? 'board' : 'boards'} ${all.join(' and ')}`;
}
