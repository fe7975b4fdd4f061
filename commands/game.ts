import { adjudicate } from './game/adjudicate.ts';
import { cardPresses, cardSubmissions } from './game/card.ts';
import { completeGame } from './game/complete.ts';
import { approve, correct, refuse } from './game/decide.ts';
import { history, turnHistory } from './game/history.ts';
import { limit, limitPresses } from './game/limit.ts';
import { record } from './game/record.ts';
import { object, rematch } from './game/rematch.ts';
import { settledFromMessages, settlePresses, settleSubmissions } from './game/settle.ts';
import { show } from './game/show.ts';
import { voiding } from './game/void.ts';
import { commandOf } from './subcommand.ts';

/** `/game`: entering games, looking at them and deciding on them. */
export const game = commandOf(
  {
    name: 'game',
    description: 'Enter a game, look at games, decide on them',
    complete: completeGame,
    presses: { ...cardPresses, ...settlePresses, ...limitPresses, 'history-page': turnHistory },
    submissions: { ...cardSubmissions, ...settleSubmissions },
    fromMessages: settledFromMessages,
  },
  [record, show, history, approve, refuse, correct, voiding, adjudicate, object, rematch, limit],
);
