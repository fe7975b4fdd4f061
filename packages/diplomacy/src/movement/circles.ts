import type { Piece } from './piece.ts';

/** What the walk knows of a piece: when it came by, and the earliest that it can get back to. */
interface Visit {
  readonly piece: Piece;
  readonly number: number;
  earliest: number;
  readonly needs: Iterator<Piece>;
}

/**
 * The circles among decisions that wait for no decision outside of themselves (Tarjan's strongly connected components; only the last
 * ones). Never none, where each needs at least one other.
 */
export function lastCircles(pieces: readonly Piece[], needsOf: (piece: Piece) => Iterable<Piece>): Piece[][] {
  const visits = new Map<Piece, Visit>();
  const circleOf = new Map<Piece, Piece[]>();
  const closed = new Set<Piece[]>();
  const gathered: Piece[] = [];
  const walk: Visit[] = [];

  const enter = (piece: Piece) => {
    const visit = {
      piece,
      number: visits.size,
      earliest: visits.size,
      needs: needsOf(piece)[Symbol.iterator](),
    };
    visits.set(piece, visit);
    gathered.push(piece);
    walk.push(visit);
  };
  const look = (visit: Visit, need: Piece) => {
    const known = visits.get(need);
    if (known === undefined) enter(need);
    else if (!circleOf.has(need)) visit.earliest = Math.min(visit.earliest, known.number);
  };
  const leave = (visit: Visit) => {
    walk.pop();
    const before = walk.at(-1);
    if (before !== undefined) before.earliest = Math.min(before.earliest, visit.earliest);
    if (visit.earliest < visit.number) return;
    const circle = gathered.splice(gathered.indexOf(visit.piece));
    for (const piece of circle) circleOf.set(piece, circle);
    closed.add(circle);
  };

  for (const piece of pieces) {
    if (visits.has(piece)) continue;
    enter(piece);
    for (let visit = walk.at(-1); visit !== undefined; visit = walk.at(-1)) {
      const { value, done } = visit.needs.next();
      if (done === true) leave(visit);
      else look(visit, value);
    }
  }
  return [...closed].filter((circle) =>
    circle.every((piece) => [...needsOf(piece)].every((need) => circleOf.get(need) === circle)),
  );
}
