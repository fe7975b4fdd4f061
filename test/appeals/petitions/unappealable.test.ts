import { describe, expect, it } from 'vitest';
import { askEnBanc } from '../../../src/appeals/petitions/ask-en-banc.ts';
import { denyCase } from '../../../src/appeals/petitions/deny.ts';
import { withdrawCase } from '../../../src/appeals/petitions/withdraw.ts';
import { staffBan } from '../../../src/house/discipline/staff-ban.ts';
import { orderClock } from '../../../src/ladder/monitors/order-clock.ts';
import { liftMonitor, setMonitor } from '../../../src/ladder/monitors/set-monitor.ts';
import { named, play } from '../../house/discipline/a-case.ts';
import { saidOf } from '../../support/refusals.ts';
import { aCourt, banned, files, judged, latest, penalised } from './a-court.ts';

const refusal = (obstacle: string, act: string) => ({
  refusals: [{ code: 'not-appealable', obstacle, acts: [act] }],
});

describe('what cannot be appealed', () => {
  it.each([
    ['ban', null],
    ['ban', 'staff'],
  ] as const)('Act III.6: a ban by the staff (%s, %s)', (against, item) => {
    const { club, ana } = aCourt();
    const sam = club.staff('Sam');
    expect(saidOf(club.does(sam, staffBan, { member: named(ana), until: null, reason: 'Safety.' }))).toEqual([
      'done',
    ]);
    const key = item === null ? null : `staff-${club.view.state.lastSeq}`;
    expect(files(club, ana, against, key)).toMatchObject(refusal('staff-ban', 'III.6'));
  });

  it.each(['technical', 'other'] as const)('Act II.11.3: an order to play with a clock (%s)', (against) => {
    const { club, ada, ana } = aCourt();
    club.does(ada, orderClock, { member: named(ana), on: true, minutes: 5 });
    const item = against === 'other' ? 'clock' : String(club.view.state.lastSeq);
    expect(files(club, ana, against, item)).toMatchObject(refusal('clock-order', 'II.11.3'));
  });

  it('Act III.3: what does not stand any more', () => {
    const { club, mo, ana } = penalised();
    club.write({ type: 'voided', entry: club.view.state.penalties[1]?.seq ?? 0 });
    expect(files(club, ana, 'penalty', '1')).toMatchObject(refusal('fallen', 'III.3'));
    club.does(mo, setMonitor, { member: named(ana), suspicion: 'An engine.' });
    club.does(mo, liftMonitor, { member: named(ana), reason: 'None.' });
    expect(files(club, ana, 'monitor')).toMatchObject(refusal('fallen', 'III.3'));
  });

  it.each([
    ['2026-11-27 23:59:59', ['done']],
    ['2026-11-28 00:00:00', ['not-appealable']],
  ])('Act II.9: a ban through 27 November is over after that day (%s)', (moment, said) => {
    const { club, ana } = banned();
    club.at(moment);
    expect(saidOf(files(club, ana, 'ban', '1'))).toEqual(said);
  });

  it('Act III.3: a game that nobody decided on', () => {
    const { club, ana, bo } = aCourt();
    play(club, ana, bo, { open: true });
    expect(saidOf(files(club, ana, 'game', '2'))).toEqual(['not-decided-yet']);
    club.write({ type: 'game-withdrawn', game: 2 });
    expect(files(club, ana, 'game', '2')).toMatchObject(refusal('fallen', 'III.3'));
  });

  it.each([
    ['2026-12-10', ['not-appealable']],
    ['2026-12-11', ['done']],
  ])('Act II.9.5: a ban before the day that the Court named (on %s)', (day, said) => {
    const { club, mo, lou, ana } = aCourt();
    const entry = { type: 'penalty-issued', penalty: 1, person: ana, offence: 1, game: null } as const;
    const part = { kind: 'ban', until: null, endsAt: null } as const;
    const about = { fraud: false, ground: 'serious', finding: 'intent', reverses: null } as const;
    club.write({ ...entry, ...about, parts: [part] }, { by: mo });
    files(club, ana, 'ban', '1');
    judged(club, lou, { bar: '2026-12-11' });
    club.at(`${day} 12:00`);
    const result = files(club, ana, 'ban', '1');
    expect(saidOf(result)).toEqual(said);
    if (said[0] !== 'done') expect(result).toMatchObject(refusal('barred', 'II.9.5'));
  });

  it('Act II.9.5: a ban is heard once more where the panel named no day', () => {
    const { club, mo, lou, ana } = banned();
    files(club, ana, 'ban', '1');
    judged(club, lou);
    expect(saidOf(files(club, ana, 'ban', '1'))).toEqual(['done']);
    expect(latest(club)).toMatchObject({ number: 2, stage: 'filed', petitioner: ana, respondent: mo });
    judged(club, lou, { bar: '2026-11-27' });
    expect(files(club, ana, 'ban', '1')).toMatchObject(refusal('barred', 'II.9.5'));
  });

  it('Act III.3.6: what is before the Court already', () => {
    const { club, ana, bo } = aCourt();
    files(club, ana, 'game', '1');
    expect(files(club, bo, 'game', '1')).toMatchObject(refusal('open', 'III.3.6'));
  });

  it('Act III.3.9: what a panel has judged, but for en banc', () => {
    const { club, lou, ana } = penalised();
    files(club, ana, 'penalty', '1');
    judged(club, lou);
    expect(files(club, ana, 'penalty', '1')).toMatchObject(refusal('judged', 'III.3.9'));
  });

  it('Act III.3.9.1: what en banc was declined for', () => {
    const { club, ada, lou, ana } = penalised();
    files(club, ana, 'penalty', '1');
    judged(club, lou);
    club.does(ana, askEnBanc, { case: '2026/1', statement: 'Still not fair.' });
    expect(saidOf(club.does(ada, denyCase, { case: '2026/1', reason: 'Nothing new.' }))).toEqual(['done']);
    expect(latest(club).stage).toBe('declined');
    for (const result of [
      files(club, ana, 'penalty', '1'),
      club.does(ana, askEnBanc, { case: '2026/1', statement: 'Please.' }),
    ])
      expect(result).toMatchObject(refusal('declined', 'III.3.9.1'));
  });

  it('Act III.3.9.2: what the whole Court has judged', () => {
    const { club, ada, ana } = aCourt();
    const entry = club.write({ type: 'decayed', person: ana, date: '2026-11-20', basis: 'absence' });
    files(club, ana, 'deduction', String(entry));
    judged(club, ada, { enBanc: true });
    expect(latest(club).stage).toBe('final');
    for (const result of [
      files(club, ana, 'deduction', String(entry)),
      club.does(ana, askEnBanc, { case: '2026/1', statement: 'Please.' }),
    ])
      expect(result).toMatchObject(refusal('final', 'III.3.9.2'));
  });

  it('a petition that was denied or withdrawn keeps nobody from asking again', () => {
    const { club, ada, ana } = penalised();
    files(club, ana, 'penalty', '1');
    club.does(ada, denyCase, { case: '2026/1', reason: 'No grounds are named.' });
    expect(saidOf(files(club, ana, 'penalty', '1'))).toEqual(['done']);
    club.does(ana, withdrawCase, { case: '2026/2', judged: false });
    expect(saidOf(files(club, ana, 'penalty', '1'))).toEqual(['done']);
  });
});
