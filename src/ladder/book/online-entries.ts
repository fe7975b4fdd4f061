import { z } from 'zod';
import { lawEndings } from '../../../terms/games/online.ts';
import { game, online, person, points } from '../../ledger/fields.ts';

/** How an online game comes to its end; `barred` where a player was banned or removed while it was played. */
export const onlineEndings = [
  ...lawEndings,
  'resignation',
  'agreement',
  'time',
  'justice',
  'barred',
] as const;

/** What happens in online games (Act I.9), each by its own number. */
export const onlineSchemas = {
  /** Somebody agrees to what is gathered of online games (Act I.9.4). */
  'evidence-consented': z.object({ person }),
  /** The challenger has White. `minutes`: for each move; null where there is no limit. */
  'online-challenged': z.object({
    online,
    white: person,
    black: person,
    minutes: z.int().positive().nullable(),
  }),
  /** The game begins. */
  'online-accepted': z.object({ online }),
  /** By the one who was challenged, or taken back by the challenger. */
  'online-declined': z.object({ online }),
  /** Nobody answered the challenge in time. */
  'online-lapsed': z.object({ online }),
  /** In the notation of chess: `Nf3`. */
  'online-moved': z.object({ online, san: z.string().min(2).max(10) }),
  'draw-offered': z.object({ online, person }),
  'draw-declined': z.object({ online }),
  /** `score` is White's, null where nobody has any; `game` is what it was entered as, null where it does not count. */
  'online-ended': z.object({
    online,
    how: z.enum(onlineEndings),
    score: points.nullable(),
    game: game.nullable(),
  }),
  /** The Chief Justice breaks it off, as though it had not been played (Act I.9.10). */
  'online-voided': z.object({ online }),
} as const;

export type OnlineEnding = (typeof onlineEndings)[number];
