import { nomicPath } from '../../../tables/nomic/pages.ts';
import { Fact, Link, Section } from '../../pieces.tsx';
import { Player, RuleLink, Sentence } from './pieces.tsx';
import { Asked } from './proposals.tsx';
import type { GameInShort } from './read-now.ts';
import type { PlayerRead } from './seen.ts';

/** Whose day it is, what is voted on, and who is ahead. */
export const InShort = ({ game: { over, day, open, points, standings, winning } }: { game: GameInShort }) => (
  <>
    {over === null ? null : (
      <p role="status">
        <strong>
          <Sentence words={over.why} />
        </strong>
      </p>
    )}
    <dl class="facts">
      {day === null ? null : (
        <Fact what="Today">
          {day.weekday}
          {day.players.length === 0 ? '' : ': '}
          <Several players={day.players} />
        </Fact>
      )}
      {day === null ? null : (
        <Fact what="Can anybody propose today?">{proposingWords(day, open !== null)}</Fact>
      )}
      {open === null ? null : (
        <Fact what="Being voted on">
          <Link to={open.path}>{open.name}</Link>: <Asked line={open} /> ({open.yes} yes, {open.no} no)
        </Fact>
      )}
      {points === 0 ? null : <Fact what="Points of order">{points} open</Fact>}
      <Fact what={winning === null ? 'Ahead' : `Ahead (${winning} points win)`}>
        <Ahead standings={standings} />
      </Fact>
    </dl>
  </>
);

function proposingWords(
  { isVoid, players, before }: NonNullable<GameInShort['day']>,
  isOpen: boolean,
): string {
  if (isVoid || players.length === 0) return 'No: it is nobody’s day';
  if (isOpen || before === null) return 'No: there was a proposal already';
  return before === '24:00' ? 'Yes, until midnight' : `Yes, before ${before}`;
}

const Several = ({ players }: { players: readonly PlayerRead[] }) => (
  <>
    {players.map((player, nth) => (
      <>
        {nth === 0 ? null : ', '}
        <Player player={player} />
      </>
    ))}
  </>
);

/** More at the head than that are no news. */
const mostAhead = 3;

function Ahead({ standings }: Pick<GameInShort, 'standings'>) {
  const ahead = standings.filter(({ place }) => place === 1);
  const points = ahead[0]?.points ?? 0;
  if (ahead.length > mostAhead) return <>{`${ahead.length} players, ${points} points`}</>;
  return (
    <>
      <Several players={ahead.map(({ player }) => player)} />, {points} {points === 1 ? 'point' : 'points'}
    </>
  );
}

/** What the Judge has to decide before play goes on there. */
export const Needs = ({ needs }: Pick<GameInShort, 'needs'>) =>
  needs.length === 0 ? null : (
    <Section id="needs" title="What the Judge has to decide">
      <ul>
        {needs.map(({ words, proposal }) => (
          <li>
            {proposal === null ? null : (
              <>
                <RuleLink rule={proposal} />:{' '}
              </>
            )}
            <Sentence words={words} />
          </li>
        ))}
      </ul>
    </Section>
  );

/** A game of Nomic on the page of its table, with the way to its own pages. */
export const NomicAtTable = ({ game, number }: { game: GameInShort; number: number }) => (
  <section class="nomic" aria-labelledby="game">
    <h2 id="game">The game</h2>
    <InShort game={game} />
    <Needs needs={game.needs} />
    <p>
      <Link to={nomicPath(number)}>How the game stands</Link>
      {' · '}
      <Link to={nomicPath(number, 'rules')}>The rules</Link>
      {' · '}
      <Link to={nomicPath(number, 'proposals')}>Proposals</Link>
      {' · '}
      <Link to={nomicPath(number, 'points-of-order')}>Points of order</Link>
      {' · '}
      <Link to={nomicPath(number, 'standings')}>Standings</Link>
      {' · '}
      <Link to={nomicPath(number, 'history')}>History</Link>
    </p>
  </section>
);
