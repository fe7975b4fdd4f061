import type { CommandRequest, Options } from '../../src/discord/command.ts';
import type { Result } from '../../src/house/result.ts';
import { asShown } from '../../src/house/who.ts';
import { recordGame, type ToldGame } from '../../src/ladder/games/record-game.ts';
import { reading } from '../carry-out.ts';
import { textOption } from '../options.ts';
import { namedPerson, personOptions, withOptional } from '../people.ts';
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
