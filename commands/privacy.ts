import { ApplicationCommandOptionType } from 'discord.js';
import { type Command, onServers } from '../src/discord/command.ts';
import { renderExport } from '../src/discord/export/reply.ts';
import { erasePerson, previewErasure } from '../src/house/privacy/erase-person.ts';
import { exportOf, readPersonAsStaff } from '../src/house/privacy/export.ts';
import { onFile } from '../src/house/privacy/on-file.ts';
import { asShown } from '../src/house/who.ts';
import { renderErasureQuestion } from '../src/house/words/privacy.ts';
import { carryOut } from './carry-out.ts';
import { completePeople, optionalPerson, personOptions } from './people.ts';
import { executeAmong, type Subcommand } from './subcommand.ts';

const { Subcommand: Sub } = ApplicationCommandOptionType;
const options = personOptions('member', 'For the member of staff: whose, if not your own');

/** `/privacy export`: all that the club keeps of whoever asks, as a file for them alone. */
const exporting: Subcommand = {
  data: {
    type: Sub,
    name: 'export',
    description: 'Everything that the club keeps of you, as a file',
    options,
  },
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
  data: { type: Sub, name: 'delete', description: 'Erase what the club keeps of you; asks first', options },
  async execute(request) {
    const named = optionalPerson(request.options, 'member');
    if (!named.ok) return { kind: 'result', result: named };
    const view = await request.services.clubs.view(request.club);
    const erasure = previewErasure(view, request.actor, named.value, request.occasion.now);
    if (!erasure.ok) return { kind: 'result', result: erasure };
    const member = named.value === null ? null : asShown(view, named.value);
    return {
      kind: 'question',
      reply: renderErasureQuestion(erasure.value, view),
      confirm: (press) => carryOut(press, erasePerson, { member }),
    };
  },
};

const subcommands = [exporting, deleting];

/** `/privacy`: one's own data; the member of staff asks for those without an account too. */
export const privacy: Command = {
  data: {
    name: 'privacy',
    description: 'See or erase what the club keeps of you',
    ...onServers,
    options: subcommands.map(({ data }) => data),
  },
  execute: (request) => executeAmong(subcommands, request),
  complete: completePeople,
};
