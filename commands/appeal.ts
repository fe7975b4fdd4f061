import { caseLogged } from '../src/appeals/hearing-room/transcript.ts';
import { readPetition } from '../src/appeals/petitions/read-petition.ts';
import { renderStatement } from '../src/appeals/words/statement.ts';
import type { Answer, Press } from '../src/discord/command.ts';
import { enbanc } from './appeal/enbanc.ts';
import { file } from './appeal/file.ts';
import { status } from './appeal/status.ts';
import { withdraw } from './appeal/withdraw.ts';
import { completeCourt } from './court/options.ts';
import { lookUpLogged } from './look-up.ts';
import { commandOf } from './subcommand.ts';

/** The button below a notice of a petition: what the petitioner, or whoever asks for the whole Court, has to say. */
const readStatement = (press: Press): Promise<Answer> =>
  lookUpLogged(
    press,
    (view, known) => caseLogged(view, press.actor, known, 'petition'),
    (view) => readPetition(view, press.actor, press.args[0] ?? ''),
    renderStatement,
  );

/** `/appeal`: what people ask of the Court (Act III.3). */
export const appeal = commandOf(
  {
    name: 'appeal',
    description: 'Ask the Court of Appeals to look at what was decided',
    complete: completeCourt,
    presses: { 'petition-read': readStatement },
    fromMessages: ['appeal-open', 'appeal-statement', 'petition-read'],
  },
  [file, enbanc, withdraw, status],
);
