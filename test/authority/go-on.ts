import type { Answer } from '../../packages/playground/src/index.ts';
import type { Deed } from './deeds/deed.ts';
import { isQuestion } from './observe.ts';
import type { Hands } from './stage.ts';

/** Fills in the form that somebody was given, and confirms what they are asked, where they are. */
export async function goOn({ fields }: Deed, hands: Hands, answer: Answer): Promise<Answer> {
  const filled = answer.kind === 'modal' ? await hands.fillIn(answer, fields) : answer;
  return isQuestion(filled) ? hands.confirm(filled) : filled;
}
