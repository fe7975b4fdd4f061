// The chapters of the ladder's rule book: a line for each, and all that it holds is the ladder's. What falls due in one moment comes
// in the order of their names.
export * as limits from './limits/limits.ts';
export * as milestones from './milestones.ts';
export * as moves from './moves/moves.ts';
export * as pinnedBoard from './pinned-board.ts';
