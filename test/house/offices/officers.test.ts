import { describe, expect, it } from 'vitest';
import { holders } from '../../../src/house/book/offices.ts';
import { appointOfficer } from '../../../src/house/offices/appoint-officer.ts';
import { dismissOfficer } from '../../../src/house/offices/dismiss-officer.ts';
import { linkAccount } from '../../../src/house/offices/link-account.ts';
import type { Office } from '../../../terms/administration/authority.ts';
import { aClub } from '../../support/a-club.ts';
import { actsOf, saidOf } from '../../support/refusals.ts';

const to = (name: string, office: Office) => ({ member: { text: name }, office });

function club() {
  const story = aClub({ now: '2026-11-20 12:00' });
  return { story, chief: story.member('Chi', { offices: ['chief'] }), ana: story.member('Ana') };
}

describe('Act III.2: appointing and dismissing', () => {
  it.each([
    ['the Chief Justice', ['chief'], 'done'],
    ['a Justice', ['justice'], 'needs-office'],
    ['a Moderator', ['moderator'], 'needs-office'],
    ['a Member', [], 'needs-office'],
  ] as const)('by %s', (_, offices, said) => {
    const { story, ana } = club();
    const someone = story.member('Sam', { offices });
    const appointed = story.does(someone, appointOfficer, to('Ana', 'moderator'));
    expect(saidOf(appointed)).toEqual([said]);
    expect(holders(story.view.state, 'moderator').includes(ana)).toBe(said === 'done');
    expect(saidOf(story.does(someone, dismissOfficer, to('Ana', 'moderator')))).toEqual([said]);
    expect(holders(story.view.state, 'moderator').includes(ana)).toBe(false);
    if (!appointed.ok) expect(actsOf(appointed)).toEqual(['III.2']);
  });

  it('is announced each time', () => {
    const { story, chief, ana } = club();
    story.does(chief, appointOfficer, to('Ana', 'justice'));
    story.does(chief, dismissOfficer, to('Ana', 'justice'));
    const change = { kind: 'office-changed', person: ana, office: 'justice', by: chief };
    expect(story.announced).toEqual([
      { notice: { ...change, given: true }, target: { to: 'discussion' } },
      { notice: { ...change, given: false }, target: { to: 'discussion' } },
    ]);
  });

  it('reaches people who are no Members, but no bots', () => {
    const { story, chief } = club();
    const teacher = { account: '77', name: 'Teacher', bot: false };
    expect(saidOf(story.does(chief, appointOfficer, { member: teacher, office: 'moderator' }))).toEqual([
      'done',
    ]);
    const bot = { account: '78', name: 'Beep', bot: true };
    expect(saidOf(story.does(chief, appointOfficer, { member: bot, office: 'moderator' }))).toEqual([
      'against-a-bot',
    ]);
  });

  it('is refused for an office held, or not held', () => {
    const { story, chief } = club();
    story.moderator('Mo');
    expect(saidOf(story.does(chief, appointOfficer, to('Mo', 'moderator')))).toEqual(['office-held']);
    expect(saidOf(story.does(chief, dismissOfficer, to('Ana', 'moderator')))).toEqual(['office-not-held']);
    expect(saidOf(story.does(chief, dismissOfficer, to('Zoe', 'moderator')))).toEqual(['no-such-person']);
  });

  it('there is one Chief Justice, who passes the office on and is never dismissed', () => {
    const { story, chief, ana } = club();
    expect(saidOf(story.does(chief, dismissOfficer, to('Chi', 'chief')))).toEqual(['chief-passes-by-holder']);
    expect(saidOf(story.does(chief, appointOfficer, to('Ana', 'chief')))).toEqual(['done']);
    expect(holders(story.view.state, 'chief')).toEqual([ana]);
    expect(story.announced.map(({ notice }) => notice)).toMatchObject([
      { person: chief, given: false },
      { person: ana, given: true },
    ]);
    expect(saidOf(story.does(chief, appointOfficer, to('Chi', 'chief')))).toEqual(['chief-passes-by-holder']);
  });

  it('a Chief Justice needs an account, a Moderator does not', () => {
    const { story, chief } = club();
    story.member('Tom', { account: false });
    expect(saidOf(story.does(chief, appointOfficer, to('Tom', 'chief')))).toEqual(['has-no-account']);
    expect(saidOf(story.does(chief, appointOfficer, to('Tom', 'moderator')))).toEqual(['done']);
  });

  it('the staff may pass the office of Chief Justice on, and no other', () => {
    const { story, ana } = club();
    const staff = story.person('Staff');
    story.clubs.changeNow(story.id, { interaction: null, now: story.now }, (work) => {
      work.saveSettings({ staff });
      return { ok: true, value: { kind: 'member-added', person: staff } };
    });
    expect(saidOf(story.does(staff, appointOfficer, to('Ana', 'justice')))).toEqual(['needs-office']);
    expect(saidOf(story.does(staff, appointOfficer, to('Ana', 'chief')))).toEqual(['done']);
    expect(holders(story.view.state, 'chief')).toEqual([ana]);
  });
});

describe('linking an account', () => {
  const link = (name: string, account: string, bot = false) => ({
    member: { text: name },
    account: { account, name: 'Tommy', bot },
  });

  it('gives a member without one theirs, who then acts as that member', () => {
    const { story, chief } = club();
    const tom = story.member('Tom', { account: false });
    expect(saidOf(story.does(chief, linkAccount, link('Tom', '77')))).toEqual(['done']);
    expect(story.view.people.byAccount('77')).toEqual({ number: tom, account: '77', name: 'Tom' });
  });

  it('is the Chief Justice’s to do', () => {
    const { story } = club();
    story.member('Tom', { account: false });
    const mo = story.moderator('Mo');
    expect(saidOf(story.does(mo, linkAccount, link('Tom', '77')))).toEqual(['needs-office']);
  });

  it('is refused where there is an account, where it is somebody’s, and for a bot', () => {
    const { story, chief, ana } = club();
    story.member('Tom', { account: false });
    const anas = story.actor(ana).account;
    expect(saidOf(story.does(chief, linkAccount, link('Ana', '77')))).toEqual(['has-account']);
    expect(saidOf(story.does(chief, linkAccount, link('Tom', anas)))).toEqual(['account-taken']);
    expect(saidOf(story.does(chief, linkAccount, link('Ana', anas)))).toEqual([
      'has-account',
      'account-taken',
    ]);
    expect(saidOf(story.does(chief, linkAccount, link('Tom', '77', true)))).toEqual(['against-a-bot']);
  });

  it('takes an account over from a visitor, but not from one who was banned', () => {
    const { story, chief } = club();
    const tom = story.member('Tom', { account: false });
    const visitor = story.person('Tommy');
    const { account } = story.actor(visitor);
    story.ban(visitor, null);
    expect(saidOf(story.does(chief, linkAccount, link('Tom', account)))).toEqual(['account-taken']);
    const other = story.actor(story.person('Tommy 2')).account;
    expect(saidOf(story.does(chief, linkAccount, link('Tom', other)))).toEqual(['done']);
    expect(story.view.people.byAccount(other)?.number).toBe(tom);
  });
});
