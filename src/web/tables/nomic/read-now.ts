import {
  endOfDay,
  figureNames,
  figuresNow,
  type Game,
  hasStanding,
  isActive,
  isVoidDay,
  needs,
  openProposal,
  type Proposal,
  playersOn,
  proposalNumbered,
  weekdayOf,
} from '../../../../packages/nomic/src/index.ts';
import { inPages, weightOf } from '../../weight.ts';
import { changesOf } from './changes.ts';
import { pointLine, proposalNamed } from './point-lines.ts';
import { type ProposalLine, portionsOf, proposalLine } from './read-proposals.ts';
import { figureRead } from './read-rule.ts';
import { standingsOf, winningScore } from './read-standings.ts';
import { headOf, type NomicSeen, type PlayerRead, type RuleNamed, readable, ruleNamed } from './seen.ts';

/** How a game of Nomic is going, in short. */
export function gameInShort(seen: NomicSeen) {
  const { game } = seen;
  const open = openProposal(game);
  return {
    over:
      game.over === null
        ? null
        : {
            winner: game.over.winner === null ? null : seen.playerOf(game.over.winner),
            why: readable(seen, game.over.why),
          },
    day: game.over === null ? dayRead(seen) : null,
    open: open === undefined ? null : { ...proposalLine(seen, open), until: seen.at(endOfDay(open.day)) },
    needs: needsOf(seen),
    points: game.pointsOfOrder.filter(isActive).length,
    standings: standingsOf(seen),
    winning: winningScore(game),
  };
}

export type GameInShort = ReturnType<typeof gameInShort>;

/** The day that it is in the game, and whose. */
function dayRead(seen: NomicSeen) {
  const { game } = seen;
  const { day } = game;
  const players = isVoidDay(game, day) ? [] : playersOn(game, day);
  return {
    weekday: weekdayOf(day),
    players: players.map(seen.playerOf),
    /** Whether nothing counts today that is posted in the voting thread. */
    isVoid: isVoidDay(game, day),
    /** Before which time they may propose; null where they have, or where it is past. */
    before: mayStillPropose(game) ? figuresNow(game).values.hour : null,
  };
}

const mayStillPropose = ({ proposals, day }: Game): boolean =>
  !proposals.some((proposal) => proposal.day === day && proposal.state !== 'no rule-change');

/** More are told of on the pages of the proposals. */
const mostNeeds = 20;

/** What the Judge has to decide before play goes on there. */
function needsOf(seen: NomicSeen): { words: string; proposal: RuleNamed | null }[] {
  return needs(seen.game)
    .slice(0, mostNeeds)
    .map(({ why, proposal }) => ({
      words: readable(seen, why),
      proposal:
        proposal === undefined
          ? null
          : proposalNamed(seen, proposalNumbered(seen.game, proposal)?.index ?? null),
    }));
}

const mostLines = 20;

/** A game of Nomic as it is now: what is voted on, what waits, and by which figures it is played. */
export function readNow(seen: NomicSeen) {
  const { game } = seen;
  const open = openProposal(game);
  return {
    ...headOf(seen),
    ...gameInShort(seen),
    change: open === undefined ? null : changeRead(seen, open),
    votes: (open?.votes ?? []).map(({ by, choice }): { by: PlayerRead; choice: 'yes' | 'no' } => ({
      ...{ by: seen.playerOf(by), choice },
    })),
    waiting: waitingOf(seen),
    active: game.pointsOfOrder
      .filter(isActive)
      .slice(-mostLines)
      .map((point) => pointLine(seen, point)),
    figures: figureNames.map((name) => ({ ...figureRead(seen, name), ...boundRead(seen, name) })),
  };
}

const waitingOf = (seen: NomicSeen): ProposalLine[] =>
  seen.game.proposals
    .filter(({ state }) => state === 'waiting')
    .slice(-mostLines)
    .map((proposal) => proposalLine(seen, proposal));

const longestPortion = 8_000;
const mostOfChange = 25_000;

/** What a proposal would change, as much of it as fits beside the rest. */
function changeRead(seen: NomicSeen, proposal: Proposal) {
  const parts = changesOf(seen, proposal).flatMap((change) => portionsOf(change, longestPortion));
  const [fitting = []] = inPages(parts, Number.POSITIVE_INFINITY, weightOf, mostOfChange);
  return { parts: [...fitting], isWhole: fitting.length === parts.length };
}

/** What a figure rests on: a rule or a Judgement; neither where nothing rules it. */
function boundRead(seen: NomicSeen, name: (typeof figureNames)[number]) {
  const { rule, judgement } = seen.game.bound.get(name) ?? { rule: null, judgement: null };
  const stands = hasStanding(seen.game, name);
  return {
    rule: stands && rule !== null ? ruleNamed(seen, rule) : null,
    /** The point of order whose Judgement named it; null for none. */
    judgement: stands ? judgement : null,
  };
}
