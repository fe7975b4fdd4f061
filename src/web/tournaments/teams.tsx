import { counted } from '../../../terms/words.ts';
import type { EnteredTeam } from '../../tables/tournaments/book/sign-up.ts';
import { tournamentPath } from '../../tables/tournaments/pages.ts';
import { playingFor } from '../../tables/tournaments/sign-up/teams.ts';
import { powerName } from '../../tables/tournaments/words/names.ts';
import { type Asked, definePage, type Found, readPage, type Shown } from '../page.ts';
import { Pager, Person, type PersonShown, personShown, Row, Table } from '../pieces.tsx';
import { inPages, pageNumbered } from '../weight.ts';
import { headAsked } from './head.ts';
import type { Naming } from './named.ts';
import { InARow, tournamentSheet } from './pieces.tsx';

export const tournamentTeams = definePage({
  path: 'tournaments/:number/teams',
  read: readTeams,
  show: showTeams,
});

const teamsAPage = 60;

/** The teams of a tournament, in pages; null where it has none. */
function readTeams(asked: Asked) {
  const found = headAsked(asked);
  if (found === null || !found.head.hasTeams) return null;
  const { teams } = found.reckoned.tournament.state;
  const lines = teams.map((team) => teamRead(found.naming, team));
  const shown = pageNumbered(inPages(lines, teamsAPage), readPage(asked.query));
  return shown && { head: found.head, ...shown };
}

export type TeamRead = ReturnType<typeof teamRead>;

/** A team as everybody may know it: who was named for it and has not said that they play is not in it. */
export function teamRead({ view, now, tournament }: Naming, team: EnteredTeam) {
  const { state } = tournament;
  const { number, name, members, byLot, captain } = team;
  const those = byLot ? members : playingFor(state, team);
  const person = (who: number): PersonShown => personShown(view, who, now);
  const isKnown = state.status !== 'open' || state.signedUp.some((each) => each.person === captain);
  return {
    ...{ number, name, byLot },
    captain: isKnown ? person(captain) : null,
    members: those.map((member) => ({
      player: person(member.person),
      /** What they play in the first round; null for one in reserve. */
      power: member.power === null ? null : powerName(tournament, member.power),
    })),
    /** How many were named and have not said that they play. */
    silent: members.length - those.length,
  };
}

function showTeams({ head, rows, page, pages }: Found<typeof readTeams>): Shown {
  return tournamentSheet({
    ...{ head, title: 'Teams', part: 'teams' },
    children: (
      <>
        {rows.length === 0 ? (
          <p role="status">No team is entered yet.</p>
        ) : (
          <Table
            caption="Each team with its captain, and who plays what in the first round"
            words={['Team', 'Captain', 'Members']}
          >
            {rows.map((team) => (
              <Row
                head={
                  <>
                    {team.number}. <bdi>{team.name}</bdi>
                  </>
                }
                words={[
                  team.captain === null ? 'has not signed up yet' : <Person person={team.captain} />,
                  <Members team={team} />,
                ]}
              />
            ))}
          </Table>
        )}
        <Pager path={tournamentPath(head.number, 'teams')} page={page} pages={pages} />
      </>
    ),
  });
}

const Members = ({ team: { members, silent, byLot } }: { team: TeamRead }) => (
  <>
    <InARow>
      {members.map(({ player, power }) => (
        <>
          <Person person={player} /> <span class="aside">{power ?? 'in reserve'}</span>
        </>
      ))}
    </InARow>
    {silent === 0 ? null : (
      <span class="aside">
        {members.length === 0 ? '' : ' '}
        {counted(silent, 'other')} {silent === 1 ? 'has' : 'have'} not said that they play.
      </span>
    )}
    {byLot ? <span class="aside"> Put together by lot.</span> : null}
  </>
);
