import type { Scene } from '../../house/words/reply.ts';
import { nameOf, plain } from '../../house/words/text.ts';
import type { Case, Judgement } from '../book/cases.ts';
import { votesFor } from '../opinions/on-judgement.ts';
import { conditionsLimit } from '../voting/ballot.ts';

/** The conditions of a remand, of all who voted for it and whose words are kept, a line for each (Act III.3.8). */
export async function conditionLines(
  known: Case,
  judgement: Judgement,
  { view, text }: Scene,
): Promise<string[]> {
  if (judgement.outcome.kind !== 'remand') return [];
  const votes = votesFor(known, judgement).filter(({ person }) => judgement.majority.includes(person));
  const conditions = await Promise.all(
    votes.map(async ({ person, seq }) => ({ person, words: await text(seq, 'conditions') })),
  );
  return conditions.flatMap(({ person, words }) =>
    words === null ? [] : [`- ${plain(words, conditionsLimit)} (${nameOf(view, person)})`],
  );
}
