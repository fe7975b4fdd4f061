import { colours, type Reply, type Scene } from '../../house/words/reply.ts';
import { paragraphs } from '../../house/words/text.ts';
import type { Case } from '../book/cases.ts';
import { caseShown, subjectWords } from './case-words.ts';

/** Discord's limits for the words of an embed and of all in a message, in characters. */
const limits = { each: 4096, all: 6000 };

/** What the parties wrote to the Court in a case, for one reader; as a file too where it does not fit. */
export async function renderStatement(appeal: Case, scene: Scene): Promise<Reply> {
  const asked = appeal.asked === null ? null : await scene.text(appeal.asked.seq, 'statement');
  const petition = await scene.text(appeal.seq, 'statement');
  const statements = [petition, asked].filter((words) => words !== null);
  const shown = statements.map(paragraphs);
  const all = shown.reduce((sum, words) => sum + words.length, 0);
  const tooLong = all > limits.all || shown.some((words) => words.length > limits.each);
  return {
    audience: 'asker',
    content: `${caseShown(scene.view, appeal)}, about ${subjectWords(scene.view, appeal)}:`,
    embeds: (shown.length > 0 ? shown : ['The words of this petition were erased.']).map((description) => ({
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
