import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { fileExhibit } from '../../../src/appeals/hearing/file-exhibit.ts';
import { makeMotion } from '../../../src/appeals/hearing/make-motion.ts';
import { releaseExhibit } from '../../../src/appeals/hearing/release-exhibit.ts';
import { ruleMotion } from '../../../src/appeals/hearing/rule-motion.ts';
import { seatPanel } from '../../../src/appeals/hearing/seat-panel.ts';
import { exhibitsFor, viewExhibit } from '../../../src/appeals/hearing/view-exhibit.ts';
import { grantCase } from '../../../src/appeals/petitions/grant.ts';
import { erasePerson } from '../../../src/house/privacy/erase-person.ts';
import type { PersonNumber } from '../../../src/ledger/fields.ts';
import { rules } from '../../../src/rule-books.ts';
import { actsOf, saidOf } from '../../support/refusals.ts';
import { CourtStory } from '../voting/a-court.ts';
import { aCaseOnline, playedOnline } from './an-online-case.ts';

const seats = (court: CourtStory, cited = court.cited) =>
  court.club.does(court.chief, seatPanel, {
    case: cited,
    justices: court.panel.map((person) => ({ text: `#${person}` })),
    shown: null,
  });

/** The panel of Jo, Kim and Lee sits, and the bot has put in the log as exhibit 1. */
function heard(): CourtStory {
  const court = aCaseOnline();
  expect(saidOf(seats(court))).toEqual(['done']);
  return court;
}

function files(
  court: CourtStory,
  by: PersonNumber,
  words: string,
  about: { redacts?: string; sealed?: boolean } = {},
) {
  const bytes = new TextEncoder().encode(words);
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const input = { case: court.cited, name: 'screen.txt', bytes, sha256, sealed: false, redacts: null };
  return court.club.does(by, fileExhibit, { ...input, ...about });
}

const releases = (court: CourtStory, by: PersonNumber, exhibit: string) =>
  court.club.does(by, releaseExhibit, { exhibit });

const views = (court: CourtStory, by: PersonNumber, exhibit: number) =>
  court.club.does(by, viewExhibit, { case: court.appeal.number, exhibit });

/** So many of the panel vote on an order for the raw evidence. */
function orders(court: CourtStory, grant: boolean, count: number): void {
  const about = { kind: 'raw-evidence', reason: 'To see all.', exhibit: null, with: null } as const;
  court.club.does(court.ana, makeMotion, { case: court.cited, ...about });
  for (const justice of court.panel.slice(0, count))
    court.club.does(justice, ruleMotion, { case: court.cited, motion: '1', grant });
}

/** A case over a game of Ana and Bo that was played at a table. */
function overTheBoard(court: CourtStory): void {
  court.plays(court.ana, court.bo, 0);
  court.petitions({ kind: 'game', game: 1 });
}

const logs = (court: CourtStory) =>
  court.club.view.entries.flatMap((entry) =>
    entry.type === 'exhibit-filed' && entry.by === null ? [entry.case] : [],
  );

const everybody = ['chief', 'jo', 'kim', 'lee', 'mia', 'max', 'ana', 'bo', 'cy'] as const;
type Name = (typeof everybody)[number];

/** Who may open an exhibit; what they are offered and what they get agree, and each look is logged if it is closed. */
function openTo(court: CourtStory, exhibit: number): Name[] {
  return everybody.filter((name) => {
    const offered = exhibitsFor(court.club.view, court.appeal, court[name]).map(({ number }) => number);
    const before = court.club.view.state.lastSeq;
    const may = views(court, court[name], exhibit).ok;
    expect(offered.includes(exhibit), name).toBe(may);
    const closed = court.appeal.exhibits[exhibit]?.sealed === true;
    expect(court.club.view.state.lastSeq - before, name).toBe(may && closed ? 1 : 0);
    return may;
  });
}

