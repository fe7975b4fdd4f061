import { decayActs } from '../../../terms/leaderboard/decay.ts';
import type { ClubView } from '../../house/ports.ts';
import { pick } from '../../house/words/pages.ts';
import { pageToRead, type Reply, type Scene } from '../../house/words/reply.ts';
import { cite, nameOf, plain, shortDayOf, signed } from '../../house/words/text.ts';
import type { Entry } from '../../rule-books.ts';
import type { Explanation } from '../board/explain.ts';
import { inARow } from '../book/decay.ts';
import type { ScoreMove } from '../book/scoring.ts';
import { floorWords, rowWords } from './decay.ts';
import { resultLine, verbs } from './result-line.ts';

const movesPerPage = 12;

/** Why a score is what it is, or what one game moved, in plain words: the page wanted, from 1, or else the last. */
export async function renderExplanation(
  explanation: Explanation,
  wanted: number | null,
  scene: Scene,
): Promise<Reply> {
  const leaves = leavesOf(explanation.moves);
  const { item: moves = [], page, pages } = pick(leaves, wanted ?? leaves.length);
  const lines = await Promise.all(moves.map((move) => moveLine(move, explanation, scene)));
  const about =
    explanation.of === 'score' && explanation.person.number !== null ? [explanation.person.number] : [];
  const title = titleOf(explanation);
  const description = [...introduction(explanation, scene.view), ...lines].join('\n');
  return pageToRead({ title, description, page, pages }, 'explain-page', about);
}

const leavesOf = (moves: readonly ScoreMove[]): ScoreMove[][] =>
  Array.from({ length: Math.max(1, Math.ceil(moves.length / movesPerPage)) }, (_, leaf) =>
    moves.slice(leaf * movesPerPage, (leaf + 1) * movesPerPage),
  );

function titleOf(explanation: Explanation): string {
  if (explanation.of === 'game') return `What game #${explanation.game.number} moved`;
  return `Why ${plain(explanation.person.name, 32)} has ${explanation.score}`;
}

function introduction(explanation: Explanation, view: ClubView): string[] {
  if (explanation.of === 'game') {
    const nothing = explanation.moves.length === 0 ? ['It does not count, so it moved nothing.'] : [];
    return [resultLine(view, explanation.game), ...nothing];
  }
  return explanation.moves.length === 0
    ? ['Nothing has moved this score yet: whoever joins starts with it (Act II.1).']
    : [];
}

async function moveLine(move: ScoreMove, { of }: Explanation, scene: Scene): Promise<string> {
  const whose = of === 'game' ? `${nameOf(scene.view, move.person)} ` : '';
  const change = move.kind === 'joined' ? '' : `${signed(move.after - move.before)} `;
  return `${whose}${change}→ **${move.after}**: ${await whyOf(move, scene)}`;
}

async function whyOf(move: ScoreMove, scene: Scene): Promise<string> {
  switch (move.kind) {
    case 'joined':
      return `joined the Leaderboard (${cite(['II.1'])})`;
    case 'adjusted':
      return adjustedWords(move, scene);
    case 'decayed':
      return decayWords(move, scene.view);
    case 'penalised':
      return penaltyWords(move);
    case 'game':
      return gameWords(move, scene.view);
    default:
      return move satisfies never;
  }
}

type MoveOf<Kind extends ScoreMove['kind']> = Extract<ScoreMove, { kind: Kind }>;

/** Acts II.6.1 and II.6.2: after how many sessions in a row, and what the floor took back (Act II.2). */
function decayWords({ entry, deduction, before, after }: MoveOf<'decayed'>, view: ClubView): string {
  const { basis, date } = entry;
  const row = rowWords(basis, inARow(view.state, entry));
  const floored = before - after < deduction ? `, but ${floorWords(after)}` : '';
  return `${row}, the last on ${shortDayOf(date)}: ${signed(-deduction)} (${cite([decayActs[basis]])})${floored}`;
}

/** What a part of a penalty took, never more than down to the floor (Acts I.2.1, II.2 and II.5). */
function penaltyWords({ entry, part }: MoveOf<'penalised'>): string {
  const acts = cite(entry.acts);
  if (part.kind === 'deduction') return `penalty ${entry.penalty}: ${signed(-part.points)} (${acts})`;
  return `penalty ${entry.penalty}: ${part.kind === 'halve' ? 'halved' : 'back to the start'} (${acts})`;
}

/** Act II.3: what was expected, the K-factor, and what the floor took back (Act II.2). */
function gameWords({ game, score, opponent, opponentScore, rating }: MoveOf<'game'>, view: ClubView): string {
  const expected = Math.round(rating.expected * 100);
  const k = game.online ? `K ${rating.k} (half, online: ${cite(['I.9.3'])})` : `K ${rating.k}`;
  const floor = rating.floored
    ? `; it would have been ${signed(Math.round(rating.k * (score - rating.expected)))}, ` +
      `but ${floorWords(rating.newScore)}`
    : '';
  const what = `game #${game.number}, ${verbs[score]} ${nameOf(view, opponent)} (who had ${opponentScore})`;
  return `${what}: ${expected}% of the points expected, ${k}${floor}`;
}

async function adjustedWords({ entry, before, after }: MoveOf<'adjusted'>, scene: Scene): Promise<string> {
  const reason = await scene.text(entry.seq, 'reason');
  const why = reason === null ? '' : `: ${plain(reason, 200)}`;
  return `${changeWords(entry.change, before, after)}${actsOf(entry)}${why}`;
}

type Change = Extract<Entry, { type: 'adjusted' }>['change'];

function changeWords(change: Change, before: number, after: number): string {
  if (change === 'reset') return `the score was set back to ${after}`;
  const unfloored = change === 'halve' ? Math.round(before / 2) : before + change.points;
  const stopped = unfloored === after ? '' : `, but ${floorWords(after)}`;
  if (change === 'halve') return `the score was halved${stopped}`;
  const what = change.points < 0 ? 'a deduction' : 'an addition';
  return `${what} of ${Math.abs(change.points)} points${stopped}`;
}

const actsOf = ({ acts }: Pick<Entry, 'acts'>): string => (acts.length === 0 ? '' : ` (${cite(acts)})`);
