import { opinionDue } from '../../../terms/court/deadlines.ts';
import type { Instant } from '../../../terms/time.ts';
import { figuresAt } from '../../house/book/amendment.ts';
import { type Actor, type Named, officerOf, officesOfActor, whichPerson } from '../../house/people.ts';
import type { ClubView, UnitOfWork } from '../../house/ports.ts';
import { allOf, done, ifGiven, type Refusal, type Result, refused } from '../../house/result.ts';
import type { PersonNumber } from '../../ledger/fields.ts';
import { courtOf, type Ledger } from '../court.ts';
import type { OpinionOutcome } from '../outcomes.ts';
import { type Judged, judgedCase, majorityOn, writersOn } from './on-judgement.ts';

interface AuthorInput {
  case: string;
  /** Null for the person who asks. */
  justice: Named | null;
}

/**
 * Act III.3.10: the Chief Justice, if of the majority, chooses who writes for it; otherwise the first volunteer does.
 * Another can follow an author who takes too long or leaves the Court. Refused to others, and once the opinion is published.
 */
export function chooseAuthor(work: UnitOfWork, actor: Actor, input: AuthorInput): Result<OpinionOutcome> {
  const named = ifGiven(input.justice, (justice) => whichPerson(work, justice));
  const read = allOf(judgedCase(work, actor, input.case), named);
  if (!read.ok) return read;
  const [judged, justice] = read.value;
  const by = officerOf(work, actor);
  const person = justice?.number ?? by;
  const refusals = mayBeAuthor(work, actor, { ...judged, person, now: work.now });
  if (refusals.length > 0) return refused(...refusals);
  const { number } = judged.appeal;
  work.append({ type: 'author-chosen', case: number, person }, { by, acts: ['III.3.10'] });
  work.announce({ kind: 'author-chosen', case: number, person }, { to: 'court' });
  return done({ kind: 'author-chosen', case: number, person });
}

interface Choice extends Judged {
  person: PersonNumber;
  now: Instant;
}

function mayBeAuthor(view: ClubView, actor: Actor, choice: Choice): Refusal[] {
  const { appeal, judgement, person, now } = choice;
  const acts = ['III.3.10'] as const;
  if (majorityOn(appeal, judgement) !== null)
    return [{ code: 'opinion-published', case: appeal.number, acts }];
  const writers = writersOn(view, appeal, judgement);
  const asker = officerOf(view, actor);
  const chooses = officesOfActor(view, actor).has('chief') && writers.includes(asker);
  if (!chooses && asker !== person) return [{ code: 'author-chosen-by-chief', case: appeal.number, acts }];
  if (!writers.includes(person)) return [{ code: 'not-of-majority', case: appeal.number, person, acts }];
  const author = authorOn(view, { appeal, judgement, now });
  const stays = author !== null && (author === person || !chooses);
  return stays ? [{ code: 'author-chosen-already', case: appeal.number, person: author, acts }] : [];
}

/** Who is to write for the majority, or null: nobody yet, or nobody who could still do it in time. */
export function authorOn(
  view: Ledger,
  { appeal, judgement, now }: Judged & { now: Instant },
): PersonNumber | null {
  const { author } = appeal;
  if (author === null || !courtOf(view).includes(author)) return null;
  return now <= opinionDue(judgement.at, figuresAt(view.state, judgement.at)) ? author : null;
}
