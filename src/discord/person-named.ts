import type { Named } from '../house/people.ts';
import type { ClubView } from '../house/ports.ts';
import type { CommandRequest } from './command.ts';

/** A mention, or an account's id by itself. */
const anAccount = /^(?:<@!?(\d{1,19})>|(\d{17,19}))$/;

/** The account that a text mentions or is the id of; null for any other text. */
export function accountIn(text: string): string | null {
  const [, mentioned, bare] = anAccount.exec(text.trim()) ?? [];
  return mentioned ?? bare ?? null;
}

/** Somebody the club knows, by their number where the text has their account; any other text as it is. */
export function personKnown({ people }: ClubView, text: string): Named {
  const account = accountIn(text);
  const known = account === null ? null : people.byAccount(account);
  return known?.account === account && known !== null ? { text: `#${known.number}` } : { text };
}

/** Whom a text names. Discord is asked about an account that the club does not know; if nobody has it, the text is a name. */
export async function personNamed(
  { club, services, whoHas }: Pick<CommandRequest, 'club' | 'services' | 'whoHas'>,
  text: string,
): Promise<Named> {
  const account = accountIn(text);
  if (account === null) return { text };
  const known = personKnown(await services.clubs.view(club), text);
  const isKnown = 'text' in known && known.text !== text;
  return isKnown ? known : ((await whoHas(account)) ?? { text });
}
