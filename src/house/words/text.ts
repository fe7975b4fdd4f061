import { type Office, officeNames } from '../../../terms/administration/authority.ts';
import type { Figures } from '../../../terms/figures.ts';
import { type Act, citation } from '../../../terms/register.ts';
import { type Instant, instantAt, type LocalDate, localDate, localTime } from '../../../terms/time.ts';
import { dayOf, signed } from '../../../terms/words.ts';
import type { CaseNumber, PersonNumber } from '../../ledger/fields.ts';
import type { ClubView } from '../ports.ts';
import { askRooms } from '../room.ts';
import type { ScoreChange } from '../score-changes.ts';
import type { Scene } from './reply.ts';

export { dayOf, listed, shortDayOf, signed } from '../../../terms/words.ts';

/** The text in at most `limit` UTF-16 units, never ending in half a character; what was cut off is an ellipsis. */
export function cut(text: string, limit: number): string {
  if (text.length <= limit) return text;
  if (limit < 1) return '';
  return `${text.slice(0, limit - 1).replace(/[\uD800-\uDBFF]$/, '')}…`;
}

/** Controls, bidirectional overrides, zero-width characters and lone surrogates: nothing that can be read. */
const unreadable = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}]/gu;

/** Marks above and below a letter that would reach over other lines: more than any language has. */
const heaped = /(?<=\p{M}{2})\p{M}+/gu;

/** The text with at most two marks on each letter. */
export const unheaped = (text: string): string => text.replace(heaped, '');

/** A line of somebody's words as they read, for a place without markdown: a choice, a label, a title of a modal. */
export const tidy = (text: string, limit = 100): string =>
  cut(unheaped(text.replace(unreadable, ' ')).replace(/\s+/g, ' ').trim(), limit);

