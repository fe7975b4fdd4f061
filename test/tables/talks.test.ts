import { describe, expect, it } from 'vitest';
import { exportOf } from '../../src/house/privacy/export.ts';
import { theTable, writeAt } from '../../src/tables/table.ts';
import { noteTalkThread } from '../../src/tables/talks/note-talks.ts';
import { openTalk } from '../../src/tables/talks/open-talk.ts';
import { findTalks, leaveTalk, readTalk } from '../../src/tables/talks/read-talk.ts';
import { talkKey, wantedTalks } from '../../src/tables/talks/wanted-talks.ts';
import { talkCard } from '../../src/tables/talks/words.ts';
import { atTable, TableStory } from './a-table.ts';

const playing = () => new TableStory().start();

const talks = (story: TableStory, power: string, withWhom: string) =>
  story.club.does(story.playing(power), openTalk, { ...atTable, with: withWhom });

const seatsOfTalks = ({ table }: TableStory) => table.state.talks.map(({ seats }) => seats.join(' '));
const accountOf = ({ club }: TableStory, person: number) => club.actor(person).account;
const accounts = (story: TableStory, ...powers: string[]) =>
  powers.map((power) => accountOf(story, story.playing(power)));

const refusal = (code: string, ...points: string[]) => ({
  ok: false,
  refusals: [expect.objectContaining({ code, points })],
});

describe('Club 4.2: a private conversation', () => {
  it.each([
    'Turkey, Austria',
    'austria and TURKEY',
    'AUS TUR',
    'Austria & Turkey, France',
    'Turkey; Austria; Turkey',
  ])('is of those that “%s” names, and of the power that opens it', (named) => {
    const story = playing();
    expect(talks(story, 'FRA', named)).toMatchObject({ ok: true, value: { kind: 'talk-opened', table: 1 } });
    expect(seatsOfTalks(story)).toEqual(['AUS FRA TUR']);
    const [wanted] = wantedTalks(story.club.view);
    expect(wanted).toMatchObject({ name: 'Table 1: Austria, France, Turkey', closed: false });
    expect(wanted?.accounts).toEqual(accounts(story, 'AUS', 'FRA', 'TUR'));
  });

  it.each(['', 'Frogland', 'Turkey, @everyone', '\u200B', '<@200>', 'Turkey; DROP TABLE'])(
    'is not of “%s”, which is no list of powers',
    (named) => {
      const story = playing();
      expect(talks(story, 'FRA', named)).toMatchObject({ invalid: { problem: 'no-such-power' } });
      expect(seatsOfTalks(story)).toEqual([]);
    },
  );

  it('is of two at least', () => {
    expect(talks(playing(), 'FRA', 'France, FRA')).toMatchObject({ invalid: { problem: 'talk-alone' } });
  });

  it('is there once, whoever of its powers opens it', () => {
    const story = playing();
    const first = talks(story, 'FRA', 'Turkey');
    expect(talks(story, 'TUR', 'France')).toEqual(first);
    talks(story, 'TUR', 'France, Austria');
    expect(seatsOfTalks(story)).toEqual(['FRA TUR', 'AUS FRA TUR']);
  });

  it('lets somebody in once more who asks for it again', () => {
    const story = playing();
    talks(story, 'FRA', 'Turkey');
    const [wanted] = wantedTalks(story.club.view);
    const kept = { thread: '77', accounts: accounts(story, 'FRA', 'TUR'), closed: false };
    story.club.keep((work) => noteTalkThread(work, wanted?.key ?? '', kept));
    for (let n = 0; n < 2; n++) talks(story, 'FRA', 'Turkey');
    expect(story.club.view.settings.talkThreads[wanted?.key ?? '']).toEqual({
      ...kept,
      accounts: [...kept.accounts, ...accounts(story, 'FRA')],
    });
  });

  it('is for players alone, while a table is played', () => {
    const story = new TableStory();
    const [ana = 0] = story.players;
    const asked = { ...atTable, with: 'Turkey, France' };
    expect(story.club.does(ana, openTalk, asked)).toMatchObject(refusal('table-not-played'));
    story.start();
    for (const other of [story.mo, story.club.member('Hal'), story.club.stranger('Zed')])
      expect(story.club.does(other, openTalk, asked)).toMatchObject(refusal('not-at-table', 'Club 4.2'));
    story.abandon();
    expect(story.club.does(ana, openTalk, asked)).toMatchObject(refusal('table-not-played'));
  });

  it('of more than two can be opened five times by each power; any two can always talk', () => {
    const story = playing();
    const others = ['AUS', 'ENG', 'GER', 'ITA', 'RUS', 'TUR'];
    const pairs = others.flatMap((one, n) => others.slice(n + 1).map((other) => `${one}, ${other}`));
    for (const pair of pairs.slice(0, 5)) expect(talks(story, 'FRA', pair)).toMatchObject({ ok: true });
    expect(talks(story, 'FRA', pairs[5] ?? '')).toMatchObject(refusal('talks-enough', 'Club 4.2'));
    expect(talks(story, 'FRA', pairs[0] ?? '')).toMatchObject({ ok: true });
    for (const other of others) expect(talks(story, 'FRA', other)).toMatchObject({ ok: true });
    expect(talks(story, 'TUR', pairs[5] ?? '')).toMatchObject({ ok: true });
    expect(story.table.state.talks).toHaveLength(12);
  });
});

