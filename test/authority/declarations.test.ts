import { describe, expect, it } from 'vitest';
import { renderNotice } from '../../src/discord/notices.ts';
import { sceneOf } from '../../src/discord/scene-of.ts';
import type { Reply } from '../../src/house/words/reply.ts';
import { isAct } from '../../terms/register.ts';
import { declarations, notDeclared } from './declarations.ts';
import { goOn } from './go-on.ts';
import type { Stage } from './stage.ts';
import { stageForAll } from './stage-for-all.ts';
import { readTable, subjectOf } from './table.ts';

/** What a Moderator may do and a Member may not, by the table of who may do what. */
const powers = readTable()
  .filter(({ cells }) => /^(does|asks|form)$/.test(cells.Moderator ?? ''))
  .filter(
    ({ cells }) => isAct(cells.Member?.split(', ')[0] ?? '') && isAct(cells.Stranger?.split(', ')[0] ?? ''),
  )
  .map((row) => (declarations.some(({ power }) => power === row.name) ? row.name : subjectOf(row)));

describe('Act III.2.4: every use of a Moderator’s power is declared', () => {
  it.each([...new Set(powers)])('%s is, or it is said why not', (power) => {
    const isDeclared = declarations.some((row) => row.power === power);
    expect(isDeclared).not.toBe(Object.hasOwn(notDeclared, power));
  });

  let stage: Stage;
  stageForAll((opened) => {
    stage = opened;
  });

  /** What #discussion is told, in the order in which it is. */
  async function told(from: number): Promise<Reply[]> {
    const { story } = stage.club;
    const notices = story.announced.slice(from).filter(({ target }) => target.to === 'discussion');
    const scene = await sceneOf(story, story.id, story.now);
    return Promise.all(
      notices.map(({ notice }) => {
        if (notice.kind === 'session-event' || notice.kind === 'post-removal')
          throw new Error(`${notice.kind} is no message`);
        return renderNotice(notice, scene);
      }),
    );
  }

  it.each(declarations)('$power by $by: $says', async ({ deed, by, says }) => {
    await stage.set(deed.after);
    stage.again();
    const { story } = stage.club;
    const before = story.announced.length;
    const hands = stage.handsOf(by);
    await goOn(deed, hands, await deed.tries(hands, stage.club));
    const messages = await told(before);
    expect(messages).toHaveLength(1);
    const [{ content = '', embeds = [] } = {}] = messages;
    const all = [content, ...embeds.map(({ description }) => description)].join('\n');
    for (const words of says) expect(all).toContain(words);
    expect(all).toMatch(/\(Act [\dIV]|^-# (?:.* · )?Act [\dIV]/m);
    expect(all).not.toMatch(/undefined|null|NaN/);
  });
});

describe('Act III.2.4: what is declared is quiet, and says nothing that is not public', () => {
  let stage: Stage;
  stageForAll((opened) => {
    stage = opened;
  });

  const quiet = declarations.filter(({ power }) => /^\/(session|member)|game record|clock-enter/.test(power));

  it.each(quiet)('$power pings nobody', async ({ deed, by }) => {
    await stage.set(deed.after);
    stage.again();
    const { story } = stage.club;
    const before = story.announced.length;
    const hands = stage.handsOf(by);
    await goOn(deed, hands, await deed.tries(hands, stage.club));
    const used = story.announced.slice(before).find(({ notice }) => notice.kind === 'power-used');
    if (used?.notice.kind !== 'power-used') throw new Error('It was not declared');
    const reply = await renderNotice(used.notice, await sceneOf(story, story.id, story.now));
    expect(reply.pings ?? []).toEqual([]);
    expect(reply.content).not.toMatch(/<@/);
  });

  it('who is checked in while the session is open is told in one line: that they are there is the reason', async () => {
    const marks = declarations.find(({ power }) => power === '/session mark');
    if (marks === undefined) throw new Error('There is none');
    await stage.set(marks.deed.after);
    stage.again();
    const { story } = stage.club;
    const before = story.announced.length;
    await marks.deed.tries(stage.handsOf('moderator'), stage.club);
    const [used] = story.announced.slice(before);
    if (used?.notice.kind !== 'power-used') throw new Error('It was not declared');
    const { content } = await renderNotice(used.notice, await sceneOf(story, story.id, story.now));
    expect(content).toMatch(/^Mia checked \*\*Uwe\*\* in .*\n-# Act 0\.9, Act III\.2\.4$/);
  });

  it('why a game is disputed stays with those who may read it', async () => {
    const approves = declarations.find(({ power }) => power === '/game approve');
    if (approves === undefined) throw new Error('There is none');
    await stage.set(approves.deed.after);
    stage.again();
    const { story } = stage.club;
    const before = story.announced.length;
    await approves.deed.tries(stage.handsOf('moderator'), stage.club);
    const [action] = story.announced.slice(before);
    if (action?.notice.kind !== 'game-action') throw new Error('It was not declared');
    const { content } = await renderNotice(action.notice, await sceneOf(story, story.id, story.now));
    expect(content).not.toContain('We drew.');
  });
});
