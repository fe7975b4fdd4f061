import { writePhase } from '../../../packages/diplomacy/src/index.ts';
import type { Instant } from '../../../terms/time.ts';
import type { ClubView } from '../../house/ports.ts';
import { phaseEndOf } from '../../tables/clock/phase-due.ts';
import { powersToOrder } from '../../tables/diplomacy/needs.ts';
import { phaseName } from '../../tables/diplomacy/words/phase-name.ts';
import { gameOf } from '../../tables/games.ts';
import { officeName } from '../../tables/officers/office-words.ts';
import { gameNames } from '../../tables/opening/card.ts';
import { drawnFrom } from '../../tables/opening/wishes.ts';
import { diplomacyRules, pointOn } from '../../tables/rule-sets/rule-set.ts';
import { playerOf, type Seat } from '../../tables/seats/book.ts';
import type { Table } from '../../tables/table.ts';
import { roundTitle } from '../../tables/tournaments/rounds/round-title.ts';
import { tournamentNumbered } from '../../tables/tournaments/tournament.ts';
import { agreedWords } from '../../tables/votes/words.ts';
import { officersOf } from '../../tables/who.ts';
import { seatName } from '../../tables/words/table.ts';
import type { Asked, Found } from '../page.ts';
import { personShown } from '../pieces.tsx';
import { seenAt } from './nomic/asked.ts';
import { gameInShort } from './nomic/read-now.ts';
import { readGame } from './read-game.ts';
import { votesOf } from './said.ts';
import { lookedAt, momentAt, tableAsked } from './table-asked.ts';

export type TableRead = Found<typeof readTable>;
export type SeatRead = TableRead['seats'][number];

/** A table as everybody may know it, at the phase that is asked for; null for a table or a phase that is not there. */
export async function readTable(asked: Asked) {
  const { view, now, query } = asked;
  const table = tableAsked(asked);
  if (table === null) return null;
  const { about, state } = table;
  const { diplomacy } = state;
  const looked = diplomacy === null ? null : lookedAt(diplomacy, query);
  if (diplomacy !== null && looked === null) return null;
  if (diplomacy === null && query.phase !== undefined) return null;
  const person = (who: number) => personShown(view, who, now);
  const seen = seenAt(asked, table);
  return {
    ...headOf(table),
    openedAt: momentAt(view, table, about.openedAt),
    startedAt: state.startedAt === null ? null : momentAt(view, table, state.startedAt),
    endedAt: state.endedBy === null ? null : momentAt(view, table, state.endedBy.at),
    gamemaster: state.gm === null ? null : person(state.gm),
    tournament: boardOf(view, table),
    officers: officersOf(table)
      .filter(({ office }) => office !== 'gm')
      .map(({ office, person: who }) => ({ office: officeName(office), person: person(who) })),
    deadline: deadlineOf(view, table),
    /** Who has joined, before the start. */
    entrants: state.status === 'open' ? state.entrants.map((entrant) => person(entrant.person)) : [],
    seats: [...state.seats.values()].map((seat) => seatShown(view, table, seat, now)),
    /** The lot by which seats are drawn: its code, and once it was drawn the lot itself, and what the draw started from. */
    lot: {
      code: about.commitment,
      /** The point that says how seats are drawn. */
      point: pointOn(table.rules, 'draw'),
      lot: state.lot?.seed ?? null,
      /** The players by their numbers, with their wishes, the best first. */
      from: drawnFrom(table).map(({ person: number, wants }) => ({
        number,
        wants: wants.map((seat) => seatName(table, seat)),
      })),
    },
    settings: settingsOf(table),
    game: diplomacy === null || looked === null ? null : await readGame(asked, table, diplomacy, looked),
    /** How a game of Nomic is going; null at other tables, and before the start. */
    nomic: seen && gameInShort(seen),
    /** Whether Nomic is played: its rules are pages of their own, before the start too. */
    isNomic: about.game === 'nomic',
    rulings: state.rulings.length,
    votes: votesOf(table),
  };
}

/** The board of a tournament that is played at a table; null at one that is none. */
function boardOf(view: ClubView, { about }: Table) {
  const tournament =
    about.tournament === undefined ? null : tournamentNumbered(view, about.tournament.number);
  if (about.tournament === undefined || tournament === null) return null;
  const { number, round, board } = about.tournament;
  return { number, name: tournament.about.name, round, title: roundTitle(tournament, round), board };
}

/** What a table is called, and how far it has come. */
export function headOf(table: Table) {
  const { number, about, state, rules } = table;
  const { diplomacy, status } = state;
  return {
    number,
    name: about.name,
    game: gameNames[about.game],
    rules: rules.name,
    status,
    phase:
      diplomacy === null || status !== 'playing'
        ? null
        : phaseName(writePhase(diplomacy.position.phase), table),
    winners: gameOf(table)
      .winners(table)
      .map((seat) => seatName(table, seat)),
    /** How the players ended it by a vote: `a draw of Austria and France`. Null where they did not. */
    agreed: state.agreed === null ? null : agreedWords(table, state.agreed),
  };
}

/** When the present phase ends; null while none is played. */
export function deadlineOf(view: ClubView, table: Table) {
  const ends = phaseEndOf(view, table);
  return ends === null ? null : momentAt(view, table, ends.at);
}

function seatShown(view: ClubView, table: Table, seat: Seat, now: Instant) {
  const { id, holder, standIn, played, wantsReplacement } = seat;
  const player = playerOf(seat);
  const position = table.state.diplomacy?.position ?? null;
  const person = (who: number) => personShown(view, who, now);
  return {
    seat: seatName(table, id),
    /** Null while the seat is open for a replacement. */
    player: player === null ? null : person(player),
    /** For whom somebody else plays, and until when; null while its own player does. */
    standsIn:
      standIn === null
        ? null
        : { for: holder === null ? null : person(holder), until: momentAt(view, table, standIn.until) },
    wantsReplacement,
    /** Who played it before. */
    before: [...new Set(played)].filter((who) => who !== player && who !== holder).map(person),
    centres: position?.centres.get(id)?.length ?? null,
    units: position?.units.filter(({ power }) => power === id).length ?? null,
    /** Of a player of Nomic. */
    points: table.state.nomic?.game.totals.get(id) ?? null,
    orders: table.state.status === 'playing' ? ordersOf(table, id) : null,
  };
}

/** Whether a seat has given orders, which everybody may know; what it ordered nobody does. */
/** `nothing` where the phase asks nothing of it. */
function ordersOf(
  { state: { diplomacy: game }, rules }: Table,
  seat: string,
): 'final' | 'given' | 'missing' | 'nothing' | null {
  if (game === null) return null;
  if (!powersToOrder(game.position, diplomacyRules(rules).diplomacy.map).includes(seat)) return 'nothing';
  if (game.final.has(seat)) return 'final';
  return game.drafts.has(seat) ? 'given' : 'missing';
}

/** What the gamemaster could choose, and what holds. */
export const settingsOf = ({ rules, state }: Table) =>
  Object.entries(rules.settings).map(([name, { on, about, choices, usual }]) => {
    const value = state.settings[name] ?? usual;
    return {
      name,
      point: pointOn(rules, on),
      about,
      value: choices?.[value] ?? (value === '' ? 'None' : value),
    };
  });
