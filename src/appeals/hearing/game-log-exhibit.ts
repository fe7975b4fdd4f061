import type { ClubView, UnitOfWork } from '../../house/ports.ts';
import { askRooms } from '../../house/room.ts';
import type { CaseNumber } from '../../ledger/fields.ts';
import type { Case } from '../book/cases.ts';
import { allExhibits } from './find-exhibit.ts';
import { heardStages } from './roles.ts';
import { tellInHearing } from './tell-hearing.ts';

/** Whether a case is over an online game (Act I.9.7). */
export const isOnline = ({ state }: Pick<ClubView, 'state'>, { subject }: Case): boolean =>
  subject.kind === 'game' && state.games[subject.game]?.online === true;

/**
 * Acts I.9.7 and I.9.8: the bot puts the log of an online game before those who begin to hear a case over it, open to
 * the parties and the Court; once in a case, and nothing in any other.
 */
export function fileGameLog(work: UnitOfWork, number: CaseNumber): void {
  const known = work.state.cases[number];
  if (known === undefined || !heardStages.includes(known.stage)) return;
  const log = logIn(work, known);
  if (log === null || allExhibits(known).some(({ by }) => by === null)) return;
  const bytes = new TextEncoder().encode(log.text);
  const exhibit = allExhibits(known).length + 1;
  const about = { exhibit, sealed: false, raw: false, redacts: null, size: bytes.byteLength };
  const body = {
    type: 'exhibit-filed',
    case: number,
    ...about,
    sha256: work.sha256(bytes),
    media: 'txt',
  } as const;
  const entry = work.append(body, { by: null, acts: ['I.9.7', 'I.9.8'] });
  work.keepExhibit(number, exhibit, { name: `game-${log.online}-log.txt`, bytes });
  tellInHearing(work, { case: number, entry });
}

const logIn = (view: ClubView, { subject }: Case) =>
  subject.kind === 'game' ? askRooms(view, (room) => room.onlineLog?.(view, subject.game)) : null;
