import { capital } from '../../../terms/words.ts';
import { formatOf } from '../../tables/tournaments/format.ts';
import { roundTitle } from '../../tables/tournaments/rounds/round-title.ts';
import type { Asked } from '../page.ts';
import { type Reckoned, tournamentAsked } from './asked.ts';
import type { Naming } from './named.ts';
import { standingsId, standingsSoFar } from './read-standings.ts';

/** What every page of a tournament says of it. */
export interface HeadRead {
  number: number;
  name: string;
  hasTeams: boolean;
  /** The last round that was seated; null before the first. */
  latestRound: number | null;
  rounds: readonly { round: number; title: string }[];
  standings: readonly { id: string; title: string }[];
}

/** A tournament that an address asks for. */
export interface TournamentAsked {
  reckoned: Reckoned;
  naming: Naming;
  head: HeadRead;
}

/** The tournament whose number the address has, with what every page of it says; null for none. */
export function headAsked(asked: Pick<Asked, 'view' | 'params' | 'now'>): TournamentAsked | null {
  const reckoned = tournamentAsked(asked);
  return reckoned && headOf(asked, reckoned);
}

export function headOf({ view, now }: Pick<Asked, 'view' | 'now'>, reckoned: Reckoned): TournamentAsked {
  const { tournament } = reckoned;
  const { number, about, state } = tournament;
  return {
    ...{ reckoned, naming: { view, now, tournament } },
    head: {
      ...{ number, name: about.name, hasTeams: formatOf(about.rules).teamOf !== null },
      latestRound: state.rounds.at(-1)?.number ?? null,
      rounds: state.rounds.map(({ number: round }) => ({
        round,
        title: capital(roundTitle(tournament, round)),
      })),
      standings: standingsSoFar(reckoned).map((each) => ({ id: standingsId(each), title: each.title })),
    },
  };
}
