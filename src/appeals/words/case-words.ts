import { citationOf } from '../../../terms/court/citation.ts';
import type { ConflictKind } from '../../../terms/court/conflicts.ts';
import type { Move, Stage } from '../../../terms/court/stages.ts';
import { localDate } from '../../../terms/time.ts';
import { broughtIn, neverTaken } from '../../house/brought.ts';
import type { Item } from '../../house/court-items.ts';
import type { ClubView } from '../../house/ports.ts';
import {
  type Choice,
  type Rendered,
  type Reply,
  type Scene,
  toAsker,
  toClub,
} from '../../house/words/reply.ts';
import {
  accountsOf,
  calling,
  listed,
  mentionOf,
  momentOf,
  nameOf,
  plain,
  say,
  shortDayOf,
  type Wording,
} from '../../house/words/text.ts';
import type { CaseNumber, PersonNumber } from '../../ledger/fields.ts';
import { type Case, dueOf } from '../book/cases.ts';
import type { CourtDuty } from '../book/court-entries.ts';
import type { Ledger } from '../court.ts';
import { partyName, titleOf } from '../party-names.ts';

/** The case of that number. Throws where there is none: nobody is told of one before it is filed. */
export function caseOf({ state }: Ledger, number: CaseNumber): Case {
  const appeal = state.cases[number];
  if (appeal === undefined) throw new Error(`There is no case ${number}`);
  return appeal;
}

/** `[2026] CoA 3`, safe to show. */
export const citationShown = (appeal: Case): string =>
  citationOf(appeal).replace('[', '\\[').replace(']', '\\]');

/** In small print, what a case's name means to those who read one for the first time. */
export function caseNote(view: ClubView, { petitioner, respondent }: Case): string {
  const court = '-# CoA means Court of Appeals';
  if (respondent === null) return court;
  const [one, other] = [petitioner, respondent].map((party) => plain(partyName(view, party), 32));
  return `${court}; ${one} v ${other}: ${one} asked the Court, ${other} is the other side`;
}

export interface OfCase {
  case: CaseNumber;
}

type Citing<Fields> = (cited: string, fields: Fields & OfCase, view: ClubView) => string;

/** What is wrong about a case, which is cited safe to show, and what to do about it. */
export const citing =
  <Fields>(wrong: Citing<Fields>, remedy: string | Citing<NoInfer<Fields>>) =>
  (fields: NoInfer<Fields> & OfCase, view: ClubView): Wording => {
    const cited = citationShown(caseOf(view, fields.case));
    const todo = typeof remedy === 'string' ? remedy : remedy(cited, fields, view);
    return say(wrong(cited, fields, view), todo);
  };

/** The remedy where there is nothing to put right. */
export const noNeed = 'You don’t need to do anything.';

/** `**[2026] CoA 3, A v M**`, safe to show. */
export const caseShown = (view: ClubView, appeal: Case): string =>
  `**${citationShown(appeal)}, ${plain(titleOf(view, appeal))}**`;

/** After “the judgement stands”, where the whole Court does not hear the case: a ban can be appealed again (Act II.9.5). */
export const forGood = ({ subject }: Case): string => (subject.kind === 'ban' ? '' : ', for good');

/** How far a case has come: “it …”. */
export const stageWords: Readonly<Record<Stage, string>> = {
  filed: 'is waiting for the Court to grant or deny it',
  denied: 'was denied',
  withdrawn: 'was withdrawn',
  granted: 'is waiting for its panel',
  hearing: 'is being heard',
  voting: 'is being voted on',
  revote: 'is being voted on again',
  remanded: 'is back with the Moderator',
  judged: 'is decided; its opinion is due',
  published: 'is decided, and its opinion is published',
  asked: 'is waiting for the Chief Justice to decide whether the whole Court hears it',
  declined: 'is decided, and the whole Court will not hear it',
  sitting: 'is being heard by the whole Court',
  'voting-en-banc': 'is being voted on by the whole Court',
  final: 'is decided for good; its opinion is due',
  closed: 'is decided for good',
};

