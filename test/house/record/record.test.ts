import { describe, expect, it } from 'vitest';
import { exportOf } from '../../../src/house/privacy/export.ts';
import { askRecord, readRecordAsStaff } from '../../../src/house/record/ask-record.ts';
import { recordOf } from '../../../src/house/record/read-record.ts';
import { disputeGame } from '../../../src/ladder/games/answer-game.ts';
import { voidGame } from '../../../src/ladder/games/void-game.ts';
import { liftMonitor, setMonitor } from '../../../src/ladder/monitors/set-monitor.ts';
import type { PersonNumber } from '../../../src/ledger/fields.ts';
import type { BodyOf } from '../../../src/rule-books.ts';
import { aDocket } from '../../appeals/docket/a-docket.ts';
import { afternoon, enters, named, plays } from '../../ladder/games/afternoon.ts';
import type { Story } from '../../support/a-club.ts';
import { actsOf, saidOf } from '../../support/refusals.ts';

/** What the record of somebody says, a line each. */
async function read(club: Story, person: PersonNumber): Promise<string[]> {
  const lines = await recordOf(club.clubs, club.view, person, (number) => `#${number}`);
  return lines.map(({ what, by, undone, said }) =>
    [
      what,
      ...(by === null ? [] : [`by ${by}`]),
      ...(undone ? ['undone'] : []),
      ...said.map(({ text }) => text),
    ].join(' | '),
  );
}

const penalty = (
  person: PersonNumber,
  about: Partial<BodyOf<'penalty-issued'>> = {},
): BodyOf<'penalty-issued'> => ({
  type: 'penalty-issued',
  penalty: 1,
  person,
  offence: 1,
  game: null,
  fraud: false,
  ground: null,
  parts: [{ kind: 'deduction', points: 7 }],
  finding: null,
  reverses: null,
  ...about,
});

describe('a member’s record', () => {
  it('Act II.10: has their monitors, each step with what was said', async () => {
    const { club, mo, ana } = afternoon();
    club.does(mo, setMonitor, { member: named(ana), suspicion: 'Nobody saw it.' });
    club.does(mo, liftMonitor, { member: named(ana), reason: 'Somebody did.' });
    expect(await read(club, ana)).toEqual([
      'joined the Leaderboard',
      `was monitored from here on | by #${mo} | Nobody saw it.`,
      `the monitor was lifted | by #${mo} | Somebody did.`,
    ]);
  });

  it('Act III.2.4: has penalties that stand and that were undone, declared and not', async () => {
    const { club, mo, ana } = afternoon();
    const first = club.write(penalty(ana), { by: mo, texts: { reason: 'Why not.', offence: 'Shouting' } });
    club.write({ type: 'penalty-declared', penalty: 1, way: 'email', on: '2026-11-20' }, { by: mo });
    const ban = { kind: 'ban', until: '2027-01-01', endsAt: club.moment('2027-01-01 23:59:59') } as const;
    club.write(penalty(ana, { penalty: 2, parts: [ban], ground: 'serious', finding: 'intent' }), { by: mo });
    club.write({ type: 'voided', entry: first });
    expect((await read(club, ana)).slice(1)).toEqual([
      `penalty #1: seven points off the score | by #${mo} | undone | Why not. | Shouting`,
      `penalty #1 was announced by email, on Friday 20 November 2026 | by #${mo}`,
      expect.stringMatching(
        /^penalty #2: a ban until the end of Friday 1 January 2027; for one serious offence; (on purpose|careless); not announced yet \| by/,
      ),
      'undone: penalty #1: seven points off the score',
    ]);
  });

  it('has the games on which something was decided, for both who played them, and no others', async () => {
    const { club, mo, ana, bo } = afternoon();
    const gone = plays(club, mo, ana, bo);
    club.does(mo, voidGame, { game: `${gone}`, reason: 'It never was.' });
    const disputed = enters(club, ana, bo);
    club.does(bo, disputeGame, { game: `${disputed}`, why: 'I won.' });
    plays(club, mo, ana, club.member('Cy'));
    const lines = [
      `game #1 was taken off the board | by #${mo} | It never was.`,
      `game #2 was disputed | by #${bo} | I won.`,
    ];
    expect((await read(club, ana)).slice(1)).toEqual(lines);
    expect((await read(club, bo)).slice(1)).toEqual(lines);
  });

  it('has what else is on file, in the order in which it happened', async () => {
    const { club, mo, ana, bo } = afternoon();
    const game = plays(club, mo, ana, bo);
    const bodies = [
      { type: 'office-given', person: ana, office: 'justice' },
      { type: 'clock-required', person: ana, minutes: 5 },
      { type: 'clock-waived', person: ana },
      { type: 'objected', game, person: bo },
      { type: 'rematch-decided', game, outcome: 'neither', score: null, untimed: false },
      { type: 'decayed', person: ana, date: '2026-11-20', basis: 'idle' },
      { type: 'adjusted', person: ana, change: { points: -3 } },
      { type: 'register-corrected', person: ana, date: '2026-11-20', present: false, moderating: false },
      { type: 'removal-requested', person: ana },
      { type: 'removal-request-withdrawn', person: ana },
      { type: 'banned', person: ana, until: null, endsAt: null },
      { type: 'removed', person: ana, basis: 'inactive' },
      { type: 'joined', person: ana },
    ] as const;
    for (const body of bodies) club.write(body);
    expect((await read(club, ana)).slice(1)).toEqual([
      'became Justice',
      'has to play with a clock, with five minutes',
      'may play without a clock again',
      `#${bo} objected to how game #1 ended`,
      'the rematch of game #1 was played by nobody',
      'lost points for playing no game, at the session of Friday 20 November 2026',
      'the score was changed by −3',
      'counts as absent at the session of Friday 20 November 2026',
      'asked to be taken off the Leaderboard',
      'withdrew the request to be removed',
      'was banned with no end date',
      'was taken off the Leaderboard, for staying away',
      'joined the Leaderboard',
    ]);
  });

  it('is of that person alone: neither of a namesake, nor of whom they decided on, nor of whom they played', async () => {
    const { club, mo, ana, bo } = afternoon();
    const namesake = club.member('Ana');
    const game = plays(club, mo, ana, bo);
    club.does(mo, setMonitor, { member: named(ana), suspicion: 'About Ana alone' });
    club.write(penalty(ana, { game }), { by: mo, texts: { reason: 'About Ana alone' } });
    club.write({ type: 'penalty-declared', penalty: 1, way: 'discussion', on: '2026-11-20' }, { by: mo });
    for (const other of [namesake, bo]) expect(await read(club, other)).toEqual(['joined the Leaderboard']);
    expect(await read(club, mo)).toEqual(['joined the Leaderboard', 'became Moderator']);
    expect(await read(club, ana)).toHaveLength(4);
  });

  it('Act 0.13: nor does a player’s export tell what was done to the other one over their game', async () => {
    const { club, mo, ana, bo } = afternoon();
    const game = plays(club, mo, ana, bo);
    club.write(penalty(ana, { game }), { by: mo, texts: { reason: 'About Ana alone' } });
    const own = async (person: PersonNumber) =>
      JSON.stringify(await exportOf(club.clubs, club.view, person, club.now));
    expect(await own(bo)).not.toMatch(/About Ana alone|penalty-issued/);
    expect(await own(ana)).toMatch(/penalty-issued.*About Ana alone/);
  });
});

