import { type OpinionKind, opinionKinds } from '../../src/appeals/book/court-entries.ts';
import { chooseAuthor } from '../../src/appeals/opinions/choose-author.ts';
import { decodeOpinion, holdingLimit, opinionBytes } from '../../src/appeals/opinions/read-text.ts';
import { mayWrite, type OpinionInput, readActs } from '../../src/appeals/opinions/write-opinion.ts';
import { plans } from '../../src/appeals/plans.ts';
import type { Answer, AttachmentOption, CommandRequest, Submission } from '../../src/discord/command.ts';
import { completeActs, longestChoice } from '../../src/discord/complete.ts';
import { done, type Result } from '../../src/house/result.ts';
import { ask, carries } from '../answers.ts';
import { subcommand } from '../declare.ts';
import {
  attachment,
  called,
  choice,
  optional,
  otherwise,
  person,
  type Suggest,
  suggested,
  text,
} from '../options.ts';
import { justiceBesides } from '../whom.ts';
import { decided, theCase } from './options.ts';

/** `/court author`: who writes the opinion of the Court (Act III.3.10). */
export const author = subcommand({
  name: 'author',
  description: 'Majority: take on the opinion of the Court; the Chief Justice can choose the author',
  options: {
    case: theCase(decided),
    justice: optional(person('Who writes it; leave it out for yourself', justiceBesides())),
  },
  execute: carries(chooseAuthor),
});

const kinds: Record<OpinionKind, string> = {
  majority: 'majority: the reasons of the Court, by its author',
  concurrence: 'concurrence: I voted for it, for other reasons',
  dissent: 'dissent: I voted differently',
};

/** Acts after those that stand there already. */
const severalActs: Suggest = ({ state }, { focused }) => {
  const [, before = '', typed = ''] = /^(.*,\s*)?([^,]*)$/s.exec(focused.value) ?? [];
  return completeActs(typed, state.figures)
    .map(({ name, value }) => ({ name: `${before}${name}`, value: `${before}${value}` }))
    .filter(({ value }) => value.length <= longestChoice);
};

/** `/court opinion`: why the Court, or one of those who voted, decided so (Act III.3.10). */
export const opinion = subcommand({
  name: 'opinion',
  description: 'Justices who voted: write your reasons; everyone can read them',
  options: {
    kind: choice('For the Court, or an opinion of your own', opinionKinds, kinds),
    case: theCase(decided),
    file: optional(attachment('Your text as a .md or .txt file; without one, I open a form')),
    acts: called(
      'act',
      otherwise('', suggested('For the Court: the Acts in its holding, with commas between', severalActs)),
    ),
    holding: otherwise('', text('For the Court: its holding, in one sentence', { max_length: holdingLimit })),
  },
  execute: async (request, { file, ...wish }) => {
    const may = await checked(request, wish);
    if (!may.ok) return { kind: 'result', result: may };
    if (file === null) return { kind: 'modal', modal: formFor({ ...wish, case: may.value }) };
    const text = await textIn(file);
    if (!text.ok) return { kind: 'result', result: text };
    return ask(request, plans.opinion, { ...wish, text: text.value });
  },
  submissions: { 'court-opinion': takeForm },
});

const kindNamed = (text: string): OpinionKind => opinionKinds.find((kind) => kind === text) ?? 'majority';

/** The case, as `2026/3`, if the person who asks may write so about it. Found out before they write, or send a file. */
async function checked(
  { services, club, actor, occasion }: CommandRequest,
  wish: Omit<OpinionInput, 'text'>,
): Promise<Result<string>> {
  const may = mayWrite(await services.clubs.view(club), actor, wish, occasion.now);
  if (!may.ok) return may;
  const acts = readActs(wish.acts);
  if (!acts.ok) return acts;
  const { year, ordinal } = may.value.appeal;
  return done(`${year}/${ordinal}`);
}

async function textIn(file: AttachmentOption): Promise<Result<string>> {
  const downloaded = await file.download(opinionBytes);
  return downloaded.ok ? decodeOpinion(file.name, downloaded.value.bytes) : downloaded;
}

/** The longest that a form takes. */
const formLimit = 4_000;

/** A form for the text, and for what the Court holds. */
function formFor({ case: cited, kind, acts, holding }: Omit<OpinionInput, 'text'>) {
  const read = readActs(acts);
  const held = read.ok ? read.value.join(',') : '';
  const text = {
    id: 'text',
    label: 'The opinion, in Markdown if you like',
    long: true,
    maxLength: formLimit,
    placeholder: 'Too long for this box? Use the command with a file.',
  };
  const field = {
    id: 'holding',
    label: 'What the Court holds, in one sentence',
    maxLength: holdingLimit,
    optional: held === '',
    value: holding,
  };
  return {
    id: `court-opinion:${cited}:${kind}:${held}`,
    title: `${titles[kind]} ${cited}`,
    fields: kind === 'majority' ? [text, field] : [text],
  };
}

const titles: Record<OpinionKind, string> = {
  majority: 'The opinion of the Court in',
  concurrence: 'A concurring opinion in',
  dissent: 'A dissent in',
};

/** Takes what was written into the form. */
function takeForm(submission: Submission): Promise<Answer> {
  const [cited = '', kind = '', acts = ''] = submission.args;
  const [text, holding] = [submission.field('text'), submission.field('holding')];
  return ask(submission, plans.opinion, { case: cited, kind: kindNamed(kind), acts, text, holding });
}
