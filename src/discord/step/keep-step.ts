import type { Logger } from 'pino';
import type { ClubId } from '../../house/ports.ts';
import { type Following, followClubs } from '../follow-clubs.ts';
import { dressAll, type Seen, type StepParts } from './dress.ts';

/** Has the servers' roles and nicknames follow the clubs. */
export function startStep(parts: StepParts & { log: Logger }): Following {
  const { clubs, log } = parts;
  const seen = new Map<ClubId, Seen>();
  const follow = (club: ClubId) => {
    const known = seen.get(club) ?? new Map();
    seen.set(club, known);
    return dressAll(parts, club, known);
  };
  return followClubs({ clubs, log, what: 'roles and nicknames', follow });
}
