import type { Actor, Answer, OptionToSend } from '../../packages/playground/src/index.ts';
import type { Clubs } from '../house/clubs.ts';
import type { Cast, Name } from './cast.ts';
import { momentAt, type PatientClock } from './clock.ts';

/** What happens to a club, as a use case decides it. */
type Decide = Parameters<Clubs['change']>[2];

/** Where the days before are played. */
export interface Backstage {
  clock: PatientClock;
  cast: Cast;
  /** At the keyboard of this person, in #games. */
  as(name: Name): Actor;
  /** The channel of that name, as an option of a command names it. */
  channel(name: string): { id: string };
  /** Has something happen to the club that no command is given for. Rejects where that is refused. */
  decide(decide: Decide): Promise<void>;
  /** Waits until all that was set off has happened. */
  quiet(): Promise<void>;
}

/** Nothing may be under way when the clock moves: what was done is to be dated by when it was done. */
export async function goTo({ clock, quiet }: Backstage, date: string, time: string): Promise<void> {
  await quiet();
  clock.moveTo(momentAt(date, time));
}

/** Gives a command. Rejects where it is not answered. */
export async function run(
  actor: Actor,
  command: string,
  options: Record<string, OptionToSend> = {},
): Promise<Answer> {
  return demandAnswer(`/${command}`, await actor.run(command, options));
}

/** Gives a command that asks first, and confirms. */
export async function confirm(
  actor: Actor,
  command: string,
  options: Record<string, OptionToSend>,
): Promise<void> {
  await pressConfirm(actor, await run(actor, command, options));
}

/** Presses Confirm below what asks for it. */
export async function pressConfirm(actor: Actor, on: Answer): Promise<void> {
  demandAnswer('Confirm', await actor.press(on, 'Confirm'));
}

/** Fills in the form that a command opens. */
export async function fillIn(
  actor: Actor,
  [command, options]: readonly [command: string, options: Record<string, OptionToSend>],
  fields: Record<string, string>,
): Promise<Answer> {
  const form = await actor.run(command, options);
  if (form.kind !== 'modal') throw new Error(`/${command} opened no form: ${form.text}`);
  return demandAnswer(`the form of /${command}`, await actor.submit(form, fields));
}

function demandAnswer(deed: string, answer: Answer): Answer {
  if (answer.kind === 'message') return answer;
  throw new Error(`${deed} was not answered: ${answer.text}`);
}
