import { askEnBanc, mayAskEnBanc } from '../../src/appeals/petitions/ask-en-banc.ts';
import { checkPetition, choicesFor, type PetitionInput } from '../../src/appeals/petitions/check-petition.ts';
import { filePetition, statementLimit } from '../../src/appeals/petitions/file.ts';
import { itemChoice } from '../../src/appeals/words/case-words.ts';
import type {
  Answer,
  CommandRequest,
  CompletionRequest,
  Press,
  Submission,
} from '../../src/discord/command.ts';
import { fitting } from '../../src/discord/complete.ts';
import type { Modal } from '../../src/discord/reply.ts';
import { notUnderstood } from '../../src/house/result.ts';
import { type Choice, customId } from '../../src/house/words/reply.ts';
import { type Against, againsts } from '../../terms/court/against.ts';
import { carryOut } from '../answers.ts';
import { caseOption, completeCases, inCase } from '../court/options.ts';
import {
  choiceOption,
  chosen,
  completePeople,
  needed,
  optionalPerson,
  personOptions,
  suggestedOption,
} from '../options.ts';
import type { Subcommand } from '../subcommand.ts';

/** A form with one long field, for what somebody has to say to the Court. */
const statementForm = (
  { club, direct }: Pick<CommandRequest | Press, 'club' | 'direct'>,
  action: string,
  args: readonly string[],
): Modal => ({
  id: customId(action, args, direct ? club : null),
  title: 'To the Court of Appeals',
  fields: [
    {
      id: 'statement',
      label: 'What is wrong, and what should be instead?',
      long: true,
      maxLength: statementLimit,
      placeholder: 'What happened, why the decision is wrong, and what the Court should do.',
    },
  ],
});

/** `/appeal enbanc`: a party asks for the whole Court (Act III.3.9). */
export const enbanc: Subcommand = {
  name: 'enbanc',
  description: 'Ask the whole Court to look at a judgement in a case of yours',
  options: [caseOption('Which case of yours; in its own thread you can leave this out')],
  execute: inCase(askForEnBanc),
  submissions: { 'appeal-enbanc': takeEnBanc },
};

/** Opens the form, unless the whole Court cannot be asked. */
async function askForEnBanc(request: CommandRequest, cited: string): Promise<Answer> {
  const view = await request.services.clubs.view(request.club);
  const found = mayAskEnBanc(view, request.actor, { case: cited });
  if (!found.ok) return { kind: 'result', result: found };
  const { year, ordinal } = found.value;
  return { kind: 'modal', modal: statementForm(request, 'appeal-enbanc', [`${year}/${ordinal}`]) };
}

async function takeEnBanc(submission: Submission): Promise<Answer> {
  const [cited = ''] = submission.args;
  return carryOut(submission, askEnBanc, { case: cited, statement: submission.field('statement') });
}

type Matter = Exclude<Against, 'judgement'>;

/** `/appeal file`: asks the Court to look at what was decided; why is written into a form (Act III.3). */
export const file: Subcommand = {
  name: 'file',
  description: 'Ask the Court to look at what was decided about you, or at something else',
  options: [
    choiceOption('against', 'What kind of thing it is about', againsts, needed),
    suggestedOption('item', 'Which one: choose from the list'),
    ...personOptions('member', 'Moderators: for a member without an account, who asked on paper'),
  ],
  async execute(request) {
    const against = chosen(againsts, request.options.string('against', true));
    const item = request.options.string('item');
    const member = optionalPerson(request.options, 'member');
    if (!member.ok) return { kind: 'result', result: member };
    if (against === null || against === 'judgement') return askForJudgement(request, item);
    return askForStatement(request, { against, item, member: member.value });
  },
  complete: completeItems,
  presses: { 'appeal-open': open },
  submissions: { 'appeal-statement': take },
};

const askForJudgement = async (request: CommandRequest, item: string | null): Promise<Answer> =>
  item === null
    ? { kind: 'result', result: notUnderstood({ problem: 'which-item', against: 'judgement' }) }
    : askForEnBanc(request, item);

/** Opens the form, unless the Court would not take it anyway. */
async function askForStatement(request: CommandRequest | Press, input: PetitionInput): Promise<Answer> {
  const view = await request.services.clubs.view(request.club);
  const checked = checkPetition(view, request.actor, input, request.occasion.now);
  if (!checked.ok) return { kind: 'result', result: checked };
  const { item, petitioner } = checked.value;
  const onPaper = input.member === null ? [] : [String(petitioner)];
  return {
    kind: 'modal',
    modal: statementForm(request, 'appeal-statement', [input.against, item.key, ...onPaper]),
  };
}

/** What a custom id names; null for one that the bot did not make. */
const matterOf = (text: string | undefined): Matter | null =>
  againsts.filter((each) => each !== 'judgement').find((each) => each === text) ?? null;

const lapsed: Answer = { kind: 'result', result: notUnderstood({ problem: 'lapsed' }) };

/** The button below the notice of what can be taken to the Court. */
async function open(press: Press): Promise<Answer> {
  const [kind, item = ''] = press.args;
  const against = matterOf(kind);
  return against === null ? lapsed : askForStatement(press, { against, item, member: null });
}

async function take(submission: Submission): Promise<Answer> {
  const [kind, item = '', onPaper] = submission.args;
  const against = matterOf(kind);
  if (against === null) return lapsed;
  const member = onPaper === undefined ? null : { text: `#${onPaper}` };
  const statement = submission.field('statement');
  return carryOut(submission, filePetition, { against, item, member, statement });
}

/** What of that kind is theirs, likeliest first; for a judgement, cases. */
async function completeItems(request: CompletionRequest): Promise<Choice[]> {
  const { services, club, focused, actor, now, options } = request;
  if (focused.name === 'member_name') return completePeople(request);
  const against = againsts.find((each) => each === options.string('against'));
  if (against === undefined) return [];
  if (against === 'judgement') return completeCases({ ...request, subcommand: 'enbanc' });
  const view = await services.clubs.view(club);
  const name = options.string('member_name');
  const items = choicesFor(view, actor, against, now, name === null ? null : { text: name });
  return fitting(
    items.map((item) => itemChoice(view, item)),
    focused.value,
  );
}
