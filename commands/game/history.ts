import type { Answer, CommandRequest, Press } from '../../src/discord/command.ts';
import { whichPerson } from '../../src/house/who.ts';
import { renderHistory } from '../../src/ladder/words/board.ts';
import type { PersonNumber } from '../../src/ledger/fields.ts';
import { optionalPerson, personOptions } from '../people.ts';
import type { Subcommand } from '../subcommand.ts';

/** `/game history`: the games of the club, or of one person, the latest first. */
export const history: Subcommand = {
  name: 'history',
  description: 'List games, the latest first',
  options: personOptions('member', 'Only the games of this person'),
  async execute(request) {
    const named = optionalPerson(request.options, 'member');
    if (!named.ok) return { kind: 'result', result: named };
    if (named.value === null) return page(request, null, 1, 'reply');
    const person = whichPerson(await request.services.clubs.view(request.club), named.value);
    if (!person.ok) return { kind: 'result', result: person };
    return page(request, person.value.number, 1, 'reply');
  },
};

/** The buttons of the list: `history-page:<person or all>:<page>`. */
export function turnHistory(press: Press): Promise<Answer> {
  const [whose, wanted] = press.args;
  return page(press, whose === 'all' ? null : Number(whose), Number(wanted), 'update');
}

async function page(
  { club, services: { clubs } }: CommandRequest | Press,
  person: PersonNumber | null,
  wanted: number,
  kind: 'reply' | 'update',
): Promise<Answer> {
  const [view, games] = await Promise.all([clubs.view(club), clubs.games(club, wanted, person)]);
  return { kind, reply: renderHistory(games, view, person) };
}
