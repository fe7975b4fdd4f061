import type { Case } from '../../../ledger/cases.ts';
import { colours, type Reply } from '../../reply.ts';
import type { Scene } from '../scene.ts';
import { paragraphs } from '../text.ts';
import { caseShown, subjectWords } from './case-words.ts';

/** Discord's limit for the words of an embed, in characters. */
const limit = 4096;

/** What the parties wrote to the Court in a case, for one reader; as a file too where it does not fit. */
export async function renderStatement(known: Case, scene: Scene): Promise<Reply> {
  const asked = known.asked === null ? null : await scene.text(known.asked.seq, 'statement');
  const petition = await scene.text(known.seq, 'statement');
  const statements = [petition, asked].filter((words) => words !== null);
  const shown = statements.map(paragraphs);
  const tooLong = shown.some((words) => words.length > limit);
  return {
    audience: 'asker',
    content: `${caseShown(scene.view, known)}, about ${subjectWords(known.subject)}:`,
    embeds: (shown.length > 0 ? shown : ['Its words were erased.']).map((description) => ({
      color: colours.reading,
      description,
    })),
    ...(tooLong ? { files: [fileOf(statements)] } : {}),
  };
}

const fileOf = (statements: readonly string[]) => ({
  name: 'petition.txt',
  bytes: new TextEncoder().encode(statements.join('\n\n———\n\n')),
});
