import type { Actor } from '../../house/people.ts';
import { asForeseen, type Preview, type Sealed, type UseCase } from '../../house/plan.ts';
import type { ClubView, Texts, UnitOfWork } from '../../house/ports.ts';
import {
  allOf,
  done,
  ifGiven,
  notUnderstood,
  type Refusal,
  type Result,
  refused,
} from '../../house/result.ts';
import { readOptionalReason, readReason } from '../../house/texts.ts';
import { findTableWith } from '../games.ts';
import type { TableOutcome } from '../outcomes.ts';
import type { Point } from '../rule-sets/rule-set.ts';
import { by, type Meant, notPlayed, type Table, writeAt } from '../table.ts';
import { kindsOf } from '../votes/propose.ts';
import { holdsOffice, ownSeat, personActing } from '../who.ts';
import { nextPoint, repealed } from './amendments.ts';
import type { RegulationProposal } from './book.ts';
import { contestantsOf } from './contestants.ts';
import { tellIfWaiting } from './enact.ts';
import { asLive, type LiveTable, lastChange, openRegulations, readRegulation } from './live.ts';
import { boundTo, readFigures, writeFigures } from './read-figures.ts';

export interface RegulationMeant extends Meant {
  /** The regulation, as typed; null for a new one. */
  point: string | null;
}

export interface ProposeRegulation extends RegulationMeant, Sealed {
  /** What the regulation is to say; empty to repeal it. */
  text: string;
  /** The figures that it changes, as typed; null or empty for none named. */
  figures: string | null;
  /** What is said about it; the reason, where the gamemaster changes it. */
  comment: string | null;
  /** The last change of the regulation when the form was opened; 0 for none, null where no form was. */
  seen: number | null;
}

/** Whose wish a change is: a contestant's, by their seat, or the gamemaster's own. */
export type Proposer = { as: 'contestant'; seat: string } | { as: 'gm' };

/** A change of a regulation before it is proposed. */
export interface RegulationPlanned {
  table: Table;
  proposer: Proposer;
  /** The regulation as it is; null for a new one. */
  before: Point | null;
  text: string | null;
  figures: string | null;
  texts: Texts;
  /** The figures whose regulation it changes without naming any: it will wait for the Judge. Empty where it does not. */
  unnamed: readonly string[];
  seal: string;
}

/** As much as an embed can hold twice, as it was and as it is to be. */
export const longestRegulation = 1_900;

/** Who would change a regulation now; refused to all but contestants (BT8) and the gamemaster (BT2). */
export function findProposer(
  view: ClubView,
  actor: Actor,
  meant: Meant,
): Result<LiveTable & { proposer: Proposer }> {
  const found = findTableWith(view, meant, 'vote');
  if (!found.ok) return found;
  const live = asLive(found.value);
  const table = found.value;
  if (live === null)
    return refused({
      code: 'not-voted-on',
      about: 'rule',
      kinds: kindsOf(table),
      ...by(table.rules, 'proposals'),
    });
  if (table.state.status !== 'playing') return refused(notPlayed(table));
  if (holdsOffice(table, personActing(view, actor), 'gm')) return done({ ...live, proposer: { as: 'gm' } });
  const seat = ownSeat(view, actor, table, 'proposals');
  if (!seat.ok) return seat;
  const refusals = mayNotPropose(table, seat.value.id);
  return refusals.length > 0
    ? refused(...refusals)
    : done({ ...live, proposer: { as: 'contestant', seat: seat.value.id } });
}

function mayNotPropose(table: Table, seat: string): Refusal[] {
  const { number, rules, state } = table;
  const about = { table: number, ...by(rules, 'proposals') };
  if (!contestantsOf(table).includes(seat)) return [{ code: 'seat-is-out', seat, ...about }];
  const most = rules.figures.proposalsAPhase;
  const since = state.diplomacy?.phaseBegunAt ?? 0;
  const made = state.regulations.proposals.filter((each) => each.seat === seat && each.at >= since);
  return made.length < most ? [] : [{ code: 'too-many-proposals', most, ...about }];
}

/** The regulation that is meant; refused where no proposal changes it (BT5). */
export function regulationMeant(
  found: LiveTable & { proposer: Proposer },
  { point }: Pick<RegulationMeant, 'point'>,
): Result<Point | null> {
  const read = ifGiven(point, (typed) => readRegulation(found, typed));
  if (!read.ok || read.value === null || found.proposer.as === 'gm') return read;
  const { id } = read.value;
  return found.live.fixed.includes(id)
    ? refused({
        code: 'regulation-fixed',
        table: found.table.number,
        point: id,
        ...by(found.rules, 'fixed-rules'),
      })
    : read;
}

