import { askEnBanc, mayAskEnBanc } from '../../src/appeals/petitions/ask-en-banc.ts';
import { checkPetition, choicesFor, type PetitionInput } from '../../src/appeals/petitions/check-petition.ts';
import { filePetition, statementLimit } from '../../src/appeals/petitions/file.ts';
import { itemChoice } from '../../src/appeals/words/case-words.ts';
import type { Answer, CommandRequest, Press, Submission } from '../../src/discord/command.ts';
import { fitting } from '../../src/discord/complete.ts';
import { personKnown } from '../../src/discord/person-named.ts';
import { notUnderstood } from '../../src/house/result.ts';
import { customId } from '../../src/house/words/reply.ts';
import { type Against, againsts } from '../../terms/court/against.ts';
import type { Stage } from '../../terms/court/stages.ts';
import { type Asking, carryOut, ifFound } from '../answers.ts';
import { casesAt, ownCase } from '../court/options.ts';
import { subcommand } from '../declare.ts';
import { choice, optional, person, type Suggest, suggested } from '../options.ts';
import { withoutAccount } from '../whom.ts';

/** A form with one long field, for what somebody has to say to the Court. */
const statementForm = ({ club, direct }: Asking, action: string, args: readonly string[]): Answer => ({
  kind: 'modal',
  modal: {
    id: customId(action, args, direct ? club : null),
    title: 'To the Court of Appeals',
    fields: [
      {
        id: 'statement',
        label: 'What is wrong, and what would be right?',
        long: true,
        maxLength: statementLimit,
        placeholder: 'What happened? Why is the decision wrong? What should the Court do?',
      },
    ],
  },
});

/** The stages at which the whole Court is asked. */
const toAskEnBanc: readonly Stage[] = ['judged', 'published'];

/** `/appeal enbanc`: a party asks for the whole Court (Act III.3.9). */
export const enbanc = subcommand({
  name: 'enbanc',
  description: 'Ask the whole Court to look at the judgement in your case',
  options: { case: ownCase(toAskEnBanc) },
  execute: (request, { case: cited }) => askForEnBanc(request, cited),
  submissions: {
    'appeal-enbanc': (submission) => {
      const [cited = ''] = submission.args;
      return carryOut(submission, askEnBanc, { case: cited, statement: submission.field('statement') });
    },
  },
});

/** Opens the form, unless the whole Court cannot be asked. */
const askForEnBanc = (request: CommandRequest, cited: string): Promise<Answer> =>
  ifFound(
    request,
    (view) => mayAskEnBanc(view, request.actor, { case: cited }),
    ({ year, ordinal }) => statementForm(request, 'appeal-enbanc', [`${year}/${ordinal}`]),
  );

const againstNames: Readonly<Record<Against, string>> = {
  penalty: 'a penalty',
  ban: 'a ban',
  monitor: 'a monitor (my games are watched)',
  game: 'what a Moderator decided about a game',
  deduction: 'points lost for missing sessions',
  technical: 'a score that the Chief Justice changed',
  judgement: 'what the Court has judged',
  other: 'something else',
};

type Matter = Exclude<Against, 'judgement'>;

/** What of that kind is theirs, likeliest first; for a judgement, cases. */
const suggestItems: Suggest = (view, request) => {
  const { focused, actor, now, options } = request;
  const against = againsts.find((each) => each === options.string('against'));
  if (against === undefined) return [];
  if (against === 'judgement') return casesAt(toAskEnBanc)(view, request);
  const member = options.string('member');
  const onPaper = member === null ? null : personKnown(view, member);
  const items = choicesFor(view, actor, against, now, onPaper);
  return fitting(
    items.map((item) => itemChoice(view, item)),
    focused.value,
  );
};

/** `/appeal file`: asks the Court to look at what was decided; why is written into a form (Act III.3). */
export const file = subcommand({
  name: 'file',
  description: 'Ask the Court to look at a decision about you, or at something else',
  options: {
    against: choice('What kind of thing it is about', againsts, againstNames),
    item: optional(suggested('Which one: choose from the list', suggestItems)),
    member: optional(person('Moderators: the member without an account who asked on paper', withoutAccount)),
  },
  execute: async (request, { against, item, member }) => {
    if (against !== 'judgement') return askForStatement(request, { against, item, member });
    if (item !== null) return askForEnBanc(request, item);
    return { kind: 'result', result: notUnderstood({ problem: 'which-item', against }) };
  },
  presses: { 'appeal-open': open },
  submissions: { 'appeal-statement': take },
});

/** Opens the form, unless the Court would not take it anyway. */
const askForStatement = (request: Asking, input: PetitionInput): Promise<Answer> =>
  ifFound(
    request,
    (view) => checkPetition(view, request.actor, input, request.occasion.now),
    ({ item, petitioner }) => {
      const onPaper = input.member === null ? [] : [String(petitioner)];
      return statementForm(request, 'appeal-statement', [input.against, item.key, ...onPaper]);
    },
  );

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
