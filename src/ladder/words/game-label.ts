import type { LocalDate } from '../../../terms/time.ts';
import type { ClubView } from '../../house/ports.ts';
import { shortDayOf, tidy } from '../../house/words/text.ts';
import type { PersonNumber } from '../../ledger/fields.ts';
import { type Game, isHeld } from '../book/games.ts';

/** `#12 Ana – Bo, Ana won, 20 Nov, counted` */
export const gameLabel = (view: ClubView, game: Game): string => gameLabels(view)(game);

/** What games are called in choices. Names and days are worded once, for however many games; `as` alters them. */
export function gameLabels(view: ClubView, as = (words: string) => words): (game: Game) => string {
  const name = once((person: PersonNumber) =>
    as(tidy(view.people.byNumber(person)?.name ?? `#${person}`, 32)),
  );
  const day = once((date: LocalDate) => as(shortDayOf(date)));
  return (game) => {
    const [player, opponent] = [name(game.player), name(game.opponent)];
    const result = game.score === 0.5 ? 'drawn' : `${game.score === 1 ? player : opponent} won`;
    return `#${game.number} ${player} – ${opponent}, ${result}, ${day(game.date)}, ${statusOf(view, game)}`;
  };
}

/** The same function, asked once for each value. */
function once<In, Out>(ask: (value: In) => Out): (value: In) => Out {
  const answers = new Map<In, Out>();
  return (value) => {
    const before = answers.get(value);
    if (before !== undefined) return before;
    const answer = ask(value);
    answers.set(value, answer);
    return answer;
  };
}

const statusOf = (view: ClubView, game: Game): string => {
  if (game.status !== 'open') return game.status;
  return isHeld(view.state, game) ? 'held' : 'waiting';
};
