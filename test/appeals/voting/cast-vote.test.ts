import { describe, expect, it } from 'vitest';
import { chooseAuthor } from '../../../src/appeals/opinions/choose-author.ts';
import type { BallotInput } from '../../../src/appeals/voting/ballot.ts';
import { previewVote } from '../../../src/appeals/voting/cast-vote.ts';
import { done, type Result } from '../../../src/house/result.ts';
import type { PenaltyPart } from '../../../src/ledger/fields.ts';
import { CourtStory, vote } from './a-court.ts';

const fifteen = { kind: 'deduction', points: 15 } as const satisfies PenaltyPart;
const december: PenaltyPart = {
  kind: 'ban',
  until: '2026-12-11',
  endsAt: Date.UTC(2026, 11, 11, 23, 59, 59, 999),
};

/** Ana appeals a penalty of Mia’s; nobody sits yet. */
function appealed(parts: PenaltyPart[] = [fifteen]): CourtStory {
  const court = new CourtStory();
  court.club.write({ type: 'adjusted', person: court.ana, change: { points: 100 } });
  court.penalises({ parts });
  return court.petitions({ kind: 'penalty', penalty: 1 });
}

const heard = (parts?: PenaltyPart[]) => appealed(parts).seats();

const modification = () => {
  const court = new CourtStory();
  const entry = court.club.write(
    { type: 'adjusted', person: court.ana, change: { points: 30 } },
    { by: court.chief, acts: ['III.5'] },
  );
  return court.petitions({ kind: 'technical', entry }, { enBanc: true, respondent: court.chief });
};

const codesOf = (result: Result<unknown>) =>
  'refusals' in result ? result.refusals.map(({ code }) => code) : result;

const overturn = { decision: 'overturn' } as const;
const remand = { decision: 'remand' } as const;

describe('Act III.3.3: a panel decides by majority', () => {
  it('the last vote is counted at once, and decides', () => {
    const court = heard();
    expect(court.votes(court.jo, overturn)).toMatchObject({
      ok: true,
      value: { round: 'waiting', waitingFor: [court.kim, court.lee] },
    });
    expect(court.appeal.stage).toBe('voting');
    court.votes(court.kim, {});
    expect(court.judgement).toBeNull();
    expect(court.club.score(court.ana)).toBe(185);
    expect(court.votes(court.lee, overturn)).toMatchObject({ ok: true, value: { round: 'judged' } });
    expect(court.judgement).toMatchObject({
      outcome: { kind: 'overturn', relief: { kind: 'undo' } },
      majority: [court.jo, court.lee],
      silent: [],
    });
    expect(court.club.score(court.ana)).toBe(200);
  });

  it.each<[string, Partial<BallotInput>[]]>([
    ['three judgements', [{}, overturn, remand]],
    ['three reliefs', [overturn, { ...overturn, points: 5 }, { ...overturn, points: 6 }]],
    ['two reliefs and an upholding', [overturn, { ...overturn, points: 5 }, {}]],
  ])('%s have no majority: once more, and then what was decided stands', (_, ballots) => {
    const court = heard();
    for (const [place, justice] of court.panel.entries()) court.votes(justice, ballots[place] ?? {});
    expect(court.appeal.stage).toBe('revote');
    for (const [place, justice] of court.panel.entries()) court.votes(justice, ballots[place] ?? {});
    expect(court.judgement).toMatchObject({ outcome: { kind: 'stands' }, majority: [], effects: [] });
    expect(court.club.score(court.ana)).toBe(185);
  });

  it('the second round may have a majority', () => {
    const court = heard();
    court.votes(court.jo, {});
    court.votes(court.kim, overturn);
    court.votes(court.lee, remand);
    court.decides(overturn);
    expect(court.judgement?.outcome.kind).toBe('overturn');
  });

  it('a Court of two that divides votes once more, and then what was decided stands', () => {
    const court = appealed();
    for (const person of [court.lee, court.kim])
      court.club.write({ type: 'office-taken', person, office: 'justice' });
    court.seats([court.chief, court.jo]);
    for (const stage of ['revote', 'judged']) {
      court.votes(court.chief, {});
      court.votes(court.jo, overturn);
      expect(court.appeal.stage).toBe(stage);
    }
    expect(court.judgement?.outcome.kind).toBe('stands');
  });
});

