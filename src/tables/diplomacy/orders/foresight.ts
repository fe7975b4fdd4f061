import {
  adjudicate,
  type Conditional,
  type Context,
  homesOf,
  type Misread,
  type Position,
  provinceOf,
  reachOf,
  type Unit,
  wordsOf,
  writeConditional,
} from '../../../../packages/diplomacy/src/index.ts';
import { ownUnits } from '../own.ts';
import { laterPhaseOf } from './later-phases.ts';
import type { OrderRead } from './read-line.ts';

/** A line for a phase that follows, with what keeps any of it from ever being carried out: so that a slip is seen at once. */
export function withForesight(read: OrderRead, context: Context): OrderRead {
  const { conditional, phase } = read;
  if (conditional === null || phase === context.kind || phase === 'M') return read;
  const what = faultsIn(conditional, context);
  const trouble: Misread | null = what.length === 0 ? null : { at: null, what: what.join(' '), possible: [] };
  return { ...read, trouble };
}

/** What is wrong with each option, in sentences. */
function faultsIn({ when, options }: Conditional, context: Context): string[] {
  const at = when?.kind === 'dislodged' ? provinceOf(when.unit.at) : null;
  const unit = ownUnits(context.position, context.power).find((each) => provinceOf(each.at) === at);
  if (at !== null && unit === undefined)
    return [`${context.map.powers.get(context.power)?.name ?? context.power} has no unit there.`];
  const position = unit === undefined ? allHomesFree(context) : dislodgedFrom(unit, context);
  return options.flatMap((option) => {
    // A unit that is disbanded in the winter may have moved there by then.
    if (unit === undefined && option.kind === 'disband') return [];
    const only = when?.kind === 'dislodged' ? { when, options: [option] } : { when: null, options: [option] };
    return faultOf(only, position, context);
  });
}

function faultOf(conditional: Conditional, position: Position, { power, rules }: Context): string[] {
  const sheet = { orders: [writeConditional(conditional)], beforehand: true };
  const [told] = adjudicate(position, new Map([[power, sheet]]), rules).told;
  return told?.result === 'illegal' ? [`${wordsOf(told)}.`] : [];
}

/** As though a unit had been dislodged and everything near it were free. */
function dislodgedFrom(unit: Unit, { position, map }: Context): Position {
  const phase = laterPhaseOf(position.phase, 'R');
  return {
    ...position,
    phase,
    units: [],
    dislodged: [{ unit, from: null, retreats: [...reachOf(map, unit)] }],
  };
}

/** As though the power had all its home centres, and nobody stood there. */
function allHomesFree({ position, map, power }: Context): Position {
  const phase = laterPhaseOf(position.phase, 'A');
  return { ...position, phase, units: [], centres: new Map([[power, homesOf(map, position, power)]]) };
}
