import { ApplicationCommandOptionType } from 'discord.js';
import { linkAccount, mayLinkAccount } from '../../src/house/offices/link-account.ts';
import { plain } from '../../src/house/words/text.ts';
import { carryOut } from '../carry-out.ts';
import { aboutShown, namedPerson, personOptions } from '../people.ts';
import type { Subcommand } from '../subcommand.ts';

/** `/chief link`: shows whose account becomes whose before it does it. */
export const link: Subcommand = {
  data: {
    type: ApplicationCommandOptionType.Subcommand,
    name: 'link',
    description: 'Give a member without a Discord account the account that is theirs',
    options: [
      {
        type: ApplicationCommandOptionType.User,
        name: 'user',
        description: 'Their Discord account',
        required: true,
      },
      ...personOptions('member', 'Somebody with an account; use member_name for one without'),
    ],
  },
  async execute(request) {
    const member = namedPerson(request.options, 'member');
    if (!member.ok) return { kind: 'result', result: member };
    const input = { member: member.value, account: request.options.user('user', true) };
    const view = await request.services.clubs.view(request.club);
    const linked = mayLinkAccount(view, request.actor, input);
    if (!linked.ok) return { kind: 'result', result: linked };
    const { person, account } = linked.value;
    const whose = `**${plain(person.name, 32)}** (member #${person.number})`;
    const content = `<@${account}> becomes the account of ${whose}, with their score and games. This cannot be undone.`;
    const order = aboutShown(view, input);
    return {
      kind: 'question',
      reply: { audience: 'asker', content },
      confirm: (press) => carryOut(press, linkAccount, order),
    };
  },
};
