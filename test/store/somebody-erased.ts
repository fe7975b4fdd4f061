import type { UnitOfWork } from '../../src/house/ports.ts';
import { erasePerson } from '../../src/house/privacy/erase-person.ts';
import { done, type Result } from '../../src/house/result.ts';
import { rooms } from '../../src/rooms.ts';
import { PrismaClubs } from '../../src/store/prisma-clubs.ts';
import type { Outcome } from '../../src/told.ts';
import { allStored, anAddress, clubId, friday, occasion, opened } from './a-database.ts';

export const account = '887766554433221100';
export const name = 'Wilhelmina Zukertort';
const actor = { account, name, managesGuild: false };
export const reasons = { reason: 'Threw the board about', dispute: 'It was my board' };

export const joined = (person: number): Result<Outcome | null> =>
  done({ kind: 'joined', person, again: false, games: [] });

export const joins = (work: UnitOfWork): Result<Outcome | null> => {
  const person = work.addPerson({ account, name });
  const about = { by: person, acts: [] };
  work.append({ type: 'joined', person }, about);
  work.append({ type: 'renamed', person }, { ...about, texts: { ...reasons, fen: '8/8 w' } });
  return joined(person);
};

export const isBanned = (work: UnitOfWork): Result<Outcome | null> => {
  work.append({ type: 'banned', person: 1, until: null, endsAt: null }, { by: 1, acts: ['II.9'] });
  return joined(1);
};

export const erases = (work: UnitOfWork) => erasePerson(work, actor, { member: null });

/** Wilhelmina has joined a club, with words about her; in a database of its own. */
export async function aClub() {
  const url = anAddress();
  const database = await opened(url);
  const clubs = new PrismaClubs(database, () => {}, rooms);
  const about = { id: 'joins', token: 'secret-token', applicationId: '4', channel: '5', account };
  await clubs.change(clubId, { interaction: about, now: friday }, joins);
  return { url, database, clubs };
}

/** Wilhelmina was banned, and had her data erased. */
export async function banned() {
  const club = await aClub();
  await club.clubs.change(clubId, occasion(), isBanned);
  await club.clubs.change(clubId, occasion(), erases);
  return club;
}

/** Those of the words that are anywhere in what is stored. */
export async function leftIn(url: string, words: readonly string[]): Promise<string[]> {
  const stored = await allStored(url);
  return words.filter((word) => stored.includes(word));
}

/** All that says who she is, and what is said of her. */
export const aboutHer = [account, name, ...Object.values(reasons)];
