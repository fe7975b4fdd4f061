import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OptionToSend } from '../../packages/playground/src/index.ts';
import { ClubOnPlayground } from '../support/club-on-playground.ts';
import { type Everybody, everybody, type Who } from '../support/everybody.ts';
import { expectRefusal } from '../support/wrong-use.ts';

type Deed = readonly [
  who: Who,
  command: string,
  options: Record<string, OptionToSend>,
  says: readonly string[],
];

let stage: Everybody;
beforeAll(async () => {
  stage = await everybody();
});
afterAll(() => stage.club.close());

/** The clock only goes on, and each of these is refused at that moment. */
async function refusedAt(moment: string, deeds: readonly Deed[]): Promise<void> {
  const { club, people } = stage;
  club.goTo(moment);
  await people.zoe.as.run('session status');
  for (const [who, command, options, says] of deeds)
    await expectRefusal(club, () => people[who].as.run(command, options), says);
}

describe('commands given at the wrong time', () => {
  const game = { opponent: 'Bo', result: 'won' };
  const count = { white: 'Bo', black: 'Cy', white_captured: 'q' };
  const next = 'Friday 27 November 2026';

  it('Act 0.12: a game that is held lapses with its session, though it was refused to nobody', async () => {
    const { club, people } = stage;
    club.goTo('13:10:01');
    await people.zoe.as.run('session status');
    const card = await people.zoe.as.run('game show', { game: '7' });
    expect(card.text).toContain('It expired');
    expect(card.buttons).not.toContain('Confirm');
  });

  it('Act 0.5: just after the close', () =>
    refusedAt('13:10:01', [
      ['cy', 'game record', game, ['`played: 13:10`', 'Act 0.5', next]],
      ['cy', 'present', {}, ['No session is open', 'Act 0.5', next]],
      ['cy', 'present', { leave: true }, ['No session is open', 'Act 0.5', next]],
      ['cy', 'pairings', {}, ['No session is open', 'Act 0.5', next]],
      ['mia', 'session open', {}, ['is over', 'Act 0.5', next]],
      ['mia', 'session close', {}, ['No session is open', 'Act 0.5', next]],
      ['mia', 'session cancel', { date: '2026-11-20', reason: 'Fog.' }, ['is over', 'Act 0.5']],
      ['mia', 'session mark', { member: 'Cy', present: true }, ['`reason` has nothing readable in it']],
      ['jude', 'game approve', { game: '7' }, ['expired', 'Act II.4']],
      ['jude', 'game refuse', { game: '7', reason: 'No.' }, ['expired', 'Act II.4']],
    ]));

  it('Acts 0.5, 0.6 and II.4: on the day after', () =>
    refusedAt('2026-11-21 12:45', [
      ['cy', 'game record', game, ['which is not a session day', 'Act 0.5', 'Act 0.6', next]],
      ['mia', 'game record', { ...game, player: 'Cy' }, ['Act 0.5', 'Act 0.6']],
      ['mia', 'session open', {}, ['There is no session on Saturday', 'Act 0.5', next]],
      ['jude', 'game adjudicate', count, ['not a session day', 'Act 0.5']],
    ]));

  it('Act 0.5: on a holiday', async () => {
    await stage.people.mia.as.run('session cancel', { date: '2026-11-27', reason: 'Half-term.' });
    await refusedAt('2026-11-27 12:45', [
      ['mia', 'session open', {}, ['is cancelled', 'Act 0.5', 'Friday 4 December 2026']],
      ['cy', 'game record', game, ['cancelled', 'Act 0.5', 'Friday 4 December 2026']],
      ['cy', 'present', {}, ['No session is open', 'Friday 4 December 2026']],
      ['mia', 'session cancel', { date: '2026-11-27', reason: 'Again.' }, ['is cancelled', 'Act 0.5']],
    ]);
  });

  it('Acts 0.7 and II.9: through the whole last day of a ban', () =>
    refusedAt('2026-12-04 12:45', [['dan', 'game record', game, ['Dan was banned', 'Act 0.6', 'Act 0.7']]]));

  it('Acts 0.9 and II.4: once the next session has closed, or after a week', async () => {
    await stage.people.mia.as.run('session open');
    await refusedAt('2026-12-04 13:10:01', [
      [
        'mia',
        'session mark',
        { member: 'Cy', present: true, date: '2026-11-20', reason: 'Was there.' },
        ['can no longer be changed', 'Act 0.9'],
      ],
      [
        'cy',
        'game record',
        { ...game, played: '2026-11-20 12:45' },
        ['more than seven days ago', 'Act II.4'],
      ],
    ]);
  });
});

it('Acts 0.5 and 0.6: before a session was ever opened', async () => {
  const club = await ClubOnPlayground.open('2026-11-20 12:10');
  const { ana, mia, bo } = await club.setUp('ana', 'bo');
  const today = ['No session is open', 'Act 0.5', 'Friday 20 November 2026, 12:30–13:10 in room 322'];
  await expectRefusal(club, () => ana.as.run('present'), today);
  await expectRefusal(club, () => ana.as.run('pairings'), today);
  await expectRefusal(club, () => mia.as.run('session close'), today);
  await expectRefusal(club, () => mia.as.run('session mark', { member: ana, present: true }), today);
  const game = { opponent: bo, result: 'won' };
  await expectRefusal(club, () => ana.as.run('game record', game), [
    'before the session began',
    'Act 0.5',
    'Act 0.6',
  ]);
  club.goTo('12:40');
  await expectRefusal(club, () => ana.as.run('game record', game), [
    'No Moderator',
    '/session open',
    'Act 0.6',
  ]);
  const cutOff = { white: ana, black: bo, white_captured: 'q' };
  await expectRefusal(club, () => mia.as.run('game adjudicate', cutOff), ['No Moderator', 'Act 0.6']);
  await club.close();
});
