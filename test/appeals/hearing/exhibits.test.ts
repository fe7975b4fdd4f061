import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { exhibitLimits, fileExhibit, mayFile } from '../../../src/appeals/hearing/file-exhibit.ts';
import { nameCounsel } from '../../../src/appeals/hearing/name-counsel.ts';
import { exhibitsFor, viewExhibit } from '../../../src/appeals/hearing/view-exhibit.ts';
import type { PersonNumber } from '../../../src/ledger/fields.ts';
import { actsOf, saidOf } from '../../support/refusals.ts';
import { CourtStory } from '../voting/a-court.ts';

/** Ana against Mia, heard by Jo, Kim and Lee; Cy speaks for Ana, and Bo is a witness. */
function heard(): CourtStory {
  const court = new CourtStory().petitions({ kind: 'other' }).seats();
  court.club.does(court.ana, nameCounsel, { case: court.cited, member: { text: `#${court.cy}` } });
  court.club.write({ type: 'witness-called', case: 1, person: court.bo });
  return court;
}

const text = (words: string) => new Uint8Array(Buffer.from(words, 'utf8'));

const offer = (court: CourtStory, words: string, about: { sealed?: boolean; name?: string } = {}) => {
  const bytes = text(words);
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  return { case: court.cited, name: 'what I saw.txt', bytes, sha256, sealed: false, redacts: null, ...about };
};

const files = (
  court: CourtStory,
  by: PersonNumber,
  words: string,
  about: { sealed?: boolean; name?: string } = {},
) => court.club.does(by, fileExhibit, offer(court, words, about));

const views = (court: CourtStory, by: PersonNumber, exhibit = 1) =>
  court.club.does(by, viewExhibit, { case: court.appeal.number, exhibit });

describe('Act III.3: exhibits', () => {
  it('are put in by parties, those who speak for them and those who hear the case, and kept as they are', async () => {
    const court = heard();
    const by = [court.ana, court.mia, court.cy, court.kim];
    expect(by.map((person, n) => saidOf(files(court, person, `Page ${n}`)))).toEqual(by.map(() => ['done']));
    expect(court.appeal.exhibits.slice(1)).toMatchObject(
      by.map((person, n) => ({ number: n + 1, by: person, sealed: false, size: 6, media: 'txt' })),
    );
    expect(await court.club.clubs.exhibit(court.club.id, 1, 2)).toEqual({
      name: 'what I saw.txt',
      bytes: text('Page 1'),
    });
    expect(court.club.announced.at(-1)).toMatchObject({ target: { to: 'case', case: 1 } });
  });

  it.each<[string, (court: CourtStory) => PersonNumber]>([
    ['a witness', ({ bo }) => bo],
    ['a Justice who does not hear it', ({ chief }) => chief],
    ['somebody outside', ({ max }) => max],
  ])('are not put in by %s', (_, who) => {
    const court = heard();
    expect(saidOf(files(court, who(court), 'x'))).toEqual(['not-in-this-case']);
  });

  it.each<[string, (court: CourtStory) => unknown]>([
    ['before there is a panel', (court) => court.petitions({ kind: 'other' })],
    ['once votes are cast', (court) => court.votes(court.jo, {})],
    ['after the judgement', (court) => court.decides({})],
  ])('are not put in %s', (_, happens) => {
    const court = heard();
    happens(court);
    const before = court.club.view.state.lastSeq;
    expect(saidOf(files(court, court.ana, 'x'))).toEqual(['not-at-this-stage']);
    expect(court.club.view.state.lastSeq).toBe(before);
  });

  it('are put in once by each', () => {
    const court = heard();
    const said = [court.ana, court.ana, court.mia].map((person) => saidOf(files(court, person, 'Same')));
    expect(said).toEqual([['done'], ['nothing-to-change'], ['done']]);
  });

  it.each([
    [exhibitLimits.size, ['done']],
    [exhibitLimits.size + 1, ['file-too-large']],
    [0, ['empty']],
  ])('have at most 8 MB: %i bytes', (size, said) => {
    const court = heard();
    const actor = court.club.actor(court.ana);
    const asked = mayFile(court.club.view, actor, { case: court.cited, name: 'a.txt', size, redacts: null });
    expect([asked.ok ? 'done' : 'invalid' in asked && asked.invalid.problem]).toEqual(said);
    expect(saidOf(files(court, court.ana, 'x'.repeat(size)))).toEqual(said);
  });

  it('are 25 of a case at most', () => {
    const court = heard();
    for (let n = 1; n < exhibitLimits.ofACase; n++) files(court, court.ana, `${n}`);
    expect(saidOf(files(court, court.mia, 'the last'))).toEqual(['done']);
    expect(saidOf(files(court, court.mia, 'one more'))).toEqual(['too-many-exhibits']);
    expect(court.appeal.exhibits).toHaveLength(26);
  });

  it.each([
    ['picture.exe', 'file-kind'],
    ['picture.png', 'file-not-so'],
    ['<@1> `x` @everyone.pdf', 'file-not-so'],
  ])('are not taken by the name %s for what they are not', (name, said) => {
    const court = heard();
    const before = court.club.view.state.lastSeq;
    expect(saidOf(files(court, court.ana, 'MZ', { name }))).toEqual([said]);
    expect(court.club.view.state.lastSeq).toBe(before);
  });

  it('are not taken where the SHA-256 is another’s', () => {
    const court = heard();
    const lie = { ...offer(court, 'one'), sha256: offer(court, 'two').sha256 };
    expect(() => court.club.does(court.ana, fileExhibit, lie)).toThrow('That is not exhibit 1');
    expect(court.appeal.exhibits).toEqual([]);
  });

  it('keep no word of their names in the ledger', () => {
    const court = heard();
    files(court, court.ana, 'x', { name: 'Mia shouted at me.txt' });
    expect(JSON.stringify(court.club.view.entries)).not.toContain('shouted');
  });
});