describe('who may read it', () => {
  it.each(['moderator', 'justice', 'chief'] as const)('Acts III.2 and III.3.4: a %s, unlogged', (office) => {
    const { club, ana } = afternoon();
    const officer = club.person('Olly', { offices: [office] });
    expect(askRecord(club.view, club.actor(officer), named(ana))).toMatchObject({
      ok: true,
      value: { person: { number: ana }, reader: officer, logged: false },
    });
  });

  it('Act 0.14: the member of staff, each time logged', () => {
    const { club, ana } = afternoon();
    const dale = club.staff('Dale');
    expect(askRecord(club.view, club.actor(dale), named(ana))).toMatchObject({ value: { logged: true } });
    for (let n = 0; n < 2; n++) club.does(dale, readRecordAsStaff, { member: named(ana) });
    const logged = club.view.entries.filter(({ type }) => type === 'file-read');
    expect(logged).toMatchObject([
      { person: ana, by: dale, acts: ['0.14'] },
      { person: ana, by: dale },
    ]);
  });

  it('nobody else: not a Member of their own, not a stranger, not anyone who manages the server', () => {
    const { club, ana } = afternoon();
    const asked = club.does(ana, readRecordAsStaff, { member: named(ana) });
    expect(actsOf(asked)).toEqual(['III.2', 'III.3.4']);
    const owner = club.stranger('Olga', { managesGuild: true });
    expect(saidOf(club.does(owner, readRecordAsStaff, { member: named(ana) }))).toEqual(['needs-office']);
  });

  it('nothing of nobody', () => {
    const { club, mo } = afternoon();
    expect(askRecord(club.view, club.actor(mo), { text: 'Nobody' })).toMatchObject({
      invalid: { problem: 'no-such-person' },
    });
  });
});

describe('Act III.3: a member’s record before the Court', () => {
  const joined = 'joined the Leaderboard';

  /** Ana’s petition against Mo went to a panel, was sent back, kept, and asked for before the whole Court. */
  function aCase() {
    const stage = aDocket();
    const { club, court, ana, mo, jo } = stage;
    const number = court.files(ana, mo, { subject: { kind: 'game', game: 1 }, statement: 'My statement.' });
    court.grants(number);
    court.seats(number, jo, stage.kim, stage.lee);
    court.votes(number, jo, stage.kim, stage.lee);
    court.judges(number, 'remand', [jo]);
    club.write(
      { type: 'redecided', case: number, redecision: 'kept', effects: [] },
      { by: mo, texts: { reason: 'It was right.' } },
    );
    court.asks(number, ana);
    court.accepts(number);
    court.votes(number, jo);
    const denied = court.files(stage.bo, ana);
    club.write({ type: 'petition-denied', case: denied }, { by: stage.cleo, texts: { reason: 'Too late.' } });
    return stage;
  }

  it('has what they asked for and what came of it, with neither votes nor statements', async () => {
    const { club, ana, bo, mo, cleo } = aCase();
    expect(await read(club, ana)).toEqual([
      joined,
      `#${ana} asked the Court to look at a game: [2026] CoA 1 | by #${ana}`,
      '[2026] CoA 1: the panel sent the decision back to the Moderator',
      `[2026] CoA 1: the Moderator kept the decision | by #${mo} | It was right.`,
      `#${ana} asked the whole Court to hear [2026] CoA 1 | by #${ana}`,
      `the whole Court hears [2026] CoA 1 | by #${cleo}`,
      `#${bo} asked the Court to look at another matter: [2026] CoA 2 | by #${bo}`,
      `the Chief Justice denied [2026] CoA 2 | by #${cleo} | Too late.`,
    ]);
  });

  it('has nothing of it for anyone who hears the case, or only speaks in it', async () => {
    const { club, kim } = aCase();
    const cy = club.member('Cy');
    club.write({ type: 'witness-called', case: 1, person: cy });
    expect(await read(club, cy)).toEqual([joined]);
    expect(await read(club, kim)).toEqual(['became Justice']);
  });
});
