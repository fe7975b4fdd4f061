import {
  type About,
  advance,
  begin,
  type Deed,
  dayAfter,
  type Effect,
  type FigureChanges,
  type Game,
  type GameEvent,
  instantAt,
  isVoidDay,
  play,
  playersOn,
  readFigures,
} from '../../src/index.ts';
import type { Change } from '../../src/rules/change.ts';
import type { Rule } from '../../src/rules/rule.ts';
import { idOf, initial } from './fixtures.ts';
import { firstMonday, opening, people } from './table.ts';

/** A number from 0 to below that. */
export type Dice = (below: number) => number;

/** The formulas that random proposals give to R203. */
export const formulas = [
  'floor(max(10, R - 290) * Y / V)',
  'Y - N',
  '3 * V',
  'floor(R / 100) + min(Y, 2)',
] as const;

const named = (text: string): FigureChanges => {
  const read = readFigures(text, people);
  if ('refused' in read) throw new Error(read.refused);
  return read.changes;
};

interface Idea {
  readonly change: Change;
  readonly figures: FigureChanges | null;
}

const pick = <T>(list: readonly T[], dice: Dice): T | undefined => list[dice(list.length)];

function idea(game: Game, dice: Dice): Idea {
  const rules = [...game.rules.rules.values()];
  const someRule = (fits: (rule: Rule) => boolean): Rule | undefined => pick(rules.filter(fits), dice);
  const mutable = someRule((rule) => rule.inEffect && !rule.immutable && rule.id !== idOf(initial, 201));
  const any = someRule((rule) => rule.inEffect);
  const gone = someRule((rule) => !rule.inEffect);
  const fallback: Idea = { change: { kind: 'enact', text: ['Hats may be worn.'] }, figures: null };
  const refers = `See Rule ${any?.number} and Rules ${mutable?.number}, ${any?.number}.`;
  const bound = (number: number, text: string): Idea => ({
    change: { kind: 'amend', rule: idOf(initial, number), text: [`It is so: ${text}`] },
    figures: named(text),
  });
  if (mutable === undefined || any === undefined) return fallback;
  const amended = mutable.history.findLast(({ by }) => by.is === 'proposal' && by.kind === 'amend')?.by;
  switch (dice(13)) {
    case 0:
      return { change: { kind: 'enact', text: [refers] }, figures: {} };
    case 1:
      return { change: { kind: 'amend', rule: mutable.id, text: [refers, 'More.'] }, figures: {} };
    case 2:
      return { change: { kind: 'repeal', rule: mutable.id }, figures: dice(2) === 0 ? {} : null };
    case 3:
      return {
        change: { kind: 'transmute', rule: any.id, to: any.immutable ? 'mutable' : 'immutable' },
        figures: null,
      };
    case 4:
      return bound(203, `points=${pick(formulas, dice)}`);
    case 5:
      return bound(205, `against=${dice(20)}`);
    case 6:
      return bound(207, `loss=${dice(20)}`);
    case 7:
      return bound(204, `threshold=${pick(['majority', '2/3', 'unanimous'], dice)}`);
    case 8:
      return {
        change: { kind: 'amend', rule: mutable.id, text: ['Nobody says which figures.'] },
        figures: null,
      };
    case 9:
      return gone === undefined
        ? fallback
        : { change: { kind: 'enact', again: gone.id, text: ['Again.'] }, figures: {} };
    case 10:
      return amended?.is === 'proposal'
        ? { change: { kind: 'repeal-amendment', rule: mutable.id, amendment: amended.number }, figures: {} }
        : fallback;
    case 11:
      return bound(211, `mutable=${14 + dice(13)}`);
    default:
      return fallback;
  }
}

