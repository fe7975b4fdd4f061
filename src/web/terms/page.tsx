import { readHoldings } from '../../appeals/opinions/holdings.ts';
import { ownTexts } from '../../house/amendment/own-texts.ts';
import { type Asked, definePage } from '../page.ts';
import { showAct } from './alone.tsx';
import { showHistory } from './history.tsx';
import { readAct, readHistory, readTerms, type Words } from './read.ts';
import { showTerms } from './whole.tsx';

const wordsOf = async ({ clubs, view }: Asked): Promise<Words> => ({
  own: await ownTexts(clubs, view),
  holdings: await readHoldings(clubs, view),
});

export const termsPage = definePage({
  path: 'terms',
  read: async (asked) => readTerms(asked, await wordsOf(asked)),
  show: showTerms,
});

export const actPage = definePage({
  path: 'terms/:act',
  read: async (asked) => readAct(asked.view, asked.params.act ?? '', await wordsOf(asked)),
  show: showAct,
});

export const historyPage = definePage({ path: 'terms/history', read: readHistory, show: showHistory });
