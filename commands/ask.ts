import { heardIn } from '../src/appeals/hearing-room/rooms.ts';
import { caseOf } from '../src/appeals/words/case-words.ts';
import type { Answer, CommandRequest, Press, Services, Submission } from '../src/discord/command.ts';
import { sceneOf } from '../src/discord/scene-of.ts';
import type { Plan, QuestionScene } from '../src/house/plan.ts';
import type { ClubId } from '../src/house/ports.ts';
import type { Instant } from '../terms/time.ts';
import { carryOut, type Reader, reading } from './carry-out.ts';

/** The `execute` of a command that asks before what cannot be taken back; `read` makes out what was typed. */
export const asks = <Input, Found>(plan: Plan<Input, Found>, read: Reader<Input>) =>
  reading(read, (request, input) => ask(request, plan, input));

/** Shows what a plan comes to, and decides it again once that is confirmed; says at once what speaks against it. */
export async function ask<Input, Found>(
  request: CommandRequest | Press | Submission,
  plan: Plan<Input, Found>,
  input: Input,
  carry: (press: Press, decide: Plan<Input, Found>['decide'], input: Input) => Promise<Answer> = carryOut,
): Promise<Answer> {
  const { services, club, actor, occasion } = request;
  const scene = await questionScene(services, club, occasion.now);
  const found = plan.preview(scene.view, actor, input, occasion.now);
  if (!found.ok) return { kind: 'result', result: found };
  if (plan.isAsked?.(found.value) === false) return carryOut(request, plan.decide, input);
  const order = plan.asShown?.(input, found.value, scene.view) ?? input;
  return {
    kind: 'question',
    reply: await plan.words(found.value, scene, input),
    confirm: async (press) =>
      carry(press, plan.decide, (await plan.afresh?.(order, services.clubs, club)) ?? order),
  };
}

async function questionScene(services: Services, club: ClubId, now: Instant): Promise<QuestionScene> {
  const scene = await sceneOf(services, club, now);
  return {
    ...scene,
    spoke: async (number) => {
      const cases = heardIn(caseOf(scene.view, number));
      const posts = await Promise.all(cases.map((each) => services.hearings.posts(club, each)));
      return posts.flat().flatMap(({ author }) => author ?? []);
    },
  };
}
