import { broughtIn } from '../../house/brought.ts';
import type { ClubView } from '../../house/ports.ts';
import { partsWords } from '../../house/words/penalty-words.ts';
import {
  colours,
  type NoticeWords,
  type Reply,
  type Scene,
  withActsInFooter,
} from '../../house/words/reply.ts';
import { dayOf, moved, nameOf, plain, reasonLines, under } from '../../house/words/text.ts';
import type { PersonNumber } from '../../ledger/fields.ts';
import type { Case, Judgement, Vote } from '../book/cases.ts';
import type { CourtNotice, VotingNotice, votingNotices } from '../notices.ts';
import { votesFor, writersOn } from '../opinions/on-judgement.ts';
import { titleOf } from '../party-names.ts';
import { deciderOf } from '../voting/redecide.ts';
import { byWhen, caseOf, citationShown, namesOf, telling, when } from './case-words.ts';
import { afterRemand, decisionWords } from './decision-words.ts';
import { conditionLines, effectLines, redecidedWords } from './voting.ts';

/** What the Court, the public or a party alone are told of votes and of what comes of them (Act III.3.8). */
export const votingNews: NoticeWords<typeof votingNotices> = {
  'revote-called': revote,
  judged,
  'remand-returned': returned,
  redecided,
};

const headOf = (appeal: Case, view: ClubView): string =>
  `**${citationShown(appeal)}** · ${plain(titleOf(view, appeal), 80)}`;

function reply(
  { person }: VotingNotice,
  view: ClubView,
  content: string,
  lines: readonly string[],
  called: readonly PersonNumber[] = [],
): Reply {
  const embeds =
    lines.length === 0 ? [] : [withActsInFooter({ color: colours.reading, description: lines.join('\n') })];
  return { ...telling(view, person, [content], called), embeds };
}

/** Act III.3.8: the first votes are open, since everybody has cast theirs. */
function revote(notice: CourtNotice<'revote-called'>, { view }: Scene): Reply {
  const appeal = caseOf(view, notice.case);
  const votes = appeal.rounds[notice.round]?.votes ?? [];
  const words = `${headOf(appeal, view)}: no outcome had a majority, so the panel votes again${under(['III.3.8'])}. If there is still no majority, the decision stands.`;
  const lines = votes.map((vote) => voteLine(vote, appeal, view));
  return reply(notice, view, words, lines, appeal.panel);
}

function voteLine({ person, decision, bar, seq }: Vote, appeal: Case, view: ClubView): string {
  const barred = bar === null ? '' : `; no new appeal before ${dayOf(bar)}`;
  const words = `**${nameOf(view, person)}**: ${decisionWords({ outcome: decision, seq }, appeal, view)}${barred}`;
  return [words, ...afterRemand(decision, appeal, view)].join('. ');
}

async function judged(notice: CourtNotice<'judged'>, scene: Scene): Promise<Reply> {
  const { view } = scene;
  const appeal = caseOf(view, notice.case);
  const judgement = appeal.judgements.find(({ seq }) => seq === notice.judged);
  if (judgement === undefined) throw new Error(`Entry ${notice.judged} judged nothing`);
  const { silent } = judgement;
  const who = judgement.enBanc ? 'the whole Court' : 'the panel';
  const acts = judgement.enBanc ? (['III.3.9', 'III.3.9.2'] as const) : (['III.3.8'] as const);
  const lines = [
    ...votesFor(appeal, judgement).map((vote) => voteLine(vote, appeal, view)),
    ...when(silent.length > 0, `Did not vote in time: ${namesOf(view, silent)}${under(['III.3.9'])}.`),
    ...(judgement.bar === null
      ? []
      : [`This ban can’t be appealed again before ${dayOf(judgement.bar)}${under(['II.9.5'])}.`]),
    ...effectLines(appeal, judgement.effects, view),
    ...(await remandLines(appeal, judgement, scene)),
    ...when(judgement.outcome.kind !== 'remand', opinionLine(notice)),
    ...afterwards(judgement, notice),
  ];
  const verdict = `${headOf(appeal, view)}: ${who} has voted, and decides to **${decisionWords(judgement, appeal, view)}**${under(acts)}.`;
  const words =
    [verdict, ...afterRemand(judgement.outcome, appeal, view)].join(' ') + moved(view, notice.changes);
  const writes = judgement.outcome.kind !== 'remand' && isForCourt(notice);
  return reply(notice, view, words, lines, writes ? writersOn(view, appeal, judgement) : []);
}

