import type { Instant } from '../../../terms/time.ts';
import { seenFrom } from '../../ladder/board/head-to-head.ts';
import type { Game } from '../../ladder/book/games.ts';
import { attended, type Session } from '../../ladder/book/register.ts';
import type { ScoreMove } from '../../ladder/book/score-move.ts';
import type { PersonNumber } from '../../ledger/fields.ts';
import { type Entry, rules } from '../../rule-books.ts';
import type { ClubView, KeptText, TextKind } from '../ports.ts';
import type { EntryExport, GameExport, Iso, ScoreMoveExport, SessionExport } from './export-shape.ts';
import type { OnFile } from './on-file.ts';

export const iso = (instant: Instant): Iso => new Date(instant).toISOString();
export const isoOrNull = (instant: Instant | null): Iso | null => (instant === null ? null : iso(instant));

/** A change of a score, and what it rested on. */
export function exportMove(move: ScoreMove): ScoreMoveExport {
  const { entry, before, after, kind: why } = move;
  const moved = { entry: entry.seq, at: iso(entry.at), before, after, why };
  if (move.kind !== 'game') return moved;
  return { ...moved, game: move.game.number, expected: move.rating.expected, k: move.rating.k };
}

const results = { 1: 'won', 0.5: 'drew', 0: 'lost' } as const;
const otherColour = { white: 'black', black: 'white' } as const;

/** A game as one of its players saw it. */
export function exportGame({ people }: ClubView, game: Game, person: PersonNumber): GameExport {
  const { number, colour, playedAt, date, online, ended, status, enteredBy } = game;
  const { opponent, score } = seenFrom(game, person);
  return {
    number,
    opponent: { number: opponent, name: people.byNumber(opponent)?.name ?? '' },
    result: results[score],
    colour: colour === null || game.player === person ? colour : otherColour[colour],
    playedAt: iso(playedAt),
    date,
    online,
    ended,
    status,
    enteredByYou: enteredBy === person,
  };
}

/** What the register of a session says of a person; nothing where it does not name them. */
export function exportSession(session: Session, person: PersonNumber): SessionExport[] {
  const stays = session.stays.get(person) ?? [];
  const corrected = session.corrected.get(person) ?? null;
  if (stays.length === 0 && corrected === null && !session.played.has(person)) return [];
  return [
    {
      date: session.date,
      present: attended(session, person),
      correctedTo: corrected,
      stays: stays.map(({ from, to, moderating }) => ({ from: iso(from), to: isoOrNull(to), moderating })),
    },
  ];
}

/**
 * An entry of the ledger with its texts. Of what a person did in somebody else's matter it says that and when they did it,
 * and to what; a dispute or a petition in another's words is left out.
 */
export function exportEntry(
  { entry, concern }: OnFile,
  kept: readonly KeptText[],
  person: PersonNumber,
): EntryExport {
  const { seq, at, by, type, acts, terms, ...says } = entry;
  const isOthers = concern === 'deed';
  const texts = kept.filter(({ kind }) => !isOthers && (by === person || !othersWords.includes(kind)));
  return {
    entry: seq,
    at: iso(at),
    byYou: by === person,
    othersMatter: isOthers,
    type,
    acts,
    terms,
    says: isOthers ? thingsIn(entry) : says,
    texts: Object.fromEntries(texts.map(({ kind, text }) => [kind, text])),
  };
}

const othersWords: readonly TextKind[] = ['dispute', 'statement'];

/** What an entry is about, by number, without anybody. */
const thingsIn = (entry: Entry): Record<string, number> =>
  Object.fromEntries(
    rules
      .mentionsIn(entry)
      .flatMap(({ mark, number }) => (mark === 'person' ? [] : [[mark, number] as const])),
  );
