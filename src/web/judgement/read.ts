import { citationOf } from '../../../terms/court/citation.ts';
import { allCases } from '../../appeals/book/case-views.ts';
import { type Published, readPublished } from '../../appeals/opinions/published.ts';
import { titleOf } from '../../appeals/party-names.ts';
import { readNumber } from '../asked.ts';
import type { Asked } from '../page.ts';
import { type Around, cameAfter, cameBefore } from './around.ts';

/** A case of which something is published (Act III.3.10). */
export interface JudgementRead {
  citation: string;
  title: string;
  /** The latest first: the whole Court’s, then the panel’s. */
  judgements: Published[];
  /** What came after the panel's judgement, and what was before the case. */
  after: Around[];
  before: Around[];
}

/** What everybody may read of a case; null where nothing is published. */
export async function readJudgement({ view, clubs, params }: Asked): Promise<JudgementRead | null> {
  const [year, ordinal] = [readNumber(params.year), readNumber(params.ordinal)];
  const known = allCases(view.state).find((each) => each.year === year && each.ordinal === ordinal);
  if (known === undefined) return null;
  const judgements = await readPublished(clubs, view, known);
  if (judgements.length === 0) return null;
  return {
    citation: citationOf(known),
    title: titleOf(view, known),
    judgements,
    after: cameAfter(view, known),
    before: cameBefore(view, known),
  };
}
