import type { UseCase } from '../../house/plan.ts';
import type { Texts } from '../../house/ports.ts';
import {
  done,
  notUnderstood,
  type Refusal,
  type Result,
  refused,
  unlessRefused,
} from '../../house/result.ts';
import { readOptionalReason } from '../../house/texts.ts';
import { firstTime } from '../clock/phase-deadline.ts';
import { findTableWith } from '../games.ts';
import { readValue, settingNamed, settingOf } from '../opening/choose-setting.ts';
import type { TableOutcome } from '../outcomes.ts';
import { type VoteKind, voteFigures, voteKinds } from '../rule-sets/rule-set.ts';
import type { Seat } from '../seats/book.ts';
import { parsePreference } from '../seats/draw.ts';
import { by, type Meant, type Table, writeAt } from '../table.ts';
import { ownSeat, personActing } from '../who.ts';
import type { SettingChange } from './book.ts';
import { openProposals, playerAt, survivingSeats } from './proposals.ts';

export interface ProposeInput extends Meant {
  kind: VoteKind;
  /** The seats that it is for, as typed; null for all who survive. */
  members: string | null;
  text: string | null;
  /** For a change of a rule: the setting and what it is to be, as typed: `press=A`. */
  figures: string | null;
}

const hour = 3_600_000;

/**
 * A player proposes what the rules let be voted on (Club 5.1, WM D.IX(1), MJ B.X(1)). It is open for as long as the rule set says, or until
 * the next orders are due; no vote is counted at night or in holidays (Club 3.2).
 */
export const propose: UseCase<ProposeInput, TableOutcome<'vote-proposed'>> = (work, actor, input) => {
  const found = findTableWith(work, input, 'vote');
  if (!found.ok) return found;
  const table = found.value;
  const seat = ownSeat(work, actor, table, 'proposals');
  if (!seat.ok) return seat;
  const figures = voteFigures(table.rules, input.kind);
  if (figures === undefined)
    return refused({
      ...({ code: 'not-voted-on', about: input.kind, kinds: kindsOf(table) } as const),
      ...by(table.rules, 'proposals'),
    });
  const members = unlessRefused(mayNotPropose(table, seat.value), readMembers(table, input));
  if (!members.ok) return members;
  const change = readChange(table, input);
  if (!change.ok) return change;
  const texts: Result<Texts> = readOptionalReason(input.text, 'text');
  if (!texts.ok) return texts;
  const proposal = table.state.proposals.length + 1;
  const body = {
    type: 'vote-proposed',
    ...{ proposal, about: input.kind, seat: seat.value.id },
    members: members.value === null ? null : [...members.value],
    ...(change.value !== null && { change: change.value }),
    due: figures.hours === null ? null : firstTime(work, table, work.now + figures.hours * hour),
  } as const;
  writeAt(work, table, body, personActing(work, actor), texts.value);
  const told = { kind: 'vote-proposed', table: table.number, proposal } as const;
  work.announce(told, { to: 'table', table: table.number });
  return done(told);
};

function mayNotPropose(table: Table, { id: seat }: Seat): Refusal[] {
  const { number, rules } = table;
  if (!survivingSeats(table).includes(seat))
    return [{ code: 'seat-is-out', table: number, seat, ...by(rules, 'proposals') }];
  const own = openProposals(table).find((proposal) => proposal.seat === seat);
  if (own !== undefined)
    return [{ code: 'proposal-open', table: number, proposal: own.number, ...by(rules, 'proposals') }];
  const most = rules.figures.proposalsAPhase;
  return proposedInPhase(table, seat) < most
    ? []
    : [{ code: 'too-many-proposals', table: number, most, ...by(rules, 'proposals') }];
}

/** How many proposals a seat has made in the present phase, also those that it withdrew. */
const proposedInPhase = ({ state: { proposals, diplomacy: game } }: Table, seat: string): number =>
  proposals.filter((each) => each.seat === seat && game !== null && each.at >= game.phaseBegunAt).length;

/** Whom a proposal is for: a concession is to one power (WM D.IX(3), MJ B.X(1)), an end may leave survivors out (WM D.IX(4)). */
function readMembers(table: Table, { kind, members: typed }: ProposeInput): Result<readonly string[] | null> {
  if (kind === 'rule')
    return typed === null ? done(null) : notUnderstood({ problem: 'members-not-needed', about: kind });
  if (typed === null)
    return kind === 'concession' ? notUnderstood({ problem: 'members-missing' }) : done(null);
  const seats = table.rules.seats.filter(({ id }) => survivingSeats(table).includes(id));
  const members = parsePreference(typed, seats);
  if (members === null) return notUnderstood({ problem: 'members-unread', text: typed, seats });
  if (kind !== 'concession')
    return members.length > 1 ? done(inOrder(table, members)) : notUnderstood({ problem: 'draw-of-one' });
  const [only] = members;
  if (members.length > 1 || only === undefined) return notUnderstood({ problem: 'members-missing' });
  return playerAt(table, only) === null
    ? notUnderstood({ problem: 'concession-to-nobody', table: table.number, seat: only })
    : done(members);
}

/** What players can vote on by the rules of a table. */
/** What players can propose at a table. */
export const kindsOf = ({ rules: { figures } }: Table): VoteKind[] =>
  voteKinds.filter((kind) => figures.votes[kind] !== undefined);

/** The settings of a table that a vote can change: where its gamemaster has a choice (WM D.IX(5), MJ B.X(3)). */
export const votedSettings = ({ rules }: Pick<Table, 'rules'>): string[] =>
  Object.entries(rules.settings).flatMap(([name, { unvoted }]) => (unvoted === true ? [] : [name]));

/** What a change of a rule is to be: none where something else is proposed. */
function readChange(table: Table, { kind, figures }: ProposeInput): Result<SettingChange | null> {
  if (kind !== 'rule') return done(null);
  const [typed = '', value] = (figures ?? '').split('=');
  const names = votedSettings(table);
  const named = settingNamed(table, typed);
  if (named === null || value === undefined || !names.includes(named.name))
    return notUnderstood({ problem: 'change-unread', text: figures ?? '', names });
  const read = readValue(named, value);
  if (!read.ok) return read;
  return read.value === settingOf(table, named)
    ? notUnderstood({ problem: 'no-change', text: figures ?? '' })
    : done({ name: named.name, value: read.value });
}

const inOrder = (table: Table, members: readonly string[]): string[] =>
  survivingSeats(table).filter((seat) => members.includes(seat));
