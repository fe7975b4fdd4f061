import { describe, expect, it } from 'vitest';
import { renderOutcome } from '../../src/discord/outcomes.ts';
import { sceneOf } from '../../src/discord/scene-of.ts';
import { erasePerson } from '../../src/house/privacy/erase-person.ts';
import { exportOf } from '../../src/house/privacy/export.ts';
import { SecretsKey } from '../../src/store/secrets.ts';
import { phaseReport } from '../../src/tables/diplomacy/words/phase.ts';
import { hideAuthor } from '../../src/tables/press/authors.ts';
import { givePress, ownWaitingPress, pressLimit, withdrawPress } from '../../src/tables/press/give-press.ts';
import { pressOf, pressReport } from '../../src/tables/press/published.ts';
import { previewAuthor, readAuthor } from '../../src/tables/press/read-author.ts';
import { renderOwnPress } from '../../src/tables/press/words.ts';
import type { PressKind } from '../../src/tables/rule-sets/rule-set.ts';
import { theTable, writeAt } from '../../src/tables/table.ts';
import { pressOf as pressOnSite } from '../../src/web/tables/said.ts';
import { atTable, TableStory } from './a-table.ts';

const playing = () => new TableStory().start();
const firstPhase = 'S1901M';
const afterFirst = '2026-11-25 12:01';

const write = (story: TableStory, power: string, kind: PressKind, text: string, as: string | null = null) =>
  story.club.does(story.playing(power), givePress, { ...atTable, kind, text, as });

const sceneNow = ({ club }: TableStory) => sceneOf(club, club.id, club.now);
const report = async (story: TableStory) => pressReport(await sceneNow(story), 1, firstPhase);

const refusal = (code: string, ...points: string[]) => ({
  ok: false,
  refusals: [expect.objectContaining({ code, points })],
});

