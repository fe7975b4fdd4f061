import { describe, expect, it, test } from 'vitest';
import { renderNotice } from '../../../src/discord/notices.ts';
import { renderOutcome } from '../../../src/discord/outcomes.ts';
import { sceneOf } from '../../../src/discord/scene-of.ts';
import { explain } from '../../../src/ladder/board/explain.ts';
import type { Reckoning } from '../../../src/ladder/outcomes.ts';
import { closeSession } from '../../../src/ladder/sessions/close-session.ts';
import { markRegister } from '../../../src/ladder/sessions/mark-register.ts';
import { lossLines } from '../../../src/ladder/words/decay.ts';
import { renderExplanation } from '../../../src/ladder/words/explain.ts';
import type { Story } from '../../support/a-club.ts';
import { days, fridays, holds, online, opens } from '../decay/fridays.ts';
import { named } from '../games/afternoon.ts';

const scene = (club: Story) => sceneOf(club, club.id, club.now);

/** The last message that the bot sent the person about their points. */
async function lastMessage(club: Story, person: number) {
  const announced = club.announced.findLast(
    ({ notice }) => notice.kind === 'decay' && notice.person === person,
  );
  if (announced?.notice.kind !== 'decay') throw new Error('nothing was announced');
  const { content = '', pings, audience } = await renderNotice(announced.notice, await scene(club));
  return { lines: content.split('\n'), pings, audience };
}

/** What everybody reads of the last session that closed. */
async function lastPost(club: Story): Promise<string[]> {
  const announced = club.announced.findLast(({ notice }) => notice.kind === 'weekly-round');
  if (announced?.notice.kind !== 'weekly-round') throw new Error('nothing was announced');
  const { content = '', embeds } = await renderNotice(announced.notice, await scene(club));
  const lost = (embeds?.[0]?.description ?? '').split('\n').filter((line) => line.startsWith('Points lost'));
  return [...content.split('\n'), ...lost];
}

async function explained(club: Story, person: number): Promise<string[]> {
  const found = explain(club.view, club.actor(person), { member: null, game: null });
  if (!found.ok) throw new Error('refused');
  const { embeds } = await renderExplanation(found.value, null, await scene(club));
  return embeds?.[0]?.description?.split('\n') ?? [];
}

async function missed(sessions: number, score: number) {
  const found = fridays();
  found.club.write({ type: 'adjusted', person: found.ana, change: { points: score - 200 } });
  for (const day of days.slice(0, sessions)) await holds(found.club, found.mo, day);
  return found;
}

describe('a Member is warned, in words', () => {
  it('Act II.6: of what happens at the next session, when that is, and how to avoid it', async () => {
    const { club, ana } = await missed(2, 200);
    const { lines, pings, audience } = await lastMessage(club, ana);
    expect({ pings, audience }).toEqual({ pings: ['202'], audience: 'asker' });
    expect(lines).toEqual([
      'You missed two sessions in a row. Missing the next one costs 15 points. Come for at least five minutes, and check in with `/present`.',
      'You played no game in two sessions in a row. Play one game that counts next time and you lose nothing. Otherwise it costs five points.',
      expect.stringMatching(/^The next session is Friday 20 November 2026, .* No score goes below 100\.$/),
      '`/explain` shows how you got to your score.',
      '-# Act II.6.1, Act II.6.2, Act II.2',
    ]);
  });

  it('Act II.6: after a close by hand the next session is not that same one, nor a holiday', async () => {
    const { club, mo, ana } = await missed(1, 200);
    club.cancelSession(days[2]);
    opens(club, mo, days[1]);
    club.at('12:40').does(mo, closeSession, undefined);
    expect((await lastMessage(club, ana)).lines[2]).toContain('The next session is Friday 27 November 2026');
  });
});