/** What a random Judge decides. */
function effects(game: Game, proposal: number | null, dice: Dice): readonly Effect[] {
  const waiting = game.proposals.find(({ waits, number }) => waits === 'figures' && number !== null);
  switch (dice(6)) {
    case 0:
      return proposal === null ? [] : [{ is: 'no rule-change', proposal }];
    case 1:
      return [{ is: 'points', player: someone(dice), change: dice(21) - 10 }];
    case 2:
      return [{ is: 'figures', changes: { threshold: { of: 'cast', needs: 'majority' } } }];
    default:
      return waiting?.number == null ? [] : [{ is: 'figures', changes: {}, proposal: waiting.number }];
  }
}

/** A game, and what people did in it. */
export interface RandomGame {
  readonly game: Game;
  readonly events: readonly GameEvent[];
}

/** A game of that many days, with random players; `seen` is called after everything that happens. */
export function randomGame(days: number, dice: Dice, seen: (game: Game) => void): RandomGame {
  let game = begin({ ...opening, figures: { winning: 100_000 } });
  const events: GameEvent[] = [];
  const act = (at: number, by: string, deed: Deed): void => {
    const event = { at: Math.max(at, game.now), by, ...deed };
    events.push(event);
    game = play(game, event);
    seen(game);
  };
  for (let day = firstMonday, played = 0; played < days; day = dayAfter(day, 1)) {
    game = advance(game, instantAt(day, '10:00'));
    seen(game);
    if (isVoidDay(game, day)) continue;
    played++;
    randomDay(() => game, act, day, dice);
  }
  return { game: advance(game, game.now + 86_400_000), events };
}

type Act = (at: number, by: string, deed: Deed) => void;

function randomDay(now: () => Game, act: Act, day: string, dice: Dice): void {
  const at = (clock: string): number => instantAt(day, clock);
  const number = now().nextNumber;
  const proposer = (dice(8) === 0 ? undefined : playersOn(now(), day)[0]) ?? someone(dice);
  act(at('10:00'), proposer, { is: 'proposed', ...idea(now(), dice) });
  const proposed = now().nextNumber > number ? number : null;
  randomVotes(act, at('11:00'), dice);
  if (dice(2) === 0) act(at('12:00'), someone(dice), randomPoint(proposed, dice));
  for (const point of now().pointsOfOrder)
    if (point.state === 'waits for judgement' && dice(3) > 0)
      randomJudgement(now, act, at, point.number, dice);
}

const someone = (dice: Dice): string => pick(people, dice)?.id ?? 'A';

function randomVotes(act: Act, at: number, dice: Dice): void {
  const mood = 5 + dice(6);
  const no = dice(8) === 0 ? 'Maybe' : 'no';
  for (const { id } of people)
    if (dice(10) < 8) act(at, id, { is: 'voted', choice: dice(10) < mood ? 'yes' : no });
  if (dice(3) === 0) act(at + 60_000, someone(dice), { is: 'voted', choice: 'no' });
}

function randomPoint(proposal: number | null, dice: Dice): Deed {
  const isAboutMove = proposal === null || dice(3) === 0;
  const about: About = isAboutMove
    ? { is: 'move', mover: someone(dice) }
    : { is: 'proposal', number: proposal };
  return { is: 'point raised', statement: 'Is it?', about };
}

function randomJudgement(
  now: () => Game,
  act: Act,
  at: (clock: string) => number,
  number: number,
  dice: Dice,
): void {
  const point = now().pointsOfOrder[number - 1];
  if (point?.judge == null) return;
  const proposal = point.about.is === 'proposal' ? point.about.number : null;
  const hour = dice(2) === 0 ? '13:00' : '23:30';
  act(at(hour), point.judge, {
    is: 'judged',
    point: number,
    verdict: true,
    reason: 'So.',
    effects: effects(now(), proposal, dice),
  });
  if (dice(3) > 0) return;
  act(now().now + 60_000, someone(dice), { is: 'disputed', point: number });
  for (let at = 0; at < dice(4); at++)
    act(now().now + 60_000, someone(dice), { is: 'opinion', point: number, agrees: dice(4) === 0 });
}
