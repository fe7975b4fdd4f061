import { describe, expect, it, test } from 'vitest';
import { sceneOf } from '../../../src/discord/scene-of.ts';
import { eraseWordsOf } from '../../../src/house/privacy/erase-person.ts';
import { nameOfficer } from '../../../src/tables/officers/name-officer.ts';
import { leaveTable } from '../../../src/tables/opening/leave-table.ts';
import { answerOffer } from '../../../src/tables/seats/answer-offer.ts';
import { offerPost } from '../../../src/tables/seats/offer-words.ts';
import { removePlayer } from '../../../src/tables/seats/remove-player.ts';
import { returnSeat } from '../../../src/tables/seats/return-seat.ts';
import { noteTablePost, postNow, tablePosts } from '../../../src/tables/table-posts.ts';
import { atTable, TableStory } from '../a-table.ts';
import { answers, asks, named, offerOf, replaces, why } from './a-replacement.ts';

/** A table that is being played, with somebody beside it who would like to. */
function aTable() {
  const story = new TableStory().start();
  const zoe = story.club.person('Zoe');
  return { story, zoe, ana: story.playing('AUS') };
}

const seatAt = (story: TableStory, seat = 'AUS') => story.table.state.seats.get(seat);

const told = (story: TableStory) => story.club.announced.map(({ notice, target }) => ({ ...notice, target }));

describe('Club 1.6: somebody is asked to take over a seat', () => {
  it('nothing changes until they accept; then they play it, and only they', () => {
    const { story, zoe, ana } = aTable();
    story.orders('AUS', 'A Vie-Gal');
    expect(why(asks(story, ana, 'Austria', zoe))).toBe('done');
    expect(story.playing('AUS')).toBe(ana);
    expect(why(answers(story, ana, 'AUS', true))).toEqual(['offer-to-another Club 1.6']);
    expect(why(answers(story, zoe, 'AUS', true))).toBe('done');
    expect(seatAt(story)).toMatchObject({ holder: zoe, standIn: null, played: [ana, zoe] });
    expect(story.table.state.diplomacy?.drafts.has('AUS'), 'its orders stay').toBe(true);
    expect(told(story)).toContainEqual(
      expect.objectContaining({ kind: 'seat-offer', direct: true, target: { to: 'person', person: zoe } }),
    );
    expect(told(story)).toContainEqual(
      expect.objectContaining({ kind: 'seat-replaced', before: ana, target: { to: 'table', table: 1 } }),
    );
  });

  it('they may decline; then nothing has changed, and nobody can accept any more', () => {
    const { story, zoe, ana } = aTable();
    asks(story, ana, 'AUS', zoe);
    const { seq: offer } = offerOf(story, 'AUS');
    expect(why(answers(story, zoe, 'AUS', false))).toBe('done');
    expect(story.table.state.offers.size).toBe(0);
    expect(story.playing('AUS')).toBe(ana);
    expect(told(story)).toContainEqual(expect.objectContaining({ kind: 'offer-ended', how: 'declined' }));
    expect(why(story.club.does(zoe, answerOffer, { ...atTable, offer, accepts: true }))).toEqual([
      'offer-over Club 1.6',
    ]);
  });

  it('a new offer takes the place of an earlier one', () => {
    const { story, zoe, ana } = aTable();
    const yan = story.club.person('Yan');
    asks(story, ana, 'AUS', zoe);
    asks(story, ana, 'AUS', yan);
    expect(why(answers(story, zoe, 'AUS', true))).toEqual(['offer-to-another Club 1.6']);
    expect(why(answers(story, yan, 'AUS', true))).toBe('done');
  });

  test.each([
    ['2026-11-25 12:00:00', 'done'],
    ['2026-11-25 12:00:01', ['offer-over Club 1.6']],
  ])('can be answered for 48 hours: at %s it is %s', (moment, came) => {
    const { story, zoe } = aTable();
    asks(story, story.mo, 'AUS', zoe);
    story.club.at(moment);
    expect(why(answers(story, zoe, 'AUS', true))).toEqual(came);
  });

  it('lapses by itself after that', async () => {
    const { story, zoe } = aTable();
    asks(story, story.mo, 'AUS', zoe);
    await story.goTo('2026-11-25 12:00:00');
    expect(story.table.state.offers.size).toBe(1);
    await story.goTo('2026-11-25 12:00:01');
    expect(story.table.state.offers.size).toBe(0);
    expect(told(story)).toContainEqual(expect.objectContaining({ kind: 'offer-ended', how: 'lapsed' }));
  });
});

