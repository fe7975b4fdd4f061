import { describe, expect, it } from 'vitest';
import { courtDuties } from '../../../src/appeals/book/court-entries.ts';
import { askStatus, docketOf } from '../../../src/appeals/docket/docket.ts';
import { renderCourtReminder, renderDigest, renderDocket } from '../../../src/appeals/words/docket.ts';
import { renderStatus } from '../../../src/appeals/words/status.ts';
import { sceneOf } from '../../../src/discord/scene-of.ts';
import type { Reply } from '../../../src/house/words/reply.ts';
import type { Story } from '../../support/a-club.ts';
import { aDocket, heard, judged, type Stage } from '../docket/a-docket.ts';

const aScene = (club: Story) => sceneOf(club, club.id, club.now);

const hostile = '@everyone <@123> `x` **b** https://evil.example';

const textOf = ({ content = '', embeds = [] }: Reply): string =>
  [content, ...embeds.flatMap(({ title = '', description = '' }) => [title, description])].join('\n');

function expectHarmless(reply: Reply): void {
  const text = textOf(reply);
  expect(text).not.toMatch(/@(?=everyone)|(?<!\\)<@(?=123)|(?<!\\)`x|https:\/\/evil/);
  expect(text).not.toMatch(/undefined|null|NaN|\[object/);
  for (const { description = '' } of reply.embeds ?? []) expect(description.length).toBeLessThanOrEqual(4096);
}

const status = async (stage: Stage, reader: number, cited: string | null, page = 1): Promise<Reply> => {
  const scene = await aScene(stage.club);
  const asked = askStatus(scene.view, stage.club.actor(reader), cited);
  if (!asked.ok) throw new Error('There is no such case');
  return renderStatus(asked.value, scene, page);
};

/** Whatever people are called, and where the Court names parties in full. */
function inHostileWords(): Stage {
  const stage = aDocket();
  stage.club.clubs.changeNow(stage.club.id, { interaction: null, now: stage.club.now }, (work) => {
    for (const person of [stage.ana, stage.mo, stage.jo]) work.rename(person, hostile.slice(0, 32));
    work.saveSettings({ courtNames: 'full' });
    return { ok: true, value: null };
  });
  return stage;
}

describe('Act III.3: the docket in Discord', () => {
  it('says of each case how far it is, what it waits for, by when in every reader’s time, and what is late', async () => {
    const stage = aDocket();
    judged(stage);
    stage.club.at('2026-11-24 09:00');
    const scene = await aScene(stage.club);
    const text = textOf(renderDocket(docketOf(scene.view), scene));
    expect(text).toContain('**\\[2026\\] CoA 1, AA v MM** · another matter · judged');
    expect(text).toMatch(
      /Waits for the opinion of the Court, by Jo Jones, Kim or Lee, by <t:\d+:F> \(Monday 23 November 2026, 23:59 at the club\) · \*\*OVERDUE\*\*/,
    );
  });

  it('says so where nothing is before the Court', async () => {
    const scene = await aScene(aDocket().club);
    expect(textOf(renderDocket([], scene))).toContain('Nothing is before the Court.');
  });

  it('turns its pages, and leaves none out', async () => {
    const stage = aDocket();
    for (let n = 0; n < 40; n++) judged(stage);
    const scene = await aScene(stage.club);
    const lines = docketOf(scene.view);
    const first = renderDocket(lines, scene);
    const [, pages = '0'] = /page 1 of (\d+)$/.exec(first.embeds?.[0]?.title ?? '') ?? [];
    const all = Array.from({ length: Number(pages) }, (_, at) => textOf(renderDocket(lines, scene, at + 1)));
    expect(all.length).toBeGreaterThan(1);
    expect([...all.join('\n').matchAll(/CoA (\d+), AA/g)].map(([, number]) => Number(number))).toEqual(
      Array.from({ length: 40 }, (_, at) => at + 1),
    );
  });

  it('is once a week for those of the Court who have something to do, with what is late first', async () => {
    const stage = aDocket();
    const { club, court, jo, kim, lee, cleo } = stage;
    const filed = court.files(stage.ana, null);
    court.grants(filed);
    judged(stage);
    club.at('2026-11-27 12:30');
    const digest = renderDigest(await aScene(club));
    expect(digest.content).toContain('Overdue: \\[2026\\] CoA 2.');
    const accounts = [jo, kim, lee, cleo].map((person) => club.actor(person).account);
    expect([...(digest.pings ?? [])].sort()).toEqual(accounts.sort());
    for (const account of accounts) expect(digest.content).toContain(`<@${account}>`);
  });

  it.each(courtDuties)('reminds of the %s, with the command', async (duty) => {
    const stage = aDocket();
    const number = judged(stage, 'remand');
    const scene = await aScene(stage.club);
    const reply = renderCourtReminder(
      { kind: 'court-reminder', case: number, duty, person: stage.jo },
      scene,
    );
    expect(reply.content).toMatch(
      /please .+ Use `\/(court|penalty) \w+ case:\[2026\] CoA 1[\s\S]*\n-# Act III\.3[.\d]*$/,
    );
    expect(reply.pings).toEqual([stage.club.actor(stage.jo).account]);
  });

  it('is harmless, whatever people are called', async () => {
    const stage = inHostileWords();
    judged(stage);
    heard(stage);
    const scene = await aScene(stage.club);
    expectHarmless(renderDocket(docketOf(scene.view), scene));
    expectHarmless(renderDigest(scene));
    for (const duty of courtDuties)
      expectHarmless(renderCourtReminder({ kind: 'court-reminder', case: 1, duty, person: stage.jo }, scene));
  });
});

