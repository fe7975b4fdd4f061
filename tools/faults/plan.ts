import { namesIn } from '../names-in.ts';
import { type DeedName, deeds } from './deeds.ts';
import { Dice } from './dice.ts';
import { ofServers } from './server-troubles.ts';
import type { KindOfStore } from './store.ts';
import { type TroubleName, troublesOn } from './troubles.ts';

/** Something that begins so many milliseconds after the round did. */
export interface Begun<Name> {
  name: Name;
  at: number;
}

/** What a round has in store; the same for the same seed and round. */
export interface Plan {
  deeds: readonly Begun<DeedName>[];
  troubles: readonly (Begun<TroubleName> & { lasts: number })[];
}

const everyDeed = namesIn(deeds);

/** The likelier deeds: those that most rounds of a club's life are made of. */
const usual: readonly DeedName[] = [
  ...(['record', 'record for others', 'confirm', 'confirm', 'move'] as const),
  ...(['adjust', 'give orders', 'give orders'] as const),
];

/** What only a server has is as likely as all else there. */
const oftener = Array.from({ length: 4 }, () => namesIn(ofServers)).flat();

const span = 500;

/** Plans a round of a club that is kept so: three to six deeds, and from one trouble to three, somewhere among them. */
export function planRound(seed: number, round: number, kind: KindOfStore): Plan {
  const possible = [...troublesOn(kind), ...(kind === 'file' ? [] : oftener)];
  const dice = new Dice(seed, round);
  const many = <T>(least: number, most: number, make: () => T): T[] =>
    Array.from({ length: dice.between(least, most) }, make);
  return {
    deeds: many(3, 6, () => ({
      name: dice.pick(dice.chance(0.5) ? usual : everyDeed),
      at: dice.between(0, span),
    })),
    troubles: many(1, dice.pick([1, 1, 2, 3]), () => ({
      name: dice.pick(possible),
      at: dice.between(0, span),
      lasts: dice.pick([50, 300, 700, 2_300]),
    })),
  };
}
