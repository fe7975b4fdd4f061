import { plans as courtPlans } from '../../src/appeals/plans.ts';
import { confirmLabel } from '../../src/discord/turns.ts';
import type { Plan, QuestionScene } from '../../src/house/plan.ts';
import { plans as housePlans } from '../../src/house/plans.ts';
import type { Reply, Scene } from '../../src/house/words/reply.ts';
import { plans as ladderPlans } from '../../src/ladder/plans.ts';
import { plans as tablePlans } from '../../src/tables/plans.ts';
import { namesIn } from '../names-in.ts';
import { replyRead } from './as-read.ts';
import { ana } from './club.ts';
import { courtQuestions } from './court/questions.ts';
import { houseQuestions } from './house/questions.ts';
import { ladderQuestions } from './ladder/questions.ts';
import { inGroup, type Message, type Said } from './message.ts';
import { tableQuestions } from './tables/questions.ts';

type Does = Pick<Plan<never, never>, 'does'>;

/** Of each plan some of its questions, as they are worded. */
export type QuestionSamples<Plans> = {
  readonly [Plan in keyof Plans]: (scene: QuestionScene) => readonly (Reply | Promise<Reply>)[];
};

/** What is asked first, with the button that does it where that says what it does. */
export async function questionWords(scene: Scene): Promise<Message[]> {
  const asked = { ...scene, spoke: async () => [ana] };
  const group = 'What is asked first';
  return [
    ...inGroup('The house', group, await asAsked(houseQuestions, housePlans, asked)),
    ...inGroup('The ladder', group, await asAsked(ladderQuestions, ladderPlans, asked)),
    ...inGroup('The Court', group, await asAsked(courtQuestions, courtPlans, asked)),
    ...inGroup('Tables', group, await asAsked(tableQuestions, tablePlans, asked)),
  ];
}

async function asAsked<Plans extends string>(
  samples: QuestionSamples<Record<Plans, unknown>>,
  plans: Readonly<Record<Plans, Does>>,
  scene: QuestionScene,
): Promise<Said[]> {
  const said = await Promise.all(
    namesIn(samples).map(async (code) => {
      const replies = await Promise.all(samples[code](scene));
      const { does } = plans[code];
      const button = does === null ? '' : `\n[${confirmLabel(does)}] [Cancel]`;
      return replies.map((reply) => ({ code, text: `${replyRead(reply)}${button}` }));
    }),
  );
  return said.flat();
}
