import { describe, expect, it } from 'vitest';
import { previewRedecision, type RedecisionInput } from '../../../src/appeals/voting/redecide.ts';
import type { Result } from '../../../src/club/result.ts';
import type { PenaltyPart } from '../../../src/ledger/entries.ts';
import { CourtStory, redecision } from './a-court.ts';

const december: PenaltyPart = {
  kind: 'ban',
  until: '2026-12-11',
  endsAt: Date.UTC(2026, 11, 11, 23, 59, 59, 999),
};

/** Mia’s penalty was sent back to her on Friday 20 November. */
function remanded(parts: PenaltyPart[] = [{ kind: 'deduction', points: 50 }]): CourtStory {
  const court = new CourtStory();
  court.club.write({ type: 'adjusted', person: court.ana, change: { points: 100 } });
  court.penalises({ parts });
  const conditions = 'No more than 20 points.';
  return court.petitions({ kind: 'penalty', penalty: 1 }).seats().decides({ decision: 'remand', conditions });
}

const codesOf = (result: Result<unknown>) =>
  'refusals' in result ? result.refusals.map(({ code }) => code) : result;

describe('Act III.3.8: a Moderator decides anew what a panel sent back', () => {
  it.each<[Partial<RedecisionInput>, number, boolean, string]>([
    [{ decision: 'keep' }, 150, true, 'kept'],
    [{ decision: 'replace', points: 20 }, 180, true, 'replaced'],
    [{ decision: 'replace', points: 0 }, 200, true, 'replaced'],
    [{ decision: 'withdraw' }, 200, false, 'withdrawn'],
  ])('%o', (input, score, stands, kind) => {
    const court = remanded();
    expect(court.known.stage).toBe('remanded');
    expect(court.club.score(court.ana)).toBe(150);
    expect(court.redecides(court.mia, input)).toMatchObject({ ok: true, value: { redecision: kind } });
    expect(court.club.score(court.ana)).toBe(score);
    expect(court.club.view.state.penalties[1]?.stands).toBe(stands);
    expect(court.known.stage).toBe('judged');
  });

  it('is no second penalty, nor a second count of an offence', () => {
    const court = remanded();
    court.redecides(court.mia, { decision: 'replace', points: 20 });
    expect(court.club.view.state.penalties).toHaveLength(2);
    expect(court.club.view.state.penalties[1]?.parts).toEqual([{ kind: 'deduction', points: 20 }]);
  });

  it('gives a ban another end', () => {
    const court = remanded([december]);
    court.redecides(court.mia, { decision: 'replace', until: '2026-11-27' });
    expect(court.board().banEndsAt).toBe(Date.UTC(2026, 10, 27, 23, 59, 59, 999));
  });

  it('is told to the Court, both parties and everybody, and declares the penalty', () => {
    const court = remanded();
    court.redecides(court.mia, { decision: 'keep' });
    const told = court.club.announced.filter(({ notice }) => notice.kind === 'redecided');
    expect(told.map(({ target }) => target)).toEqual([
      { to: 'discussion' },
      { to: 'case', case: 1 },
      { to: 'person', person: court.ana },
      { to: 'person', person: court.mia },
    ]);
    expect(court.club.view.state.penalties[1]?.declared).toEqual({ way: 'discussion', on: '2026-11-20' });
  });

  it('can be taken to the whole Court, which restores exactly what was decided first', () => {
    const court = remanded();
    const before = court.board();
    court.redecides(court.mia, { decision: 'withdraw' });
    court.goesEnBanc().decides({ decision: 'overturn' }, [court.chief, ...court.panel]);
    expect(court.board()).toEqual(before);
  });
});

