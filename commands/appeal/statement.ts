import { statementLimit } from '../../src/appeals/petitions/file.ts';
import type { CommandRequest, Press } from '../../src/discord/command.ts';
import type { Modal } from '../../src/discord/modal.ts';
import { customId } from '../../src/house/words/components.ts';

/** A form with one long field, for what somebody has to say to the Court. */
export const statementForm = (
  { club, direct }: Pick<CommandRequest | Press, 'club' | 'direct'>,
  action: string,
  args: readonly string[],
): Modal => ({
  id: customId(action, args, direct ? club : null),
  title: 'To the Court of Appeals',
  fields: [
    {
      id: 'statement',
      label: 'What is wrong, and what should be instead?',
      long: true,
      maxLength: statementLimit,
      placeholder: 'What happened, why the decision is wrong, and what the Court should do.',
    },
  ],
});
