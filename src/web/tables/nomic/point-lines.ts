import type { Game, PointOfOrder, Proposal, Rule } from '../../../../packages/nomic/src/index.ts';
import { boundTo, ruleOf } from '../../../../packages/nomic/src/index.ts';
import { pointPath, proposalPath } from '../../../tables/nomic/pages.ts';
import type { Moment } from '../table-asked.ts';
import { type NomicSeen, type PlayerRead, type RuleNamed, ruleNamed } from './seen.ts';

/** A point of order in a line. */
export interface PointLine {
  point: number;
  path: string;
  by: PlayerRead;
  at: Moment;
  about: AboutRead;
  /** How far it is: `Waits for a Judgement`. */
  state: string;
  isInvoked: boolean;
  /** Whether the statement was judged true; null without a Judgement. */
  verdict: boolean | null;
  judge: PlayerRead | null;
}

/** What a point of order is about: words, and the page of that; null where it has none. */
export interface AboutRead {
  words: string;
  page: RuleNamed | null;
  /** Whose move it is about; null for anything else. */
  mover: PlayerRead | null;
}

const stateWords: Readonly<Record<PointOfOrder['state'], string>> = {
  'waits for judgement': 'Waits for a Judgement',
  judged: 'Judged, and can be disputed',
  disputed: 'Disputed',
  invoked: 'Judged and invoked',
  'without end': 'Never settled: all who might judge were overruled',
};

export function pointLine(seen: NomicSeen, point: PointOfOrder): PointLine {
  const { number, by, at, judge, judgement, state } = point;
  return {
    point: number,
    path: pointPath(seen.table, number),
    by: seen.playerOf(by),
    at: seen.at(at),
    about: aboutRead(seen, point),
    ...{ state: stateWords[state], isInvoked: state === 'invoked' },
    verdict: judgement?.verdict ?? null,
    judge: judge === null ? null : seen.playerOf(judge),
  };
}

function aboutRead(seen: NomicSeen, { about, place }: PointOfOrder): AboutRead {
  switch (about.is) {
    case 'proposal':
      return { words: 'about', page: proposalNamed(seen, place), mover: null };
    case 'rule':
      return { words: 'about', page: ruleNamed(seen, about.rule), mover: null };
    case 'move':
      return { words: 'about a move of', page: null, mover: seen.playerOf(about.mover) };
  }
}

/** A proposal by its place among all; null for none. */
export function proposalNamed({ game, table }: NomicSeen, place: number | null): RuleNamed | null {
  const proposal = place === null ? undefined : game.proposals[place];
  return proposal === undefined
    ? null
    : { name: proposalName(proposal), path: proposalPath(table, proposal.index) };
}

/** `Proposal 301`; one that a Judgement found to be none has no number. */
export const proposalName = ({ number }: Pick<Proposal, 'number'>): string =>
  number === null ? 'A proposal that was no rule-change' : `Proposal ${number}`;

/** The points of order on a rule, the latest first: about it, about a proposal to change it, or judged to void it or to name its figures. */
export function pointsOn(game: Game, rule: Rule): PointOfOrder[] {
  const figures: ReadonlySet<string> = new Set(boundTo(game, rule.id));
  return game.pointsOfOrder
    .filter(
      (point) =>
        isAbout(game, point, rule) ||
        point.judgement?.effects.some(
          (effect) =>
            (effect.is === 'void rule' && effect.rule === rule.id) ||
            (effect.is === 'figures' && Object.keys(effect.changes).some((name) => figures.has(name))),
        ),
    )
    .reverse();
}

function isAbout({ proposals }: Game, { about, place }: PointOfOrder, { id, history }: Rule): boolean {
  if (about.is === 'rule') return about.rule === id;
  const proposal = place === null ? undefined : proposals[place];
  if (proposal === undefined) return false;
  const [first] = history;
  const isItsOwn = first?.by.is === 'proposal' && first.by.number === proposal.number;
  return ruleOf(proposal.change) === id || isItsOwn;
}
