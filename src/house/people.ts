import type { PersonNumber } from '../ledger/fields.ts';
import type { State } from '../rule-books.ts';

/** A person as the club knows them. The name and the account can be erased; the number stays. */
export interface Person {
  number: PersonNumber;
  /** The Discord account's id, or null for a member without one. */
  account: string | null;
  name: string;
}

export interface People {
  byNumber(number: PersonNumber): Person | null;
  /** Whoever has that account; or had it erased and would be known again, then without an account. */
  byAccount(account: string): Person | null;
  all(): readonly Person[];
  /** Those who had their account erased and would be known again by it. */
  recognisable(): readonly PersonNumber[];
}

/** Whoever gives a command, as Discord vouches for them. */
export interface Actor {
  account: string;
  /** The display name on the server, for a person the club does not know yet. */
  name: string;
  /** The account's own name, where `name` is a nickname that it has on the server. */
  ownName?: string;
  /** Whether Discord lets them manage the server. */
  managesGuild: boolean;
}

/** Somebody whom a command names: a Discord user, or a member by name or `#number`. */
export type Named = { account: string; name: string; ownName?: string; bot: boolean } | { text: string };

const unseen = /[\p{C}\p{Default_Ignorable_Code_Point}\u2800]/gu;

/** Leaves out what cannot be seen or turns the line about, and closes up the spaces. */
export const tidy = (text: string): string =>
  text.normalize('NFC').replaceAll(/\s/gu, ' ').replaceAll(unseen, '').replaceAll(/ +/g, ' ').trim();

/** Whether a person had their data erased and has not come back: nobody can be named so any more. */
export const isErased = (
  { state }: { state: Pick<State, 'erased'> },
  { number, account }: Pick<Person, 'number' | 'account'>,
): boolean => account === null && state.erased.has(number);
