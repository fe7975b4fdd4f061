import type { Answer, CommandRequest, Press } from '../src/discord/command.ts';
import type { Named } from '../src/house/people.ts';
import { askRecord, readRecordAsStaff } from '../src/house/record/ask-record.ts';
import { renderRecord } from '../src/house/words/record.ts';
import { type Asking, carryOut, inPlace, lookUp, noteReading } from './answers.ts';
import { command } from './declare.ts';
import { person } from './options.ts';

interface Wish {
  member: Named;
}

/** `/record`: everything on file about a member, for officers; the reading of the member of staff is logged. */
export const record = command({
  name: 'record',
  description: 'Moderators and Justices: everything on file about a member',
  options: { member: person('Who it is about') },
  execute: async (request: CommandRequest, wish: Wish) =>
    (await isLogged(request, wish)) ? carryOut(request, readRecordAsStaff, wish) : show(request, wish, null),
  presses: { 'record-page': (press) => inPlace(turn(press)) },
});

async function isLogged({ services, club, actor }: Asking, { member }: Wish): Promise<boolean> {
  const asked = askRecord(await services.clubs.view(club), actor, member);
  return asked.ok && asked.value.logged;
}

/** Each page that the member of staff turns to is one reading more. */
async function turn(press: Press): Promise<Answer> {
  const [whose = '', page] = press.args;
  const wish = { member: { text: `#${whose}` } };
  if (await isLogged(press, wish)) {
    const logged = await noteReading(press, readRecordAsStaff, wish);
    if (!logged.ok) return { kind: 'result', result: logged };
  }
  return show(press, wish, Number(page));
}

const show = (request: Asking, { member }: Wish, page: number | null): Promise<Answer> =>
  lookUp(request, {
    find: (view) => askRecord(view, request.actor, member),
    render: ({ person, reader }, scene) => renderRecord({ person: person.number, reader }, page, scene),
  });
