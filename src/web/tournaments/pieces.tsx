import type { ComponentChildren } from 'preact';
import { roundPath, tournamentPath } from '../../tables/tournaments/pages.ts';
import type { Shown } from '../page.ts';
import { Link, Person, useLink } from '../pieces.tsx';
import type { HeadRead } from './head.ts';
import type { RankedShown, TeamShown } from './named.ts';

interface SheetShown {
  head: HeadRead;
  title: string;
  /** Which part of the tournament it belongs to. */
  part: '' | 'teams' | 'players' | 'rounds' | 'standings';
  children: ComponentChildren;
}

/** A page of a tournament, with the way to the others. */
export const tournamentSheet = ({ head, title, part, children }: SheetShown): Shown => ({
  title: `${title} · Tournament ${head.number}`,
  main: (
    <div class="tournament">
      <h1>
        <bdi>{title}</bdi>
      </h1>
      {part === '' ? null : (
        <p class="where">
          <Link to={tournamentPath(head.number)}>
            Tournament {head.number}: <bdi>{head.name}</bdi>
          </Link>
        </p>
      )}
      <Ways head={head} part={part} />
      {children}
    </div>
  ),
});

function Ways({
  head: { number, hasTeams, latestRound, standings },
  part,
}: Omit<SheetShown, 'children' | 'title'>) {
  const link = useLink();
  const [first] = standings;
  const ways = [
    { is: '', to: '', label: 'The tournament' },
    ...(hasTeams ? [{ is: 'teams', to: 'teams', label: 'Teams' }] : []),
    { is: 'players', to: 'players', label: 'Players' },
    ...(latestRound === null ? [] : [{ is: 'rounds', to: `rounds/${latestRound}`, label: 'Boards' }]),
    ...(first === undefined ? [] : [{ is: 'standings', to: `standings/${first.id}`, label: 'Standings' }]),
  ];
  return (
    <nav class="parts contents" aria-label="Pages of the tournament">
      <ul>
        {ways.map(({ is, to, label }) => (
          <li>
            <a href={link(tournamentPath(number, to))} aria-current={is === part ? 'true' : undefined}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** A team’s name on its own, kept from turning the words around it about. */
export const Team = ({ team: { name } }: { team: TeamShown }) => <bdi>{name}</bdi>;

/** Of whom or of what a line of standings is. */
export function Who({ who: { player, team, power } }: { who: RankedShown }) {
  if (player !== null) return <Person person={player} />;
  return team === null ? <bdi>{power}</bdi> : <Team team={team} />;
}

/** `Board 3 of round 2` with its link. */
export const BoardOf = ({ number, round, board }: { number: number; round: number; board: number }) => (
  <Link to={roundPath(number, round)}>
    round {round}, board {board}
  </Link>
);

/** Names with commas between them. */
export const InARow = ({ children }: { children: readonly ComponentChildren[] }) => (
  <>
    {children.map((child, at) => (
      <>
        {at === 0 ? null : ', '}
        {child}
      </>
    ))}
  </>
);
