import type { Options } from '../../src/discord/command.ts';
import type { Result } from '../../src/house/result.ts';
import type { CutOffGame } from '../../src/ladder/games/adjudicate-game.ts';
import { plans } from '../../src/ladder/plans.ts';
import { ask } from '../ask.ts';
import { reading } from '../carry-out.ts';
import { textOption, whyOption } from '../options.ts';
import { personOptions, withPlayers } from '../people.ts';
import type { Subcommand } from '../subcommand.ts';
import { enterOrAsk } from './second.ts';

/** `/game adjudicate`: ends a game for which time ran out by what was captured, after showing the count (Act I.5). */
export const adjudicate: Subcommand = {
  name: 'adjudicate',
  description: 'Moderators: time ran out; whoever captured more wins',
  options: [
    ...personOptions('white', 'Who had White'),
    ...personOptions('black', 'Who had Black'),
    textOption('fen', 'The position at the end, as FEN'),
    textOption('pgn', 'Or the moves, as PGN'),
    textOption('white_captured', 'Or what White captured, as letters: qrrbnp'),
    textOption('black_captured', 'And what Black captured, as letters: qrrbnp'),
    whyOption,
  ],
  execute: reading(
    ({ options }) => cutOffIn(options),
    (request, cutOff) => ask(request, plans.adjudication, cutOff, enterOrAsk),
  ),
};

const cutOffIn = (options: Options): Result<CutOffGame> =>
  withPlayers(options, (players) => ({
    ...players,
    fen: options.string('fen'),
    pgn: options.string('pgn'),
    whiteCaptured: options.string('white_captured'),
    blackCaptured: options.string('black_captured'),
    reason: options.string('reason'),
  }));
