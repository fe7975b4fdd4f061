import { type Actor, whoActs } from '../../house/people.ts';
import type { ClubView } from '../../house/ports.ts';
import { done, type Result } from '../../house/result.ts';
import type { PersonNumber } from '../../ledger/fields.ts';
import type { Case } from '../book/cases.ts';
import { findCase } from '../find-case.ts';
import { isInside, ownCases } from './docket.ts';

/** One case, for somebody who may see all of it (`inside`) or what everybody may; or all those of the asker. */
export type Status =
  | { kind: 'case'; known: Case; reader: PersonNumber | null; inside: boolean }
  | { kind: 'own'; cases: Case[] };

/** How a case stands, or without one the asker's own. Everybody may ask: the Court is public (Act III.3). */
export function askStatus(view: ClubView, actor: Actor, cited: string | null): Result<Status> {
  const { number: reader } = whoActs(view, actor);
  if (cited === null) return done({ kind: 'own', cases: ownCases(view, reader) });
  const found = findCase(view, cited);
  if (!found.ok) return found;
  const known = found.value;
  return done({ kind: 'case', known, reader, inside: isInside(view, known, reader) });
}
