import type { Command } from '../src/discord/command.ts';
import { pairingsNow } from '../src/ladder/board/pairings.ts';
import { renderPairings } from '../src/ladder/words/board.ts';
import { lookUp } from './answers.ts';
import { declared } from './subcommand.ts';

/** `/pairings`: who should play whom among those in the room. */
export const pairings: Command = {
  data: declared('pairings', 'Who should play whom, among those checked in now'),
  execute: (request) =>
    lookUp(
      request,
      (view) => pairingsNow(view, request.occasion.now),
      (found, { view }) => renderPairings(found, view),
    ),
};
