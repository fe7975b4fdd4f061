import type { Against } from '../../../terms/court/against.ts';
import type { Appealed } from '../../../terms/court/appealable.ts';
import type { Instant } from '../../../terms/time.ts';
import type { Penalty } from '../../house/book/discipline.ts';
import { allPenalties } from '../../house/discipline/find-penalty.ts';
import type { ClubView } from '../../house/ports.ts';
import { allGames, type Game } from '../../ladder/book/games.ts';
import type { PersonNumber } from '../../ledger/fields.ts';
import type { Entry, EntryOf } from '../../rule-books.ts';
import type { Subject } from '../book/court-entries.ts';

/** One thing that a petition can be against, whether the Court takes it or not. */
export interface Item {
  /** By which it is named, among those of its kind: `12`. */
  key: string;
  what: Appealed['what'];
  /** Null for what the Court never takes. */
  subject: Subject | null;
  /** Whom it concerns; null for everybody. */
  concerned: readonly PersonNumber[] | null;
  /** Whether it has not been undone, nor ended, already. */
  stands: boolean;
  at: Instant;
}

type Ledger = Pick<ClubView, 'state' | 'entries' | 'rules'>;

/** All that there is of that kind in the club, in its order; cases are not among it. */
export function itemsOf(view: Ledger, against: Exclude<Against, 'judgement'>, now: Instant): Item[] {
  const { state, entries } = view;
  switch (against) {
    case 'penalty':
      return allPenalties(state).map((penalty) => asBan(penalty, now) ?? penaltyItem(penalty));
    case 'ban':
      return [...allPenalties(state).flatMap((penalty) => banItems(penalty, now)), ...staffBans(view)];
    case 'monitor':
      return state.monitors.map(({ seq, person, at, liftedAt }) => ({
        ...itemAt({ seq, at }, person),
        what: 'monitor',
        subject: { kind: 'monitor', monitor: seq },
        stands: liftedAt === null,
      }));
    case 'game':
      return allGames(state).map(gameItem);
    case 'deduction':
      return entries.filter((entry) => entry.type === 'decayed').map((entry) => deductionItem(view, entry));
    case 'technical':
      return modificationItems(view);
    case 'other':
      return [otherMatter, ...entries.flatMap((entry) => clockItems(entry, 'clock'))];
    default:
      return against satisfies never;
  }
}

const itemAt = ({ seq, at }: Pick<Entry, 'seq' | 'at'>, person: PersonNumber) => ({
  key: String(seq),
  concerned: [person],
  at,
});

function penaltyItem({ number, person, stands, at }: Penalty): Item {
  const subject = { kind: 'penalty', penalty: number } as const;
  return { key: String(number), what: 'penalty', subject, concerned: [person], stands, at };
}

/** A ban that is over stands no more, though its penalty may. */
function banItems(penalty: Penalty, now: Instant): Item[] {
  const ban = penalty.parts.find((part) => part.kind === 'ban');
  if (ban === undefined) return [];
  const stands = penalty.stands && (ban.endsAt === null || now <= ban.endsAt);
  return [
    { ...penaltyItem(penalty), what: 'ban', subject: { kind: 'ban', penalty: penalty.number }, stands },
  ];
}

/** A penalty that is a ban and nothing else is contested as one, for as long as it lasts. */
function asBan(penalty: Penalty, now: Instant): Item | null {
  const [ban] = penalty.parts.every(({ kind }) => kind === 'ban') ? banItems(penalty, now) : [];
  return ban?.stands === true ? ban : null;
}

/** Act III.6: bans that are for the staff alone. */
const staffBans = ({ state }: Ledger): Item[] =>
  state.bans
    .filter(({ penalty }) => penalty === null)
    .map(({ seq, person, from }) => ({
      ...itemAt({ seq, at: from }, person),
      key: `staff-${seq}`,
      what: 'staff-ban',
      subject: null,
      stands: true,
    }));

/** A game that was taken back, or never came to count, was decided by nobody. */
const gameItem = ({ number, player, opponent, status, playedAt }: Game): Item => ({
  key: String(number),
  what: 'game',
  subject: { kind: 'game', game: number },
  concerned: [player, opponent],
  stands: status !== 'withdrawn' && status !== 'lapsed',
  at: playedAt,
});

function deductionItem({ state }: Ledger, entry: EntryOf<'decayed'>): Item {
  const { seq, person, date, basis } = entry;
  return {
    ...itemAt(entry, person),
    what: 'deduction',
    subject: { kind: 'deduction', entry: seq },
    stands: state.sessions.get(date)?.decays.get(person)?.get(basis) === seq,
  };
}

/** Acts II.3 and III.5: scores that were changed, and games that the Chief Justice took off the board; and Act II.11. */
function modificationItems({ entries, rules }: Ledger): Item[] {
  const undone = rules.undoneIn(entries);
  return entries.flatMap((entry): Item[] => {
    if (entry.type === 'clock-required') return clockItems(entry, String(entry.seq));
    const technical = isTechnical(entry);
    if (entry.type !== 'adjusted' && !(technical && entry.type === 'voided')) return [];
    const { seq, at } = entry;
    const concerned = technical || entry.type === 'voided' ? null : [entry.person];
    const subject = { kind: 'technical', entry: seq } as const;
    return [{ key: String(seq), what: 'technical', subject, concerned, stands: !undone.has(seq), at }];
  });
}

/** Act III.5: whether it was done for technical reasons, so that the whole Court hears a petition against it. */
export const isTechnical = ({ acts }: Entry): boolean => acts.includes('III.5');

/** Act II.11.3: orders to play with a clock, which are named so or by their place. */
function clockItems(entry: Entry, key: string): Item[] {
  if (entry.type !== 'clock-required') return [];
  return [{ ...itemAt(entry, entry.person), key, what: 'clock-order', subject: null, stands: true }];
}

const otherMatter: Item = {
  key: 'other',
  what: 'other',
  subject: { kind: 'other' },
  concerned: null,
  stands: true,
  at: 0,
};