describe('Act III.3.8: until when', () => {
  it('the end of the seventh day is in time', async () => {
    const court = remanded();
    court.club.at('2026-11-27 23:59:59');
    await court.club.settle();
    expect(court.redecides(court.mia, { decision: 'withdraw' })).toMatchObject({ ok: true });
  });

  it('after it the panel has the case back, once, as of then, and votes again', async () => {
    const court = remanded();
    court.club.at('2027-01-04 09:00');
    await court.club.settle();
    await court.club.settle();
    const returned = court.club.view.entries.filter(({ type }) => type === 'remand-returned');
    expect(returned.map(({ at }) => at)).toEqual([court.club.moment('2026-11-28 00:00') - 1]);
    expect(codesOf(court.redecides(court.mia, { decision: 'withdraw' }))).toEqual(['not-at-this-stage']);
    court.decides({ decision: 'overturn' });
    expect(court.club.score(court.ana)).toBe(200);
    expect(court.known.stage).toBe('judged');
  });

  it('nobody decides it twice', () => {
    const court = remanded();
    court.redecides(court.mia, { decision: 'keep' });
    expect(codesOf(court.redecides(court.mia, { decision: 'withdraw' }))).toEqual(['not-at-this-stage']);
    expect(court.club.score(court.ana)).toBe(150);
  });
});

describe('Act III.3.8: who', () => {
  it.each<[string, (court: CourtStory) => number, string]>([
    ['another Moderator', ({ max }) => max, 'not-the-decider'],
    ['a Justice of the panel', ({ jo }) => jo, 'not-the-decider'],
    ['the petitioner', ({ ana }) => ana, 'needs-office'],
  ])('not %s, while whoever decided it is a Moderator', (_, who, code) => {
    const court = remanded();
    expect(codesOf(court.redecides(who(court), {}))).toEqual([code]);
  });

  it('another Moderator where they are none any more, but nobody who has a part in it', () => {
    const court = remanded();
    court.club.write({ type: 'office-taken', person: court.mia, office: 'moderator' });
    expect(codesOf(court.redecides(court.mia, {}))).toEqual(['needs-office']);
    expect(codesOf(court.redecides(court.jo, {}))).toEqual(['part-in-case']);
    court.club.write({ type: 'office-given', person: court.ana, office: 'moderator' });
    expect(codesOf(court.redecides(court.ana, {}))).toEqual(['part-in-case']);
    expect(court.redecides(court.max, { decision: 'withdraw' })).toMatchObject({ ok: true });
    expect(court.club.view.entries.at(-1)?.by).toBe(court.max);
  });
});

describe('Act III.3.8: as what', () => {
  it.each<[Partial<RedecisionInput>, object]>([
    [
      { decision: 'keep', points: 5 },
      { problem: 'option-with', option: 'points' },
    ],
    [
      { decision: 'withdraw', until: '2026-12-11' },
      { problem: 'option-with', option: 'until' },
    ],
    [{ decision: 'replace' }, { problem: 'one-of' }],
    [{ decision: 'replace', points: 5, until: '2026-12-11' }, { problem: 'one-of' }],
    [{ reason: ' ' }, { problem: 'empty', option: 'reason' }],
  ])('%o is not understood', (input, invalid) => {
    const court = remanded();
    expect(court.redecides(court.mia, input)).toMatchObject({ invalid });
  });

  it.each<[Partial<RedecisionInput>, string]>([
    [{ points: -5 }, 'points-below-none'],
    [{ until: '2026-12-11' }, 'no-ban'],
    [{ result: 1 }, 'no-game'],
  ])('%o is refused: %s', (input, problem) => {
    const court = remanded();
    const result = court.redecides(court.mia, { decision: 'replace', ...input });
    expect(result).toMatchObject({ refusals: [{ code: 'may-not-decide-so', problem }] });
  });

  it('what was shown and does not hold any more is refused', () => {
    const court = remanded();
    const { club, mia } = court;
    const input = { ...redecision(court.cited), decision: 'withdraw' as const };
    const preview = previewRedecision(club.view, club.actor(mia), input, club.now);
    const shown = preview.ok ? preview.value.seal : '';
    club.write({ type: 'adjusted', person: court.ana, change: { points: 7 } });
    expect(court.redecides(mia, { ...input, shown })).toMatchObject({
      invalid: { problem: 'changed-meanwhile' },
    });
  });
});
