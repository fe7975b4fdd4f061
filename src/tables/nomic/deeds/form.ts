import { boundTo, type Rule, writeFigures } from '../../../../packages/nomic/src/index.ts';
import type { Instant } from '../../../../terms/time.ts';
import type { Actor } from '../../../house/people.ts';
import type { ClubView } from '../../../house/ports.ts';
import { done, notUnderstood, type Result, refused } from '../../../house/result.ts';
import { pagesOf } from '../../../house/words/pages.ts';
import { shownRule } from '../care/shown.ts';
import { findOwnNomic, nomicGameAt } from '../find-nomic.ts';
import { nomicPeople, toWrite } from '../names.ts';
import { ruleName, textWithoutWraps } from '../words/proposal.ts';
import { type Changing, mayNotPropose, type RuleSeen, ruleMeant } from './propose.ts';

/** Characters of a field, and fields for the text: Discord’s limits, less one field for figures. */
export const [perField, mostFields] = [3_800, 4] as const;

/** What the form for a proposal holds. */
export interface ProposalForm {
  table: number;
  /** `Rule 203`; null for a new rule. */
  rule: string | null;
  seen: RuleSeen | null;
  /** The text of the rule that is amended, in the parts that the fields hold. */
  parts: readonly string[];
  /** The figures of the rule as they are now; null where it has none. */
  figures: string | null;
}

/** What the form shows; refused where no proposal would be proper now, before anybody writes one. */
export function findProposalForm(
  view: ClubView,
  actor: Actor,
  input: Changing,
  now: Instant,
): Result<ProposalForm> {
  const own = findOwnNomic(view, actor, input);
  if (!own.ok) return own;
  const { table } = own.value;
  const game = nomicGameAt(table, now);
  const refusals = mayNotPropose(own.value, now);
  if (refusals.length > 0) return refused(...refusals);
  const found = ruleMeant(game, input);
  if (!found.ok) return found;
  const rule = found.value;
  if (rule === null) return done({ table: table.number, rule, seen: null, parts: [''], figures: null });
  const name = ruleName(rule);
  const present = textWithoutWraps(shownRule<never>(table, rule));
  const parts = pagesOf(toWrite(present), perField);
  if (parts.length > mostFields) return notUnderstood({ problem: 'rule-too-long', rule: name });
  const place = [...game.rules.rules.keys()].indexOf(rule.id);
  const seen = { place, versions: rule.history.length };
  return done({ table: table.number, rule: name, seen, parts, figures: figuresOf(game, rule) });
}

function figuresOf(game: Parameters<typeof boundTo>[0], rule: Rule): string | null {
  const names = boundTo(game, rule.id);
  if (names.length === 0) return null;
  const now = Object.fromEntries(names.map((name) => [name, game.figures[name]]));
  return toWrite(writeFigures(now, game.figures, nomicPeople));
}
