import { commandOf } from './declare.ts';
import { dispute, judge, opinion, order } from './nomic/judging.ts';
import { forfeit, points, vote } from './nomic/playing.ts';
import { propose } from './nomic/propose.ts';
import { history, rules, status } from './nomic/reading.ts';

/** `/nomic`: proposals, votes, points of order, and the rules of a game. */
export const nomic = commandOf({ name: 'nomic', description: 'Play Nomic at a table', onlyWith: 'tables' }, [
  propose,
  vote,
  order,
  judge,
  dispute,
  opinion,
  points,
  forfeit,
  rules,
  status,
  history,
]);
