import type { APIApplicationCommandBasicOption } from 'discord.js';
import { type Ending, toldEndings } from '../../src/ladder/book/games.ts';
import type { Points } from '../../src/ledger/fields.ts';
import type { Colour } from '../../terms/games/moves.ts';
import { choiceOption, chosen, needed } from '../options.ts';

const points = { won: 1, drew: 0.5, lost: 0 } as const satisfies Record<string, Points>;
const results = ['won', 'drew', 'lost'] as const satisfies readonly (keyof typeof points)[];

export const resultOption = (
  description: string,
  about: { required?: true } = needed,
): APIApplicationCommandBasicOption => choiceOption('result', description, results, about);

/** What a result brings; null where none was chosen. */
export function pointsOf(result: string): Points;
export function pointsOf(result: string | null): Points | null;
export function pointsOf(result: string | null): Points | null {
  const told = chosen(results, result);
  return told === null ? null : points[told];
}

/** The points that a button names; the opponent's win for what names none. */
export const pointsTyped = (text: string): Points =>
  Object.values(points).find((each) => `${each}` === text) ?? 0;

const colours = ['white', 'black'] as const satisfies readonly Colour[];

export const colourOption = choiceOption('colour', 'Which colour you had', colours);
export const colourOf = (text: string | null): Colour | null => chosen(colours, text);

export const endedOption = choiceOption('ended', 'How the game ended', toldEndings);
export const endingOf = (text: string | null): Ending | null => chosen(toldEndings, text);
