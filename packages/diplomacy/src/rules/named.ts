import type { DiplomacyMap } from '../map/map.ts';
import { mapNamed, mapNames } from '../map/named.ts';
import { birthday2020, birthday2020Rulings } from './birthday-2020.ts';
import { type Issue, issues, unseenIssues } from './issues.ts';
import { maharajiad, maharajiadRulings } from './maharajiad.ts';
import type { RuleSet, Rulings } from './rule-set.ts';
import { standard, standardRulings } from './standard.ts';
import { worldMasters2004, worldMasters2004Rulings } from './world-masters-2004.ts';

/** The four rule sets, by their id. */
export const ruleSets: ReadonlyMap<string, RuleSet> = new Map(
  [standard, worldMasters2004, maharajiad, birthday2020].map((rules) => [rules.id, rules]),
);

/** What each of them decides, with the place in its text, by the rule set's id. */
export const rulings: ReadonlyMap<string, Rulings> = new Map([
  [standard.id, standardRulings],
  [worldMasters2004.id, worldMasters2004Rulings],
  [maharajiad.id, maharajiadRulings],
  [birthday2020.id, birthday2020Rulings],
]);

const maps: ReadonlyMap<string, DiplomacyMap> = new Map(mapNames.map((name) => [name, mapNamed(name)]));

/** What was asked for and is not there, in a sentence that names what is. */
export interface Refusal {
  readonly refused: string;
}

/** What a rule set can be asked for beside its own choices. */
export interface Wishes {
  /** Another map than the rule set's own: `standard` or `maharajah`. */
  readonly map?: string;
  /** Alternatives, by DATC number and letter: `{ '4.D.1': 'a' }`. */
  readonly settings?: Readonly<Record<string, string>>;
}

/**
 * The rule set with this id, on the map and with the settings that were wished for. On another map than its own more than half of that
 * map's centres win. Any letter that the engine plays may be set: a gamemaster may have a ruling that the text does not have.
 */
export function ruleSetNamed(id: string, { map, settings = {} }: Wishes = {}): RuleSet | Refusal {
  const rules = ruleSets.get(id);
  if (rules === undefined) return unknown('rule set', id, ruleSets.keys());
  const placed = map === undefined ? rules : onMap(rules, map);
  if ('refused' in placed) return placed;
  return withSettings(placed, settings);
}

function onMap(rules: RuleSet, name: string): RuleSet | Refusal {
  const map = maps.get(name);
  if (map === undefined) return unknown('map', name, maps.keys());
  if (map === rules.map) return rules;
  const centres = [...map.provinces.values()].filter(({ centre }) => centre).length;
  return { ...rules, map, choices: { ...rules.choices, victory: Math.floor(centres / 2) + 1 } };
}

function withSettings(rules: RuleSet, settings: Readonly<Record<string, string>>): RuleSet | Refusal {
  const choices: Record<string, unknown> = {};
  for (const [number, letter] of Object.entries(settings)) {
    const issue = settable.get(number);
    if (issue === undefined) return notSettable(number);
    const letters = new Map(Object.entries(issue.letters));
    if (!letters.has(letter)) return unknown(`letter for ${number} (${issue.title})`, letter, letters.keys());
    choices[issue.field] = letters.get(letter);
  }
  return { ...rules, choices: { ...rules.choices, ...choices } };
}

const settable: ReadonlyMap<string, Issue> = new Map(
  issues.filter(({ letters }) => Object.keys(letters).length > 0).map((issue) => [issue.number, issue]),
);

function notSettable(number: string): Refusal {
  const unseen = unseenIssues.find((issue) => issue.number === number);
  if (unseen !== undefined)
    return { refused: `${number} (${unseen.title}) cannot be set. ${unseen.settled}` };
  return unknown('setting', number, settable.keys());
}

function unknown(what: string, given: string, known: Iterable<string>): Refusal {
  const shown = given.length > 40 ? `${given.slice(0, 40)}…` : given;
  return { refused: `There is no ${what} "${shown}". There are: ${[...known].join(', ')}.` };
}
