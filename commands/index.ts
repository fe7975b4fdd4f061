import type { Command } from '../src/discord/command.ts';
import { terms } from './terms.ts';

/** Every command of the bot, in the order in which people meet them. */
export const commands: readonly Command[] = [terms];
