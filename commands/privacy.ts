import { plans } from '../src/house/plans.ts';
import { exportOf, readPersonAsStaff } from '../src/house/privacy/export.ts';
import { onFile } from '../src/house/privacy/on-file.ts';
import { done } from '../src/house/result.ts';
import { renderExport } from '../src/house/words/privacy.ts';
import { asks } from './ask.ts';
import { carryOut } from './carry-out.ts';
import { completePeople, optionalPerson, personOptions } from './people.ts';
import { commandOf, type Subcommand } from './subcommand.ts';

const options = personOptions('member', 'For the member of staff: whose, if not your own');

/** `/privacy export`: all that the club keeps of whoever asks, as a file for them alone. */
const exporting: Subcommand = {
  name: 'export',
  description: 'Everything that the club keeps of you, as a file',
  options,
  async execute(request) {
    const { services, club, actor, occasion } = request;
    const named = optionalPerson(request.options, 'member');
    if (!named.ok) return { kind: 'result', result: named };
    if (named.value !== null) return carryOut(request, readPersonAsStaff, { member: named.value });
    const view = await services.clubs.view(club);
    const own = onFile(view, actor, null);
    if (!own.ok) return { kind: 'result', result: own };
    const data = await exportOf(services.clubs, view, own.value.number, occasion.now);
    return { kind: 'reply', reply: await renderExport(data) };
  },
};

/** `/privacy delete`: erases who somebody is, after showing what goes and what stays. */
const deleting: Subcommand = {
  name: 'delete',
  description: 'Erase what the club keeps of you; asks first',
  options,
  execute: asks(plans.erasure, ({ options: given }) => {
    const named = optionalPerson(given, 'member');
    return named.ok ? done({ member: named.value }) : named;
  }),
};

/** `/privacy`: one's own data; the member of staff asks for those without an account too. */
export const privacy = commandOf(
  { name: 'privacy', description: 'See or erase what the club keeps of you', complete: completePeople },
  [exporting, deleting],
);
