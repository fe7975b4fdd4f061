import { Chess } from 'chess.js';
import type { ClubView } from '../../house/ports.ts';
import {
  type ActionRow,
  colours,
  type Picture,
  type Reply,
  row,
  type Scene,
  toAsker,
} from '../../house/words/reply.ts';
import { cut, nameOf, plain, reasonBelow, whenOf } from '../../house/words/text.ts';
import { boardAlt } from '../../pictures/alt.ts';
import { boardSvg, boardZoom } from '../../pictures/board.ts';
import type { Entry } from '../../rule-books.ts';
import { disputeOf, type Game } from '../book/games.ts';
import { onlineOf } from '../book/online.ts';
import { firstResult } from '../games/by-register.ts';
import { lichessAddress, longestOfButton } from '../games/lichess.ts';
import { movesEntry } from '../moves/moves.ts';
import { cardButtons, gameCard } from './game-card.ts';
import { lichessButton } from './lichess.ts';
import { gameButtons } from './online/game.ts';

/** What may be read of a game, beyond its card: `dispute` by its players and those who may decide on it. */
export interface Reader {
  mayReadDispute: boolean;
}

/** Everything about one game: its card, who entered it, why it was decided, its board and its moves. */
export async function renderGamePage(game: Game, scene: Scene, reader: Reader): Promise<Reply> {
  const { view } = scene;
  const lines = [
    enteredLine(game, scene),
    ...movesLines(game, scene),
    ...watchedLines(game, scene),
    ...(await decisionLines(game, scene)),
    ...(reader.mayReadDispute ? await disputeLines(game, scene) : []),
  ];
  const board = await boardOf(game, scene);
  return toAsker(null, {
    embeds: [
      gameCard(view, game, lines),
      ...(board === null ? [] : [{ color: colours.reading, description: board.words }]),
    ],
    ...(board === null ? {} : { picture: board.picture }),
    components: [...cardButtons(view, game), ...movesButton(game, scene, board?.lichess ?? null)],
  });
}

/** Act I.9: every move of an online game is kept, to be downloaded. */
function movesButton({ number }: Game, { view }: Scene, lichess: string | null): ActionRow[] {
  const online = onlineOf(view.state, number);
  if (online !== null) return gameButtons(view, online);
  return lichess === null ? [] : [row(lichessButton(lichess))];
}

function enteredLine({ enteredBy, enteredAt, confirmed }: Game, { view }: Scene): string {
  const who = enteredBy === null ? '' : ` by **${nameOf(view, enteredBy)}**`;
  const answer = confirmed ? ' The opponent confirmed it.' : '';
  return `Entered${who}: ${whenOf(enteredAt)}.${answer}`;
}

/** Who entered the moves, if not together with the result. */
function movesLines({ number }: Game, { view }: Scene): string[] {
  const by = view.state.movesAdded.get(number)?.by ?? null;
  return by === null ? [] : [`Moves entered by **${nameOf(view, by)}**.`];
}

/** Act II.10.3: who watched it, and who let it count. */
function watchedLines({ number }: Game, { view }: Scene): string[] {
  const approval = view.entries.findLast((entry) => entry.type === 'game-approved' && entry.game === number);
  if (approval?.type !== 'game-approved' || approval.overseer === null) return [];
  const by = approval.by === null ? '' : ` and approved by **${nameOf(view, approval.by)}**`;
  return [`Watched by **${nameOf(view, approval.overseer)}**${by}.`];
}

async function decisionLines(game: Game, scene: Scene): Promise<string[]> {
  const decisions = ['game-corrected', 'game-refused', 'voided'] as const;
  const reasons = await Promise.all(decisions.map((decision) => reasonOf(scene, decision, game)));
  return reasons.map((reason) => reason.trim()).filter((reason) => reason !== '');
}

async function disputeLines(game: Game, { view, text }: Scene): Promise<string[]> {
  const dispute = disputeOf(view.entries, game);
  const why = dispute === null ? null : await text(dispute.seq, 'dispute');
  return why === null ? [] : [`**${nameOf(view, game.opponent)}** disputes it: ${plain(why, 1000)}`];
}

const mostOfMoves = 1500;

/** Moves, whose first number is not the beginning of a list. */
const asWords = (moves: string): string => moves.replace('1.', '1\\.');

interface BoardShown {
  words: string;
  picture: Picture;
  /** Where Lichess shows it. */
  lichess: string;
}

/** The board at the end and what is written above it; null where neither moves nor position are kept. */
async function boardOf(game: Game, { view, text }: Scene): Promise<BoardShown | null> {
  const pgn = await text(movesEntry(view.state, game), 'pgn');
  const whose = firstResult(view, game) === null ? '' : 'Of the first game: ';
  if (pgn !== null) {
    const { moves, sans, position } = replayed(pgn);
    const lichess = lichessAddress({ sans, fen: position.fen }, longestOfButton);
    return { words: `${whose}${asWords(cut(moves, mostOfMoves))}`, picture: boardPicture(position), lichess };
  }
  const fen = await text(game.recordedSeq, 'fen');
  if (fen === null) return null;
  return {
    words: `${whose}The position at the end:`,
    picture: boardPicture({ fen, lastMove: null }),
    lichess: lichessAddress({ sans: [], fen }, longestOfButton),
  };
}

type Decision = 'game-refused' | 'game-corrected' | 'voided';

/** The reason last given for what was decided on the game, in a line of its own. */
export async function reasonOf(scene: Scene, decision: Decision, game: Game): Promise<string> {
  const entry = decisionOn(scene.view, decision, game);
  return entry === null ? '' : reasonBelow(scene, entry);
}

/** The place of the entry by which that was decided last; null where it was not. */
export const decisionOn = ({ entries }: ClubView, decision: Decision, game: Game): number | null =>
  entries.findLast((each) => each.type === decision && isAbout(each, game))?.seq ?? null;

function isAbout(entry: Entry, game: Game): boolean {
  if (entry.type === 'voided') return entry.entry === game.countedSeq;
  return 'game' in entry && entry.game === game.number;
}

interface Position {
  fen: string;
  /** The squares of the move that led to it, where that is known. */
  lastMove: { from: string; to: string } | null;
}

/** A game's moves in their notation, `1. e4 e5 2. Nf3`, and the position they lead to. `pgn` has been read before. */
export function replayed(pgn: string): { moves: string; sans: string[]; position: Position } {
  const game = new Chess();
  game.loadPgn(pgn);
  const history = game.history({ verbose: true });
  const moves = history
    .map(({ san }, place) => (place % 2 === 0 ? `${place / 2 + 1}. ${san}` : san))
    .join(' ');
  const sans = history.map(({ san }) => san);
  return { moves, sans, position: { fen: game.fen(), lastMove: history.at(-1) ?? null } };
}

/** A board with White at the bottom and the last move marked. */
const boardPicture = ({ fen, lastMove }: Position): Picture => ({
  name: 'board.png',
  alt: boardAlt(fen),
  zoom: boardZoom,
  draw: () => boardSvg(fen, { lastMove }),
});
