import {
  type Condition,
  type Conditional,
  type DiplomacyMap,
  type Order,
  shown,
} from '../../../../packages/diplomacy/src/index.ts';
import { placeName } from './places.ts';

/** What an order with a condition does: `If A Vie is dislodged, it retreats to Bohemia; else to Tyrolia; else it is disbanded.` */
export function conditionalWords({ when, options, otherwise }: Conditional, map: DiplomacyMap): string {
  const words = options.map((option, place) => optionWords(option, when, map, place === 0));
  const parts = words.map((each, place) => (place === 0 ? each : `${joint(when, place, otherwise)} ${each}`));
  return `${conditionWords(when, map)}${parts.join('; ')}.`;
}

/** Options before an `else` of a condition on a centre are alike. */
const joint = (when: Condition | null, place: number, otherwise: number | undefined): string =>
  when === null || when.kind === 'dislodged' || place === otherwise ? 'else' : 'or else';

function conditionWords(when: Condition | null, map: DiplomacyMap): string {
  switch (when?.kind) {
    case undefined:
      return 'In the adjustments: ';
    case 'dislodged':
      return `If ${shown(`${when.unit.type ?? ''} ${when.unit.at}`.trim())} is dislodged, it `;
    case 'owns':
      return `In the adjustments, if you own ${placeName(map, when.province)}: `;
    case 'lacks':
      return `In the adjustments, if you don’t own ${placeName(map, when.province)}: `;
  }
}

function optionWords(option: Order, when: Condition | null, map: DiplomacyMap, isFirst: boolean): string {
  if (when?.kind !== 'dislodged') return adjustmentWords(option, map);
  if (option.kind === 'retreat') return `${isFirst ? 'retreats ' : ''}to ${placeName(map, option.to)}`;
  return isFirst ? 'is disbanded' : 'it is disbanded';
}

function adjustmentWords(option: Order, map: DiplomacyMap): string {
  switch (option.kind) {
    case 'build':
      return `build ${unitTypes[option.unit.type ?? 'none']} in ${placeName(map, option.unit.at)}`;
    case 'disband':
      return `disband the unit in ${placeName(map, option.unit.at)}`;
    default:
      return 'build nothing';
  }
}

const unitTypes = { A: 'an army', F: 'a fleet', none: 'a unit' } as const;
