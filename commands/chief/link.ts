import { plans } from '../../src/house/plans.ts';
import { asks } from '../ask.ts';
import { needed, userOption } from '../options.ts';
import { personOptions, withMember } from '../people.ts';
import type { Subcommand } from '../subcommand.ts';

/** `/chief link`: shows whose account becomes whose before it does it. */
export const link: Subcommand = {
  name: 'link',
  description: 'Give a member without a Discord account the account that is theirs',
  options: [
    userOption('user', 'Their Discord account', needed),
    ...personOptions('member', 'Somebody with an account; use member_name for one without'),
  ],
  execute: asks(plans.link, ({ options }) =>
    withMember(options, (member) => ({ member, account: options.user('user', true) })),
  ),
};
