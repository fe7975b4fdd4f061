import { describe, expect, it } from 'vitest';
import { erasePerson } from '../../../src/house/privacy/erase-person.ts';
import {
  liftMonitor,
  listMonitors,
  restateMonitor,
  setMonitor,
} from '../../../src/ladder/monitors/set-monitor.ts';
import { closeSession } from '../../../src/ladder/sessions/close-session.ts';
import { openSession } from '../../../src/ladder/sessions/open-session.ts';
import type { PersonNumber } from '../../../src/ledger/fields.ts';
import type { Story } from '../../support/a-club.ts';
import { actsOf, saidOf } from '../../support/refusals.ts';
import { afternoon, named } from '../games/afternoon.ts';

const suspicion = 'Two games in a row that nobody saw.';

/** Mo has Ana monitored. */
function monitored() {
  const stage = afternoon();
  const { club, mo, ana } = stage;
  expect(saidOf(club.does(mo, setMonitor, { member: named(ana), suspicion }))).toEqual(['done']);
  return stage;
}

const set = (club: Story, by: PersonNumber, member: PersonNumber) =>
  club.does(by, setMonitor, { member: named(member), suspicion });
const lift = (club: Story, by: PersonNumber, member: PersonNumber) =>
  club.does(by, liftMonitor, { member: named(member), reason: 'All was well.' });
const restate = (club: Story, by: PersonNumber, member: PersonNumber) =>
  club.does(by, restateMonitor, { member: named(member), suspicion: 'It goes on.' });

/** Which notices were posted, to whom. */
const told = (club: Story) =>
  club.announced
    .filter(({ notice }) => notice.kind === 'monitor' || notice.kind === 'monitor-overdue')
    .map(({ notice, target }) => [notice.kind, target.to === 'person' ? target.person : target.to]);

describe('Act II.10: who may have whom monitored', () => {
  it.each(['moderator', 'justice', 'chief'] as const)('a %s may, and it is known at once', (office) => {
    const { club, ana } = afternoon();
    const officer = club.member('Olly', { offices: [office] });
    expect(saidOf(set(club, officer, ana))).toEqual(['done']);
    expect(club.view.state.monitors).toMatchObject([{ person: ana, by: officer, liftedAt: null }]);
    expect(told(club)).toEqual([
      ['monitor', 'discussion'],
      ['monitor', ana],
    ]);
    expect(club.view.entries.at(-1)?.acts).toEqual(['II.10', 'II.10.1']);
  });

  it('a Member without an office may not, nor a stranger, nor the staff', () => {
    const { club, ana, bo } = afternoon();
    const dale = club.staff('Dale');
    for (const by of [bo, dale]) expect(actsOf(set(club, by, ana))).toEqual(['III.2', 'III.3.4']);
    const stranger = club.does(club.stranger('Sam'), setMonitor, { member: named(ana), suspicion });
    expect(saidOf(stranger)).toEqual(['needs-office']);
  });

  it('Act III.3.5: a Moderator may not set, lift or state again the monitor on themselves', () => {
    const { club, mo } = afternoon();
    const una = club.moderator('Una');
    expect(saidOf(set(club, mo, mo))).toEqual(['own-matter']);
    expect(saidOf(set(club, una, mo))).toEqual(['done']);
    expect(saidOf(lift(club, mo, mo))).toEqual(['own-matter']);
    expect(actsOf(restate(club, mo, mo))).toEqual(['III.3.5']);
  });

  it('only a Member is monitored, and one at a time', () => {
    const { club, mo, ana } = monitored();
    const guest = club.person('Guest');
    expect(saidOf(set(club, mo, guest))).toEqual(['not-a-member']);
    expect(saidOf(set(club, mo, ana))).toEqual(['already-monitored']);
    expect(saidOf(lift(club, mo, ana))).toEqual(['done']);
    expect(saidOf(set(club, mo, ana))).toEqual(['done']);
  });

  it('a member without an account is monitored too, and #discussion is told', () => {
    const { club, mo } = afternoon();
    const tom = club.member('Tom', { account: false });
    expect(saidOf(set(club, mo, tom))).toEqual(['done']);
    expect(told(club)).toEqual([['monitor', 'discussion']]);
  });

  it('follows the person and not the name', () => {
    const { club, mo, ana } = monitored();
    const namesake = club.member('Ana');
    expect(saidOf(club.does(mo, setMonitor, { member: { text: 'Ana' }, suspicion }))).toEqual([
      'several-people',
    ]);
    expect(club.view.state.monitors.map(({ person }) => person)).toEqual([ana]);
    club.remove(ana);
    club.write({ type: 'joined', person: ana });
    expect(saidOf(set(club, mo, ana))).toEqual(['already-monitored']);
    expect(saidOf(set(club, mo, namesake))).toEqual(['done']);
  });
});

