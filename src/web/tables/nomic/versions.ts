import type { MadeBy, Proposal, Rule, Text, Version } from '../../../../packages/nomic/src/index.ts';
import { type Stretch, shortened } from '../../../../terms/amendment/difference.ts';
import { proposalPath } from '../../../tables/nomic/pages.ts';
import { type NomicSeen, type RuleNamed, readable } from './seen.ts';
import { differenceRead } from './stretches.ts';

/** A version of a rule, and what became other than before. */
export interface VersionRead {
  /** Among the rule's versions, from 1. */
  nth: number;
  /** The day, as it is written. */
  date: string;
  /** `Rule 203 became Rule 305.`, `It became mutable.` Empty where only the text changed. */
  became: string;
  by: string;
  /** The proposal that made it; null for none. */
  proposal: RuleNamed | null;
  /** What changed in the text; null where nothing did, or where it is too long to be shown among others. */
  difference: readonly Stretch[] | null;
  /** Whether the text changed. */
  hasText: boolean;
}

/** A version of a rule from the one before it; its difference only where both texts are no longer than that many characters. */
export function versionRead(seen: NomicSeen, { history }: Rule, at: number, longest: number): VersionRead {
  const [before, after] = [history[at - 1], history[at]];
  if (after === undefined) throw new Error(`There is no version ${at}`);
  const [one, other] = [textOf(before), textOf(after)];
  const hasText = before === undefined || one !== other;
  const isShown = hasText && at > 0 && lengthOf(one) + lengthOf(other) <= longest;
  return {
    nth: at + 1,
    date: readable(seen, after.date),
    became: becameWords(before, after),
    by: madeWords(after.by),
    proposal: after.by.is === 'proposal' ? proposalMade(seen, after.by.number) : null,
    difference: isShown ? shortened(differenceRead(seen, one, other)) : null,
    hasText: at > 0 && hasText,
  };
}

/** The text that a version has; none where the rule is not in effect. */
export const textOf = (version: Pick<Version, 'inEffect' | 'text'> | undefined): Text | null =>
  version?.inEffect === true ? version.text : null;

export const lengthOf = (text: Text | null): number =>
  (text ?? []).flat().reduce((sum, piece) => sum + piece.text.length, 0);

function becameWords(before: Version | undefined, after: Version): string {
  if (before === undefined) return '';
  const mutability = after.immutable ? 'immutable' : 'mutable';
  return [
    before.number === after.number ? '' : `Rule ${before.number} became Rule ${after.number}.`,
    before.immutable === after.immutable ? '' : `It became ${mutability}.`,
    before.inEffect === after.inEffect ? '' : after.inEffect ? 'It took effect again.' : 'It was repealed.',
  ]
    .filter((each) => each !== '')
    .join(' ');
}

function madeWords(by: MadeBy): string {
  switch (by.is) {
    case 'initial':
      return 'As the game began';
    case 'proposal':
      return `By proposal ${by.number}`;
    case 'reference':
      return `As Rule ${by.from} became Rule ${by.to}`;
    case 'itself':
      return 'By itself, as its own text says';
  }
}

function proposalMade({ game, table }: NomicSeen, number: number): RuleNamed | null {
  const made = game.proposals.find((each) => each.number === number);
  return made === undefined ? null : { name: `Proposal ${number}`, path: proposalPath(table, made.index) };
}

/** The place among a rule's versions of the one that a proposal was about: the one before its own, else the one of its day. */
export function versionBefore({ history }: Rule, { number, day, state }: Proposal): number {
  const own = history.findIndex(({ by }) => by.is === 'proposal' && by.number === number);
  if (state === 'in effect' && own !== -1) return own - 1;
  if (state === 'open' || state === 'waiting') return history.length - 1;
  return Math.max(
    0,
    history.findLastIndex(({ by, date }) => by.is !== 'initial' && date <= day),
  );
}
