import type { Instant } from '../../../terms/time.ts';
import type { Said } from '../../ledger/entry.ts';
import type { PersonNumber } from '../../ledger/fields.ts';
import type { AnyRules } from '../../ledger/rule-books.ts';
import { standingAt } from '../book/members.ts';
import { officesHeld } from '../book/offices.ts';
import type { Clubs } from '../clubs.ts';
import type { HouseOutcome } from '../outcomes.ts';
import { type Actor, enrol, type Named, type Person, whoActs } from '../people.ts';
import type { ClubView, KeptText, TextKind, UnitOfWork } from '../ports.ts';
import { done, type Result } from '../result.ts';
import type { EntryExport, Export, ExportReader, Iso } from './export-shape.ts';
import { entriesConcerning, type OnFile, onFile } from './on-file.ts';

/**
 * Everything that the club keeps of a person (Act 0.13), with what each room keeps; what they gave in secret is opened where they read it
 * themselves.
 */
export async function exportOf(
  clubs: Clubs,
  view: ClubView,
  number: PersonNumber,
  now: Instant,
  reader: ExportReader = 'staff',
): Promise<Export> {
  const person = view.people.byNumber(number);
  if (person === null) throw new Error(`Nobody has the number ${number}`);
  const { account } = person;
  const books = [...view.books.values()].map((book) => entriesConcerning(view, book, number, reader));
  const ledgers = await Promise.all(books.map((entries) => ledgerOf(clubs, view, entries)));
  const carriedOut = account === null ? [] : await clubs.carriedOut(view.id, account);
  const parts = await Promise.all(view.rooms.map(({ exported }) => exported?.(clubs, view, person, reader)));
  const data: Export = {
    format: 1,
    made: iso(now),
    ...standingOf(view, person),
    people: othersIn(view, books.flat(), number),
    scoreMoves: [],
    games: [],
    clockPresses: [],
    sessions: [],
    ledger: ledgers.flat(),
    exhibits: [],
    tableOrders: [],
    hearings: [],
    hearingRooms: [],
    talks: [],
    unanswered: carriedOut.map(({ at, channel, outcome }) => ({ at: iso(at), channel, outcome })),
  };
  for (const part of parts) Object.assign(data, part);
  return data;
}

/** Act 0.14: logs that the member of staff reads all that is kept of a person. Refused to anybody else. */
export function readPersonAsStaff(
  work: UnitOfWork,
  actor: Actor,
  input: { member: Named },
): Result<HouseOutcome> {
  const found = onFile(work, actor, input.member);
  if (!found.ok) return found;
  const { number: person } = found.value;
  work.append({ type: 'file-read', person }, { by: enrol(work, whoActs(work, actor)), acts: ['0.14'] });
  return done({ kind: 'file-read', person });
}

function standingOf(
  { id, settings, state, people }: ClubView,
  { number, account, name }: Person,
): Pick<Export, 'club' | 'you' | 'memberships' | 'standing' | 'bans'> {
  const standing = standingAt(state, number);
  const offices = [...officesHeld(state, number)];
  const memberships = standing?.memberships ?? [];
  const bans = state.bans.filter((ban) => ban.person === number);
  return {
    club: { id, name: settings.name, timezone: state.figures.timezone },
    you: {
      ...{ number, account, name, offices },
      staff: settings.staff === number,
      nicknameBefore: account === null ? null : (settings.worn.found[account] ?? null),
      reminders: Object.entries(people.remindersOf(number)).map(([kind, since]) => ({
        kind,
        since: iso(since),
      })),
    },
    memberships: memberships.map(({ from, to }) => ({ from: iso(from), to: isoOrNull(to) })),
    standing: standing && {
      score: standing.score,
      wins: standing.wins,
      draws: standing.draws,
      losses: standing.losses,
    },
    bans: bans.map(({ from, endsAt }) => ({ from: iso(from), until: isoOrNull(endsAt) })),
  };
}

/** Whom the entries of somebody's file name besides; nobody of those in which they acted for others. */
function othersIn({ people }: ClubView, entries: readonly OnFile[], person: PersonNumber): Export['people'] {
  const named = entries
    .filter(({ concern }) => concern === 'about')
    .flatMap(({ book, entry }) => book.rules.mentionsIn(entry))
    .flatMap(({ mark, number }) => (mark === 'person' && number !== person ? [number] : []));
  return [...new Set(named)]
    .sort((one, other) => one - other)
    .map((number) => ({ number, name: people.byNumber(number)?.name ?? '' }));
}

/** What concerns somebody in one book, with its texts. */
async function ledgerOf(
  clubs: Clubs,
  { id }: ClubView,
  entries: readonly OnFile[],
): Promise<Export['ledger']> {
  const seqs = entries.map(({ entry }) => entry.seq);
  const kept = new Map<number, KeptText[]>();
  for (const text of await clubs.texts(id, seqs, entries[0]?.book.number))
    kept.set(text.seq, [...(kept.get(text.seq) ?? []), text]);
  return entries.map((each) => exportEntry(each, kept.get(each.entry.seq) ?? []));
}

export const iso = (instant: Instant): Iso => new Date(instant).toISOString();
export const isoOrNull = (instant: Instant | null): Iso | null => (instant === null ? null : iso(instant));

/** An entry with its texts. Of a deed in another's matter it says only when and about what; no words of others. */
function exportEntry({ book, entry, concern, own }: OnFile, kept: readonly KeptText[]): EntryExport {
  const { seq, at, by: _, type, acts, terms, ...says } = entry;
  const isOthers = concern === 'deed';
  const texts = kept.filter(({ kind }) => !isOthers && (own || !othersWords.includes(kind)));
  return {
    ...(book.number === 0 ? {} : { book: book.number }),
    entry: seq,
    at: iso(at),
    byYou: own,
    othersMatter: isOthers,
    type,
    acts,
    terms,
    says: isOthers ? thingsIn(book.rules, entry) : says,
    texts: Object.fromEntries(texts.map(({ kind, text }) => [kind, text])),
  };
}

const othersWords: readonly TextKind[] = ['dispute', 'statement'];

/** What an entry is about, by number, without anybody. */
const thingsIn = (rules: AnyRules, entry: Said): Record<string, number> =>
  Object.fromEntries(
    rules
      .mentionsIn(entry)
      .flatMap(({ mark, number }) => (mark === 'person' ? [] : [[mark, number] as const])),
  );
