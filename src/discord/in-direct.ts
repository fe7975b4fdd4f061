import type { ClubId } from '../house/ports.ts';
import { type ActionRow, customId, type Reply, readCustomId } from '../house/words/reply.ts';
import type { Shown } from './answering.ts';

/**
 * An answer in a direct message: its buttons, selects and form name the club, since nothing else does there. Which of them may be used
 * there is up to their commands.
 */
export function namingClub<Answer extends Shown>(shown: Answer, club: ClubId): Answer {
  if (shown.kind === 'modal')
    return { ...shown, modal: { ...shown.modal, id: naming(shown.modal.id, club) } };
  return { ...shown, reply: inReply(shown.reply, club) };
}

function inReply<Said extends Reply>(reply: Said, club: ClubId): Said {
  const { components } = reply;
  return components === undefined
    ? reply
    : { ...reply, components: components.map((each) => inRow(each, club)) };
}

const inRow = (row: ActionRow, club: ClubId): ActionRow => ({
  ...row,
  components: row.components.map((component) =>
    'custom_id' in component ? { ...component, custom_id: naming(component.custom_id, club) } : component,
  ),
});

function naming(id: string, club: ClubId): string {
  const { action, args } = readCustomId(id);
  return customId(action, args, club);
}
