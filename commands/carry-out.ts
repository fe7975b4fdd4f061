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
