import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { sceneOf } from '../../src/discord/scene-of.ts';
import { openingCard } from '../../src/tables/opening/card.ts';
import { joinTable } from '../../src/tables/opening/join-table.ts';
import { withdraw } from '../../src/tables/opening/leave-table.ts';
import { openTable } from '../../src/tables/opening/open-table.ts';
import { noticeWords, outcomeWords } from '../../src/tables/opening/opening.ts';
import { previewStart, startTable } from '../../src/tables/opening/start-table.ts';
import { plans } from '../../src/tables/plans.ts';
import { offerPost } from '../../src/tables/seats/offer-words.ts';
import { startQuestion } from '../../src/tables/words/questions.ts';
import { atTable, TableStory } from './a-table.ts';
import { asks, named, offerOf } from './seats/a-replacement.ts';

const seats = ['AUS', 'ENG', 'FRA', 'GER', 'ITA', 'RUS', 'TUR'];
const names = ['Austria', 'England', 'France', 'Germany', 'Italy', 'Russia', 'Turkey'];

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/** Numbers from a lot, as the rules describe them; nothing of the bot's own is used. */
function* numbersFrom(lot: string): Generator<number, never> {
  for (let block = 0; ; block += 1)
    for (const [digits] of sha256(`${lot}\n${block}`).matchAll(/.{8}/g)) yield Number.parseInt(digits, 16);
}

/** The draw, done again from what is published, as the rules describe it. */
function drawnAgain(lot: string, players: readonly { number: number; wants: readonly string[] }[]) {
  const numbers = numbersFrom(lot);
  const one = <T>(things: T[]): T[] => {
    const fair = 2 ** 32 - (2 ** 32 % things.length);
    let number = fair;
    while (number >= fair) number = numbers.next().value;
    return things.splice(number % things.length, 1);
  };
  const left = [...players];
  const order = players.flatMap(() => one(left));
  const free = [...names];
  return order.flatMap(({ number, wants }) => {
    const wish = wants.find((seat) => free.includes(seat));
    const drawn = wish === undefined ? one(free) : free.splice(free.indexOf(wish), 1);
    return drawn.map((seat) => `${seat} ${number}`);
  });
}

describe('Club 1.4: seats are drawn by lot', () => {
  const wishes = ['Italy, France', 'Italy', 'Turkey, Italy', null, 'Italy, Turkey, Russia', null, 'France'];
  const aDraw = () => {
    const story = new TableStory();
    for (const [at, preference] of wishes.entries())
      story.does(story.players[at] ?? 0, joinTable, { ...atTable, preference });
    return story.start();
  };

  it('by the lot whose code was told when the table opened', () => {
    const story = aDraw();
    const { state, about } = story.table;
    expect(state.lot?.seed).toBe('by chance');
    expect(about.commitment).toBe(sha256('by chance'));
    expect(openingCard(story.club.view, story.table).embeds?.[0]?.description).toContain(sha256('by chance'));
  });

  it('anybody can do the draw again from the post by which the table starts', async () => {
    const story = aDraw();
    const { club, table } = story;
    const scene = await sceneOf(club, club.id, club.now);
    const { content = '' } = await noticeWords['table-started']({ kind: 'table-started', table: 1 }, scene);
    const [, lot = ''] = /The lot was `(.*?)`/.exec(content) ?? [];
    const players = [...content.matchAll(/^#(\d+) \w+: (.*)$/gm)].map(([, number, wants = '']) => {
      return { number: Number(number), wants: wants === 'no wish' ? [] : wants.split(', ') };
    });
    expect(players.map(({ wants }) => wants.join(', ') || null)).toEqual(wishes);
    const seated = seats.map((id, at) => `${names[at]} ${table.state.seats.get(id)?.holder}`);
    expect(drawnAgain(lot, players).sort()).toEqual(seated);
  });
});

