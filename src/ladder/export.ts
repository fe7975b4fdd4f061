import type { Clubs } from '../house/clubs.ts';
import type { Person } from '../house/people.ts';
import type { ClubView } from '../house/ports.ts';
import { iso, isoOrNull } from '../house/privacy/export.ts';
import type { Export, GameExport, ScoreMoveExport, SessionExport } from '../house/privacy/export-shape.ts';
import type { PersonNumber } from '../ledger/fields.ts';
import type { Entry, State } from '../rule-books.ts';
import { seenFrom } from './board/head-to-head.ts';
import type { ClockGame } from './book/clock.ts';
import { allClocks } from './book/clock.ts';
import { explainScore } from './book/explain.ts';
import type { Game } from './book/games.ts';
import { allGames, isPlayer } from './book/games.ts';
import { allOnline, playsOnline } from './book/online.ts';
import type { Session } from './book/register.ts';
import { attended } from './book/register.ts';
import type { ScoreMove } from './book/scoring.ts';

/** What the ladder keeps of a person (Act 0.13): what they played, how their score moved and where they were. */
export async function exportLadder(
  _: Clubs,
  view: ClubView,
  { number: person }: Person,
): Promise<Partial<Export>> {
  const games = allGames(view.state).filter((game) => isPlayer(game, person));
  return {
    scoreMoves: explainScore(view, person).map(exportMove),
    games: games.map((game) => exportGame(view, game, person)),
    clockPresses: pressesOf(view, person),
    sessions: view.state.sessionOrder.flatMap((session) => exportSession(session, person)),
  };
}

function exportMove(move: ScoreMove): ScoreMoveExport {
  const { entry, before, after, kind: why } = move;
  const moved = { entry: entry.seq, at: iso(entry.at), before, after, why };
  if (move.kind !== 'game') return moved;
  return { ...moved, game: move.game.number, expected: move.rating.expected, k: move.rating.k };
}

const results = { 1: 'won', 0.5: 'drew', 0: 'lost' } as const;

function exportGame({ people }: ClubView, game: Game, person: PersonNumber): GameExport {
  const { number, playedAt, date, online, ended, status, enteredBy } = game;
  const { opponent, score, colour } = seenFrom(game, person);
  return {
    number,
    opponent: { number: opponent, name: people.byNumber(opponent)?.name ?? '' },
    result: results[score],
    colour,
    playedAt: iso(playedAt),
    date,
    online,
    ended,
    status,
    enteredByYou: enteredBy === person,
  };
}

/** What the register of a session says of a person; nothing where it does not name them. */
function exportSession(session: Session, person: PersonNumber): SessionExport[] {
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

function pressesOf(view: ClubView, person: PersonNumber): Export['clockPresses'] {
  const own = new Set(clocksOf(view.state, person));
  return allClocks(view.state).flatMap((clock) =>
    view
      .presses(clock.number)
      .filter(({ by }) => own.has(clock) || by === person)
      .map(({ kind: pressed, at }) => ({ clock: clock.number, pressed, at: iso(at) })),
  );
}

const clocksOf = (state: State, person: PersonNumber): ClockGame[] =>
  allClocks(state).filter(({ white, black }) => white === person || black === person);

/** Whether an entry of the ladder is about a person, by the games they played, or by an earlier one that it goes on with. */
export function aboutPlayer({ state }: Pick<ClubView, 'state'>, person: PersonNumber) {
  const games = numbersOf(allGames(state).filter((game) => isPlayer(game, person)));
  const online = numbersOf(allOnline(state).filter((each) => playsOnline(each, person)));
  const clocks = numbersOf(clocksOf(state, person));
  return (entry: Entry, earlier: ReadonlySet<number>): boolean | undefined => {
    if ('monitor' in entry) return earlier.has(entry.monitor);
    if ('limit' in entry) return earlier.has(entry.limit);
    if (entry.type === 'limit-set') return entry.white === person || entry.black === person;
    if ('clock' in entry) return clocks.has(entry.clock);
    if ('online' in entry && typeof entry.online === 'number') return online.has(entry.online);
    return 'game' in entry && entry.game !== null && games.has(entry.game) ? true : undefined;
  };
}

const numbersOf = (things: readonly { number: number }[]): ReadonlySet<number> =>
  new Set(things.map(({ number }) => number));
