import type { NeverTaken } from '../../terms/court/appealable.ts';
import type { SubjectKind } from '../../terms/court/decisions.ts';
import type { Act } from '../../terms/register.ts';
import type { Instant } from '../../terms/time.ts';
import type { Effect, Relief, Subject, SubjectOf } from '../court-items.ts';
import type { CaseNumber, PersonNumber, Points } from '../ledger/fields.ts';
import type { Body, Entry } from '../rule-books.ts';
import type { Penalty } from './book/discipline.ts';
import type { ClubView, ExhibitFile, UnitOfWork } from './ports.ts';
import type { Refusal } from './result.ts';
import type { Scene } from './words/reply.ts';
import type { Wording } from './words/text.ts';

/** One thing that a petition can be against, whether the Court takes it or not. */
export type Item = Listed & ({ what: SubjectKind; subject: Subject } | { what: NeverTaken; subject: null });

interface Listed {
  /** By which it is named, among those of its kind: `12`. */
  key: string;
  /** Whom it concerns; null for everybody. */
  concerned: readonly PersonNumber[] | null;
  /** Whether it has not been undone, nor ended, already. */
  stands: boolean;
  at: Instant;
}

/** The item of an entry that concerns one person. */
export const itemAt = ({ seq, at }: Pick<Entry, 'seq' | 'at'>, person: PersonNumber) => ({
  key: String(seq),
  concerned: [person],
  at,
});

/** A kind of thing that can be brought before the Court. */
export interface CourtItem<S extends Subject = Subject> {
  /** “There is no …” */
  readonly called: string;
  /** “the Court is asked to look at …” */
  readonly heard: string;
  /** What to overturn it comes to, for everybody. */
  readonly undone: string;
  /** Whether its points are what a score was changed by, be it up or down, and not what a penalty took. */
  readonly isChange?: boolean;
  /** What is known of one that a petition is against which has, or would have, that place in the ledger. */
  brought(view: ClubView, subject: S, filed: number): Brought;
}

/** One thing that is brought before the Court. */
export interface Brought {
  /** In few words and without a name. */
  readonly words: string;
  /** What it is among the items of its kind, or by itself in a list of choices. */
  readonly choice: { readonly label: () => string; readonly whole?: boolean };
  /** “the Court overturns: …” */
  readonly undone: string;
  /** By what right it is brought, beside Act III.3. */
  readonly act?: Act;
  readonly enBanc?: boolean;
  readonly penalty?: Penalty | undefined;
  /** What was decided and why, for those who hear it; `hidden` where nobody else may read it. */
  lines(words: Pick<Scene, 'view' | 'text' | 'textIn'>, hidden: boolean): Promise<string[]>;

  /** What the petition is against instead. */
  instead?(): Subject | null;
  /** None, or why there is nothing to appeal from yet. */
  undecided?(): Refusal[];
  /** Whose act it is, or who has the other side in it; null for nobody. */
  answering(petitioner: PersonNumber | null): PersonNumber | null;
  /** Whether they have the other side in it and decided nothing. */
  isOpponent?(person: PersonNumber): boolean;
  /** Act III.3.5: who decided on it, and who played in it. */
  involved(): { decided: (PersonNumber | null | undefined)[]; players: PersonNumber[] };

  /** Whether a score was changed in it by points, beside what a penalty took. */
  hasPoints?(): boolean;
  /** How many points were taken, or the score was changed by. */
  points?(): number;
  /** What that relief changes of what was decided first, whatever a judgement below made of it (Act III.3.8). */
  effects(relief: Relief): Effect[];
  /** What it brought the player for whom it was entered, from what it brought the one who is named first in it. */
  keptResult?(named: Points): Points;
  /** What it is with another result: said to those concerned, and to everybody. */
  result?(score: Points, name: (person: PersonNumber) => string): { told: string; published: string };

  /** Whether what was gathered of it is closed to the parties (Act I.9.5). */
  isGathered?(): boolean;
  /** What the bot itself puts before those who hear it (Act I.9.7); null for nothing. */
  log?(): ExhibitFile | null;
}

/** What the Court never takes. */
export interface Untaken {
  readonly called: string;
  readonly why: Wording;
}

/** A decision of the Court as it is written. */
export interface CourtDecision {
  case: CaseNumber;
  subject: Subject;
  /** All that the case does to what was decided first, with the decision. */
  effects: readonly Effect[];
}

/** What a room has that can be brought before the Court. */
export interface CourtItems {
  /** What a petition can be said to be against, by that kind, in the club’s order; cases are not among it. */
  readonly items: { readonly [K in Subject['kind']]?: (view: ClubView, now: Instant) => Item[] };
  readonly kinds: { readonly [K in Subject['kind']]?: CourtItem<SubjectOf<K>> };
  readonly never?: { readonly [What in NeverTaken]?: Untaken };
  /** What effects of the Court can be on, of what that entry told, beside the entry itself. */
  touched?(view: Pick<ClubView, 'state' | 'entries'>, entry: Entry): string[];
  /** Writes what follows from a decision of the Court in books other than the club's own, and tells of it. */
  decided?(work: UnitOfWork, decision: CourtDecision): void;
  /** The entry by which what that entry did has ended without the Court; null for none. */
  ended?(view: Pick<ClubView, 'state' | 'entries'>, entry: Entry): number | null;
  /**
   * The entries that fall with a decision of the Court, and belong to it. `without`: the decision with none of its effects, or
   * null where that leaves everything as it is.
   */
  fallen?(view: Pick<ClubView, 'state' | 'entries'>, without: Body | null, decision: Body): number[];
}
