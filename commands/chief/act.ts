import { completeGames, fitting } from '../../src/discord/complete.ts';
import { actAlone } from '../../src/house/chief/act-alone.ts';
import { plans } from '../../src/house/plans.ts';
import type { ClubView } from '../../src/house/ports.ts';
import type { Choice } from '../../src/house/words/reply.ts';
import { gamesUnderWay } from '../../src/ladder/book/online.ts';
import { isOnlineName } from '../../src/ladder/online/void-online.ts';
import { plans as onLadder } from '../../src/ladder/plans.ts';
import type { PersonNumber } from '../../src/ledger/fields.ts';
import { ask, asks, carries } from '../answers.ts';
import { acts } from '../court/options.ts';
import { subcommand } from '../declare.ts';
import { optional, person, reason, type Suggest, suggested, text } from '../options.ts';

/** `/chief act`: puts on record what the Chief Justice did alone, and announces it (Acts II.12 and III.4). */
export const act = subcommand({
  name: 'act',
  description: 'Put on record what you decided alone, and why. Everyone is told',
  options: {
    reason,
    act: optional(suggested('The Act that requires it; leave it out for a power nobody else has', acts)),
  },
  execute: carries(actAlone),
});

/** `/chief breach`: somebody passed on evidence of an online game, which costs every office (Act I.9.5). */
export const breach = subcommand({
  name: 'breach',
  description: 'Somebody passed on evidence from an online game: they lose every office at once',
  options: { member: person('Who it was'), reason: text('What they did; they can read it') },
  execute: asks(plans.breach),
});

/** Games that the Chief Justice takes off the board: those under way online, then those that count. */
const gamesToVoid: Suggest = (view, { focused }) => [
  ...gamesOnline(view, focused.value),
  ...completeGames(view, focused.value, { among: ({ status }) => status === 'counted' }),
];

/** Act I.9.10: `online 3: Ana – Bo, going on` */
function gamesOnline(view: ClubView, typed: string): Choice[] {
  const name = (person: PersonNumber) => view.people.byNumber(person)?.name ?? `#${person}`;
  const choices = gamesUnderWay(view.state).map(({ number, white, black }) => ({
    name: `online ${number}: ${name(white)} – ${name(black)}, going on`,
    value: `online ${number}`,
  }));
  return fitting(choices, typed);
}

/** `/chief void`: takes a game off the board for the sake of the Leaderboard, after showing what that does. */
export const chiefVoid = subcommand({
  name: 'void',
  description: 'Take a game off the board that makes the Leaderboard unreliable. Everyone is told',
  options: { game: suggested('Which game', gamesToVoid), reason },
  execute: (request, order) =>
    isOnlineName(order.game)
      ? ask(request, onLadder.voidOnline, order)
      : ask(request, onLadder.voidAsChief, order),
});
