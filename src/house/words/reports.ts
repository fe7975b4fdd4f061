import type { EntryOf } from '../../rule-books.ts';
import type { houseNotices } from '../notices.ts';
import type { reportOutcomes } from '../outcomes.ts';
import { type NoticeWords, type OutcomeWords, type Scene, toAsker } from './reply.ts';
import { accountsOf, nameOf, reasonLines } from './text.ts';

/** What came of reporting a message. */
export const reportWords: OutcomeWords<typeof reportOutcomes> = {
  'message-reported': ({ told }) =>
    toAsker(
      `Thank you. ${told === 1 ? 'One Moderator sees' : `${told} Moderators see`} your report and your name, and nobody else does. If it is about a Moderator, tell a teacher.`,
    ),
};

/** What a Moderator is told of it, and nobody else. */
export const reportNews = {
  'message-reported': async ({ report, person }, scene) => {
    const { view } = scene;
    const { by, channel, message } = reportAt(report, scene);
    const who = by === null ? 'Somebody' : `**${nameOf(view, by)}**`;
    return toAsker(
      [
        `${who} reports a message to you: https://discord.com/channels/${view.id}/${channel}/${message}`,
        ...(await reasonLines(scene, report)),
        'Only the Moderators were told. You can delete the message in Discord, use `/penalty issue`, or tell the member of staff.',
      ],
      { pings: accountsOf(view, [person]) },
    );
  },
} satisfies Partial<NoticeWords<typeof houseNotices>>;

function reportAt(seq: number, { view }: Scene): EntryOf<'message-reported'> {
  const entry = view.entries[seq - 1];
  if (entry?.type !== 'message-reported') throw new Error(`Entry ${seq} reports no message`);
  return entry;
}
