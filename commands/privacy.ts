import { renderExport } from '../src/discord/export/reply.ts';
import { plans } from '../src/house/plans.ts';
import { readPersonAsStaff } from '../src/house/privacy/export.ts';
import { onFile } from '../src/house/privacy/on-file.ts';
import { asks, carryOut, lookUp } from './answers.ts';
import { commandOf, subcommand } from './declare.ts';
import { optional, person } from './options.ts';

const options = { member: optional(person('Member of staff: whose data, if not your own')) };

/** `/privacy export`: all that the club keeps of the person who asks, as a file for them alone. */
const exporting = subcommand({
  name: 'export',
  description: 'Everything the club keeps about you, as a file',
  options,
  execute: (request, { member }) =>
    member === null
      ? lookUp(request, {
          find: (view) => onFile(view, request.actor, null),
          render: async ({ number }, { exported }) => renderExport(await exported(number, 'self')),
        })
      : carryOut(request, readPersonAsStaff, { member }),
});

/** `/privacy delete`: erases who somebody is, after showing what goes and what stays. */
const deleting = subcommand({
  name: 'delete',
  description: 'Erase what the club keeps about you; asks first',
  options,
  execute: asks(plans.erasure),
});

/** `/privacy`: one's own data; the member of staff asks for those without an account too. */
export const privacy = commandOf(
  { name: 'privacy', description: 'See or erase what the club keeps about you' },
  [exporting, deleting],
);
