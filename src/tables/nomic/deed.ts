import { z } from 'zod';
import {
  type Deed,
  type Effect,
  type FigureChanges,
  type Figures,
  readFigures,
  writeFigures,
} from '../../../packages/nomic/src/index.ts';
import type { Texts } from '../../house/ports.ts';
import { nomicPeople } from './names.ts';

const text = z.array(z.string()).readonly();
const rule = z.string();
const number = z.int();
/** Figures as people write them (Nomic 2.2): `winning=150, threshold=2/3`. */
const figures = z.string();

const change = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('enact'), text, again: rule.exactOptional() }),
  z.object({ kind: z.literal('amend'), rule, text }),
  z.object({ kind: z.literal('repeal'), rule }),
  z.object({ kind: z.literal('enact-amendment'), rule, text }),
  z.object({ kind: z.literal('amend-amendment'), rule, amendment: number, text }),
  z.object({ kind: z.literal('repeal-amendment'), rule, amendment: number, text: text.exactOptional() }),
  z.object({ kind: z.literal('transmute'), rule, to: z.enum(['mutable', 'immutable']) }),
]);

const about = z.discriminatedUnion('is', [
  z.object({ is: z.literal('proposal'), number }),
  z.object({ is: z.literal('rule'), rule }),
  z.object({ is: z.literal('move'), mover: z.string() }),
]);

const effect = z.discriminatedUnion('is', [
  z.object({ is: z.literal('figures'), changes: figures, proposal: number.exactOptional() }),
  z.object({ is: z.literal('void rule'), rule }),
  z.object({ is: z.literal('no rule-change'), proposal: number }),
  z.object({ is: z.literal('early votes'), proposal: number, count: z.boolean() }),
  z.object({ is: z.literal('points'), player: z.string(), change: number }),
  z.object({ is: z.literal('undecidable'), mover: z.string() }),
  z.object({ is: z.literal('no play') }),
]);

const more = z.boolean().exactOptional();

/**
 * What a player did, as the book keeps it: figures as they are written. What was said for a point of order or a Judgement is beside the
 * entry, where it can be erased; texts of rules are moves of the game and stay.
 */
export const keptDeed = z.discriminatedUnion('is', [
  z.object({ is: z.literal('proposed'), change, figures: figures.nullable(), more }),
  z.object({ is: z.literal('continued'), change, more }),
  z.object({ is: z.literal('voted'), choice: z.string() }),
  z.object({ is: z.literal('point raised'), about }),
  z.object({ is: z.literal('judged'), point: number, verdict: z.boolean(), effects: z.array(effect) }),
  z.object({ is: z.literal('disputed'), point: number }),
  z.object({ is: z.literal('opinion'), point: number, agrees: z.boolean() }),
  z.object({ is: z.literal('announced'), player: z.string(), total: number, change: number }),
  z.object({ is: z.literal('forfeited') }),
  z.object({
    is: z.literal('altered'),
    how: z.enum(['edited', 'deleted']),
    thread: z.enum(['voting', 'points', 'discussion']),
  }),
]);

export type KeptDeed = z.output<typeof keptDeed>;
type KeptEffect = z.output<typeof effect>;

/** A deed as the book keeps it. */
export function keep(deed: Deed, now: Figures): KeptDeed {
  const written = (changes: FigureChanges): string => writeFigures(changes, now, nomicPeople);
  switch (deed.is) {
    case 'proposed':
      return { ...deed, figures: deed.figures === null ? null : written(deed.figures) };
    case 'point raised':
      return { is: deed.is, about: deed.about };
    case 'judged': {
      const { is, point, verdict, effects = [] } = deed;
      return { is, point, verdict, effects: effects.map((each) => keepEffect(each, written)) };
    }
    default:
      return deed;
  }
}

const keepEffect = (effect: Effect, written: (changes: FigureChanges) => string): KeptEffect =>
  effect.is === 'figures' ? { ...effect, changes: written(effect.changes) } : effect;

/** What somebody said with a deed, which is kept beside its entry. */
export function wordsOf(deed: Deed): Texts {
  if (deed.is === 'point raised') return { statement: deed.statement };
  return deed.is === 'judged' ? { reason: deed.reason } : {};
}

/** Stands for a statement, which is beside the entry: the game asks only whether there was one. */
const statement = '…';

/** A deed that the book kept, as the engine takes it, without what was said with it. */
export function kept(deed: KeptDeed): Deed {
  switch (deed.is) {
    case 'proposed':
      return { ...deed, figures: deed.figures === null ? null : read(deed.figures) };
    case 'point raised':
      return { ...deed, statement };
    case 'judged':
      return { ...deed, reason: '', effects: deed.effects.map(keptEffect) };
    default:
      return deed;
  }
}

const keptEffect = (effect: KeptEffect): Effect =>
  effect.is === 'figures' ? { ...effect, changes: read(effect.changes) } : effect;

/** Figures that were kept once are read again. Throws where they cannot be: the book was written by another version. */
function read(text: string): FigureChanges {
  const figures = readFigures(text, nomicPeople);
  if ('refused' in figures)
    throw new Error(`The figures ${text} cannot be read any more: ${figures.refused}`);
  return figures.changes;
}
