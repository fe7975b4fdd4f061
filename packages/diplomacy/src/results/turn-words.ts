import type { Told } from './result.ts';
import type { NoAdjustment, NoRetreat, NotCounted, TurnReason } from './turn-reason.ts';
import { listed, shown } from './words-of-units.ts';

type WordsFor<Code extends TurnReason['code']> = (
  why: Extract<TurnReason, { code: Code }>,
  told: Told,
) => string;

/** What is said of each reason of retreats and adjustments, and of orders that came to nothing. */
export const turnWords: { readonly [Code in TurnReason['code']]: WordsFor<Code> } = {
  retreated: ({ to }, told) => `${who(told)} retreated to ${shown(to)}`,
  'retreats met': ({ at, others }, told) =>
    `${who(told)} disbanded: ${listed(others)} would have retreated to ${shown(at)} too`,
  'no retreat': ({ because, offered }, told) =>
    `${shown(told.order)} is not possible: ${noRetreat[because]}${because === 'no such unit is dislodged' ? '' : `; ${places(offered)}`}`,
  'no retreat ordered': ({ offered }, told) =>
    `${who(told)} disbanded: ${offered.length === 0 ? 'it had nowhere to go' : 'no retreat was ordered'}`,
  'as ordered': (_, told) => asOrdered(told),
  'no adjustment': ({ because }, told) => `${shown(told.order)} is not possible: ${noAdjustment[because]}`,
  'not counted': ({ because }, told) => `${shown(told.order)} does not count: ${notCounted[because]}`,
  'civil disorder': ({ distance }, told) =>
    `${who(told)} disbanded in civil disorder: ${distance === null ? 'no way led home' : `${distance} ${distance === 1 ? 'move' : 'moves'} from home`}`,
  illegal: ({ what }) => what,
  'no order': (_, told) => `${who(told)} had no order and held`,
};

const who = ({ unit, order }: Told): string => shown(unit ?? order);

function asOrdered(told: Told): string {
  switch (told.result) {
    case 'builds':
      return `${who(told)} built`;
    case 'waives':
      return 'one build waived';
    default:
      return `${who(told)} disbanded`;
  }
}

const places = (offered: readonly string[]): string =>
  offered.length === 0 ? 'it has nowhere to go' : `it may go to ${offered.map(shown).join(', ')}`;

const noRetreat: Readonly<Record<NoRetreat, string>> = {
  'no such unit is dislodged': 'no unit of this power was dislodged there',
  'wrong type of unit': 'the unit is of the other type',
  'type of unit missing': 'it does not say whether it is an army or a fleet',
  'wrong coast of the unit': 'the unit is on the other coast',
  'not offered': 'the unit cannot retreat there',
  'coast missing': 'it has to name the coast',
  'wrong coast': 'the unit cannot retreat to that coast',
};

const noAdjustment: Readonly<Record<NoAdjustment, string>> = {
  'no builds to make': 'the power has no build to make',
  'no disbands to make': 'the power does not have to disband a unit',
  'not a home centre': 'it is not one of the power’s home centres',
  'not owned': 'the power does not own that centre',
  occupied: 'a unit stands there',
  'type of unit missing': 'it does not say whether it is an army or a fleet',
  'fleet inland': 'no fleet can be there',
  'coast missing': 'it has to name the coast',
  'wrong coast': 'it names the wrong coast',
  'no such unit': 'the power has no unit there',
  'wrong type of unit': 'the unit is of the other type',
};

const notCounted: Readonly<Record<NotCounted, string>> = {
  'an earlier order counts': 'an earlier order counts',
  'a later order counts': 'a later order counts',
  'ordered differently': 'there are different orders for it',
  'more than allowed': 'it is one more than is allowed',
  'civil disorder decides': 'too many were ordered, so that civil disorder decides',
  'given before': 'the same was ordered before',
  'support in civil disorder': 'a power that orders nothing cannot be supported',
  'not needed': 'what it is for did not happen',
};
