import { describe, expect, it } from 'vitest';
import { renderNotice } from '../../../src/discord/notices.ts';
import { renderOutcome } from '../../../src/discord/outcomes.ts';
import { sceneOf } from '../../../src/discord/scene-of.ts';
import { issueBan } from '../../../src/house/discipline/issue-ban.ts';
import { issuePenalty } from '../../../src/house/discipline/issue-penalty.ts';
import { adjustScore } from '../../../src/ladder/board/modify-score.ts';
import type { PersonNumber } from '../../../src/ledger/fields.ts';
import type { Story } from '../../support/a-club.ts';
import { actsOf, saidOf } from '../../support/refusals.ts';
import { aCase, ban, named, penalty, play } from './a-case.ts';

/** Mo, a Moderator, has played Ana in game #2. */
function afterAGame() {
  const stage = aCase();
  const game = play(stage.club, stage.mo, stage.ana);
  return { ...stage, game };
}

const words = [
  { reason: 'Cheated in game 2.' },
  { reason: 'Cheated in game #2.' },
  { reason: 'Took a piece back.\nThat was in Game #2, and in game #1.' },
];

describe('Acts II.9 and III.3.5: a Moderator is independent in the matter', () => {
  it('a ban is refused over a game that they played', () => {
    const { club, mo, mia, ana } = afterAGame();
    const over = ban(ana, { game: '2' });
    const refusal = club.does(mo, issueBan, over);
    expect(saidOf(refusal)).toEqual(['own-game']);
    expect(actsOf(refusal)).toEqual(['III.3.5']);
    expect(saidOf(club.does(mia, issueBan, over))).toEqual(['done']);
    expect(club.view.state.penalties.at(-1)).toMatchObject({ game: 2, parts: [{ kind: 'ban' }] });
  });

  it.each(words)(
    'a ban, a penalty and a changed score are, where only the words say so: $reason',
    (about) => {
      const { club, mo, mia, ana } = afterAGame();
      const change = { member: named(ana), points: 10, ...about };
      expect(saidOf(club.does(mo, issueBan, ban(ana, about)))).toEqual(['own-game']);
      expect(saidOf(club.does(mo, issuePenalty, penalty(ana, about)))).toEqual(['own-game']);
      expect(saidOf(club.does(mo, adjustScore, change))).toEqual(['own-game']);
      expect(saidOf(club.does(mia, adjustScore, change))).toEqual(['done']);
    },
  );

  it('a penalty is, where the offence says so', () => {
    const { club, mo, ana } = afterAGame();
    const about = { offence: 'Whispering in game 2' };
    expect(saidOf(club.does(mo, issuePenalty, penalty(ana, about)))).toEqual(['own-game']);
    expect(saidOf(club.does(mo, issueBan, ban(ana, about)))).toEqual(['own-game']);
  });

  it.each(['Came 2 times too late.', 'Moves like in the endgame 2 of the book.', 'As in game 77.'])(
    'other words are no game: %s',
    (reason) => {
      const { club, mo, ana } = afterAGame();
      expect(saidOf(club.does(mo, issuePenalty, penalty(ana, { reason })))).toEqual(['done']);
    },
  );
});

/** What #discussion is told last. */
async function toldLast(club: Story): Promise<string> {
  const told = club.announced.filter(({ target }) => target.to === 'discussion').at(-1)?.notice;
  if (told === undefined || told.kind === 'session-event' || told.kind === 'post-removal')
    throw new Error('Nothing was told');
  return (await renderNotice(told, await sceneOf(club, club.id, club.now))).content ?? '';
}

const lately = 'They played each other recently: game #';

describe('Acts II.9 and III.2.4: the declaration says that the two have played each other', () => {
  /** So many held sessions after their game, Mo bans Ana for something else. */
  async function sessionsLater(sessions: number, about: { status?: 'withdrawn' } = {}) {
    const stage = aCase();
    const { club, mo } = stage;
    const game = play(club, mo, stage.ana, { open: about.status !== undefined });
    if (about.status !== undefined) club.write({ type: 'game-withdrawn', game });
    for (let week = 0; week < sessions; week++) {
      const friday = ['2026-11-27', '2026-12-04', '2026-12-11'][week];
      await club.at(`${friday} 12:30`).settle();
      club.openSession(mo);
    }
    return stage;
  }

  it.each([
    [0, true],
    [1, true],
    [2, false],
  ])('%i sessions later: %s', async (sessions, said) => {
    const { club, mo, ana } = await sessionsLater(sessions);
    club.does(mo, issueBan, ban(ana, { until: '2026-12-25' }));
    expect((await toldLast(club)).includes(`${lately}2 on Friday 20 November 2026`)).toBe(said);
    club.does(mo, adjustScore, { member: named(ana), points: 10, reason: 'Helped' });
    expect((await toldLast(club)).includes(lately)).toBe(said);
  });

  it('not where it was taken back, and not of somebody else', async () => {
    const { club, mo, mia, ana } = await sessionsLater(0, { status: 'withdrawn' });
    club.does(mo, issueBan, ban(ana));
    expect(await toldLast(club)).not.toContain(lately);
    play(club, mo, ana);
    club.does(mia, issuePenalty, penalty(ana));
    expect(await toldLast(club)).not.toContain(lately);
  });

  it('as it was on the day, when it is declared later', async () => {
    const { club, mo, ana } = await sessionsLater(0);
    club.does(mo, issueBan, ban(ana, { until: '2026-12-25', declare: 'later' }));
    const penalty = { kind: 'penalty-declared', penalty: 1 } as const;
    club.at('2026-12-18 12:30');
    const told = await renderNotice(penalty, await sceneOf(club, club.id, club.now));
    expect(told.content).toContain(lately);
  });

  it('an email has to say so, of which the Moderator is told', async () => {
    const { club, mo, ana } = await sessionsLater(0);
    const told = async (by: PersonNumber) => {
      const result = club.does(by, issueBan, ban(ana, { declare: 'email', reason: `By ${by}` }));
      if (!result.ok) throw new Error('It was refused');
      return (await renderOutcome(result.value, await sceneOf(club, club.id, club.now))).content;
    };
    expect(await told(mo)).toContain(`Your email must also say: ${lately}2`);
  });
});
