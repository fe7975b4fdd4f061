import { randomBytes } from 'node:crypto';
import type { Logger } from 'pino';
import { speak } from './answering.ts';
import { isAnsweredOrGone } from './errors.ts';
import type { Answerable } from './requests.ts';

/**
 * Says that something went wrong, with a number by which the log finds it. An interaction that was answered before,
 * or can no longer be answered, is let be.
 */
export async function excuse(
  interaction: Answerable,
  err: unknown,
  log: Logger,
): Promise<'failed' | 'too-late'> {
  if (isAnsweredOrGone(err)) {
    log.debug({ err }, 'answered before, or too late');
    return 'too-late';
  }
  const fault = randomBytes(4).toString('hex');
  log.error({ err, fault }, 'could not answer');
  try {
    await speak(interaction, { audience: 'asker', content: apology(fault) });
  } catch (cause) {
    log.warn({ err: cause, fault }, 'could not even say so');
  }
  return 'failed';
}

const apology = (fault: string): string =>
  'Something went wrong, and it is not your fault. If you wanted to change something, look whether it was done ' +
  `before you try again. If it happens again, tell whoever runs this bot: error \`${fault}\`.`;
