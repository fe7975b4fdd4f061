import { cancelSession } from '../../src/ladder/sessions/cancel-session.ts';
import { markRegister } from '../../src/ladder/sessions/mark-register.ts';
import { carries, carryOut } from '../carry-out.ts';
import { booleanOption, needed, suggestedOption, textOption } from '../options.ts';
import { personOptions, withMember } from '../people.ts';
import type { Subcommand } from '../subcommand.ts';

/** `/session mark`: puts the register right (Act 0.9). */
export const mark: Subcommand = {
  name: 'mark',
  description: 'Moderators: put the register right, of this session or of the last one',
  options: [
    booleanOption('present', 'True: they are or were there; False: they were not', needed),
    ...personOptions('member', 'Who it is about'),
    suggestedOption('date', 'Of an earlier session, such as 2026-11-20'),
    textOption('reason', 'Why; needed once the session is over, and everybody can read it'),
  ],
  execute: carries(markRegister, ({ options }) =>
    withMember(options, (member) => ({
      member,
      present: options.boolean('present', true),
      date: options.string('date'),
      reason: options.string('reason'),
    })),
  ),
};

/** `/session cancel`: calls a session off, or restores it (Act 0.5). */
export const cancel: Subcommand = {
  name: 'cancel',
  description: 'Moderators: call a session off for a holiday, or restore it',
  options: [
    suggestedOption('date', 'The day, such as 2026-11-27', needed),
    textOption('reason', 'Why', needed),
    booleanOption('restore', 'Take an earlier cancellation back'),
  ],
  execute: (request) =>
    carryOut(request, cancelSession, {
      date: request.options.string('date', true),
      reason: request.options.string('reason', true),
      restore: request.options.boolean('restore') ?? false,
    }),
};
