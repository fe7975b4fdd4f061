import type { Instant } from '../../../terms/time.ts';
import { asPreviewed, type Preview } from '../../house/plan.ts';
import type { ClubView, UnitOfWork } from '../../house/ports.ts';
import { done, notUnderstood, type Refusal, type Result, refused } from '../../house/result.ts';
import type { DueThing } from '../../house/room.ts';
import { tell } from '../../house/tell.ts';
import type { DiplomacyGame } from '../diplomacy/game.ts';
import { tellGames } from '../opening/news.ts';
import type { TableOutcome } from '../outcomes.ts';
import { tellLastPress } from '../press/last-press.ts';
import type { EndAnnounced, Matter } from '../rule-sets/rule-set.ts';
import { parsePreference } from '../seats/draw.ts';
import { by, findTable, type Meant, notPlayed, type Table, tablesOf, theTable, writeAt } from '../table.ts';
import { needsGm, personActing } from '../who.ts';
import type { EndAhead } from './book.ts';
import { contestantsOf } from './contestants.ts';
import { stillYears } from './still-years.ts';

export interface EndInput extends Meant {
  how: EndAhead['how'];
  /** The winners, as typed; null for all who are left. */
  members: string | null;
  /** Whether it was shown to be announced, or called off; left out where nothing was shown. */
  off?: boolean;
}

/** An end that the gamemaster would announce, or call off where `off`. */
export interface PlannedEnd {
  table: Table;
  how: EndAhead['how'];
  seats: string[];
  due: Instant;
  off: boolean;
}

const hour = 3600_000;

const matters = { win: 'win-announced', draw: 'draw-announced' } as const satisfies Record<string, Matter>;

/** What announcing the end comes to. Refused to all but the gamemaster, and while it is not decided (BT3) or not still (BT9). */
export const previewEnd: Preview<EndInput, PlannedEnd> = (view, actor, input, now) => {
  const found = findTable(view, input);
  if (!found.ok) return found;
  const table = found.value;
  const { how } = input;
  const refusals = needsGm(view, actor, table, matters[how]);
  if (refusals.length > 0) return refused(...refusals);
  const { diplomacy: game, status, regulations } = table.state;
  const announced = table.rules.game === 'diplomacy' ? table.rules.figures.endAnnounced : null;
  if (game === null || status !== 'playing' || announced === null) return refused(notPlayed(table));
  const { endAhead } = regulations;
  const off = endAhead?.how === how;
  if (input.off !== undefined && input.off !== off) return notUnderstood({ problem: 'changed-meanwhile' });
  if (endAhead !== null && off)
    return done({ table, how, seats: [...endAhead.seats], due: endAhead.due, off });
  const may = mayNotEnd(table, game, how, announced);
  if (may.length > 0) return refused(...may);
  const seats = readWinners(table, input);
  return seats.ok
    ? done({ table, how, seats: seats.value, due: now + announced.noticeHours * hour, off: false })
    : seats;
};

function mayNotEnd(
  table: Table,
  game: DiplomacyGame,
  how: EndAhead['how'],
  { stillYears: years }: EndAnnounced,
): Refusal[] {
  const about = { table: table.number, ...by(table.rules, matters[how]) };
  if (table.state.regulations.endAhead !== null) return [{ code: 'end-ahead', ...about }];
  if (how === 'win') {
    const left = contestantsOf(table);
    return left.length <= 1 ? [] : [{ code: 'not-decided', left, ...about }];
  }
  const still = stillYears(game);
  return still >= years ? [] : [{ code: 'not-still', still, years, ...about }];
}

/** Who wins: of a draw all contestants who are left, else those who are named, or the last contestant. */
function readWinners(table: Table, { how, members: typed }: EndInput): Result<string[]> {
  const left = contestantsOf(table);
  if (how === 'draw')
    return typed === null ? done(left) : notUnderstood({ problem: 'members-not-needed', about: 'end' });
  if (typed === null) return left.length > 0 ? done(left) : notUnderstood({ problem: 'winners-missing' });
  const { seats } = table.rules;
  const members = parsePreference(typed, seats);
  return members === null ? notUnderstood({ problem: 'not-a-seat', text: typed, seats }) : done([...members]);
}

/** The gamemaster announces the win or a draw, two days ahead (BT3, BT9); again, to call it off. */
export const announceEnd = asPreviewed(previewEnd, (work, actor, planned): TableOutcome<'end-announced'> => {
  const { table, how, seats, due, off } = planned;
  const person = personActing(work, actor);
  if (off) writeAt(work, table, { type: 'end-called-off', how }, person);
  else writeAt(work, table, { type: 'end-announced', how, seats, due }, person);
  const told = { kind: 'end-announced' as const, table: table.number, how, seats, due, off };
  work.announce(told, { to: 'table', table: table.number });
  return told;
});

/** The tournaments whose end was announced and has come. */
export const endsDue = (view: ClubView): DueThing[] =>
  tablesOf(view).flatMap((table) => {
    const { endAhead } = table.state.regulations;
    return endAhead === null || table.state.status !== 'playing'
      ? []
      : {
          at: Math.max(endAhead.due, table.book.newestAt),
          name: `the end of the tournament at table ${table.number}`,
          carryOut: (work) => conclude(work, theTable(work, table.number), endAhead),
        };
  });

/** Concludes a tournament. A draw is off where somebody has won meanwhile. */
function conclude(work: UnitOfWork, table: Table, { how, seats: named, due }: EndAhead): void {
  const { number, state } = table;
  const seats = [...named];
  const to = { to: 'table', table: number } as const;
  if (how === 'draw' && (state.diplomacy?.winners.length ?? 0) > 0) {
    writeAt(work, table, { type: 'end-called-off', how }, null);
    work.announce({ kind: 'end-announced', table: number, how, seats, due, off: true }, to);
    return;
  }
  const entry = writeAt(work, table, { type: 'tournament-concluded', how, seats }, null);
  work.announce({ kind: 'tournament-concluded', table: number, entry }, to);
  tellLastPress(work, number, entry);
  tellGames(work, number, 'over');
  if (state.gm !== null) tell(work, { kind: 'badges-due', table: number }, state.gm);
}