describe('Act I.9.7: the log of an online game goes to those who hear a case over it', () => {
  it('as an open exhibit that the bot puts in when they are seated', async () => {
    const court = heard();
    expect(court.appeal.exhibits.slice(1)).toMatchObject([
      { by: null, sealed: false, raw: false, media: 'txt' },
    ]);
    const file = await court.club.clubs.exhibit(court.club.id, 1, 1);
    expect(file?.name).toBe('game-1-log.txt');
    const log = new TextDecoder().decode(file?.bytes);
    expect(log.split('\n')).toEqual([
      `2026-11-20 12:40:00  White (#${court.ana}) challenges Black (#${court.bo})`,
      `2026-11-20 12:40:00  Black (#${court.bo}) accepts it`,
      `2026-11-20 12:40:00  White (#${court.ana}) plays e4`,
      `2026-11-20 12:40:00  White (#${court.ana}) ends it: resignation, Black won`,
    ]);
    expect(openTo(court, 1)).toEqual(['chief', 'jo', 'kim', 'lee', 'ana', 'bo']);
  });

  it('once, no matter who is seated later and who hears it then', () => {
    const court = heard();
    court.club.write({ type: 'recused', case: 1, person: court.lee });
    const justices = [court.jo, court.kim, court.chief].map((person) => ({ text: `#${person}` }));
    expect(
      saidOf(court.club.does(court.chief, seatPanel, { case: court.cited, justices, shown: null })),
    ).toEqual(['done']);
    expect(logs(court)).toEqual([1]);
  });

  it('when the whole Court hears it whose panel had none', () => {
    const court = aCaseOnline().seats().decides({});
    court.club.write({ type: 'en-banc-asked', case: 1, person: court.ana });
    expect(saidOf(court.club.does(court.chief, grantCase, { case: court.cited }))).toEqual(['done']);
    expect(logs(court)).toEqual([1]);
  });

  it('when it is joined to a case that is heard', () => {
    const court = new CourtStory();
    playedOnline(court);
    court.petitions({ kind: 'other' }).seats();
    const lead = court.cited;
    court.petitions({ kind: 'game', game: 1 }, { respondent: court.bo });
    const about = { kind: 'join', reason: 'One matter.', exhibit: null, with: court.cited } as const;
    court.club.does(court.ana, makeMotion, { case: lead, ...about });
    for (const justice of [court.jo, court.kim])
      court.club.does(justice, ruleMotion, { case: lead, motion: '1', grant: true });
    expect(court.appeal.heardWith).toBe(1);
    expect(logs(court)).toEqual([2]);
  });

  it.each<[string, (court: CourtStory) => unknown]>([
    ['over a game on a board', overTheBoard],
    ['over something else', (court) => court.petitions({ kind: 'other' })],
  ])('but not in a case %s', (_, happens) => {
    const court = new CourtStory();
    happens(court);
    expect(saidOf(seats(court))).toEqual(['done']);
    expect(court.appeal.exhibits).toEqual([]);
  });
});

describe('Acts I.9.5, I.9.8 and I.9.9: who opens what was gathered of an online game', () => {
  const bench: Name[] = ['chief', 'jo', 'kim', 'lee'];

  const steps: [string, (court: CourtStory) => unknown, { raw: Name[]; redacted: Name[] }][] = [
    ['once it is filed', () => undefined, { raw: ['chief'], redacted: bench }],
    [
      'once the copy is released',
      (court) => releases(court, court.chief, '2026/1 #3'),
      { raw: ['chief'], redacted: [...bench, 'mia', 'max'] },
    ],
    ['while the order is asked for', (court) => orders(court, true, 1), { raw: ['chief'], redacted: bench }],
    ['once the order is denied', (court) => orders(court, false, 2), { raw: ['chief'], redacted: bench }],
    ['once most have ordered it', (court) => orders(court, true, 2), { raw: bench, redacted: bench }],
    [
      'once one of them does not hear the case any more',
      (court) => {
        orders(court, true, 2);
        court.club.write({ type: 'recused', case: 1, person: court.kim });
      },
      { raw: ['chief', 'jo', 'lee'], redacted: ['chief', 'jo', 'lee'] },
    ],
  ];

  it.each(steps)('%s', (_, happens, { raw, redacted }) => {
    const court = heard();
    expect(saidOf(files(court, court.bo, 'Ana’s address'))).toEqual(['done']);
    expect(saidOf(files(court, court.chief, '[taken out]', { redacts: '2' }))).toEqual(['done']);
    happens(court);
    expect(openTo(court, 2)).toEqual(raw);
    expect(openTo(court, 3)).toEqual(redacted);
  });

  it.each(['ana', 'bo', 'jo'] as const)('what %s puts in is raw, sealed or not', (who) => {
    const court = heard();
    for (const sealed of [true, false]) files(court, court[who], `Seen: ${sealed}`, { sealed });
    expect(court.appeal.exhibits.slice(2)).toMatchObject([
      { raw: true, sealed: true },
      { raw: true, sealed: true },
    ]);
  });

  it('nothing is raw in a case that is not over an online game', () => {
    const court = new CourtStory().petitions({ kind: 'other' }).seats();
    files(court, court.ana, 'Seen');
    expect(court.appeal.exhibits[1]).toMatchObject({ raw: false, sealed: false, redacts: null });
  });

  it('says by which Acts it is closed, and by which it was looked at', () => {
    const court = heard();
    files(court, court.bo, 'Ana’s address');
    files(court, court.chief, '[taken out]', { redacts: '2' });
    expect(actsOf(views(court, court.jo, 2))).toEqual(['I.9.5', 'I.9.9']);
    expect(actsOf(views(court, court.mia, 3))).toEqual(['I.9.5', 'I.9.8']);
    views(court, court.chief, 2);
    const look = { type: 'exhibit-viewed', case: 1, exhibit: 2, person: court.chief };
    expect(court.club.view.entries.at(-1)).toMatchObject({ ...look, acts: ['I.9.5'] });
  });
});