/** At most `limit` characters of somebody's words, in one line in which nothing formats, links or mentions. */
export const plain = (text: string, limit = 100): string =>
  tidy(text, limit)
    .replace(/[\\*_~`|<>[\]#]|^-|(?<=:)\/(?=\/)/g, '\\$&')
    .replace(/@/g, '@\u200B');

/** Somebody's few words in quotation marks, safe to show. */
export const quoted = (text: string): string => `“${plain(text, 60)}”`;

/** What somebody typed, to be copied again: as it was, in a block in which nothing formats, links or mentions. */
export const copied = (text: string, limit: number): string =>
  `\`\`\`\n${cut(text.replaceAll('`', '’').trim(), limit - 8)}\n\`\`\``;

/** Somebody's longer words, line by line, as `plain` has each; never more than one empty line between two. */
export const paragraphs = (text: string): string =>
  text
    .split(/\r?\n/)
    .map((line) => plain(line, line.length))
    .join('\n')
    .replace(/\n{3,}/g, '\n\n');

/** A person's name, safe to show; a number where the name was erased. */
export function nameOf(view: ClubView, person: PersonNumber): string {
  const name = view.people.byNumber(person)?.name;
  return name === undefined || name === '' ? `\\#${person}` : plain(name, 32);
}

/** The same for a place without markdown, such as a button's label. */
export const bareNameOf = (view: ClubView, person: PersonNumber): string =>
  tidy(view.people.byNumber(person)?.name ?? '', 32) || `#${person}`;

/** A person pinged by their account, or their name when they have none. */
export function mentionOf(view: ClubView, person: PersonNumber): string {
  const account = view.people.byNumber(person)?.account ?? null;
  return account === null ? nameOf(view, person) : `<@${account}>`;
}

/** `a Moderator`, `the Chief Justice` */
export const oneOf = (office: Office): string =>
  office === 'chief' ? `the ${officeNames.chief}` : `a ${officeNames[office]}`;

/** The accounts of those who have one, to be pinged. */
export const accountsOf = (view: ClubView, people: readonly PersonNumber[]): string[] =>
  people.map((person) => view.people.byNumber(person)?.account ?? null).filter((account) => account !== null);

/** A line of small print that pings those who have an account; none for nobody. */
export function calling(view: ClubView, people: readonly PersonNumber[]): string[] {
  const accounts = accountsOf(view, [...new Set(people)]);
  return accounts.length === 0 ? [] : [`-# For ${accounts.map((account) => `<@${account}>`).join(', ')}`];
}

/** ` with the agreement of Jo`; nothing where nobody had to agree. */
export const agreedBy = (consent: PersonNumber | undefined, view: ClubView): string =>
  consent === undefined ? '' : ` with the agreement of ${nameOf(view, consent)}`;

/** `Act 0.6, Act 0.7` */
export const cite = (acts: readonly Act[]): string => acts.map(citation).join(', ');

/** Stands around citations in a sentence, and in no words of people: `tidy` takes it out of those. */
const mark = '\uE000';
const between = '\uE001';

/** What a sentence rests on, such as `Act 0.6` or `Club 3.4`: the small print of its message names it, not the sentence. */
export const citing = (citations: readonly string[]): string =>
  citations.length === 0 ? '' : `${mark}${citations.join(between)}${mark}`;

/** The Acts that a sentence rests on. */
export const under = (acts: readonly Act[]): string => citing(acts.map(citation));

const marked = new RegExp(`${mark}([^${mark}]*)${mark}`, 'g');

/** A text without what its sentences rest on, and that, each once. */
export function apartFromActs(text: string): { text: string; acts: readonly string[] } {
  const acts = [...text.matchAll(marked)].flatMap(([, each = '']) => each.split(between));
  return { text: text.replace(marked, ''), acts: [...new Set(acts)] };
}

/** The text with those Acts in its last line, behind the small print that it has. */
export function withActsBelow(content: string): string {
  const { text, acts } = apartFromActs(content);
  if (acts.length === 0) return text;
  const last = text.slice(text.lastIndexOf('\n') + 1);
  const named = /^-# (?:.* · )?Act [^·]*$/.test(last) ? ', ' : ' · ';
  return `${text}${last.startsWith('-# ') ? named : '\n-# '}${acts.join(', ')}`;
}

/** As `cut`; but the small print at the end stays. */
export function cutAbovePrint(content: string, limit: number): string {
  const end = content.lastIndexOf('\n-# ');
  if (content.length <= limit || end < 0 || content.indexOf('\n', end + 1) >= 0) return cut(content, limit);
  const print = content.slice(end);
  return `${cut(content.slice(0, end), limit - print.length)}${print}`;
}

const stamp = (instant: Instant, style: 't' | 'F' | 'R'): string =>
  `<t:${Math.floor(instant / 1000)}:${style}>`;

/** A time of day, which Discord shows every reader in their own zone. */
export const hourOf = (instant: Instant): string => stamp(instant, 't');

/** A day and time, which Discord shows every reader in their own zone. */
export const whenOf = (instant: Instant): string => stamp(instant, 'F');

/** A time of day where the club's hour is the rule, such as a session's end: each reader's own, and the club's. */
export const timeOf = (instant: Instant, figures: Figures): string =>
  `${stamp(instant, 't')} (${localTime(instant, figures)} at the club)`;

/** A day and time where the club's hour is the rule, such as a deadline of the Terms: each reader's own, and the club's. */
export const momentOf = (instant: Instant, figures: Figures): string =>
  `${stamp(instant, 'F')} (${dayOf(localDate(instant, figures))}, ${localTime(instant, figures)} at the club)`;

/** How long somebody is banned: until the end of a day of the club, or a time on it; `null` is for good. */
export function banEndOf(endsAt: Instant | null, figures: Figures): string {
  if (endsAt === null) return 'with no end date';
  const lastDay = localDate(endsAt - 1, figures);
  return lastDay === localDate(endsAt, figures)
    ? `until ${whenOf(endsAt)}`
    : `until the end of ${dayOf(lastDay)}`;
}

/** When and where the session of that day is. */
export const sessionOn = (date: LocalDate, figures: Figures): string =>
  `${dayOf(date)}, ${figures.opens}–${figures.closes} in room ${plain(figures.room)} ` +
  `(${stamp(instantAt(date, figures.opens, figures), 'F')})`;

/** The reason kept with an entry, as a line; none where it was erased. */
export async function reasonLines({ text }: Pick<Scene, 'text'>, seq: number): Promise<string[]> {
  const reason = await text(seq, 'reason');
  return reason === null ? [] : [`Reason: ${plain(reason, 1000)}`];
}

/** The same, to follow what is said. */
export const reasonBelow = async (scene: Pick<Scene, 'text'>, seq: number): Promise<string> =>
  (await reasonLines(scene, seq)).map((line) => `\n${line}`).join('');

const mostChanges = 15;

/** The scores that a replay moves, before and after; the largest first. */
export function movedLines(view: ClubView, changes: readonly ScoreChange[]): string[] {
  if (changes.length === 0) return ['No score changes.'];
  const lines = changes
    .slice(0, mostChanges)
    .map(
      ({ person, before, after }) =>
        `${nameOf(view, person)}: ${before} → ${after} (${signed(after - before)})`,
    );
  const rest = changes.length - lines.length;
  return ['Scores:', ...lines, ...(rest > 0 ? [`and ${rest} more`] : [])];
}

/** The same, to follow what is said. */
export const moved = (view: ClubView, changes: readonly ScoreChange[]): string =>
  movedLines(view, changes)
    .map((line) => `\n${line}`)
    .join('');

/** A case as the Court cites it, safe to show. */
export const cited = (view: ClubView, number: CaseNumber): string =>
  askRooms(view, (room) => room.citation?.(view, number)) ?? `case ${number}`;

/** Why not, in one sentence, and what to do about it. */
export interface Wording {
  wrong: string;
  remedy: string;
  /** What several refusals may have to say alike; it is said once, at the end. */
  closing?: string;
  /** What somebody typed that was not taken: shown again, to be copied. */
  typed?: string;
  /** The Acts of the Terms or of chess that it rests on, where the refusal itself names none. */
  acts?: readonly Act[];
}

export const say = (wrong: string, remedy: string, closing = ''): Wording => ({ wrong, remedy, closing });

/** The words of each refusal by its code, or of what was not understood by its problem; made of its fields, if they need any. */
export type Worded = Readonly<Record<string, Wording | ((fields: never, view: ClubView) => Wording)>>;

/** What such words need to know. */
export type FieldsOf<Words> = Words extends (fields: infer Fields, view: ClubView) => Wording
  ? Fields
  : object;

/** Of each code some samples of what its words need to know. */
export type FieldSamples<Words extends Worded> = {
  readonly [Code in keyof Words]: readonly FieldsOf<Words[Code]>[];
};
