import { closeSession } from '../../src/ladder/sessions/close-session.ts';
import { openSession } from '../../src/ladder/sessions/open-session.ts';
import { renderStatus } from '../../src/ladder/words/sessions.ts';
import { carryOut } from '../carry-out.ts';
import { whyOption } from '../options.ts';
import type { Subcommand } from '../subcommand.ts';

/** `/session open` */
export const open: Subcommand = {
  name: 'open',
  description: 'Moderators: open today’s session, and be checked in',
  execute: (request) => carryOut(request, openSession, undefined),
};

/** `/session close` */
export const close: Subcommand = {
  name: 'close',
  description: 'Moderators: close the session before its end',
  options: [whyOption],
  execute: (request) => carryOut(request, closeSession, { reason: request.options.string('reason') }),
};

/** `/session status`: for anybody. */
export const status: Subcommand = {
  name: 'status',
  description: 'Who is here, whether a Moderator is, the games of today and what they wait for',
  async execute({ services, club, occasion }) {
    const view = await services.clubs.view(club);
    return { kind: 'reply', reply: renderStatus(view, occasion.now) };
  },
};
