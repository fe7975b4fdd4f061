import type { FigureChanges, PlayerId } from '../figures/figures.ts';
import { type Change, type Cite, type Problem, ruleOf } from '../rules/change.ts';
import { keptShare } from '../rules/differences.ts';
import type { Rule } from '../rules/rule.ts';
import { plainText, type Text, textOf } from '../rules/text.ts';
import { instantAt, weekdayOf } from '../time/uk-time.ts';
import type { Deed } from './event.ts';
import { boundTo, figuresNow, lacksFigures } from './figures-now.ts';
import { type Game, nameOf, openProposal, type Proposal, withProposal } from './game.ts';
import { makeChange, pastLimit } from './make-change.ts';
import { tell } from './told.ts';
import { playersOn } from './turns.ts';

/** R107, R202: a proposal. If it is proper it gets the next number (R109), and voting opens (R113); else it is told why not. */
export function propose(game: Game, by: PlayerId, deed: Deed & { is: 'proposed' }): Game {
  const improper = whyImproper(game, by, deed);
  if (improper !== null) return tell(game, { is: 'improper', player: by, ...improper });
  const { change, figures, more = false } = deed;
  const number = game.nextNumber;
  const proposal: Proposal = {
    index: game.proposals.length,
    number,
    by,
    at: game.now,
    day: game.day,
    change,
    renumberings: game.rules.renumberings.length,
    figures,
    more,
    votes: [],
    state: 'open',
    waits: null,
    completed: null,
    settled: null,
    isPaid: false,
    earlyCount: null,
    byJudge: false,
  };
  const proposed = { ...game, nextNumber: number + 1, proposals: [...game.proposals, proposal] };
  const why = [`${nameOf(game, by)} has made proposal ${number}.`, ...warnings(game, change, figures)].join(
    ' ',
  );
  return tell(proposed, {
    is: 'proposed',
    player: by,
    place: proposal.index,
    proposal: number,
    why,
    rules: ['R107', 'R109', 'R113', 'R202'],
  });
}

const because = (why: string, ...rules: readonly Cite[]): Problem => ({ why, rules });

/** Why a proposal is not proper; null if it is. That it is about itself is no reason (R117). */
const whyImproper = (
  game: Game,
  by: PlayerId,
  { change, figures }: Deed & { is: 'proposed' },
): Problem | null => whyNotPropose(game, by) ?? whyNoChange(game, change, figures);

/** Why no proposal of a player would be proper now, whatever it says; null if one may be (R202). */
export function whyNotPropose(game: Game, by: PlayerId): Problem | null {
  const { undecided } = figuresNow(game);
  if (undecided.includes('players'))
    return because(
      'No rule in effect says whose day it is. The Judge has to name the figure players.',
      'R202',
    );
  if (!playersOn(game, game.day).includes(by))
    return because(`It is ${weekdayOf(game.day)}, and not the day of ${nameOf(game, by)}.`, 'R201', 'R202');
  const late = whyTooLate(game);
  if (late !== null) return late;
  if (game.proposals.some((each) => each.day === game.day && each.state !== 'no rule-change'))
    return because('It is not the first proposal of the day.', 'R202');
  return null;
}

/** R202: why it is too late to propose today, or to go on with what one proposed; null before the hour. */
function whyTooLate(game: Game): Problem | null {
  const { hour } = figuresNow(game).values;
  if (game.now < instantAt(game.day, hour)) return null;
  return because(`It came too late: a proposal has to be made before ${hour} UK time.`, 'R202');
}

function whyNoChange(game: Game, change: Change, figures: FigureChanges | null): Problem | null {
  if ((change.kind === 'repeal' || change.kind === 'transmute') && Object.keys(figures ?? {}).length > 0)
    return because(`To ${change.kind} a rule sets no figures: they go with a text.`, 'R103');
  const made = makeChange(game, { number: game.nextNumber, date: game.day, change, figures });
  if ('problem' in made) return made.problem;
  return lacksFigures(game, change, figures) ? null : pastLimit(game, made.game);
}

/** What people should look at; it hinders nothing. */
function warnings(game: Game, change: Change, figures: FigureChanges | null): readonly string[] {
  const rule = game.rules.rules.get(ruleOf(change) ?? '');
  const after = 'text' in change && change.text !== undefined ? textOf(change.text) : [];
  const keepsPoints = figures?.winning !== undefined && /\bpoints?\b/i.test(plainText(after));
  const isAmended = change.kind !== 'enact' && after.length > 0;
  return [
    ...(isAboutWinning(game, change, rule, after) && !keepsPoints
      ? ['Winning may only ever be a number of points (R114): look at it closely.']
      : []),
    ...(rule !== undefined && isAmended && keptShare(rule.text, after) < 0.2
      ? ['Hardly a word of the rule stays: is that to amend it (R103)?']
      : []),
  ];
}

/** R114: whether a change is one of the rule that says how to win, or has another rule speak of winning. */
function isAboutWinning(game: Game, { kind }: Change, rule: Rule | undefined, after: Text): boolean {
  const speaks = (text: Text): boolean => /\bwin(?:s|ners?|ning)?\b/i.test(plainText(text));
  if (rule === undefined) return speaks(after);
  if (boundTo(game, rule.id).includes('winning')) return kind !== 'transmute';
  return speaks(after) && !speaks(rule.text);
}

/** The next part of a proposal that its proposer had not finished (E9). It adds to what is there, and alters nothing of it (R107). */
export function continueProposal(
  game: Game,
  by: PlayerId,
  { change, more = false }: Deed & { is: 'continued' },
): Game {
  const open = openProposal(game);
  const improper = (why: Problem): Game => tell(game, { is: 'improper', player: by, ...why });
  if (open === undefined || open.by !== by || !open.more || !isLonger(open.change, change))
    return improper(because('A proposal cannot be altered once it is made.', 'R107'));
  const whole = { ...game, nextNumber: open.number ?? game.nextNumber };
  const problem = whyTooLate(game) ?? whyNoChange(whole, change, open.figures);
  if (problem !== null) return improper(problem);
  const votes = open.votes.map((vote) => ({ ...vote, early: true }));
  const why = `${nameOf(game, by)} has added a part.${votes.length === 0 ? '' : ' Votes were cast before it.'}`;
  const told = { player: by, place: open.index, ...(open.number === null ? {} : { proposal: open.number }) };
  const longer = withProposal(game, { ...open, change, more, votes });
  return tell(longer, { is: 'continued', ...told, why, rules: ['R107'] });
}

/** Whether a change is another with more text after its own. */
function isLonger(before: Change, after: Change): boolean {
  if (before.kind !== after.kind || ruleOf(before) !== ruleOf(after)) return false;
  const text = (change: Change): string => ('text' in change ? (change.text ?? []).join('\n') : '');
  return text(after).length > text(before).length && text(after).startsWith(text(before));
}
