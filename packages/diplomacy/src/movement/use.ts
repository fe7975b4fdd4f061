import type { Field } from './field.ts';
import type { Piece } from './piece.ts';

/** How many steps a search for a route may take, on whatever map. */
const patience = 10_000;

/**
 * Whether a fleet is of use to convoy an army: some route of the fleets on the board leads through it that does without none of its
 * fleets (DATC 6.G.19). Fleets count by where they are, whatever their orders (DATC 6.G.6).
 */
export function isOfUse(field: Field, army: Piece, fleet: Piece): boolean {
  const { byWater, convoys } = field.board;
  const seas = field.pieces.filter(({ unit, at }) => unit.type === 'F' && convoys[at] === true);
  const touch = (one: number, other: number): boolean => byWater[one]?.has(other) === true;
  const route: number[] = [army.at];
  let steps = 0;

  /** A sea may touch the last of the route and none before it: else the route could be shorter. */
  const extendsRoute = (at: number): boolean =>
    route.every((before, n) => touch(before, at) === (n === route.length - 1) && before !== at);

  const leads = (): boolean => {
    for (const { at } of seas) {
      if (steps++ > patience) return true;
      if (!extendsRoute(at)) continue;
      route.push(at);
      // Where the destination is next, a longer route would do without what follows.
      const found = touch(at, army.to) ? route.includes(fleet.at) : leads();
      route.pop();
      if (found) return true;
    }
    return false;
  };
  return leads();
}
