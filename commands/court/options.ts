import { type APIApplicationCommandBasicOption, ApplicationCommandOptionType } from 'discord.js';
import { allCases, type Case } from '../../src/appeals/book/cases.ts';
import { caseChoice } from '../../src/appeals/words/case-words.ts';
import type { Answer, CommandRequest, CompletionRequest, Options } from '../../src/discord/command.ts';
import { completeActs, fitting } from '../../src/discord/complete.ts';
import { whoActs } from '../../src/house/people.ts';
import { done, notUnderstood, type Result } from '../../src/house/result.ts';
import type { Choice } from '../../src/house/words/reply.ts';
import type { PersonNumber } from '../../src/ledger/fields.ts';
import { citationOf } from '../../terms/court/citation.ts';
import { isOpen, type Stage } from '../../terms/court/stages.ts';
import { type Reader, reading } from '../answers.ts';
import { completePeople } from '../options.ts';

/** `case`: any case of the club, as `[2026] CoA 3`; in the thread of a case it may be left out. */
export const caseOption = (
  description = 'Which case; in its own thread you can leave this out',
): APIApplicationCommandBasicOption => ({
  type: ApplicationCommandOptionType.String,
  name: 'case',
  description,
  autocomplete: true,
});

const heard: readonly Stage[] = ['hearing', 'sitting'];
const voted: readonly Stage[] = [...heard, 'voting', 'revote', 'voting-en-banc'];
const decided: readonly Stage[] = ['judged', 'published', 'final', 'closed', 'asked', 'remanded'];

/** The stages in which a case is likely to be meant, by subcommand. */
const likely: Readonly<Record<string, readonly Stage[]>> = {
  grant: ['filed', 'asked'],
  deny: ['filed', 'asked'],
  withdraw: ['filed', 'granted', 'hearing', 'asked', 'sitting'],
  enbanc: ['judged', 'published'],
  panel: ['granted', 'hearing', 'voting', 'revote'],
  recuse: heard,
  counsel: ['filed', 'granted', ...heard],
  witness: heard,
  exhibit: heard,
  motion: heard,
  rule: heard,
  vote: voted,
  author: decided,
  opinion: decided,
  redecide: ['remanded'],
};

/** The stages in which a case may be meant too, by subcommand: what is denied can still be granted (Act III.3.6). */
const possible: Readonly<Record<string, readonly Stage[]>> = { grant: ['denied'] };

/**
 * Cases that fit what was typed: the likeliest for the subcommand first, then those that may be meant too, the asker's own,
 * the open, the latest.
 */
export async function completeCases(request: CompletionRequest): Promise<Choice[]> {
  const { services, club, focused, actor, subcommand } = request;
  const view = await services.clubs.view(club);
  const { number: asker } = whoActs(view, actor);
  const likeliest = allCases(view.state).sort(
    (one, other) => rank(other, subcommand, asker) - rank(one, subcommand, asker),
  );
  return fitting(
    likeliest.map((known) => caseChoice(view, known)),
    focused.value,
  );
}

/** Larger is likelier. */
function rank(known: Case, subcommand: string | null, asker: PersonNumber | null): number {
  const fits = (among: typeof likely) => among[subcommand ?? '']?.includes(known.stage) ?? false;
  const group = fits(likely) ? 8 : fits(possible) ? 4 : 0;
  const own = asker !== null && concerns(known, asker) ? 2 : 0;
  return (group + own + (isOpen(known.stage) ? 1 : 0)) * 1e9 + known.number;
}

const concerns = ({ petitioner, respondent, panel, counsel }: Case, person: PersonNumber): boolean =>
  [petitioner, respondent, ...panel, ...counsel.map((each) => each.person)].includes(person);

/** Choices for what the Court's commands may name: a case, an Act, or a person without an account. */
export async function completeCourt(request: CompletionRequest): Promise<readonly Choice[]> {
  if (request.focused.name === 'case') return completeCases(request);
  if (request.focused.name !== 'act') return completePeople(request);
  const { state } = await request.services.clubs.view(request.club);
  return completeActs(request.focused.value, state.figures);
}

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
