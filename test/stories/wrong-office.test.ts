import { afterAll, beforeAll, describe, it } from 'vitest';
import { ClubOnPlayground } from '../support/club-on-playground.ts';
import { type Everybody, everybody, type Who } from '../support/everybody.ts';
import { expectRefusal, refusesEach, type WrongUse } from '../support/wrong-use.ts';

const reason = 'Because.';

describe('commands given by somebody who may not give them', () => {
  let stage: Everybody;
  beforeAll(async () => {
    stage = await everybody();
    const { namesake, gus, morgan } = stage.people;
    await stage.club.nameStaff(namesake, { chief: morgan, by: gus });
    await stage.people.gus.as.run('setup', { room: '322' });
  });
  afterAll(() => stage.club.close());

  describe('Acts III.2 and III.3.4: what is for Moderators and Justices', () => {
    const orders: readonly (readonly [string, WrongUse[2]])[] = [
      ['session open', {}],
      ['session close', {}],
      ['session mark', ({ ana }) => ({ member: ana, present: true })],
      ['session cancel', { date: '2026-11-27', reason }],
      ['member add', { name: 'Uma' }],
      ['member rename', ({ bo }) => ({ member: bo, name: 'Bob' })],
      ['game approve', { game: '8' }],
      ['game refuse', { game: '8', reason }],
      ['game correct', { game: '1', result: 'drew', reason }],
      ['game void', { game: '1', reason }],
      ['game adjudicate', ({ bo, cy }) => ({ white: bo, black: cy, white_captured: 'q' })],
      ['game record', ({ bo, cy }) => ({ player: bo, opponent: cy, result: 'won' })],
    ];
    const without: readonly Who[] = ['ana', 'zoe', 'gus', 'dan', 'rex'];
    const uses = orders.flatMap(([command, options]) =>
      without.map((who): WrongUse => [who, command, options, 'Only', 'Moderator', 'Act III.2', '/terms']),
    );
    refusesEach(uses, () => stage);
  });

  describe('Act III.2: what is for the Chief Justice', () => {
    const orders: readonly (readonly [string, WrongUse[2]])[] = [
      ['chief appoint', ({ bo }) => ({ office: 'moderator', member: bo })],
      ['chief dismiss', ({ mia }) => ({ office: 'moderator', member: mia })],
      ['chief link', ({ gus }) => ({ user: gus, member: 'Tom' })],
    ];
    const without: readonly Who[] = ['mia', 'jude', 'gus', 'ana', 'zoe', 'dan', 'rex', 'namesake'];
    const uses = orders.flatMap(([command, options]) =>
      without.map((who): WrongUse => [who, command, options, 'Only', 'Chief Justice', 'Act III.2']),
    );
    refusesEach(uses, () => stage);
    refusesEach(
      [
        [
          'mia',
          'chief appoint',
          ({ mia }) => ({ office: 'chief', member: mia }),
          'Only they or the member of staff can pass the office on',
        ],
        [
          'gus',
          'chief appoint',
          ({ gus }) => ({ office: 'chief', member: gus }),
          'Only they or the member of staff can pass the office on',
        ],
        ['morgan', 'chief dismiss', ({ morgan }) => ({ office: 'chief', member: morgan }), 'Act III.2'],
        ['morgan', 'chief dismiss', ({ bo }) => ({ office: 'justice', member: bo }), 'is not a Justice'],
        ['morgan', 'chief appoint', ({ mia }) => ({ office: 'moderator', member: mia }), 'already'],
        ['morgan', 'chief appoint', { office: 'chief', member: 'Tom' }, 'Discord account', 'Act III.2'],
      ],
      () => stage,
    );
  });

  describe('Act III.1: what is for those who manage the server, and no further', () => {
    refusesEach(
      [
        ['morgan', 'setup', {}, 'manage this server', 'Act III.1'],
        ['mia', 'setup', { room: '101' }, 'Act III.1'],
        ['zoe', 'setup', ({ zoe }) => ({ chief: zoe }), 'Act III.1'],
        [
          'gus',
          'setup',
          ({ gus }) => ({ chief: gus }),
          'Only they or the member of staff can pass the office on',
          'Act III.2',
        ],
        ['gus', 'setup', { room: '101' }, '/chief terms figure:', 'Act IV.1'],
        ['gus', 'setup', { timezone: 'Europe/Berlin', hearings: 'public' }, 'Act IV.1'],
        [
          'gus',
          'setup',
          ({ gus }) => ({ staff: gus }),
          'Only they or the Chief Justice can name another',
          'Act 0.14',
          'Act III.6',
        ],
      ],
      () => stage,
    );
  });

  describe('Act III.3.5: a Moderator on a game that they played', () => {
    refusesEach(
      [
        ['mia', 'game approve', { game: '6' }, 'You played game #6', 'Act III.3.5'],
        ['mia', 'game refuse', { game: '6', reason }, 'You played game #6', 'Act III.3.5'],
        ['mia', 'game correct', { game: '9', result: 'drew', reason }, 'Act III.3.5'],
        ['mia', 'game void', { game: '9', reason }, 'You played game #9', 'Act III.3.5'],
        [
          'mia',
          'game adjudicate',
          (of) => ({ white: of.mia, black: of.bo, black_captured: 'q' }),
          'Act III.3.5',
        ],
        [
          'jude',
          'game adjudicate',
          (of) => ({ white: of.bo, black: of.jude, white_captured: 'q' }),
          'Act III.3.5',
        ],
        [
          'jude',
          'game approve',
          (of) => ({ game: '8', overseer: of.bo }),
          'Bo can’t be the one who watched this game',
          'Act III.3.5',
        ],
        [
          'jude',
          'game approve',
          (of) => ({ game: '6', overseer: of.mia }),
          'Mia can’t be the one who watched this game',
          'Act III.3.5',
        ],
      ],
      () => stage,
    );
  });

  describe('those who are banned, removed or not on the Leaderboard', () => {
    refusesEach(
      [
        ['dan', 'game record', ({ ana }) => ({ opponent: ana, result: 'won' }), 'Dan was banned', 'Act 0.7'],
        [
          'ana',
          'game record',
          ({ dan }) => ({ opponent: dan, result: 'won' }),
          'until <t:1796428799:F>',
          'Act 0.7',
        ],
        ['mia', 'game record', ({ dan, bo }) => ({ player: dan, opponent: bo, result: 'won' }), 'Act 0.7'],
        ['mia', 'game adjudicate', (of) => ({ white: of.dan, black: of.bo, white_captured: 'q' }), 'Act 0.7'],
        ['rex', 'game record', ({ ana }) => ({ opponent: ana, result: 'won' }), 'Rex was removed', 'Act 0.8'],
        ['ana', 'game record', ({ rex }) => ({ opponent: rex, result: 'lost' }), '/join', 'Act 0.8'],
        [
          'dan',
          'game record',
          (of) => ({ opponent: of.rex, result: 'won' }),
          'for these reasons',
          'Act 0.7',
          'Act 0.8',
        ],
        ['dan', 'join', {}, 'already on the Leaderboard', 'Act II.1'],
        ['ana', 'present', { moderating: true }, 'Act III.3.4'],
        ['zoe', 'present', { leave: true }, 'not checked in', 'Act 0.9'],
        ['mia', 'present', {}, 'checked in already', 'Act 0.9'],
      ],
      () => stage,
    );

    it('Act II.7: who was removed may not join again while a ban lasts', async () => {
      const { club, people } = stage;
      await club.change((work) => {
        const person = work.people.byAccount(people.rex.id)?.number ?? 0;
        work.append({ type: 'banned', person, until: null, endsAt: null }, { by: null, acts: ['II.9'] });
      });
      await expectRefusal(club, () => people.rex.as.run('join'), [
        'Rex is banned',
        'with no end date',
        'Act II.7',
      ]);
    });
  });
});

