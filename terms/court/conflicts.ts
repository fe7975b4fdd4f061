import type { Figures } from '../figures.ts';

/** Act III.3.5: what keeps a Justice from hearing a case. */
export const conflictKinds = ['party', 'counsel', 'witness', 'moderator', 'player', 'recused'] as const;
export type ConflictKind = (typeof conflictKinds)[number];

/** Who had what to do with a case, by number. */
export type Involved = Readonly<Record<ConflictKind, readonly number[]>>;

/** Act III.3.5: the conflicts that a Justice has in a case; none where they may hear it. */
export const conflictsOf = (involved: Involved, justice: number): ConflictKind[] =>
  conflictKinds.filter((kind) => involved[kind].includes(justice));

/** Who may be seated on a panel, and how many of them. */
interface Seatable {
  readonly size: number;
  readonly free: readonly number[];
  /** They have a conflict and may be chosen all the same, as too few have none (Act III.3.5.1); else empty. */
  readonly despiteConflict: readonly number[];
}

/** Acts III.3.3 and III.3.5.1: who may be seated: only those without a conflict, if they are enough; a small Court whole. */
export function seatable(
  court: readonly number[],
  conflicted: readonly number[],
  { panelSize }: Pick<Figures, 'panelSize'>,
): Seatable {
  const size = Math.min(panelSize, court.length);
  const free = court.filter((justice) => !conflicted.includes(justice));
  const others = court.filter((justice) => conflicted.includes(justice));
  return { size, free, despiteConflict: free.length < size ? others : [] };
}
