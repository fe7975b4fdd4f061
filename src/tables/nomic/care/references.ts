import type {
  About,
  Change,
  Deed,
  Effect,
  Game,
  RuleId,
  Told,
} from '../../../../packages/nomic/src/index.ts';
import type { NomicPlay } from '../book.ts';

/** How the things that a deed names are called otherwise. */
interface Renaming {
  point(number: number): number;
  proposal(number: number): number;
  rule(id: RuleId): RuleId;
}

/**
 * By which entry each thing that a deed names was made: `point 3`, `proposal 301`, `rule 34`. Numbers move up once the gamemaster undoes
 * what was before, and a deed means the same thing as ever.
 */
export type MadeBy = Readonly<Record<string, number>>;

/** What the deed names that an entry of this game has made, as it is called now. */
export function namedIn(play: NomicPlay, deed: Deed): MadeBy {
  const made = makingsOf(play);
  const named: Record<string, number> = {};
  const note =
    <Name extends string | number>(kind: string) =>
    (name: Name): Name => {
      const entry = made.get(`${kind} ${name}`);
      if (entry !== undefined) named[`${kind} ${name}`] = entry;
      return name;
    };
  renamed(deed, { point: note('point'), proposal: note('proposal'), rule: note('rule') });
  return named;
}

/** The deed with what it names called as it is called now. What was never made is called by no name that anything has. */
export function calledNow(play: NomicPlay, deed: Deed, named: MadeBy): Deed {
  if (Object.keys(named).length === 0) return deed;
  const now = (kind: string, name: string | number): string => {
    const entry = named[`${kind} ${name}`];
    if (entry === undefined) return String(name);
    const called = madeBy(play, entry).find((each) => each.startsWith(`${kind} `));
    return called?.slice(kind.length + 1) ?? nothing;
  };
  return renamed(deed, {
    point: (number) => Number(now('point', number)),
    proposal: (number) => Number(now('proposal', number)),
    rule: (id) => now('rule', id),
  });
}

/** No point, no proposal and no rule is called so. */
const nothing = '-1';

/** By which entry each point, proposal and new rule was made that the game has. */
const makingsOf = (play: NomicPlay): Map<string, number> =>
  new Map([...play.tellings.keys()].flatMap((entry) => madeBy(play, entry).map((name) => [name, entry])));

/** The point, or the proposal and the new rule, that an entry made, as they are called now. */
function madeBy({ game, tellings }: NomicPlay, entry: number): string[] {
  const { from, to } = tellings.get(entry) ?? { from: 0, to: 0 };
  return game.told.slice(from, to).flatMap((told) => madeIn(game, told));
}

function madeIn(game: Game, { is, point, place }: Told): string[] {
  if (is === 'point of order') return [`point ${point}`];
  const proposal = is === 'proposed' ? game.proposals[place ?? -1] : undefined;
  if (proposal === undefined || proposal.number === null) return [];
  return [`proposal ${proposal.number}`, ...ruleBy(game, proposal.number).map((id) => `rule ${id}`)];
}

/** The rule that a proposal enacted. */
const ruleBy = ({ rules }: Game, number: number): RuleId[] =>
  [...rules.rules.values()].flatMap(({ id, history: [first] }) =>
    first?.by.is === 'proposal' && first.by.number === number ? [id] : [],
  );

/** A deed with all that it names called otherwise. */
function renamed(deed: Deed, to: Renaming): Deed {
  switch (deed.is) {
    case 'proposed':
    case 'continued':
      return { ...deed, change: renamedChange(deed.change, to) };
    case 'point raised':
      return { ...deed, about: renamedAbout(deed.about, to) };
    case 'judged':
      return {
        ...deed,
        point: to.point(deed.point),
        ...(deed.effects && { effects: deed.effects.map((effect) => renamedEffect(effect, to)) }),
      };
    case 'disputed':
    case 'opinion':
      return { ...deed, point: to.point(deed.point) };
    default:
      return deed;
  }
}

function renamedChange(change: Change, { rule, proposal }: Renaming): Change {
  switch (change.kind) {
    case 'enact':
      return change.again === undefined ? change : { ...change, again: rule(change.again) };
    case 'amend-amendment':
    case 'repeal-amendment':
      return { ...change, rule: rule(change.rule), amendment: proposal(change.amendment) };
    default:
      return { ...change, rule: rule(change.rule) };
  }
}

function renamedAbout(about: About, { rule, proposal }: Renaming): About {
  if (about.is === 'proposal') return { ...about, number: proposal(about.number) };
  return about.is === 'rule' ? { ...about, rule: rule(about.rule) } : about;
}

function renamedEffect(effect: Effect, { rule, proposal }: Renaming): Effect {
  if (effect.is === 'void rule') return { ...effect, rule: rule(effect.rule) };
  return 'proposal' in effect && effect.proposal !== undefined
    ? { ...effect, proposal: proposal(effect.proposal) }
    : effect;
}
