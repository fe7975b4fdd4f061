import { describe, expect, test } from 'vitest';
import type { CompletionRequest } from '../../src/discord/command.ts';
import { completePeople, type Whom } from '../../src/discord/complete-people.ts';
import { erasePerson } from '../../src/house/privacy/erase-person.ts';
import { aClub, type Story } from '../support/a-club.ts';
import { MemoryHearings } from '../support/memory-hearings.ts';

const now = '2026-11-20 12:40';

function asking(club: Story, asker: number, typed = ''): CompletionRequest {
  const { id, clubs, siteUrl } = club;
  return {
    ...{ club: id, actor: club.actor(asker), now: club.now, channel: '5', subcommand: null },
    services: { clubs, hearings: new MemoryHearings(), siteUrl },
    focused: { name: 'opponent', value: typed },
    options: { string: () => null, integer: () => null, boolean: () => null },
  };
}

/** Who is offered, by name. */
const offered = (club: Story, asker: number, typed = '', whom: Whom = {}) =>
  completePeople(club.view, asking(club, asker, typed), whom).map(({ name }) => name);

/** Mo opened the session, in which Bo is checked in; Ana played with Cy, then with Bo, then with Dee. */
function aFriday() {
  const club = aClub({ now });
  const [ana, bo, cy, dee] = [club.member('Ana'), club.member('Bo'), club.member('Cy'), club.member('Dee')];
  const [guest, mo, eve] = [
    club.person('Guest'),
    club.moderator('Mo'),
    club.member('Eve', { account: false }),
  ];
  for (const [at, other] of [cy, bo, dee].entries()) club.enter(at + 1, ana, other);
  club.openSession(mo);
  club.checkIn(bo);
  return { club, ana, bo, cy, dee, guest, mo, eve };
}

describe('people', () => {
  test('those present come first, then those played with lately, then Members, then others', () => {
    const { club, ana, guest } = aFriday();
    expect(offered(club, ana)).toEqual(['Bo', 'Mo', 'Dee', 'Cy', 'Ana', 'Eve', 'Guest']);
    expect(offered(club, guest)).toEqual(['Bo', 'Mo', 'Ana', 'Cy', 'Dee', 'Eve', 'Guest']);
  });

  test('the person who checked out is not present any more', () => {
    const { club, ana, bo } = aFriday();
    club.checkOut(bo);
    expect(offered(club, ana)).toEqual(['Mo', 'Dee', 'Bo', 'Cy', 'Ana', 'Eve', 'Guest']);
  });

  test('what was typed is looked for in names, in the same order', () => {
    const { club, ana } = aFriday();
    expect(offered(club, ana, 'E')).toEqual(['Dee', 'Eve', 'Guest']);
    expect(offered(club, ana, 'zz')).toEqual([]);
  });

  test('the very name comes before names that have it in them', () => {
    const { club, ana } = aFriday();
    const rambo = club.member('Rambo');
    club.checkIn(rambo);
    club.enter(4, ana, rambo);
    expect(offered(club, ana, 'bo')).toEqual(['Bo', 'Rambo']);
    expect(offered(club, ana, 'b')).toEqual(['Rambo', 'Bo']);
  });

  test('by number, by mention and by @name', () => {
    const { club, ana, dee } = aFriday();
    const { account } = club.actor(dee);
    for (const typed of [`#${dee}`, `<@${account}>`, '@dee'])
      expect(offered(club, ana, typed)).toEqual(['Dee']);
  });

  test('namesakes are told apart by number, and values are numbers', () => {
    const { club, ana, eve } = aFriday();
    const other = club.member('EVE');
    expect(completePeople(club.view, asking(club, ana, 'eve'))).toEqual([
      { name: `Eve (#${eve})`, value: `#${eve}` },
      { name: `EVE (#${other})`, value: `#${other}` },
    ]);
  });

  test('nobody whose data was erased, whatever is typed', () => {
    const { club, ana, cy } = aFriday();
    club.does(cy, erasePerson, { member: null });
    expect(offered(club, ana)).not.toContain(`Former member ${cy}`);
    expect(offered(club, ana, 'former')).toEqual([]);
    expect(offered(club, ana, `#${cy}`)).toEqual([]);
  });

  test('at most 25', () => {
    const { club, ana } = aFriday();
    for (let more = 0; more < 30; more += 1) club.member(`Member ${more}`);
    expect(offered(club, ana)).toHaveLength(25);
  });

  test('those an option is for, and the likeliest for it first', () => {
    const { club, ana, eve } = aFriday();
    const among = {
      among:
        () =>
        ({ account }: { account: string | null }) =>
          account === null,
    };
    expect(offered(club, ana, '', among)).toEqual(['Eve']);
    const first = {
      first:
        () =>
        ({ number }: { number: number }) =>
          number === eve,
    };
    expect(offered(club, ana, '', first)[0]).toBe('Eve');
  });
});
