import { describe, expect, it } from 'vitest';
import { renderRoom } from '../../../src/discord/render/court/hearing-room.ts';
import { CourtStory } from '../../appeals/voting/a-court.ts';

/** What the first post of a thread says where Ana’s case is heard. */
function said(court: CourtStory, room: 'hearing' | 'en-banc'): string {
  const opened = { case: court.known, room, name: 'A v M', hidden: true, people: [] };
  return renderRoom(court.club.view, opened, true).content ?? '';
}

describe('the first post where a case is heard', () => {
  it('Act III.3.7: says what a panel does, by when, and what comes of silence', () => {
    const words = said(new CourtStory().petitions({ kind: 'other' }).seats(), 'hearing');
    for (const each of ['/court rule', '/court recuse', '/court vote', '27 November', 'may choose others'])
      expect(words).toContain(each);
  });

  it('Acts III.3.5.3 and III.3.9: lets nobody of the whole Court stand aside, and says when the votes decide', () => {
    const words = said(new CourtStory().petitions({ kind: 'other' }, { enBanc: true }), 'en-banc');
    expect(words).not.toContain('/court recuse');
    for (const each of ['/court rule', '/court vote', '27 November', 'the votes that were cast decide'])
      expect(words).toContain(each);
  });
});