describe('Act III.3: who looks at an exhibit', () => {
  const everybody = ['chief', 'jo', 'kim', 'lee', 'mia', 'max', 'ana', 'bo', 'cy'] as const;
  type Name = (typeof everybody)[number];

  const seers = (court: CourtStory): Name[] =>
    everybody.filter((name) => {
      const listed = exhibitsFor(court.club.view, court.appeal, court[name]).length === 1;
      expect(saidOf(views(court, court[name])), name).toEqual([listed ? 'done' : 'exhibit-not-for-you']);
      return listed;
    });

  const opens = (court: CourtStory) =>
    court.club.view.entries.flatMap((entry) => (entry.type === 'exhibit-viewed' ? [entry.person] : []));

  it.each<[string, { sealed: boolean }, Name[]]>([
    ['an open one', { sealed: false }, ['chief', 'jo', 'kim', 'lee', 'mia', 'ana', 'cy']],
    ['a sealed one', { sealed: true }, ['jo', 'kim', 'lee']],
  ])('%s', (_, about, names) => {
    const court = heard();
    files(court, court.ana, 'x', about);
    expect(seers(court)).toEqual(names);
    expect(opens(court)).toEqual(about.sealed ? names.map((name) => court[name]) : []);
  });

  it('a sealed one before the whole Court: all of it, and nobody who left it', () => {
    const court = heard();
    files(court, court.ana, 'x', { sealed: true });
    court.decides({}).goesEnBanc();
    court.club.write({ type: 'office-taken', person: court.kim, office: 'justice' });
    expect(seers(court)).toEqual(['chief', 'jo', 'lee']);
  });

  it('Act III.3.9.2: a sealed one not by who came to the Court once the whole of it had decided', () => {
    const court = heard();
    files(court, court.ana, 'x', { sealed: true });
    court
      .decides({})
      .goesEnBanc()
      .decides({}, [court.chief, ...court.panel]);
    expect(court.appeal.stage).toBe('final');
    court.club.write({ type: 'office-given', person: court.mia, office: 'justice' });
    expect(seers(court)).toEqual(['chief', 'jo', 'kim', 'lee']);
  });

  it('a sealed one no more, once they do not hear the case', () => {
    const court = heard();
    files(court, court.ana, 'x', { sealed: true });
    court.club.write({ type: 'recused', case: 1, person: court.kim });
    expect(seers(court)).toEqual(['jo', 'lee']);
  });

  it('Act 0.14: the staff look at any, and each look of theirs is logged', () => {
    const court = heard();
    const staff = court.club.staff('Ms Smith');
    files(court, court.ana, 'x', { sealed: true });
    files(court, court.ana, 'y');
    for (const exhibit of [1, 2]) expect(saidOf(views(court, staff, exhibit))).toEqual(['done']);
    expect(opens(court)).toEqual([staff, staff]);
    expect(court.club.view.entries.at(-1)).toMatchObject({ acts: ['0.14'], by: staff });
  });

  it('a stranger sees none, and one that is not there nobody', () => {
    const court = heard();
    files(court, court.ana, 'x');
    const stranger = court.club.stranger('Zed');
    const seen = court.club.does(stranger, viewExhibit, { case: 1, exhibit: 1 });
    expect([saidOf(seen), actsOf(seen)]).toEqual([['exhibit-not-for-you'], ['III.3']]);
    for (const [number, exhibit] of [
      [1, 2],
      [1, 0],
      [7, 1],
      [Number.NaN, Number.NaN],
    ] as const)
      expect(saidOf(court.club.does(court.jo, viewExhibit, { case: number, exhibit }))).toEqual([
        'no-such-exhibit',
      ]);
  });
});
