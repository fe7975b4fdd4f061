import type { Payment, Proposal, Vote } from '../../../../packages/nomic/src/index.ts';
import type { Stretch } from '../../../../terms/amendment/difference.ts';
import { proposalPath } from '../../../tables/nomic/pages.ts';
import { type Asked, readNumber, readPage } from '../../page.ts';
import { inPages, pageNumbered, weightOf } from '../../weight.ts';
import type { Moment } from '../table-asked.ts';
import { askedFor, changesOf, figuresAsked, type RuleChange } from './changes.ts';
import { type PointLine, pointLine, proposalName } from './point-lines.ts';
import type { FigureRead } from './read-rule.ts';
import { citedRules, headOf, type NomicSeen, type PlayerRead, type RuleNamed, readable } from './seen.ts';
import { inPortions } from './stretches.ts';
import { type ToldRead, toldRead } from './told.ts';

/** A proposal in a line. */
export interface ProposalLine {
  /** `Proposal 301` */
  name: string;
  path: string;
  by: PlayerRead;
  at: Moment;
  asks: string;
  rule: RuleNamed | null;
  /** `Adopted, in effect`; what it waits for is told elsewhere. */
  state: string;
  yes: number;
  no: number;
}

const stateWords: Readonly<Record<Proposal['state'], string>> = {
  open: 'Being voted on',
  waiting: 'Waits for the Judge',
  'in effect': 'Adopted and in effect',
  defeated: 'Defeated',
  'not adopted': 'Not adopted: nobody voted',
  'no rule-change': 'Judged to be no rule-change',
  impossible: 'Adopted, but it could not be carried out',
};

export function proposalLine(seen: NomicSeen, proposal: Proposal): ProposalLine {
  const { words, rule } = askedFor(seen, proposal);
  const { by, at, index, votes, state } = proposal;
  const yes = votes.filter(({ choice }) => choice === 'yes').length;
  return {
    ...{ name: proposalName(proposal), path: proposalPath(seen.table, index) },
    ...{ by: seen.playerOf(by), at: seen.at(at), asks: words, rule, state: stateWords[state] },
    ...{ yes, no: votes.length - yes },
  };
}

const proposalsAPage = 50;

/** All proposals, the latest first; null for a page that is not there. */
export function readProposals(seen: NomicSeen, query: Asked['query']) {
  const lines = seen.game.proposals.map((proposal) => proposalLine(seen, proposal)).reverse();
  const asked = pageNumbered(inPages(lines, proposalsAPage), readPage(query));
  return asked && { ...headOf(seen), ...asked };
}

/** Something on the page of a proposal. */
export type AboutProposal =
  | { is: 'change'; what: string; path: string | null; difference: readonly Stretch[]; goesOn: boolean }
  | { is: 'figure'; figure: FigureRead }
  | { is: 'vote'; by: PlayerRead; choice: Vote['choice']; at: Moment; early: boolean }
  | { is: 'payment'; player: PlayerRead; change: number; why: string; rules: RuleNamed[] }
  | { is: 'point'; point: PointLine }
  | { is: 'told'; told: ToldRead };

const mostParts = 200;

/** A proposal by its place, page by page; null for none. */
export function readProposal(seen: NomicSeen, { params, query }: Pick<Asked, 'params' | 'query'>) {
  const place = readNumber(params.proposal);
  const proposal = place === null ? undefined : seen.game.proposals[place - 1];
  if (proposal === undefined) return null;
  const asked = pageNumbered(inPages(aboutProposal(seen, proposal), mostParts, weigh), readPage(query));
  if (asked === null) return null;
  const { page, pages, rows } = asked;
  return {
    ...headOf(seen),
    proposal: proposalLine(seen, proposal),
    figures: proposal.figures === null ? null : Object.keys(proposal.figures).length,
    ...{ page, pages, parts: rows },
  };
}

const aboutProposal = (seen: NomicSeen, proposal: Proposal): AboutProposal[] => [
  ...changesOf(seen, proposal).flatMap((change) => portionsOf(change, longestPortion)),
  ...figuresAsked(seen, proposal.figures).map((figure) => ({ is: 'figure' as const, figure })),
  ...proposal.votes.map((vote) => ({
    is: 'vote' as const,
    ...{ by: seen.playerOf(vote.by), choice: vote.choice, at: seen.at(vote.at), early: vote.early },
  })),
  ...(proposal.settled?.payments ?? []).map((payment) => paymentRead(seen, payment)),
  ...seen.game.pointsOfOrder
    .filter((point) => point.place === proposal.index)
    .map((point) => ({ is: 'point' as const, point: pointLine(seen, point) })),
  ...seen.game.told.all
    .filter((told) => told.place === proposal.index && told.is !== 'voted')
    .map((told) => ({ is: 'told' as const, told: toldRead(seen, told) })),
];

/** What changes in one rule, in portions of at most so many bytes. */
export const portionsOf = ({ what, path, difference }: RuleChange, longest: number) =>
  inPortions(difference, longest).map((portion, nth) => ({
    is: 'change' as const,
    ...{ what, path, difference: portion, goesOn: nth > 0 },
  }));

const longestPortion = 15_000;

const paymentRead = (seen: NomicSeen, { player, change, why, rules }: Payment): AboutProposal => ({
  is: 'payment',
  ...{ player: seen.playerOf(player), change, why: readable(seen, why), rules: citedRules(seen, rules) },
});

/** What stands around a part, in bytes. */
const around = 200;

const weigh = (part: AboutProposal): number => weightOf(part) + around;
