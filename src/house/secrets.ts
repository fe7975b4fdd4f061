import { z } from 'zod';

/** Words that nobody may read yet, as an entry keeps them: encrypted, with the receipt of the person who gave them. */
export const hidden = z.object({ cipher: z.base64url(), digest: z.hash('sha256') });

export interface Hidden {
  readonly cipher: string;
  /** What `digestOf` makes of the words and their salt: the receipt. It says nothing of the words. */
  readonly digest: string;
}

/** The words again, with the chance number that keeps anyone from guessing them by their receipt. */
export interface Opened {
  readonly words: string;
  readonly salt: string;
}

/** Hides words until they are published. Who may have them opened before then is decided in the use cases. */
export interface Secrets {
  /**
   * Hides words for one place, such as a phase and a seat of a table: moved to another, they cannot be opened. The same words
   * hidden twice look different. Throws where the key of this installation is damaged or cannot be made.
   */
  hide(place: string, words: string): Hidden;
  /**
   * Null where they were hidden with another installation's key, for another place, or were changed since. Throws where the
   * key is damaged.
   */
  open(place: string, hidden: Hidden): Opened | null;
}

/** What makes the SHA-256 of bytes, in hexadecimal, as a `UnitOfWork` does. */
interface Hashing {
  sha256(bytes: Uint8Array): string;
}

/** The receipt of words: the SHA-256 of salt and words with a line break between them, in hexadecimal. */
export const digestOf = ({ words, salt }: Opened, hashing: Hashing): string =>
  hashing.sha256(new TextEncoder().encode(`${salt}\n${words}`));
