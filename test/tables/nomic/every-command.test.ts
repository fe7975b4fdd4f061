import { describe, expect, it } from 'vitest';
import { commands } from '../../../commands/index.ts';
import { renderNotice } from '../../../src/discord/notices.ts';
import { sceneOf } from '../../../src/discord/scene-of.ts';
import { nomic } from '../../../src/tables/rule-sets/nomic.ts';
import { tableErrands } from '../../../src/tables/words/errands.ts';
import type { Role } from '../../authority/cast.ts';
import { type Deed, press, run } from '../../authority/deeds/deed.ts';
import { deeds } from '../../authority/deeds/deeds.ts';
import { goOn } from '../../authority/go-on.ts';
import type { Scene } from '../../authority/scenes/club.ts';
import type { Stage } from '../../authority/stage.ts';
import { stageForAll } from '../../authority/stage-for-all.ts';
import { subjectOf } from '../../authority/table.ts';
import { siteOf } from '../../support/a-site.ts';
import { nomicBusy, nomicFull, nomicOver, offerOfWednesday, talkOfTwo } from './nomic-scenes.ts';

const first = { table: '1' };
const reason = 'Because.';

/** What names days and points of Nomic, where what is tried elsewhere names powers. */
const ofNomic: Record<string, Deed> = {
  '/table join, a day': run('table join', { ...first, preference: 'Thursday' }),
  '/table replace, a day': run('table replace', (of) => ({
    ...first,
    seat: 'Monday',
    member: of('justice'),
  })),
  '/table replace, for a while': run('table replace', (of) => ({
    ...{ ...first, seat: 'Monday', until: '2026-11-25', reason },
    member: of('justice'),
  })),
  '/table return, a day': run('table return', { ...first, seat: 'Monday' }),
  '/table talk, with a day': run('table talk', { ...first, with: 'Tuesday, Wednesday' }),
  'button seat-accept, a day': press((club) => `seat-accept:1:${offerOfWednesday(club)}`),
  'button seat-decline, a day': press((club) => `seat-decline:1:${offerOfWednesday(club)}`),
  'button talk-read, of days': press((club) => `talk-read:1:${talkOfTwo(club)}`),
  ...Object.fromEntries(
    nomic.points.map(({ id }) => [`/table rules ${id}`, run('table rules', { ...first, point: id })]),
  ),
  ...Object.fromEntries(
    Array.from({ length: 12 }, (_, place) => [
      `/table correct ${place + 1}`,
      run('table correct', { ...first, entry: `${place + 1}`, reason }),
    ]),
  ),
};

/** The commands, buttons and forms of tables, whatever they are for. */
const ofTables = new Set(
  commands
    .filter(({ onlyWith }) => onlyWith === 'tables')
    .flatMap(({ data: { name }, presses = {}, submissions = {} }) => [
      `/${name}`,
      ...Object.keys(presses).map((action) => `button ${action}`),
      ...Object.keys(submissions).map((action) => `form ${action}`),
    ]),
);

const isOfTables = (name: string): boolean => {
  const subject = subjectOf({ name });
  return ofTables.has(subject.startsWith('/') ? (subject.split(' ')[0] ?? '') : subject);
};

const all = { ...Object.fromEntries(Object.entries(deeds).filter(([name]) => isOfTables(name))), ...ofNomic };

const people: readonly Role[] = ['gamemaster', 'player', 'member'];

const states: readonly (readonly [string, Scene])[] = [
  ['is full', nomicFull],
  ['is in the middle of things', nomicBusy],
  ['is over', nomicOver],
];

let stage: Stage;
stageForAll((opened) => {
  stage = opened;
});

/** What is amiss in words that a program made. */
const amiss = /went wrong|undefined|NaN|\[object|[\uE000\uE001]/;

/** What the bot would post by now, after so many posts. */
async function posted(after = 0): Promise<string[]> {
  const { story } = stage.club;
  const scene = await sceneOf(story, story.id, story.now);
  const notices = story.announced
    .slice(after)
    .flatMap(({ notice }) =>
      notice.kind === 'session-event' || notice.kind === 'post-removal' ? [] : [notice],
    );
  return Promise.all(notices.map(async (notice) => JSON.stringify(await renderNotice(notice, scene))));
}

/** What only tables of Diplomacy have. */
const ofDiplomacy = /\/diplomacy orders|My orders|\bpowers?\b|\bphases?\b(?! to go back)|\bunits\b/;

describe.each(states)('at a table of Nomic that %s', (_, scene) => {
  it('nothing that anybody tries breaks, be it confirmed too, and no more does what is told then', async () => {
    await stage.set(scene);
    for (const [name, deed] of Object.entries(all))
      for (const role of people) {
        stage.again();
        const before = stage.club.story.announced.length;
        const hands = stage.handsOf(role);
        const answer = await goOn(deed, hands, await deed.tries(hands, stage.club));
        const told = [answer.text, ...(await posted(before))];
        expect(
          told.filter((text) => amiss.test(text)),
          `${name}, by the ${role}`,
        ).toEqual([]);
      }
  }, 240_000);

  it('the table, the list and what is posted say nothing of Diplomacy', async () => {
    await stage.set(scene);
    const hands = stage.handsOf('player');
    const seen = [await hands.run('table show', first), await hands.run('table list', { all: true })];
    const told = [...seen.map(({ text, message }) => JSON.stringify([text, message])), ...(await posted())];
    expect(told.filter((text) => ofDiplomacy.test(text))).toEqual([]);
  });

  it('what waits for anybody there is worded', async () => {
    await stage.set(scene);
    const { story } = stage.club;
    const waiting = people.flatMap((role) => tableErrands(story.view, stage.club.is(role), story.now));
    expect(waiting.filter(({ what }) => amiss.test(what) || ofDiplomacy.test(what))).toEqual([]);
  });

  it('every page of tables is there, or says that it is not', async () => {
    await stage.set(scene);
    const site = await siteOf(stage.club.story, 'public', {}, { tables: true });
    for (const path of ['tables', 'tables/1', 'tables/1/rules', 'tables/1/press']) {
      for (const door of ['', 'api/']) {
        const { status, text } = await site.get(`/${door}${path}`);
        expect([200, 404], `${door}${path}`).toContain(status);
        expect(text).not.toMatch(amiss);
      }
    }
    for (const file of ['map.svg', 'centres.svg', 'game.json', 'game.txt', 'nothing'])
      expect((await site.get(`/tables/1/${file}`)).status, file).toBe(404);
    expect((await site.get('/tables/1')).status).toBe(200);
  });
});
