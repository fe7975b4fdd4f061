import { describe, expect, it } from 'vitest';
import { attended, moderatorPresentAt } from '../../../src/ladder/book/register.ts';
import { checkIn, checkOut } from '../../../src/ladder/sessions/check-in.ts';
import { openSession } from '../../../src/ladder/sessions/open-session.ts';
import { aClub } from '../../support/a-club.ts';
import { actsOf, saidOf } from '../../support/refusals.ts';

const asMyself = { moderating: false };
const asModerator = { moderating: true };

function afternoon() {
  const club = aClub({ now: '2026-11-20 12:20' });
  const mo = club.moderator('Mo');
  club.does(mo, openSession, undefined);
  return { club, mo };
}

describe('Act 0.9: checking in', () => {
  it.each([
    ['on Thursday', '2026-11-19 12:45', 'no-open-session'],
    ['before anybody opened the session', '2026-11-20 12:19', 'no-open-session'],
  ])('is refused %s', (_, now, said) => {
    const club = aClub({ now });
    const ana = club.member('Ana');
    const refusal = club.does(ana, checkIn, asMyself);
    expect(saidOf(refusal)).toEqual([said]);
    expect(refusal).toMatchObject({ refusals: [{ nextSession: '2026-11-20', acts: ['0.5'] }] });
  });

  it.each([
    ['once the session is open, even before it begins', '12:21', 'done'],
    ['as it ends', '13:10:00', 'done'],
    ['after its end, though nobody has closed it', '13:10:00.001', 'no-open-session'],
  ])('%s', (_, moment, said) => {
    const { club } = afternoon();
    const ana = club.member('Ana');
    expect(saidOf(club.at(moment).does(ana, checkIn, asMyself))).toEqual([said]);
  });

  it('is open to visitors, who get a number and no place on the board', () => {
    const { club } = afternoon();
    expect(saidOf(club.does(club.stranger('Vic'), checkIn, asMyself))).toEqual(['done']);
    expect(club.view.people.byNumber(2)).toMatchObject({ name: 'Vic', account: '90Vic' });
    expect(club.view.state.standings[2]?.member ?? false).toBe(false);
  });

  it('is refused to somebody in the room, and checking out to somebody who is not', () => {
    const { club } = afternoon();
    const ana = club.member('Ana');
    expect(saidOf(club.does(ana, checkOut, undefined))).toEqual(['not-present']);
    expect(saidOf(club.does(club.stranger('Vic'), checkOut, undefined))).toEqual(['not-present']);
    club.does(ana, checkIn, asMyself);
    expect(saidOf(club.does(ana, checkIn, asMyself))).toEqual(['already-present']);
    expect(saidOf(club.does(ana, checkOut, undefined))).toEqual(['done']);
    expect(saidOf(club.does(ana, checkIn, asMyself))).toEqual(['done']);
  });

  it.each([
    ['4:59 before the close', ['13:05:01'], false],
    ['5:00 before the close', ['13:05:00'], true],
    ['two stays of 2:30', ['12:40:00', '12:42:30', '12:50:00', '12:52:30'], true],
    ['two stays of 2:29', ['12:40:00', '12:42:29', '12:50:00', '12:52:29'], false],
    ['before the session began, and for 4:59 of it', ['12:22:00', '12:34:59'], false],
    ['before the session began, and for 5:00 of it', ['12:22:00', '12:35:00'], true],
  ])('makes somebody present: %s', async (_, moments, present) => {
    const { club } = afternoon();
    const ana = club.member('Ana');
    for (const [place, moment] of moments.entries())
      club.at(moment).does(ana, place % 2 === 0 ? (w, a) => checkIn(w, a, asMyself) : checkOut, undefined);
    await club.at('2026-11-20 14:00').settle();
    expect(attended(club.session(), ana)).toBe(present);
  });
});

describe('Acts 0.6 and III.3.4: the Moderator in the room', () => {
  it.each([
    ['a Moderator', ['moderator'], asMyself, 'done', true],
    ['a Justice acting as one', ['justice'], asModerator, 'done', true],
    ['the Chief Justice acting as one', ['chief'], asModerator, 'done', true],
    ['a Justice who only plays', ['justice'], asMyself, 'done', false],
    ['a Member who says so', [], asModerator, 'needs-office', false],
  ] as const)('%s', (_, offices, input, said, moderated) => {
    const { club, mo } = afternoon();
    club.at('12:40').does(mo, checkOut, undefined);
    const someone = club.member('Sam', { offices });
    const result = club.at('12:50').does(someone, checkIn, input);
    expect(saidOf(result)).toEqual([said]);
    if (!result.ok) expect(actsOf(result)).toEqual(['III.2', 'III.3.4']);
    const session = club.session();
    expect(moderatorPresentAt(session, club.moment('12:50'))).toBe(moderated);
    expect(moderatorPresentAt(session, club.moment('12:45'))).toBe(false);
  });

  it('a Justice in the room takes the duty up later', () => {
    const { club } = afternoon();
    const judge = club.member('Judge', { offices: ['justice'] });
    club.does(judge, checkIn, asMyself);
    expect(saidOf(club.does(judge, checkIn, asModerator))).toEqual(['done']);
    expect(saidOf(club.does(judge, checkIn, asModerator))).toEqual(['already-present']);
  });
});
