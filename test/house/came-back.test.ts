import { describe, expect, it } from 'vitest';
import { banAt } from '../../src/house/book/discipline.ts';
import { issueBan } from '../../src/house/discipline/issue-ban.ts';
import { issuePenalty } from '../../src/house/discipline/issue-penalty.ts';
import { staffBan } from '../../src/house/discipline/staff-ban.ts';
import { addMember } from '../../src/house/offices/add-member.ts';
import { renameMember } from '../../src/house/offices/rename-member.ts';
import type { Named } from '../../src/house/people.ts';
import { erasePerson } from '../../src/house/privacy/erase-person.ts';
import { removeMember } from '../../src/house/removal/remove-member.ts';
import { joinBoard } from '../../src/ladder/board/join-board.ts';
import { adjustScore } from '../../src/ladder/board/modify-score.ts';
import { clockOrderOn, monitorOn } from '../../src/ladder/book/monitors.ts';
import { orderClock } from '../../src/ladder/monitors/order-clock.ts';
import { setMonitor } from '../../src/ladder/monitors/set-monitor.ts';
import type { PersonNumber } from '../../src/ledger/fields.ts';
import { deductionsOf, fridays, holds } from '../ladder/decay/fridays.ts';
import { afternoon, named } from '../ladder/games/afternoon.ts';
import type { Story } from '../support/a-club.ts';
import { saidOf } from '../support/refusals.ts';
import { ban, penalty } from './discipline/a-case.ts';

/** An afternoon with a Chief Justice and a member of staff, and a Member who is called what Ana was called. */
function withNamesake() {
  const stage = afternoon();
  const { club, ana } = stage;
  const morgan = club.person('Morgan', { offices: ['chief'] });
  const sam = club.staff('Sam');
  const account = { account: club.actor(ana).account, name: 'Ana', bot: false };
  return { ...stage, morgan, sam, account };
}

type Stage = ReturnType<typeof withNamesake>;

/** How Ana comes to be called otherwise, or to be gone and back; another person then bears her name. */
const changes: readonly (readonly [string, (stage: Stage) => void])[] = [
  [
    'has another name by now',
    ({ club, mo, ana }) => {
      club.does(mo, renameMember, { member: named(ana), name: 'Annabel' });
    },
  ],
  [
    'left and came back',
    ({ club, ana }) => {
      club.remove(ana);
      club.does({ ...club.actor(ana), name: 'Annabel' }, joinBoard, { name: null });
    },
  ],
  [
    'left and came back under another name',
    ({ club, ana }) => {
      club.remove(ana);
      club.does(club.actor(ana), joinBoard, { name: 'Annabel' });
    },
  ],
  [
    'left, was erased under a ban and came back',
    ({ club, ana, account }) => {
      club.ban(ana, '2026-11-20');
      club.does(ana, erasePerson, { member: null });
      club.at('2026-11-21 12:00');
      club.does({ ...account, managesGuild: false }, joinBoard, { name: null });
    },
  ],
];

/** What is put on somebody by name, with what shows whom it came down on. */
const sanctions: readonly (readonly [
  string,
  (stage: Stage, member: Named) => string[],
  (club: Story, person: PersonNumber) => boolean,
])[] = [
  [
    'a penalty',
    ({ club, mo }, member) => saidOf(club.does(mo, issuePenalty, { ...penalty(0), member })),
    (club, person) => club.view.state.penalties.some((each) => each?.person === person),
  ],
  [
    'a ban',
    ({ club, mo }, member) => saidOf(club.does(mo, issueBan, { ...ban(0), member })),
    (club, person) => banAt(club.view.state, person, club.now) !== null,
  ],
  [
    'a ban by the staff',
    ({ club, sam }, member) => saidOf(club.does(sam, staffBan, { member, until: null, reason: 'Fire' })),
    (club, person) => banAt(club.view.state, person, club.now) !== null,
  ],
  [
    'a monitor',
    ({ club, mo }, member) => saidOf(club.does(mo, setMonitor, { member, suspicion: 'A phone' })),
    (club, person) => monitorOn(club.view.state, person) !== null,
  ],
  [
    'an order to play with a clock',
    ({ club, morgan }, member) => saidOf(club.does(morgan, orderClock, { member, on: true, minutes: null })),
    (club, person) => clockOrderOn(club.view.state, person) !== null,
  ],
  [
    'an adjustment',
    ({ club, mo }, member) => saidOf(club.does(mo, adjustScore, { member, points: 9, reason: 'A slip' })),
    (club, person) => club.score(person) === 109,
  ],
];

describe.each(changes)('somebody who %s', (_, change) => {
  it.each(sanctions)(
    'gets %s by their account, and anyone who bears their old name does not',
    (_, order, has) => {
      const stage = withNamesake();
      const { club, ana } = stage;
      change(stage);
      const other = club.member('Ana');
      expect(order(stage, stage.account)).toEqual(['done']);
      expect([has(club, ana), has(club, other)]).toEqual([true, false]);
    },
  );

  it.each(sanctions)('does not get %s that is meant for anyone who bears their old name', (_, order, has) => {
    const stage = withNamesake();
    const { club, ana } = stage;
    change(stage);
    const other = club.member('Ana', { account: false });
    const isClear = club.view.people.byNumber(ana)?.name === 'Annabel';
    expect(order(stage, { text: 'ana' })).toEqual([isClear ? 'done' : 'several-people']);
    expect([has(club, ana), has(club, other)]).toEqual([false, isClear]);
  });
});

describe('a Member without an account who left and came back', () => {
  it('Act II.7: has the ban, the monitor and the penalties of before, under the same number', () => {
    const { club, mo, sam, morgan } = withNamesake();
    const tom = club.member('Tom', { account: false });
    club.does(mo, issuePenalty, penalty(tom));
    club.does(mo, setMonitor, { member: named(tom), suspicion: 'A phone' });
    club.does(morgan, removeMember, { member: named(tom), basis: 'request' });
    club.does(sam, staffBan, { member: { text: 'Tom' }, until: '2026-11-27', reason: 'Fire' });
    expect(saidOf(club.does(mo, addMember, { name: `#${tom}` }))).toEqual(['banned']);
    club.at('2026-12-01 12:00');
    expect(club.does(mo, addMember, { name: `#${tom}` })).toMatchObject({ value: { person: tom } });
    expect(monitorOn(club.view.state, tom)).not.toBeNull();
    expect(club.view.state.penalties[1]?.person).toBe(tom);
  });
});

describe('Act II.6: deductions', () => {
  it('are not for sessions before somebody came back, nor for those of a namesake', async () => {
    const { club, mo, ana, bo } = fridays();
    const other = club.member('Ana');
    club.write({ type: 'adjusted', person: other, change: { points: 100 } });
    for (const day of ['2026-11-06', '2026-11-13']) await holds(club, mo, day, [other, bo]);
    club.at('2026-11-16 12:00').remove(ana);
    club.does({ ...club.actor(ana), name: 'Ana' }, joinBoard, { name: null });
    club.write({ type: 'adjusted', person: ana, change: { points: 100 } });
    await holds(club, mo, '2026-11-20', [other, bo], [[other, bo]]);
    await holds(club, mo, '2026-11-27', [other, bo]);
    expect([deductionsOf(club, ana), deductionsOf(club, other)]).toEqual([[], []]);
    await holds(club, mo, '2026-12-04', [other, bo]);
    expect(deductionsOf(club, ana)).toEqual(['2026-12-04 absence', '2026-12-04 idle']);
    expect(deductionsOf(club, other)).toEqual([]);
  });
});
