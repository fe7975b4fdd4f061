import type { Body } from '../../../src/rule-books.ts';
import { type Club, type Scene, scenes, wrote } from './club.ts';

const agreed = (role: 'player' | 'opponent' | 'other'): Scene =>
  wrote(role, (is) => ({ type: 'evidence-consented', person: is(role) }));

/** Act I.9.4: both players agreed to what is gathered of their games. */
export const agreedOnline: Scene = scenes(agreed('player'), agreed('opponent'), agreed('other'));

const online = { online: 1 } as const;

export const challenged: Scene = scenes(
  agreedOnline,
  wrote('player', (is) => ({
    ...{ type: 'online-challenged', ...online, white: is('player'), black: is('opponent'), minutes: null },
  })),
);

export const playing: Scene = scenes(
  challenged,
  wrote('opponent', () => ({ type: 'online-accepted', ...online })),
);

/** The opponent offers a draw. */
export const drawOffered: Scene = scenes(
  playing,
  wrote('opponent', (is) => ({ type: 'draw-offered', ...online, person: is('opponent') })),
);

const entered = ({ story, is }: Club): Body => ({
  ...{
    type: 'game-recorded',
    game: 1,
    player: is('player'),
    opponent: is('opponent'),
    score: 0,
    colour: 'white',
  },
  ...{ playedAt: story.now, date: '2026-11-20', online: true, ended: 'resignation', approval: [] },
});

/** It is over, and was entered as game #1. */
export const playedOnline: Scene = scenes(
  playing,
  wrote('player', () => ({ type: 'online-moved', ...online, san: 'e4' })),
  wrote('player', () => ({ type: 'online-ended', ...online, how: 'resignation', score: 0, game: 1 })),
  (club) => {
    club.story.write(entered(club));
    club.story.write({ type: 'game-counted', game: 1 });
  },
);
