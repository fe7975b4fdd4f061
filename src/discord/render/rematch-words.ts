import { counted } from '../../../terms/words.ts';
import type { ClubView } from '../../club/ports.ts';
import type { RematchOutcome } from '../../ledger/entries.ts';
import type { Game } from '../../ledger/state.ts';
import { cite, nameOf } from './text.ts';

type Clause = (petitioner: string, other: string) => string;

const outcomeWords: Record<RematchOutcome, Clause> = {
  won: (petitioner) => `${petitioner} won the rematch`,
  drew: (petitioner, other) => `${petitioner} drew the rematch with ${other}`,
  lost: (petitioner, other) => `${petitioner} lost the rematch to ${other}`,
  'petitioner-absent': (petitioner) => `${petitioner} did not play the rematch, so the first result stands`,
  'opponent-absent': (petitioner, other) =>
    `${other} did not play the rematch, so ${petitioner} wins the game`,
  neither: (petitioner, other) =>
    `${petitioner} and ${other} did not play the rematch, so the first result stands`,
};

const petitionerOf = (view: ClubView, { number, player }: Game): number =>
  view.state.objections.get(number)?.person ?? player;

/** How the rematch of a game went, in a clause (Act I.6). */
export function rematchClause(view: ClubView, game: Game, outcome: RematchOutcome): string {
  const petitioner = petitionerOf(view, game);
  const other = petitioner === game.player ? game.opponent : game.player;
  return outcomeWords[outcome](`**${nameOf(view, petitioner)}**`, `**${nameOf(view, other)}**`);
}

/** What is to be known of an objection to a game, for its card; nothing where nobody objected (Act I.6). */
export function objectionLines(view: ClubView, game: Game): string[] {
  const objection = view.state.objections.get(game.number);
  if (objection === undefined) return [];
  const { person, decided } = objection;
  if (decided !== null) return [`${rematchClause(view, game, decided.outcome)} (${cite(['I.6'])}).`];
  return [
    `**${nameOf(view, person)}** objects to how it ended; the rematch is at the next session (${cite(['I.6'])}).`,
  ];
}

/** What everybody is to know of an objection and its rematch (Act I.6). */
export function objectionWords(view: ClubView, game: Game): string {
  const { rematchMinutes } = view.state.figures;
  return [
    `**${nameOf(view, petitionerOf(view, game))}** objects to how game #${game.number} ended (${cite(['I.6'])}).`,
    `There is one rematch, at the next session, with ${counted(rematchMinutes, 'minute')} for each player and a Moderator or Justice who did not play the game.`,
    'Until then the first result counts. If whoever objected does not play, it stands; if only the other one does not, the game is lost to them.',
  ].join(' ');
}
