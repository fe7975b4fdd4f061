import type { Actor } from '../../src/house/people.ts';
import type { UnitOfWork } from '../../src/house/ports.ts';
import { done } from '../../src/house/result.ts';
import type { Points } from '../../src/ledger/fields.ts';
import type { Body } from '../../src/rule-books.ts';
import type { PrismaClubs } from '../../src/store/prisma-clubs.ts';

import { seasonPlayers, seasons } from './seasons.ts';

const opensAt = Date.UTC(2026, 10, 20, 12, 30);

/** The session in whose midst clubs are measured. */
export const session = { date: '2026-11-20', opensAt, closesAt: opensAt + 40 * 60_000 } as const;

interface Stock {
  /** Everybody's accounts; the first is the Moderator who opened the session. */
  accounts: readonly string[];
  /** How many games count already. */
  games: number;
}

/** Fills a club: its people are members, its session has begun, and games were played. */
export async function stock(clubs: PrismaClubs, club: string, { accounts, games }: Stock): Promise<void> {
  await clubs.change(club, { interaction: null, now: opensAt }, (work) => {
    work.saveSettings({ name: 'A club under measure' });
    for (const [n, account] of accounts.entries()) {
      const person = work.addPerson({ account, name: `player${n + 1}` });
      write(work, { type: 'joined', person });
    }
    write(work, { type: 'office-given', person: 1, office: 'moderator' });
    // The same two play again and again here, more quickly than people could.
    write(work, { type: 'figures-set', figures: { sameGameMinutes: 0 } });
    write(work, { type: 'session-opened', ...session });
    for (let person = 1; person <= accounts.length; person++)
      write(work, { type: 'checked-in', person, date: session.date, moderating: person === 1 });
    for (let game = 1; game <= games; game++) play(work, game, accounts.length);
    return done(null);
  });
}

/** One person plays the next, and the one who has not lost before wins. */
function play(work: UnitOfWork, game: number, people: number): void {
  const player = 1 + (game % people);
  const score: Points = ([1, 0.5, 0] as const)[game % 3] ?? 1;
  const about = { colour: null, playedAt: work.now, online: false, ended: null, approval: [] };
  const opponent = 1 + ((game + 1) % people);
  write(work, { type: 'game-recorded', game, player, opponent, score, date: session.date, ...about });
  write(work, { type: 'game-counted', game });
}

const write = (work: UnitOfWork, body: Body) => work.append(body, { by: 1, acts: [] });

/** The officer of a club that was stocked with seasons; they never play. */
export const moderator: Actor = { account: '1', name: 'Moderator', managesGuild: false };

/** Fills a club with a ledger of so many entries, Friday after Friday, each as of its own moment. */
export async function stockSeasons(clubs: PrismaClubs, club: string, length: number): Promise<void> {
  const entries = seasons(length - 1);
  await clubs.change(club, { interaction: null, now: entries[0]?.at ?? 0 }, (work) => {
    for (let person = 1; person <= seasonPlayers; person++)
      work.addPerson({ account: null, name: `Player ${person}` });
    const person = work.addPerson(moderator);
    write(work, { type: 'office-given', person, office: 'moderator' });
    return done(null);
  });
  for (let from = 0; from < entries.length; ) {
    const now = entries[from]?.at ?? 0;
    const later = entries.findIndex(({ at }, place) => place > from && at > now);
    const to = later === -1 ? entries.length : later;
    await clubs.change(club, { interaction: null, now }, (work) => {
      for (const { seq: _, at: __, by, acts, terms: ___, ...body } of entries.slice(from, to))
        work.append(body, { by, acts });
      return done(null);
    });
    from = to;
  }
}