describe('Club 1.6: who may ask, and who may be asked', () => {
  const cast = () => {
    const { story, zoe, ana } = aTable();
    const other = story.playing('ENG');
    const barred = story.club.person('Dan');
    story.club.ban(barred, '2026-12-24');
    const removed = story.club.person('Rex');
    replaces(story, 'TUR', removed);
    story.does(story.mo, removePlayer, { ...atTable, member: named(removed), reason: 'Rude' });
    const paper = story.club.member('Pat', { account: false });
    const observer = story.club.person('Ola');
    story.does(story.mo, nameOfficer, {
      ...atTable,
      office: 'observer',
      member: named(observer),
      gmLeft: false,
    });
    return { story, people: { zoe, ana, other, barred, removed, paper, observer, gm: story.mo } };
  };
  type Who = keyof ReturnType<typeof cast>['people'];

  test.each<[Who, Who, unknown]>([
    ['gm', 'zoe', 'done'],
    ['ana', 'zoe', 'done'],
    ['other', 'zoe', ['needs-holder Club 1.6']],
    ['zoe', 'zoe', ['needs-holder Club 1.6']],
    ['observer', 'zoe', ['needs-holder Club 1.6']],
    ['gm', 'gm', ['officer-plays-not Club 1.3']],
    ['gm', 'observer', ['officer-plays-not Club 1.3']],
    ['gm', 'other', ['sits-already Club 1.6']],
    ['gm', 'ana', ['sits-already Club 1.6']],
    ['ana', 'ana', ['sits-already Club 1.6']],
    ['gm', 'barred', ['banned Club 1.2']],
    ['gm', 'removed', ['was-removed Club 1.7']],
    ['gm', 'paper', ['has-no-account Club 1.6']],
  ])('%s asks %s: %s', (by, member, came) => {
    const { story, people } = cast();
    expect(why(asks(story, people[by], 'AUS', people[member]))).toEqual(came);
  });

  it('what speaks against them is looked at again when they accept', () => {
    const { story, people } = cast();
    asks(story, people.gm, 'AUS', people.zoe);
    asks(story, people.gm, 'ENG', people.zoe);
    expect(why(answers(story, people.zoe, 'AUS', true))).toBe('done');
    expect(why(answers(story, people.zoe, 'ENG', true))).toEqual(['sits-already Club 1.6']);
    expect(story.playing('ENG')).toBe(people.other);
  });

  it('a seat has to be one of the table', () => {
    const { story, people } = cast();
    expect(why(asks(story, people.gm, 'Frogland', people.zoe))).toBe('not-a-seat');
    expect(why(asks(story, people.gm, 'France, Italy', people.zoe))).toBe('not-a-seat');
  });
});

