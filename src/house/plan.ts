import type { Instant } from '../../terms/time.ts';
import type { CaseNumber, PersonNumber } from '../ledger/fields.ts';
import type { Outcome } from '../told.ts';
import type { Clubs } from './clubs.ts';
import { type Actor, asShown, type Named } from './people.ts';
import type { ClubId, ClubView, UnitOfWork } from './ports.ts';
import { done, notUnderstood, type Result } from './result.ts';
import type { Reply, Scene } from './words/reply.ts';

/** What the words of a question may look at. */
export interface QuestionScene extends Scene {
  /** Who has written where a case is heard, as far as that was kept. */
  spoke(number: CaseNumber): Promise<PersonNumber[]>;
}

/** What somebody may have done: everything that speaks against it is checked before anything is changed. */
export type UseCase<Input, Done = Outcome> = (work: UnitOfWork, actor: Actor, input: Input) => Result<Done>;

/** What a use case would come to, or why it would be refused; changes nothing. */
export type Preview<Input, Found> = (
  view: ClubView,
  actor: Actor,
  input: Input,
  now: Instant,
) => Result<Found>;

/** A use case that does what its preview finds. */
export const asPreviewed =
  <Input, Found, Done>(
    preview: Preview<Input, Found>,
    carry: (work: UnitOfWork, actor: Actor, found: Found, input: Input) => Done,
  ): UseCase<Input, Done> =>
  (work, actor, input) => {
    const found = preview(work, actor, input, work.now);
    return found.ok ? done(carry(work, actor, found.value, input)) : found;
  };

/** Something to think about first: it is shown what it comes to, asked about, and decided again once that is confirmed. */
export interface Plan<Input, Found> {
  /** What its red button says that it does, as in “Confirm: erase the data”; null for what can be put right again. */
  does: string | null;
  preview: Preview<Input, Found>;
  /** The use case that does it. */
  decide: UseCase<Input>;
  /** Whether it is asked about first; always, if left out. */
  isAsked?: (found: Found) => boolean;
  /** What is decided on Confirm: whom and what the input names by number, and the seal of what it came to. */
  asShown?: (input: Input, found: Found, view: ClubView) => Input;
  /** The ways to go on that take the place of Confirm: what each button says, and what is decided by it. None for Confirm alone. */
  ways?: (order: Input, found: Found) => readonly { label: string; order: Input }[];
  /** Looks up again, on Confirm, what the club's view does not hold. */
  afresh?: (input: Input, clubs: Clubs, club: ClubId) => Promise<Input>;
  /** The question. */
  words: (found: Found, scene: QuestionScene, input: Input) => Reply | Promise<Reply>;
}

/** A plan as it is written, with its types found out. */
export const plan = <Input, Found>(written: Plan<Input, Found>): Plan<Input, Found> => written;

/** The input about the member who was shown: their name may be somebody else's by the time of Confirm. */
export const aboutShown = <Input extends { member: Named }>(
  input: Input,
  _: unknown,
  view: ClubView,
): Input => ({ ...input, member: asShown(view, input.member) });

/** What somebody was shown that it would come to, by its seal; null where they were shown nothing. */
export interface Sealed {
  shown: string | null;
}

/** The input with the seal of what was shown. */
export const sealed = <Input extends Sealed>(input: Input, { seal }: { seal: string }): Input => ({
  ...input,
  shown: seal,
});

/** A use case that does what its preview foresees. Not understood once that is something else than was shown. */
export const asForeseen =
  <Input extends Sealed, Found extends { seal: string }, Done>(
    preview: Preview<Input, Found>,
    carry: (work: UnitOfWork, actor: Actor, found: Found) => Done,
  ): UseCase<Input, Done> =>
  (work, actor, input) => {
    const found = preview(work, actor, input, work.now);
    if (!found.ok) return found;
    if (input.shown !== null && input.shown !== found.value.seal)
      return notUnderstood({ problem: 'changed-meanwhile' });
    return done(carry(work, actor, found.value));
  };
