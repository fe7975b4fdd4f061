import type { QuestionScene } from '../../src/house/plan.ts';
import type { Reply, Scene } from '../../src/house/words/reply.ts';
import { namesIn } from '../names-in.ts';
import { replyRead } from './as-read.ts';
import { ana } from './club.ts';
import { courtQuestions } from './court/questions.ts';
import { houseQuestions } from './house/questions.ts';
import { ladderQuestions } from './ladder/questions.ts';
import { inGroup, type Message, type Said } from './message.ts';

/** Of each plan some of its questions, as they are worded. */
export type QuestionSamples<Plans> = {
  readonly [Plan in keyof Plans]: (scene: QuestionScene) => readonly (Reply | Promise<Reply>)[];
};

/** What is asked before something that cannot be taken back. The buttons below are the same each time. */
export async function questionWords(scene: Scene): Promise<Message[]> {
  const asked = { ...scene, spoke: async () => [ana] };
  const group = 'What is asked first';
  return [
    ...inGroup('The house', group, await asAsked(houseQuestions, asked)),
    ...inGroup('The ladder', group, await asAsked(ladderQuestions, asked)),
    ...inGroup('The Court', group, await asAsked(courtQuestions, asked)),
  ];
}

async function asAsked<Plans extends string>(
  samples: QuestionSamples<Record<Plans, unknown>>,
  scene: QuestionScene,
): Promise<Said[]> {
  const said = await Promise.all(
    namesIn(samples).map(async (code) => {
      const replies = await Promise.all(samples[code](scene));
      return replies.map((reply) => ({ code, text: replyRead(reply) }));
    }),
  );
  return said.flat();
}
