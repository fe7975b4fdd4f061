import { writeThreshold } from '../figures/threshold.ts';
import { NomicError } from '../nomic-error.ts';
import { nextVersion, withRules } from '../rules/rule.ts';
import { textOf } from '../rules/text.ts';
import { checkedInstant, dayAfter, type Instant } from '../time/uk-time.ts';
import { type Due, upcoming } from './due.ts';
import { figuresNow, hasStanding, withFigures } from './figures-now.ts';
import { type Game, openProposal } from './game.ts';
import { forfeitJudges, timeOver } from './judge.ts';
import { complete } from './settle.ts';
import { tell } from './told.ts';
import { isVoidDay, playersOn } from './turns.ts';

/**
 * The game at a later moment: everything that fell due in between has come about, each at its own moment and in order, however much
 * later anybody looks. Throws a `NomicError` if the moment is an earlier one.
 */
export function advance(game: Game, to: Instant): Game {
  if (checkedInstant(to) < game.now)
    throw new NomicError('Something cannot happen before what has happened already.');
  let now = game;
  for (;;) {
    const next = upcoming(now).find(({ is }) => is !== 'too late to propose');
    if (next === undefined || next.at > to) return { ...now, now: to };
    const then = { ...now, now: next.at };
    now = comeAbout(then, next);
    if (now === then) throw new Error(`Nothing came about at ${next.at}: ${next.is}`);
  }
}

/** What falls due by itself after that moment, in order, as things are then: up to the end of the day. */
export const due = (game: Game, now: Instant): readonly Due[] => upcoming(advance(game, now));

const comeAbout = (game: Game, { is, point }: Due): Game =>
  is === 'time over' && point !== undefined ? timeOver(game, point) : endDay(game);

/** The end of a day: its vote first (R113), then its turn (R204), then its Judges (R214). */
function endDay(game: Game): Game {
  const open = openProposal(game);
  const voted = open === undefined ? game : complete(game, open);
  if (voted.over !== null) return voted;
  const next = dayAfter(game.day, 1);
  const turned =
    playersOn(game, game.day).length > 0 && hasStanding(game, 'players') ? countTurn(voted) : voted;
  const judged = isVoidDay(game, game.day) ? turned : forfeitJudges(turned, next);
  return { ...judged, day: next };
}

/** A circuit is full when as many days have been somebody’s as there are players with one. */
function countTurn(game: Game): Game {
  const turns = game.turns + 1;
  const players = game.figures.players.filter(({ player }) => !game.forfeited.has(player)).length;
  if (turns < players) return { ...game, turns };
  return changeItself({ ...game, turns: 0, circuits: game.circuits + 1 });
}

/** R204: unless it was amended before, the rule changes by itself after so many circuits. It keeps its number (R109). */
function changeItself(game: Game): Game {
  const { later, circuits } = figuresNow(game).values;
  const rule = game.rules.rules.get(game.bound.get('later')?.rule ?? '');
  if (later === null || rule === undefined || !rule.inEffect || game.circuits < circuits) return game;
  const share =
    later.needs === 'majority'
      ? 'more than half'
      : later.needs === 'unanimous'
        ? 'all'
        : later.needs.join('/');
  const of = later.of === 'cast' ? 'votes cast by the end of the vote' : 'players who may vote';
  const text = textOf([`A rule-change is adopted if ${share} of the ${of} are for it, and not otherwise.`]);
  const rules = withRules(game.rules, [
    nextVersion(
      rule,
      { text },
      { by: { is: 'itself' }, date: game.day, renumberings: game.rules.renumberings.length },
    ),
  ]);
  const bound = { rule: rule.id, judgement: null };
  const changed = withFigures(
    { ...game, rules, version: game.version + 1 },
    { threshold: later, later: null },
    () => bound,
  );
  const why = `${game.circuits} circuits of turns are complete: Rule ${rule.number} now asks for ${writeThreshold(later)}.`;
  return tell(changed, { is: 'rule changed', why, rules: ['R204'] });
}
