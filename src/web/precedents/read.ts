import type { Act } from '../../../terms/register.ts';
import { actNumbered } from '../../../terms/register.ts';
import { findPrecedents, type Precedent, soughtWords } from '../../appeals/opinions/precedents.ts';
import { readPage } from '../asked.ts';
import type { Asked } from '../page.ts';

export interface PrecedentsRead {
  /** What was asked for, as typed. */
  act: string;
  words: string;
  /** Whether there is such an Act, or none was asked for. */
  isAct: boolean;
  page: number;
  pages: number;
  total: number;
  found: PrecedentRead[];
}

/** A judgement that was found, without its opinions. */
export interface PrecedentRead {
  citation: string;
  title: string;
  /** The path of its page. */
  page: string;
  enBanc: boolean;
  subject: string;
  outcome: string;
  publishedOn: string;
  holding: string | null;
  holds: readonly Act[];
  excerpt: string;
}

const aPage = 20;

/** Judgements by Act, party or word, the latest first; null for a page that is not there. */
export async function readPrecedents({ view, clubs, query }: Asked): Promise<PrecedentsRead | null> {
  const typed = (query.act ?? '').trim().slice(0, 20);
  const act = actNumbered(typed.replace(/^act\s+/i, ''));
  const words = soughtWords(query.words ?? '');
  const isAct = typed === '' || act !== null;
  const found = isAct ? await findPrecedents(clubs, view, { act, words }) : [];
  const page = readPage(query);
  const pages = Math.max(1, Math.ceil(found.length / aPage));
  if (page === null || page > pages) return null;
  const shown = found.slice((page - 1) * aPage, page * aPage);
  return {
    act: act ?? typed,
    words,
    isAct,
    page,
    pages,
    total: found.length,
    found: shown.map(precedentRead),
  };
}

const precedentRead = ({ judgement, excerpt }: Precedent): PrecedentRead => ({
  citation: judgement.citation,
  title: judgement.title,
  page: `court/${judgement.year}/${judgement.ordinal}`,
  enBanc: judgement.enBanc,
  subject: judgement.subject,
  outcome: judgement.outcome,
  publishedOn: judgement.publishedOn,
  holding: judgement.holding,
  holds: judgement.holds,
  excerpt,
});
