import type { Answer, Press } from '../../src/discord/command.ts';
import { type Actor, type Named, whichPerson } from '../../src/house/people.ts';
import type { ClubView } from '../../src/house/ports.ts';
import { allOf, done, ifGiven, notUnderstood, type Result } from '../../src/house/result.ts';
import { type GamesAsked, readDays, wantedBy } from '../../src/ladder/board/games-wanted.ts';
import { findGame, numberOf, readAsStaff, readingOf } from '../../src/ladder/games/whose.ts';
import { renderGamePage } from '../../src/ladder/words/game-page.ts';
import { readHistoryArgs, renderHistory } from '../../src/ladder/words/history.ts';
import type { Points } from '../../src/ledger/fields.ts';
import { type Asking, carryOut, ifFound, inPlace, lookUp } from '../answers.ts';
import { subcommand } from '../declare.ts';
import { called, day, latestSessions, optional, person } from '../options.ts';
import { game, result, toLookAt } from './options.ts';

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
  options: {
    member: optional(person('Only the games of this person')),
    score: called(
      'result',
      optional(result('Only games that ended so for them; for you, if you name nobody')),
    ),
    from: optional(day('From this day on, such as 2026-11-20', latestSessions)),
    to: optional(day('Up to and including this day', latestSessions)),
  },
  execute: (request, typed) =>
    ifFound(
      request,
      (view) => whatIsAsked(view, request.actor, typed),
      (asked) => page(request, asked, 1),
    ),
  presses: { 'history-page': (press) => inPlace(turn(press)) },
});

interface HistoryTyped {
  member: Named | null;
  score: Points | null;
  from: string | null;
  to: string | null;
}

/** A result is always somebody's: an asker who names nobody means themselves. */
function whatIsAsked(view: ClubView, actor: Actor, typed: HistoryTyped): Result<GamesAsked> {
  const { member, score } = typed;
  const whose = ifGiven(member, (named) => whichPerson(view, named));
  const read = allOf(whose, readDays(typed));
  if (!read.ok) return read;
  const [found, days] = read.value;
  const person = found?.number ?? (score === null ? null : numberOf(view, actor));
  if (person === null && score !== null) return notUnderstood({ problem: 'whose-result' });
  return done({ person, score, ...days });
}

/** The buttons of the list: what `historyArgs` says, and the page. */
const turn = (press: Press): Promise<Answer> =>
  page(press, readHistoryArgs(press.args), Number(press.args.at(-1)));

async function page(
  { services: { clubs }, club }: Asking,
  asked: GamesAsked,
  wanted: number,
): Promise<Answer> {
  const view = await clubs.view(club);
  const games = await clubs.games(club, wanted, wantedBy(view.state, asked));
  return { kind: 'reply', reply: renderHistory(games, view, asked) };
}
