import type { Menu, MenuRequest, Submission } from '../src/discord/command.ts';
import { reportMessage } from '../src/house/reports/report-message.ts';
import { notUnderstood } from '../src/house/result.ts';
import { reasonLimit } from '../src/house/texts.ts';
import { customId } from '../src/house/words/reply.ts';
import { carryOut } from './answers.ts';
import { onMessage } from './declare.ts';

/** Discord’s ids have as many digits. */
const isId = (text: string | undefined): text is string => /^\d{17,20}$/.test(text ?? '');

/** *Report to a Moderator*, in the menu of a message: asks why, and has the Moderators told privately. */
export const reporting: Menu = onMessage(
  'Report to a Moderator',
  async ({ person }: MenuRequest, message) => ({
    kind: 'modal',
    modal: {
      id: customId('message-report', [message, person.account]),
      title: 'Report to a Moderator',
      fields: [{ id: 'why', label: 'What is wrong with it?', long: true, maxLength: reasonLimit }],
    },
  }),
);

/** The form in which one says why. */
export const reportSubmissions = {
  'message-report': async (submission: Submission) => {
    const [message, author] = submission.args;
    if (!isId(message) || !isId(author))
      return { kind: 'result', result: notUnderstood({ problem: 'lapsed' }) } as const;
    return carryOut(submission, reportMessage, {
      channel: submission.channel,
      message,
      author: { account: author, name: '', bot: false },
      why: submission.field('why'),
    });
  },
};
