import {
  type DiplomacyMap,
  homesOf,
  type Position,
  type Power,
} from '../../../../packages/diplomacy/src/index.ts';
import { citing, listed } from '../../../house/words/text.ts';
import { citeOn, diplomacyRules } from '../../rule-sets/rule-set.ts';
import type { Table } from '../../table.ts';
import { seatName } from '../../words/table.ts';
import type { PhasePlayed } from '../game.ts';
import { buildSites, type HomeMade, homesChange, homesMade, homesToBe } from '../homes.ts';
import type { OwnGame } from '../orders/own-orders.ts';
import { buildsNow } from '../own.ts';
import { placeName } from './places.ts';

/** What a phase did to home centres, a sentence each: those that were made, and after moves those that may be at the end of the year. */
export function homeLines(table: Pick<Table, 'rules'>, played: PhasePlayed): string[] {
  const rules = diplomacyRules(table.rules);
  if (!homesChange(rules)) return [];
  const { map } = rules.diplomacy;
  const cite = citing([citeOn(rules, 'homes')]);
  const made = homesMade(played, map).map((each) => `${madeWords(table, each)}${cite}.`);
  const toBe = played.before.phase.kind === 'M' ? homesToBe(played.after) : [];
  const names = toBe.map(({ centre, power }) => `${placeName(map, centre)} of ${seatName(table, power)}`);
  return [
    ...made,
    ...(names.length === 0
      ? []
      : [
          `On the way to be a home centre, if the unit there stays to the end of the year: ${listed(names)}.`,
        ]),
  ];
}

/** `Herat is a home centre of Persia now` */
export function madeWords({ rules }: Pick<Table, 'rules'>, { centre, from, to }: HomeMade): string {
  const { map } = diplomacyRules(rules).diplomacy;
  const before = from === null ? '' : `, and no longer of ${seatName({ rules }, from)}`;
  return `${placeName(map, centre)} is a home centre of ${seatName({ rules }, to)} now${before}`;
}

/** The home centres of a power as they are; null where they are always those of the map. */
export function homesShown(
  { rules }: Pick<Table, 'rules'>,
  position: Position,
  power: Power,
): string[] | null {
  const own = diplomacyRules(rules);
  if (!homesChange(own)) return null;
  const { map } = own.diplomacy;
  return names(map, homesOf(map, position, power));
}

/** Where a player can build now, where home centres can change. */
export function sitesLine({ table, game, seat }: OwnGame): string[] {
  const rules = diplomacyRules(table.rules);
  if (!homesChange(rules) || buildsNow(game.position, seat.id) <= 0) return [];
  const { map } = rules.diplomacy;
  const sites = names(map, buildSites(game.position, map, seat.id));
  return [`Home centres of yours that you own, with nobody there: ${listed(sites)}.`];
}

const names = (map: DiplomacyMap, centres: readonly string[]): string[] =>
  centres.map((centre) => placeName(map, centre));