describe('Act III.3.3: who votes', () => {
  it.each<[string, (court: CourtStory) => number, string]>([
    ['a Justice who does not sit', ({ chief }) => chief, 'not-on-the-bench'],
    ['a Moderator', ({ mia }) => mia, 'needs-office'],
    ['a party', ({ ana }) => ana, 'needs-office'],
  ])('not %s', (_, who, code) => {
    const court = heard();
    const before = court.club.view.entries.length;
    expect(codesOf(court.votes(who(court), {}))).toEqual([code]);
    expect(court.club.view.entries.length).toBe(before);
  });

  it('nobody twice in a round, and not at the same moment either', () => {
    const court = heard();
    court.votes(court.jo, {});
    expect(codesOf(court.votes(court.jo, overturn))).toEqual(['voted-already']);
    expect(court.appeal.rounds.at(-1)?.votes).toHaveLength(1);
  });

  it.each<[string, (court: CourtStory) => unknown]>([
    [
      'left the Court',
      ({ club, lee }) => club.write({ type: 'office-taken', person: lee, office: 'justice' }),
    ],
    ['does not sit any more', ({ club, lee }) => club.write({ type: 'recused', case: 1, person: lee })],
  ])('nobody while somebody of the panel %s, until the place is filled', (_, leaves) => {
    const court = heard();
    court.votes(court.jo, overturn);
    leaves(court);
    expect(codesOf(court.votes(court.kim, overturn))).toEqual(['panel-incomplete']);
    court.seats([court.jo, court.kim, court.chief]);
    court.votes(court.kim, overturn);
    expect(court.judgement).toBeNull();
    court.votes(court.chief, {});
    expect(court.judgement?.majority).toEqual([court.jo, court.kim]);
  });

  it('counts what was voted once the Chief Justice seats a smaller panel of those who have', async () => {
    const court = heard();
    court.votes(court.jo, overturn);
    court.votes(court.kim, overturn);
    for (const person of [court.lee, court.chief])
      court.club.write({ type: 'office-taken', person, office: person === court.lee ? 'justice' : 'chief' });
    await court.club.at('12:41').settle();
    expect(court.judgement).toBeNull();
    court.seats([court.jo, court.kim]);
    await court.club.at('12:42').settle();
    expect(court.judgement?.majority).toEqual([court.jo, court.kim]);
  });

  it('nobody before there is a panel, nor once it is decided', () => {
    const court = appealed();
    expect(codesOf(court.votes(court.jo, {}))).toEqual(['not-at-this-stage']);
    court.seats().decides({});
    expect(codesOf(court.votes(court.jo, {}))).toEqual(['not-at-this-stage']);
  });
});

