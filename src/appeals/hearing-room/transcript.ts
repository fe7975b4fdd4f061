import { citationOf } from '../../../terms/court/citation.ts';
import type { Figures } from '../../../terms/figures.ts';
import { type Instant, localDate, localTime } from '../../../terms/time.ts';
import { dayOf } from '../../../terms/words.ts';
import { type Actor, whoActs } from '../../house/people.ts';
import type { ClubView } from '../../house/ports.ts';
import { done, notUnderstood, type Result, refused } from '../../house/result.ts';
import { loggedOf, type Papers } from '../../house/staff-reading.ts';
import type { PersonNumber } from '../../ledger/fields.ts';
import type { Case } from '../book/cases.ts';
import { isInside } from '../court.ts';
import { titleOf } from '../party-names.ts';
import type { Post } from './hearings.ts';

/** The case whose hearing is to be read. Refused to all but parties, counsel, Court and staff (Acts 0.14 and III.3). */
export function askTranscript(view: ClubView, actor: Actor, number: number): Result<Case> {
  const appeal = view.state.cases[number];
  if (appeal === undefined) return notUnderstood({ problem: 'lapsed' });
  const { number: reader } = whoActs(view, actor);
  return mayReadTranscript(view, appeal, reader)
    ? done(appeal)
    : refused({ code: 'transcript-closed', case: number, acts: ['III.3'] });
}

export const mayReadTranscript = (view: ClubView, appeal: Case, reader: PersonNumber | null): boolean =>
  isInside(view, appeal, reader) || (reader !== null && reader === view.settings.staff);

/** Act 0.14: what is logged where the member of staff reads what was said, or asked for, in a case. */
export const caseLogged = (
  view: ClubView,
  actor: Actor,
  appeal: Case,
  papers: 'hearing' | 'petition',
): Papers | null =>
  loggedOf(view, actor, {
    papers,
    of: appeal.number,
    byRule: isInside(view, appeal, whoActs(view, actor).number),
  });

type Titled = Pick<Case, 'year' | 'ordinal' | 'petitioner' | 'respondent'>;

/** What was said in a hearing, as Markdown: who, when, and what became of it. Nobody’s words format anything. */
export function transcriptOf(view: ClubView, known: Titled, posts: readonly Post[]): string {
  const { figures } = view.state;
  const parts = posts.map((post) => [headOf(view, post), ...bodyOf(post, figures)].join('\n\n'));
  return [`# ${escaped(`${citationOf(known)}: ${titleOf(view, known)}`)}`, ...parts, ''].join('\n\n');
}

const headOf = (view: ClubView, post: Post): string =>
  `**${escaped(speaker(view, post))}**, ${momentOf(post.at, view.state.figures)}`;

function speaker({ people }: ClubView, { author, own, text }: Post): string {
  if (own) return 'The Court’s clerk (Rook & Gavel)';
  const name = author === null ? undefined : people.byNumber(author)?.name;
  return name ?? (text === null ? 'A former member' : 'Somebody whom the club does not know');
}

function bodyOf({ text, files, editedAt, before, deletedAt }: Post, figures: Figures): string[] {
  if (text === null) return ['(erased)'];
  return [
    ...(text === '' ? [] : [literal(text)]),
    ...files.map((name) => `(file: ${escaped(name)})`),
    ...(editedAt === null ? [] : changed(momentOf(editedAt, figures), before)),
    ...(deletedAt === null ? [] : [`(deleted ${momentOf(deletedAt, figures)})`]),
  ];
}

/** What a post said at first is not known where the bot was not there. */
const changed = (moment: string, before: string | null): string[] =>
  before === null ? [`(changed ${moment})`] : [`(changed ${moment}; before:)`, literal(before)];

const momentOf = (at: Instant, figures: Figures): string =>
  `${dayOf(localDate(at, figures))}, ${localTime(at, figures)}`;

/** Controls, bidirectional overrides and the like: nothing that can be read. */
const unreadable = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}]/gu;

/** Somebody's words, line by line, as Markdown shows them literally. */
const literal = (text: string): string =>
  text
    .split(/\r?\n/)
    .map((line) => `    ${line.replace(unreadable, ' ')}`)
    .join('\n');

const escaped = (words: string): string =>
  words.replace(unreadable, ' ').replace(/[\\*_~`|<>[\]#&!]/g, '\\$&');
