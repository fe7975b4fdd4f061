import type { Person } from '../../../packages/nomic/src/index.ts';
import { nomicSeats } from './seats.ts';

const [before, after] = ['\uE000', '\uE001'];

/** Stands for whoever plays a seat, wherever a name would be kept: people change, and names can be erased. */
export const nameToken = (seat: string): string => `${before}${seat}${after}`;

/** The players as the engine knows them: seats, with what stands for their names. */
export const nomicPeople: readonly Person[] = nomicSeats.map(({ id }) => ({ id, name: nameToken(id) }));

/** A text with names where something stands for them. */
export const withNames = (text: string, nameOf: (seat: string) => string): string =>
  text.replaceAll(/\uE000([a-z]{1,20})\uE001/g, (_, seat: string) => nameOf(seat));

/** What somebody wrote, without the marks that stand for names: nobody can write those. */
export const withoutMarks = (text: string): string => text.replaceAll(/[\uE000\uE001]/g, '');

const dayOfSeat = (seat: string): string => nomicSeats.find(({ id }) => id === seat)?.name ?? seat;

/** A text in which players are called by their days. */
export const withDayNames = (text: string): string => withNames(text, dayOfSeat);

/** A text as it is written in a form: `{Monday}` stands for whoever plays that seat. */
export const toWrite = (text: string): string => withNames(text, (seat) => `{${dayOfSeat(seat)}}`);

const inBraces = new RegExp(`\\{(${nomicSeats.map(({ name }) => name).join('|')})\\}`, 'gi');

/** The same, read again: with what stands for the names. */
export const fromWritten = (text: string): string =>
  withoutMarks(text).replaceAll(inBraces, (_, seat: string) => nameToken(seat.toLowerCase()));
