import type { ClubView } from '../../house/ports.ts';
import type { GameNumber } from '../../ledger/fields.ts';
import type { Entry, EntryOf } from '../../rule-books.ts';

/** What somebody did to a game, which the Court can undo. */
export type ActOnGame = EntryOf<
  'game-corrected' | 'game-refused' | 'game-counted' | 'rematch-decided' | 'voided'
>;

/**
 * What a petition with that place in the ledger is against: the latest decision of a Moderator on the game that stood then, else
 * the entry by which it counts; undefined where there is neither.
 */
export function actAppealedFrom(
  { entries, rules }: Pick<ClubView, 'entries' | 'rules'>,
  game: GameNumber,
  filed: number,
): ActOnGame | undefined {
  const before = entries.slice(0, filed - 1);
  const { voided } = rules.lookBack(before);
  const counted = before.filter((entry) => entry.type === 'game-counted' && entry.game === game);
  const acts = before
    .filter((entry) => isActOn(entry, game, counted))
    .filter(({ seq: act }) => !voided.has(act));
  return acts.findLast(({ type }) => type !== 'game-counted') ?? acts.at(-1);
}

function isActOn(entry: Entry, game: GameNumber, counted: readonly Entry[]): entry is ActOnGame {
  switch (entry.type) {
    case 'game-corrected':
    case 'game-refused':
    case 'game-counted':
      return entry.game === game;
    case 'rematch-decided':
      return entry.game === game && entry.score !== null;
    case 'voided':
      return counted.some(({ seq }) => seq === entry.entry);
    default:
      return false;
  }
}
