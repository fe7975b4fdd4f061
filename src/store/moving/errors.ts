import { DatabaseError } from '../database-errors.ts';

export class NotAnExport extends DatabaseError {
  constructor(file: string, by = 'something else') {
    super(
      by === 'something else'
        ? `${file} is not a club that \`npm run club:export\` wrote. Nothing was changed.`
        : `${file} was written by ${by} of this bot. Nothing was changed. Install that version first.`,
    );
  }
}

export class ExportMissing extends DatabaseError {
  constructor(file: string) {
    super(
      `There is no file at ${file}. Name the one that \`npm run club:export\` wrote; its key belongs beside it.`,
    );
  }
}

export class SealKeyMissing extends DatabaseError {
  constructor(file: string, key: string) {
    super(`${file} can be read only with its key. Put the key that was written with it at ${key}.`);
  }
}

export class SealBroken extends DatabaseError {
  constructor(file: string, options?: ErrorOptions) {
    super(
      `${file} was changed, is cut off, or the key beside it is another's. Nothing was changed. Export the club again.`,
      options,
    );
  }
}

export class NotOfThisBot extends DatabaseError {
  constructor(file: string, options?: ErrorOptions) {
    super(`${file} holds what this version of the bot does not know. Nothing was changed.`, options);
  }
}

export class ClubUnknown extends DatabaseError {
  constructor(club: string, known: readonly string[]) {
    super(`There is no club ${club} here. There are: ${known.join(', ') || 'none'}.`);
  }
}

export class ClubThere extends DatabaseError {
  constructor(club: string) {
    super(`The club ${club} is here already, and something has happened in it. Nothing was changed.`);
  }
}

export class AccountKeyNeeded extends DatabaseError {
  constructor(people: number, key: string) {
    super(
      `${people} of this club had their data erased while they were banned. They are known again only by the key of ` +
        `the installation that it comes from. Put that at ${key} first; or add --without-key, and they are not.`,
    );
  }
}
