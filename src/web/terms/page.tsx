import { ownTexts } from '../../club/amendment/own-texts.ts';
import { definePage } from '../page.ts';
import { showAct } from './alone.tsx';
import { showHistory } from './history.tsx';
import { readAct, readHistory, readTerms } from './read.ts';
import { showTerms } from './whole.tsx';

export const termsPage = definePage({
  path: 'terms',
  read: async (asked) => readTerms(asked, await ownTexts(asked.clubs, asked.view)),
  show: showTerms,
});

export const actPage = definePage({
  path: 'terms/:act',
  read: async ({ view, clubs, params: { act = '' } }) => readAct(view, act, await ownTexts(clubs, view)),
  show: showAct,
});

export const historyPage = definePage({ path: 'terms/history', read: readHistory, show: showHistory });
