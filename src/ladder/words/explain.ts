import { decayActs } from '../../../terms/leaderboard/decay.ts';
import type { Act } from '../../../terms/register.ts';
import { counted, share } from '../../../terms/words.ts';
import type { ClubView } from '../../house/ports.ts';
import { pick } from '../../house/words/pages.ts';
import { penaltyOf } from '../../house/words/penalty-words.ts';
import { pageToRead, type Reply, type Scene } from '../../house/words/reply.ts';
import { nameOf, plain, shortDayOf, signed, under, withActsBelow } from '../../house/words/text.ts';
import type { Entry } from '../../rule-books.ts';
import type { Explanation } from '../board/explain.ts';
import { inARow } from '../book/decay.ts';
import type { CancelledGame, Step } from '../book/explain.ts';
import type { Game } from '../book/games.ts';
import type { ScoreMove } from '../book/scoring.ts';
import { floorWords, rowWords } from './decay.ts';
import { favourite } from './favourite.ts';
import { decisionOn, reasonOf } from './game-page.ts';
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
  const description = [...(await introduction(explanation, scene)), ...lines].join('\n');
  return pageToRead({ title, description, page, pages }, 'explain-page', about);
}

const leavesOf = (moves: readonly Step[]): Step[][] =>
  Array.from({ length: Math.max(1, Math.ceil(moves.length / movesPerPage)) }, (_, leaf) =>
    moves.slice(leaf * movesPerPage, (leaf + 1) * movesPerPage),
  );

function titleOf(explanation: Explanation): string {
  if (explanation.of === 'game') return `What game #${explanation.game.number} changed`;
  return `How ${plain(explanation.person.name, 32)} got to ${explanation.score}`;
}

async function introduction(explanation: Explanation, scene: Scene): Promise<string[]> {
  if (explanation.of === 'game') {
    const nothing = explanation.moves.length === 0 ? [await uncounted(explanation.game, scene)] : [];
    return [resultLine(scene.view, explanation.game), ...nothing];
  }
  return explanation.moves.length === 0
    ? [`Nothing has changed this score yet. Everyone starts with it${under(['II.1'])}.`]
    : [];
}

async function uncounted(game: Game, scene: Scene): Promise<string> {
  if (game.status !== 'voided') return 'It doesn’t count, so it changed no score.';
  return `It was cancelled, so it no longer changes any score.${await reasonOf(scene, 'voided', game)}`;
}

/** A game that no longer changes a score, and why. */
async function cancelled({ game, opponent }: CancelledGame, scene: Scene): Promise<string> {
  const what = `**Cancelled:** game #${game.number} against ${nameOf(scene.view, opponent)}, ${shortDayOf(game.date)}.`;
  const entry = decisionOn(scene.view, 'voided', game);
  const reason = entry === null ? null : await scene.text(entry, 'reason');
  return withReason(`${what} It no longer changes the score.`, reason);
}

/** What changed a score and by how much, and in small print the figures and the Acts. */
async function moveLine(move: Step, { of }: Explanation, scene: Scene): Promise<string> {
  if (move.kind === 'cancelled') return cancelled(move, scene);
  const whose = of === 'game' ? `${nameOf(scene.view, move.person)} ` : '';
  const change = move.kind === 'joined' ? '' : ` (${signed(move.after - move.before)})`;
  const { why, acts, figures = [] } = await reasonFor(move, scene);
  const print = figures.length === 0 ? '' : `\n-# ${figures.join(' · ')}`;
  return withActsBelow(`${whose}**${move.after}**${change}: ${why}${under(acts)}${print}`);
}

interface Reason {
  why: string;
  acts: readonly Act[];
  /** What only those want to know who check the sum. */
  figures?: readonly string[];
}