describe('Act III.3: how a case stands', () => {
  /** Ana’s case against Mo: Bo speaks for her, Jo has voted, an exhibit is sealed, a motion waits. */
  function aCase(stage = aDocket()): Stage {
    const { club, court, ana, bo, mo, jo, kim, lee } = stage;
    const number = court.files(ana, mo, { statement: `My side. ${hostile}` });
    court.grants(number);
    court.seats(number, jo, kim, lee);
    club.write({ type: 'counsel-named', case: number, person: bo, party: ana });
    const file = { case: number, sha256: 'a', media: 'png', size: 20_480, raw: false, redacts: null };
    club.write({ type: 'exhibit-filed', ...file, exhibit: 1, sealed: false }, { by: ana });
    club.write({ type: 'exhibit-filed', ...file, exhibit: 2, sealed: true }, { by: mo });
    const motion = { case: number, motion: 1, kind: 'dismiss', exhibit: null, with: null } as const;
    club.write({ type: 'motion-made', ...motion }, { by: mo });
    court.votes(number, jo);
    return stage;
  }

  it.each(['ana', 'bo', 'mo', 'cleo', 'jo'] as const)(
    '%s sees all of it, but never who voted how',
    async (who) => {
      const stage = aCase();
      const text = textOf(await status(stage, stage[who], '2026/1'));
      expect(text).toContain('**Petition** of Ana Ash, against Mo Moss, about another matter');
      expect(text).toContain('My side.');
      expect(text).toContain('**Counsel** Bo for Ana Ash.');
      expect(text).toContain('**Panel** Jo Jones, Kim and Lee');
      expect(text).toContain('**Motion 1** to dismiss the case, by Mo Moss: not decided yet.');
      expect(text).toContain('Waits for the vote of Kim and Lee');
      expect(text).toContain('**Exhibit** 1 (PNG, 20 kB), filed by Ana Ash.');
      expect(text.includes('**Exhibit** 2 is sealed.')).toBe(who !== 'jo');
      expect(text).not.toMatch(/uphold|upheld/);
      const { components } = await status(stage, stage[who], '2026/1');
      expect(JSON.stringify(components)).toContain('court-exhibit:1:1');
    },
  );

  it('everybody else sees what is public: initials, stage, who hears it and what it waits for', async () => {
    const stage = aCase();
    const cy = stage.club.member('Cy');
    const text = textOf(await status(stage, cy, '2026/1'));
    expect(text).toContain('[2026] CoA 1: AA v MM');
    expect(text).toContain('**Panel** Jo Jones, Kim and Lee');
    expect(text).toContain('Waits for the vote of Kim and Lee');
    expect(text).not.toMatch(/Ana Ash|Mo Moss|My side|Counsel|Exhibit|Motion|uphold|upheld/);
    expect((await status(stage, cy, '2026/1')).components).toEqual([]);
  });

  it('says what was judged, to everybody', async () => {
    const stage = aDocket();
    judged(stage);
    const text = textOf(await status(stage, stage.club.member('Cy'), '2026/1'));
    expect(text).toMatch(/\*\*Judgement\*\* The panel, on .+: upheld: the decision stands\./);
  });

  it('without a case lists one’s own, the open ones first', async () => {
    const stage = aCase();
    const over = stage.court.files(stage.ana, null);
    stage.club.write({ type: 'petition-withdrawn', case: over });
    for (const person of [stage.ana, stage.bo, stage.jo]) {
      const text = textOf(await status(stage, person, null));
      expect(text).toContain('CoA 1, AA v MM** · being voted on');
      expect(text.includes('CoA 2')).toBe(person === stage.ana);
      if (person === stage.ana) expect(text.indexOf('CoA 1')).toBeLessThan(text.indexOf('CoA 2'));
    }
    expect(textOf(await status(stage, stage.club.member('Cy'), null))).toContain('You are in no case.');
  });

  it('is harmless, whatever people are called and write, and turns its pages', async () => {
    const stage = aCase(inHostileWords());
    const long = stage.court.files(stage.ana, stage.mo, { statement: '*'.repeat(4_000) });
    for (const reader of [stage.ana, stage.club.member('Cy')]) {
      expectHarmless(await status(stage, reader, '2026/1'));
      expectHarmless(await status(stage, reader, null));
    }
    const first = await status(stage, stage.ana, `2026/${long}`);
    expectHarmless(first);
    expect(JSON.stringify(first.components)).toContain(`case-status:2026:${long}:2`);
  });
});
