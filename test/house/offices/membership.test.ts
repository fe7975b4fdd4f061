import { describe, expect, it } from 'vitest';
import { isMember } from '../../../src/house/book/members.ts';
import { addMember } from '../../../src/house/offices/add-member.ts';
import { renameMember } from '../../../src/house/offices/rename-member.ts';
import { joinBoard } from '../../../src/ladder/board/join-board.ts';
import { checkIn } from '../../../src/ladder/sessions/check-in.ts';
import { aClub } from '../../support/a-club.ts';
import { actsOf, saidOf } from '../../support/refusals.ts';

const friday = () => aClub({ now: '2026-11-20 12:40' });
const asIAm = { name: null };

describe('Act II.1: joining', () => {
  it('is free to anybody, at the starting score', () => {
    const club = friday();
    const ana = club.stranger('Ana');
    expect(club.does(ana, joinBoard, asIAm)).toEqual({
      ok: true,
      value: { kind: 'joined', person: 1, again: false, games: [] },
    });
    expect(club.score(1)).toBe(100);
    expect(club.view.entries.at(-1)).toMatchObject({ type: 'joined', by: 1, acts: ['II.1'] });
    expect(saidOf(club.does(ana, joinBoard, asIAm))).toEqual(['already-a-member']);
  });

  it('happens once for one interaction, however often it arrives', () => {
    const club = friday();
    const actor = club.stranger('Ana');
    const interaction = { id: '1', token: 't', applicationId: '2', channel: '3', account: actor.account };
    const join = () =>
      club.clubs.changeNow(club.id, { interaction, now: club.now }, (work) => joinBoard(work, actor, asIAm));
    expect(join()).toEqual(join());
    expect(club.view.entries).toHaveLength(1);
  });

  it('keeps the number of a visitor', () => {
    const club = friday();
    club.openSession(club.moderator('Mo'));
    const vic = club.stranger('Vic');
    club.does(vic, checkIn, { moderating: false });
    expect(club.does(vic, joinBoard, { name: 'Victor' })).toMatchObject({
      value: { person: 2, again: false },
    });
    expect(club.view.people.byNumber(2)?.name).toBe('Victor');
  });

  it.each([
    ['a plain one', 'Ana', 'Ana'],
    ['one with room around it', '  Ana \n B  ', 'Ana B'],
    ['one that turns the line about', 'A\u202Ena\u200B', 'Ana'],
    ['one of 32 characters', 'x'.repeat(32), 'x'.repeat(32)],
    ['one of 33', 'x'.repeat(33), 'too-long'],
    ['one of 5,000', 'x'.repeat(5000), 'too-long'],
    ['none to be seen', '\u200B\u3164', 'name-unusable'],
    ['one like a number', '#12', 'name-unusable'],
    ['one that is a fox', '🦊', '🦊'],
  ])('under a name: %s', (_, typed, shown) => {
    const club = friday();
    const result = club.does(club.stranger('Somebody'), joinBoard, { name: typed });
    if (result.ok) expect(club.view.people.byNumber(1)?.name).toBe(shown);
    else expect(saidOf(result)).toEqual([shown]);
  });

  it('cuts a display name to size, and has a stand-in for one that cannot be seen', () => {
    const club = friday();
    club.does(club.stranger('y'.repeat(40)), joinBoard, asIAm);
    club.does(club.stranger('\u200B'), joinBoard, asIAm);
    expect(club.view.people.all().map(({ name }) => name)).toEqual(['y'.repeat(32), 'Nameless']);
  });

  it('refuses a chosen name that a Member bears, and takes a display name as it is', () => {
    const club = friday();
    club.member('Ana');
    const other = club.stranger('Ana');
    expect(saidOf(club.does(other, joinBoard, { name: ' ana ' }))).toEqual(['name-taken']);
    expect(saidOf(club.does(other, joinBoard, asIAm))).toEqual(['done']);
  });
});

describe('Act II.7: rejoining', () => {
  it('starts at the starting score again, under the old name', () => {
    const club = friday();
    const ana = club.member('Ana');
    club.write({ type: 'adjusted', person: ana, change: { points: 50 } });
    club.remove(ana);
    const actor = { ...club.actor(ana), name: 'Ana on holiday' };
    expect(club.does(actor, joinBoard, asIAm)).toMatchObject({ value: { person: ana, again: true } });
    expect(club.score(ana)).toBe(100);
    expect(club.view.people.byNumber(ana)?.name).toBe('Ana');
  });

  it.each([
    ['in the last millisecond of the ban', '2026-11-27 23:59:59.999', 'banned'],
    ['in the first one after it', '2026-11-28 00:00:00', 'done'],
  ])('of somebody removed while banned, %s', (_, moment, said) => {
    const club = friday();
    const ana = club.member('Ana');
    club.ban(ana, '2026-11-27');
    club.remove(ana);
    const result = club.at(moment).does(ana, joinBoard, asIAm);
    expect(saidOf(result)).toEqual([said]);
    if (!result.ok) expect(actsOf(result)).toEqual(['II.7']);
  });

  it('never, where the ban has no end', () => {
    const club = friday();
    const ana = club.member('Ana');
    club.ban(ana, null);
    club.remove(ana);
    expect(club.at('2036-11-28 12:00').does(ana, joinBoard, asIAm)).toMatchObject({
      refusals: [{ code: 'banned', endsAt: null }],
    });
  });
});

