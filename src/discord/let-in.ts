import { PermissionFlagsBits, type ThreadChannel } from 'discord.js';
import { isBarred, isDeleted, isForGood, isStranger, orElse } from './errors.ts';
import { memberOf } from './permissions.ts';

/** The accounts that the bot let into a thread at any time, as it keeps them. */
interface LetIn {
  readonly accounts: readonly string[];
}

interface Movement {
  comeIn: string[];
  leave: string[];
}

/** Why Discord does not let somebody in: they cannot see the channel, or they left the server. */
export type Outside = 'unseen' | 'left';

/** Whom to let in and whom to put out; `inside` are those known to be there, `accounts` those let in at any time. */
export const movement = (
  wanted: readonly string[],
  { accounts }: LetIn,
  inside: ReadonlySet<string>,
): Movement => ({
  comeIn: wanted.filter((account) => !inside.has(account)),
  leave: accounts.filter((account) => !wanted.includes(account)),
});

interface Door {
  thread: ThreadChannel;
  kept(): LetIn;
  inside: Set<string>;
  /** Those whom Discord did not let in, and why; kept up to date. They are not tried again while they are here. */
  outside: Map<string, Outside>;
  keep(changes: { accounts: string[] }): Promise<void>;
}

/**
 * Lets in those wanted and puts out others whom it let in. Rejects if trying again may help, once the others are in and out: who could
 * not be put out is still kept as let in.
 */
export async function letIn(door: Door, wanted: readonly string[]): Promise<void> {
  const { thread, kept, inside, outside, keep } = door;
  for (const account of outside.keys()) if (!wanted.includes(account)) outside.delete(account);
  const { comeIn, leave } = movement(wanted, kept(), new Set([...inside, ...outside.keys()]));
  if (comeIn.length + leave.length === 0) return;
  if (thread.archived === true) await thread.setArchived(false);
  const { accounts } = kept();
  const isNew = comeIn.some((account) => !accounts.includes(account));
  if (isNew) await keep({ accounts: [...new Set([...accounts, ...comeIn])] });
  const failures: unknown[] = [];
  for (const account of comeIn) await admit(door, account).catch((error: unknown) => failures.push(error));
  const stillIn: string[] = [];
  for (const account of leave)
    await putOut(door, account).catch((error: unknown) => {
      stillIn.push(account);
      failures.push(error);
    });
  if (stillIn.length < leave.length) await keep({ accounts: [...wanted, ...stillIn] });
  if (failures.length > 0) throw failures[0];
}

async function admit({ thread, inside, outside }: Door, account: string): Promise<void> {
  try {
    await thread.members.add(account);
    inside.add(account);
  } catch (error) {
    if (!isForGood(error)) throw error;
    outside.set(account, await whyOutside(thread, account, error));
  }
}

/** Rejects with the error where it is the bot that is not allowed something. */
async function whyOutside({ guild, parent }: ThreadChannel, account: string, error: unknown) {
  const member = await memberOf(guild, account);
  if (member === null) return 'left';
  const sees = parent?.permissionsFor(member).has(PermissionFlagsBits.ViewChannel) === true;
  if (sees && isBarred(error)) throw error;
  return 'unseen';
}

/** Somebody who left the server is out already, and so is everybody of a thread that was deleted. */
async function putOut({ thread, inside }: Door, account: string): Promise<void> {
  await orElse(thread.members.remove(account), (error) => isStranger(error) || isDeleted(error), null);
  inside.delete(account);
}
