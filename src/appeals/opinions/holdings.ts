import { citationOf } from '../../../terms/court/citation.ts';
import type { Act } from '../../../terms/register.ts';
import type { Clubs } from '../../house/clubs.ts';
import type { ClubView } from '../../house/ports.ts';
import { allCases, type Case, type Judgement, type Opinion } from '../book/cases.ts';
import { majorityOn, publishedOf } from './on-judgement.ts';

/** What the Court held on an Act (Act III.3.1); as typed, not yet safe to show. */
export interface Holding {
  citation: string;
  year: number;
  ordinal: number;
  text: string;
}

export type Holdings = ReadonlyMap<Act, readonly Holding[]>;

export const noHoldings: Holdings = new Map();

/** What the Court holds on each Act now, the latest first. */
export async function readHoldings(clubs: Clubs, view: ClubView): Promise<Holdings> {
  const cited = allCases(view.state)
    .flatMap((appeal) => holdingOpinions(appeal).map((opinion) => ({ appeal, opinion })))
    .sort((one, other) => other.opinion.seq - one.opinion.seq);
  if (cited.length === 0) return noHoldings;
  const texts = await clubs.texts(
    view.id,
    cited.map(({ opinion }) => opinion.seq),
  );
  const holdings = new Map<Act, Holding[]>();
  for (const { appeal, opinion } of cited) {
    const text = texts.find(({ seq, kind }) => seq === opinion.seq && kind === 'holding')?.text;
    const { year, ordinal } = appeal;
    for (const act of text === undefined ? [] : opinion.holds)
      holdings.set(act, [
        ...(holdings.get(act) ?? []),
        { citation: citationOf(appeal), year, ordinal, text: text ?? '' },
      ]);
  }
  return holdings;
}

/** The opinions of a case whose holdings stand: not those of a judgement that the whole Court overturned after it. */
function holdingOpinions(appeal: Case): Opinion[] {
  return publishedOf(appeal)
    .filter((judgement) => !isOverturned(appeal, judgement))
    .flatMap((judgement) => majorityOn(appeal, judgement) ?? []);
}

const isOverturned = ({ judgements }: Case, { seq }: Judgement): boolean =>
  judgements.some((later) => later.seq > seq && later.enBanc && later.outcome.kind === 'overturn');
