import { officeNames } from '../../../terms/administration/authority.ts';
import { limitedCommands, type User } from '../offices/limited-commands.ts';
import { listed } from './text.ts';

const userNames: Readonly<Record<User, string>> = {
  moderator: `@${officeNames.moderator}`,
  justice: `@${officeNames.justice}`,
  chief: `@${officeNames.chief}`,
  staff: 'the member of staff',
};

/** How somebody who manages the server hides commands from people who cannot use them, and which from whom. */
export const howToLimit = (): string =>
  [
    '**You can hide commands from people who can’t use them.** Open *Server Settings*, then *Integrations*, and choose this bot. For each command below, switch *@everyone* off and add who is named:',
    ...byUsers().map(([users, commands]) => `- ${commands.join(', ')}: ${users}`),
    'I check who may do what in any case.',
  ].join('\n');

/** Commands that the same people can use stand in one line. */
function byUsers(): [users: string, commands: string[]][] {
  const lines = new Map<string, string[]>();
  for (const [command, users] of Object.entries(limitedCommands)) {
    const names = listed(users.map((user) => userNames[user]));
    lines.set(names, [
      ...(lines.get(names) ?? []),
      command.startsWith('/') ? `\`${command}\`` : `*${command}*`,
    ]);
  }
  return [...lines];
}
