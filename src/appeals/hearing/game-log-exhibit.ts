import type { ClubView, UnitOfWork } from '../../house/ports.ts';
import { type OnlineGame, onlineOf } from '../../ladder/book/online.ts';
import { gameLog } from '../../ladder/online/game-log.ts';
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
  const online = onlineIn(work, known);
  if (online === null || allExhibits(known).some(({ by }) => by === null)) return;
  const bytes = new TextEncoder().encode(gameLog(work, online, nameAs(online)));
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
  work.keepExhibit(number, exhibit, { name: `game-${online.number}-log.txt`, bytes });
  tellInHearing(work, { case: number, entry });
}

const onlineIn = ({ state }: ClubView, { subject }: Case): OnlineGame | null =>
  subject.kind === 'game' ? onlineOf(state, subject.game) : null;

/** The file outlasts anybody's wish to be forgotten, so nobody's name is in it. */
const nameAs =
  ({ white, black }: OnlineGame) =>
  (person: number): string => {
    if (person === white) return `White (#${person})`;
    return person === black ? `Black (#${person})` : `#${person}`;
  };
