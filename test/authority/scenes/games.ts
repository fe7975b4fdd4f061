import { endClock, pauseClock, startClock } from '../../../src/ladder/clocks/change-clock.ts';
import type { GameNumber } from '../../../src/ledger/fields.ts';
import { type Club, changes, did, type Scene, scenes, session, watched, wrote } from './club.ts';

const recorded = (is: Club['is'], date: string, approval: readonly 'disputed'[], playedAt: number) =>
  ({
    ...({ type: 'game-recorded', game: 1, score: 1, colour: 'white', playedAt, date } as const),
    ...{
      player: is('player'),
      opponent: is('opponent'),
      online: false,
      ended: null,
      approval: [...approval],
    },
  }) as const;

/** The player entered a game against the opponent, who has not answered. */
const entry =
  (approval: readonly 'disputed'[] = []): Scene =>
  ({ story, is }) => {
    story.at('2026-11-20 12:40');
    story.write(recorded(is, '2026-11-20', approval, story.now), { by: is('player') });
  };

const counts: Scene = scenes(
  wrote('opponent', () => ({ type: 'game-confirmed', game: 1 })),
  wrote('opponent', () => ({ type: 'game-counted', game: 1 })),
);

export const entered: Scene = scenes(session, entry());

/** It is waiting for a Moderator, since the opponent says that it is not so. */
export const disputed: Scene = scenes(session, entry(['disputed']), ({ story, is }) => {
  const game: GameNumber = 1;
  story.write(
    { type: 'game-referred', game, reason: 'disputed' },
    { by: is('opponent'), texts: { dispute: 'We drew.' } },
  );
});

/** Act II.4.1: the opponent entered another result of the same game. */
export const differing: Scene = scenes(entered, ({ story, is }) => {
  const entry = recorded(is, '2026-11-20', [], story.now);
  story.write(
    {
      ...entry,
      ...{ game: 2, player: is('opponent'), opponent: is('player') },
      contradicts: [1],
      approval: ['contradicted'],
    },
    { by: is('opponent') },
  );
});

export const counted: Scene = scenes(session, entry(), counts);

/** The club's pages are open, so that there is a board to enter moves on. */
export const countedWithSite: Scene = scenes(counted, ({ story }) => {
  changes(story, (work) => work.saveSettings({ access: 'public' }));
});

/** Act I.6: a game of last week, to whose ending the player objected; the rematch is due today. */
export const objected: Scene = scenes(
  ({ story, is }) => {
    story.at('2026-11-13 12:30').openSession(is('referee'));
    story.at('2026-11-13 12:40');
    story.write(recorded(is, '2026-11-13', [], story.now), { by: is('player') });
  },
  counts,
  wrote('player', (is) => ({ type: 'objected', game: 1, person: is('player') })),
  ({ story }) => {
    story.at('2026-11-13 13:10');
    story.write({ type: 'session-closed', date: '2026-11-13' });
  },
  watched,
);

/** Act I.8: a game with a time limit, which is called by its place in the ledger. */
export const limited: Scene = scenes(watched, ({ story, is }) => {
  story.at('2026-11-20 12:40');
  const players = { white: is('player'), black: is('opponent') };
  story.write({ type: 'limit-set', ...players, minutes: 20, date: '2026-11-20' }, { by: is('referee') });
});

export const limitPaused: Scene = scenes(limited, ({ story, is }) => {
  story.write({ type: 'limit-paused', limit: limitOf({ story, is }) }, { by: is('referee') });
});

/** Act I.7: a chess clock that was opened, and those to whom it is asked. */
export const clockOpened: Scene = scenes(watched, ({ story, is }) => {
  story.at('2026-11-20 12:40');
  const [white, black] = [is('player'), is('opponent')];
  const clock = { clock: 1, white, black, whiteLeft: 1_800_000, blackLeft: 1_800_000, increment: 0 } as const;
  const asked = { date: '2026-11-20', asked: [white, black], penalties: [] };
  story.write({ type: 'clock-opened', ...clock, ...asked }, { by: is('referee') });
});

export const clockAgreed: Scene = scenes(
  clockOpened,
  wrote('player', (is) => ({ type: 'clock-consented', clock: 1, person: is('player') })),
  wrote('opponent', (is) => ({ type: 'clock-consented', clock: 1, person: is('opponent') })),
);

const theClock = { clock: '1' };
export const clockRunning: Scene = scenes(clockAgreed, did('referee', startClock, theClock));
export const clockPaused: Scene = scenes(clockRunning, did('referee', pauseClock, theClock));
export const clockEnded: Scene = scenes(clockRunning, did('referee', endClock, theClock));

/** What the latest limit is called. */
export const limitOf = ({ story }: Club): number =>
  story.view.entries.findLast(({ type }) => type === 'limit-set')?.seq ?? 0;
