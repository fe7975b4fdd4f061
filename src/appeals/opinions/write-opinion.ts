import type { Act } from '../../../terms/register.ts';
import type { Instant } from '../../../terms/time.ts';
import { type Actor, officerOf } from '../../house/people.ts';
import type { Preview } from '../../house/plan.ts';
import type { ClubView, UnitOfWork } from '../../house/ports.ts';
import { allOf, done, notUnderstood, type Refusal, type Result, refused } from '../../house/result.ts';
import { readAct } from '../../house/texts.ts';
import type { PersonNumber } from '../../ledger/fields.ts';
import type { OpinionKind } from '../book/court-entries.ts';
import type { OpinionOutcome } from '../outcomes.ts';
import { authorOn } from './choose-author.ts';
import { type Judged, judgedCase, majorityOn, opinionsOn, votersOn, writersOn } from './on-judgement.ts';
import { readHolding, readOpinion } from './read-text.ts';

export interface OpinionInput {
  case: string;
  kind: OpinionKind;
  text: string;
  /** The Acts that the holding is about, by their numbers with commas between; empty for none. */
  acts: string;
  /** What the Court holds, in short; empty for nothing. */
  holding: string;
}

/** An opinion as it would be kept. */
export interface OpinionPreview extends Judged {
  by: PersonNumber;
  kind: OpinionKind;
  text: string;
  holds: Act[];
  holding: string | null;
  /** Whether everybody may read it at once, with all that was kept until then. */
  publishes: boolean;
}

/**
 * Act III.3.10: keeps the Court’s opinion, a concurring one or a dissent, one of each person. All are published with the
 * Court’s own, whose holding is shown with its Acts from then on (Act III.3.1). Refused to others.
 */
export function writeOpinion(work: UnitOfWork, actor: Actor, input: OpinionInput): Result<OpinionOutcome> {
  const previewed = previewOpinion(work, actor, input, work.now);
  if (!previewed.ok) return previewed;
  const { appeal, judgement, by, kind, text, holds, holding, publishes } = previewed.value;
  const { number } = appeal;
  if (kind === 'majority' && appeal.author !== by)
    work.append({ type: 'author-chosen', case: number, person: by }, { by, acts: ['III.3.10'] });
  const opinion = appeal.opinions.length + 1;
  const entry = work.append(
    { type: 'opinion-published', case: number, opinion, kind, author: by, enBanc: judgement.enBanc, holds },
    {
      by,
      acts: holds.length > 0 ? ['III.3.10', 'III.3.1'] : ['III.3.10'],
      texts: { opinion: text, ...(holding === null ? {} : { holding }) },
    },
  );
  if (publishes)
    work.announce({ kind: 'opinion-published', case: number, opinion: entry }, { to: 'discussion' });
  return done({ kind: 'opinion-written', case: number, opinion: kind, published: publishes });
}

/** What would be kept, or why it cannot be. Changes nothing. */
export const previewOpinion: Preview<OpinionInput, OpinionPreview> = (view, actor, input, now) => {
  const opinion = allOf(mayWrite(view, actor, input, now), readOpinion(input.text));
  const held = input.holding.trim() === '' ? done(null) : readHolding(input.holding);
  const read = allOf(opinion, readActs(input.acts), held);
  if (!read.ok) return read;
  const [[right, text], holds, holding] = read.value;
  if (holds.length > 0 && holding === null) return notUnderstood({ problem: 'empty', option: 'holding' });
  return done({ ...right, text, holds, holding });
};

type Right = Judged & Pick<OpinionPreview, 'by' | 'kind' | 'publishes'>;

/** Whether somebody may write that opinion; changes nothing. */
export const mayWrite: Preview<Omit<OpinionInput, 'text'>, Right> = (view, actor, input, now) => {
  const { kind, acts, holding } = input;
  const found = judgedCase(view, actor, input.case);
  if (!found.ok) return found;
  const by = officerOf(view, actor);
  const refusals = mayBeWrittenBy(view, { ...found.value, by, kind, now });
  if (refusals.length > 0) return refused(...refusals);
  if (kind !== 'majority' && `${acts}${holding}`.trim() !== '')
    return notUnderstood({ problem: 'holding-of-the-court' });
  const published = majorityOn(found.value.appeal, found.value.judgement) !== null;
  return done({ ...found.value, by, kind, publishes: published || kind === 'majority' });
};

interface Attempt extends Judged {
  by: PersonNumber;
  kind: OpinionKind;
  now: Instant;
}

function mayBeWrittenBy(view: ClubView, attempt: Attempt): Refusal[] {
  const { appeal, judgement, by, kind } = attempt;
  const acts = ['III.3.10'] as const;
  const number = appeal.number;
  const own = opinionsOn(appeal, judgement).find((opinion) => opinion.author === by);
  if (own !== undefined) return [{ code: 'opinion-written-already', case: number, opinion: own.kind, acts }];
  if (kind === 'majority') return mayWriteForCourt(view, attempt);
  const ofMajority = judgement.majority.includes(by);
  const may =
    votersOn(appeal, judgement).includes(by) && (noneWon(attempt) || ofMajority === (kind === 'concurrence'));
  if (may && by !== authorOn(view, attempt)) return [];
  return [{ code: 'opinion-not-theirs', case: number, opinion: kind, author: null, acts }];
}

const noneWon = ({ judgement }: Judged): boolean => judgement.majority.length === 0;

function mayWriteForCourt(view: ClubView, attempt: Attempt): Refusal[] {
  const { appeal, judgement, by } = attempt;
  const acts = ['III.3.10'] as const;
  if (majorityOn(appeal, judgement) !== null)
    return [{ code: 'opinion-published', case: appeal.number, acts }];
  const author = authorOn(view, attempt);
  const may = author === null ? writersOn(view, appeal, judgement).includes(by) : author === by;
  return may ? [] : [{ code: 'opinion-not-theirs', case: appeal.number, opinion: 'majority', author, acts }];
}

const mostActs = 5;

/** Acts by their numbers, each once, with commas between. */
export function readActs(text: string): Result<Act[]> {
  const typed = text.split(/[,;]/).map((each) => each.trim());
  const read = allOf<Act[]>(...typed.filter((each) => each !== '').map(readAct));
  if (!read.ok) return read;
  const acts = [...new Set(read.value)];
  return acts.length > mostActs ? notUnderstood({ problem: 'too-many-acts', limit: mostActs }) : done(acts);
}
