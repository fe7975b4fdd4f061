import { heardIn } from '../src/appeals/hearing-room/rooms.ts';
import { caseOf } from '../src/appeals/words/case-words.ts';
import type { Answer, CommandRequest, Press, Services, Submission } from '../src/discord/command.ts';
import { sceneOf } from '../src/discord/scene-of.ts';
import type { Actor } from '../src/house/people.ts';
import type { Plan, QuestionScene, UseCase } from '../src/house/plan.ts';
import type { ClubId, ClubView, UnitOfWork } from '../src/house/ports.ts';
import type { Result } from '../src/house/result.ts';
import { logReading, type Papers } from '../src/house/staff-reading.ts';
import type { Reply, Scene } from '../src/house/words/reply.ts';
import type { Outcome } from '../src/told.ts';
import type { Instant } from '../terms/time.ts';

/** Somebody who gave a command, or pressed a button below what it showed. */
export type Asking = CommandRequest | Press;

/** How a page is shown: in the place of the one whose button was pressed, else as an answer of its own. */
export const pageFor = (request: Asking): 'reply' | 'update' => ('args' in request ? 'update' : 'reply');

/** Has a use case carried out for whoever asks, and answers with what it came to. */
export async function carryOut<Input>(
  { services, club, occasion, actor }: Asking | Submission,
  useCase: UseCase<Input>,
  input: Input,
): Promise<Answer> {
  const result = await services.clubs.change(club, occasion, (work) => useCase(work, actor, input));
  return { kind: 'result', result };
}

/** Makes out what was typed into a command; not understood where that cannot be. */
export type Reader<Input> = (request: CommandRequest) => Result<Input> | Promise<Result<Input>>;

/** The `execute` of a command that goes on with what was typed once it is made out. */
export const reading =
  <Input>(read: Reader<Input>, goOn: (request: CommandRequest, input: Input) => Promise<Answer>) =>
  async (request: CommandRequest): Promise<Answer> => {
    const input = await read(request);
    return input.ok ? goOn(request, input.value) : { kind: 'result', result: input };
  };

/** The `execute` of a command that has a use case carried out at once. */
export const carries = <Input>(useCase: UseCase<Input>, read: Reader<Input>) =>
  reading(read, (request, input) => carryOut(request, useCase, input));

/** The `execute` of a command that asks before what cannot be taken back; `read` makes out what was typed. */
export const asks = <Input, Found>(plan: Plan<Input, Found>, read: Reader<Input>) =>
  reading(read, (request, input) => ask(request, plan, input));

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

/**
 * As `lookUp`, for what is not for everybody: `logs` says what of it the member of staff reads by Act 0.14 alone, which is
 * logged first; null for whoever may read it anyway.
 */
export async function lookUpLogged<Found>(
  request: Asking,
  logs: (view: ClubView, found: Found) => Papers | null,
  ...[find, render, kind]: LookUp<Found>
): Promise<Answer> {
  const logAndRender = async (found: Found, scene: Scene) => {
    const papers = logs(scene.view, found);
    if (papers !== null) await noteReading(request, logReading, papers);
    return render(found, scene);
  };
  return lookUp(request, find, logAndRender, kind);
}

/** Logs a reading, apart from the interaction: what is read is its answer, and is not given again. */
export async function noteReading<Input>(
  { services, club, occasion, actor }: Asking,
  log: (work: UnitOfWork, actor: Actor, input: Input) => Result<Outcome | null>,
  input: Input,
): Promise<Result<Outcome | null>> {
  return services.clubs.change(club, { ...occasion, interaction: null }, (work) => log(work, actor, input));
}

type LookUp<Found> = [
  find: (view: ClubView) => Result<Found>,
  render: (found: Found, scene: Scene) => Reply | Promise<Reply>,
  kind?: 'reply' | 'update',
];

/** Answers what changes nothing: `find` looks in the club, `render` puts what was found into words. */
export async function lookUp<Found>(
  { services, club, occasion }: Asking,
  ...[find, render, kind = 'reply']: LookUp<Found>
): Promise<Answer> {
  const scene = await sceneOf(services, club, occasion.now);
  const found = find(scene.view);
  if (!found.ok) return { kind: 'result', result: found };
  return { kind, reply: await render(found.value, scene) };
}
