import type { Answer, CommandRequest, CompletionRequest, Options } from '../../src/discord/command.ts';
import { done, notUnderstood, type Result } from '../../src/house/result.ts';
import { citationOf } from '../../terms/court/citation.ts';
import { type Reader, reading } from '../carry-out.ts';

type Where = Pick<CommandRequest | CompletionRequest, 'services' | 'club' | 'channel'> & {
  options: Pick<CommandRequest['options'], 'string'>;
};

/** The case that `case` names, else the one in whose thread that is; null where it is in none. */
export async function caseMeant({ options, services, club, channel }: Where): Promise<string | null> {
  const typed = options.string('case');
  if (typed !== null) return typed;
  const here = (await services.hearings.threads(club)).find(({ thread }) => thread === channel);
  const known = here && (await services.clubs.view(club)).state.cases[here.case];
  return known === undefined ? null : citationOf(known);
}

/** The same, for a command that is about one case; not understood where neither says which. */
async function whichCase(where: Where): Promise<Result<string>> {
  const cited = await caseMeant(where);
  return cited === null ? notUnderstood({ problem: 'which-case' }) : done(cited);
}

/** Makes out what was typed into a command about one case, which need not be named in that case's own thread. */
export const aboutCase =
  <Input>(read: (options: Options, cited: string) => Result<Input>): Reader<Input> =>
  async (request) => {
    const cited = await whichCase(request);
    return cited.ok ? read(request.options, cited.value) : cited;
  };

/** Carries a command out on its case, which need not be named in that case's own thread. */
export const inCase = (execute: (request: CommandRequest, cited: string) => Promise<Answer>) =>
  reading(whichCase, execute);
