import type { APIModalInteractionResponseCallbackData, InteractionType } from 'discord-api-types/v10';
import type { Application, Channel, Message, User } from '../world/state.ts';

/** What the person sees of it so far. */
export type Progress =
  | 'open' // dispatched, nothing heard yet
  | 'thinking' // deferred with a message to come
  | 'pending' // acknowledged, the component's message stays as it is for now
  | 'answered' // a message, an update, choices or a modal are there
  | 'failed'; // nothing within three seconds

/** What a menu is of. */
export type Target = { user: User } | { message: Message };

/** One INTERACTION_CREATE and all that was said in answer to it. */
export interface Interaction {
  id: string;
  token: string;
  type: InteractionType;
  application: Application;
  user: User;
  channel: Channel;
  /** As the gateway dispatched it. */
  payload: Record<string, unknown>;
  /** The words of the command after the slash, or its name in a menu, where it is one. */
  command: string | undefined;
  /** What the command was used on, where it was chosen in a menu. */
  target: Target | undefined;
  /** The clock's milliseconds. */
  openedAt: number;
  progress: Progress;
  /** Whether the first answer came at once or was put off. */
  first: 'direct' | 'deferred' | undefined;
  /** The answer; with components and modals from them it may be the message they stand on. */
  original: Message | undefined;
  originalDeleted: boolean;
  followUps: Message[];
  /** The message the component stands on, also for the modal it opened. */
  source: Message | undefined;
  modal: APIModalInteractionResponseCallbackData | undefined;
  choices: readonly { name: string; value: string | number }[] | undefined;
}

/** How long a token is good for after the first answer, by the clock. */
export const TOKEN_LIFE_MS = 15 * 60_000;

/** How long the first answer may take on Discord, in real time. */
export const FIRST_ANSWER_MS = 3_000;
