import { ApplicationCommandOptionType } from 'discord.js';
import type { Answer, CommandRequest, Options } from '../../src/discord/command.ts';
import { done, type Result } from '../../src/house/result.ts';
import { asShown } from '../../src/house/who.ts';
import {
  adjudicateGame,
  type CutOffGame,
  previewAdjudication,
} from '../../src/ladder/games/adjudicate-game.ts';
import { numberOf } from '../../src/ladder/games/whose.ts';
import { renderAdjudicationQuestion } from '../../src/ladder/words/game-questions.ts';
import { renderSecondQuestion } from '../../src/ladder/words/second-game.ts';
import { namedPerson, personOptions } from '../people.ts';
import type { Subcommand } from '../subcommand.ts';
import { textOption, whyOption } from './options.ts';
import { enterOrAsk, unclearIn } from './second.ts';

/** `/game adjudicate`: ends a game for which time ran out by what was captured, after showing the count (Act I.5). */
export const adjudicate: Subcommand = {
  data: {
    type: ApplicationCommandOptionType.Subcommand,
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
  },
  async execute(request) {
    const { club, options, services } = request;
    const cutOff = cutOffIn(options);
    if (!cutOff.ok) return { kind: 'result', result: cutOff };
    const view = await services.clubs.view(club);
    const [white, black] = [asShown(view, cutOff.value.white), asShown(view, cutOff.value.black)];
    return askToEnd(request, { ...cutOff.value, white, black });
  },
};

/** Shows the count before it stands; and, where that may be one of them, the games entered already (Act II.4.1). */
async function askToEnd(request: CommandRequest, input: CutOffGame): Promise<Answer> {
  const { club, actor, occasion, services } = request;
  const view = await services.clubs.view(club);
  const games = unclearIn(previewAdjudication(view, actor, input, occasion.now));
  const second = games.length === 0 ? null : { of: games, askedAt: occasion.now };
  const preview = previewAdjudication(view, actor, { ...input, second }, occasion.now);
  if (!preview.ok) return { kind: 'result', result: preview };
  const counted = renderAdjudicationQuestion(preview.value);
  const doubt =
    games.length === 0 ? '' : `\n${renderSecondQuestion(view, games, numberOf(view, actor)).content}`;
  return {
    kind: 'question',
    reply: { ...counted, content: `${counted.content}${doubt}` },
    confirm: (press) => enterOrAsk(press, adjudicateGame, { ...input, second }),
  };
}

function cutOffIn(options: Options): Result<CutOffGame> {
  const white = namedPerson(options, 'white');
  if (!white.ok) return white;
  const black = namedPerson(options, 'black');
  if (!black.ok) return black;
  return done({
    white: white.value,
    black: black.value,
    fen: options.string('fen'),
    pgn: options.string('pgn'),
    whiteCaptured: options.string('white_captured'),
    blackCaptured: options.string('black_captured'),
    reason: options.string('reason'),
  });
}
