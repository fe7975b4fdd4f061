import {
  cardPresses,
  cardSubmissions,
  settledFromMessages,
  settlePresses,
  settleSubmissions,
} from './game/card.ts';
import { completeGame } from './game/complete.ts';
import { approve, correct, object, refuse, rematch, voiding } from './game/decide.ts';
import { limit, limitPresses } from './game/limit.ts';
import { adjudicate, record } from './game/record.ts';
import { history, show, turnHistory } from './game/show.ts';
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
