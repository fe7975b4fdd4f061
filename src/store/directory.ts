import type { People, Person } from '../club/people.ts';
import type { PersonNumber } from '../ledger/entries.ts';

/** The people of one club, by number and by account. */
export class Directory implements People {
  private readonly numbers = new Map<PersonNumber, Person>();
  private readonly accounts = new Map<string, Person>();

  constructor(people: readonly Person[]) {
    for (const person of people) this.put(person);
  }

  byNumber(number: PersonNumber): Person | null {
    return this.numbers.get(number) ?? null;
  }

  byAccount(account: string): Person | null {
    return this.accounts.get(account) ?? null;
  }

  all(): readonly Person[] {
    return [...this.numbers.values()];
  }

  /** The number for the next person. Numbers are never given twice, since nobody is ever taken out. */
  get nextNumber(): PersonNumber {
    return this.numbers.size + 1;
  }

  /** Enters somebody, in the place of what was known of that number. Throws when the account is somebody else's. */
  put(person: Person): void {
    const { number, account } = person;
    const before = this.byNumber(number)?.account ?? null;
    if (before !== null) this.accounts.delete(before);
    if (account !== null) this.claim(account, person);
    this.numbers.set(number, person);
  }

  private claim(account: string, person: Person): void {
    const owner = this.accounts.get(account);
    if (owner !== undefined) throw new Error(`The account of ${person.number} is that of ${owner.number}`);
    this.accounts.set(account, person);
  }
}
