import { commandOf } from './declare.ts';
import {
  cardPresses,
  cardSubmissions,
  settledFromMessages,
  settlePresses,
  settleSubmissions,
} from './game/card.ts';
import { approve, correct, object, refuse, rematch, voiding } from './game/decide.ts';
import { limit } from './game/limit.ts';
import { adjudicate, record } from './game/record.ts';
import { recordPresses, recordWith } from './game/record-with.ts';
import { history, show } from './game/show.ts';

/** `/game`: entering games, looking at them and deciding on them. */
export const game = commandOf(
  {
    name: 'game',
    description: 'Enter a game, look at games, decide on them',
    presses: { ...cardPresses, ...settlePresses, ...recordPresses },
    submissions: { ...cardSubmissions, ...settleSubmissions },
    fromMessages: settledFromMessages,
    menus: [recordWith],
  },
  [record, show, history, approve, refuse, correct, voiding, adjudicate, object, rematch, limit],
);
