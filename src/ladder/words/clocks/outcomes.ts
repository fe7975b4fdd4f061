import type { Rendered, Scene } from '../../../house/words/scene.ts';
import { accountsOf, cite, listed, mentionOf } from '../../../house/words/text.ts';
import type { ClockOutcome } from '../../clocks/outcomes.ts';
import { leftAt } from '../../clocks/stage.ts';
import { gameOf } from '../game-card.ts';
import { cardReply } from '../games.ts';
import { clockCard, clockGame, clockPlayers, overLine, timesWords } from './card.ts';
import { pageOf } from './page.ts';

/** What became of a chess clock; the card that a button was pressed on follows suit. */
export function renderClock(outcome: ClockOutcome, scene: Scene): Rendered {
  const { view, now } = scene;
  const clock = clockGame(view, outcome.clock);
  const players = clockPlayers(view, clock);
  const times = timesWords(leftAt(view, clock, now));
  const card = clockCard(scene, clock);
  const toClub = (content: string): Rendered => ({ audience: 'club', content, card });
  switch (outcome.kind) {
    case 'clock-opened':
      return pageOf(scene, clock, 'table', `Clock ${clock.number} is open; its card is on its way.`);
    case 'clock-consented':
      return toClub(
        clock.asked.length === 0
          ? `${players}: agreed (${cite(['I.7.2'])}). **Start** begins it.`
          : `${players}: still to agree: ${listed(clock.asked.map((person) => mentionOf(view, person)))}.`,
      );
    case 'clock-declined':
      return toClub(`${players}: there is no clock, since a player did not agree (${cite(['I.7.2'])}).`);
    case 'clock-started':
      return {
        ...toClub(`${players}: the clock runs.`),
        pings: accountsOf(view, [clock.white, clock.black]),
      };
    case 'clock-paused':
      return toClub(`${players}: both times are stopped. ${times}.`);
    case 'clock-resumed':
      return toClub(`${players}: the clock goes on. ${times}.`);
    case 'clock-ended':
      return toClub(`${players}: ${overLine(view, clock)} ${times}.`);
    case 'clock-entered':
      return { ...cardReply(view, gameOf(view, outcome.game)), audience: 'club', card };
    default:
      return outcome satisfies never;
  }
}