describe('Club 1.6: for a while', () => {
  test.each([
    ['2026-11-23 12:00', 'day-is-past'],
    ['2026-11-23 12:01', 'done'],
    ['2026-11-22', 'day-is-past'],
    ['2026-11-23', 'done'],
    ['2026-12-14', 'done'],
    ['2026-12-14 23:59', 'done'],
    ['2026-12-15', ['stands-in-too-long Club 1.6']],
    ['2026-12-15 00:00', ['stands-in-too-long Club 1.6']],
    ['2026-13-01', 'not-a-date'],
    ['next week', 'not-a-date'],
  ])('until %s is %s, on 23 November at noon', (until, came) => {
    const { story, zoe } = aTable();
    expect(why(asks(story, story.mo, 'AUS', zoe, { until }))).toEqual(came);
  });

  it('somebody stands in, and the player plays again by themselves when that time is over', async () => {
    const { story, zoe, ana } = aTable();
    replaces(story, 'AUS', zoe, { until: '2026-11-24 13:00' });
    expect(seatAt(story)).toMatchObject({ holder: ana, standIn: { person: zoe } });
    expect(story.playing('AUS')).toBe(zoe);
    await story.goTo('2026-11-24 13:00:00');
    expect(story.playing('AUS')).toBe(zoe);
    await story.goTo('2026-11-24 13:00:01');
    expect(story.playing('AUS')).toBe(ana);
    expect(told(story)).toContainEqual(
      expect.objectContaining({ kind: 'seat-returned', person: ana, standIn: zoe }),
    );
  });

  it.each(['ana', 'mo'] as const)('%s can end it earlier', (who) => {
    const { story, zoe, ana } = aTable();
    const early = { ...atTable, seat: 'AUS' };
    const people = { ana, mo: story.mo };
    expect(why(story.club.does(people[who], returnSeat, early))).toEqual(['no-stand-in Club 1.6']);
    replaces(story, 'AUS', zoe, { until: '2026-11-30' });
    expect(why(story.club.does(people[who], returnSeat, early))).toBe('done');
    expect(story.playing('AUS')).toBe(ana);
  });

  it('whoever stands in may be asked to stay, and the player has no second seat meanwhile', () => {
    const { story, zoe, ana } = aTable();
    replaces(story, 'AUS', zoe, { until: '2026-11-30' });
    expect(why(asks(story, story.mo, 'ENG', ana))).toEqual(['sits-already Club 1.6']);
    replaces(story, 'AUS', zoe);
    expect(seatAt(story)).toMatchObject({ holder: zoe, standIn: null, played: [ana, zoe] });
  });

  it('an offer lapses at the latest when its own time is over', async () => {
    const { story, zoe } = aTable();
    asks(story, story.mo, 'AUS', zoe, { until: '2026-11-23 18:00' });
    await story.goTo('2026-11-23 18:01');
    expect(story.table.state.offers.size).toBe(0);
  });
});

it('the reason is kept beside the entry, and erased with the person it is about', () => {
  const { story, zoe, ana } = aTable();
  asks(story, ana, 'AUS', zoe, { reason: 'I am ill' });
  const key = `1/${offerOf(story, 'AUS').seq}`;
  const kept = () => story.club.clubs.now(story.club.id).textsElsewhere.get(key)?.reason;
  expect(kept()).toBe('I am ill');
  expect(JSON.stringify(story.table.book.entries)).not.toContain('I am ill');
  story.club.keep((work) => eraseWordsOf(work, zoe, work.now));
  expect(kept()).toBeUndefined();
});

describe('Club 1.6: nobody is pestered with offers', () => {
  it('the same command again takes an offer back', () => {
    const { story, zoe, ana } = aTable();
    asks(story, ana, 'AUS', zoe);
    const { seq: offer } = offerOf(story, 'AUS');
    expect(why(asks(story, ana, 'AUS', zoe))).toBe('done');
    expect(story.table.state.offers.size).toBe(0);
    expect(told(story)).toContainEqual(expect.objectContaining({ kind: 'offer-ended', how: 'taken-back' }));
    expect(why(story.club.does(zoe, answerOffer, { ...atTable, offer, accepts: true }))).toEqual([
      'offer-over Club 1.6',
    ]);
  });

  it('for another time it is another offer', () => {
    const { story, zoe, ana } = aTable();
    asks(story, ana, 'AUS', zoe);
    asks(story, ana, 'AUS', zoe, { until: '2026-11-30' });
    expect(offerOf(story, 'AUS').until).not.toBeNull();
  });

  test.each([
    ['2026-11-24 11:59:59', ['declined-lately Club 1.6']],
    ['2026-11-24 12:00:00', 'done'],
  ])('who declined is not asked again for a day: at %s it is %s', (moment, came) => {
    const { story, zoe, ana } = aTable();
    asks(story, ana, 'AUS', zoe);
    answers(story, zoe, 'AUS', false);
    story.club.at(moment);
    expect(why(asks(story, story.mo, 'AUS', zoe))).toEqual(came);
  });

  test.each([
    ['2026-11-24 11:59:59', ['offered-too-often Club 1.6']],
    ['2026-11-24 12:00:00', 'done'],
  ])('three are asked for a seat within a day: at %s a fourth is %s', (moment, came) => {
    const { story, ana } = aTable();
    for (const name of ['Uma', 'Vic', 'Xi'])
      expect(why(asks(story, ana, 'AUS', story.club.person(name)))).toBe('done');
    story.club.at(moment);
    expect(why(asks(story, ana, 'AUS', story.club.person('Yan')))).toEqual(came);
    expect(why(asks(story, story.mo, 'ENG', story.club.person('Wu')))).toBe('done');
  });

  it('a direct message has no words of those who ask; the table reads them', async () => {
    const { story, zoe, ana } = aTable();
    asks(story, ana, 'AUS', zoe, { reason: 'Buy my cards' });
    const posts = story.club.announced.flatMap(({ notice }) =>
      notice.kind === 'seat-offer' ? [notice] : [],
    );
    const scene = await sceneOf(story.club, story.club.id, story.club.now);
    const said = await Promise.all(
      posts.map(async (post) => [post.direct, String((await offerPost(post, scene)).content)] as const),
    );
    expect(said.map(([direct, words]) => [direct, words.includes('Buy my cards')])).toEqual([
      [false, true],
      [true, false],
    ]);
  });
});

