import { describe, expect, it } from 'vitest';
import { addMember } from '../../../src/house/offices/add-member.ts';
import { renameMember } from '../../../src/house/offices/rename-member.ts';
import { type Actor, whichPerson, whoActs, whoIsNamed } from '../../../src/house/people.ts';
import { done } from '../../../src/house/result.ts';
import { joinBoard } from '../../../src/ladder/board/join-board.ts';
import { aClub, type Story } from '../../support/a-club.ts';

const friday = () => aClub({ now: '2026-11-20 12:40' });
const worn = (club: Story, nicknames: boolean, found: Record<string, string | null> = {}) =>
  club.does(
    club.stranger('Olga'),
    (work) => {
      work.saveSettings({ nicknames, worn: { ...work.settings.worn, found } });
      return done(null);
    },
    null,
  );
const withNickname = (name: string, ownName: string): Actor => ({
  ...{ account: '77', name, ownName },
  managesGuild: false,
});
const nameOf = (club: Story, person: number) => club.view.people.byNumber(person)?.name;

describe('a name that comes from Discord', () => {
  it.each([
    ['a nickname of the server', 'Ana', 'ana_x', undefined, 'Ana'],
    ['an old score', 'Ana · 100', 'ana_x', undefined, 'Ana'],
    ['two old scores', 'Ana · 100 · 120', 'ana_x', undefined, 'Ana'],
    ['spaces of another kind', 'Ana\u00a0·\u00a0100', 'ana_x', undefined, 'Ana'],
    ['a name that was cut short', `${'A'.repeat(25)}… · 120`, 'A'.repeat(30), undefined, 'A'.repeat(30)],
    ['the account’s own name, which only looks so', 'Route · 66', 'Route · 66', undefined, 'Route · 66'],
    ['that, with a score', 'Route · 66 · 100', 'Route · 66', undefined, 'Route · 66'],
    ['a nickname that the bot found', 'Route · 66', 'bob', 'Route · 66', 'Route · 66'],
    ['that, with a score', 'Route · 66 · 100', 'bob', 'Route · 66', 'Route · 66'],
    ['nothing but a score', ' · 100', 'ana_x', undefined, '· 100'],
  ])('is for the club, of %s, without the bot’s scores', (_, nick, own, found, expected) => {
    const club = friday();
    if (found !== undefined) worn(club, false, { '77': found });
    const actor = withNickname(nick, own);
    expect(whoActs(club.view, actor).name).toBe(expected);
    expect(whoIsNamed(club.view, { ...actor, bot: false })).toMatchObject({ value: { name: expected } });
    club.does(actor, joinBoard, { name: null });
    expect(nameOf(club, 1)).toBe(expected);
  });

  it('is the account’s own as it is, where that is what the server shows', () => {
    const club = friday();
    expect(whoActs(club.view, club.stranger('Route · 66')).name).toBe('Route · 66');
  });
});

describe('a name that somebody types', () => {
  const named = (typed: string, nicknames: boolean) => {
    const club = friday();
    const mo = club.moderator('Mo');
    const ana = club.member('Ana');
    worn(club, nicknames);
    club.does(mo, addMember, { name: typed });
    club.does(mo, renameMember, { member: { text: '#2' }, name: 'Ana · 120' });
    return [nameOf(club, 3), nameOf(club, ana)];
  };

  it('loses its scores on a server whose nicknames show them', () => {
    expect(named('Dee · 100', true)).toEqual(['Dee', 'Ana']);
    expect(named('Dee · 100 · 90', true)[0]).toBe('Dee');
  });

  it('stays elsewhere, since nothing there is the bot’s', () => {
    expect(named('Route · 66', false)[0]).toBe('Route · 66');
  });

  it('loses them everywhere where the rest is what somebody is called', () => {
    const club = friday();
    club.does(withNickname('Ana · 100', 'ana_x'), joinBoard, { name: 'Ana · 100' });
    expect(nameOf(club, 1)).toBe('Ana');
    const mo = club.moderator('Mo');
    const old = club.member('Bo · 100');
    club.does(mo, renameMember, { member: { text: `#${old}` }, name: 'Bo' });
    expect(nameOf(club, old)).toBe('Bo');
    club.does(mo, renameMember, { member: { text: `#${old}` }, name: 'Bo · 120' });
    expect(nameOf(club, old)).toBe('Bo');
  });

  it('names somebody by what the server shows them as, unless another is called just that', () => {
    const club = friday();
    const ana = club.member('Ana');
    expect(whichPerson(club.view, { text: 'ana · 120' })).toMatchObject({ value: { number: ana } });
    const route = club.member('Ana · 120');
    expect(whichPerson(club.view, { text: 'ana · 120' })).toMatchObject({ value: { number: route } });
  });
});
