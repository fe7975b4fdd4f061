import type { Answer, Command, Press } from '../src/discord/command.ts';
import type { Named } from '../src/house/people.ts';
import { askRecord, readRecordAsStaff } from '../src/house/record/ask-record.ts';
import { renderRecord } from '../src/house/words/record.ts';
import { type Asking, carryOut, lookUp, noteReading, pageFor } from './answers.ts';
import { completePeople, namedPerson, personOptions } from './options.ts';
import { declared } from './subcommand.ts';

/** `/record`: everything on file about a member, for officers; the reading of the member of staff is logged. */
export const record: Command = {
  data: declared(
    'record',
    'Moderators and Justices: everything on file about a member',
    personOptions('member', 'About whom'),
  ),
  async execute(request) {
    const member = namedPerson(request.options, 'member');
    if (!member.ok) return { kind: 'result', result: member };
    const view = await request.services.clubs.view(request.club);
    const asked = askRecord(view, request.actor, member.value);
    if (asked.ok && asked.value.logged) return carryOut(request, readRecordAsStaff, { member: member.value });
    return show(request, member.value, null);
  },
  complete: completePeople,
  presses: { 'record-page': turn },
};

/** Each page that the member of staff turns to is one reading more. */
async function turn(press: Press): Promise<Answer> {
  const [person = '', page] = press.args;
  const member = { text: `#${person}` };
  const view = await press.services.clubs.view(press.club);
  const asked = askRecord(view, press.actor, member);
  if (asked.ok && asked.value.logged) {
    const logged = await noteReading(press, readRecordAsStaff, { member });
    if (!logged.ok) return { kind: 'result', result: logged };
  }
  return show(press, member, Number(page));
}

const show = (request: Asking, member: Named, page: number | null): Promise<Answer> =>
  lookUp(
    request,
    (view) => askRecord(view, request.actor, member),
    ({ person, reader }, scene) => renderRecord({ person: person.number, reader }, page, scene),
    pageFor(request),
  );