describe('joining', () => {
  const joins = async (story: TableStory, preference: string | null) => {
    const { club } = story;
    const [ana = 0] = story.players;
    club.does(ana, withdraw, atTable);
    story.does(ana, joinTable, { ...atTable, preference });
    const scene = await sceneOf(club, club.id, club.now);
    return outcomeWords['table-joined']({ kind: 'table-joined', table: 1, person: ana, again: false }, scene);
  };

  it('Club 1.4: says which wishes they have, or how to say some', async () => {
    const story = new TableStory();
    expect((await joins(story, 'italy tur FRA')).content).toContain(
      'You’d like Italy first, then Turkey and France.',
    );
    expect((await joins(story, 'Italy')).content).toContain('You’d like Italy first.');
    expect((await joins(story, null)).content).toContain('`/table join table:1 preference:Austria, England`');
  });

  it('Club 7.2: says what they agree to, on the card, in the answer and in an offer', async () => {
    const story = new TableStory();
    const agreed = 'By joining you accept the table’s rules: `/table rules table:1`';
    const joined = await joins(story, null);
    expect(joined).toMatchObject({ audience: 'asker', content: expect.stringContaining(agreed) });
    expect(JSON.stringify(openingCard(story.club.view, story.table))).toContain(agreed);
    story.start();
    const zoe = story.club.person('Zoe');
    asks(story, story.mo, 'AUS', zoe);
    const scene = await sceneOf(story.club, story.club.id, story.club.now);
    const asked = { table: 1, seat: 'AUS', person: zoe, until: null, offer: offerOf(story, 'AUS').seq };
    for (const direct of [true, false])
      expect((await offerPost({ ...asked, direct }, scene)).content).toContain(agreed);
  });

  it('the gamemaster is told once that the table is full, however often somebody leaves and comes back', () => {
    const story = new TableStory();
    const [ana = 0] = story.players;
    for (let time = 0; time < 3; time += 1) {
      story.club.does(ana, withdraw, atTable);
      story.does(ana, joinTable, { ...atTable, preference: null });
    }
    const told = story.club.announced.filter(({ notice }) => notice.kind === 'table-filled');
    expect(told.map(({ target }) => target)).toEqual([{ to: 'person', person: story.mo }]);
  });
});

describe('Club 1.1: a gamemaster who is named when the table opens', () => {
  it('is told so, and who opens it who can start it', async () => {
    const { club, mo } = new TableStory();
    const zoe = club.person('Zoe');
    const about = { game: 'diplomacy', rules: 'club', name: 'Another', channel: null, lot: 'x' } as const;
    expect(club.does(mo, openTable, { ...about, gm: named(zoe) })).toMatchObject({ ok: true });
    expect(club.announced).toContainEqual({
      notice: { kind: 'gm-named', table: 2, person: zoe },
      target: { to: 'person', person: zoe },
    });
    const scene = await sceneOf(club, club.id, club.now);
    const words = async (table: number) =>
      (await outcomeWords['table-opened']({ kind: 'table-opened', table }, scene)).content;
    expect(await words(2)).toContain('**Zoe** can start it with `/table start table:2`');
    expect(await words(1)).toContain('start it with `/table start table:1`');
  });
});

it('Club 1.5: the start is asked about, with the settings and the first deadline', () => {
  const story = new TableStory();
  const { club, table } = story;
  expect(previewStart(club.view, club.actor(story.mo), atTable, club.now)).toMatchObject({ ok: true });
  const { content } = startQuestion(table, club.view, club.now);
  expect(content).toContain('**Night**');
  expect(content).toContain(`<t:${club.moment('2026-11-25 12:00:00') / 1000}:F>`);
  expect(plans.start.isAsked).toBeUndefined();
});

it('Club 1.5: only the gamemaster starts a table', () => {
  const story = new TableStory();
  expect(story.club.does(story.players[0] ?? 0, startTable, atTable)).toMatchObject({
    ok: false,
    refusals: [{ code: 'needs-gm', points: ['Club 1.5'] }],
  });
});

it('Club 2.2 and 3.1: orders stay hidden until the deadline, and are played then', async () => {
  const story = new TableStory().start().orders('AUS', 'A Vie-Gal\nA Bud-Ser\nF Tri-Alb');
  expect(JSON.stringify(story.table.book.entries)).not.toContain('A Vie-Gal');
  await story.goTo('2026-11-25 12:00');
  expect(story.table.state.diplomacy?.history).toEqual([]);
  await story.goTo('2026-11-25 12:01');
  const [played] = story.table.state.diplomacy?.history ?? [];
  expect(played).toMatchObject({
    phase: 'S1901M',
    how: 'deadline',
    silent: ['ENG', 'FRA', 'GER', 'ITA', 'RUS', 'TUR'],
  });
  expect(played?.orders.get('AUS')?.lines).toEqual(['A Vie-Gal', 'A Bud-Ser', 'F Tri-Alb']);
});