function reasonFor(move: ScoreMove, scene: Scene): Reason | Promise<Reason> {
  switch (move.kind) {
    case 'joined':
      return { why: 'joined the Leaderboard. Everyone starts with this score.', acts: ['II.1'] };
    case 'adjusted':
      return adjustment(move, scene);
    case 'decayed':
      return decay(move, scene.view);
    case 'penalised':
      return penalty(move, scene);
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
  return withFloor({ before, after, whole: -deduction }, { why: `${row}.`, acts: [decayActs[basis]] });
}

/** What a part of a penalty took, never more than down to the floor (Acts I.2.1, II.2 and II.5); and why, once everyone was told (Act III.2.4). */
async function penalty({ entry, part }: MoveOf<'penalised'>, scene: Scene): Promise<Reason> {
  const what =
    part.kind === 'deduction'
      ? `${counted(part.points, 'point')} off`
      : part.kind === 'halve'
        ? 'half of the score off'
        : 'back to the score that everyone starts with';
  const { declared, seq } = penaltyOf(scene.view, entry.penalty);
  const reason = declared === null ? null : await scene.text(seq, 'reason');
  return { why: withReason(`penalty #${entry.penalty}: ${what}.`, reason), acts: entry.acts };
}

/** Act II.3: who was expected to win, how fast scores move, and what the floor took back (Act II.2). */
function game(move: MoveOf<'game'>, view: ClubView): Reason {
  const { game, person, score, opponent, opponentScore, rating, before } = move;
  const names = [nameOf(view, person), nameOf(view, opponent)] as const;
  const what = `${verbs[score]} ${names[1]}, who had ${opponentScore}.`;
  const whole = Math.round(rating.k * (score - rating.expected));
  const why = [
    what,
    favourite(rating.expected, names, 'was'),
    ...paceOf(game, rating.k, view),
    ...drawn(move),
  ];
  const change = { before, after: rating.newScore, whole: rating.floored ? whole : rating.newScore - before };
  return withFloor(change, {
    why: why.join(' '),
    acts: game.online ? ['II.3', 'I.9.3'] : ['II.3'],
    figures: [
      `Game #${game.number}, ${shortDayOf(game.date)}`,
      `expected result ${Math.round(rating.expected * 100)}%`,
      `K-factor ${rating.k} (most points a game)`,
    ],
  });
}

/** A draw takes points from the favourite and gives them to the other player. */
function drawn({ score, before, after }: MoveOf<'game'>): string[] {
  if (score !== 0.5 || before === after) return [];
  return [
    after < before ? 'A draw costs the favourite points.' : 'A draw with the favourite is worth points.',
  ];
}

/** Act II.3 moves a newer player's score faster, and Act I.9.3 lets an online game move it by half. */
function paceOf({ online }: Game, k: number, { state: { figures } }: ClubView): string[] {
  const isFast = k > (figures.kFactors.at(-1)?.k ?? 0) * (online ? figures.onlineShare : 1);
  const less = `online game counts only ${share(figures.onlineShare)}.`;
  if (!online) return isFast ? ['New players’ scores move faster.'] : [];
  return [isFast ? `New players’ scores move faster, but an ${less}` : `An ${less}`];
}

/** A change as it is, and as it would be if scores had no floor. */
interface Change {
  before: number;
  after: number;
  whole: number;
}

/** Act II.2: says it if no more could be taken. */
function withFloor({ before, after, whole }: Change, reason: Reason): Reason {
  if (whole === after - before) return reason;
  const more = `That would cost ${counted(-whole, 'point')}, but ${before === after ? `${after} is the lowest score there is` : floorWords(after)}.`;
  return { ...reason, why: `${reason.why} ${more}`, acts: [...reason.acts, 'II.2'] };
}

async function adjustment({ entry, before, after }: MoveOf<'adjusted'>, scene: Scene): Promise<Reason> {
  const reason = await scene.text(entry.seq, 'reason');
  const { acts, change, by } = entry;
  const who = by === null ? '' : `, by ${nameOf(scene.view, by)}`;
  const { why, ...rest } = withFloor(
    { before, after, whole: unfloored(change, before, after) - before },
    { why: `${changeWords(change)}${who}.`, acts },
  );
  return { ...rest, why: withReason(why, reason) };
}

const withReason = (why: string, reason: string | null): string =>
  reason === null ? why : `${why} Reason: ${plain(reason, 200)}`;

type Adjustment = Extract<Entry, { type: 'adjusted' }>['change'];

/** What the score would be without a floor. */
function unfloored(change: Adjustment, before: number, after: number): number {
  if (change === 'reset') return after;
  return change === 'halve' ? Math.round(before / 2) : before + change.points;
}

function changeWords(change: Adjustment): string {
  if (change === 'reset') return 'back to the score that everyone starts with';
  if (change === 'halve') return 'half of the score off';
  return `${counted(Math.abs(change.points), 'point')} ${change.points < 0 ? 'off' : 'added'}`;
}