describe('Act III.3.9: the whole Court', () => {
  it('counts once everybody who is of it has voted', () => {
    const court = modification();
    court.votes(court.chief, {});
    for (const justice of court.panel) court.votes(justice, overturn);
    expect(court.judgement).toMatchObject({ enBanc: true, outcome: { kind: 'overturn' }, silent: [] });
    expect(court.appeal.stage).toBe('final');
  });

  it('an equal division leaves what was decided, without a second round', () => {
    const court = modification();
    for (const [place, justice] of [court.chief, ...court.panel].entries())
      court.votes(justice, place < 2 ? {} : overturn);
    expect(court.judgement).toMatchObject({ outcome: { kind: 'stands' }, effects: [] });
  });

  it('after the last of its days the votes that were cast decide, and silence is recorded', async () => {
    const court = modification();
    court.votes(court.chief, overturn);
    court.votes(court.jo, overturn);
    court.votes(court.kim, {});
    court.club.at('2026-11-27 23:59:59');
    await court.club.settle();
    expect(court.judgement).toBeNull();
    court.club.at('2026-11-28 00:00:00');
    await court.club.settle();
    expect(court.judgement).toMatchObject({
      outcome: { kind: 'overturn' },
      majority: [court.chief, court.jo],
      silent: [court.lee],
    });
    expect(court.club.score(court.ana)).toBe(100);
  });

  it('has its days from when it sits, however late the first vote is', async () => {
    const court = modification();
    court.club.at('2026-11-27 23:00');
    court.votes(court.chief, overturn);
    court.club.at('2026-11-28 00:00');
    await court.club.settle();
    expect(court.judgement).toMatchObject({ outcome: { kind: 'overturn' }, silent: court.panel });
  });

  it.each([
    ['2026-11-27 23:59:59', null],
    ['2026-11-28 00:00:00', { outcome: { kind: 'stands' }, effects: [], bar: null, majority: [] }],
  ])('that nobody voted in leaves what was decided, and all are on record: %s', async (moment, judged) => {
    const court = modification();
    court.club.at(moment);
    await court.club.settle();
    if (judged === null) expect(court.judgement).toBeNull();
    else expect(court.judgement).toMatchObject({ ...judged, silent: [court.chief, ...court.panel] });
    expect(court.appeal.stage).toBe(judged === null ? 'sitting' : 'final');
  });

  it('that nobody voted in leaves a panel’s judgement, and anybody of the Court writes why', async () => {
    const court = heard().decides(overturn).goesEnBanc();
    court.club.at('2026-12-05 12:00');
    await court.club.settle();
    expect(court.judgement).toMatchObject({ enBanc: true, outcome: { kind: 'stands' }, supersedes: [] });
    expect(court.club.score(court.ana)).toBe(200);
    expect(court.club.does(court.kim, chooseAuthor, { case: court.cited, justice: null }).ok).toBe(true);
  });

  it('does so as of that moment, however late somebody looks', async () => {
    const court = modification();
    court.votes(court.chief, overturn);
    court.club.at('2027-02-01 12:00');
    await court.club.settle();
    expect(court.judgement?.at).toBe(court.club.moment('2026-11-28 00:00') - 1);
    expect(court.judgement?.silent).toEqual(court.panel);
    const { length } = court.club.view.entries;
    await court.club.settle();
    expect(court.club.view.entries.length).toBe(length);
  });

  it('waits for nobody who left the Court, and counts no vote of theirs', async () => {
    const court = modification();
    court.votes(court.lee, overturn);
    court.votes(court.chief, {});
    court.votes(court.jo, {});
    for (const person of [court.lee, court.kim])
      court.club.write({ type: 'office-taken', person, office: 'justice' });
    court.club.at('12:41');
    await court.club.settle();
    expect(court.judgement).toMatchObject({ outcome: { kind: 'uphold' }, majority: [court.chief, court.jo] });
  });

  it('sends nothing back', () => {
    const court = modification();
    expect(court.votes(court.jo, remand)).toMatchObject({
      refusals: [{ code: 'may-not-decide-so', problem: 'remand-en-banc' }],
    });
  });
});

describe('Acts II.9.2 to II.9.5 and III.3.8: what the Court may decide', () => {
  const until = (day: string) => ({ ...overturn, until: day });
  it.each<[Partial<BallotInput>, string]>([
    [{ ...until('2026-12-18'), relief: 'shorten' }, 'not-shorter'],
    [{ ...until('2026-12-04'), relief: 'lengthen' }, 'not-longer'],
    [until('2026-12-11'), 'same-end'],
    [until('2026-12-10'), 'not-a-session-day'],
    [until('2026-11-20'), 'not-ahead'],
    [{ ...overturn, points: 5 }, 'no-points'],
    [{ ...overturn, result: 1 }, 'no-game'],
    [{ conditions: 'Look again.' }, 'conditions-without-remand'],
    [{ bar: '2026-11-20' }, 'bar-not-ahead'],
  ])('%o is refused for a ban: %s', (ballot, problem) => {
    const court = heard([december]);
    expect(court.votes(court.jo, ballot)).toMatchObject({
      refusals: [{ code: 'may-not-decide-so', problem }],
    });
  });

  it.each<[Partial<BallotInput>, string]>([
    [until('2026-12-11'), 'no-ban'],
    [{ ...overturn, points: -1 }, 'points-below-none'],
    [{ bar: '2026-12-11' }, 'bar-without-ban'],
  ])('%o is refused for a deduction: %s', (ballot, problem) => {
    const court = heard();
    expect(court.votes(court.jo, ballot)).toMatchObject({
      refusals: [{ code: 'may-not-decide-so', problem }],
    });
  });

  it.each<[Partial<BallotInput>, string, boolean]>([
    [{ relief: 'undo' }, 'relief', false],
    [{ points: 5 }, 'points', false],
    [{ until: '2026-12-11' }, 'until', false],
    [{ ...overturn, relief: 'shorten' }, 'until', true],
    [{ ...overturn, relief: 'undo', points: 5 }, 'points', false],
    [{ ...overturn, relief: 'undo', until: '2026-12-11' }, 'until', false],
    [{ ...overturn, relief: 'shorten', until: '2026-12-11', points: 5 }, 'points', false],
  ])('%o does not go together', (ballot, option, missing) => {
    const court = heard();
    expect(court.votes(court.jo, ballot)).toMatchObject({
      invalid: { problem: 'option-with', option, missing },
    });
  });

  it.each<Partial<BallotInput>>([
    { relief: 'replace' },
    { relief: 'replace', points: 5, result: 1 },
    { points: 5, until: '2026-12-11' },
  ])('%o does not say one thing that takes the place of what was decided', (ballot) => {
    const court = heard();
    expect(court.votes(court.jo, { ...overturn, ...ballot })).toMatchObject({
      invalid: { problem: 'one-of', options: ['until', 'points', 'result'] },
    });
  });

  it('replaces what was decided by what is filled in', () => {
    const court = heard();
    for (const justice of [court.jo, court.kim])
      court.votes(justice, { ...overturn, relief: 'replace', points: 0 });
    court.votes(court.lee, { ...overturn, points: 0 });
    expect(court.judgement?.outcome).toEqual({ kind: 'overturn', relief: { kind: 'points', points: 0 } });
  });

  it('a day that is none is not understood', () => {
    const court = heard([december]);
    const bad = { problem: 'not-a-date', option: 'until' };
    expect(court.votes(court.jo, until('soon'))).toMatchObject({ invalid: bad });
  });

  it('closes further appeals where most voted for the same day', () => {
    const court = heard([december]);
    court.votes(court.jo, { bar: '2027-01-08' });
    court.votes(court.kim, { ...overturn, bar: '2027-01-08' });
    court.votes(court.lee, { bar: '2027-01-15' });
    expect(court.judgement).toMatchObject({ outcome: { kind: 'uphold' }, bar: '2027-01-08' });
  });
});

