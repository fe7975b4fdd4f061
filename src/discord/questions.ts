import { randomUUID } from 'node:crypto';
import type { Instant } from '../../terms/time.ts';
import { button, row } from '../house/words/components.ts';
import type { Reply } from '../house/words/reply.ts';
import type { Answer, Press } from './command.ts';

type Confirm = (press: Press) => Promise<Answer>;

/** How long a question waits; as long as Discord lets its message be changed. */
const lifetime = 15 * 60_000;

/** The action of the buttons of every question. */
export const questionAction = 'question';

export interface Questions {
  /** The question with its buttons, for the asker alone. */
  ask(question: { reply: Reply; confirm: Confirm }, asker: string, now: Instant): Reply;
  /**
   * Takes the asker's question away and returns what confirming it does. Null for one that was answered, that is
   * too old, that was asked before a restart or that is somebody else's.
   */
  take(id: string, presser: string, now: Instant): Confirm | null;
}

/** Questions kept in memory: after a restart none can be confirmed any more. */
export function openQuestions(): Questions {
  const open = new Map<string, { confirm: Confirm; asker: string; until: Instant }>();
  const forgetBefore = (now: Instant) => {
    for (const [id, { until }] of open) if (until <= now) open.delete(id);
  };
  return {
    ask({ reply, confirm }, asker, now) {
      forgetBefore(now);
      const id = randomUUID();
      open.set(id, { confirm, asker, until: now + lifetime });
      const buttons = row(
        button('Confirm', questionAction, [id, 'confirm'], 'success'),
        button('Cancel', questionAction, [id, 'cancel']),
      );
      return { ...reply, audience: 'asker', components: [...(reply.components ?? []), buttons] };
    },
    take(id, presser, now) {
      const question = open.get(id);
      if (question === undefined || question.asker !== presser) return null;
      open.delete(id);
      return question.until > now ? question.confirm : null;
    },
  };
}
