import { describe, expect, it } from 'vitest';
import { denyCase } from '../../../src/appeals/petitions/deny.ts';
import { filePetition } from '../../../src/appeals/petitions/file.ts';
import { grantCase } from '../../../src/appeals/petitions/grant.ts';
import { withdrawCase } from '../../../src/appeals/petitions/withdraw.ts';
import { renderStatement } from '../../../src/appeals/words/statement.ts';
import { renderNotice } from '../../../src/discord/notices.ts';
import { sceneOf } from '../../../src/discord/scene-of.ts';
import { issuePenalty } from '../../../src/house/discipline/issue-penalty.ts';
import { type Reply, readCustomId } from '../../../src/house/words/reply.ts';
import { penalty } from '../../house/discipline/a-case.ts';
import { aCourt, latest } from '../petitions/a-court.ts';

const hostile = '@everyone <@123> `x` **b** https://evil.example\n# Title';

/** Ana, who bears a name that would do harm, asks the Court in such words. */
function inHostileWords(statement = hostile) {
  const court = aCourt();
  const { club, mo, ana } = court;
  club.clubs.changeNow(club.id, { interaction: null, now: club.now }, (work) => {
    work.rename(ana, hostile.slice(0, 32));
    work.saveSettings({ courtNames: 'full' });
    return { ok: true, value: null };
  });
  club.does(mo, issuePenalty, penalty(ana));
  club.does(ana, filePetition, { against: 'penalty', item: '1', member: null, statement });
  return court;
}

type Court = ReturnType<typeof inHostileWords>;

/** What everybody was told of the petition, in order. */
async function told({ club }: Court): Promise<Reply[]> {
  const scene = await sceneOf(club, club.id, club.now);
  const notices = club.announced.flatMap(({ notice }) => (notice.kind === 'petition' ? [notice] : []));
  return Promise.all(notices.map((notice) => renderNotice(notice, scene)));
}

/** Whom the last of what was told in the Court's channel calls by name; just those are pinged. */
async function called(court: Court): Promise<number[]> {
  const { club } = court;
  const reply = (await told(court)).findLast(({ audience }) => audience === 'club');
  const accounts = [...(reply?.content ?? '').matchAll(/<@(\d+)>/g)].map(([, account]) => account);
  expect(reply?.pings).toEqual(accounts);
  return accounts.map((account) => club.view.people.byAccount(account ?? '')?.number ?? 0).toSorted();
}

/** The statement as one reader sees it. */
const read = async ({ club }: Court): Promise<Reply> =>
  renderStatement(latest(club), await sceneOf(club, club.id, club.now));

function expectHarmless({ content = '', embeds = [] }: Reply): void {
  const text = [content, ...embeds.map(({ description = '' }) => description)].join('\n');
  expect(text).not.toMatch(/@(?=everyone)|(?<!\\)<@123|(?<!\\)`x|https:\/\/evil|^# /m);
  expect(text).not.toMatch(/undefined|null|NaN|\[object/);
}

const idsIn = ({ components = [] }: Reply): string[] =>
  components
    .flatMap((row) => row.components)
    .flatMap((each) => ('custom_id' in each ? [each.custom_id] : []));

describe('what is said of a petition', () => {
  it('is harmless, whatever the petitioner or the Chief Justice write', async () => {
    const court = inHostileWords();
    const { club, ada } = court;
    club.does(ada, denyCase, { case: '2026/1', reason: hostile });
    const replies = [...(await told(court)), await read(court)];
    expect(replies).toHaveLength(7);
    for (const reply of replies) expectHarmless(reply);
    expect(replies.filter(({ content }) => content?.includes('Reason:'))).toHaveLength(3);
  });

  it('has the petitioner’s words behind a button alone, which names the club in direct messages', async () => {
    const court = inHostileWords('A very own statement.');
    const [toCourt, toAna, toMo] = await told(court);
    for (const reply of [toCourt, toAna, toMo]) expect(JSON.stringify(reply)).not.toContain('very own');
    const ids = [toCourt, toAna, toMo].map((reply) => idsIn(reply ?? { audience: 'asker' }));
    const args = ['2026/1'];
    expect(ids.flat().map(readCustomId)).toEqual([
      { action: 'petition-read', club: null, args },
      { action: 'petition-read', club: court.club.id, args },
      { action: 'petition-read', club: court.club.id, args },
    ]);
    expect(JSON.stringify(await read(court))).toContain('A very own statement.');
  });

  it('pings the whole Court in its channel, and each party alone', async () => {
    const court = inHostileWords();
    const { club, ana, mo, ada, kit, lou, max, jude } = court;
    const account = (person: number) => club.view.people.byNumber(person)?.account;
    const pings = (await told(court)).map((reply) => reply.pings?.toSorted());
    expect(pings).toEqual([
      [jude, ada, kit, lou, max].map(account).toSorted(),
      [account(ana)],
      [account(mo)],
    ]);
  });

  it('calls by name in the Court’s channel anyone who has to do something now, and nobody else', async () => {
    const court = inHostileWords();
    const { club, ana, ada, kit, lou, max, jude } = court;
    const about = { case: '2026/1' };
    expect(await called(court)).toEqual([jude, ada, kit, lou, max].toSorted());
    club.does(kit, grantCase, about);
    expect(await called(court)).toEqual([jude, ada, lou, max].toSorted());
    club.does(ada, grantCase, about);
    expect(await called(court)).toEqual([ada]);
    club.does(ana, withdrawCase, { ...about, judged: false });
    expect(await called(court)).toEqual([]);
  });

  it('shows all of a statement that does not fit into a message as a file', async () => {
    const reply = await read(inHostileWords('*'.repeat(4000)));
    expect(new TextDecoder().decode(reply.files?.[0]?.bytes)).toBe('*'.repeat(4000));
    expect((await read(inHostileWords('x'.repeat(4000)))).files).toBeUndefined();
  });

  it('shows all of two statements that do not fit together as a file', async () => {
    const court = inHostileWords('x'.repeat(4000));
    const { club, ana } = court;
    const statement = 'y'.repeat(4000);
    club.write({ type: 'en-banc-asked', case: 1, person: ana }, { by: ana, texts: { statement } });
    const [file] = (await read(court)).files ?? [];
    expect(new TextDecoder().decode(file?.bytes)).toBe(`${'x'.repeat(4000)}\n\n———\n\n${statement}`);
  });

  it('says so where the words were erased', async () => {
    const court = inHostileWords();
    const { club, ada } = court;
    club.does(ada, grantCase, { case: '2026/1' });
    club.clubs.changeNow(club.id, { interaction: null, now: club.now }, (work) => {
      work.eraseWords([latest(club).seq]);
      return { ok: true, value: null };
    });
    expect((await read(court)).embeds?.[0]?.description).toBe('The words of this petition were erased.');
  });
});
