import type { FigureName } from '../figures/figures.ts';
import { figureKinds } from '../figures/kinds.ts';
import { figuresNow } from './figures-now.ts';
import type { Game } from './game.ts';
import { waitingFor } from './settle.ts';

/** Something that a Judge has to decide before play goes on there, in a sentence. */
export interface Need {
  readonly figure?: FigureName;
  readonly proposal?: number;
  readonly why: string;
}

/** What waits for a Judge: figures that no rule in effect sets, and proposals that cannot go on without a Judgement. */
export function needs(game: Game): readonly Need[] {
  if (game.over !== null) return [];
  const figures = figuresNow(game).undecided.map((figure) => ({
    figure,
    why: `No rule in effect says ${figureKinds[figure].what}. The Judge has to name the figure ${figure}.`,
  }));
  const proposals = game.proposals.flatMap(({ number, waits, state }) =>
    state !== 'waiting' || number === null || waits === null
      ? []
      : [{ proposal: number, why: waitingFor(waits) }],
  );
  return [...figures, ...proposals];
}
