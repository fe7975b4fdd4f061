import type { AttachmentOption } from '../../src/discord/command.ts';
import { asShown } from '../../src/house/people.ts';
import { done, notUnderstood, type Result } from '../../src/house/result.ts';
import { toldEndings } from '../../src/ladder/book/games.ts';
import { decodePgn, mayBePgn, pgnFileLimit } from '../../src/ladder/games/pgn-file.ts';
import { recordGame } from '../../src/ladder/games/record-game.ts';
import { plans } from '../../src/ladder/plans.ts';
import { ask } from '../answers.ts';
import { subcommand } from '../declare.ts';
import { attachment, called, choice, optional, person, reason, text } from '../options.ts';
import { besides, opponentOf } from '../whom.ts';
import { result } from './options.ts';
import { enterOrAsk } from './second.ts';

/** How a game ended, as it is chosen. */
const endingNames: Readonly<Record<(typeof toldEndings)[number], string>> = {
  checkmate: 'checkmate',
  resignation: 'resignation',
  agreement: 'agreement',
  stalemate: 'stalemate',
  time: 'time: the session or a time limit ended',
  clock: 'clock: a player’s time ran out',
  other: 'other',
};

/**
 * `/game record`: enters a game, one's own or, as a Moderator, somebody else's (Act II.4). The person who is named by what they are
 * called is the same person when a question about the game is answered.
 */
export const record = subcommand({
  name: 'record',
  description: 'Enter a game that you played',
  options: {
    opponent: person('Whom you played against', opponentOf('player')),
    score: called('result', result('How it ended for you, or for the player')),
    colour: optional(choice('Which colour you had', ['white', 'black'])),
    played: optional(text('When it ended, if not just now: 13:05, or 2026-11-20 13:05')),
    ended: optional(choice('How the game ended', toldEndings, endingNames)),
    pgn: optional(text('The moves, as PGN')),
    pgnFile: optional(attachment('Or the moves as a .pgn file')),
    player: optional(person('Moderators: whose game it is, if not yours')),
    reason: optional(text('Moderators: why you enter it for somebody; everybody can read it')),
  },
  execute: async (request, { pgnFile, ...told }) => {
    const pgn = await readMoves(told.pgn, pgnFile);
    if (!pgn.ok) return { kind: 'result', result: pgn };
    const view = await request.services.clubs.view(request.club);
    const player = told.player && asShown(view, told.player);
    return enterOrAsk(request, recordGame, {
      ...told,
      pgn: pgn.value,
      player,
      opponent: asShown(view, told.opponent),
    });
  },
});

/** The moves, typed or in a file. Nothing is fetched that cannot be a game. */
async function readMoves(
  typed: string | null,
  file: AttachmentOption | null,
): Promise<Result<string | null>> {
  if (file === null) return done(typed);
  if (typed !== null) return notUnderstood({ problem: 'one-of', options: ['pgn', 'pgn_file'] });
  const offered = mayBePgn(file);
  if (!offered.ok) return offered;
  const downloaded = await file.download(pgnFileLimit);
  return downloaded.ok ? decodePgn(file.name, downloaded.value.bytes) : downloaded;
}

/** `/game adjudicate`: ends a game for which time ran out by what was captured, after showing the count (Act I.5). */
export const adjudicate = subcommand({
  name: 'adjudicate',
  description: 'Moderators: time ran out, so the player who captured more wins',
  options: {
    white: person('Who had White', besides('black')),
    black: person('Who had Black', besides('white')),
    fen: optional(text('The position at the end, as FEN')),
    pgn: optional(text('Or the moves, as PGN')),
    whiteCaptured: optional(text('Or what White captured, as letters: qrrbnp')),
    blackCaptured: optional(text('And what Black captured, as letters: qrrbnp')),
    reason: optional(reason),
  },
  execute: (request, cutOff) => ask(request, plans.adjudication, cutOff, enterOrAsk),
});