describe('Act II.10.1: the suspicion is stated', () => {
  it.each(['', '   ', '\u200B\u2060'])('%j states none', (nothing) => {
    const { club, mo, ana } = afternoon();
    const result = club.does(mo, setMonitor, { member: named(ana), suspicion: nothing });
    expect(saidOf(result)).toEqual(['empty']);
  });

  it.each([
    [1000, 'done'],
    [1001, 'too-long'],
  ])('%i characters: %s', (length, said) => {
    const { club, mo, ana } = afternoon();
    const result = club.does(mo, setMonitor, { member: named(ana), suspicion: 'x'.repeat(length) });
    expect(saidOf(result)).toEqual([said]);
  });

  it('is kept with the entry', async () => {
    const { club } = monitored();
    expect(await club.clubs.text(club.id, club.view.state.lastSeq, 'suspicion')).toBe(suspicion);
  });
});

describe('Act II.10.2: any Moderator lifts it, with a reason', () => {
  it('another one than placed it', () => {
    const { club, ana } = monitored();
    const una = club.moderator('Una');
    expect(saidOf(lift(club, una, ana))).toEqual(['done']);
    expect(club.view.state.monitors).toMatchObject([{ person: ana, liftedAt: club.now }]);
    expect(told(club).slice(2)).toEqual([
      ['monitor', 'discussion'],
      ['monitor', ana],
    ]);
  });

  it('not without a reason, not by a Member, and not where there is none', () => {
    const { club, mo, ana, bo } = monitored();
    const unreasoned = club.does(mo, liftMonitor, { member: named(ana), reason: ' ' });
    expect(saidOf(unreasoned)).toEqual(['empty']);
    expect(saidOf(lift(club, bo, ana))).toEqual(['needs-office']);
    expect(actsOf(lift(club, mo, bo))).toEqual(['II.10.2']);
  });
});

