import type { PlayerId } from '../figures/figures.ts';
import type { Deed } from './event.ts';
import { type Game, nameOf, openProposal, type Proposal, type Vote, withProposal } from './game.ts';
import { tell, tellVoid } from './told.ts';

/** R113: a vote on the proposal of the day. The first that counts is the player’s only one (R208); all else is void. */
export function vote(game: Game, by: PlayerId, { choice }: Deed & { is: 'voted' }): Game {
  const open = openProposal(game);
  if (open === undefined) return tellVoid(game, by, 'There is no proposal to vote on.', 'R113');
  if (choice !== 'yes' && choice !== 'no')
    return tellVoid(game, by, 'A vote is “Vote: Yes” or “Vote: No”, and nothing else.', 'R113');
  if (open.votes.some((each) => each.by === by))
    return tellVoid(game, by, `${nameOf(game, by)} has voted already, and a vote stays.`, 'R113', 'R208');
  return cast(game, open, { by, choice, at: game.now, early: false });
}

function cast(game: Game, open: Proposal, vote: Vote): Game {
  const voted = withProposal(game, { ...open, votes: [...open.votes, vote] });
  const why = `${nameOf(game, vote.by)} has voted ${vote.choice}.`;
  const of = open.number === null ? { place: open.index } : { place: open.index, proposal: open.number };
  return tell(voted, { is: 'voted', player: vote.by, ...of, why, rules: ['R105', 'R113', 'R208'] });
}
