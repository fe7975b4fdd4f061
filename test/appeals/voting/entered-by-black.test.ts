import { expect, it } from 'vitest';
import { previewVote } from '../../../src/appeals/voting/cast-vote.ts';
import { renderVoteQuestion } from '../../../src/appeals/words/voting.ts';
import type { Points } from '../../../src/ledger/fields.ts';
import { CourtStory, vote } from './a-court.ts';

// Every option is about the player named first, and that is White. Here Ana entered the game, and she was Black.

const results: readonly [Points, Points, string][] = [
  [1, 0, 'won by **Bo**'],
  [0, 1, 'won by **Ana**'],
  [0.5, 0.5, 'drawn'],
];

/** Ana, as Black, beat Bo, and the result was corrected to another one than is asked for; the Court hears the case. */
function corrected(kept: Points): CourtStory {
  const court = new CourtStory();
  court.plays(court.ana, court.bo, 1, 'black');
  court.club.write({ type: 'game-corrected', game: 1, score: kept === 0.5 ? 0 : 0.5 }, { by: court.mia });
  return court.petitions({ kind: 'game', game: 1 }).seats();
}

const textOf = ({ content = '', embeds = [] }: { content?: string; embeds?: { description?: string }[] }) =>
  [content, ...embeds.map(({ description }) => description)].join('\n').replaceAll('**', '');

it.each(results)('Act III.3.8: the Court’s result %d is White’s, and Black has %d', (said, kept, words) => {
  const court = corrected(kept);
  const { club } = court;
  const input = vote(court.cited, { decision: 'overturn', result: said });
  const preview = previewVote(club.view, club.actor(court.jo), input, club.now);
  if (!preview.ok) throw new Error('refused');
  expect(textOf(renderVoteQuestion(preview.value, club.view))).toContain(words.replaceAll('**', ''));
  court.decides({ decision: 'overturn', result: said });
  expect(club.view.state.games[1]).toMatchObject({ score: kept, status: 'counted' });
});

it.each(results)('Act III.3.8: so is a result that the Moderator decides again: %d', (said, kept) => {
  const court = corrected(kept).decides({ decision: 'remand' });
  expect(court.redecides(court.mia, { decision: 'replace', result: said })).toMatchObject({ ok: true });
  expect(court.club.view.state.games[1]).toMatchObject({ score: kept, status: 'counted' });
});
