import { z } from 'zod';
import { decayBases } from '../../../terms/leaderboard/decay.ts';
import type { EffectRules, SubjectRules } from '../../house/book/court-items.ts';
import { correct } from '../../house/book/hindsight.ts';
import { date, entry, game, person, points } from '../../ledger/fields.ts';
import { keepLatest, undo } from '../../ledger/hindsight.ts';

/** What of the ladder a petition can be against: a monitor, a deduction and a modification are named by their entries. */
export const ladderSubjects = [
  z.object({ kind: z.literal('monitor'), monitor: entry }),
  z.object({ kind: z.literal('game'), game }),
  z.object({ kind: z.literal('deduction'), entry }),
  z.object({ kind: z.literal('technical'), entry }),
] as const;

const ofEntry = { on: ({ entry }: { entry: number }) => `entry ${entry}` };
const ofGame = { on: ({ game }: { game: number }) => `game ${game}` };
const ofMonitor = { on: ({ monitor }: { monitor: number }) => `entry ${monitor}` };

export const ladderSubjectRules: SubjectRules<z.output<(typeof ladderSubjects)[number]>> = {
  monitor: ofMonitor,
  game: ofGame,
  deduction: ofEntry,
  technical: ofEntry,
};

export const ladderReliefs = [
  /** The game's result instead, as its `player` sees it. */
  z.object({ kind: z.literal('result'), score: points }),
] as const;

/** What a judgement can do to the ladder. */
export const ladderEffects = [
  z.object({ kind: z.literal('game'), game, score: points }),
  z.object({ kind: z.literal('adjust'), entry, points: z.int() }),
  /** The deduction was not due, whatever the register comes to say (Act II.6.3). */
  z.object({ kind: z.literal('excuse'), entry, person, date, basis: z.enum(decayBases) }),
  /** The monitor ends here (Act II.10.5). */
  z.object({ kind: z.literal('lift'), monitor: entry }),
] as const;

export const ladderEffectRules: EffectRules<z.output<(typeof ladderEffects)[number]>> = {
  game: {
    ...ofGame,
    leaves: 'changed',
    lookBack: (later, { game, score }) => correct(later, game, { score, replaced: true }),
  },
  adjust: {
    ...ofEntry,
    leaves: 'changed',
    lookBack: (later, { entry, points }) => keepLatest(later.adjusted, entry, points),
  },
  excuse: {
    ...ofEntry,
    leaves: 'changed',
    lookBack: (later, { entry }, at) => undo(later, entry, at),
    apply({ sessions }, { person, date, basis }) {
      const excused = sessions.get(date)?.excused;
      excused?.set(person, new Set([...(excused.get(person) ?? []), basis]));
    },
  },
  lift: {
    ...ofMonitor,
    leaves: 'lifted',
    apply({ monitors }, effect, at) {
      const monitor = monitors.find(({ seq }) => seq === effect.monitor);
      if (monitor !== undefined) monitor.liftedAt ??= at;
    },
  },
};
