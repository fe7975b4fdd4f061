import type { Command } from '../src/discord/command.ts';
import { checkIn, checkOut } from '../src/ladder/sessions/check-in.ts';
import { carryOut } from './answers.ts';
import { booleanOption } from './options.ts';
import { declared } from './subcommand.ts';

/** `/present`: checks in to the open session, or out of it (Act 0.9). */
export const present: Command = {
  data: declared('present', 'Check in to the open session, or out of it', [
    booleanOption('leave', 'Check out instead'),
    booleanOption('moderating', 'For Justices: you act as Moderator while you are in the room'),
  ]),
  execute: (request) =>
    request.options.boolean('leave') === true
      ? carryOut(request, checkOut, undefined)
      : carryOut(request, checkIn, { moderating: request.options.boolean('moderating') ?? false }),
};
