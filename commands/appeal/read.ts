import { caseLogged } from '../../src/appeals/hearing-room/transcript.ts';
import { readPetition } from '../../src/appeals/petitions/read-petition.ts';
import { renderStatement } from '../../src/appeals/words/statement.ts';
import type { Answer, Press } from '../../src/discord/command.ts';
import { lookUpLogged } from '../look-up.ts';

/** The button below a notice of a petition: what the petitioner, or whoever asks for the whole Court, has to say. */
export const readStatement = (press: Press): Promise<Answer> =>
  lookUpLogged(
    press,
    (view, known) => caseLogged(view, press.actor, known, 'petition'),
    (view) => readPetition(view, press.actor, press.args[0] ?? ''),
    renderStatement,
  );
