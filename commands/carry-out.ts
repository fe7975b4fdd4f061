import type { Answer, CommandRequest, Press, Submission } from '../src/discord/command.ts';
import type { Actor } from '../src/house/people.ts';
import type { UnitOfWork } from '../src/house/ports.ts';
import type { Result } from '../src/house/result.ts';
import type { Outcome } from '../src/told.ts';

type UseCase<Input> = (work: UnitOfWork, actor: Actor, input: Input) => Result<Outcome>;

/** Has a use case carried out for whoever asks, and answers with what it came to. */
export async function carryOut<Input>(
  { services, club, occasion, actor }: CommandRequest | Press | Submission,
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
