import {
  type Issue,
  issues,
  type RuleSet,
  birthday2020 as referee,
  ruleSetNamed,
  rulings,
} from '../../../packages/diplomacy/src/index.ts';
import { parseLocalTime } from '../../../terms/time.ts';
import { listed } from '../../../terms/words.ts';
import type { BoundFigure, DiplomacyTableRules, FigureValues } from '../rule-sets/rule-set.ts';

/** How a turn goes, as the regulations begin (BT15). */
export const usualTurns = { begin: '00:00', hours: 48, results: 12 } as const;

const hoursIn = (text: string): number | null => {
  const [, digits] = /^(\d{1,4})\s*(?:h|hours?)?$/i.exec(text) ?? [];
  return digits === undefined ? null : Number(digits);
};

/** A turn lasts whole days, so that it begins at the same time of each: `48h`. */
function readClock(text: string): string | null {
  const hours = hoursIn(text);
  return hours !== null && hours % 24 === 0 && 24 <= hours && hours <= 336 ? `${hours}h` : null;
}

/** Less than the shortest turn. */
function readResults(text: string): string | null {
  const hours = hoursIn(text);
  return hours !== null && hours < 24 ? `${hours}h` : null;
}

const centres = [...referee.map.provinces.values()].filter(({ centre }) => centre).length;

function readVictory(text: string): string | null {
  const count = /^\d{1,2}$/.test(text) ? Number(text) : 0;
  return 1 <= count && count <= centres ? String(count) : null;
}

const ownFigures = {
  clock: {
    ...{ point: '15', about: 'How long a turn lasts', usual: `${usualTurns.hours}h` },
    ...{ can: 'whole days from 24h to 336h', read: readClock },
  },
  results: {
    ...{ point: '15', about: 'How long before the end of a turn orders are due' },
    ...{ usual: `${usualTurns.results}h`, can: 'from 0h to 23h', read: readResults },
  },
  begin: {
    ...{ point: '15', about: 'When a turn begins, in UTC', usual: usualTurns.begin },
    ...{ can: 'a time such as 00:00', read: parseLocalTime },
  },
  victory: {
    ...{ point: '16', about: 'How many centres win', usual: String(referee.choices.victory) },
    ...{ can: `from 1 to ${centres}`, read: readVictory },
  },
} satisfies Record<string, BoundFigure>;

/** The bot itself takes the sets of a player, so that the referee never sees several (DATC 4.D.1). */
const unseen: readonly Issue['field'][] = ['laterSet'];

const settable = issues.filter(
  ({ field, letters }) => !unseen.includes(field) && Object.keys(letters).length > 1,
);

/** Each choice of the referee is bound to the regulation that its ruling cites first; what none decides, to BT25. */
function letterFigure({ field, title, letters }: Issue): BoundFigure {
  const ruling = rulings.get(referee.id)?.[field];
  const [, point = '25'] = /BT(\d+)/.exec(ruling?.cite ?? '') ?? [];
  const names = Object.keys(letters);
  return {
    ...{ point, about: title, usual: ruling?.letter ?? '', can: listed(names, 'or') },
    read: (text) => names.find((letter) => letter === text.toLowerCase()) ?? null,
  };
}

/** The figures that are bound to regulations, by name: the clock, the centres that win, and what DATC 4 leaves open, by its numbers. */
export const boundFigures: Readonly<Record<string, BoundFigure>> = {
  ...ownFigures,
  ...Object.fromEntries(settable.map((issue) => [issue.number, letterFigure(issue)])),
};

/** The regulations with other figures. Throws for values that were not read. */
export function withFigures(rules: DiplomacyTableRules, values: FigureValues): DiplomacyTableRules {
  const value = (name: keyof typeof ownFigures): string => values[name] ?? ownFigures[name].usual;
  const turns = {
    ...{
      begin: value('begin'),
      hours: hoursIn(value('clock')) ?? 0,
      results: hoursIn(value('results')) ?? 0,
    },
  };
  const diplomacy = withLetters(rules.diplomacy, values);
  const victory = Number(value('victory'));
  return {
    ...rules,
    figures: { ...rules.figures, turns },
    diplomacy:
      victory === diplomacy.choices.victory
        ? diplomacy
        : { ...diplomacy, choices: { ...diplomacy.choices, victory } },
  };
}

function withLetters(rules: RuleSet, values: FigureValues): RuleSet {
  const settings = Object.fromEntries(
    settable.flatMap(({ number }) => {
      const letter = values[number];
      return letter === undefined || letter === boundFigures[number]?.usual ? [] : [[number, letter]];
    }),
  );
  if (Object.keys(settings).length === 0) return rules;
  const changed = ruleSetNamed(rules.id, { settings });
  if ('refused' in changed) throw new Error(changed.refused);
  return changed;
}
