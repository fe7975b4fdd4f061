import { joined, partsOf } from '../../../src/house/chapters.ts';
import * as chapters from '../../../src/ladder/chapters.ts';
import type { ladderNotices } from '../../../src/ladder/notices.ts';
import type { ladderOutcomes } from '../../../src/ladder/outcomes.ts';
import { defaultFigures } from '../../../terms/figures.ts';
import { endOfLocalDay } from '../../../terms/time.ts';
import { ana, bo, cleo, day, jo, mo, seqOf } from '../club.ts';
import { changes, closed, deducted, reckoning, type Samples } from '../told.ts';

/** What commands come to. */
export const ladderOutcomeSamples: Samples<typeof ladderOutcomes> = {
  ...joined(partsOf(chapters, 'outcomeSamples')),
  'clock-opened': [{ clock: 1 }],
  'clock-consented': [{ clock: 1 }],
  'clock-declined': [{ clock: 1 }],
  'clock-started': [{ clock: 1 }],
  'clock-paused': [{ clock: 1 }],
  'clock-resumed': [{ clock: 1 }],
  'clock-ended': [{ clock: 1 }],
  'clock-entered': [{ clock: 1, game: 1 }],
  'staff-read': [{ game: 1 }],
  'game-recorded': [
    { game: 1, counts: true, held: false },
    { game: 2, counts: false, held: true },
  ],
  'game-confirmed': [
    { game: 1, counts: true },
    { game: 2, counts: false, entered: true },
  ],
  'game-declared-second': [{ game: 2 }],
  'game-disputed': [{ game: 2 }],
  'game-withdrawn': [{ game: 2 }],
  'game-approved': [{ game: 1 }],
  'game-refused': [{ game: 2 }],
  'game-corrected': [
    { game: 1, changes },
    { game: 1, changes: [], counts: true },
  ],
  'game-voided': [{ game: 1, changes }],
  'game-adjudicated': [{ game: 1, counts: true }],
  'game-objected': [{ game: 1 }],
  'rematch-decided': [{ game: 1, outcome: 'won', changes }],
  'limit-set': [{ limit: seqOf('limit') }],
  'limit-paused': [{ limit: seqOf('limit') }],
  'limit-resumed': [{ limit: seqOf('limit') }],
  'limit-stopped': [{ limit: seqOf('limit') }],
  'monitor-set': [{ person: ana }],
  'monitor-lifted': [{ person: ana }],
  'monitor-restated': [{ person: ana }],
  'clock-required': [
    { person: ana, minutes: 10 },
    { person: ana, minutes: null },
  ],
  'clock-waived': [{ person: ana }],
  'online-challenged': [{ online: 2 }],
  'online-accepted': [{ online: 1 }],
  'online-declined': [
    { online: 2, by: bo },
    { online: 2, by: ana },
  ],
  'online-moved': [
    { online: 1, ply: 1, there: true },
    { online: 1, ply: 1, there: false },
  ],
  'draw-offered': [
    { online: 1, by: ana, there: true },
    { online: 1, by: ana, there: false },
  ],
  'draw-declined': [
    { online: 1, by: bo, there: true },
    { online: 1, by: bo, there: false },
  ],
  'online-ended': [
    { online: 3, there: true },
    { online: 3, there: false },
  ],
  'online-voided': [{ online: 1 }],
  'session-opened': [{ date: day }],
  'session-closed': [closed, { ...closed, decayed: [deducted] }],
  'session-cancelled': [
    { date: day, restored: false },
    { date: day, restored: true },
  ],
  'register-marked': [
    { person: ana, date: day, present: true },
    { person: ana, date: day, present: false, reckoning },
  ],
  'checked-in': [
    { person: ana, date: day, moderating: false },
    { person: mo, date: day, moderating: true },
    { person: ana, date: day, moderating: false, quiet: true },
    { person: mo, date: day, moderating: true, quiet: true },
  ],
  'checked-out': [{ person: ana, date: day }],
};

/** What the bot says by itself. */
export const ladderNoticeSamples: Samples<typeof ladderNotices> = {
  ...joined(partsOf(chapters, 'noticeSamples')),
  'game-action': [
    { action: 'corrected', game: 1, by: mo, entry: seqOf('adjustment') },
    { action: 'approved', game: 1, by: mo, entry: seqOf('opening'), waited: ['late', 'disputed'] },
    { action: 'adjudicated', game: 1, by: mo, entry: seqOf('opening'), captured: { white: 9, black: 3 } },
  ],
  'voided-by-chief': [
    { game: 1, by: cleo, entry: seqOf('adjustment') },
    { game: 1, by: cleo, entry: seqOf('adjustment'), consent: jo },
  ],
  decay: [reckoning],
  'game-lapsed': [{ game: 1, person: ana }],
  'game-objected': [{ game: 1, by: bo }],
  'session-event': [{ date: day }],
  'events-barred': [{}],
  'weekly-round': [
    {
      ...{ ...closed, games: [1], decayed: [deducted], warned: 1, rematches: [1], monitors: [ana] },
      ...{ board: [{ person: ana, rank: 1, rankBefore: 2, score: 120, change: 20 }], requests: 1 },
      ...{
        undeclared: [{ penalty: 1, declareBy: endOfLocalDay('2026-11-27', defaultFigures) }],
        next: '2026-11-27',
      },
    },
  ],
  'limit-reached': [{ limit: seqOf('limit') }],
  'game-differs': [{ game: 2, person: mo }],
  'rematch-decided': [
    { game: 1, outcome: 'won', by: mo },
    { game: 1, outcome: 'opponent-absent', by: null },
  ],
  monitor: (['set', 'lifted', 'restated'] as const).flatMap((step) =>
    (['club', 'member'] as const).map((told) => ({
      ...{ step, told, person: ana, by: mo, entry: seqOf('monitor') },
    })),
  ),
  'monitor-overdue': [
    { person: ana, date: day, officer: null },
    { person: ana, date: day, officer: mo },
  ],
  'clock-order': [null, { minutes: null }, { minutes: 10 }].flatMap((order) =>
    (['club', 'member'] as const).map((told) => ({ told, person: ana, by: cleo, order })),
  ),
  'clock-card': [{ clock: 1 }],
  'clock-over': [{ clock: 1 }],
  'clock-unattended': [{ clock: 1 }],
  'online-lapsed': [{ online: 2 }],
  'online-begun': [{ online: 1 }],
  'online-board': [{ online: 1, ply: 1 }],
  'online-draw': [
    { online: 1, by: ana, news: 'offered' },
    { online: 1, by: bo, news: 'declined' },
  ],
  'online-over': [{ online: 3 }],
  'online-ended-by-justice': [{ online: 1, by: jo, entry: seqOf('adjustment') }],
  'online-voided': [{ online: 1, by: cleo, entry: seqOf('adjustment'), consent: jo }],
};