describe('what a voter is shown', () => {
  const preview = (court: CourtStory, ballot: Partial<BallotInput>) =>
    previewVote(court.club.view, court.club.actor(court.jo), vote(court.cited, ballot), court.club.now);

  it('says what would become of scores and bans, and changes nothing', () => {
    const court = heard([december]);
    const { entries } = court.club.view;
    const shown = preview(court, overturn);
    expect(shown).toMatchObject({
      ok: true,
      value: { changes: [], ban: { before: { penalty: 1 }, after: null } },
    });
    expect(court.club.view.entries).toEqual(entries);
  });

  it('is refused at Confirm where it does not hold any more', () => {
    const court = heard();
    const shown = preview(court, overturn);
    const seal = shown.ok ? shown.value.seal : '';
    court.club.write({ type: 'adjusted', person: court.ana, change: { points: -90 } });
    expect(court.votes(court.jo, overturn, seal)).toEqual({
      ok: false,
      invalid: { problem: 'changed-meanwhile' },
    });
  });

  it('holds where another has voted meanwhile, but not in another round', () => {
    const court = heard();
    const shown = preview(court, overturn);
    const seal = shown.ok ? shown.value.seal : '';
    court.votes(court.kim, {});
    expect(court.votes(court.jo, overturn, seal)).toMatchObject({ ok: true });
    court.votes(court.lee, remand);
    expect(court.votes(court.jo, overturn, seal)).toMatchObject({
      invalid: { problem: 'changed-meanwhile' },
    });
  });
});

const setChannels = ({ club }: CourtStory, channels: { court: string; discussion: string }) =>
  club.clubs.changeNow(club.id, { interaction: null, now: club.now }, (work) => {
    work.saveSettings(channels);
    return done(null);
  });

describe('Act III.3.8: who is told', () => {
  const told = (court: CourtStory, kind: string) =>
    court.club.announced.filter(({ notice }) => notice.kind === kind).map(({ target }) => target);

  it('nobody of a vote before the last; then the Court, those in the hearing, everybody, and both parties', () => {
    const court = heard();
    setChannels(court, { court: '8', discussion: '7' });
    const before = court.club.announced.length;
    court.votes(court.jo, overturn);
    const first = court.club.view.state.lastSeq;
    court.votes(court.kim, overturn);
    expect(court.club.announced.slice(before)).toEqual([
      {
        notice: { kind: 'hearing', case: 1, entry: first, person: null },
        target: { to: 'case', case: 1 },
      },
    ]);
    court.votes(court.lee, {});
    expect(told(court, 'judged')).toEqual([
      { to: 'court' },
      { to: 'case', case: 1 },
      { to: 'discussion' },
      { to: 'person', person: court.ana },
      { to: 'person', person: court.mia },
    ]);
  });

  it('everybody once, where the Court has no channel of its own', () => {
    const court = heard();
    setChannels(court, { court: '7', discussion: '7' });
    court.decides(overturn);
    expect(told(court, 'judged').map(({ to }) => to)).toEqual(['court', 'case', 'person', 'person']);
  });
});
