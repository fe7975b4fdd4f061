import { z } from 'zod';
import type { People, Person } from '../house/people.ts';
import type { Wanted } from '../house/reminders/reminder.ts';
import type { PersonNumber } from '../ledger/fields.ts';

/** A person as the club keeps them. */
export interface KeptPerson extends Person {
  /** The hash of an account that was erased, as long as it is to be known again. */
  erased: string | null;
  reminders: Wanted;
}

/** What somebody wants to be reminded of, as it is kept. */
const wanted = z.record(z.string(), z.int());

/** A person as the club has them, of what is stored. */
export const personFrom = <Row extends { reminders: string }>(row: Row) => ({
  ...row,
  reminders: wanted.parse(JSON.parse(row.reminders)),
});

/** A person as they are stored. */
export const personRecord = <Known extends { reminders: Wanted }>(person: Known) => ({
  ...person,
  reminders: JSON.stringify(person.reminders),
});

/** The people of one club, by number and by account. */
export class Directory implements People {
  private readonly numbers = new Map<PersonNumber, KeptPerson>();
  private readonly accounts = new Map<string, KeptPerson>();
  private readonly hashes = new Map<string, KeptPerson>();
  private readonly wanting = new Set<PersonNumber>();
  /** What is kept of an account that was erased. */
  readonly hash: (account: string) => string;

  constructor(people: readonly KeptPerson[], hash: (account: string) => string) {
    this.hash = hash;
    for (const person of people) this.put(person);
  }

  byNumber(number: PersonNumber): KeptPerson | null {
    return this.numbers.get(number) ?? null;
  }

  byAccount(account: string): KeptPerson | null {
    const known = this.accounts.get(account);
    if (known !== undefined || this.hashes.size === 0) return known ?? null;
    return this.hashes.get(this.hash(account)) ?? null;
  }

  all(): readonly KeptPerson[] {
    return [...this.numbers.values()];
  }

  recognisable(): readonly PersonNumber[] {
    return [...this.hashes.values()].map(({ number }) => number);
  }

  reminded(): readonly PersonNumber[] {
    return [...this.wanting];
  }

  remindersOf(person: PersonNumber): Wanted {
    return this.byNumber(person)?.reminders ?? {};
  }

  /** The number for the next person. Numbers are never given twice, since nobody is ever taken out. */
  get nextNumber(): PersonNumber {
    return this.numbers.size + 1;
  }

  /** Enters somebody, in the place of what was known of that number. Throws when the account is somebody else's. */
  put(person: KeptPerson): void {
    const { number, account, erased, reminders } = person;
    const before = this.byNumber(number);
    if (before !== null && before.account !== null) this.accounts.delete(before.account);
    if (before !== null && before.erased !== null) this.hashes.delete(before.erased);
    if (account !== null) this.claim(account, person);
    if (erased !== null) this.hashes.set(erased, person);
    if (Object.keys(reminders).length > 0) this.wanting.add(number);
    else this.wanting.delete(number);
    this.numbers.set(number, person);
  }

  private claim(account: string, person: KeptPerson): void {
    const owner = this.accounts.get(account);
    if (owner !== undefined) throw new Error(`The account of ${person.number} is that of ${owner.number}`);
    this.accounts.set(account, person);
  }
}
