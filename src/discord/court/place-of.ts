import type { Case } from '../../appeals/book/cases.ts';
import type { Hearings } from '../../appeals/hearing-room/hearings.ts';
import { hostOf, roomNow } from '../../appeals/hearing-room/rooms.ts';
import type { ClubView } from '../../house/ports.ts';
import type { CaseNumber } from '../../ledger/fields.ts';

/** How long something waits for the thread in which it is to be said, in milliseconds. */
const patience = 10 * 60_000;

/**
 * The thread in which something is said of a case, or null: in the Court's channel. Rejects while the thread has yet to
 * be opened; `waited` is for how long it was tried, in milliseconds.
 */
export async function placeOf(
  hearings: Hearings,
  view: ClubView,
  number: CaseNumber,
  waited: number,
): Promise<string | null> {
  const known = view.state.cases[number];
  const room = roomNow(view, number);
  if (known === undefined || room === null) return null;
  const host = hostOf(view, known);
  const kept = (await hearings.threads(view.id)).findLast(
    (each) => each.case === host.number && each.room === room && each.state !== 'gone',
  );
  if (kept?.begun === true) return kept.state === 'archived' ? null : kept.thread;
  const mayOpen = view.settings.court !== null && view.settings.hearingsBarred === '';
  if (mayOpen && waited < patience && isHeard(host)) throw new Error('The hearing has no thread yet');
  return null;
}

/** Only now is a thread opened that is not there. */
const isHeard = ({ stage }: Case): boolean => stage === 'hearing' || stage === 'sitting';
