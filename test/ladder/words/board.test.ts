import { describe, expect, it } from 'vitest';
import { sceneOf } from '../../../src/discord/scene-of.ts';
import type { Result } from '../../../src/house/result.ts';
import { readCustomId } from '../../../src/house/words/reply.ts';
import { explain } from '../../../src/ladder/board/explain.ts';
import { leaderboard } from '../../../src/ladder/board/leaderboard.ts';
import { pairingsNow } from '../../../src/ladder/board/pairings.ts';
import { preview } from '../../../src/ladder/board/preview.ts';
import { profile } from '../../../src/ladder/board/profile.ts';
import { voidGame } from '../../../src/ladder/games/void-game.ts';
import {
  renderLeaderboard,
  renderPairings,
  renderPreview,
  renderProfile,
} from '../../../src/ladder/words/board.ts';
import { renderExplanation } from '../../../src/ladder/words/explain.ts';
import { readHistoryArgs, renderHistory } from '../../../src/ladder/words/history.ts';
import type { Story } from '../../support/a-club.ts';
import { openPages, siteKey } from '../../support/a-site.ts';
import { afternoon, enters, named, plays } from '../games/afternoon.ts';

const everything = { person: null, score: null, from: null, to: null };

const found = <T>(result: Result<T>): T => {
  if (!result.ok) throw new Error(`refused: ${JSON.stringify(result)}`);
  return result.value;
};

const boardOf = async (club: Story, page = 1, all = false) =>
  renderLeaderboard(
    await leaderboard(club.clubs, club.id, club.now, { page, all }),
    await sceneOf(club, club.id, club.now),
  );

describe('the board in words', () => {
  it('is a line a member, aligned, with plain names and no mention', async () => {
    const { club, mo, ana, bo } = afternoon();
    club.member('`Eve` <@1> @everyone');
    plays(club, mo, ana, bo);
    const reply = await boardOf(club);
    expect(reply.audience).toBe('club');
    expect(reply.content?.split('\n')).toEqual([
      '**Leaderboard**',
      '```',
      '1. Ana           120 1-0-0 +20',
      '2. Mo            100 0-0-0  ±0',
      '2. Bo            100 0-0-1  ±0',
      '2. ˋEveˋ <@1> @… 100 0-0-0  ±0',
      '```',
      'Score, won-drawn-lost, change since 20 Nov.',
    ]);
    expect(reply.components).toEqual([]);
  });

  it('has a star for who was congratulated, and says what it is', async () => {
    const { club, ana } = afternoon();
    club.write({ type: 'milestone-reached', person: ana, games: 50 });
    const lines = (await boardOf(club)).content?.split('\n') ?? [];
    expect(lines.filter((line) => line.includes('★'))).toEqual([
      expect.stringMatching(/ Ana★ +100 /),
      'Score, won-drawn-lost, change since 20 Nov. ★: 50 games or more.',
    ]);
  });

  const opened = (access: 'link' | 'public') => {
    const { club } = afternoon();
    openPages(club.clubs, club.id, access);
    return club;
  };

  it.each([
    ['link', `https://chess.example.org/c/${siteKey}/`],
    ['public', 'https://chess.example.org/'],
  ] as const)('leads to the club’s pages, as far as they are open: %s', async (access, url) => {
    const reply = await boardOf(opened(access));
    expect(reply.components).toMatchObject([{ components: [{ label: 'On the web', url }] }]);
  });

  it('names the address where Discord takes no button to it', async () => {
    const club = opened('public');
    const board = await leaderboard(club.clubs, club.id, club.now, { page: 1, all: false });
    const reply = renderLeaderboard(board, { view: club.view, pages: 'http://library-pc:3220/' });
    expect(reply.components).toEqual([]);
    expect(reply.content?.split('\n').at(-1)).toBe('On the web: http://library-pc:3220/');
  });

  it('is empty before anybody joined', async () => {
    const { club } = afternoon();
    const empty = { page: { rows: [], page: 1, pages: 1, total: 0 }, apart: null };
    expect(renderLeaderboard(empty, { view: club.view, pages: null }).content).toContain(
      'Anyone can `/join`',
    );
  });

  it('has pages, and those apart from it with the reason', async () => {
    const { club } = afternoon();
    for (let n = 0; n < 25; n++) club.member(`Player number ${n} with a long name`);
    club.ban(club.member('Rob'), '2026-12-18');
    club.remove(club.member('Ron'));
    const reply = await boardOf(club, 2, true);
    expect(reply.content).toContain('**Leaderboard**, page 2 of 2');
    const [turn] = reply.components ?? [];
    expect(turn?.components).toMatchObject([
      { label: 'Previous', custom_id: 'board-page:all:1', disabled: false },
      { label: 'Next', disabled: true },
    ]);
    const [apart] = reply.embeds ?? [];
    expect(apart?.description).toMatch(/^Rob, 100: banned until <t:\d+:F>$/m);
    expect(apart?.description).toContain('Ron, 100: left the Leaderboard');
    expect((await boardOf(club)).content?.length).toBeLessThan(2000);
  });
});

