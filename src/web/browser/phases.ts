import { turnTo } from './live.ts';
import { stepThrough, swipeOver } from './stepping.ts';

/** Steps through the phases of a table's game without loading the page again, by its links, by keys and with a finger. */
export function stepThroughPhases(): void {
  stepThrough('.play', (link, event) => {
    if (!isPhase(link)) return;
    event.preventDefault();
    follow(link);
  });
  swipeOver('.play .map', (step) => {
    const link = document.querySelector(`.play [data-step="${step}"]`);
    if (link instanceof HTMLAnchorElement) follow(link);
  });
}

/** Other links of this part lead elsewhere. */
const isPhase = ({ pathname, search }: HTMLAnchorElement): boolean =>
  pathname === location.pathname && search.startsWith('?phase=');

let turning: Promise<void> = Promise.resolve();
let waiting = 0;
/** A key that is held down asks for more than can be turned. */
const mostWaiting = 2;

/** One page after another is turned: where a step leads is known once the one before it is made. */
function follow(link: HTMLAnchorElement): void {
  if (waiting >= mostWaiting) return;
  waiting += 1;
  turning = turning
    .then(() => (link.hasAttribute('aria-disabled') ? undefined : turnTo(link.href)))
    .catch(() => location.assign(link.href))
    .finally(() => {
      waiting -= 1;
    });
}
