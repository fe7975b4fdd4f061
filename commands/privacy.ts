import { ApplicationCommandOptionType } from 'discord.js';
import { eraseMe, previewErasure } from '../src/club/privacy/erase-me.ts';
import { exportMine } from '../src/club/privacy/export.ts';
import { type Command, onServers } from '../src/discord/command.ts';
import { renderErasureQuestion, renderExport } from '../src/discord/render/privacy.ts';
import { carryOut } from './carry-out.ts';
import { executeAmong, type Subcommand } from './subcommand.ts';

const { Subcommand: Sub } = ApplicationCommandOptionType;

/** `/privacy export`: all that the club keeps of whoever asks, as a file for them alone. */
const exporting: Subcommand = {
  data: { type: Sub, name: 'export', description: 'Everything that the club keeps of you, as a file' },
  async execute({ services, club, actor, occasion }) {
    const view = await services.clubs.view(club);
    const data = await exportMine(services.clubs, view, actor, occasion.now);
    if (!data.ok) return { kind: 'result', result: data };
    return { kind: 'reply', reply: await renderExport(data.value) };
  },
};

/** `/privacy delete`: erases who somebody is, after showing what goes and what stays. */
const deleting: Subcommand = {
  data: { type: Sub, name: 'delete', description: 'Erase what the club keeps of you; asks first' },
  async execute({ services, club, actor, occasion }) {
    const view = await services.clubs.view(club);
    const erasure = previewErasure(view, actor, occasion.now);
    if (!erasure.ok) return { kind: 'result', result: erasure };
    return {
      kind: 'question',
      reply: renderErasureQuestion(erasure.value, view),
      confirm: (press) => carryOut(press, eraseMe, undefined),
    };
  },
};

const subcommands = [exporting, deleting];

/** `/privacy`: one's own data. */
export const privacy: Command = {
  data: {
    name: 'privacy',
    description: 'See or erase what the club keeps of you',
    ...onServers,
    options: subcommands.map(({ data }) => data),
  },
  execute: (request) => executeAmong(subcommands, request),
};
