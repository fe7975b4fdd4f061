import { describe, expect, it } from 'vitest';
import { renderOutcome } from '../../../src/discord/outcomes.ts';
import { sceneOf } from '../../../src/discord/scene-of.ts';
import { aClub } from '../../support/a-club.ts';

describe('Act II.8: what is said to a Member who asks to be removed', () => {
  it.each([
    ['who may play', null, true],
    ['who is banned', '2026-12-04', false],
  ])('%s', async (_, bannedUntil, playsOn) => {
    const club = aClub({ now: '2026-11-20 13:00' });
    const ana = club.member('Ana');
    if (bannedUntil !== null) club.ban(ana, bannedUntil);
    club.write({ type: 'removal-requested', person: ana }, { by: ana });
    const scene = await sceneOf(club, club.id, club.now);
    const { content = '' } = await renderOutcome({ kind: 'removal-requested', person: ana }, scene);
    expect(content.includes('Until then you can play as before.')).toBe(playsOn);
    expect(content).toContain('`/leave withdraw:True`');
  });
});
