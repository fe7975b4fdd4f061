import { type APIApplicationCommandBasicOption, ApplicationCommandOptionType } from 'discord.js';
import type { CompletionRequest, Options } from '../src/discord/command.ts';
import { completeMembers } from '../src/discord/complete.ts';
import type { Named } from '../src/house/people.ts';
import type { ClubView } from '../src/house/ports.ts';
import { done, notUnderstood, type Result } from '../src/house/result.ts';
import { asShown } from '../src/house/who.ts';
import type { Choice } from '../src/house/words/choices.ts';

/** Two options that name one person: a Discord user, or beside it the name of a member without an account. */
export const personOptions = (name: string, description: string): APIApplicationCommandBasicOption[] => [
  { type: ApplicationCommandOptionType.User, name, description },
  {
    type: ApplicationCommandOptionType.String,
    name: `${name}_name`,
    description: 'Instead: a member without a Discord account, by name',
    autocomplete: true,
  },
];

/** Whom such a pair of options names, or null when both are left out. Not understood when both are filled in. */
export function optionalPerson(options: Options, name: string): Result<Named | null> {
  const user = options.user(name);
  const text = options.string(`${name}_name`);
  if (user !== null && text !== null)
    return notUnderstood({ problem: 'one-of', options: [name, `${name}_name`] });
  return done(user ?? (text === null ? null : { text }));
}

/** As `optionalPerson`, where somebody has to be named. */
export function namedPerson(options: Options, name: string): Result<Named> {
  const found = optionalPerson(options, name);
  if (!found.ok) return found;
  if (found.value === null) return notUnderstood({ problem: 'one-of', options: [name, `${name}_name`] });
  return done(found.value);
}

/** An order about a member, for whoever they are while it is shown: a name may be somebody else's by its Confirm. */
export const aboutShown = <Order extends { member: Named }>(view: ClubView, order: Order): Order => ({
  ...order,
  member: asShown(view, order.member),
});

/** Names for a `…_name` option: those whom no Discord user stands for. */
export async function completePeople({ services, club, focused }: CompletionRequest): Promise<Choice[]> {
  const view = await services.clubs.view(club);
  return completeMembers(view, focused.value, ({ account }) => account === null);
}
