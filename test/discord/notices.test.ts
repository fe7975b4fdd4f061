import { expect, test } from 'vitest';
import { noCourtChannel } from '../../src/appeals/words/hearing-room.ts';
import { renderNotice } from '../../src/discord/notices.ts';
import { sceneOf } from '../../src/discord/scene-of.ts';
import type { Message } from '../../src/told.ts';
import { aClub } from '../support/a-club.ts';
import { aRound } from '../support/a-round.ts';

const club = aClub({ now: '2026-11-20 12:45' });
const ana = club.member('Ana');
const bo = club.member('Bo');
const cid = club.person('*Cid*', { offices: ['moderator'] });
club.write({
  type: 'game-recorded',
  game: 1,
  player: ana,
  opponent: bo,
  score: 1,
  colour: null,
  playedAt: club.now,
  date: '2026-11-20',
  online: false,
  ended: null,
  approval: [],
});
const voiding = club.write(
  { type: 'game-refused', game: 1 },
  { by: cid, texts: { reason: 'Never played, says @everyone\nand **all**' } },
);

const said = async (notice: Message) => renderNotice(notice, await sceneOf(club, club.id, club.now));

test('Act III.2: a change of office names the person, the office and who decided', async () => {
  const given = { kind: 'office-changed', person: bo, office: 'moderator', given: true, by: cid } as const;
  expect(await said(given)).toMatchObject({
    content: '<@202> is now a Moderator, by decision of \\*Cid\\*.\n-# Act III.2',
    pings: ['202'],
  });
  expect((await said({ ...given, given: false, by: null })).content).toBe(
    '<@202> is no longer a Moderator.\n-# Act III.2',
  );
});

test('the club is told what the bot lacks to have cases heard in threads', async () => {
  const { content } = await said({ kind: 'hearings-barred', lacking: 'Manage Threads' });
  expect(content).toContain('my role needs *Manage Threads*');
  expect(content).toContain('Cases still work with commands');
});

test('the club is told how to choose a channel where the Court has none for its threads', async () => {
  const { content } = await said({ kind: 'hearings-barred', lacking: noCourtChannel });
  expect(content).toContain('`/setup court`');
  expect(content).not.toContain('my role needs');
});

test('Act III.2.4: what a Moderator did to a game is declared, with the reason as it was typed', async () => {
  const notice = { kind: 'game-action', action: 'refused', game: 1, by: cid, entry: voiding } as const;
  const { content = '', pings } = await said(notice);
  expect(content).toContain('\\*Cid\\* has refused game #1, Ana – Bo.');
  expect(content).toContain('Reason: Never played, says @\u200Beveryone and \\*\\*all\\*\\*');
  expect(pings).toEqual(['201', '202']);
});

test('Act III.2.4: a reason that was erased is left out', async () => {
  const notice = { kind: 'game-action', action: 'voided', game: 1, by: cid, entry: 1 } as const;
  expect((await said(notice)).content).not.toContain('Reason');
});

test('the close of a session says what became of the games, and nothing of those there were none of', async () => {
  const { content } = await said(aRound('2026-11-20', { counted: [1, 2], referred: [3] }));
  expect(content).toContain('#1 and #2.');
  expect(content).toContain('For a Moderator to decide: #3.');
  expect(content).not.toContain('Lapsed');
});

test('Act 0.12: a player of a lapsed game is told, and told alone', async () => {
  const { content, pings } = await said({ kind: 'game-lapsed', game: 1, person: ana });
  expect(content).toContain('Act 0.12');
  expect(pings).toEqual(['201']);
});
