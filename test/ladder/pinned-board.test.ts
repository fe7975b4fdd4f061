import { describe, expect, it } from 'vitest';
import { sceneOf } from '../../src/discord/scene-of.ts';
import { boardMoved, boardPost, forgetBoard, noteBoard, pinBoard } from '../../src/ladder/pinned-board.ts';
import type { Story } from '../support/a-club.ts';
import { openPages } from '../support/a-site.ts';
import { afternoon, plays } from './games/afternoon.ts';

const post = async (club: Story) => boardPost(await sceneOf(club, club.id, club.now)).content?.split('\n');

describe('the board that keeps itself', () => {
  it('has rank, name, score and form, and says what they are', async () => {
    const { club, mo, ana, bo } = afternoon();
    for (const score of [1, 0.5, 0] as const) plays(club, mo, ana, bo, score);
    club.write({ type: 'milestone-reached', person: ana, games: 50 });
    expect(await post(club)).toEqual([
      '**Leaderboard**',
      '```',
      '1. Bo   122 LDW',
      '2. Mo   100   –',
      '2. Ana★ 100 WDL',
      '```',
      'Score and last five games, newest last: W won, D drawn, L lost. ★: 50 games or more.',
    ]);
  });

  it('leads to the club’s pages, where they are open', async () => {
    const { club } = afternoon();
    openPages(club.clubs, club.id, 'public');
    expect((await post(club))?.at(-1)).toBe('[On the web](<https://chess.example.org/>)');
  });

  it('says so where nobody is on it', async () => {
    const { club, mo, ana, bo } = afternoon();
    for (const person of [mo, ana, bo]) club.remove(person);
    expect(await post(club)).toEqual(['**Leaderboard**', 'Nobody is on it yet. Anyone can `/join`.']);
  });

  it('has the first 25, and fits in one post whatever they are called', async () => {
    const { club } = afternoon();
    for (let n = 0; n < 40; n++) club.member(`${n}${'z\u0310'.repeat(15)}`);
    const lines = await post(club);
    expect(lines?.at(-2)).toBe('And 18 more: see `/leaderboard`.');
    expect(lines?.join('\n').length).toBeLessThan(1_900);
  });

  it('is the club’s only one: where it was is known until that says where it is', () => {
    const { club } = afternoon();
    const note = (message: string) =>
      club.clubs.changeNow(club.id, { interaction: null, now: club.now }, (work) =>
        noteBoard(work, { channel: '7', message }),
      );
    for (const message of ['1', '1', '2']) note(message);
    expect(club.view.settings.boardPosts).toEqual(['7/1', '7/2']);
    for (const kept of ['7/1', '7/9'])
      club.clubs.changeNow(club.id, { interaction: null, now: club.now }, (work) => forgetBoard(work, kept));
    expect(club.view.settings.boardPosts).toEqual(['7/2']);
    expect(boardMoved('5', '7/2').content).toBe('The board has moved: https://discord.com/channels/5/7/2');
  });

  it('is announced to the channel in which a Moderator asked for it, and by nobody else', () => {
    const { club, mo, ana } = afternoon();
    expect(club.does(ana, pinBoard, { channel: '7' })).toMatchObject({
      refusals: [{ code: 'needs-office' }],
    });
    expect(club.announced).not.toContainEqual(expect.objectContaining({ notice: { kind: 'pinned-board' } }));
    expect(club.does(mo, pinBoard, { channel: '7' })).toMatchObject({
      value: { kind: 'board-pinned', moved: false },
    });
    expect(club.announced.at(-1)).toEqual({
      notice: { kind: 'pinned-board' },
      target: { to: 'channel', channel: '7' },
    });
  });
});
