import type { UnitOfWork } from '../../../src/house/ports.ts';
import { done } from '../../../src/house/result.ts';
import { count } from '../../../src/ladder/games/counting.ts';
import type { PersonNumber } from '../../../src/ledger/fields.ts';
import { localDate } from '../../../terms/time.ts';
import { aClub, type Story } from '../../support/a-club.ts';
import { game, plays } from '../games/afternoon.ts';

/** A club on the eve of a Friday. Mo moderates and is no Member; Ana and Bo join, with 200 points each. */
export function fridays(eve = '2026-11-05') {
  const club = aClub({ now: `${eve} 09:00` });
  const mo = club.person('Mo', { offices: ['moderator'] });
  const [ana, bo] = [wealthy(club, 'Ana'), wealthy(club, 'Bo')];
  return { club, mo, ana, bo };
}

/** Somebody who joins now, with 200 points. */
export function wealthy(club: Story, name: string, about: { account?: boolean } = {}): PersonNumber {
  const person = club.member(name, about);
  club.write({ type: 'adjusted', person, change: { points: 100 } });
  return person;
}

/** The six Fridays from 6 November on. */
export const days = [
  '2026-11-06',
  '2026-11-13',
  '2026-11-20',
  '2026-11-27',
  '2026-12-04',
  '2026-12-11',
] as const;

/** Opens the session of that Friday, with these people in the room from 12:30. */
export function opens(club: Story, mo: PersonNumber, day: string, there: readonly PersonNumber[] = []): void {
  club.at(`${day} 12:25`).openSession(mo);
  club.at('12:30');
  for (const person of there) club.checkIn(person);
}

/** Holds that Friday's session to its end; `games` are pairs who draw. */
export async function holds(
  club: Story,
  mo: PersonNumber,
  day: string,
  there: readonly PersonNumber[] = [],
  games: readonly (readonly [PersonNumber, PersonNumber])[] = [],
): Promise<void> {
  opens(club, mo, day, there);
  club.at('12:45');
  for (const [one, other] of games) plays(club, mo, one, other, 0.5);
  await club.at('13:11').settle();
}

/** A draw online that counts, as of now. Returns the entry that made it count. */
export function online(club: Story, player: PersonNumber, opponent: PersonNumber): number {
  const number = Math.max(1, club.view.state.games.length);
  const date = localDate(club.now, club.figures);
  const played = { playedAt: club.now, date, online: true, ended: null, colour: null, approval: [] };
  club.write({ type: 'game-recorded', game: number, player, opponent, score: 0.5, ...played });
  const counts = (work: UnitOfWork) => {
    count(work, number, null);
    return done({ kind: 'game-confirmed', game: number, counts: true } as const);
  };
  club.does(player, counts, undefined);
  return game(club, number).countedSeq ?? 0;
}

/** The deductions of a person that stand, each as its date and basis. */
export const deductionsOf = (club: Story, person: PersonNumber): string[] =>
  club.view.state.sessionOrder.flatMap(({ date, decays }) =>
    [...(decays.get(person)?.keys() ?? [])].map((basis) => `${date} ${basis}`),
  );

/** What the bot told a person directly about their points. */
export const toldTo = (club: Story, person: PersonNumber) =>
  club.announced.flatMap(({ notice, target }) =>
    notice.kind === 'decay' && target.to === 'person' && target.person === person
      ? [
          {
            date: notice.date,
            made: notice.made.map(({ basis, inARow }) => `${basis} ${inARow}`),
            undone: notice.undone.map(({ date, basis }) => `${date} ${basis}`),
            warned: notice.warned,
          },
        ]
      : [],
  );
