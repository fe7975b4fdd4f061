import type { InteractionSeen } from './protocol.ts';
import { type ReadMessage, type ReadModal, readMessage, readModal } from './reading.ts';

/** What a person sees come of something they did. */
export interface Answer {
  interactionId: string;
  channelId: string;
  /** `nothing` is an acknowledgement after which nothing was seen to change. */
  kind: 'message' | 'modal' | 'failed' | 'nothing';
  /** Whether the first answer came at once or was put off; undefined where it never came. */
  first: 'direct' | 'deferred' | undefined;
  ephemeral: boolean;
  message: ReadMessage | undefined;
  /** What the person reads: the message, the title of the form, or why there is neither. */
  text: string;
  buttons: string[];
  modal: ReadModal | undefined;
  followUps: ReadMessage[];
}

/** How long a person waits for something to change after a silent acknowledgement, in real time. */
export const SETTLE_MS = 1_000;

/** Tells whether nothing more has to come for the person to have an answer. */
export function isFinal({ progress, modal, choices, message, followUps }: InteractionSeen): boolean {
  if (progress === 'failed' || modal !== null || choices !== null) return true;
  if (progress === 'pending') return followUps.length > 0;
  return progress === 'answered' && (message !== null || followUps.length > 0);
}

/** Tells whether the bot has answered, though there may be nothing to see of it. */
export function isSettling({ progress, originalDeleted }: InteractionSeen): boolean {
  return progress === 'pending' || (progress === 'answered' && originalDeleted);
}

export function answerFrom(seen: InteractionSeen): Answer {
  const followUps = seen.followUps.map(readMessage);
  const own = seen.message === null || seen.progress === 'pending' ? undefined : readMessage(seen.message);
  const message = own ?? followUps[0];
  const modal = seen.modal === null ? undefined : readModal(seen.modal);
  return {
    interactionId: seen.id,
    channelId: seen.channel,
    kind: kindOf(seen, message),
    first: seen.first ?? undefined,
    ephemeral: message?.ephemeral ?? false,
    message,
    text: seen.reason ?? modal?.title ?? message?.text ?? '',
    buttons: message?.buttons ?? [],
    modal,
    followUps,
  };
}

function kindOf({ progress, modal }: InteractionSeen, message: ReadMessage | undefined): Answer['kind'] {
  if (progress === 'failed') return 'failed';
  if (modal !== null) return 'modal';
  return message === undefined ? 'nothing' : 'message';
}
