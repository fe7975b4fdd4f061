import type { Effect, Relief, Subject } from '../../court-items.ts';
import type { Brought } from '../../house/court-items.ts';
import type { ClubView, ExhibitFile } from '../../house/ports.ts';
import { reasonLines } from '../../house/words/text.ts';
import type { GameNumber, PersonNumber } from '../../ledger/fields.ts';
import type { Entry } from '../../rule-books.ts';
import { resultBefore } from '../book/explain.ts';
import { type Game, isPlayer } from '../book/games.ts';
import { type ActOnGame, actAppealedFrom } from '../games/act-appealed.ts';
import { logWithoutNames } from '../online/game-log.ts';
import { gameOf } from '../words/game-card.ts';
import { gameLabel, resultLine } from '../words/result-line.ts';
import { isTechnical } from './changes.ts';

/** A game before the Court, as a petition that has that place in the ledger is against it. */
export function broughtGame(view: ClubView, number: GameNumber, filed: number): Brought {
  const game = view.state.games[number];
  const appealed = (): ActOnGame | undefined => actAppealedFrom(view, number, filed);
  return {
    words: `game #${number}`,
    choice: { label: () => (game === undefined ? '' : gameLabel(view, game)), whole: true },
    undone: `what was done to game #${number} is undone`,
    instead: () => (game?.status === 'voided' ? modification(appealed()) : null),
    undecided: () =>
      game?.status === 'open' ? [{ code: 'not-decided-yet', game: number, acts: ['III.3'] }] : [],
    answering: (petitioner) => (game === undefined ? null : answering(game, appealed(), petitioner)),
    isOpponent: (person) => game !== undefined && isPlayer(game, person),
    involved: () => ({
      decided: decidersOn(view.entries, number),
      players: game === undefined ? [] : [game.player, game.opponent],
    }),
    effects: (relief) => effectsOn(view, number, appealed(), relief),
    result(score, name) {
      if (game === undefined)
        return { told: `game #${number} counts as drawn`, published: 'the game has another result' };
      const winner = name(score === 1 ? game.player : game.opponent);
      return score === 0.5
        ? { told: `game #${number} counts as drawn`, published: `game ${number} is a draw` }
        : {
            told: `game #${number} counts as won by ${winner}`,
            published: `game ${number} is won by ${winner}`,
          };
    },
    isGathered: () => game?.online === true,
    log: () => logFile(view, number),
    async lines(words) {
      const act = appealed();
      return [
        `Game #${number}: ${resultLine(view, gameOf(view, number))}`,
        ...(act === undefined ? [] : await reasonLines(words, act.seq)),
      ];
    },
  };
}

/** A game that the Chief Justice took off the board is a technical modification (Act III.5). */
const modification = (act: ActOnGame | undefined): Subject | null =>
  act !== undefined && isTechnical(act) ? { kind: 'technical', entry: act.seq } : null;

/** Whoever decided on it with a Moderator's power, else the other player. */
function answering(game: Game, act: ActOnGame | undefined, petitioner: PersonNumber | null): PersonNumber {
  const by = act === undefined || act.type === 'game-counted' ? game.enteredBy : act.by;
  if (by !== null && !isPlayer(game, by)) return by;
  return game.player === petitioner ? game.opponent : game.player;
}

function decidersOn(entries: readonly Entry[], game: GameNumber): (PersonNumber | null)[] {
  const own = entries.filter((entry) => 'game' in entry && entry.game === game);
  const places = new Set(own.map(({ seq }) => seq));
  const voids = entries.filter((entry) => entry.type === 'voided' && places.has(entry.entry));
  const overseers = own.map((entry) => (entry.type === 'game-approved' ? entry.overseer : null));
  return [...[...own, ...voids].map(({ by }) => by), ...overseers];
}

function effectsOn(view: ClubView, game: GameNumber, act: ActOnGame | undefined, relief: Relief): Effect[] {
  if (relief.kind === 'result') {
    const isGone = act?.type === 'voided' || act?.type === 'game-refused';
    const back: Effect[] = isGone ? [{ kind: 'void', entry: act.seq }] : [];
    return [...back, { kind: 'game', game, score: relief.score }];
  }
  if (relief.kind !== 'undo' || act === undefined) return [];
  if (act.type !== 'rematch-decided') return [{ kind: 'void', entry: act.seq }];
  const before = resultBefore(view, game, act.seq);
  return before === undefined ? [] : [{ kind: 'game', game, score: before.score }];
}

/** Act I.9.7: what was logged of an online game, as a file; null for any other game. */
function logFile(view: ClubView, game: GameNumber): ExhibitFile | null {
  const log = logWithoutNames(view, game);
  return log && { name: `game-${log.online}-log.txt`, bytes: new TextEncoder().encode(log.text) };
}
