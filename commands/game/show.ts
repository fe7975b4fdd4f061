import type { Answer, Press } from '../../src/discord/command.ts';
import { whichPerson } from '../../src/house/people.ts';
import { findGame, readAsStaff, readingOf } from '../../src/ladder/games/whose.ts';
import { renderHistory } from '../../src/ladder/words/board.ts';
import { renderGamePage } from '../../src/ladder/words/game-page.ts';
import type { PersonNumber } from '../../src/ledger/fields.ts';
import { type Asking, carryOut, ifFound, inPlace, lookUp } from '../answers.ts';
import { subcommand } from '../declare.ts';
import { optional, person } from '../options.ts';
import { game, toLookAt } from './options.ts';

/** `/game show`: all that there is on one game, for the asker. */
export const show = subcommand({
  name: 'show',
  description: 'Look at a game: its result, where it stands, its board',
  options: { game: game('Which game', toLookAt) },
  execute: async (request, { game: named }) => {
    const view = await request.services.clubs.view(request.club);
    const found = findGame(view.state, named);
    if (found.ok && readingOf(view, request.actor, found.value).logged)
      return carryOut(request, readAsStaff, named);
    return lookUp(request, {
      find: () => found,
      render: (shown, scene) =>
        renderGamePage(shown, scene, { mayReadDispute: readingOf(scene.view, request.actor, shown).may }),
    });
  },
});

/** `/game history`: the games of the club, or of one person, the latest first. */
export const history = subcommand({
  name: 'history',
  description: 'List games, the latest first',
  options: { member: optional(person('Only the games of this person')) },
  execute: (request, { member }) =>
    member === null
      ? page(request, null, 1)
      : ifFound(
          request,
          (view) => whichPerson(view, member),
          ({ number }) => page(request, number, 1),
        ),
  presses: { 'history-page': (press) => inPlace(turn(press)) },
});

/** The buttons of the list: `history-page:<person or all>:<page>`. */
function turn(press: Press): Promise<Answer> {
  const [whose, wanted] = press.args;
  return page(press, whose === 'all' ? null : Number(whose), Number(wanted));
}

async function page(
  { services: { clubs }, club }: Asking,
  person: PersonNumber | null,
  wanted: number,
): Promise<Answer> {
  const [view, games] = await Promise.all([clubs.view(club), clubs.games(club, wanted, person)]);
  return { kind: 'reply', reply: renderHistory(games, view, person) };
}
