import { type Province, provinceOf } from '../map/map.ts';
import type { Named } from '../orders/order.ts';
import type { Position, Unit } from '../position.ts';

/** Who stands where, the dislodged too where nobody stands in their place. */
export class Board {
  private readonly there: ReadonlyMap<Province, Unit>;

  constructor({ units, dislodged }: Position) {
    const all = [...dislodged.map(({ unit }) => unit), ...units];
    this.there = new Map(all.map((unit) => [provinceOf(unit.at), unit]));
  }

  /** The unit as it is named, with the type that was left out. */
  completed(named: Named): Named {
    if (named.type !== null) return named;
    const unit = this.there.get(provinceOf(named.at));
    return unit === undefined ? named : { ...named, type: unit.type };
  }
}
