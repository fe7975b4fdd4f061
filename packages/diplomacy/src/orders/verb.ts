import { isPlace } from './place.ts';
import type { Reader, Trouble } from './reader.ts';
import { spellingsOf } from './spellings.ts';
import { type Verb, verbNamed } from './words.ts';

/** The verb that an order begins with: `Build A Mun`, `hold A Vie`. Single letters are left: those begin names and types. */
export function leadingVerb(reader: Reader): Verb | null {
  const word = reader.word();
  const follows = reader.tokens[reader.at + 1]?.kind;
  if (word.length < 2 || follows === 'dash' || spellingsOf(reader.context.map).exact.has(word)) return null;
  const verb = verbNamed(word) ?? null;
  return verb === 'support' || verb === 'convoy' ? null : verb;
}

/** What the unit that was just named is to do. A dash, and a province that follows without one, is a move. */
export function takeVerb(reader: Reader): Verb | Trouble {
  reader.skip();
  const dashed = reader.next?.kind === 'dash';
  while (reader.next?.kind === 'dash') reader.at++;
  const word = reader.word();
  const verb = isProvinceHere(reader, dashed) ? undefined : verbNamed(word);
  if (verb !== undefined) {
    reader.at++;
    reader.skip();
    return verb;
  }
  if (dashed || isPlace(reader)) return 'move';
  return reader.trouble((part) =>
    reader.atEnd
      ? `It does not say what ${reader.understood} is to do.`
      : `${part} is nothing that a unit can do. ${possible[reader.context.kind]}`,
  );
}

/** `Con` is Constantinople after a dash and at the end; anywhere else it convoys. The `W` of `W Med` waives nothing. */
function isProvinceHere(reader: Reader, dashed: boolean): boolean {
  const { exact } = spellingsOf(reader.context.map);
  if (reader.word().length === 1)
    return reader.word(1).length > 2 && exact.has(reader.word() + reader.word(1));
  if (!exact.has(reader.word())) return false;
  return dashed || reader.tokens.length === reader.at + 1;
}

const possible = {
  M: 'It can hold, move, support and convoy.',
  R: 'It can retreat or disband.',
  A: 'It can be built or disbanded.',
} as const;

const ordered: Readonly<Record<Verb, string>> = {
  hold: 'Units hold',
  move: 'Units move',
  support: 'Units support',
  convoy: 'Fleets convoy',
  retreat: 'Units retreat',
  disband: 'Units disband',
  build: 'Units are built',
  waive: 'Builds are waived',
};

const when: Readonly<Record<Verb, string>> = {
  hold: 'a movement phase',
  move: 'a movement phase',
  support: 'a movement phase',
  convoy: 'a movement phase',
  retreat: 'a retreat phase',
  disband: 'a retreat or adjustment phase',
  build: 'an adjustment phase',
  waive: 'an adjustment phase',
};

const now = { M: 'a movement phase', R: 'a retreat phase', A: 'an adjustment phase' } as const;

/** Trouble with a verb that has its time in another phase. */
export const wrongPhase = (reader: Reader, verb: Verb): Trouble =>
  reader.trouble(() => `${ordered[verb]} in ${when[verb]}. This is ${now[reader.context.kind]}.`);
