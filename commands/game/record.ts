import type { CommandRequest, Options } from '../../src/discord/command.ts';
import { asShown } from '../../src/house/people.ts';
import type { Result } from '../../src/house/result.ts';
import type { CutOffGame } from '../../src/ladder/games/adjudicate-game.ts';
import { recordGame, type ToldGame } from '../../src/ladder/games/record-game.ts';
import { plans } from '../../src/ladder/plans.ts';
import { ask, reading } from '../answers.ts';
import { namedPerson, personOptions, textOption, whyOption, withOptional, withPlayers } from '../options.ts';
import type { Subcommand } from '../subcommand.ts';
import { colourOf, colourOption, endedOption, endingOf, pointsOf, resultOption } from './options.ts';
import { enterOrAsk } from './second.ts';

/** `/game record`: enters a game, one's own or, as a Moderator, somebody else's (Act II.4). */
export const record: Subcommand = {
  name: 'record',
  description: 'Enter a game that you played',
  options: [
    resultOption('How it ended for you, or for the player'),
    ...personOptions('opponent', 'Whom you played against'),
    colourOption,
    textOption('played', 'When it ended, if not just now: 13:05, or 2026-11-20 13:05'),
    endedOption,
    textOption('pgn', 'The moves, as PGN'),
    ...personOptions('player', 'Moderators: whose game it is, if not yours'),
    textOption('reason', 'Moderators: why you enter it for somebody; everybody can read it'),
  ],
  execute: reading(
    ({ options }) => toldIn(options),
    async (request, told) => enterOrAsk(request, recordGame, await asTold(request, told)),
  ),
};

function toldIn(options: Options): Result<ToldGame> {
  const opponent = namedPerson(options, 'opponent');
  if (!opponent.ok) return opponent;
  return withOptional(options, 'player', (player) => ({
    player,
    opponent: opponent.value,
    score: pointsOf(options.string('result', true)),
    colour: colourOf(options.string('colour')),
    played: options.string('played'),
    ended: endingOf(options.string('ended')),
    pgn: options.string('pgn'),
    reason: options.string('reason'),
  }));
}

/** Whoever is named by what they are called is the same person when a question about the game is answered. */
async function asTold({ services, club }: CommandRequest, told: ToldGame): Promise<ToldGame> {
  const view = await services.clubs.view(club);
  const player = told.player === null ? null : asShown(view, told.player);
  return { ...told, player, opponent: asShown(view, told.opponent) };
}

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
