import { broughtIn } from '../../house/brought.ts';
import type { ClubView, UnitOfWork } from '../../house/ports.ts';
import type { CaseNumber } from '../../ledger/fields.ts';
import type { Case } from '../book/cases.ts';
import { tellInHearing } from '../tell.ts';
import { allExhibits } from './find-exhibit.ts';
import { heardStages } from './roles.ts';

/** Whether what was gathered for a case is closed to its parties (Act I.9.5). */
export const isGathered = (view: ClubView, { subject }: Case): boolean =>
  broughtIn(view, subject).isGathered?.() === true;

/**
 * Acts I.9.7 and I.9.8: files the log of an online game once a case about it is heard, open to the parties and the
 * Court.
 */
export function fileLog(work: UnitOfWork, number: CaseNumber): void {
  const known = work.state.cases[number];
  if (known === undefined || !heardStages.includes(known.stage)) return;
  const log = broughtIn(work, known.subject).log?.() ?? null;
  if (log === null || allExhibits(known).some(({ by }) => by === null)) return;
  const exhibit = allExhibits(known).length + 1;
  const about = { exhibit, sealed: false, raw: false, redacts: null, size: log.bytes.byteLength };
  const body = {
    type: 'exhibit-filed',
    case: number,
    ...about,
    sha256: work.sha256(log.bytes),
    media: 'txt',
  } as const;
  const entry = work.append(body, { by: null, acts: ['I.9.7', 'I.9.8'] });
  work.keepExhibit(number, exhibit, log);
  tellInHearing(work, { case: number, entry });
}