describe('Act II.10.5: a monitor that lasts too long', () => {
  /** The session of that Friday, opened and closed by Mo. */
  const friday = (club: Story, mo: PersonNumber, date: string) => {
    club.at(`${date} 12:30`);
    expect(saidOf(club.does(mo, openSession, undefined))).toEqual(['done']);
    club.at('13:00');
    expect(saidOf(club.does(mo, closeSession, undefined))).toEqual(['done']);
  };
  const overdue = (club: Story) =>
    club.view.entries.flatMap((entry) => (entry.type === 'monitor-overdue' ? [entry.date] : []));

  it('is not overdue at the close of the session in which it was placed', () => {
    const { club, mo } = monitored();
    club.at('13:00').does(mo, closeSession, undefined);
    expect(overdue(club)).toEqual([]);
  });

  it('is at the close of the next one that is held, and of each after it, once each', () => {
    const { club, mo, ana } = monitored();
    club.at('13:00').does(mo, closeSession, undefined);
    friday(club, mo, '2026-11-27');
    expect(overdue(club)).toEqual(['2026-11-27']);
    expect(told(club).slice(2)).toEqual([
      ['monitor-overdue', ana],
      ['monitor-overdue', mo],
    ]);
    club.at('13:05').does(mo, openSession, undefined);
    club.at('13:06').does(mo, closeSession, undefined);
    expect(overdue(club)).toEqual(['2026-11-27']);
    friday(club, mo, '2026-12-04');
    expect(overdue(club)).toEqual(['2026-11-27', '2026-12-04']);
  });

  it('is as of the end of the session where nobody closed it, however late somebody looks', async () => {
    const { club, mo } = monitored();
    club.at('13:00').does(mo, closeSession, undefined);
    club.at('2026-11-27 12:30').does(mo, openSession, undefined);
    await club.at('2026-12-25 09:00').settle();
    const entry = club.view.entries.find(({ type }) => type === 'monitor-overdue');
    expect(entry?.at).toBe(club.moment('2026-11-27 13:10'));
    await club.settle();
    expect(overdue(club)).toEqual(['2026-11-27']);
  });

  it.each([
    ['12:29:59', ['2026-11-27']],
    ['12:30:00', []],
    ['12:30:01', []],
  ])('placed at %s on the next session’s own day: overdue %j', (time, sessions) => {
    const { club, mo, ana } = afternoon();
    club.at('13:00').does(mo, closeSession, undefined);
    club.at('2026-11-27 12:20').does(mo, openSession, undefined);
    club.at(time);
    set(club, mo, ana);
    club.at('13:00').does(mo, closeSession, undefined);
    expect(overdue(club)).toEqual(sessions);
  });

  it('does not count a holiday, nor a session that closed before it began', () => {
    const { club, mo } = monitored();
    club.at('13:00').does(mo, closeSession, undefined);
    club.cancelSession('2026-11-27');
    club.at('2026-12-04 12:10').does(mo, openSession, undefined);
    club.at('12:15').does(mo, closeSession, undefined);
    expect(overdue(club)).toEqual([]);
  });

  it('is not once it was lifted, nor for somebody who has left the Leaderboard', () => {
    const { club, mo, ana, bo } = monitored();
    set(club, mo, bo);
    lift(club, mo, ana);
    club.remove(bo);
    club.at('13:00').does(mo, closeSession, undefined);
    friday(club, mo, '2026-11-27');
    expect(overdue(club)).toEqual([]);
  });

  it('is stated again only then, by any Moderator, and counted from there', () => {
    const { club, mo, ana } = monitored();
    const una = club.moderator('Una');
    expect(saidOf(restate(club, una, ana))).toEqual(['monitor-not-overdue']);
    club.at('13:00').does(mo, closeSession, undefined);
    expect(actsOf(restate(club, mo, ana))).toEqual(['II.10.5']);
    friday(club, mo, '2026-11-27');
    const silent = club.does(una, restateMonitor, { member: named(ana), suspicion: '' });
    expect(saidOf(silent)).toEqual(['empty']);
    expect(saidOf(restate(club, una, ana))).toEqual(['done']);
    expect(saidOf(restate(club, una, ana))).toEqual(['monitor-not-overdue']);
    friday(club, mo, '2026-12-04');
    expect(overdue(club)).toEqual(['2026-11-27', '2026-12-04']);
  });

  it('goes by the club’s own number of sessions', () => {
    const { club, mo, ana } = afternoon();
    club.setFigures({ monitorSessions: 2 });
    set(club, mo, ana);
    club.at('13:00').does(mo, closeSession, undefined);
    friday(club, mo, '2026-11-27');
    expect(overdue(club)).toEqual([]);
    friday(club, mo, '2026-12-04');
    expect(overdue(club)).toEqual(['2026-12-04']);
  });

  it('has to be stated by the Chief Justice, once the person who placed it is no longer a Moderator', () => {
    const { club, mo, ana } = monitored();
    const chi = club.person('Chi', { offices: ['chief'] });
    const una = club.moderator('Una');
    club.at('13:00').does(mo, closeSession, undefined);
    club.write({ type: 'office-taken', person: mo, office: 'moderator' });
    friday(club, una, '2026-11-27');
    expect(told(club).slice(2)).toEqual([
      ['monitor-overdue', ana],
      ['monitor-overdue', chi],
    ]);
  });
});

describe('Act II.10: the monitors that stand', () => {
  it('are listed for Moderators and Justices, with what is to be stated again', () => {
    const { club, mo, ana, bo } = monitored();
    const una = club.moderator('Una');
    const first = club.view.state.lastSeq;
    club.at('13:00').does(mo, closeSession, undefined);
    club.at('2026-11-27 12:30').does(mo, openSession, undefined);
    club.at('12:50');
    set(club, mo, bo);
    club.at('13:00').does(mo, closeSession, undefined);
    const shown = () => {
      const result = listMonitors(club.view, club.actor(una));
      return result.ok ? result.value.map(({ monitor, overdue }) => [monitor.person, overdue]) : [];
    };
    expect(shown()).toEqual([
      [ana, true],
      [bo, false],
    ]);
    restate(club, una, ana);
    expect(shown()).toEqual([
      [ana, false],
      [bo, false],
    ]);
    const [about] = ((result) => (result.ok ? result.value : []))(listMonitors(club.view, club.actor(una)));
    expect(about?.stated).toBeGreaterThan(first);
    lift(club, una, ana);
    expect(shown()).toEqual([[bo, false]]);
  });

  it('are not for Members', () => {
    const { club, ana } = monitored();
    expect(listMonitors(club.view, club.actor(ana))).toMatchObject({ ok: false });
  });
});

it('Act 0.13: what was said over a monitor goes with the data of the person who was monitored', async () => {
  const { club, mo, ana } = monitored();
  lift(club, mo, ana);
  const entries = club.view.entries.map(({ seq }) => seq);
  const words = async () => (await club.clubs.texts(club.id, entries)).map(({ text }) => text);
  expect(await words()).toEqual([suspicion, 'All was well.']);
  expect(saidOf(club.does(ana, erasePerson, { member: null }))).toEqual(['done']);
  expect(await words()).toEqual([]);
});
