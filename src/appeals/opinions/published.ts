import { citationOf } from '../../../terms/court/citation.ts';
import { subjectNames } from '../../../terms/court/decisions.ts';
import { type Act, citation } from '../../../terms/register.ts';
import { type LocalDate, localDate } from '../../../terms/time.ts';
import { dayOf } from '../../../terms/words.ts';
import type { Clubs } from '../../house/clubs.ts';
import { isErased } from '../../house/people.ts';
import type { ClubView, KeptText, TextKind } from '../../house/ports.ts';
import type { PersonNumber } from '../../ledger/fields.ts';
import type { Case, Judgement, Opinion, Vote } from '../book/cases.ts';
import { type OpinionKind, opinionKinds } from '../book/court-entries.ts';
import { formerMember, titleOf } from '../party-names.ts';
import { majorityOn, opinionsOn, publishedOf, votesFor } from './on-judgement.ts';
import { opinionWords, outcomeWords, votedWords, voteWords } from './words.ts';

/** A judgement with its opinions, as everybody may read it. Names and texts are as typed, not yet safe to show. */
export interface Published {
  citation: string;
  year: number;
  ordinal: number;
  title: string;
  /** Whether the whole Court judged, and nothing comes after it (Act III.3.9.2). */
  enBanc: boolean;
  subject: string;
  /** In a sentence without its end. */
  outcome: string;
  judgedOn: LocalDate;
  publishedOn: LocalDate;
  /** No further appeal until then (Act II.9.5). */
  bar: LocalDate | null;
  /** On what conditions it was sent back. */
  conditions: string[];
  votes: { name: string; vote: string }[];
  /** Who did not vote in time. */
  silent: string[];
  holding: string | null;
  holds: readonly Act[];
  /** The opinion of the Court, then those beside it. */
  opinions: PublishedOpinion[];
}

export interface PublishedOpinion {
  kind: OpinionKind;
  author: string;
  /** In Markdown. */
  text: string;
}

/** Every published judgement of a case, the latest first (Act III.3.10). */
export async function readPublished(clubs: Clubs, view: ClubView, appeal: Case): Promise<Published[]> {
  const judgements = publishedOf(appeal);
  if (judgements.length === 0) return [];
  const entries = judgements.flatMap((judgement) => [
    judgement.seq,
    ...opinionsOn(appeal, judgement).map(({ seq }) => seq),
    ...votesFor(appeal, judgement).map(({ seq }) => seq),
  ]);
  const texts = await clubs.texts(view.id, entries);
  return judgements.map((judgement) => published(view, appeal, judgement, texts));
}

function published(
  view: ClubView,
  appeal: Case,
  judgement: Judgement,
  texts: readonly KeptText[],
): Published {
  const main = majorityOn(appeal, judgement);
  const votes = votesFor(appeal, judgement);
  const { figures } = view.state;
  return {
    citation: citationOf(appeal),
    year: appeal.year,
    ordinal: appeal.ordinal,
    title: titleOf(view, appeal),
    enBanc: judgement.enBanc,
    subject: subjectNames[appeal.subject.kind],
    outcome: outcomeWords(view, appeal, judgement.outcome),
    judgedOn: localDate(judgement.at, figures),
    publishedOn: localDate(main?.at ?? judgement.at, figures),
    bar: judgement.bar,
    conditions: judgement.outcome.kind === 'remand' ? conditionsOf(judgement, votes, texts) : [],
    votes: votes.map(({ person, decision }) => ({
      name: justiceName(view, person),
      vote: voteWords[decision.kind],
    })),
    silent: judgement.silent.map((person) => justiceName(view, person)),
    holding: textOf(texts, main?.seq ?? 0, 'holding'),
    holds: main?.holds ?? [],
    opinions: inOrder(opinionsOn(appeal, judgement)).map(({ seq, kind, author }) => ({
      kind,
      author: justiceName(view, author),
      text: textOf(texts, seq, 'opinion') ?? '',
    })),
  };
}

const textOf = (texts: readonly KeptText[], seq: number, kind: TextKind): string | null =>
  texts.find((text) => text.seq === seq && text.kind === kind)?.text ?? null;

/** Kept with the judgement, or with the votes that carried it. */
function conditionsOf(judgement: Judgement, votes: readonly Vote[], texts: readonly KeptText[]): string[] {
  const together = textOf(texts, judgement.seq, 'conditions');
  if (together !== null) return [together];
  return votes
    .filter(({ person }) => judgement.majority.includes(person))
    .flatMap((vote) => textOf(texts, vote.seq, 'conditions') ?? []);
}

const inOrder = (opinions: readonly Opinion[]): Opinion[] =>
  [...opinions].sort((one, other) => opinionKinds.indexOf(one.kind) - opinionKinds.indexOf(other.kind));

/** Justices hear cases under their own name, unless it was erased. */
export function justiceName(view: ClubView, number: PersonNumber): string {
  const person = view.people.byNumber(number);
  return person === null || person.name === '' || isErased(view, person) ? formerMember : person.name;
}

/** Somebody's short words, for a line of Markdown: they format nothing and link nowhere. */
const escaped = (words: string): string =>
  words.replace(/\s+/g, ' ').replace(/[\\`*_{}[\]()<>#+!|~&@-]/g, '\\$&');

/** `2026-CoA-3.md` */
export const fileNameOf = ({ year, ordinal }: Pick<Published, 'year' | 'ordinal'>): string =>
  `${year}-CoA-${ordinal}.md`;

/** The whole judgement as one Markdown file: what was decided, by whom, and every opinion in full. */
export const judgementAsMarkdown = (judgement: Published): string =>
  [...headOf(judgement), ...judgement.opinions.flatMap(opinionLines)].join('\n\n').concat('\n');

function headOf(judgement: Published): string[] {
  const { title, enBanc, subject, outcome, judgedOn, publishedOn, opinions } = judgement;
  return [
    `# ${escaped(judgement.citation)}: ${escaped(title)}`,
    `The Court of Appeals, ${enBanc ? 'the whole Court' : 'a panel'}. About ${subject}. Judged on ${dayOf(judgedOn)}, published on ${dayOf(publishedOn)}.`,
    `**Outcome:** ${escaped(outcome)}.`,
    ...judgement.conditions.map((conditions) => `**On these conditions:** ${escaped(conditions)}`),
    ...(judgement.bar === null ? [] : [`**No further appeal** before ${dayOf(judgement.bar)}.`]),
    ...(judgement.holding === null ? [] : [`**Held${actsOf(judgement)}:** ${escaped(judgement.holding)}`]),
    ...votesLine(judgement),
    [
      '**In this file:**',
      ...opinions.map(({ kind, author }) => `- ${opinionWords[kind]} ${escaped(author)}`),
    ].join('\n'),
  ];
}

const actsOf = ({ holds }: Published): string =>
  holds.length === 0 ? '' : ` on ${holds.map(citation).join(', ')}`;

function votesLine(judgement: Published): string[] {
  const voted = votedWords(judgement, escaped).join('; ');
  return voted === '' ? [] : [`**Votes:** ${voted}.`];
}

const opinionLines = ({ kind, author, text }: Published['opinions'][number]): string[] => [
  '---',
  `## ${opinionWords[kind]} ${escaped(author)}`,
  text,
];
