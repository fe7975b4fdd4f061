import { describe, expect, it } from 'vitest';
import { callWitness } from '../../../src/appeals/hearing/call-witness.ts';
import { makeMotion } from '../../../src/appeals/hearing/make-motion.ts';
import { nameCounsel } from '../../../src/appeals/hearing/name-counsel.ts';
import { recuse } from '../../../src/appeals/hearing/recuse.ts';
import { ruleMotion } from '../../../src/appeals/hearing/rule-motion.ts';
import { exhibitButtons } from '../../../src/appeals/words/exhibits.ts';
import { renderNotice } from '../../../src/discord/notices.ts';
import { sceneOf } from '../../../src/discord/scene-of.ts';
import { aClub } from '../../support/a-club.ts';

const hostile = '@everyone <@123> `x` **b** https://evil.example';

/** A case of people with hostile names, in which everything was done. */
async function everythingTold() {
  const club = aClub({ now: '2026-11-20 12:40' });
  const chief = club.person(`Chief ${hostile}`, { offices: ['chief'] });
  const panel = ['Jo', 'Kim', 'Lee'].map((name) =>
    club.person(`${name} ${hostile}`, { offices: ['justice'] }),
  );
  const [ana, bo, cy] = ['Ana', 'Bo', 'Cy'].map((name) => club.member(`${name} ${hostile}`));
  if (ana === undefined || bo === undefined || cy === undefined) throw new Error('Nobody came');
  const subject = { kind: 'other' } as const;
  const filed = { case: 1, year: 2026, ordinal: 1, petitioner: ana, respondent: null, subject };
  club.write({ type: 'petitioned', ...filed, enBanc: false });
  club.write({ type: 'writ-given', case: 1, person: chief, chief: true });
  club.write({ type: 'panel-seated', case: 1, panel, despiteConflict: panel.slice(0, 1) });
  const place = { case: '2026/1' };
  club.does(ana, nameCounsel, { ...place, member: { text: `#${bo}` } });
  club.does(ana, callWitness, { ...place, member: { text: `#${cy}` } });
  club.does(bo, makeMotion, { ...place, kind: 'summary', reason: hostile, exhibit: null, with: null });
  for (const justice of panel.slice(0, 2))
    club.does(justice, ruleMotion, { ...place, motion: '1', grant: true });
  club.does(panel[2] ?? 0, recuse, { ...place, reason: hostile });
  const scene = await sceneOf(club, club.id, club.now);
  const told = club.announced.flatMap(({ notice }) => (notice.kind === 'hearing' ? [notice] : []));
  const texts: (string | null)[] = [];
  scene.text = async (seq, kind) => {
    const text = await club.clubs.text(club.id, seq, kind);
    texts.push(text);
    return text;
  };
  return { told, replies: await Promise.all(told.map((notice) => renderNotice(notice, scene))), texts };
}

describe('what is told of a hearing', () => {
  it('lets nobody’s words format, link or ping', async () => {
    const { told, replies, texts } = await everythingTold();
    expect(new Set(told.map(({ entry }) => entry)).size).toBe(5);
    expect(texts).toContain(hostile);
    for (const { content = '' } of replies) {
      expect(content).not.toContain('@everyone');
      expect(content).not.toContain('<@123>');
      expect(content).not.toContain('https://evil');
      expect(content).not.toContain('`x`');
      expect(content.length).toBeLessThan(2000);
    }
  });

  it('pings nobody but those it is for', async () => {
    const { told, replies } = await everythingTold();
    for (const [n, { person }] of told.entries())
      if (person !== null) expect(replies[n]).toMatchObject({ audience: 'asker', pings: [`20${person}`] });
    expect(JSON.stringify(replies.map(({ pings }) => pings))).not.toContain('123');
  });
});

describe('what opens the exhibits of a case', () => {
  it.each([
    [0, []],
    [1, [1]],
    [5, [5]],
    [6, [5, 1]],
    [10, [5, 5]],
    [11, [1]],
    [25, [1]],
  ])('is for %i of them in as many rows as there is room for', (count, rows) => {
    const club = aClub({ now: '2026-11-20 12:40' });
    const ana = club.member('Ana');
    const about = { case: 1, year: 2026, ordinal: 1, petitioner: ana, respondent: null } as const;
    club.write({ type: 'petitioned', ...about, subject: { kind: 'other' }, enBanc: false });
    for (let exhibit = 1; exhibit <= count; exhibit++)
      club.write({
        ...{ type: 'exhibit-filed', case: 1, exhibit, sealed: false, sha256: 'ab', size: 2, media: 'png' },
        ...{ raw: false, redacts: null },
      });
    const [, appeal] = club.view.state.cases;
    if (appeal === undefined) throw new Error('There is no case');
    const shown = exhibitButtons(club.view, appeal, ana);
    expect(shown.map(({ components }) => components.length)).toEqual(rows);
    if (count > 10)
      expect(shown[0]?.components[0]).toMatchObject({
        custom_id: 'court-exhibit:1',
        options: expect.arrayContaining([{ label: `Exhibit ${count} (PNG)`, value: `${count}` }]),
      });
    expect(exhibitButtons(club.view, appeal, null)).toEqual([]);
  });
});
