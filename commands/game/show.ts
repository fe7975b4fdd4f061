import type { Answer, Press } from '../../src/discord/command.ts';
import { whichPerson } from '../../src/house/people.ts';
import { findGame, readAsStaff, readingOf } from '../../src/ladder/games/whose.ts';
import { renderHistory } from '../../src/ladder/words/board.ts';
import { renderGamePage } from '../../src/ladder/words/game-page.ts';
import type { PersonNumber } from '../../src/ledger/fields.ts';
import { type Asking, carryOut, lookUp, pageFor } from '../answers.ts';
import { gameOption, optionalPerson, personOptions } from '../options.ts';
import type { Subcommand } from '../subcommand.ts';

/** `/game show`: all that there is on one game, for the asker. */
export const show: Subcommand = {
  name: 'show',
  description: 'Look at a game: its result, where it stands, its board',
  options: [gameOption('Which game')],
  async execute(request) {
    const named = request.options.string('game', true);
    const view = await request.services.clubs.view(request.club);
    const found = findGame(view.state, named);
    if (found.ok && readingOf(view, request.actor, found.value).logged)
      return carryOut(request, readAsStaff, named);
    return lookUp(
      request,
      () => found,
      (game, scene) =>
        renderGamePage(game, scene, { mayReadDispute: readingOf(scene.view, request.actor, game).may }),
    );
  },
};

/** `/game history`: the games of the club, or of one person, the latest first. */
export const history: Subcommand = {
  name: 'history',
  description: 'List games, the latest first',
  options: personOptions('member', 'Only the games of this person'),
  async execute(request) {
    const named = optionalPerson(request.options, 'member');
    if (!named.ok) return { kind: 'result', result: named };
    if (named.value === null) return page(request, null, 1);
    const person = whichPerson(await request.services.clubs.view(request.club), named.value);
    if (!person.ok) return { kind: 'result', result: person };
    return page(request, person.value.number, 1);
  },
};

/** The buttons of the list: `history-page:<person or all>:<page>`. */
export function turnHistory(press: Press): Promise<Answer> {
  const [whose, wanted] = press.args;
  return page(press, whose === 'all' ? null : Number(whose), Number(wanted));
}

async function page(request: Asking, person: PersonNumber | null, wanted: number): Promise<Answer> {
  const { clubs } = request.services;
  const [view, games] = await Promise.all([
    clubs.view(request.club),
    clubs.games(request.club, wanted, person),
  ]);
  return { kind: pageFor(request), reply: renderHistory(games, view, person) };
}