describe('Club 4.1: press', () => {
  it('comes out with the results of its phase, under the power or under no name', async () => {
    const story = playing();
    write(story, 'FRA', 'white', 'Peace, everybody.');
    write(story, 'TUR', 'grey', 'France lies.');
    expect(pressOf(story.club.view, 1, firstPhase)).toEqual([]);
    expect((await report(story)).lines).toEqual([]);
    await story.goTo(afterFirst);
    expect((await report(story)).lines).toEqual([
      '**France**: Peace, everybody.',
      '**Grey press**: France lies.',
    ]);
    expect(pressOf(story.club.view, 1, 'F1901M')).toEqual([]);
    const [entry = 0] = story.table.state.diplomacy?.history.map(({ seq }) => seq) ?? [];
    const { embeds = [] } = await phaseReport({ table: 1, entry }, await sceneNow(story));
    expect(embeds.find(({ title }) => title === 'Press')?.description).toBe(
      '**France**: Peace, everybody.\n**Grey press**: France lies.',
    );
  });

  it('can be taken back by its author alone, and only before it comes out', async () => {
    const story = playing();
    write(story, 'FRA', 'white', 'One');
    write(story, 'FRA', 'grey', 'Two');
    write(story, 'FRA', 'grey', 'Three');
    const [one, two, three] = story.table.state.press.map(({ seq }) => seq);
    const back = (power: string, press = 0) =>
      story.club.does(story.playing(power), withdrawPress, { ...atTable, press });
    for (const press of [one, two])
      expect(back('TUR', press)).toMatchObject(refusal('press-not-yours', 'Club 4.1'));
    for (const press of [one, two]) expect(back('FRA', press)).toMatchObject({ ok: true });
    expect(back('FRA', two)).toMatchObject(refusal('press-not-yours', 'Club 4.1'));
    expect(await story.club.clubs.texts(story.club.id, [one ?? 0, two ?? 0], 1)).toEqual([]);
    await story.goTo(afterFirst);
    expect((await report(story)).lines).toEqual(['**Grey press**: Three']);
    expect(back('FRA', three)).toMatchObject(refusal('press-not-yours', 'Club 4.1'));
  });

  it('stays its author’s when the seat is another’s', async () => {
    const story = playing();
    write(story, 'FRA', 'grey', 'One');
    const author = story.playing('FRA');
    const [press = 0] = story.table.state.press.map(({ seq }) => seq);
    story.replace('FRA', story.club.member('Hal'));
    expect(story.club.does(story.playing('FRA'), withdrawPress, { ...atTable, press })).toMatchObject({
      ok: false,
    });
    expect(story.club.does(author, withdrawPress, { ...atTable, press })).toMatchObject({ ok: true });
    expect(
      story.club.does(author, givePress, { ...atTable, kind: 'grey', text: 'Two', as: null }),
    ).toMatchObject(refusal('not-at-table', 'Club 4.1'));
  });

  it('of a kind that the rules of the table have not is refused', () => {
    const story = playing();
    expect(write(story, 'FRA', 'dark-grey', 'Hello')).toMatchObject(refusal('press-kind', 'Club 4.1'));
    expect(story.table.state.press).toEqual([]);
  });

  it('is written by players alone, while a table is played', async () => {
    const story = new TableStory();
    const [ana = 0] = story.players;
    const hello = { ...atTable, kind: 'white', text: 'Hello', as: null } as const;
    expect(story.club.does(ana, givePress, hello)).toMatchObject(refusal('table-not-played'));
    story.start();
    expect(story.club.does(story.mo, givePress, hello)).toMatchObject(refusal('not-at-table', 'Club 4.1'));
    expect(story.club.does(story.club.stranger('Zed'), givePress, hello)).toMatchObject(
      refusal('not-at-table', 'Club 4.1'),
    );
  });

  it.each([
    ['', 'empty'],
    ['\u200B\u2060 \u202E', 'empty'],
    ['too much', 'too-long'],
  ])('of %j is not understood', (text, problem) => {
    const long = text === 'too much' ? 'x'.repeat(pressLimit + 1) : text;
    expect(write(playing(), 'FRA', 'grey', long)).toMatchObject({ ok: false, invalid: { problem } });
  });

  it('is not more than ten pieces of a seat at a time, whatever their kind', () => {
    const story = playing();
    for (let n = 0; n < 10; n++)
      expect(write(story, 'FRA', n % 2 === 0 ? 'white' : 'grey', `No. ${n}`)).toMatchObject({ ok: true });
    expect(write(story, 'FRA', 'grey', 'Eleven')).toMatchObject(refusal('press-enough', 'Club 4.1'));
    expect(write(story, 'TUR', 'grey', 'One')).toMatchObject({ ok: true });
  });

  it('mentions nobody, formats nothing, and looks like nobody else’s', async () => {
    const story = playing();
    write(
      story,
      'TUR',
      'white',
      '@everyone <@1234>\n**France**: I give up\u202E\n# Big [x](https://evil.example)',
    );
    await story.goTo(afterFirst);
    const { lines } = await report(story);
    const said = lines.join('\n');
    expect(said).toMatch(/^\*\*Turkey\*\*: /);
    expect(said).not.toMatch(/@(?!\u200B)|(?<!\\)<|\u202E|\n\*\*|\n#|https:\/\//);
  });

  it('is on the site once it is out', async () => {
    const story = playing();
    write(story, 'FRA', 'white', 'Peace, <b>everybody</b>.');
    write(story, 'TUR', 'grey', 'France\u200B lies.');
    const onSite = async (phase: string | null) =>
      (await pressOnSite({ view: story.club.view, clubs: story.club.clubs }, story.table, phase)).map(
        ({ kind, from, text }) => [kind, from, text],
      );
    for (const phase of [firstPhase, null]) expect(await onSite(phase)).toEqual([]);
    await story.goTo(afterFirst);
    const out = [
      ['White press', 'France', 'Peace, <b>everybody</b>.'],
      ['Grey press', null, 'France lies.'],
    ];
    for (const phase of [firstPhase, null]) expect(await onSite(phase)).toEqual(out);
    expect(await onSite('F1901M')).toEqual([]);
  });

  it('is a file where it is long', async () => {
    const story = playing();
    for (let n = 0; n < 3; n++) write(story, 'TUR', 'white', `${n}${'x'.repeat(1000)}`);
    write(story, 'FRA', 'grey', 'The last\u200B word');
    await story.goTo(afterFirst);
    const { lines, files } = await report(story);
    expect(lines).toEqual(['The press of this phase is long: read all 4 pieces in the file.']);
    const [file] = files;
    expect(file?.name).toBe('press-S1901M.txt');
    expect(new TextDecoder().decode(file?.bytes)).toMatch(
      /^Press, Spring 1901, movement\n\nTurkey:\n0xxx.*\n\nGrey press:\nThe last word\n$/s,
    );
  });
});

describe('Club 4.3: nobody writes as somebody else', () => {
  it.each([
    ['white', 'Turkey'],
    ['grey', 'The Pope'],
  ] as const)('in %s press as %s', (kind, as) => {
    const story = playing();
    expect(write(story, 'FRA', kind, 'Hello', as)).toMatchObject(refusal('press-as', 'Club 4.3'));
    expect(story.table.state.press).toEqual([]);
  });
});

describe('of grey press nobody learns who wrote it', () => {
  const author = 'TUR';

  async function aGreyLetter() {
    const story = playing();
    const result = write(story, author, 'grey', 'France lies.');
    const [press] = story.table.state.press;
    if (press === undefined || !result.ok || result.value === null) throw new Error('There is no press');
    return { story, press, outcome: result.value, person: story.playing(author) };
  }

  it('from its entry, which looks the same whoever wrote it', async () => {
    const { story, press, person } = await aGreyLetter();
    write(story, 'AUS', 'grey', 'Turkey lies.');
    const entries = story.table.book.entries.filter(({ type }) => type === 'press-given');
    for (const entry of entries) {
      expect(entry).toMatchObject({ by: null, seat: null, as: null });
      expect(Object.keys(entry).sort()).toEqual([
        'acts',
        'as',
        'at',
        'author',
        'by',
        'kind',
        'phase',
        'seat',
        'seq',
        'terms',
        'type',
      ]);
    }
    const [one, other] = story.table.state.press.map((each) => each.author?.cipher.length);
    expect(one).toBe(other);
    expect(JSON.stringify(press)).not.toContain(author);
    const digest = (words: string) => story.club.keep((work) => work.sha256(new TextEncoder().encode(words)));
    expect(digest(`${author} ${person}`)).not.toBe(press.author?.digest);
  });

  it('from what is stored of the command', async () => {
    const { outcome } = await aGreyLetter();
    expect(outcome).toEqual({ kind: 'press-given', table: 1, phase: firstPhase, press: 'grey' });
  });

  it('from what anybody else is shown, while it waits and after', async () => {
    const { story, press } = await aGreyLetter();
    const others = [story.mo, story.playing('FRA'), story.club.member('Hal')];
    for (const other of others) {
      expect(ownWaitingPress(story.club.view, story.table, other)).toEqual([]);
      const shown = await renderOwnPress(await sceneNow(story), story.table, other);
      expect(JSON.stringify(shown)).not.toContain('lies');
    }
    await story.goTo(afterFirst);
    for (const other of others)
      expect(
        previewAuthor(story.club.view, story.club.actor(other), { ...atTable, press: press.seq }, 0),
      ).toMatchObject({
        refusals: [{ code: 'staff-reads-only', acts: ['0.14'] }],
      });
    expect(pressOf(story.club.view, 1, firstPhase)).toEqual([
      { seq: press.seq, kind: 'grey', seat: null, as: null, at: story.club.moment('2026-11-25 12:00') },
    ]);
  });

  it('but the author, in their own list and file', async () => {
    const { story, press, person } = await aGreyLetter();
    const shown = await renderOwnPress(await sceneNow(story), story.table, person);
    expect(JSON.stringify(shown)).toContain('France lies.');
    const { club } = story;
    const file = async (whose: number, reader: 'self' | 'staff' = 'self') =>
      (await exportOf(club.clubs, club.view, whose, club.now, reader)).ledger.filter(
        ({ type }) => type === 'press-given',
      );
    expect(await file(person)).toMatchObject([
      { book: 1, entry: press.seq, byYou: true, othersMatter: false, texts: { press: 'France lies.' } },
    ]);
    expect(await file(person, 'staff')).toEqual([]);
    for (const other of [story.mo, story.playing('FRA')]) expect(await file(other)).toEqual([]);
  });

  it('and the member of staff, once it is out, which is logged in both books', async () => {
    const { story, press, person } = await aGreyLetter();
    const { club } = story;
    const sue = club.staff('Sue');
    const asked = { ...atTable, press: press.seq };
    expect(club.does(sue, readAuthor, asked)).toMatchObject({ refusals: [{ code: 'no-such-press' }] });
    await story.goTo(afterFirst);
    const answer = club.does(sue, readAuthor, asked);
    expect(answer).toEqual({ ok: true, value: { kind: 'press-author-read', table: 1, press: press.seq } });
    expect(club.view.entries.at(-1)).toMatchObject({
      type: 'papers-read',
      papers: 'grey-press',
      by: sue,
      acts: ['0.14'],
    });
    expect(story.table.book.entries.at(-1)).toMatchObject({
      type: 'press-author-read',
      press: press.seq,
      person: sue,
    });
    if (!answer.ok || answer.value === null) throw new Error('There is no answer');
    const said = await renderOutcome(answer.value, await sceneNow(story));
    expect(said.audience).toBe('asker');
    expect(said.content).toContain(`**${club.view.people.byNumber(person)?.name}** wrote grey press`);
    expect(said.content).toContain('playing Turkey');
  });

  it('not the member of staff where they play at the table', async () => {
    const { story, press } = await aGreyLetter();
    story.club.nameStaff(story.playing('FRA'));
    await story.goTo(afterFirst);
    expect(story.club.does(story.playing('FRA'), readAuthor, { ...atTable, press: press.seq })).toMatchObject(
      {
        refusals: [{ code: 'staff-plays-here', acts: ['0.14'] }],
      },
    );
  });
});

describe('Act 0.13: press of people whose data is erased', () => {
  const textsAt = async ({ club, table }: TableStory) =>
    (
      await club.clubs.texts(
        club.id,
        table.book.entries.map(({ seq }) => seq),
        1,
      )
    ).map(({ text }) => text);

  it('goes, white and grey, and others’ stays', async () => {
    const story = playing();
    write(story, 'FRA', 'white', 'France, white');
    write(story, 'FRA', 'grey', 'France, grey');
    write(story, 'TUR', 'white', 'Turkey, white');
    write(story, 'TUR', 'grey', 'Turkey, grey');
    await story.goTo(afterFirst);
    story.does(story.playing('FRA'), erasePerson, { member: null });
    expect(await textsAt(story)).toEqual(['Turkey, white', 'Turkey, grey']);
    expect((await report(story)).lines).toEqual([
      '**Turkey**: Turkey, white',
      '**Grey press**: Turkey, grey',
    ]);
  });

  it('goes too where nobody can tell any more who wrote it, if they ever played there', async () => {
    const story = playing();
    const { club } = story;
    const key = Buffer.alloc(32, 7);
    const elsewhere = new SecretsKey({ bytes: key, existing: key }).of(club.id);
    const author = hideAuthor({ secrets: elsewhere }, 1, { seat: 'TUR', person: story.playing('TUR') });
    const body = {
      type: 'press-given',
      kind: 'grey',
      phase: firstPhase,
      seat: null,
      as: null,
      author,
    } as const;
    club.keep((work) => writeAt(work, theTable(work, 1), body, null, { press: 'Turkey, grey' }));
    const hal = club.member('Hal');
    story.does(hal, erasePerson, { member: null });
    expect(await textsAt(story)).toEqual(['Turkey, grey']);
    const france = story.playing('FRA');
    expect(
      (await exportOf(club.clubs, club.view, france, club.now, 'self')).ledger.map(({ type }) => type),
    ).not.toContain('press-given');
    story.does(france, erasePerson, { member: null });
    expect(await textsAt(story)).toEqual([]);
  });
});
