import { type Command, onServers } from '../src/discord/command.ts';
import { enbanc } from './appeal/enbanc.ts';
import { file } from './appeal/file.ts';
import { readStatement } from './appeal/read.ts';
import { status } from './appeal/status.ts';
import { withdraw } from './appeal/withdraw.ts';
import { completeCourt } from './court/options.ts';
import { answersAmong, completeAmong, executeAmong } from './subcommand.ts';

const subcommands = [file, enbanc, withdraw, status];

const answers = answersAmong(subcommands);

/** `/appeal`: what people ask of the Court (Act III.3). */
export const appeal: Command = {
  data: {
    name: 'appeal',
    description: 'Ask the Court of Appeals to look at what was decided',
    ...onServers,
    options: subcommands.map(({ data }) => data),
  },
  execute: (request) => executeAmong(subcommands, request),
  complete: (request) => completeAmong(subcommands, request, completeCourt),
  ...answers,
  presses: { ...answers.presses, 'petition-read': readStatement },
  fromMessages: ['appeal-open', 'appeal-statement', 'petition-read'],
};
