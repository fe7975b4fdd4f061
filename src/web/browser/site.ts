import './site.css';
import './tables.css';
import './print.css';
import './board.css';
import './calendar.css';
import './clock.css';
import './game.css';
import './games.css';
import './judgement.css';
import './member.css';
import './nomic.css';
import './orders.css';
import './policy.css';
import './table-of-club.css';
import './terms.css';
import './tournament.css';
import { keepUpToDate } from './live.ts';
import { leadOn } from './ways-on.ts';

const { live } = document.documentElement.dataset;
if (live !== undefined) keepUpToDate(live);

leadOn(document.querySelectorAll<HTMLAnchorElement>('.nothing-here a'), location.pathname);

if (document.querySelector('.table-of-club, .tables') !== null) {
  const { showOwnTimes } = await import('./own-time.ts');
  showOwnTimes();
  document.addEventListener('shown', showOwnTimes);
}

if (document.querySelector('.table-of-club') !== null) {
  const { stepThroughPhases } = await import('./phases.ts');
  stepThroughPhases();
}

if (document.querySelector('.game') !== null) {
  const { stepThroughGames } = await import('./game.ts');
  stepThroughGames();
}

const [chart, days] = [document.querySelector('.pointed'), document.querySelector('table.days')];
if (chart instanceof HTMLElement && days instanceof HTMLTableElement) {
  const { pointAtDays } = await import('./score-days.ts');
  pointAtDays(chart, days);
}

for (const place of document.querySelectorAll<HTMLElement>('.print-all')) {
  const { offerToPrintAll } = await import('./print-all.ts');
  offerToPrintAll(place);
}

const terms = document.querySelector('.terms:has(search)');
if (terms instanceof HTMLElement) {
  const { searchTerms } = await import('./terms.ts');
  searchTerms(terms);
}

const moves = document.querySelector('.move-entry');
if (moves instanceof HTMLFormElement) {
  const { enterMoves } = await import('./move-entry.tsx');
  enterMoves(moves);
}

const orders = document.querySelector('.give-orders');
if (orders instanceof HTMLElement) {
  const { giveOrders } = await import('./orders/entry.tsx');
  // Without a network the form stays as it is.
  giveOrders(orders).catch(() => {});
}

const clock = document.querySelector('.clock');
if (clock instanceof HTMLElement) {
  const { runClock } = await import('./clock.ts');
  runClock(clock);
}
