import { expect, it } from 'vitest';
import type { Reply } from '../../../src/house/words/reply.ts';
import { sessionNow } from '../../../src/ladder/sessions/days.ts';
import { renderCorrections } from '../../../src/ladder/words/game-differs.ts';
import { renderOpponents } from '../../../src/ladder/words/session-post.ts';
import { afternoon, enters, game } from '../games/afternoon.ts';

const labelsOf = ({ components = [] }: Reply): string[] =>
  components.flatMap((row) => row.components.map((each) => ('label' in each ? (each.label ?? '') : '')));

const odd = 'Zoe_*the* [1]';

it.each([null, '1000'])('a button that corrects a result has the name as it is: %s', (club) => {
  const { club: story, bo } = afternoon();
  const zoe = story.member(odd);
  const reply = renderCorrections(story.view, game(story, enters(story, zoe, bo)), club);
  expect(labelsOf(reply)).toEqual([`${odd} drew`, `${odd} lost`]);
  expect(reply.content).toContain('**Zoe\\_\\*the\\*');
});

it('so has a button of the form that names the people present', () => {
  const { club, ana } = afternoon();
  const zoe = club.member(odd);
  club.checkIn(zoe);
  const session = sessionNow(club.view, club.now);
  if (!session.ok) throw new Error('no session');
  const form = { session: session.value, since: club.now, asker: ana };
  expect(labelsOf(renderOpponents(club.view, form, club.now))).toContain(odd);
});
