import { z } from 'zod';
import { counted } from '../../terms/words.ts';
import { kind } from '../house/book/kind.ts';
import { isMember } from '../house/book/members.ts';
import { type ClubView, newestOwnAt, type UnitOfWork } from '../house/ports.ts';
import type { DueThing } from '../house/room.ts';
import { type NoticeWords, toClub } from '../house/words/reply.ts';
import { nameOf } from '../house/words/text.ts';
import { type PersonNumber, person } from '../ledger/fields.ts';

const milestone = z.object({ person, games: z.int().positive() });
type Milestone = z.output<typeof milestone>;

/** The games that the club has congratulated on: each milestone once, also where a game is undone and another takes its place. */
type Milestones = { milestones: Map<PersonNumber, number[]> };

export const empty = (): Milestones => ({ milestones: new Map() });

export const kinds = [
  /** Enough games of a Member count (Act II.3) for the club to congratulate them. */
  kind('milestone-reached', milestone, {
    title: 'The club congratulated on a number of games',
    apply: ({ milestones }, { person, games }) => {
      milestones.set(person, [...(milestones.get(person) ?? []), games]);
    },
    rows: ({ person }) => ({ standings: [person] }),
    line: ({ games }) => `reached ${counted(games, 'game')} that ${games === 1 ? 'counts' : 'count'}`,
  }),
];

/** The most games that a Member was congratulated on; 0 for none. */
export const milestoneOf = ({ milestones }: Milestones, person: PersonNumber): number =>
  Math.max(0, ...(milestones.get(person) ?? []));

export const notices = { milestone };

export const noticeWords: NoticeWords<typeof notices> = {
  milestone: ({ person, games }, { view }) =>
    toClub(`**${nameOf(view, person)}** has now played ${games} games that count. Congratulations!`),
};

export const noticeSamples = { milestone: [{ person: 1, games: 50 }] };

const isMilestone = (games: number): boolean => games === 50 || (games >= 100 && games % 100 === 0);

/**
 * A Member is congratulated as of the moment in which that many games came to count. Only the ledger's latest moment matters, so
 * a club that is older than its milestones is not flooded with them.
 */
function milestonesReached(view: ClubView): DueThing[] {
  const players = playersOfLatest(view);
  return [...new Set(players)]
    .flatMap((person) => milestoneWithin(view, person, players.filter((each) => each === person).length))
    .map((reached) => ({
      at: newestOwnAt(view),
      name: `the ${reached.games} games of person ${reached.person}`,
      carryOut: (work) => congratulate(work, reached),
    }));
}

export const due = [milestonesReached];

/** Who plays the games that came to count in the ledger's latest moment: a player as often as they play one. */
function playersOfLatest(view: ClubView): PersonNumber[] {
  const { state, entries } = view;
  const newestAt = newestOwnAt(view);
  const latest = entries.slice(entries.findLastIndex(({ at }) => at < newestAt) + 1);
  return latest
    .map((entry) => (entry.type === 'game-counted' ? state.games[entry.game] : undefined))
    .flatMap((game) => (game?.status === 'counted' ? [game.player, game.opponent] : []));
}

/** The milestone among a Member's latest so many games; none where they were congratulated on it before. */
function milestoneWithin({ state }: ClubView, person: PersonNumber, latest: number): Milestone[] {
  const rated = state.standings[person]?.rated;
  if (rated === undefined || !isMember(state, person)) return [];
  return Array.from({ length: latest }, (_, place) => ({ person, games: rated - place }))
    .filter(({ games }) => isMilestone(games))
    .filter(({ games }) => !state.milestones.get(person)?.includes(games));
}

function congratulate(work: UnitOfWork, reached: Milestone): void {
  work.append({ type: 'milestone-reached', ...reached }, { by: null, acts: ['II.3'] });
  work.announce({ kind: 'milestone', ...reached }, { to: 'games' });
}
