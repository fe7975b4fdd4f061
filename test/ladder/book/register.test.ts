import { describe, expect, it } from 'vitest';
import { attended, isCheckedIn, moderatorPresentAt } from '../../../src/ladder/book/register.ts';
import { missedInARow } from '../../../src/ladder/book/standings.ts';
import { fold } from '../../../src/rule-books.ts';
import { Scribe } from '../../support/ledgers.ts';

const minutes = 60_000;

function club() {
  const scribe = new Scribe();
  scribe.write({ type: 'joined', person: 1 });
  scribe.write({ type: 'joined', person: 2 });
  const date = scribe.session(0);
  return { scribe, date, opensAt: scribe.at - 1000 };
}

function sessionOf(scribe: Scribe, date: string) {
  const session = fold(scribe.entries).sessions.get(date);
  if (session === undefined) throw new Error('no session');
  return session;
}

describe('Act 0.9: the register', () => {
  it.each([
    [4 * minutes + 59_000, false],
    [5 * minutes, true],
  ])('after a stay of %i ms says present: %s', (stay, present) => {
    const { scribe, date, opensAt } = club();
    scribe.at = opensAt + minutes - 1000;
    scribe.write({ type: 'checked-in', person: 1, date, moderating: false });
    scribe.at = opensAt + minutes + stay - 1000;
    scribe.write({ type: 'checked-out', person: 1, date });
    scribe.write({ type: 'session-closed', date });
    expect(attended(sessionOf(scribe, date), 1)).toBe(present);
  });

  it('adds several stays up, and the last one ends with the session', () => {
    const { scribe, date, opensAt } = club();
    scribe.write({ type: 'checked-in', person: 1, date, moderating: false });
    scribe.at += 3 * minutes;
    scribe.write({ type: 'checked-out', person: 1, date });
    scribe.at = opensAt + 37 * minutes;
    scribe.write({ type: 'checked-in', person: 1, date, moderating: false });
    scribe.at = opensAt + 60 * minutes;
    scribe.write({ type: 'session-closed', date });
    expect(attended(sessionOf(scribe, date), 1)).toBe(true);
  });

  it('takes a counted game over the board as proof, until the game is voided', () => {
    const { scribe, date } = club();
    const counted = scribe.game(1, 2, 1, { date });
    scribe.write({ type: 'session-closed', date });
    expect(attended(sessionOf(scribe, date), 1)).toBe(true);
    scribe.write({ type: 'voided', entry: counted });
    expect(attended(sessionOf(scribe, date), 1)).toBe(false);
  });

  it('follows a correction, and counts sessions missed by it', () => {
    const { scribe, date } = club();
    scribe.write({ type: 'checked-in', person: 1, date, moderating: false });
    scribe.at += 10 * minutes;
    scribe.write({ type: 'session-closed', date });
    const missed = (person: number) => {
      const state = fold(scribe.entries);
      const standing = state.standings[person];
      return standing === undefined ? Number.NaN : missedInARow(state, standing);
    };
    expect([missed(1), missed(2)]).toEqual([0, 1]);
    scribe.write({ type: 'register-corrected', person: 1, date, present: false, moderating: false });
    scribe.write({ type: 'register-corrected', person: 2, date, present: true, moderating: false });
    expect([missed(1), missed(2)]).toEqual([1, 0]);
  });

  it('corrected for one session, still knows of a game played in the next', () => {
    const { scribe, date } = club();
    scribe.write({ type: 'session-closed', date });
    const next = scribe.session(1);
    scribe.game(1, 2, 1, { date: next });
    scribe.write({ type: 'register-corrected', person: 1, date, present: true, moderating: false });
    scribe.write({ type: 'session-closed', date: next });
    const state = fold(scribe.entries);
    const standing = state.standings[1];
    expect(standing && missedInARow(state, standing)).toBe(0);
  });

  it('forgets the stay of somebody struck off who comes in later', () => {
    const { scribe, date } = club();
    scribe.write({ type: 'checked-in', person: 1, date, moderating: false });
    scribe.at += 10 * minutes;
    scribe.write({ type: 'register-corrected', person: 1, date, present: false, moderating: false });
    scribe.write({ type: 'checked-in', person: 1, date, moderating: false });
    scribe.at += 4 * minutes;
    scribe.write({ type: 'session-closed', date });
    expect(attended(sessionOf(scribe, date), 1)).toBe(false);
  });

  it('has nobody back in the room, when a session goes on, who was struck off meanwhile', () => {
    const { scribe, date, opensAt } = club();
    scribe.write({ type: 'checked-in', person: 1, date, moderating: false });
    scribe.write({ type: 'checked-in', person: 2, date, moderating: false });
    scribe.write({ type: 'session-closed', date });
    scribe.write({ type: 'register-corrected', person: 1, date, present: false, moderating: false });
    scribe.write({ type: 'session-opened', date, opensAt, closesAt: opensAt + 40 * minutes });
    const session = sessionOf(scribe, date);
    expect([1, 2].map((person) => isCheckedIn(session, person))).toEqual([false, true]);
  });
});

