import { broughtIn } from '../../house/brought.ts';
import type { ClubView } from '../../house/ports.ts';
import { partsWords } from '../../house/words/penalty-words.ts';
import {
  colours,
  type OutcomeWords,
  type Reply,
  type Scene,
  toAsker,
  withActsInFooter,
} from '../../house/words/reply.ts';
import { banEndOf, dayOf, listed, moved, nameOf, plain, under } from '../../house/words/text.ts';
import type { PersonNumber } from '../../ledger/fields.ts';
import { type Case, type Judgement, latestJudgement } from '../book/cases.ts';
import type { Effect, Redecision } from '../book/court-entries.ts';
import { votesFor } from '../opinions/on-judgement.ts';
import { leftOpenIn, openWords } from '../opinions/words.ts';
import type { RoundResult, votingOutcomes } from '../outcomes.ts';
import { conditionsLimit } from '../voting/ballot.ts';
import type { VotePreview } from '../voting/cast-vote.ts';
import type { RedecisionPreview } from '../voting/redecide.ts';
import { citationShown, inCase, namesOf, when } from './case-words.ts';
import { afterRemand, decisionWords } from './decision-words.ts';
import { openMotions } from './hearing.ts';

/** What became of a vote, or of a new decision, for the person who made it; the others are told by themselves. */
export const votingWords: OutcomeWords<typeof votingOutcomes> = {
  'vote-cast': inCase(
    (appeal, { round, waitingFor }, view) =>
      `Your vote on **${citationShown(appeal)}** is cast. ${rounds[round](namesOf(view, waitingFor))}`,
  ),
  redecided: inCase(
    (appeal, { redecision, changes }, view) =>
      `You ${redecidedWords[redecision].replace('has', 'have')} in **${citationShown(appeal)}**${under(['III.3.8'])}. I tell the panel, both parties and #discussion.${moved(view, changes)}`,
  ),
};

const rounds: Readonly<Record<RoundResult, (waitingFor: string) => string>> = {
  waiting: (names) =>
    `It stays secret until everyone has voted. Still to vote: ${names}${under(['III.3.8'])}.`,
  revote: () =>
    `It was the last one. No outcome had a majority, so everyone votes again${under(['III.3.8'])}.`,
  judged: () =>
    `It was the last one, so the Court has decided. I tell everyone in the case${under(['III.3.8'])}.`,
};

/** What a vote would do if it carries (Act III.3.8). `spoke`: who has written in the hearing that it ends. */
export function renderVoteQuestion(
  preview: VotePreview,
  view: ClubView,
  spoke: readonly PersonNumber[] = [],
): Reply {
  const { appeal, ballot, judged, changes, ban } = preview;
  const { decision, bar, conditions } = ballot;
  const decided = { outcome: decision, seq: Number.POSITIVE_INFINITY };
  const content = [
    `Vote on **${citationShown(appeal)}** to ${decisionWords(decided, appeal, view)}?`,
    ...afterRemand(decision, appeal, view),
    ...(bar === null
      ? []
      : [`The ban could not be appealed again before ${dayOf(bar)}${under(['II.9.5'])}.`]),
    `Your vote stays secret until everyone has voted. You can’t change it${under(['III.3.8'])}.`,
    ...closingLines(appeal, view, spoke),
  ];
  const carried = [...effectLines(appeal, judged.effects, view), ...banLines(view, appeal, ban)];
  const said = conditions === null ? [] : ['Your conditions:', `- ${plain(conditions, conditionsLimit)}`];
  return question(content, 'If this carries', [...carried, moved(view, changes).trim(), ...said]);
}

