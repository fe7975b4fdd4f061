import { renderExport } from '../src/discord/export/reply.ts';
import { plans } from '../src/house/plans.ts';
import { readPersonAsStaff } from '../src/house/privacy/export.ts';
import { onFile } from '../src/house/privacy/on-file.ts';
import { asks, carryOut, lookUp, reading } from './answers.ts';
import { completePeople, optionalPerson, personOptions, withOptional } from './options.ts';
import { commandOf, type Subcommand } from './subcommand.ts';

const options = personOptions('member', 'For the member of staff: whose, if not your own');

/** `/privacy export`: all that the club keeps of whoever asks, as a file for them alone. */
const exporting: Subcommand = {
  name: 'export',
  description: 'Everything that the club keeps of you, as a file',
  options,
  execute: reading(
    (request) => optionalPerson(request.options, 'member'),
    (request, member) =>
      member === null
        ? lookUp(
            request,
            (view) => onFile(view, request.actor, null),
            async ({ number }, { exported }) => renderExport(await exported(number)),
          )
        : carryOut(request, readPersonAsStaff, { member }),
  ),
};

/** `/privacy delete`: erases who somebody is, after showing what goes and what stays. */
const deleting: Subcommand = {
  name: 'delete',
  description: 'Erase what the club keeps of you; asks first',
  options,
  execute: asks(plans.erasure, (request) =>
    withOptional(request.options, 'member', (member) => ({ member })),
  ),
};

/** `/privacy`: one's own data; the member of staff asks for those without an account too. */
export const privacy = commandOf(
  { name: 'privacy', description: 'See or erase what the club keeps of you', complete: completePeople },
  [exporting, deleting],
);
