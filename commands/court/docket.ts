import { docketOf } from '../../src/appeals/docket/docket.ts';
import { renderDocket } from '../../src/appeals/words/docket.ts';
import type { Answer, CommandRequest, Press } from '../../src/discord/command.ts';
import { done } from '../../src/house/result.ts';
import { lookUp } from '../look-up.ts';
import type { Subcommand } from '../subcommand.ts';

/** `/court docket`: what is before the Court, what it waits for and until when; for everybody. */
export const docket: Subcommand = {
  name: 'docket',
  description: 'The open cases, what each waits for, and by when',
  execute: (request) => show(request, 1, 'reply'),
  presses: { 'docket-page': (press) => show(press, Number(press.args[0]), 'update') },
};

const show = (request: CommandRequest | Press, page: number, kind: 'reply' | 'update'): Promise<Answer> =>
  lookUp(
    request,
    (view) => done(docketOf(view)),
    (lines, scene) => renderDocket(lines, scene, page),
    kind,
  );
