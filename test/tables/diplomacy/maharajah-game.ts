import { readFileSync } from 'node:fs';
import { maharajahMap } from '../../../packages/diplomacy/src/index.ts';

/** One phase of the recorded game: as it is called, and what each power ordered in it, one order to a line. */
export interface PhaseOfIndia {
  readonly name: string;
  readonly orders: Readonly<Record<string, string>>;
}

/** The game in `maharajah-game.txt`, where a player can read it. */
export function maharajahGame(): PhaseOfIndia[] {
  const text = readFileSync(new URL('maharajah-game.txt', import.meta.url), 'utf8');
  const [, ...blocks] = text.trim().split('\n\n');
  return blocks.map((block) => {
    const [name = '', ...lines] = block.split('\n');
    return { name, orders: Object.fromEntries(lines.map(readLine)) };
  });
}

function readLine(line: string): [power: string, orders: string] {
  const [, name, orders = ''] = /^ {2}(\w+): (.*)$/.exec(line) ?? [];
  const power = [...maharajahMap.powers.values()].find((each) => each.name === name);
  if (power === undefined) throw new Error(`This is no line of the game: ${line}`);
  return [power.id, orders.replaceAll('; ', '\n')];
}
