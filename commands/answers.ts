import { heardIn } from '../src/appeals/hearing-room/rooms.ts';
import { caseOf } from '../src/appeals/words/case-words.ts';
import type {
  Answer,
  CommandRequest,
  MenuRequest,
  Press,
  Services,
  Submission,
} from '../src/discord/command.ts';
import { sceneOf } from '../src/discord/scene-of.ts';
import type { Actor } from '../src/house/people.ts';
import type { Plan, QuestionScene, UseCase } from '../src/house/plan.ts';
import type { ClubId, ClubView, UnitOfWork } from '../src/house/ports.ts';
import type { Result } from '../src/house/result.ts';
import { logReading, type Papers } from '../src/house/staff-reading.ts';
import type { Reply, Scene } from '../src/house/words/reply.ts';
import type { Outcome } from '../src/told.ts';
import type { Instant } from '../terms/time.ts';

/** Somebody who gave a command, chose it in a menu, or pressed a button below what it showed. */
export type Asking = CommandRequest | MenuRequest | Press;

/** Has a use case carried out for the person who asks, and answers with what it came to. */
export async function carryOut<Input>(
  { services, club, occasion, actor }: Asking | Submission,
  useCase: UseCase<Input>,
  input: Input,
): Promise<Answer> {
  const result = await services.clubs.change(club, occasion, (work) => useCase(work, actor, input));
  return { kind: 'result', result };
}

/** The `execute` of a command that has a use case carried out at once. */
export const carries =
  <Input>(useCase: UseCase<Input>) =>
  (request: CommandRequest, input: Input): Promise<Answer> =>
    carryOut(request, useCase, input);

/** The `execute` of a command that asks first. */
export const asks =
  <Input, Found>(plan: Plan<Input, Found>) =>
  (request: CommandRequest, input: Input): Promise<Answer> =>
    ask(request, plan, input);

/** Shows what a plan comes to, and decides it again once that is confirmed; says at once what speaks against it. */
export async function ask<Input, Found>(
  request: Asking | Submission,
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
  const confirming = (decided: Input) => async (press: Press) =>
    carry(press, plan.decide, (await plan.afresh?.(decided, services.clubs, club)) ?? decided);
  const ways = plan.ways?.(order, found.value) ?? [];
  return {
    kind: 'question',
    reply: await plan.words(found.value, scene, input),
    does: plan.does,
    confirm: confirming(order),
    ...(ways.length > 0 && {
      ways: ways.map((way) => ({ label: way.label, confirm: confirming(way.order) })),
    }),
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

/** Logs a reading, apart from the interaction: what is read is its answer, and is not given again. */
export async function noteReading<Input>(
  { services, club, occasion, actor }: Asking,
  log: (work: UnitOfWork, actor: Actor, input: Input) => Result<Outcome | null>,
  input: Input,
): Promise<Result<Outcome | null>> {
  return services.clubs.change(club, { ...occasion, interaction: null }, (work) => log(work, actor, input));
}

interface LookUp<Found> {
  find(view: ClubView): Result<Found>;
  render(found: Found, scene: Scene): Reply | Promise<Reply>;
  /**
   * For what is not for everybody: what of it the member of staff reads by Act 0.14 alone, which is logged first; null for
   * people who may read it anyway.
   */
  logs?(view: ClubView, found: Found): Papers | null;
}

/** Answers what changes nothing: looks in the club, and puts what was found into words. */
export async function lookUp<Found>(request: Asking, { find, render, logs }: LookUp<Found>): Promise<Answer> {
  const { services, club, occasion } = request;
  const scene = await sceneOf(services, club, occasion.now);
  const found = find(scene.view);
  if (!found.ok) return { kind: 'result', result: found };
  const papers = logs?.(scene.view, found.value) ?? null;
  if (papers !== null) await noteReading(request, logReading, papers);
  return { kind: 'reply', reply: await render(found.value, scene) };
}

/** As what a button shows: in the place of the page below which it is. */
export async function inPlace(showing: Promise<Answer>): Promise<Answer> {
  const answer = await showing;
  return answer.kind === 'reply' ? { kind: 'update', reply: answer.reply } : answer;
}

/**
 * The `execute` and the buttons of a command that shows pages; `page` is left out for the one it begins with. The buttons'
 * custom ids say what is shown, which `of` reads, and end in the page.
 */
export const paged = <Input>(
  action: string,
  of: (args: readonly string[]) => Input,
  show: (request: Asking, input: Input, page?: number) => Promise<Answer>,
) => ({
  execute: (request: CommandRequest, input: Input) => show(request, input),
  presses: {
    [action]: (press: Press) => inPlace(show(press, of(press.args), Number(press.args.at(-1)))),
  },
});

/** The same for a list of which there is only one. */
export const inPages = (action: string, show: (request: Asking, page: number) => Promise<Answer>) =>
  paged(
    action,
    () => ({}),
    (request, _, page = 1) => show(request, page),
  );

/** Goes on with what is found in the club, or says at once what speaks against it. */
export async function ifFound<Found>(
  { services, club }: Asking,
  find: (view: ClubView) => Result<Found>,
  goOn: (found: Found, view: ClubView) => Answer | Promise<Answer>,
): Promise<Answer> {
  const view = await services.clubs.view(club);
  const found = find(view);
  return found.ok ? goOn(found.value, view) : { kind: 'result', result: found };
}
