import type { Errand } from '../../house/room.ts';
import type { PersonNumber } from '../../ledger/fields.ts';
import { citePoint } from '../rule-sets/rule-set.ts';
import type { Table } from '../table.ts';
import { seatPlayedBy } from '../who.ts';
import { tableTitle } from '../words/table.ts';
import { pendingAt } from './amendments.ts';
import { contestantsOf } from './contestants.ts';
import { votersOn } from './count.ts';
import { asLive, openRegulations } from './live.ts';
import { changeWords, voteButtons } from './words/proposals.ts';

const day = 24 * 3600_000;

/** Proposals to change a regulation on which a contestant has not voted yet (BT8). */
export function regulationsToVote(table: Table, person: PersonNumber): Errand[] {
  const seat = seatPlayedBy(table, person);
  if (seat === null) return [];
  return openRegulations(table)
    .filter((proposal) => votersOn(table, proposal).includes(seat.id) && !proposal.votes.has(seat.id))
    .map((proposal) => ({
      what: `Vote at ${tableTitle(table)} on proposal ${proposal.number}, to ${changeWords(table, proposal)}.`,
      ...{ since: proposal.at, due: null, buttons: voteButtons(table, proposal) },
    }));
}

/** What a tournament waits for from its Judge: what a regulation means for the bot, and that the win is announced (BT3, BT8). */
export function judgeErrands(table: Table): Errand[] {
  const live = asLive(table)?.live;
  if (live === undefined || table.state.status !== 'playing') return [];
  const waiting = pendingAt(table.state, null).map(({ point, at }) => ({
    what: `Say what ${citePoint(table.rules, point)} at ${tableTitle(table)} means for the bot now.`,
    ...{ since: at, due: at + live.judgeDays * day },
    how: [`/table ruling table:${table.number} point:${point}`],
  }));
  return [...waiting, ...toAnnounce(table)];
}

const toAnnounce = (table: Table): Errand[] =>
  contestantsOf(table).length > 1 || table.state.regulations.endAhead !== null
    ? []
    : [
        {
          what: `${tableTitle(table)} is decided: announce the win.`,
          ...{ since: null, due: null, how: [`/table propose kind:end table:${table.number}`] },
        },
      ];