/** What a change of a regulation would come to; refused as BT2, BT5 and BT8 have it. */
export const previewRegulation: Preview<ProposeRegulation, RegulationPlanned> = (view, actor, input) => {
  const found = findProposer(view, actor, input);
  if (!found.ok) return found;
  const { table, proposer } = found.value;
  const read = allOf(
    regulationMeant(found.value, input),
    readText(input),
    readNamed(found.value, input),
    proposer.as === 'gm' ? neededReason(input) : readOptionalReason(input.comment?.trim() || null, 'text'),
  );
  if (!read.ok) return read;
  const [before, text, figures, texts] = read.value;
  const problem = isAmiss(table, before, { input, text, figures });
  if (!problem.ok) return problem;
  const twice = proposedTwice(table, proposer, { point: before?.id ?? null, text, figures });
  if (twice.length > 0) return refused(...twice);
  const unnamed = figures === null && before !== null ? boundTo(found.value.live, before.id) : [];
  const seal = JSON.stringify([proposer, before, text, figures, nextPoint(table.state)]);
  return done({ table, proposer, before, text, figures, texts, unnamed, seal });
};

/** Each line without the spaces around it; nothing at all repeals the regulation. */
function readText({ text }: ProposeRegulation): Result<string | null> {
  const words = text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join('\n');
  const { length } = words;
  if (length > longestRegulation)
    return notUnderstood({ problem: 'too-long', option: 'text', length, limit: longestRegulation });
  return done(words === '' ? null : words);
}

function readNamed(
  { live, table }: LiveTable,
  { figures: typed, text }: ProposeRegulation,
): Result<string | null> {
  if (typed === null || typed.trim() === '') return done(null);
  const read = readFigures(typed, live);
  return 'refused' in read
    ? notUnderstood({ problem: 'regulation-figures', table: table.number, why: read.refused, typed: text })
    : done(writeFigures(read.values));
}

function neededReason({ comment }: ProposeRegulation): Result<Texts> {
  const reason = readReason(comment ?? '', 'text');
  return reason.ok ? done({ reason: reason.value }) : reason;
}

interface Read {
  input: ProposeRegulation;
  text: string | null;
  figures: string | null;
}

/** Whether the change says anything, about the regulation as it was shown. */
function isAmiss(table: Table, before: Point | null, { input, text, figures }: Read): Result<null> {
  const { seen, text: typed } = input;
  if (before === null)
    return text === null ? notUnderstood({ problem: 'empty', option: 'text' }) : done(null);
  if (seen !== null && seen !== (lastChange(table, before.id)?.seq ?? 0))
    return notUnderstood({ problem: 'regulation-changed', typed });
  const isSame = (text ?? repealed) === before.text;
  return isSame && (figures === null || figures === 'same')
    ? notUnderstood({ problem: 'regulation-unchanged', typed })
    : done(null);
}

type Change = Pick<RegulationProposal, 'point' | 'text' | 'figures'>;

/** None, or the refusal of what the same contestant has proposed already: a form may have been sent twice. */
function proposedTwice(table: Table, proposer: Proposer, { point, text, figures }: Change): Refusal[] {
  if (proposer.as === 'gm') return [];
  const same = openRegulations(table).find(
    (each) =>
      each.seat === proposer.seat && each.point === point && each.text === text && each.figures === figures,
  );
  const about = { table: table.number, ...by(table.rules, 'proposals') };
  return same === undefined ? [] : [{ code: 'proposed-already', proposal: same.number, ...about }];
}

/** A contestant proposes a change (BT8), or the gamemaster makes one at once, so that no custom or rule is broken (BT2). */
export const proposeRegulation: UseCase<
  ProposeRegulation,
  TableOutcome<'regulation-proposed' | 'regulation-amended'>
> = asForeseen(previewRegulation, (work, actor, planned) =>
  planned.proposer.as === 'gm'
    ? amend(work, planned, personActing(work, actor))
    : submit(work, planned, planned.proposer.seat, personActing(work, actor)),
);

function submit(
  work: UnitOfWork,
  { table, before, text, figures, texts }: RegulationPlanned,
  seat: string,
  person: number | null,
): TableOutcome<'regulation-proposed'> {
  const { proposals, regulations } = table.state;
  const proposal = 1 + proposals.length + regulations.proposals.length;
  const about = { proposal, seat, point: before?.id ?? null, text, figures };
  writeAt(work, table, { type: 'regulation-proposed', ...about }, person, texts);
  const told = { kind: 'regulation-proposed', table: table.number, proposal } as const;
  work.announce(told, { to: 'table', table: table.number });
  return told;
}

function amend(
  work: UnitOfWork,
  { table, before, text, figures, texts }: RegulationPlanned,
  person: number | null,
): TableOutcome<'regulation-amended'> {
  const point = before?.id ?? nextPoint(table.state);
  const entry = writeAt(work, table, { type: 'regulation-amended', point, text, figures }, person, texts);
  const told = { kind: 'regulation-amended', table: table.number, entry } as const;
  work.announce(told, { to: 'table', table: table.number });
  tellIfWaiting(work, table.number, entry);
  return told;
}