function closingLines(appeal: Case, view: ClubView, spoke: readonly PersonNumber[]): string[] {
  if (appeal.stage !== 'hearing' && appeal.stage !== 'sitting') return [];
  const unheard = appeal.witnesses.filter((person) => !spoke.includes(person));
  const motions = openMotions(appeal);
  return [
    '**Yours is the first vote, and it closes the hearing.** After it nobody can write there, file an exhibit, call a witness or make a motion.',
    ...when(
      unheard.length > 0,
      `As far as I can see, these witnesses have not written anything yet: ${namesOf(view, unheard)}.`,
    ),
    ...when(motions.length > 0, `Motions without a decision: ${listed(motions)}.`),
  ];
}

/** What a new decision after a remand would do, and the conditions it has to meet; for the Moderator alone. */
export async function renderRedecisionQuestion(preview: RedecisionPreview, scene: Scene): Promise<Reply> {
  const { view } = scene;
  const { appeal, body, changes, reason } = preview;
  const remand = latestJudgement(appeal);
  const conditions = remand === null ? [] : await conditionLines(appeal, remand, scene);
  const open = openWords(view, appeal, leftOpenIn(appeal));
  const content = `Decide **${citationShown(appeal)}** again: ${redecisionWords[body.redecision]}${under(['III.3.8'])}?`;
  return question([content], 'What it does', [
    ...effectLines(appeal, body.effects, view),
    moved(view, changes).trim(),
    ...when(open !== '', `The panel says that you may ${open}.`),
    ...when(conditions.length > 0, 'The panel’s conditions:', ...conditions),
    `Reason: ${plain(reason, 1000)}`,
  ]);
}

const question = (content: readonly string[], title: string, lines: readonly string[]): Reply =>
  toAsker(content, {
    embeds: [withActsInFooter({ title, color: colours.waiting, description: lines.join('\n') })],
  });

const redecisionWords = {
  kept: 'keep the decision',
  replaced: 'replace the decision',
  withdrawn: 'withdraw the decision',
} as const satisfies Record<Redecision, string>;

/** How a Moderator decided again: “the Moderator …”. */
export const redecidedWords = {
  kept: 'has kept the decision',
  replaced: 'has replaced the decision',
  withdrawn: 'has withdrawn the decision',
} as const satisfies Record<Redecision, string>;

/** What becomes of the penalty that a case is about, if anything does. */
export function effectLines({ subject }: Case, effects: readonly Effect[], view: ClubView): string[] {
  const { penalty } = broughtIn(view, subject);
  if (penalty === undefined) return [];
  const instead = effects.find((effect) => effect.kind === 'penalty' && effect.penalty === penalty.number);
  if (instead?.kind === 'penalty')
    return [`Penalty #${penalty.number}: ${partsWords({ ...penalty, parts: instead.parts }, view)}`];
  const isVoid = effects.some((effect) => effect.kind === 'void' && effect.entry === penalty.seq);
  return isVoid ? [`Penalty #${penalty.number}: cancelled`] : [];
}

/** Act 0.7: what becomes of a ban. */
function banLines(view: ClubView, { petitioner }: Case, { before, after }: VotePreview['ban']): string[] {
  if (before?.endsAt === after?.endsAt) return [];
  const name = nameOf(view, petitioner);
  if (after === null) return [`${name} can play at once. Games refused because of the ban stay refused.`];
  return [`${name} is banned ${banEndOf(after.endsAt, view.state.figures)}${under(['0.7', 'II.9'])}.`];
}

/** The conditions of a remand, of all who voted for it and whose words are kept, a line for each (Act III.3.8). */
export async function conditionLines(appeal: Case, judgement: Judgement, scene: Scene): Promise<string[]> {
  if (judgement.outcome.kind !== 'remand') return [];
  const votes = votesFor(appeal, judgement).filter(({ person }) => judgement.majority.includes(person));
  const conditions = await Promise.all(
    votes.map(async ({ person, seq }) => ({ person, words: await scene.text(seq, 'conditions') })),
  );
  return conditions.flatMap(({ person, words }) =>
    words === null ? [] : [`- ${plain(words, conditionsLimit)} (${nameOf(scene.view, person)})`],
  );
}