describe('what an offer says once it is settled', () => {
  const aDay = 24 * 3_600_000;
  test.each<[string, (story: TableStory, zoe: number) => unknown, string]>([
    ['accepted', (story, zoe) => answers(story, zoe, 'AUS', true), '**Accepted.**'],
    ['declined', (story, zoe) => answers(story, zoe, 'AUS', false), '**Declined.**'],
    ['taken back', (story, zoe) => asks(story, story.mo, 'AUS', zoe), '**This was taken back.**'],
    ['overtaken', (story) => asks(story, story.mo, 'AUS', story.club.person('Yan')), 'no longer holds'],
    ['given up', (story) => story.abandon(), 'no longer holds'],
  ])('%s: at the table and in the direct message', async (_, settles, says) => {
    const { story, zoe } = aTable();
    asks(story, story.mo, 'AUS', zoe);
    const { seq: entry } = offerOf(story, 'AUS');
    const posts = [
      { table: 1, entry },
      { table: 1, entry, direct: true },
    ];
    expect(posts.map((post) => postNow(story.club.view, post))).toEqual([null, null]);
    story.club.now += aDay;
    settles(story, zoe);
    const scene = await sceneOf(story.club, story.club.id, story.club.now);
    for (const post of posts) {
      const now = postNow(story.club.view, post);
      if (now?.notice.kind !== 'seat-offer') throw new Error('The post stays as it is');
      expect(now).toMatchObject({ final: true, notice: { direct: post.direct ?? false } });
      const { content, components } = await offerPost(now.notice, scene);
      expect(String(content)).toContain(says);
      expect(components).toEqual([]);
    }
  });

  it('the places of direct messages are kept beside those of the newest posts', () => {
    const { story } = aTable();
    const post = { channel: '9', message: '90' };
    story.club.keep((work) => noteTablePost(work, { table: 1, entry: 1, direct: true }, post));
    for (let entry = 2; entry <= 12; entry++)
      story.club.keep((work) => noteTablePost(work, { table: 1, entry }, post));
    expect(tablePosts(story.club.view.settings).map(({ entry, direct }) => [entry, direct])).toEqual([
      [1, true],
      ...[5, 6, 7, 8, 9, 10, 11, 12].map((entry) => [entry, undefined]),
    ]);
  });

  it('who accepted in one place hears so in the other', () => {
    const { story, zoe } = aTable();
    asks(story, story.mo, 'AUS', zoe);
    const again = { ...atTable, offer: offerOf(story, 'AUS').seq, accepts: true };
    answers(story, zoe, 'AUS', true);
    expect(why(story.club.does(zoe, answerOffer, again))).toEqual(['offer-accepted Club 1.6']);
    expect(why(story.club.does(story.mo, answerOffer, again))).toEqual(['offer-over Club 1.6']);
  });
});

describe('Club 1.6: who stands in can stop', () => {
  it.each([
    ['/table leave', leaveTable],
    ['/table return', returnSeat],
  ] as const)('by %s', (_, useCase: typeof returnSeat) => {
    const { story, zoe, ana } = aTable();
    replaces(story, 'AUS', zoe, { until: '2026-11-30' });
    expect(why(story.club.does(zoe, useCase, { ...atTable, seat: 'AUS' }))).toBe('done');
    expect(seatAt(story)).toMatchObject({ holder: ana, standIn: null, wantsReplacement: false });
    expect(told(story)).toContainEqual(
      expect.objectContaining({ kind: 'seat-returned', person: ana, standIn: zoe }),
    );
  });
});
