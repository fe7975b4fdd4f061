import { aboutShown, plan } from '../house/plan.ts';
import { abandonTable, previewAbandon } from './opening/abandon-table.ts';
import { previewPlayerRemoval, removePlayer } from './seats/remove-player.ts';
import { abandonQuestion, removalQuestion } from './words/questions.ts';

/** What tables ask about first. */
export const plans = {
  removal: plan({
    does: 'remove them',
    preview: previewPlayerRemoval,
    decide: removePlayer,
    asShown: (input, found, view) => ({ ...aboutShown(input, found, view), table: String(found.table) }),
    words: (removal, { view }) => removalQuestion(removal, view),
  }),
  abandon: plan({
    does: 'give the table up',
    preview: previewAbandon,
    decide: abandonTable,
    asShown: (input, { table }) => ({ ...input, table: String(table) }),
    words: ({ table, reason }, { view }) => abandonQuestion(table, reason, view),
  }),
};
