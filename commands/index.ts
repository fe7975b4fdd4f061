import type { Command } from '../src/discord/command.ts';
import { explain } from './explain.ts';
import { game } from './game.ts';
import { leaderboard } from './leaderboard.ts';
import { pairings } from './pairings.ts';
import { preview } from './preview.ts';
import { profile } from './profile.ts';
import { terms } from './terms.ts';

/** Every command of the bot, in the order in which people meet them. */
export const commands: readonly Command[] = [game, leaderboard, profile, explain, preview, pairings, terms];
