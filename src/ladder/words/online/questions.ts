import type { Winner } from '../../../../terms/games/online.ts';
import type { ClubView } from '../../../house/ports.ts';
import { ownMatter } from '../../../house/words/chief.ts';
import type { Reply } from '../../../house/words/reply.ts';
import { cite, plain } from '../../../house/words/text.ts';
import type { OnlineGame } from '../../book/online.ts';
import type { EndOrder } from '../../online/end-as-justice.ts';
import type { VoidOnlinePreview } from '../../online/void-online.ts';
import { whiteAndBlack } from '../result-line.ts';

/** Act I.9.4: what somebody agrees to before their first online game. */
export const renderConsentQuestion = (then: 'challenge' | 'accept'): Reply => ({
  audience: 'asker',
  content: [
    `Before your first online game you have to agree to what is recorded of it (${cite(['I.9.4'])}).`,
    'I keep the moves, when each was made, and how the game ended; nothing from your computer or phone.',
    'If there is a petition over a game, the Court may read that. You are asked only once.',
    `Do you agree, and ${then === 'challenge' ? 'send the challenge' : 'take up the challenge'}?`,
  ].join('\n'),
});

export const renderResignQuestion = ({ number }: OnlineGame): Reply => ({
  audience: 'asker',
  content: `Resign online game ${number}? Your opponent wins, and it counts at once.`,
});

const results: Record<Winner, string> = { white: 'White wins', black: 'Black wins', draw: 'it is a draw' };

/** Act I.9.6: what ending the game comes to. */
export const renderEndQuestion = ({ game, winner, reason }: EndOrder, view: ClubView): Reply => ({
  audience: 'asker',
  content: `End online game ${game.number}, ${whiteAndBlack(view, game)}: ${results[winner]} (${cite(['I.9.6'])})? It counts at once, and your reason is published.\nReason: ${plain(reason, 1000)}`,
});

/** Act I.9.10: what voiding a game that is going on comes to. */
export const renderVoidOnlineQuestion = (game: VoidOnlinePreview, view: ClubView): Reply => ({
  audience: 'asker',
  content: `Void online game ${game.number}, ${whiteAndBlack(view, game)}, as though it had not been played (${cite(['I.9.10'])})? It ends here and moves no score, and your reason is published.${game.own === null ? '' : ownMatter}`,
});
