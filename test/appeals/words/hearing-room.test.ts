import { describe, expect, it } from 'vitest';
import type { Subject } from '../../../src/appeals/book/court-entries.ts';
import { renderRoom } from '../../../src/appeals/words/hearing-room.ts';
import { sceneOf } from '../../../src/discord/scene-of.ts';
import { CourtStory } from '../voting/a-court.ts';

/** What the first post of a thread says where Ana’s case is heard. */
async function said(court: CourtStory, room: 'hearing' | 'en-banc', hidden = true): Promise<string> {
  const opened = { case: court.appeal, room, name: 'A v M', hidden, people: [] };
  const scene = await sceneOf(court.club, court.club.id, court.club.now);
  const { content = '', embeds = [] } = await renderRoom(scene, opened, true);
  return [content, ...embeds.map(({ description }) => description)].join('\n');
}

describe('the first post where a case is heard', () => {
  it('Act III.3.7: says what a panel does, by when, and what comes of silence', async () => {
    const words = await said(new CourtStory().petitions({ kind: 'other' }).seats(), 'hearing');
    for (const each of ['/court rule', '/court recuse', '/court vote', '27 November', 'can replace anyone'])
      expect(words).toContain(each);
  });

  it('Acts III.3.5.3 and III.3.9: lets nobody of the whole Court stand aside, and says when the votes decide', async () => {
    const words = await said(new CourtStory().petitions({ kind: 'other' }, { enBanc: true }), 'en-banc');
    expect(words).not.toContain('/court recuse');
    for (const each of ['/court rule', '/court vote', '27 November', 'only the votes already cast decide'])
      expect(words).toContain(each);
  });
});

describe('what the case is about, at the top of its thread', () => {
  /** Ana has penalty #1 of Mia's, for shouting, which everybody was told of or not. */
  const penalised = (declared: boolean): CourtStory => {
    const court = new CourtStory();
    court.penalises({ parts: [{ kind: 'deduction', points: 5 }] });
    if (declared)
      court.club.write({ type: 'penalty-declared', penalty: 1, way: 'discussion', on: '2026-11-20' });
    return court.petitions({ kind: 'penalty', penalty: 1 }).seats();
  };

  it.each([
    ['behind closed doors', false, true],
    ['where everybody reads, of what everybody was told', true, false],
  ])('says what was decided and why: %s', async (_, declared, hidden) => {
    const words = await said(penalised(declared), 'hearing', hidden);
    for (const each of ['Penalty #1 for Ana by Mia: five points off the score.', 'Reason: Loud.'])
      expect(words).toContain(each);
  });

  it('says nothing of a penalty that everybody was not told of, where everybody reads', async () => {
    expect(await said(penalised(false), 'hearing', false)).not.toMatch(/Loud|five points/);
  });

  it.each<[string, (court: CourtStory) => Subject, string[]]>([
    [
      'a monitor',
      ({ club, ana, mia }) => ({
        kind: 'monitor',
        monitor: club.write(
          { type: 'monitored', person: ana },
          { by: mia, texts: { suspicion: 'An engine.' } },
        ),
      }),
      ['A monitor on Ana by Mia.', 'Suspicion: An engine.'],
    ],
    [
      'a game',
      (court) => {
        court.plays(court.ana, court.bo, 1);
        court.club.write(
          { type: 'game-corrected', game: 1, score: 0 },
          { by: court.mia, texts: { reason: 'Bo won.' } },
        );
        return { kind: 'game', game: 1 };
      },
      ['Game #1: **Ana** lost to **Bo**.', 'Reason: Bo won.'],
    ],
    [
      'a score that was changed',
      ({ club, ana, mia }) => ({
        kind: 'technical',
        entry: club.write(
          { type: 'adjusted', person: ana, change: { points: -5 } },
          { by: mia, texts: { reason: 'Mistyped.' } },
        ),
      }),
      ['The score of Ana: −5.', 'Reason: Mistyped.'],
    ],
  ])('%s', async (_, subject, expected) => {
    const court = new CourtStory();
    const words = await said(court.petitions(subject(court)).seats(), 'hearing');
    for (const each of expected) expect(words).toContain(each);
  });
});