describe('Act II.1: members without an account', () => {
  it('are added by a Moderator, by name', () => {
    const club = friday();
    const mo = club.moderator('Mo');
    expect(club.does(mo, addMember, { name: 'Tom' })).toMatchObject({ value: { person: 2 } });
    expect(club.view.people.byNumber(2)).toEqual({ number: 2, account: null, name: 'Tom' });
    expect(saidOf(club.does(mo, addMember, { name: 'tom' }))).toEqual(['name-taken']);
    expect(saidOf(club.does(club.member('Ana'), addMember, { name: 'Tim' }))).toEqual(['needs-office']);
  });

  it('come back under their number, so that a ban is not escaped by it', () => {
    const club = friday();
    const mo = club.moderator('Mo');
    const tom = club.member('Tom', { account: false });
    club.ban(tom, '2026-11-27');
    club.remove(tom);
    expect(saidOf(club.does(mo, addMember, { name: `#${tom}` }))).toEqual(['banned']);
    club.at('2026-11-28 12:00');
    expect(club.does(mo, addMember, { name: `#${tom}` })).toMatchObject({ value: { person: tom } });
  });

  it('are not taken for somebody of their name who left: the Moderator says whether it is them', () => {
    const club = friday();
    const mo = club.moderator('Mo');
    const tom = club.member('Tom', { account: false });
    club.remove(tom);
    const added = club.does(mo, addMember, { name: 'TOM' });
    expect(added).toMatchObject({ invalid: { problem: 'was-here-before', people: [tom] } });
    expect(club.does(mo, addMember, { name: 'Tom B' })).toMatchObject({ value: { person: tom + 1 } });
    expect(isMember(club.view.state, tom)).toBe(false);
  });

  it('are asked for by number where two who left bore the name', () => {
    const club = friday();
    const mo = club.moderator('Mo');
    const [older, younger] = [club.member('Tom', { account: false }), club.member('Tom', { account: false })];
    club.ban(younger, null);
    club.remove(older);
    club.remove(younger);
    expect(club.does(mo, addMember, { name: 'tom' })).toEqual({
      ok: false,
      invalid: { problem: 'was-here-before', text: 'tom', people: [older, younger] },
    });
    expect(saidOf(club.does(mo, addMember, { name: `#${younger}` }))).toEqual(['banned']);
    expect(club.does(mo, addMember, { name: ` #${older} ` })).toMatchObject({
      value: { kind: 'member-added', person: older },
    });
    expect(club.view.people.byNumber(older)?.name).toBe('Tom');
  });

  it.each([
    ['who never left', 'Ana', true],
    ['with an account', 'Bo', true],
    ['who only visited', 'Vic', false],
  ])('are nobody by the number of somebody %s', (_, name, member) => {
    const club = friday();
    const mo = club.moderator('Mo');
    const person = club.person(name, { member, account: name === 'Bo' });
    if (name === 'Bo') club.remove(person);
    expect(saidOf(club.does(mo, addMember, { name: `#${person}` }))).toEqual(['name-unusable']);
  });

  it('are nobody who only visited under that name before', () => {
    const club = friday();
    const mo = club.moderator('Mo');
    const visitor = club.person('Tom', { account: false });
    const result = club.does(mo, addMember, { name: 'Tom' });
    expect(result).toMatchObject({ value: { person: visitor + 1 } });
  });
});

describe('renaming', () => {
  const rename = (member: string, name: string) => ({ member: { text: member }, name });

  it('is done by a Moderator, to a name that is free', () => {
    const club = friday();
    const mo = club.moderator('Mo');
    const ana = club.member('Ana');
    club.member('Bo');
    expect(club.does(mo, renameMember, rename('ana', 'Annie'))).toMatchObject({
      value: { person: ana },
    });
    expect(saidOf(club.does(mo, renameMember, rename('#2', 'BO')))).toEqual(['name-taken']);
    expect(saidOf(club.does(mo, renameMember, rename('#2', 'ANNIE')))).toEqual(['done']);
    expect(saidOf(club.does(mo, renameMember, rename('Zoe', 'Zoe B')))).toEqual(['no-such-person']);
    expect(saidOf(club.does(mo, renameMember, rename('#99', 'Zoe B')))).toEqual(['no-such-person']);
    expect(saidOf(club.does(ana, renameMember, rename('#2', 'Queen')))).toEqual(['needs-office']);
  });
});
