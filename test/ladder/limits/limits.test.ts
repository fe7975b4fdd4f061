import { describe, expect, it } from 'vitest';
import { limitOf, stateOf } from '../../../src/ladder/limits/limits.ts';
import { pauseLimit, resumeLimit, setLimit, stopLimit } from '../../../src/ladder/limits/set-limit.ts';
import { closeSession } from '../../../src/ladder/sessions/close-session.ts';
import type { PersonNumber } from '../../../src/ledger/fields.ts';
import { fold } from '../../../src/rule-books.ts';
import type { Story } from '../../support/a-club.ts';
import { actsOf, saidOf } from '../../support/refusals.ts';
import { afternoon, named } from '../games/afternoon.ts';

const sets = (club: Story, who: PersonNumber, white: PersonNumber, black: PersonNumber, minutes = 10) =>
  club.does(who, setLimit, { white: named(white), black: named(black), minutes });

/** Friday at 12:40: Mo has been told of a game of Ana and Bo that may last ten minutes. */
function aGame() {
  const stage = afternoon();
  const { club, mo, ana, bo } = stage;
  const result = sets(club, mo, ana, bo);
  if (!result.ok || result.value?.kind !== 'limit-set') throw new Error(JSON.stringify(result));
  return { ...stage, limit: result.value.limit };
}

type Stage = ReturnType<typeof aGame>;

const does = ({ club, limit }: Stage, who: PersonNumber, use: typeof pauseLimit) =>
  club.does(who, use, { limit: `${limit}` });

const stands = ({ club, limit }: Stage) => {
  const found = limitOf(club.view.state, limit);
  return found === null ? null : stateOf(found);
};

/** When the bot said that the time was up, or null. */
const reachedAt = ({ club }: Stage): string | null => {
  const entry = club.view.entries.find((each) => each.type === 'limit-ended' && each.reached);
  return entry === undefined ? null : new Date(entry.at).toISOString().slice(11, 19);
};

describe('Act I.8: a game with a time limit', () => {
  it('is for a Moderator or Justice who does not play it, in a session', () => {
    const { club, mo, ana, bo } = afternoon();
    const jude = club.member('Jude', { offices: ['justice'] });
    expect(actsOf(sets(club, ana, ana, bo))).toEqual(['III.2', 'III.3.4', 'III.3.5']);
    expect(saidOf(sets(club, mo, mo, bo))).toEqual(['own-game']);
    expect(saidOf(sets(club, mo, ana, ana))).toEqual(['against-oneself']);
    expect(saidOf(sets(club, jude, ana, bo))).toEqual(['done']);
    club.at('13:11');
    expect(saidOf(sets(club, jude, mo, club.member('Cy')))).toEqual(['no-open-session']);
  });

  it('is one at a time for each player', () => {
    const stage = aGame();
    const { club, mo, ana, bo } = stage;
    const cy = club.member('Cy');
    const dee = club.member('Dee');
    for (const [white, black] of [
      [ana, cy],
      [cy, bo],
    ] as const)
      expect(saidOf(sets(club, mo, white, black))).toEqual(['limit-set-already']);
    expect(saidOf(sets(club, mo, cy, dee))).toEqual(['done']);
    does(stage, mo, stopLimit);
    expect(saidOf(sets(club, mo, bo, ana))).toEqual(['done']);
  });
});

describe('Act 0.7: a game with a time limit', () => {
  it.each([
    ['White, on the last day of the ban', 'ana', '2026-11-20', ['banned']],
    ['Black, for ever', 'bo', null, ['banned']],
    ['White, once the ban is over', 'ana', '2026-11-19', ['done']],
  ] as const)('of somebody banned: %s', (_, who, until, said) => {
    const { club, mo, ana, bo } = afternoon();
    club.ban({ ana, bo }[who], until);
    expect(saidOf(sets(club, mo, ana, bo))).toEqual(said);
  });
});

