import type { Act } from '../../../terms/register.ts';
import { broughtIn } from '../../house/brought.ts';
import type { ClubView, ExhibitFile, UnitOfWork } from '../../house/ports.ts';
import { done, notUnderstood, type Result, understood } from '../../house/result.ts';
import type { DueThing } from '../../house/room.ts';
import type { CaseNumber, PersonNumber } from '../../ledger/fields.ts';
import type { BodyOf } from '../../rule-books.ts';
import type { Case, Exhibit } from '../book/cases.ts';
import { erasedAt, type Filed, isDone, keptExhibits } from '../book/exhibit-views.ts';
import { findCase } from '../find-case.ts';
import { tellInHearing } from '../tell.ts';
import { heardStages } from './roles.ts';

/** The exhibits of a case, in order. */
export const allExhibits = ({ exhibits }: Case): Exhibit[] =>
  exhibits.filter((exhibit) => exhibit !== undefined);

/** The exhibit of a case that somebody names: `3` or `#3`. */
export function readExhibit(appeal: Case, text: string): Result<Exhibit> {
  const [, digits] = /^\s*#?(\d{1,4})\s*$/.exec(text) ?? [];
  return understood(appeal.exhibits[Number(digits ?? 0)], { problem: 'no-such-exhibit', text });
}

/** An exhibit that is named with its case: `[2026] CoA 3 #2` or `2026/3 #2`. */
export function findExhibit(view: ClubView, text: string): Result<{ appeal: Case; exhibit: Exhibit }> {
  const at = text.lastIndexOf('#');
  if (at < 0) return notUnderstood({ problem: 'no-such-exhibit', text });
  const found = findCase(view, text.slice(0, at));
  if (!found.ok) return found;
  const exhibit = readExhibit(found.value, text.slice(at));
  return exhibit.ok ? done({ appeal: found.value, exhibit: exhibit.value }) : exhibit;
}

/** Whether what was gathered for a case is closed to its parties (Act I.9.5). */
export const isGathered = (view: ClubView, { subject }: Case): boolean =>
  broughtIn(view, subject).isGathered?.() === true;

/** Acts I.9.7 and I.9.8: files the log of an online game once its case is heard, open to parties and Court. */
export function fileLog(work: UnitOfWork, number: CaseNumber): void {
  const appeal = work.state.cases[number];
  if (appeal === undefined || !heardStages.includes(appeal.stage)) return;
  const log = broughtIn(work, appeal.subject).log?.() ?? null;
  if (log === null || allExhibits(appeal).some(({ by }) => by === null)) return;
  const about = { sealed: false, raw: false, redacts: null, sha256: work.sha256(log.bytes), media: 'txt' };
  putIn(work, appeal, log, about, { by: null, acts: ['I.9.7', 'I.9.8'] });
}

/** Keeps a file as the next exhibit of a case, and tells those who hear it. Returns its number. */
export function putIn(
  work: UnitOfWork,
  appeal: Case,
  file: ExhibitFile,
  about: Omit<BodyOf<'exhibit-filed'>, 'type' | 'case' | 'exhibit' | 'size'>,
  said: { by: PersonNumber | null; acts: readonly Act[] },
): number {
  const exhibit = allExhibits(appeal).length + 1;
  const place = { type: 'exhibit-filed', case: appeal.number, exhibit } as const;
  const entry = work.append({ ...place, size: file.bytes.byteLength, ...about }, said);
  work.keepExhibit(appeal.number, exhibit, file);
  tellInHearing(work, { case: appeal.number, entry });
  return exhibit;
}

/** Act 0.13: somebody’s exhibits are erased once their data is and the case is over, unless it was decided by them. */
export const exhibitsForgotten = (view: ClubView): DueThing[] =>
  keptExhibits(view.state)
    .filter(isDone)
    .flatMap((filed) => {
      const asked = erasedAt(view.entries, filed);
      const at = asked === null ? null : Math.max(asked, filed.case.since);
      return at === null ? [] : [{ at, name: nameOf(filed), carryOut: (work) => forget(work, filed) }];
    });

const nameOf = ({ case: { number }, exhibit }: Filed): string =>
  `erasing exhibit ${exhibit.number} of case ${number}`;

function forget(work: UnitOfWork, { case: { number }, exhibit }: Filed): void {
  const body = { type: 'exhibit-erased', case: number, exhibit: exhibit.number } as const;
  work.append(body, { by: null, acts: ['0.13'] });
  work.eraseExhibit(number, exhibit.number);
}
