import type { Province } from '../map/map.ts';
import type { Field } from './field.ts';

/** Whether a fleet stands there that can convoy. */
export const carriesAt = ({ convoys }: Field, province: Province): boolean => convoys.waters.has(province);

/**
 * Whether a fleet could help to convoy: some route needs it (DATC 4.E.1, 6.G.19). Where the order of an army's own fleet sends it by
 * convoy, needed or not, a route that leads through it is enough (WM D.VI(2), MJ B.VII(2)).
 */
export function isCarrier(
  fleet: Province,
  from: Province,
  to: Province,
  { convoys: { waters, useful }, context: { rules } }: Field,
): boolean {
  if (rules.choices.convoyToNeighbour === 'explicit or own fleet ordered')
    return waters.onRoutes(from, to).has(fleet);
  let needed = useful.get(from);
  if (needed === undefined) {
    needed = waters.ofUse(from);
    useful.set(from, needed);
  }
  return needed === null ? waters.onRoutes(from, to).has(fleet) : (needed.get(to)?.has(fleet) ?? false);
}
