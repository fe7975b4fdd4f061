import {
  type DiplomacyMap,
  type LegalOrder,
  type Location,
  legalMovement,
  type Position,
  type Power,
  type Province,
  provinceOf,
  type RuleSet,
  reachOf,
  type Unit,
  Waters,
} from '../../packages/diplomacy/src/index.ts';
import { ownUnits } from '../../src/tables/diplomacy/own.ts';
import type { Worth } from './worth.ts';

interface Situation {
  readonly position: Position;
  readonly map: DiplomacyMap;
  readonly rules: RuleSet;
  readonly power: Power;
  readonly worth: Worth;
  readonly pick: (below: number) => number;
}

/** An order for each unit: first convoys, then attacks and guards by what they are worth, then all others towards something. */
export function greedyMoves(situation: Situation): readonly LegalOrder[] {
  const plan = new Plan(situation);
  plan.ship();
  plan.contend();
  plan.advance();
  return plan.orders();
}

class Plan {
  private readonly given = new Map<Unit, LegalOrder>();
  /** Where a unit of one's own goes to or stays. */
  private readonly claimed = new Set<Province>();
  private readonly own: readonly Unit[];
  private readonly legal: ReadonlyMap<Unit, readonly LegalOrder[]>;
  private readonly standing: ReadonlyMap<Province, Unit>;

  constructor(private readonly at: Situation) {
    const { position, map, rules, power } = at;
    this.own = ownUnits(position, power);
    this.legal = legalMovement(position.units, map, rules.choices);
    this.standing = new Map(position.units.map((unit) => [provinceOf(unit.at), unit]));
  }

  orders(): readonly LegalOrder[] {
    return this.own.map((unit) => this.given.get(unit) ?? { kind: 'hold', unit });
  }

  /** Takes armies that have nothing to do on their shore over sea by one’s own fleets. */
  ship(): void {
    const { map, rules, worth } = this.at;
    const waters = new Waters(map, this.own, rules.choices.riverConvoys === 'yes');
    for (const army of this.own.filter(({ type }) => type === 'A')) {
      const onLand = Math.max(worth.at(army), ...[...reachOf(map, army)].map((at) => this.valueOf(army, at)));
      const [to] = [...waters.reach(provinceOf(army.at))]
        .filter((shore) => this.isOpen(shore) && worth.at({ ...army, at: shore }) > onLand)
        .sort((a, b) => worth.at({ ...army, at: b }) - worth.at({ ...army, at: a }));
      if (to !== undefined) this.convoy(army, to, waters.routes(provinceOf(army.at), to, 1)[0] ?? []);
    }
  }

  private convoy(army: Unit, to: Province, route: readonly Province[]): void {
    const passage = this.find(army, (order) => order.kind === 'move' && order.to === to);
    const fleets = route.flatMap((sea) => this.standing.get(sea) ?? []);
    const carriers = fleets.flatMap(
      (fleet) =>
        this.find(fleet, (order) => order.kind === 'convoy' && order.of === army && order.to === to) ?? [],
    );
    const areFree = fleets.every((fleet) => !this.given.has(fleet));
    if (passage === undefined || !areFree || route.length === 0 || carriers.length < route.length) return;
    for (const order of [passage, ...carriers]) this.give(order);
  }

  /** Goes for what others own, and guards what they might take, the most valuable first. */
  contend(): void {
    const { map, worth, pick } = this.at;
    const goals = [...map.provinces.keys()]
      .filter((province) => worth.of(province) > 0)
      .map((province) => ({ province, value: worth.of(province) + pick(100) / 250 }))
      .sort((a, b) => b.value - a.value);
    for (const { province } of goals) {
      if (this.claimed.has(province)) continue;
      const there = this.standing.get(province);
      if (there?.power === this.at.power) this.guard(there);
      else this.attack(province, there !== undefined);
    }
  }

