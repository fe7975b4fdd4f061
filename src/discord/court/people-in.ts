import type { ThreadChannel } from 'discord.js';
import type { CaseThread } from '../../appeals/hearing-room/hearings.ts';
import { isForGood } from '../errors.ts';

/** What changes who is in a thread, by account. */
export interface Movement {
  comeIn: string[];
  leave: string[];
}

/** Whom to let in and whom to put out; `inside` are those known to be there, `accounts` those let in at any time. */
export const movement = (
  wanted: readonly string[],
  { accounts }: Pick<CaseThread, 'accounts'>,
  inside: ReadonlySet<string>,
): Movement => ({
  comeIn: wanted.filter((account) => !inside.has(account)),
  leave: accounts.filter((account) => !wanted.includes(account)),
});

interface Door {
  thread: ThreadChannel;
  kept(): CaseThread;
  /** The accounts known to be there; kept up to date. */
  inside: Set<string>;
  keep(changes: Partial<CaseThread>): Promise<void>;
}

/**
 * Has those wanted be in the thread, and nobody else whom the bot let in. Whom it is about to let in is kept before,
 * so that they can be put out whenever the process ends. Whoever Discord does not let in stays outside.
 */
export async function letIn({ thread, kept, inside, keep }: Door, wanted: readonly string[]): Promise<void> {
  const { comeIn, leave } = movement(wanted, kept(), inside);
  if (comeIn.length + leave.length === 0) return;
  if (thread.archived === true) await thread.setArchived(false);
  const { accounts } = kept();
  const isNew = comeIn.some((account) => !accounts.includes(account));
  if (isNew) await keep({ accounts: [...new Set([...accounts, ...comeIn])] });
  for (const account of comeIn) {
    await unlessImpossible(() => thread.members.add(account));
    inside.add(account);
  }
  for (const account of leave) {
    await unlessImpossible(() => thread.members.remove(account));
    inside.delete(account);
  }
  if (leave.length > 0) await keep({ accounts: [...wanted] });
}

/** Somebody who left the server, or may not see the channel, can neither be let in nor put out. */
async function unlessImpossible(act: () => Promise<unknown>): Promise<void> {
  try {
    await act();
  } catch (error) {
    if (!isForGood(error)) throw error;
  }
}
