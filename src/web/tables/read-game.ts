import { createHash } from 'node:crypto';
import {
  type Position,
  type Power,
  paints,
  wordsOf,
  writePhase,
  writePosition,
} from '../../../packages/diplomacy/src/index.ts';
import { capital } from '../../../terms/words.ts';
import { mapSizes } from '../../pictures/diplomacy.ts';
import type { DiplomacyGame, PhasePlayed } from '../../tables/diplomacy/game.ts';
import { homeLines, homesShown } from '../../tables/diplomacy/words/homes.ts';
import { phaseName } from '../../tables/diplomacy/words/phase-name.ts';
import { placeName, unitInWords } from '../../tables/diplomacy/words/places.ts';
import { dislodgedLines, drawnResults } from '../../tables/diplomacy/words/results.ts';
import { centresTaken, yearsOf } from '../../tables/diplomacy/years.ts';
import { pressModeOf, sectionOf } from '../../tables/press/mode.ts';
import { diplomacyRules } from '../../tables/rule-sets/rule-set.ts';
import type { Table } from '../../tables/table.ts';
import { seatName } from '../../tables/words/table.ts';
import type { Asked } from '../page.ts';
import { hasPress, pressOf } from './said.ts';
import { type Looked, momentAt } from './table-asked.ts';

export type GameRead = Awaited<ReturnType<typeof readGame>>;
export type PlayedRead = NonNullable<GameRead['played']>;

/** A game of Diplomacy as everybody may know it, at the phase that is looked at. Orders that are not published are not in it. */
export async function readGame(asked: Asked, table: Table, game: DiplomacyGame, looked: Looked) {
  const position = looked === 'now' ? game.position : looked.before;
  const phase = writePhase(position.phase);
  const isOver = looked === 'now' && table.state.status !== 'playing';
  /** The entry that ended what is looked at. */
  const cameWith = looked === 'now' ? (table.state.endedBy?.seq ?? null) : looked.seq;
  return {
    /** Of all that were played, in order. */
    phases: game.history.map((played) => played.phase),
    /** What the season of the adjustments is called. */
    winter: diplomacyRules(table.rules).diplomacy.map.winter ?? 'Winter',
    /** Null for where the game is now. */
    phase: looked === 'now' ? null : phase,
    stands: isOver
      ? 'At the end'
      : looked === 'now'
        ? `Now: ${phaseName(phase, table)}`
        : phaseName(phase, table),
    map: {
      path: `tables/${table.number}/map.svg`,
      shows: digestOf(table, looked, position),
      sizes: mapSizes(diplomacyRules(table.rules).diplomacy.map),
    },
    powers: powersIn(table, position),
    position: writePosition(position),
    played: looked === 'now' ? null : playedShown(asked, table, looked),
    press: cameWith === null ? [] : await pressOf(asked, table, cameWith),
    pressTitle: sectionOf(pressModeOf(table)),
    hasPress: hasPress(table),
    years: yearsShown(table, game),
  };
}

/** Changes whenever the picture does, so that a page that is brought up to date never keeps an old one. */
function digestOf(table: Table, looked: Looked, position: Position): string {
  const orders = looked === 'now' ? [] : drawnResults(table, looked);
  const drawn = JSON.stringify([writePosition(position), orders]);
  return createHash('sha256').update(drawn).digest('base64url').slice(0, 10);
}

/** Where everything stands, power by power. */
function powersIn({ rules }: Table, position: Position) {
  const { units, dislodged, centres } = position;
  const { map } = diplomacyRules(rules).diplomacy;
  return [...paints(map, 'light')].map(([power, { letter }]) => ({
    power,
    name: map.powers.get(power)?.name ?? power,
    /** By which it is known on the map. */
    letter,
    units: units.filter((unit) => unit.power === power).map((unit) => unitInWords(map, unit)),
    dislodged: dislodged.filter(({ unit }) => unit.power === power).map(({ unit }) => unitInWords(map, unit)),
    centres: (centres.get(power) ?? []).map((at) => placeName(map, at)),
    /** Null where they are always those of the map. */
    homes: homesShown({ rules }, position, power),
  }));
}

function playedShown({ view }: Asked, table: Table, played: PhasePlayed) {
  const { told, orders, silent, how, at, putRightAt, putRightHere } = played;
  const nameOf = (power: Power) => seatName(table, power);
  const { map } = diplomacyRules(table.rules).diplomacy;
  return {
    how,
    endedAt: momentAt(view, table, at),
    /** When the gamemaster put this phase or an earlier one right after its end; null where nobody did. */
    putRightAt: putRightAt === null ? null : momentAt(view, table, putRightAt),
    /** Whether it was this phase. */
    putRightHere,
    results: [...map.powers.keys()]
      .flatMap((power) => told.filter((each) => each.power === power))
      .map((each) => ({
        power: nameOf(each.power),
        order: each.order,
        result: each.result,
        dislodged: each.dislodged,
        words: capital(wordsOf(each)),
      })),
    /** The orders as they were written, each power's with its receipt. */
    written: [...orders].map(([power, { lines, digest, salt, receivedAt, putRight }]) => ({
      ...{ power: nameOf(power), lines, digest, salt, putRight },
      receivedAt: momentAt(view, table, receivedAt),
    })),
    /** Those that had something to order and gave nothing. */
    silent: silent.map(nameOf),
    /** Who has to retreat, and where to. */
    retreats: dislodgedLines(table, played),
    homes: homeLines(table, played),
    taken: centresTaken(played).map(({ centre, from, to }) => ({
      centre: placeName(map, centre),
      from: from === null ? null : nameOf(from),
      to: to === null ? null : nameOf(to),
    })),
  };
}

/** How many centres each power owned at the start and at the end of each year. */
const yearsShown = ({ rules }: Table, game: DiplomacyGame) =>
  yearsOf(game).map(({ year, centres }) => ({
    year,
    counts: [...diplomacyRules(rules).diplomacy.map.powers.keys()].map(
      (power) => (centres.get(power) ?? []).length,
    ),
  }));
