import { decayActs } from '../../../terms/leaderboard/decay.ts';
import type { Act } from '../../../terms/register.ts';
import { counted } from '../../../terms/words.ts';
import type { ClubView } from '../../house/ports.ts';
import { pick } from '../../house/words/pages.ts';
import { pageToRead, type Reply, type Scene } from '../../house/words/reply.ts';
import { nameOf, plain, shortDayOf, signed, smallPrint } from '../../house/words/text.ts';
import type { Entry } from '../../rule-books.ts';
import type { Explanation } from '../board/explain.ts';
import { inARow } from '../book/decay.ts';
import type { Game } from '../book/games.ts';
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
  if (explanation.of === 'game') return `What game #${explanation.game.number} changed`;
  return `How ${plain(explanation.person.name, 32)} got to ${explanation.score}`;
}

function introduction(explanation: Explanation, view: ClubView): string[] {
  if (explanation.of === 'game') {
    const nothing = explanation.moves.length === 0 ? ['It doesn’t count, so it changed no score.'] : [];
    return [resultLine(view, explanation.game), ...nothing];
  }
  return explanation.moves.length === 0
    ? ['Nothing has changed this score yet. It is the score that everyone starts with.', smallPrint(['II.1'])]
    : [];
}

/** What a move did to a score, why, and in small print the Acts and the figures. */
async function moveLine(move: ScoreMove, { of }: Explanation, scene: Scene): Promise<string> {
  const whose = of === 'game' ? `${nameOf(scene.view, move.person)} ` : '';
  const change = move.kind === 'joined' ? '' : `${signed(move.after - move.before)} `;
  const { why, acts, figures = [] } = await reasonFor(move, scene);
  const line = `${whose}${change}→ **${move.after}**: ${why}`;
  return acts.length === 0 ? line : `${line}\n${smallPrint(acts, figures)}`;
}

interface Reason {
  why: string;
  acts: readonly Act[];
  /** What only those who reckon after it want to know. */
  figures?: readonly string[];
}

function reasonFor(move: ScoreMove, scene: Scene): Reason | Promise<Reason> {
  switch (move.kind) {
    case 'joined':
      return { why: 'joined the Leaderboard. Everyone starts here.', acts: ['II.1'] };
    case 'adjusted':
      return adjustment(move, scene);
    case 'decayed':
      return decay(move, scene.view);
    case 'penalised':
      return penalty(move);
    case 'game':
      return game(move, scene.view);
    default:
      return move satisfies never;
  }
}

type MoveOf<Kind extends ScoreMove['kind']> = Extract<ScoreMove, { kind: Kind }>;

/** Acts II.6.1 and II.6.2: after how many sessions in a row, and what the floor took back (Act II.2). */
function decay({ entry, deduction, before, after }: MoveOf<'decayed'>, view: ClubView): Reason {
  const { basis, date } = entry;
  const row = `${rowWords(basis, inARow(view.state, entry))}, the last on ${shortDayOf(date)}`;
  return withFloor(before - after < deduction, -deduction, after, {
    why: `${row}.`,
    acts: [decayActs[basis]],
  });
}

/** What a part of a penalty took, never more than down to the floor (Acts I.2.1, II.2 and II.5). */
function penalty({ entry, part }: MoveOf<'penalised'>): Reason {
  const what =
    part.kind === 'deduction'
      ? `${counted(part.points, 'point')} off`
      : part.kind === 'halve'
        ? 'half of the score off'
        : 'back to the score that everyone starts with';
  return { why: `penalty #${entry.penalty}: ${what}.`, acts: entry.acts };
}

/** Act II.3: who was expected to win, how fast scores move, and what the floor took back (Act II.2). */
function game(
  { game, person, score, opponent, opponentScore, rating }: MoveOf<'game'>,
  view: ClubView,
): Reason {
  const names = [nameOf(view, person), nameOf(view, opponent)] as const;
  const what = `${verbs[score]} ${names[1]}, who had ${opponentScore}.`;
  const whole = Math.round(rating.k * (score - rating.expected));
  return withFloor(rating.floored, whole, rating.newScore, {
    why: [what, favourite(rating.expected, names), ...paceOf(game, rating.k, view)].join(' '),
    acts: game.online ? ['II.3', 'I.9.3'] : ['II.3'],
    figures: [`Game #${game.number}`, `expected ${Math.round(rating.expected * 100)}%`, `K ${rating.k}`],
  });
}

/** Who was expected to win, by the share of the points that the first of the two was expected to take. */
function favourite(expected: number, [own, other]: readonly [string, string]): string {
  const better = expected < 0.5 ? other : own;
  const lead = Math.abs(expected - 0.5);
  if (lead < 0.03) return 'Neither was the favourite.';
  return `${better} was the ${lead < 0.15 ? 'slight' : lead < 0.3 ? 'clear' : 'overwhelming'} favourite.`;
}

/** Act II.3 moves a newer player's score faster, and Act I.9.3 lets an online game move it by half. */
function paceOf({ online }: Game, k: number, { state: { figures } }: ClubView): string[] {
  const usual = (figures.kFactors.at(-1)?.k ?? 0) * (online ? figures.onlineShare : 1);
  return [
    ...(k > usual ? ['New players’ scores move faster.'] : []),
    ...(online ? ['Online games move scores less.'] : []),
  ];
}

/** Act II.2: says so where no more could be taken. */
function withFloor(isFloored: boolean, whole: number, floor: number, { why, acts, figures }: Reason): Reason {
  if (!isFloored) return { why, acts, ...(figures && { figures }) };
  const more = `That would be ${signed(whole)}, but ${floorWords(floor)}.`;
  return { why: `${why} ${more}`, acts: [...acts, 'II.2'], ...(figures && { figures }) };
}

async function adjustment({ entry, before, after }: MoveOf<'adjusted'>, scene: Scene): Promise<Reason> {
  const reason = await scene.text(entry.seq, 'reason');
  const { acts, change } = entry;
  const words = changeWords(change);
  const why = reason === null ? `${words}.` : `${words}: ${plain(reason, 200)}`;
  if (change === 'reset') return { why, acts };
  const unfloored = change === 'halve' ? Math.round(before / 2) : before + change.points;
  return withFloor(unfloored !== after, unfloored - before, after, { why, acts });
}

type Change = Extract<Entry, { type: 'adjusted' }>['change'];

function changeWords(change: Change): string {
  if (change === 'reset') return 'back to the score that everyone starts with';
  if (change === 'halve') return 'half of the score off';
  return `${counted(Math.abs(change.points), 'point')} ${change.points < 0 ? 'off' : 'added'}`;
}
