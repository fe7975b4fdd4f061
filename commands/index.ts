import type { Command } from '../src/discord/command.ts';

/** Every command of the bot, in the order in which people meet them. */
export const commands: readonly Command[] = [];
