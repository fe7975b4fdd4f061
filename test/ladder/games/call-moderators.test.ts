import { describe, expect, it } from 'vitest';
import { disputeGame } from '../../../src/ladder/games/answer-game.ts';
import type { PersonNumber } from '../../../src/ledger/fields.ts';
import type { Story } from '../../support/a-club.ts';
import { afternoon, enters } from './afternoon.ts';

/** Who is told that the players of a game differ. */
const told = ({ announced }: Story): PersonNumber[] =>
  announced.flatMap(({ notice, target }) =>
    notice.kind === 'game-differs' && target.to === 'person' ? [target.person] : [],
  );

const disputes = (club: Story, who: PersonNumber, game: number) =>
  club.does(who, disputeGame, { game: `${game}`, why: 'We drew' });

describe('Act II.4.1: who is told that the players of a game differ', () => {
  it('those on duty, and a Justice who acts as Moderator; nobody else', () => {
    const { club, mo, ana, bo } = afternoon();
    const [away, jo, idle] = [
      club.moderator('Max'),
      club.person('Jo', { offices: ['justice'] }),
      club.person('Kim', { offices: ['justice'] }),
    ];
    club.checkIn(jo, { moderating: true });
    club.checkIn(idle);
    disputes(club, bo, enters(club, ana, bo));
    expect(told(club).sort()).toEqual([mo, jo]);
    expect(told(club)).not.toContain(away);
  });

  it('all Moderators where nobody is on duty, but the one who played it', () => {
    const { club, mo, ana } = afternoon();
    const max = club.moderator('Max');
    club.moderator('Una');
    const una = club.view.people.all().length;
    disputes(club, mo, enters(club, ana, mo));
    expect(told(club).sort()).toEqual([max, una]);
  });

  it('the Justices where there is no such Moderator, and nobody without an account', () => {
    const { club, mo, ana } = afternoon();
    club.member('Max', { offices: ['moderator'], account: false });
    const chief = club.person('Cleo', { offices: ['chief'] });
    disputes(club, mo, enters(club, ana, mo));
    expect(told(club)).toEqual([chief]);
  });

  it('also where each of the two says something else', () => {
    const { club, mo, ana, bo } = afternoon();
    enters(club, ana, bo);
    enters(club, bo, ana);
    expect(told(club)).toEqual([mo]);
  });
});