describe('why a score is what it is, in words', () => {
  const explained = async (club: Story, person: number, page: number | null = null) =>
    renderExplanation(
      found(explain(club.view, club.actor(person), { member: null, game: null })),
      page,
      await sceneOf(club, club.id, club.now),
    );

  it('names the expected score, K, the floor, deductions and their reasons', async () => {
    const { club, mo, ana, bo } = afternoon();
    plays(club, mo, ana, bo);
    const adjusted = { type: 'adjusted', person: ana } as const;
    const about = { acts: ['II.6.1'], texts: { reason: 'Three weeks *away*' } } as const;
    club.write({ ...adjusted, change: { points: -15 } }, about);
    club.write({ ...adjusted, change: { points: -15 } }, { acts: ['II.6.1'] });
    club.write({ ...adjusted, change: 'halve' }, { acts: ['II.5'] });
    club.write({ ...adjusted, change: 'reset' });
    const [embed] = (await explained(club, ana)).embeds ?? [];
    expect(embed?.title).toBe('How Ana got to 100');
    expect(embed?.description?.split('\n')).toEqual([
      '**100**: joined the Leaderboard. Everyone starts with this score.',
      '-# Act II.1',
      '**120** (+20): won against Bo, who had 100. Neither was the favourite. New players’ scores move faster.',
      '-# Game #1, 20 Nov · expected result 50% · K-factor 40 (most points a game) · Act II.3',
      '**105** (−15): 15 points off. Reason: Three weeks \\*away\\*',
      '-# Act II.6.1',
      '**100** (−5): 15 points off. That would cost 15 points, but no score goes below 100.',
      '-# Act II.6.1, Act II.2',
      '**100** (±0): half of the score off. That would cost 50 points, but 100 is the lowest score there is.',
      '-# Act II.5, Act II.2',
      '**100** (±0): back to the score that everyone starts with.',
    ]);
    const [bos] = (await explained(club, bo)).embeds ?? [];
    expect(bos?.description).toContain('That would cost 20 points, but 100 is the lowest score there is.');
  });

  it('has the reason of a penalty once everyone was told of it (Act III.2.4)', async () => {
    const { club, ana } = afternoon();
    const parts = [{ kind: 'deduction', points: 5 }] as const;
    const about = { penalty: 1, person: ana, offence: 1, game: null, fraud: false, ground: null } as const;
    const texts = { reason: 'Shouted *twice*' };
    club.write(
      { type: 'penalty-issued', ...about, parts: [...parts], finding: null, reverses: null },
      { acts: ['II.5'], texts },
    );
    const lines = async () => (await explained(club, ana)).embeds?.[0]?.description;
    expect(await lines()).toContain('penalty #1: five points off.');
    expect(await lines()).not.toContain('twice');
    club.write({ type: 'penalty-declared', penalty: 1, way: 'discussion', on: '2026-11-20' });
    expect(await lines()).toContain('penalty #1: five points off. Reason: Shouted \\*twice\\*');
  });

  it('lists a cancelled game where it counted once, with the reason, cut short', async () => {
    const { club, mo, ana, bo } = afternoon();
    const game = plays(club, mo, ana, bo);
    plays(club, mo, ana, bo);
    club.does(mo, voidGame, { game: `${game}`, reason: `*Entered* twice ${'x'.repeat(300)}` });
    const lines = (await explained(club, bo)).embeds?.[0]?.description?.split('\n') ?? [];
    const told =
      '**Cancelled:** game #1 against Ana, 20 Nov. It no longer changes the score. Reason: \\*Entered\\* twice x';
    expect(lines[2]?.slice(0, told.length)).toBe(told);
    expect(lines[2]).toMatch(/x…$/);
    expect(lines[3]).toContain('lost to Ana');
    const one = found(explain(club.view, club.actor(ana), { member: null, game: `${game}` }));
    const about = await renderExplanation(one, null, await sceneOf(club, club.id, club.now));
    expect(about.embeds?.[0]?.description).toContain(
      'It was cancelled, so it no longer changes any score.\nReason: \\*Entered\\* twice',
    );
  });

  it('is paged, the last page first', async () => {
    const { club, mo, ana, bo } = afternoon();
    for (let round = 0; round < 30; round++) plays(club, mo, ana, bo, 0.5);
    const last = await explained(club, ana);
    expect(last.embeds?.[0]?.title).toBe('How Ana got to 100, page 3 of 3');
    expect(last.embeds?.[0]?.description).toContain('Game #30');
    const first = await explained(club, ana, 1);
    expect(first.embeds?.[0]?.description).toContain('joined the Leaderboard');
  });
});