describe('Act 0.6: a Moderator in the room', () => {
  it('is there from check-in to check-out, to the millisecond', () => {
    const { scribe, date } = club();
    scribe.write({ type: 'checked-in', person: 9, date, moderating: true });
    const from = scribe.at;
    scribe.at += 10 * minutes;
    scribe.write({ type: 'checked-out', person: 9, date });
    const session = sessionOf(scribe, date);
    const present = [from - 1, from, scribe.at, scribe.at + 1].map((at) => moderatorPresentAt(session, at));
    expect(present).toEqual([false, true, true, false]);
  });

  it('is not there by somebody who does not moderate', () => {
    const { scribe, date } = club();
    scribe.write({ type: 'checked-in', person: 9, date, moderating: false });
    expect(moderatorPresentAt(sessionOf(scribe, date), scribe.at)).toBe(false);
  });

  it('goes on when a session closed by mistake is opened again', () => {
    const { scribe, date, opensAt } = club();
    scribe.write({ type: 'checked-in', person: 9, date, moderating: true });
    scribe.write({ type: 'session-closed', date });
    expect(moderatorPresentAt(sessionOf(scribe, date), scribe.at + 1)).toBe(false);
    scribe.write({ type: 'session-opened', date, opensAt, closesAt: opensAt + 40 * minutes });
    expect(moderatorPresentAt(sessionOf(scribe, date), scribe.at + 1)).toBe(true);
  });

  it('is no less there when the register is corrected to say that they were', () => {
    const { scribe, date } = club();
    scribe.write({ type: 'checked-in', person: 9, date, moderating: true });
    const { at } = scribe;
    scribe.write({ type: 'session-closed', date });
    scribe.write({ type: 'register-corrected', person: 9, date, present: true, moderating: false });
    expect(moderatorPresentAt(sessionOf(scribe, date), at)).toBe(true);
    scribe.write({ type: 'register-corrected', person: 9, date, present: false, moderating: false });
    expect(moderatorPresentAt(sessionOf(scribe, date), at)).toBe(false);
  });

  it('begins with the appointment of a Moderator who is in the room, and ends with the office', () => {
    const { scribe, date } = club();
    scribe.write({ type: 'checked-in', person: 9, date, moderating: false });
    const entries = [
      scribe.write({ type: 'office-given', person: 9, office: 'moderator' }),
      scribe.write({ type: 'office-taken', person: 9, office: 'moderator' }),
    ].map((seq) => scribe.entries[seq - 1]?.at ?? 0);
    const session = sessionOf(scribe, date);
    const present = entries.flatMap((at) => [at - 1, at + 1]).map((at) => moderatorPresentAt(session, at));
    expect(present).toEqual([false, true, true, false]);
    expect(isCheckedIn(session, 9)).toBe(true);
  });

  it.each([
    ['justice', ['justice'], false],
    ['justice', ['justice', 'chief'], true],
    ['justice', ['justice', 'moderator'], true],
    ['chief', ['chief'], false],
  ] as const)('after the loss of the office of %s from %j: %s', (lost, held, present) => {
    const { scribe, date } = club();
    for (const office of held) scribe.write({ type: 'office-given', person: 9, office });
    scribe.write({ type: 'checked-in', person: 9, date, moderating: true });
    scribe.write({ type: 'office-taken', person: 9, office: lost });
    expect(moderatorPresentAt(sessionOf(scribe, date), scribe.at + 1)).toBe(present);
  });

  it('is not begun by an appointment as Justice', () => {
    const { scribe, date } = club();
    scribe.write({ type: 'checked-in', person: 9, date, moderating: false });
    scribe.write({ type: 'office-given', person: 9, office: 'justice' });
    expect(moderatorPresentAt(sessionOf(scribe, date), scribe.at + 1)).toBe(false);
  });
});
