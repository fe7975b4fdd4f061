import { counted } from '../../../terms/words.ts';
import type { ClubView } from '../../house/ports.ts';
import { cite, nameOf } from '../../house/words/text.ts';
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
  if (decided !== null) return decidedLines(view, game, decided);
  if (game.status !== 'counted' || forfeitOf(view, game.number) !== null) return [];
  const due = rematchSessions(view.state, objection).some(({ open }) => open);
  const when = due ? 'in this session' : 'at the next session';
  return [`**${nameOf(view, person)}** objects to how it ended; the rematch is ${when} (${cite(['I.6'])}).`];
}

type Decided = NonNullable<Objection['decided']>;

function decidedLines(view: ClubView, game: Game, { outcome, seq }: Decided): string[] {
  const by = view.entries[seq - 1]?.by ?? null;
  const who = by === null ? byNobody(outcome) : ` **${nameOf(view, by)}** oversaw it.`;
  const line = `${rematchClause(view, game, outcome)} (${cite(['I.6'])}).${who}`;
  const first = firstResult(view, game);
  if (first === null) return [line];
  return [line, `That took the place of the first game: ${resultLine(view, { ...game, ...first })}`];
}

const byNobody = (outcome: RematchOutcome): string =>
  outcome === 'opponent-absent' ? ' The register of the session shows who was there.' : '';

/** What everybody is to know of an objection and its rematch (Act I.6). */
export function objectionWords(view: ClubView, game: Game): string {
  const { rematchMinutes } = view.state.figures;
  const person = petitionerOf(view, game);
  const petitioner = `**${nameOf(view, person)}**`;
  const other = `**${nameOf(view, person === game.player ? game.opponent : game.player)}**`;
  return [
    `${petitioner} objects to how game #${game.number} ended (${cite(['I.6'])}).`,
    `There is one rematch, at the next session, with ${counted(rematchMinutes, 'minute')} for each player and a Moderator or Justice who did not play the game.`,
    `Until then the first result counts. If ${petitioner} does not come to play, it stands. If only ${other} does not come, ${petitioner} wins the game; the register of the session shows who was there.`,
  ].join(' ');
}
