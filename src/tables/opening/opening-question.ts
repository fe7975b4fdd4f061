import type { Reply } from '../../house/words/reply.ts';
import { cleaned, rulesQuestion } from '../nomic/loading/question.ts';
import type { OpenInput, TableToOpen } from './open-table.ts';

/** Before a table is opened with the rules of a file. Throws where none was given: nothing is asked then. */
export function openingQuestion({ name, given, dirt }: TableToOpen): Reply {
  if (given === null || dirt === null) throw new Error('No file was given');
  return rulesQuestion(name, given, dirt);
}

/** To clean the file or not; none where there is nothing to clean. */
export function waysToOpen(order: OpenInput, { given, dirt }: TableToOpen) {
  if (given === null || dirt === null || dirt.found.length === 0) return [];
  const keep = { label: 'Keep as it is', order };
  return dirt.tooMuch
    ? [keep]
    : [{ label: 'Clean', order: { ...order, given: cleaned(given, dirt) } }, keep];
}