describe('other answers in words', () => {
  it('a profile, for the asker alone', () => {
    const { club, mo, ana, bo } = afternoon();
    plays(club, mo, ana, bo);
    const read = (asker: number, person: number) =>
      renderProfile(found(profile(club.view, club.actor(asker), named(person), club.now)), club.view);
    const [embed] = read(bo, ana).embeds ?? [];
    expect(read(bo, ana).audience).toBe('asker');
    expect(embed).toMatchObject({
      title: 'Ana',
      description: 'Score: **120**, number 1 on the board\nRecord: 1 won, 0 drawn, 0 lost',
      fields: [
        { name: 'Against you', value: '1 won, 0 drawn, 0 lost' },
        { name: 'Latest games', value: '#1 · 20 Nov · Ana 1–0 Bo · counts: +20, ±0' },
      ],
    });
    expect(read(ana, mo).embeds?.[0]?.description).toContain('Office: Moderator');
    club.ban(bo, null);
    expect(read(ana, bo).embeds?.[0]?.description).toContain('Not on the board: banned with no end date');
  });

  it('a preview, with what each result does to both', () => {
    const { club, ana } = afternoon();
    const guest = { account: '77', name: 'Gu_est', bot: false };
    expect(renderPreview(found(preview(club.view, club.actor(ana), guest))).content?.split('\n')).toEqual([
      'You have 100, **Gu\\_est** has 100. Neither of you is the favourite.',
      'If you win: you 120 (+20), Gu\\_est 100 (±0)',
      'If you draw: you 100 (±0), Gu\\_est 100 (±0)',
      'If you lose: you 100 (±0), Gu\\_est 120 (+20)',
      'Gu\\_est has not joined yet. Games count once both players have used `/join`.',
      '-# Act II.3, Act 0.12',
    ]);
  });

  it('pairings, with who is left over', () => {
    const { club, ana, bo } = afternoon();
    club.checkIn(ana);
    const pairs = () => renderPairings(found(pairingsNow(club.view, club.now)), club.view).content;
    expect(pairs()).toContain('**Mo** – **Ana**: never played each other, no points apart');
    club.checkIn(bo);
    expect(pairs()).toContain('**Bo** sits this round out');
  });

  it('a history, with where each game stands', async () => {
    const { club, mo, ana, bo } = afternoon();
    const zoe = club.person('Zoe');
    plays(club, mo, ana, bo, 0.5);
    enters(club, ana, zoe);
    const page = await club.clubs.games(club.id, 1, { person: ana });
    const [embed] = renderHistory(page, club.view, { ...everything, person: ana }).embeds ?? [];
    expect(embed).toMatchObject({
      title: 'Games of Ana',
      description: '#2 · 20 Nov · Ana 1–0 Zoe · waiting\n#1 · 20 Nov · Ana ½–½ Bo · counts: ±0, ±0',
    });
  });

  it('a history, with White first and the result and the points as White has them', async () => {
    const { club, mo, ana, bo } = afternoon();
    enters(club, mo, bo, { player: named(ana), colour: 'black' });
    const page = await club.clubs.games(club.id, 1);
    const [embed] = renderHistory(page, club.view, everything).embeds ?? [];
    expect(embed?.description).toBe('#1 · 20 Nov · Bo 0–1 Ana · counts: ±0, +20');
  });

  it.each([
    [{}, 'Games'],
    [{ person: 2 }, 'Games of Ana'],
    [{ person: 2, score: 0.5 }, 'Games that Ana drew'],
    [{ person: 2, score: 1, from: '2026-11-01' }, 'Games that Ana won, from 1 Nov 2026'],
    [{ to: '2026-11-30' }, 'Games, up to 30 Nov 2026'],
    [{ from: '2026-11-01', to: '2026-11-30' }, 'Games, 1 Nov 2026 to 30 Nov 2026'],
    [{ from: '2026-11-20', to: '2026-11-20' }, 'Games, 20 Nov 2026'],
  ] as const)('a history of %o is called %s, and its buttons say the same', (some, title) => {
    const { club } = afternoon();
    const asked = { ...everything, ...some };
    const reply = renderHistory({ rows: [], page: 1, pages: 2, total: 11 }, club.view, asked);
    expect(reply.embeds?.[0]?.title).toBe(`${title}, page 1 of 2`);
    const [row] = reply.components ?? [];
    const ids = row?.components.map((each) => ('custom_id' in each ? each.custom_id : '')) ?? [];
    const args = ids.map((id) => readCustomId(id).args);
    expect(args.map(readHistoryArgs)).toEqual([asked, asked]);
    expect(args.map((each) => each.at(-1))).toEqual(['0', '2']);
  });

  it('a button of an older history says whose games it lists, and the page', () => {
    expect(readHistoryArgs(['3', '1'])).toEqual({ ...everything, person: 3 });
    expect(readHistoryArgs(['all', '2'])).toEqual(everything);
  });
});