  private guard(unit: Unit): void {
    const { worth, pick } = this.at;
    const province = provinceOf(unit.at);
    const isOwned = worth.of(province) < 1;
    if (this.given.has(unit) || (isOwned && pick(3) > 0)) return;
    this.give({ kind: 'hold', unit });
    this.support(unit, province, worth.threats(province) - 1);
  }

  private attack(province: Province, isHeld: boolean): void {
    const { worth, pick } = this.at;
    const able = this.free().filter((unit) => this.step(unit, province) !== undefined);
    const needed = 1 + Number(isHeld) + Math.min(1, worth.threats(province));
    const isWeak = able.length < needed && isHeld && pick(3) > 0;
    const [mover] = able.sort((a, b) => worth.of(provinceOf(a.at)) - worth.of(provinceOf(b.at)));
    const move = mover === undefined ? undefined : this.step(mover, province);
    if (mover === undefined || move === undefined || isWeak) return;
    this.give(move);
    this.support(mover, province, needed - 1);
  }

  /** Lets so many free units support one that goes or stays there. */
  private support(of: Unit, province: Province, most: number): void {
    let left = most;
    for (const unit of this.free()) {
      const order = this.find(
        unit,
        (each) => each.kind === 'support' && each.of === of && provinceOf(each.to ?? of.at) === province,
      );
      if (left <= 0) return;
      if (order === undefined) continue;
      this.give(order);
      left -= 1;
    }
  }

  /** Sends all others to where more is to be had, or lets them help those that have their orders. */
  advance(): void {
    for (const unit of this.free()) {
      const here = this.valueOf(unit, unit.at);
      const [best] = [...reachOf(this.at.map, unit)]
        .filter((to) => this.isOpen(provinceOf(to)))
        .map((to) => ({ to, value: this.valueOf(unit, to) + this.at.pick(100) / 1_000 }))
        .sort((a, b) => b.value - a.value);
      const move = best === undefined || best.value <= here ? undefined : this.step(unit, best.to);
      this.give(move ?? this.help(unit) ?? { kind: 'hold', unit });
    }
  }

  /** A support of a move or of a unit that somebody might come for. */
  private help(unit: Unit): LegalOrder | undefined {
    return this.find(unit, (each) => {
      if (each.kind !== 'support' || each.of.power !== this.at.power) return false;
      const order = this.given.get(each.of);
      const isSame = order?.kind === 'move' ? order.to === each.to : order !== undefined && each.to === null;
      return isSame && this.at.worth.threats(provinceOf(each.to ?? each.of.at)) > 0;
    });
  }

  /** Less where another power's unit stands, which would have to leave. */
  private valueOf(unit: Unit, at: Location): number {
    const there = this.standing.get(provinceOf(at));
    const isForeign = there !== undefined && there.power !== this.at.power;
    return this.at.worth.at({ ...unit, at }) * (isForeign ? 0.5 : 1);
  }

  /** Whether no unit of one's own goes or stays there. */
  private isOpen(province: Province): boolean {
    const there = this.standing.get(province);
    const isLeft = there?.power !== this.at.power || this.given.get(there)?.kind === 'move';
    return isLeft && !this.claimed.has(province);
  }

  private free(): Unit[] {
    return this.own.filter((unit) => !this.given.has(unit));
  }

  private step(unit: Unit, to: Location): LegalOrder | undefined {
    const reach = reachOf(this.at.map, unit);
    return this.find(
      unit,
      (order) =>
        order.kind === 'move' &&
        order.via === null &&
        reach.has(order.to) &&
        (order.to === to || provinceOf(order.to) === to),
    );
  }

  private find(unit: Unit, test: (order: LegalOrder) => boolean): LegalOrder | undefined {
    return this.legal.get(unit)?.find(test);
  }

  private give(order: LegalOrder): void {
    this.given.set(order.unit, order);
    this.claimed.add(provinceOf(order.kind === 'move' ? order.to : order.unit.at));
  }
}
