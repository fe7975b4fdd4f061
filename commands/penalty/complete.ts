import type { CompletionRequest } from '../../src/discord/command.ts';
import { completeDays, completeGames, fitting } from '../../src/discord/complete.ts';
import type { Penalty } from '../../src/house/book/discipline.ts';
import { awaitsDeclaration } from '../../src/house/discipline/declare-penalty.ts';
import { allPenalties } from '../../src/house/discipline/find-penalty.ts';
import { banDays } from '../../src/house/discipline/issue-ban.ts';
import { type OffenceWords, offenceWords } from '../../src/house/discipline/offences.ts';
import { needsModerator } from '../../src/house/people.ts';
import type { ClubView } from '../../src/house/ports.ts';
import type { Choice } from '../../src/house/words/reply.ts';
import { completePeople } from '../options.ts';

/** Choices for the options of penalties and bans; what is on file about people is shown to officers alone. */
export async function completeDiscipline(request: CompletionRequest): Promise<readonly Choice[]> {
  const { club, services, focused, actor, now } = request;
  const view = await services.clubs.view(club);
  switch (focused.name) {
    case 'game':
      return completeGames(view, focused.value);
    case 'until':
      return completeDays(banDays(now, view.state.figures), focused.value);
    case 'offence':
    case 'penalty': {
      if (needsModerator(view, actor).length > 0) return [];
      const words = await offenceWords(services.clubs, club);
      return focused.name === 'offence'
        ? offences(words, focused.value)
        : penalties(view, words, focused.value);
    }
    default:
      return completePeople(request);
  }
}

/** The latest first; what was typed is a new offence as it stands. */
const offences = (words: OffenceWords, typed: string): Choice[] =>
  fitting(
    [...words]
      .sort(([one], [other]) => other - one)
      .map(([number, text]) => ({ name: `#${number} ${text}`, value: `#${number}` })),
    typed,
  );

/** Those that wait to be declared first, then the latest. */
function penalties(view: ClubView, words: OffenceWords, typed: string): Choice[] {
  const rank = (penalty: Penalty) => (awaitsDeclaration(penalty) ? 1e9 : 0) + penalty.number;
  return fitting(
    allPenalties(view.state)
      .sort((one, other) => rank(other) - rank(one))
      .map((penalty) => ({ name: label(view, penalty, words), value: String(penalty.number) })),
    typed,
  );
}

function label({ people }: ClubView, penalty: Penalty, words: OffenceWords): string {
  const { number, person, stands, declared, offence } = penalty;
  const name = people.byNumber(person)?.name ?? `#${person}`;
  const state = stands ? (declared === null ? 'not declared' : 'declared') : 'void';
  const what = words.get(offence);
  return [`#${number} ${name}`, state, ...(what === undefined ? [] : [what])].join(', ');
}
