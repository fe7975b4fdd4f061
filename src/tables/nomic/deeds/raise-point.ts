import { type About, aboutOf, proposalNumbered } from '../../../../packages/nomic/src/index.ts';
import type { UseCase } from '../../../house/plan.ts';
import { done, notUnderstood, type Result } from '../../../house/result.ts';
import { readWords, typedNumber } from '../../../house/texts.ts';
import type { Meant } from '../../table.ts';
import { findRule } from '../find-in-game.ts';
import { findOwnNomic, nomicGameAt, type OwnNomic } from '../find-nomic.ts';
import { withoutMarks } from '../names.ts';
import { act, type NomicDone } from './act.ts';

/** The longest statement, and the longest reason of a Judgement that a command takes, in characters. */
export const statementLimit = 4_000;

export interface PointInput extends Meant {
  text: string;
  /** The proposal, by its number as typed, or by its place among all where a button says which. */
  proposal: string | null;
  place: number | null;
  rule: string | null;
}

/** A player calls for a Judgement (R214). What it is about is what they name, else what their words name. */
export const raisePoint: UseCase<PointInput, NomicDone> = (work, actor, input) => {
  const own = findOwnNomic(work, actor, input);
  if (!own.ok) return own;
  const statement = readWords(withoutMarks(input.text), 'text', statementLimit);
  if (!statement.ok) return statement;
  const game = nomicGameAt(own.value.table, work.now);
  const about = readAbout({ ...own.value, game }, input);
  if (!about.ok) return about;
  const deed = { is: 'point raised', statement: statement.value, about: about.value } as const;
  return act(work, actor, own.value, deed, { typed: input.text });
};

function readAbout({ game, seat }: OwnNomic, { text, proposal, place, rule }: PointInput): Result<About> {
  if (rule !== null) {
    const found = findRule(game, rule);
    return found.ok ? done({ is: 'rule', rule: found.value.id }) : found;
  }
  const number = proposal === null ? (game.proposals[place ?? -1]?.number ?? null) : numberOf(proposal);
  if (proposal === null && number === null) return done(aboutOf(text, game, seat));
  return number === null || proposalNumbered(game, number) === undefined
    ? notUnderstood({ problem: 'no-such-rule-change', text: proposal ?? '' })
    : done({ is: 'proposal', number });
}

const numberOf = (typed: string): number | null =>
  typedNumber(typed.replace(/^\s*proposal\s+/i, '').replace(/:/, ' ')) ?? null;
