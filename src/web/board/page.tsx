import { definePage } from '../page.ts';
import { readBoard } from './read.ts';

export const boardPage = definePage({
  path: '',
  read: readBoard,
  show: () => ({ title: 'Leaderboard', main: <h1>Leaderboard</h1> }),
});