describe('a club that nobody has set up', () => {
  let club: ClubOnPlayground;
  beforeAll(async () => {
    club = await ClubOnPlayground.open('2026-11-20 12:40');
  });
  afterAll(() => club.close());

  it.each([
    ['session open', {}, ['/setup', 'Act III.2']],
    ['member add', { name: 'Uma' }, ['/setup', 'Act III.2']],
    ['present', {}, ['No session is open', 'Act 0.5']],
    ['pairings', {}, ['No session is open', 'Act 0.5']],
    ['game show', { game: '1' }, ['no game']],
    ['explain', { game: '1' }, ['no game']],
  ] as const)('/%s is refused with what to do', async (command, options, says) => {
    await expectRefusal(club, () => club.owner.as.run(command, options), says);
  });

  it('has no Chief Justice to ask', async () => {
    const ana = club.person('Ana');
    const order = { office: 'moderator', member: ana };
    await expectRefusal(club, () => ana.as.run('chief appoint', order), ['/setup', 'Act III.2']);
  });

  it('Acts 0.5 and 0.6: takes no game', async () => {
    const ana = club.person('Ana');
    const bo = club.person('Bo');
    const game = { opponent: bo, result: 'won' };
    await expectRefusal(club, () => ana.as.run('game record', game), ['No Moderator', 'Act 0.6']);
  });
});