describe('a deduction in words', () => {
  it('Acts II.6.1 and II.6.2: what it is for, what it cost, and what to do when it is wrong', async () => {
    const { club, ana } = await missed(3, 130);
    expect((await lastMessage(club, ana)).lines).toEqual([
      'You missed three sessions in a row, the last on Friday 20 November 2026. That costs you points: 130 → **115**.',
      'You played no game in three sessions in a row, the last on Friday 20 November 2026. That costs you points: 115 → **110**.',
      'Were you there? Ask a Moderator to correct the register before the next session closes.',
      'Did you have a good reason to miss it? Ask the Court to give the points back: press **Appeal**, or use `/appeal file`.',
      '`/explain` shows how you got to your score.',
      '-# Act II.6.1, Act II.6.2, Act II.6.3, Act 0.9, Act II.2',
    ]);
    expect(await lastPost(club)).toEqual([
      'The session of Friday 20 November 2026 is closed.',
      'No games counted this time. See you at the next one!',
      'Points lost for absence: Ana 130 → 115 and Bo 200 → 185.',
      'Points lost for playing no game: Ana 115 → 110 and Bo 185 → 180.',
    ]);
  });

  it('Act II.2: says what the floor took back, and lists nobody who lost nothing', async () => {
    const { club, ana } = await missed(3, 112);
    const { lines } = await lastMessage(club, ana);
    expect(lines[0]).toContain('112 → **100**, because no score goes below 100.');
    expect(lines[1]).toContain('Your score stays at **100**, because no score goes below 100.');
    expect((await lastPost(club)).at(-1)).toBe('Points lost for playing no game: Bo 185 → 180.');
    expect((await explained(club, ana)).slice(-4)).toEqual([
      '**100** (−12): missed three sessions in a row, the last on 20 Nov. That would cost 15 points, but no score goes below 100.',
      '-# Act II.6.1, Act II.2',
      '**100** (±0): played no game in three sessions in a row, the last on 20 Nov. That would cost five points, but 100 is the lowest score there is.',
      '-# Act II.6.2, Act II.2',
    ]);
  });

  it('counts on from session to session', async () => {
    const { club, ana } = await missed(4, 200);
    const lines = (await explained(club, ana)).filter((line) => !line.startsWith('-#'));
    expect(lines.slice(-4)).toEqual([
      expect.stringContaining('**185** (−15): missed three sessions in a row'),
      expect.stringContaining('**180** (−5): played no game in three sessions in a row'),
      expect.stringContaining('**165** (−15): missed four sessions in a row'),
      expect.stringContaining('**160** (−5): played no game in four sessions in a row'),
    ]);
  });

  it('the closing Moderator reads how many it cost points, and where', async () => {
    const { club, mo } = await missed(2, 100);
    opens(club, mo, days[2]);
    const closed = club.at('12:50').does(mo, closeSession, undefined);
    if (!closed.ok) throw new Error('refused');
    expect((await renderOutcome(closed.value, await scene(club))).content).toBe(
      'The session of Friday 20 November 2026 is closed. It cost one Member points.\n-# Act II.6',
    );
  });

  it('lists fifteen at most, and how many more', () => {
    const { club } = fridays();
    const lost = (person: number) => ({
      ...({ date: days[2], basis: 'idle', inARow: 3, points: 5, before: 105, after: 100 } as const),
      person,
    });
    const [line = ''] = lossLines(
      Array.from({ length: 40 }, (_, n) => lost(n + 1)),
      club.view,
    );
    expect(line).toMatch(/\\#15 105 → 100 and 25 more\.$/);
  });
});

describe('the register put right, in words', () => {
  const marks = async (club: Story, mo: number, person: number, present: boolean): Promise<string> => {
    const input = { member: named(person), present, date: null, reason: 'Secret' };
    const marked = club.does(mo, markRegister, input);
    if (!marked.ok) throw new Error('refused');
    return (await renderOutcome(marked.value, await scene(club))).content ?? '';
  };

  it('Acts 0.9 and II.6.1: says what it did to the score, to everybody and to the Member', async () => {
    const { club, mo, ana } = await missed(3, 200);
    club.at('2026-11-23 09:00');
    expect(await marks(club, mo, ana, true)).toBe(
      '**Ana** counts as present at the session of Friday 20 November 2026. The points come back: 180 → 195.',
    );
    expect((await lastMessage(club, ana)).lines).toEqual([
      'You get back the points you lost for absence at the session of Friday 20 November 2026.',
      'Your score is now **195**.',
      '`/explain` shows how you got to your score.',
      '-# Act II.6.1',
    ]);
    expect(await marks(club, mo, ana, false)).toBe(
      '**Ana** counts as absent from the session of Friday 20 November 2026. That costs points: 195 → 180.',
    );
  });

  it('says nothing of points where none moved', async () => {
    const { club, mo, ana } = await missed(1, 200);
    expect(await marks(club, mo, ana, true)).toMatch(/November 2026\.$/);
  });
});

test('a deduction says as many in a row as the Act asks for, whatever became of the games since', async () => {
  const { club, mo, ana, bo } = fridays();
  await holds(club, mo, days[0], [ana]);
  const counted = online(club.at('2026-11-11 17:00'), ana, bo);
  const voided = club.write({ type: 'voided', entry: counted });
  for (const day of days.slice(1, 3)) await holds(club, mo, day, [ana]);
  club.write({ type: 'voided', entry: voided });
  expect((await explained(club, ana)).at(-2)).toContain('played no game in three sessions in a row');
});

test('names in what everybody reads are harmless', () => {
  const { club } = fridays();
  const ann = club.member('*Ann* @everyone <@1>');
  const reckoning: Pick<Reckoning, 'made'> = {
    made: [{ person: ann, date: days[2], basis: 'absence', inARow: 3, points: 15, before: 120, after: 105 }],
  };
  const [line] = lossLines(reckoning.made, club.view);
  expect(line).toBe('Points lost for absence: \\*Ann\\* @\u200Beveryone \\<@\u200B1\\> 120 → 105.');
});
