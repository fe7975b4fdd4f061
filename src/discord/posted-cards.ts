import type { Reply } from '../house/words/reply.ts';

/**
 * What the messages about games say, as far as this program posted or edited them, by `channel/message`. Of one that it has not
 * met only Discord knows: it has to be edited to be sure.
 */
export class PostedCards {
  readonly #words = new Map<string, string>();

  /** Keeps what such a message says from now on; null where the game it is about is gone. */
  note(place: string, card: Reply | null): void {
    this.#words.set(place, lasting(card));
  }

  says(place: string, card: Reply | null): boolean {
    return this.#words.get(place) === lasting(card);
  }

  forget(place: string): void {
    this.#words.delete(place);
  }
}

/** What of a message changes with its game: the line above a card only calls people to it. */
const lasting = (card: Reply | null): string =>
  JSON.stringify([card?.embeds ?? card?.content, card?.components]);