describe('Act I.8.1: start, pauses and end are on record, with who was told', () => {
  it('in the ledger, in their order', () => {
    const stage = aGame();
    const { club, mo } = stage;
    const jude = club.member('Jude', { offices: ['justice'] });
    const before = club.view.entries.length;
    does(stage, mo, pauseLimit);
    does(stage, jude, resumeLimit);
    does(stage, mo, stopLimit);
    expect(club.view.entries.slice(before)).toMatchObject([
      { type: 'limit-paused', by: mo, acts: ['I.8.1'] },
      { type: 'limit-resumed', by: jude, acts: ['I.8.1'] },
      { type: 'limit-ended', reached: false, by: mo, acts: ['I.8.1'] },
    ]);
    expect(fold(club.view.entries)).toEqual(club.view.state);
  });

  it.each([
    { use: pauseLimit, name: 'pause', running: 'done', paused: 'limit-is', over: 'limit-is' },
    { use: resumeLimit, name: 'resume', running: 'limit-is', paused: 'done', over: 'limit-is' },
    { use: stopLimit, name: 'stop', running: 'done', paused: 'done', over: 'limit-is' },
  ])('to $name: running $running, paused $paused, over $over', ({ use, running, paused, over }) => {
    const [one, another, third] = [aGame(), aGame(), aGame()] as const;
    expect(saidOf(does(one, one.mo, use))).toEqual([running]);
    does(another, another.mo, pauseLimit);
    expect(saidOf(does(another, another.mo, use))).toEqual([paused]);
    does(third, third.mo, stopLimit);
    expect(saidOf(does(third, third.mo, use))).toEqual([over]);
  });

  it('is not for the players, nor for anybody without the office, nor for a limit that there is not', () => {
    const stage = aGame();
    const { club, ana, mo } = stage;
    const jude = club.member('Jude', { offices: ['justice'] });
    expect(saidOf(does(stage, ana, pauseLimit))).toEqual(['needs-office', 'own-game']);
    sets(club, mo, jude, club.member('Cy'));
    const own = { ...stage, limit: club.view.state.lastSeq };
    expect(saidOf(does(own, jude, stopLimit))).toEqual(['own-game']);
    expect(saidOf(does({ ...stage, limit: 1 }, mo, stopLimit))).toEqual(['lapsed']);
  });
});

describe('Act I.8.2: at the limit the game is over', () => {
  it.each([
    { at: '12:49:59', state: 'running' },
    { at: '12:50:00', state: 'running' },
    { at: '12:50:01', state: 'over' },
  ])('ten minutes after 12:40, at $at: $state', async ({ at, state }) => {
    const stage = aGame();
    stage.club.at(at);
    await stage.club.settle();
    expect(stands(stage)).toBe(state);
  });

  it.each([
    { pauses: [['12:45', '12:48']], reached: '12:53:00' },
    {
      pauses: [
        ['12:41', '12:42'],
        ['12:49', '12:49:30'],
      ],
      reached: '12:51:30',
    },
    { pauses: [['12:45', '13:06']], reached: '13:10:00' },
    { pauses: [['12:45', null]], reached: '13:10:00' },
  ])(
    'after pauses of $pauses it is over at $reached, at the bell at the latest',
    async ({ pauses, reached }) => {
      const stage = aGame();
      for (const [from, to] of pauses) {
        stage.club.at(from ?? '');
        does(stage, stage.mo, pauseLimit);
        if (to == null) continue;
        stage.club.at(to);
        expect(saidOf(does(stage, stage.mo, resumeLimit))).toEqual(['done']);
      }
      stage.club.at('2026-12-01 12:00');
      await stage.club.settle();
      expect(reachedAt(stage)).toBe(reached);
    },
  );

  it('tells the players, their overseer and the room, once, that the captured pieces decide', async () => {
    const stage = aGame();
    const { club, mo, ana, bo, limit } = stage;
    club.at('12:55');
    await club.settle();
    await club.settle();
    const notice = { kind: 'limit-reached', limit };
    expect(club.announced).toEqual([
      { notice, target: { to: 'games' } },
      ...[ana, bo, mo].map((person) => ({ notice, target: { to: 'person', person } })),
    ]);
    expect(saidOf(does(stage, mo, pauseLimit))).toEqual(['limit-is']);
  });

  it('is over with a session that a Moderator closes early', async () => {
    const stage = aGame();
    const { club, mo } = stage;
    club.at('12:45');
    club.does(mo, closeSession, undefined);
    club.at('12:46');
    await club.settle();
    expect(reachedAt(stage)).toBe('12:45:00');
  });

  it('is not said of a game that was over before', async () => {
    const stage = aGame();
    does(stage, stage.mo, stopLimit);
    stage.club.at('2026-12-01 12:00');
    await stage.club.settle();
    expect(reachedAt(stage)).toBeNull();
  });
});
