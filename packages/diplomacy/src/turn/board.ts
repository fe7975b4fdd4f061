import { type Province, provinceOf } from '../map/map.ts';
import type { Named } from '../orders/order.ts';
import type { Position, Unit } from '../position.ts';

/** Who stands where. Where a unit was dislodged it is that unit, as orders there are for it. */
export class Board {
  private readonly there: ReadonlyMap<Province, Unit>;

  constructor({ units, dislodged }: Position) {
    const all = [...units, ...dislodged.map(({ unit }) => unit)];
    this.there = new Map(all.map((unit) => [provinceOf(unit.at), unit]));
  }

  /** The unit as it is named, with the type and the coast that were left out. */
  completed(named: Named): Named {
    const unit = this.there.get(provinceOf(named.at));
    if (unit === undefined) return named;
    const { type, at } = named;
    const isSame = type === null || type === unit.type;
    return { type: type ?? unit.type, at: isSame && at === provinceOf(at) ? unit.at : at };
  }
}