/** Those who may write the opinion are called once, where the Court is. */
const isForCourt = ({ person, place }: CourtNotice<'judged'>): boolean =>
  person === null && place === undefined;

/** Act III.3.8: who has to decide again, until when, and on what conditions. */
async function remandLines(appeal: Case, judgement: Judgement, scene: Scene): Promise<string[]> {
  if (judgement.outcome.kind !== 'remand') return [];
  const { view } = scene;
  const decider = deciderOf(view, appeal);
  const who = decider === null ? 'A Moderator who was not involved' : nameOf(view, decider);
  const conditions = await conditionLines(appeal, judgement, scene);
  return [
    `${who} decides again with \`/penalty redecide\`${byWhen(view, appeal, 'redecision')}. Otherwise the case goes back to the panel${under(['III.3.8'])}.`,
    ...when(conditions.length > 0, 'On these conditions:', ...conditions),
  ];
}

/** Act III.3.10: in the Court’s channel, how one of those who may becomes its author. */
function opinionLine(notice: CourtNotice<'judged'>): string {
  const how = isForCourt(notice)
    ? ' One of the Justices mentioned above takes it on with `/court author`.'
    : '';
  return `The Court will explain why in an opinion${under(['III.3.10'])}.${how}`;
}

function afterwards({ enBanc, outcome }: Judgement, { person }: CourtNotice<'judged'>): string[] {
  if (enBanc) return [`This is final${under(['III.3.9.2'])}.`];
  if (outcome.kind === 'remand') return [];
  const ask = person === null ? 'A party can' : 'You can';
  return [`${ask} ask the whole Court with \`/appeal enbanc\`${under(['III.3.9'])}.`];
}

function returned(notice: CourtNotice<'remand-returned'>, { view }: Scene): Reply {
  const appeal = caseOf(view, notice.case);
  const words = `${headOf(appeal, view)}: nobody decided again in time, so the case is back with the panel. Vote again with \`/court vote\`${under(['III.3.8'])}.`;
  return reply(notice, view, words, [], appeal.panel);
}

/** Acts III.2.4 and III.3.8: what the Moderator decided again, on whom, and why. */
async function redecided(notice: CourtNotice<'redecided'>, scene: Scene): Promise<Reply> {
  const { view } = scene;
  const appeal = caseOf(view, notice.case);
  const { by } = view.entries[notice.redecided - 1] ?? { by: null };
  const { redecision } = appeal;
  if (redecision === null) throw new Error(`Case ${appeal.number} was not decided again`);
  const who = by === null ? 'A Moderator' : nameOf(view, by);
  const words = `${headOf(appeal, view)}: after the panel’s remand, ${who} **${redecidedWords[redecision.kind]}**${under(['III.3.8', 'III.2.4'])}.${moved(view, notice.changes)}`;
  const lines = [...standsLines(appeal, view), ...(await reasonLines(scene, notice.redecided))];
  return reply(notice, view, words, lines);
}

/** The penalty as it is from now on; it is no second one (Act III.3.8). */
function standsLines({ subject }: Case, view: ClubView): string[] {
  const { penalty } = broughtIn(view, subject);
  if (penalty === undefined) return [];
  const what = penalty.stands ? partsWords(penalty, view) : 'cancelled';
  return [`Penalty #${penalty.number} for ${nameOf(view, penalty.person)}: ${what}`];
}