/** How far a case has come, in two words. */
export const stageNames: Readonly<Record<Stage, string>> = {
  filed: 'filed',
  denied: 'denied',
  withdrawn: 'withdrawn',
  granted: 'granted',
  hearing: 'being heard',
  voting: 'being voted on',
  revote: 'second vote',
  remanded: 'remanded',
  judged: 'judged',
  published: 'published',
  asked: 'en banc asked',
  declined: 'en banc declined',
  sitting: 'en banc',
  'voting-en-banc': 'en banc vote',
  final: 'final',
  closed: 'final and published',
};

/** What can be done with a case and by which command: “somebody can …”. */
export const moveWords: Readonly<Partial<Record<Move, string>>> = {
  deny: 'deny it (`/court deny`)',
  withdraw: 'withdraw it (`/appeal withdraw`)',
  drop: 'stop asking for the whole Court (`/appeal withdraw`)',
  grant: 'grant it (`/court grant`)',
  convene: 'grant it (`/court grant`)',
  seat: 'seat its panel (`/court panel`)',
  vote: 'vote (`/court vote`)',
  redecide: 'decide it again (`/penalty redecide`)',
  publish: 'publish an opinion (`/court opinion`)',
  ask: 'ask for the whole Court (`/appeal enbanc`)',
  decline: 'decline the whole Court (`/court deny`)',
  accept: 'accept the whole Court (`/court grant`)',
};

/** A case for a list of choices: its citation and title, what it is about, and how far it has come. */
export const caseChoice = (view: ClubView, appeal: Case): Choice => ({
  name: `${citationOf(appeal)} ${titleOf(view, appeal)}, ${subjectWords(view, appeal)}, ${stageNames[appeal.stage]}`,
  value: citationOf(appeal),
});

/** What a case is about, in few words and without a name. */
export const subjectWords = (view: ClubView, { subject }: Case): string => broughtIn(view, subject).words;

/** The names of several people in a sentence, safe to show. */
export const namesOf = (view: ClubView, people: readonly PersonNumber[]): string =>
  listed(people.map((person) => nameOf(view, person)));

/** The lines, if that is so; else none. */
export const when = (isSo: boolean, ...lines: string[]): string[] => (isSo ? lines : []);

/** ` by` the last moment at which that is in time; nothing where it is not due in the case. */
export function byWhen({ state }: Ledger, appeal: Case, duty: CourtDuty): string {
  const due = dueOf(state, appeal, duty);
  return due === null ? '' : ` by ${momentOf(due, state.figures)}`;
}

/** What is told of a case: to all, calling those whom it does not mention already, or to that person alone. */
export function telling(
  view: ClubView,
  person: PersonNumber | null,
  lines: readonly string[],
  called: readonly PersonNumber[] = [],
): Reply {
  const content = lines.join('\n');
  if (person !== null) return toAsker(content, { pings: accountsOf(view, [person]) });
  const unnamed = called.filter((each) => !content.includes(mentionOf(view, each)));
  return toClub([content, ...calling(view, unnamed)], { pings: accountsOf(view, called) });
}

/** What was done in a case, said to the asker alone. */
export function inCase<Outcome extends { case: CaseNumber }>(
  said: (appeal: Case, outcome: Outcome, view: ClubView) => string,
) {
  return (outcome: Outcome, { view }: Scene): Rendered =>
    toAsker(said(caseOf(view, outcome.case), outcome, view));
}

/** Why somebody has a conflict of interest (Act III.3.5): “they are …”. */
export const conflictWords: Readonly<Record<ConflictKind, string>> = {
  party: 'a party',
  counsel: 'counsel',
  witness: 'a witness',
  moderator: 'someone who decided on it',
  player: 'a player',
  recused: 'a Justice who stepped aside',
};

/** What a petition can be against, for a list of choices: `#12 15 points off the score, 20 Nov`. */
export function itemChoice(view: ClubView, item: Item): Choice {
  const { key: value, at } = item;
  const { label, whole = false } =
    item.subject === null
      ? { label: () => neverTaken(view, item.what).called }
      : broughtIn(view, item.subject).choice;
  if (whole) return { name: label(), value };
  return { name: `#${value} ${label()}, ${shortDayOf(localDate(at, view.state.figures))}`, value };
}