describe('who is in a conversation', () => {
  const inside = (story: TableStory) => wantedTalks(story.club.view).map(({ accounts }) => accounts);

  it('is who plays its seats: a stand-in while they play, and whoever comes after', () => {
    const story = playing();
    talks(story, 'FRA', 'Turkey');
    const [france, turkey] = [story.playing('FRA'), story.playing('TUR')];
    const hal = story.club.member('Hal');
    story.replace('FRA', hal, story.club.moment('2026-12-01 12:00'));
    expect(inside(story)).toEqual([[accountOf(story, hal), accountOf(story, turkey)]]);
    story.club.keep((work) =>
      writeAt(work, theTable(work, 1), { type: 'seat-returned', seat: 'FRA' }, story.mo),
    );
    expect(inside(story)).toEqual([[accountOf(story, france), accountOf(story, turkey)]]);
    story.replace('FRA', hal);
    expect(inside(story)).toEqual([[accountOf(story, hal), accountOf(story, turkey)]]);
    const opened = { type: 'seat-opened', seat: 'FRA', why: 'removed' } as const;
    story.club.keep((work) => writeAt(work, theTable(work, 1), opened, story.mo));
    expect(inside(story)).toEqual([[accountOf(story, turkey)]]);
    expect(wantedTalks(story.club.view)).toMatchObject([{ closed: false }]);
  });

  it('is no power that is out of the game; of two powers with one that is out nothing is left', () => {
    const story = playing();
    talks(story, 'AUS', 'Turkey, France');
    talks(story, 'TUR', 'Austria');
    story.austriaIsOut();
    expect(wantedTalks(story.club.view)).toMatchObject([
      { closed: false, accounts: accounts(story, 'FRA', 'TUR') },
      { closed: true, accounts: accounts(story, 'TUR') },
    ]);
    expect(talks(story, 'AUS', 'Turkey, France')).toMatchObject(refusal('power-out', 'Club 4.2'));
    expect(talks(story, 'TUR', 'Austria')).toMatchObject(refusal('power-out', 'Club 4.2'));
    expect(talks(story, 'TUR', 'Austria, France')).toMatchObject({ ok: true });
    expect(talks(story, 'TUR', 'Austria, Italy')).toMatchObject(refusal('power-out', 'Club 4.2'));
  });

  it('is closed with the game', () => {
    const story = playing();
    talks(story, 'FRA', 'Turkey');
    story.abandon();
    expect(wantedTalks(story.club.view)).toMatchObject([
      { closed: true, accounts: accounts(story, 'FRA', 'TUR') },
    ]);
  });

  it('is said when it opens, with who else may read it', () => {
    const story = playing();
    talks(story, 'FRA', 'Turkey');
    const [wanted] = wantedTalks(story.club.view);
    if (wanted === undefined) throw new Error('There is no conversation');
    const { content = '', pings } = talkCard(story.club.view, wanted);
    for (const words of [
      'not even the gamemaster',
      'member of staff may read this',
      'logged',
      'I keep nothing',
    ])
      expect(content).toContain(words);
    expect(content).toMatch(/-# Club 4\.2, Act 0\.14$/);
    expect(pings).toBeUndefined();
  });

  it('is in their file', async () => {
    const story = playing();
    talks(story, 'FRA', 'Turkey');
    const { club } = story;
    const [wanted] = wantedTalks(club.view);
    const kept = { thread: '77', accounts: accounts(story, 'FRA', 'TUR'), closed: false };
    club.keep((work) => noteTalkThread(work, wanted?.key ?? '', kept));
    const file = async (power: string) =>
      (await exportOf(club.clubs, club.view, story.playing(power), club.now)).talks;
    expect(await file('TUR')).toEqual([{ table: 1, thread: '77' }]);
    expect(await file('AUS')).toEqual([]);
  });
});

describe('Act 0.14: the member of staff', () => {
  async function aTalk() {
    const story = playing();
    talks(story, 'FRA', 'Turkey');
    const [{ seq: talk } = { seq: 0 }] = story.table.state.talks;
    const sue = story.club.staff('Sue');
    const inside = () => wantedTalks(story.club.view)[0]?.accounts;
    return { story, sue, talk, inside, asked: { ...atTable, talk } };
  }

  it('is let into a conversation for a day, which is logged in both books', async () => {
    const { story, sue, talk, inside, asked } = await aTalk();
    const until = story.club.moment('2026-11-24 12:00');
    expect(story.club.does(sue, readTalk, asked)).toEqual({
      ok: true,
      value: { kind: 'talk-read', table: 1, talk, until },
    });
    expect(story.club.view.entries.at(-1)).toMatchObject({
      type: 'papers-read',
      papers: 'talk',
      by: sue,
      acts: ['0.14'],
    });
    expect(story.table.book.entries.at(-1)).toMatchObject({ type: 'talk-read', talk, person: sue, until });
    expect(inside()).toEqual([...accounts(story, 'FRA', 'TUR'), accountOf(story, sue)]);
    await story.goTo('2026-11-24 11:59:59');
    expect(inside()).toContain(accountOf(story, sue));
    await story.goTo('2026-11-24 12:00:01');
    expect(inside()).toEqual(accounts(story, 'FRA', 'TUR'));
    expect(talkKey(1, talk)).toBe(`1/${talk}`);
  });

  it('leaves before when they are done, and reads once more by a log of its own', async () => {
    const { story, sue, inside, asked } = await aTalk();
    story.does(sue, readTalk, asked);
    story.does(sue, leaveTalk, asked);
    expect(inside()).toEqual(accounts(story, 'FRA', 'TUR'));
    expect(story.club.does(sue, leaveTalk, asked)).toMatchObject({ refusals: [{ code: 'no-such-talk' }] });
    story.does(sue, readTalk, asked);
    expect(story.table.book.entries.filter(({ type }) => type === 'talk-read')).toHaveLength(2);
  });

  it('is out as soon as somebody else is that', async () => {
    const { story, sue, inside, asked } = await aTalk();
    story.does(sue, readTalk, asked);
    story.club.staff('Tess');
    expect(inside()).toEqual(accounts(story, 'FRA', 'TUR'));
  });

  it('reads also what was said once the game is over', async () => {
    const { story, sue, inside, asked } = await aTalk();
    story.abandon();
    story.does(sue, readTalk, asked);
    expect(inside()).toContain(accountOf(story, sue));
  });

  it('is nobody else, nor a player of the table', async () => {
    const { story, asked } = await aTalk();
    const { club } = story;
    for (const other of [story.mo, story.playing('FRA'), story.playing('AUS'), club.member('Hal')]) {
      const only = { refusals: [{ code: 'staff-reads-only', acts: ['0.14'] }] };
      expect(club.does(other, readTalk, asked)).toMatchObject(only);
      expect(findTalks(club.view, club.actor(other), atTable)).toMatchObject(only);
    }
    club.nameStaff(story.playing('AUS'));
    const plays = { refusals: [{ code: 'staff-plays-here', acts: ['0.14'] }] };
    expect(club.does(story.playing('AUS'), readTalk, asked)).toMatchObject(plays);
    expect(findTalks(club.view, club.actor(story.playing('AUS')), atTable)).toMatchObject(plays);
  });
});
