import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Answer } from '../../packages/playground/src/index.ts';
import * as png from '../../src/pictures/png.ts';
import { ClubOnPlayground, type Person } from '../support/club-on-playground.ts';

const scholarsMate = '1. e4 e5 2. Bc4 Nc6 3. Qh5 Nf6 4. Qxf7# 1-0';
const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

describe('pictures in answers, through the real client', () => {
  let club: ClubOnPlayground;
  let people: Record<'mia' | 'ana' | 'bo', Person>;

  beforeEach(async () => {
    club = await ClubOnPlayground.open('2026-11-20 12:10');
    people = await club.setUp('ana', 'bo');
    club.goTo('12:25');
    await people.mia.as.run('session open');
    club.goTo('12:41');
  });
  afterEach(async () => {
    vi.restoreAllMocks();
    await club.close();
  });

  async function play(options: Record<string, string> = {}): Promise<void> {
    const { ana, bo } = people;
    const card = await ana.as.run('game record', { opponent: bo, result: 'won', ...options });
    await bo.as.press(card, 'Confirm');
  }

  /** The one picture of an answer, which its last embed shows. */
  async function pictureOf({ message }: Answer) {
    const [attachment, ...others] = message?.attachments ?? [];
    expect(others).toEqual([]);
    if (attachment === undefined) return null;
    expect(message?.embeds.at(-1)?.image?.url).toBe(attachment.url);
    const bytes = await club.driver.download(attachment);
    expect(bytes.subarray(0, 8)).toEqual(signature);
    expect(bytes.length).toBeLessThan(120_000);
    return { name: attachment.filename, alt: attachment.description };
  }

  it('/profile has a chart of the score, with words for who cannot see it', async () => {
    await play();
    const answer = await people.ana.as.run('profile');
    expect(answer.ephemeral).toBe(true);
    expect(await pictureOf(answer)).toEqual({
      name: 'score.png',
      alt: expect.stringMatching(
        /^A chart of a score: from 100 on 20 November 2026 to 120 on 20 Nov.*highest 120\.$/,
      ),
    });
  });

  it('/profile has none before the score has moved, and none of a stranger’s', async () => {
    expect(await pictureOf(await people.ana.as.run('profile'))).toBeNull();
    expect(await pictureOf(await club.person('Sam').as.run('profile'))).toBeNull();
  });

  it('/game show has the board at the end of the moves, which stand above it', async () => {
    await play({ pgn: scholarsMate });
    const answer = await people.bo.as.run('game show', { game: '1' });
    expect(answer.text).toContain('1\\. e4 e5 2. Bc4 Nc6 3. Qh5 Nf6 4. Qxf7#');
    expect(await pictureOf(answer)).toEqual({
      name: 'board.png',
      alt: expect.stringContaining('White: king e1, queen f7,'),
    });
  });

  it('/game show has the board that a count was made of (Act I.5)', async () => {
    const { mia, ana, bo } = people;
    const fen = '4k3/8/8/8/8/8/8/Q3K3 b - - 0 40';
    const count = await mia.as.run('game adjudicate', { white: ana, black: bo, fen });
    await mia.as.press(count, 'Confirm');
    const answer = await ana.as.run('game show', { game: '1' });
    expect(await pictureOf(answer)).toEqual({
      name: 'board.png',
      alt: 'A chessboard. White: king e1, queen a1. Black: king e8. Black to move.',
    });
  });

  it('/game show has none of a game without moves', async () => {
    await play();
    expect(await pictureOf(await people.ana.as.run('game show', { game: '1' }))).toBeNull();
  });

  it('no answer has one where the bot may not attach files', async () => {
    await play({ pgn: scholarsMate });
    club.guild.overwrite('games', club.application.bot, [], ['AttachFiles']);
    const answer = await people.ana.as.run('game show', { game: '1' });
    expect(answer.text).toContain('Qxf7#');
    expect(await pictureOf(answer)).toBeNull();
  });

  it.each([
    ['profile', {}, 'Score: **120**'],
    ['game show', { game: '1' }, 'Qxf7#'],
  ])('/%s answers without its picture when that cannot be drawn', async (command, options, words) => {
    await play({ pgn: scholarsMate });
    vi.spyOn(png, 'toPng').mockRejectedValue(new Error('no room for pixels'));
    const answer = await people.ana.as.run(command, options);
    expect(answer.text).toContain(words);
    expect(await pictureOf(answer)).toBeNull();
  });
});
