import { ApplicationCommandOptionType } from 'discord.js';
import { cancelSession } from '../../src/ladder/sessions/cancel-session.ts';
import { markRegister } from '../../src/ladder/sessions/mark-register.ts';
import { carryOut } from '../carry-out.ts';
import { namedPerson, personOptions } from '../people.ts';
import type { Subcommand } from '../subcommand.ts';

/** `/session mark`: puts the register right (Act 0.9). */
export const mark: Subcommand = {
  data: {
    type: ApplicationCommandOptionType.Subcommand,
    name: 'mark',
    description: 'Moderators: put the register right, of this session or of the last one',
    options: [
      {
        type: ApplicationCommandOptionType.Boolean,
        name: 'present',
        description: 'True: they are or were there; False: they were not',
        required: true,
      },
      ...personOptions('member', 'Who it is about'),
      {
        type: ApplicationCommandOptionType.String,
        name: 'date',
        description: 'Of an earlier session, such as 2026-11-20',
        autocomplete: true,
      },
      {
        type: ApplicationCommandOptionType.String,
        name: 'reason',
        description: 'Why; needed once the session is over, and everybody can read it',
      },
    ],
  },
  async execute(request) {
    const { options } = request;
    const member = namedPerson(options, 'member');
    if (!member.ok) return { kind: 'result', result: member };
    return carryOut(request, markRegister, {
      member: member.value,
      present: options.boolean('present', true),
      date: options.string('date'),
      reason: options.string('reason'),
    });
  },
};

/** `/session cancel`: calls a session off, or restores it (Act 0.5). */
export const cancel: Subcommand = {
  data: {
    type: ApplicationCommandOptionType.Subcommand,
    name: 'cancel',
    description: 'Moderators: call a session off for a holiday, or restore it',
    options: [
      {
        type: ApplicationCommandOptionType.String,
        name: 'date',
        description: 'The day, such as 2026-11-27',
        required: true,
        autocomplete: true,
      },
      { type: ApplicationCommandOptionType.String, name: 'reason', description: 'Why', required: true },
      {
        type: ApplicationCommandOptionType.Boolean,
        name: 'restore',
        description: 'Take an earlier cancellation back',
      },
    ],
  },
  execute: (request) =>
    carryOut(request, cancelSession, {
      date: request.options.string('date', true),
      reason: request.options.string('reason', true),
      restore: request.options.boolean('restore') ?? false,
    }),
};
