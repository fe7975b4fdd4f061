import {
  type Change,
  type Game,
  type Proposal,
  type Rule,
  type RuleId,
  type Text,
  textOf,
  type Version,
} from '../../../../packages/nomic/src/index.ts';
import type { Table } from '../../table.ts';
import { takenDownWords } from '../../taken-down/words.ts';
import { entryOf } from '../entries.ts';
import { nomicGame } from '../find-nomic.ts';

type Seen = Pick<Table, 'number' | 'state'>;

/** Games as they were shown last, and how much of them was taken down by then. */
const kept = new WeakMap<Game, { down: number; shown: Game }>();

/**
 * A game as people may read it: without the texts of rules and proposals that the member of staff took down. The game itself goes on with
 * them. Everything that shows texts asks this; what is decided, and what has changed, asks the game itself.
 */
export function shownGame(table: Seen, game: Game = nomicGame(table)): Game {
  const { takenDown, takenDownRules } = table.state;
  const down = takenDown.size + takenDownRules.size;
  if (down === 0) return game;
  const known = kept.get(game);
  if (known?.down === down) return known.shown;
  const shown = withoutTexts(table, game);
  kept.set(game, { down, shown });
  return shown;
}

/** A rule of a game as people may read it. */
export const shownRule = <None extends null>(table: Seen, rule: Rule | None): Rule | None =>
  rule === null ? rule : (shownGame(table).rules.rules.get(rule.id) ?? rule);

/** Whether the text of the proposal that was made in that place was taken down. */
export function isProposalDown(table: Seen, place: number): boolean {
  const entry = entryOf(table, (told) => told.is === 'proposed' && told.place === place);
  return entry !== null && table.state.takenDown.has(entry);
}

/** What a proposal was to change, as people may read it; `entry` is the one by which it was made. */
export const shownChange = ({ state }: Pick<Table, 'state'>, entry: number, change: Change): Change =>
  state.takenDown.has(entry) ? withoutText(change) : change;

/** A change of the rules without its text. */
const withoutText = (change: Change): Change =>
  'text' in change && change.text !== undefined ? { ...change, text: [takenDownWords] } : change;

function withoutTexts(table: Seen, game: Game): Game {
  const down = game.proposals.filter(({ index }) => isProposalDown(table, index));
  const places = new Set(down.map(({ index }) => index));
  const proposals = game.proposals.map((each) =>
    places.has(each.index) ? { ...each, change: withoutText(each.change) } : each,
  );
  const hiding = { proposals: game.proposals, places, loaded: table.state.takenDownRules };
  const rules = new Map([...game.rules.rules].map(([id, rule]) => [id, withoutVersions(rule, hiding)]));
  return { ...game, proposals, rules: { ...game.rules, rules } };
}

interface Hiding {
  proposals: readonly Proposal[];
  /** Where the proposals are whose texts were taken down. */
  places: ReadonlySet<number>;
  /** The rules that came with a file and whose texts of then were taken down. */
  loaded: ReadonlySet<RuleId>;
}

const instead: Text = textOf([takenDownWords]);

function withoutVersions(rule: Rule, hiding: Hiding): Rule {
  const hidden = hiddenVersions(rule, hiding);
  if (!hidden.includes(true)) return rule;
  const history = rule.history.map((version, at) =>
    hidden[at] === true ? { ...version, text: instead } : version,
  );
  const notes = hiding.loaded.has(rule.id) ? [] : rule.notes;
  return { ...rule, notes, history, ...(hidden.at(-1) === true ? { text: instead } : {}) };
}

/** Which versions of a rule have a text that was taken down: what changes no text has that of the version before. */
function hiddenVersions(rule: Rule, hiding: Hiding): boolean[] {
  const hidden: boolean[] = [];
  for (const version of rule.history) hidden.push(isHidden(rule, version, hidden, hiding));
  return hidden;
}

function isHidden(
  { id, history }: Rule,
  { by }: Version,
  before: readonly boolean[],
  { proposals, places, loaded }: Hiding,
): boolean {
  if (by.is === 'initial') return loaded.has(id);
  if (by.is === 'itself') return false;
  const proposal = by.is === 'proposal' ? proposals.find(({ number }) => number === by.number) : undefined;
  const change = proposal?.change;
  if (
    proposal === undefined ||
    change === undefined ||
    change.kind === 'repeal' ||
    change.kind === 'transmute'
  )
    return before.at(-1) === true;
  if (change.kind !== 'repeal-amendment' || change.text !== undefined) return places.has(proposal.index);
  const amended = history.findIndex(
    (each) => each.by.is === 'proposal' && each.by.number === change.amendment,
  );
  return before[amended - 1] === true;
}
