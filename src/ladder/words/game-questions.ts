import { pieceLetters } from '../../../terms/amendment/notation.ts';
import type { Pieces } from '../../../terms/games/material.ts';
import type { Winner } from '../../../terms/games/online.ts';
import type { Instant } from '../../../terms/time.ts';
import { counted, listed, ordinal, rungInWords } from '../../../terms/words.ts';
import { ownMatter, scoreWords } from '../../house/words/chief.ts';
import { renderPenaltyQuestion } from '../../house/words/penalties.ts';
import { button, type Reply, row, type Scene, toAsker } from '../../house/words/reply.ts';
import { moved, plain, under } from '../../house/words/text.ts';
import type { ModificationPreview } from '../board/modify-score.ts';
import type { OnlineGame } from '../book/online.ts';
import type { Adjudication } from '../games/adjudicate-game.ts';
import type { FraudPreview } from '../games/penalise-fraud.ts';
import type { VoidPreview } from '../games/void-game.ts';
import type { EndOrder } from '../online/end-as-justice.ts';
import type { VoidOnlinePreview } from '../online/void-online.ts';
import { resultLine, whiteAndBlack } from './result-line.ts';

/** The action of the buttons that say how a game ended. */
export const resultAction = 'record-with';

/** How a game ended for the person who enters it, against somebody with that account; the name as typed. Asked at that moment. */
export const renderResultQuestion = (account: string, name: string, askedAt: Instant): Reply =>
  toAsker(`You played **${plain(name, 32)}**. How did it end?`, {
    components: [
      row(
        button('I won', resultAction, [account, 1, askedAt, name], 'success'),
        button('Draw', resultAction, [account, 0.5, askedAt, name]),
        button('I lost', resultAction, [account, 0, askedAt, name], 'danger'),
      ),
    ],
  });

/** What cancelling a game would do, before it is done. */
export function renderVoidQuestion(
  { game, changes, own = false }: VoidPreview & { own?: boolean },
  { view }: Scene,
): Reply {
  const what = `Undo game #${game.number}? It stays on record as cancelled. Every score becomes what it would be without the game.\n${resultLine(view, game)}`;
  return toAsker(what + moved(view, changes) + (own ? ownMatter : ''));
}

const winners = { white: 'White wins', black: 'Black wins', draw: 'That is a draw' } as const;

/** The count of captured pieces that would decide a game, before it does (Act I.5). */
export function renderAdjudicationQuestion({ draft, count }: Adjudication): Reply {
  const { captured, white, black, winner } = count;
  return toAsker([
    `Decide this game by counting the captured pieces?${under(['I.5'])}`,
    `**${plain(draft.player.name, 32)}** (White) captured ${piecesWords(captured.white)}: ${counted(white, 'point')}.`,
    `**${plain(draft.opponent.name, 32)}** (Black) captured ${piecesWords(captured.black)}: ${counted(black, 'point')}.`,
    `${winners[winner]}.`,
  ]);
}

const pieceNames = { q: 'queen', r: 'rook', b: 'bishop', n: 'knight', p: 'pawn' } as const;

/** `one queen and three pawns` */
function piecesWords(pieces: Pieces): string {
  const taken = pieceLetters.filter((letter) => pieces[letter] > 0);
  return taken.length === 0
    ? 'nothing'
    : listed(taken.map((letter) => counted(pieces[letter], pieceNames[letter])));
}

/** What a technical modification would do, before it is done. */
export const renderModificationQuestion = (change: ModificationPreview, { view }: Scene): Reply =>
  toAsker(
    `${scoreWords(change, view)}? I announce it to everyone, with your reason.${change.own ? ownMatter : ''}`,
  );

/** What the ladder of Act II.5 asks for, and what would be done. */
export function renderFraudQuestion(preview: FraudPreview, { view }: Scene): Reply {
  const { violations, rung, figures } = preview;
  const ladder = `This is the ${ordinal(violations + 1)} violation: ${rungInWords(rung, figures)}.`;
  const question = renderPenaltyQuestion(preview, view);
  return { ...question, ...toAsker(`${ladder}${under(['II.5'])}\n${question.content ?? ''}`) };
}

/** Act I.9.4: what somebody agrees to before their first online game. */
export const renderConsentQuestion = (then: 'challenge' | 'accept'): Reply =>
  toAsker([
    'Before your first online game, please read this.',
    'I keep the moves, their times and how the game ended. I keep nothing from your computer or phone.',
    'If somebody appeals about the game, the Court may read that. I ask you only once.',
    `Do you agree, and ${then === 'challenge' ? 'send the challenge' : 'accept the challenge'}?${under(['I.9.4'])}`,
  ]);

export const renderResignQuestion = ({ number }: OnlineGame): Reply =>
  toAsker(`Resign online game ${number}? Your opponent wins, and the game counts at once.`);

const results: Record<Winner, string> = { white: 'White wins', black: 'Black wins', draw: 'it is a draw' };

/** Act I.9.6: what ending the game comes to. */
export const renderEndQuestion = ({ game, winner, reason }: EndOrder, { view }: Scene): Reply =>
  toAsker([
    `End online game ${game.number}, ${whiteAndBlack(view, game)}: ${results[winner]}?${under(['I.9.6'])}`,
    'The game counts at once, and everyone can read your reason.',
    `Reason: ${plain(reason, 1000)}`,
  ]);

/** Act I.9.10: what cancelling a game that is still being played does. */
export const renderVoidOnlineQuestion = (game: VoidOnlinePreview, { view }: Scene): Reply =>
  toAsker(
    `Stop online game ${game.number}, ${whiteAndBlack(view, game)}, without a result? It ends here and changes no score${under(['I.9.10'])}. Everyone can read your reason.${game.own === null ? '' : ownMatter}`,
  );
