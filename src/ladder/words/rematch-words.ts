import { counted } from '../../../terms/words.ts';
import type { ClubView } from '../../house/ports.ts';
import { nameOf, under } from '../../house/words/text.ts';
import type { Game } from '../book/games.ts';
import { type Objection, type RematchOutcome, rematchSessions } from '../book/rematch.ts';
import { firstResult } from '../games/by-register.ts';
import { forfeitOf } from '../games/whose.ts';
import { resultLine } from './result-line.ts';

type Clause = (petitioner: string, other: string) => string;

const outcomeWords: Record<RematchOutcome, Clause> = {
  won: (petitioner) => `${petitioner} won the rematch`,
  drew: (petitioner, other) => `${petitioner} drew the rematch with ${other}`,
  lost: (petitioner, other) => `${petitioner} lost the rematch to ${other}`,
  'petitioner-absent': (petitioner) => `${petitioner} didn’t play the rematch, so the first result stays`,
  'opponent-absent': (petitioner, other) =>
    `${other} didn’t play the rematch, so ${petitioner} wins the game`,
  neither: (petitioner, other) =>
    `${petitioner} and ${other} didn’t play the rematch, so the first result stays`,
};

const petitionerOf = (view: ClubView, { number, player }: Game): number =>
  view.state.objections.get(number)?.person ?? player;

/** How the rematch of a game went, in a clause (Act I.6). */
export function rematchClause(view: ClubView, game: Game, outcome: RematchOutcome): string {
  const petitioner = petitionerOf(view, game);
  const other = petitioner === game.player ? game.opponent : game.player;
  return outcomeWords[outcome](`**${nameOf(view, petitioner)}**`, `**${nameOf(view, other)}**`);
}

/** An objection to a game, for its card; nothing if nobody objected (Act I.6). */
export function objectionLines(view: ClubView, game: Game): string[] {
  const objection = view.state.objections.get(game.number);
  if (objection === undefined) return [];
  const { person, decided } = objection;
  if (decided !== null) return decidedLines(view, game, decided);
  if (game.status !== 'counted' || forfeitOf(view, game.number) !== null) return [];
  const due = rematchSessions(view.state, objection).some(({ open }) => open);
  const when = due ? 'in this session' : 'at the next session';
  return [`**${nameOf(view, person)}** objects to how it ended. The rematch is ${when}.`];
}

type Decided = NonNullable<Objection['decided']>;

function decidedLines(view: ClubView, game: Game, { outcome, seq }: Decided): string[] {
  const by = view.entries[seq - 1]?.by ?? null;
  const who = by === null ? byNobody(outcome) : ` **${nameOf(view, by)}** watched it.`;
  const line = `${rematchClause(view, game, outcome)}.${who}`;
  const first = firstResult(view, game);
  if (first === null) return [line];
  return [line, `That replaced the first result: ${resultLine(view, { ...game, ...first })}`];
}

const byNobody = (outcome: RematchOutcome): string =>
  outcome === 'opponent-absent' ? ' The register of the session shows who was there.' : '';

/** Tells everybody of an objection and its rematch (Act I.6). */
export function objectionWords(view: ClubView, game: Game): string {
  const { rematchMinutes } = view.state.figures;
  const person = petitionerOf(view, game);
  const petitioner = `**${nameOf(view, person)}**`;
  return [
    `${petitioner} objects to how game #${game.number} ended and asks for a rematch.`,
    `The two play it once, at the next session, with ${counted(rematchMinutes, 'minute')} each. A Moderator or Justice who didn’t play the game watches.`,
    `Until then the first result counts. If ${petitioner} doesn’t turn up, it stays. If only ${petitioner} turns up, ${petitioner} wins${under(['I.6'])}.`,
  ].join(' ');
}