describe('Act I.9.5: redacted copies', () => {
  const copied = () => {
    const court = heard();
    files(court, court.bo, 'Ana’s address');
    files(court, court.chief, '[taken out]', { redacts: '2' });
    return court;
  };

  it.each<[Name, string, string[]]>([
    ['chief', '2', ['done']],
    ['chief', '1', ['not-raw']],
    ['chief', '9', ['no-such-exhibit']],
    ['jo', '2', ['needs-office']],
    ['mia', '2', ['needs-office']],
    ['ana', '2', ['needs-office']],
  ])('%s files one of exhibit %s: %j', (who, redacts, said) => {
    const court = heard();
    files(court, court.bo, 'Ana’s address');
    expect(saidOf(files(court, court[who], '[taken out]', { redacts }))).toEqual(said);
  });

  it('are not filed once the hearing is over', () => {
    const court = heard();
    files(court, court.bo, 'Ana’s address');
    court.votes(court.jo, {});
    expect(saidOf(files(court, court.chief, '[taken out]', { redacts: '2' }))).toEqual(['not-at-this-stage']);
  });

  it.each<[Name, string, string[]]>([
    ['chief', '[2026] CoA 1 #3', ['done']],
    ['chief', '2026/1#3', ['done']],
    ['chief', '2026/1 #2', ['not-redacted']],
    ['chief', '2026/1 #1', ['not-redacted']],
    ['chief', '2026/1 #9', ['no-such-exhibit']],
    ['chief', '2026/1', ['no-such-exhibit']],
    ['chief', '2026/7 #3', ['no-such-case']],
    ['jo', '2026/1 #3', ['needs-office']],
    ['max', '2026/1 #3', ['needs-office']],
  ])('%s releases %s: %j', (who, exhibit, said) => {
    const court = copied();
    expect(saidOf(releases(court, court[who], exhibit))).toEqual(said);
    expect(court.appeal.exhibits[3]?.released).toBe(said[0] === 'done');
  });

  it('are released once', () => {
    const court = copied();
    const said = [1, 2].map(() => saidOf(releases(court, court.chief, '2026/1 #3')));
    expect(said).toEqual([['done'], ['released-already']]);
  });

  it('Act 0.13: are erased with what they are copies of', async () => {
    const court = copied();
    court.club.write({ type: 'petition-withdrawn', case: 1 });
    expect(court.appeal.stage).toBe('withdrawn');
    expect(saidOf(court.club.does(court.bo, erasePerson, { member: null }))).toEqual(['done']);
    court.club.now += 60_000;
    await court.club.settle();
    expect(court.appeal.exhibits.slice(1).map((exhibit) => exhibit?.erased)).toEqual([false, true, true]);
  });
});

it('an exhibit of before is read as one that is neither raw nor a copy', () => {
  const before = { case: 1, exhibit: 1, sealed: true, sha256: 'ab', size: 2, media: 'txt' };
  expect(rules.read('exhibit-filed', before)).toMatchObject({ raw: false, redacts: null });
});
