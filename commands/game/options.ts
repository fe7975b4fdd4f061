import {
  type APIApplicationCommandBasicOption,
  type APIApplicationCommandStringOption,
  ApplicationCommandOptionType,
} from 'discord.js';
import { type Ending, toldEndings } from '../../src/ladder/book/games.ts';
import type { Points } from '../../src/ledger/fields.ts';
import type { Colour } from '../../terms/games/moves.ts';

const points = { won: 1, drew: 0.5, lost: 0 } as const satisfies Record<string, Points>;
type ResultChoice = keyof typeof points;

const isResult = (text: string): text is ResultChoice => Object.hasOwn(points, text);

const choicesOf = (values: readonly string[]) => values.map((value) => ({ name: value, value }));

/** `game`: any game of the club, by its number. */
export const gameOption = (description: string): APIApplicationCommandBasicOption => ({
  type: ApplicationCommandOptionType.String,
  name: 'game',
  description,
  required: true,
  autocomplete: true,
});

export const resultOption = (description: string): APIApplicationCommandBasicOption => ({
  type: ApplicationCommandOptionType.String,
  name: 'result',
  description,
  required: true,
  choices: choicesOf(Object.keys(points)),
});

export const textOption = (name: string, description: string): APIApplicationCommandStringOption => ({
  type: ApplicationCommandOptionType.String,
  name,
  description,
});

export const reasonOption: APIApplicationCommandBasicOption = {
  ...textOption('reason', 'Why; everybody can read it'),
  required: true,
};

/** For what may be declared without one (Act III.2.4). */
export const whyOption: APIApplicationCommandBasicOption = textOption('reason', 'Why; everybody can read it');

/** What a result brings. Discord lets only the choices through. */
export function pointsOf(result: string): Points {
  if (!isResult(result)) throw new Error(`Not a result: ${result}`);
  return points[result];
}

/** The points that a button names; the opponent's win for what names none. */
export const pointsTyped = (text: string): Points =>
  Object.values(points).find((each) => `${each}` === text) ?? 0;

const colours = ['white', 'black'] as const satisfies readonly Colour[];

export const colourOption: APIApplicationCommandBasicOption = {
  type: ApplicationCommandOptionType.String,
  name: 'colour',
  description: 'Which colour you had',
  choices: choicesOf(colours),
};

export const colourOf = (text: string | null): Colour | null =>
  colours.find((colour) => colour === text) ?? null;

export const endedOption: APIApplicationCommandBasicOption = {
  type: ApplicationCommandOptionType.String,
  name: 'ended',
  description: 'How the game ended',
  choices: choicesOf(toldEndings),
};

export const endingOf = (text: string | null): Ending | null =>
  toldEndings.find((ending) => ending === text) ?? null;
