import { describe, expect, test } from 'vitest';
import { renderNotice } from '../../../src/discord/notices.ts';
import { sceneOf } from '../../../src/discord/scene-of.ts';
import { issueBan } from '../../../src/house/discipline/issue-ban.ts';
import { issuePenalty, previewPenalty } from '../../../src/house/discipline/issue-penalty.ts';
import { listBans, listPenalties } from '../../../src/house/discipline/listing.ts';
import { staffBan } from '../../../src/house/discipline/staff-ban.ts';
import {
  renderBanQuestion,
  renderBans,
  renderPenalties,
  renderPenaltyQuestion,
} from '../../../src/house/words/penalties.ts';
import type { Reply } from '../../../src/house/words/reply.ts';
import type { Message } from '../../../src/told.ts';
import type { Story } from '../../support/a-club.ts';
import { aCase, ban, named, penalty } from '../discipline/a-case.ts';

const hostile = '@everyone <@123> `x` **b** https://evil.example';
const long = `${hostile} ${'*'.repeat(1000 - hostile.length - 1)}`;

/** Penalties in words that would do harm: against Ana, who bears such a name too, and a ban by the staff on Bo. */
function inHostileWords() {
  const stage = aCase();
  const { club, mo, ana, bo } = stage;
  club.clubs.changeNow(club.id, { interaction: null, now: club.now }, (work) => {
    work.rename(ana, hostile.slice(0, 32));
    return { ok: true, value: null };
  });
  const words = { reason: long, offence: long };
  club.does(
    mo,
    issuePenalty,
    penalty(ana, { ...words, kinds: ['deduction', 'forfeit'], points: 5, game: '1' }),
  );
  club.does(mo, issueBan, ban(bo, { reason: long, declare: 'later' }));
  club.does(club.staff('Sue'), staffBan, { member: named(bo), until: null, reason: long });
  return { ...stage, scene: () => sceneOf(club, club.id, club.now) };
}

const messagesIn = ({ announced }: Story): Message[] =>
  announced.flatMap(({ notice }) =>
    notice.kind === 'session-event' || notice.kind === 'post-removal' ? [] : [notice],
  );

/** Nothing in it formats, links, mentions or breaks Discord's limits. */
function expectHarmless({ content = '', embeds = [] }: Reply): void {
  const text = [content, ...embeds.map(({ description = '' }) => description)].join('\n');
  expect(text).not.toMatch(/@(?=everyone)|(?<!\\)<@(?=123|\u200B)|(?<!\\)`x|https:\/\/evil/);
  expect(text).not.toMatch(/undefined|null|NaN|\[object/);
}

describe('what is said of penalties is harmless, whatever is said in them', () => {
  test('by the bot itself', async () => {
    const { club, scene } = inHostileWords();
    const notices = messagesIn(club);
    const all: Message[] = [
      ...notices,
      { kind: 'penalty-reminder', penalty: 2 },
      { kind: 'penalty-lapsed', penalty: 2 },
      { kind: 'staff-ban-lifted', person: 3 },
      { kind: 'not-told', person: 4, penalty: 1 },
      { kind: 'messages-closed', person: 4 },
    ];
    expect(notices.map(({ kind }) => kind)).toEqual([
      'penalty-issued',
      'penalty-declared',
      'penalty-issued',
      'staff-banned',
    ]);
    for (const notice of all) expectHarmless(await renderNotice(notice, await scene()));
  });

  test('in questions and lists', async () => {
    const { club, mo, cy, scene } = inHostileWords();
    const preview = previewPenalty(club.view, club.actor(mo), penalty(cy, { reason: long }));
    if (preview.ok) expectHarmless(renderPenaltyQuestion(preview.value, club.view));
    if (preview.ok) expectHarmless(renderBanQuestion(preview.value, [long, long], club.view));
    const penalties = listPenalties(club.view, club.actor(mo), null);
    const bans = listBans(club.view, club.actor(mo), club.now);
    if (penalties.ok) expectHarmless(await renderPenalties(penalties.value, await scene()));
    if (bans.ok) expectHarmless(renderBans(bans.value, await scene()));
    expect([preview.ok, penalties.ok, bans.ok]).toEqual([true, true, true]);
  });

  test('Act III.3: however long the reason is, the person who is penalised reads what it did and what they can do', async () => {
    const { club, scene } = inHostileWords();
    const [issued] = messagesIn(club);
    if (issued === undefined) throw new Error('Nobody was told');
    const { content = '' } = await renderNotice(issued, await scene());
    const first = content.slice(0, 900);
    expect(first).toContain('Mo gave you penalty #1: five points off the score and game #1 counts as lost.');
    expect(first).toMatch(/Your score: 120 → \*\*\d+\*\*/);
    expect(first).toContain('you can ask the Court to look at it.');
  });
});

describe('lists that are longer than Discord takes', () => {
  /** What all pages say, from the first to the last. */
  async function turned(show: (page: number) => Promise<Reply>): Promise<string[]> {
    const first = await show(1);
    const [, pages = '1'] = /page 1 of (\d+)$/.exec(first.embeds?.[0]?.title ?? '') ?? [];
    const all = await Promise.all(Array.from({ length: Number(pages) }, (_, at) => show(at + 1)));
    return all.map(({ embeds }) => embeds?.[0]?.description ?? '');
  }

  test('of penalties turn their pages, and none is left out', async () => {
    const { club, mo, ana, scene } = inHostileWords();
    for (let n = 0; n < 25; n++)
      club.does(mo, issuePenalty, penalty(ana, { offence: `No. ${n}`, reason: long }));
    const listed = listPenalties(club.view, club.actor(mo), null);
    if (!listed.ok) throw new Error('Nothing is listed');
    const pages = await turned(async (page) => renderPenalties(listed.value, await scene(), page));
    expect(pages.length).toBeGreaterThan(5);
    for (const page of pages) expect(page.length).toBeLessThanOrEqual(4096);
    const numbers = [...pages.join('\n').matchAll(/\*\*#(\d+)\*\*/g)].map(([, number]) => Number(number));
    expect(numbers).toEqual(Array.from({ length: 27 }, (_, at) => 27 - at));
    const { components = [] } = await renderPenalties(listed.value, await scene(), 2);
    expect(JSON.stringify(components)).toContain('penalty-page:all:3');
  });

  test('of bans do so too', async () => {
    const { club, mo, scene } = inHostileWords();
    for (let n = 0; n < 60; n++) club.ban(club.member(`Banned ${n}`), null);
    const listed = listBans(club.view, club.actor(mo), club.now);
    if (!listed.ok) throw new Error('Nothing is listed');
    const pages = await turned(async (page) => renderBans(listed.value, await scene(), page));
    expect(pages.length).toBeGreaterThan(1);
    expect(pages.join('\n').match(/^\*\*/gm)).toHaveLength(62);
  });
});
