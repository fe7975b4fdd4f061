import type { BoardResult } from '../../src/tables/tournaments/rules/result.ts';
import { type Counted, recountBoard, type Share, unit } from './recounted-board.ts';

/** A World Masters that is over, as its results are. Round 2 has no boards where the semi-final took its place (WM B.4). */
export interface PlayedTournament {
  readonly rounds: readonly [one: Boards, two: Boards, semiFinal: Boards, final: BoardResult];
  readonly teams: readonly { readonly number: number; readonly members: readonly number[] }[];
  /** Who declined the final. */
  readonly declined: readonly number[];
  readonly rolls: ReadonlyMap<number, readonly number[]>;
}
type Boards = readonly BoardResult[];

/** What a World Masters came to, counted again. */
export interface Recounted {
  /** The teams after round 1, and at the end: after round 2, if there is one. */
  readonly teams: readonly [one: number[], two: number[]];
  /** All players after each round, the first first. */
  readonly players: readonly [one: number[], two: number[], semiFinal: number[]];
  readonly finalists: readonly number[];
  readonly champion: number | undefined;
  /** Who has the trophy of each power. */
  readonly countries: Readonly<Record<string, number>>;
}

/** Somebody with what they are compared by: larger numbers first. A list counts as far as both have it. */
interface Compared {
  readonly who: number;
  readonly by: readonly (number | readonly number[])[];
}

/** A share with the position that it is of. */
type Own = Share & Pick<Counted, 'power' | 'board' | 'round'>;

/**
 * Counts a World Masters again from its boards alone: in whole numbers, by plain sorting, and with nothing of the rules' own code. Players whom only
 * missing rolls keep tied come in the order of their numbers.
 */
export function recount({ rounds, teams, declined, rolls }: PlayedTournament): Recounted {
  const [one, two, semi] = [rounds[0], rounds[1], rounds[2]].map((boards) => boards.flatMap(recountBoard));
  const [first, second, third, last] = [one ?? [], two ?? [], semi ?? [], recountBoard(rounds[3])];
  const rolled = (player: number) => rolls.get(player) ?? [];
  const teamOf = (player: number) => teams.find(({ members }) => members.includes(player))?.number;

  const ones = owns(first);
  const individuals = ordered(
    ones.map((own) => ({
      who: own.player,
      by: [own.score, -country(first, own.power), own.bonus, back(own), rolled(own.player)],
    })),
  );
  const teamsOne = ordered(
    teams.map(({ number, members }) => {
      const best = individuals.findIndex((player) => members.includes(player));
      return { who: number, by: [total(first, number), without(first, number, total(first, number)), -best] };
    }),
  );
  const playersOne = ordered(
    ones.map((own) => {
      const team = teamOf(own.player);
      const place = placeIn(teamsOne, team);
      const credited = own.score + (team === undefined ? 0 : unit * Math.max(0, 10 - place));
      return {
        who: own.player,
        by: [
          credited,
          -country(first, own.power),
          own.score,
          own.bonus,
          back(own),
          -place,
          rolled(own.player),
        ],
      };
    }),
  );
  const teamsTwo = ordered(
    teams.map(({ number }) => {
      const sum = total(first, number) + total(second, number);
      const seats = second.filter(({ team }) => team === number).length;
      const lists = [without(second, number, sum), without(first, number, sum)];
      return { who: number, by: [sum, seats, ...lists, -placeIn(teamsOne, number)] };
    }),
  );
  const playersTwo = ordered(
    owns(second).map((own) => {
      const before = ones.find(({ player }) => player === own.player)?.score ?? 0;
      const team = -placeIn(teamsTwo, teamOf(own.player));
      const ties = [
        -country(second, own.power),
        own.bonus,
        back(own),
        team,
        -placeIn(playersOne, own.player),
      ];
      return { who: own.player, by: [own.score + before / 2, ...ties, rolled(own.player)] };
    }),
  );
  const beforeSemi = second.length === 0 ? playersOne : playersTwo;
  const semiFinal = owns(third).map((own) => ({
    own,
    who: own.player,
    by: [
      own.score,
      -country(third, own.power),
      back(own),
      -placeIn(beforeSemi, own.player),
      rolled(own.player),
    ],
  }));
  const playersSemi = ordered(semiFinal);
  return {
    teams: [teamsOne, teamsTwo],
    players: [playersOne, playersTwo, playersSemi],
    finalists: finalistsOf(semiFinal, playersSemi, declined),
    champion: ordered(
      owns(last).map((own) => ({
        who: own.player,
        by: [own.years.at(-1) ?? 0, back(own), -placeIn(playersSemi, own.player), rolled(own.player)],
      })),
    )[0],
    countries: trophies([...first, ...second], rolled),
  };
}

/** By what each player can qualify: their share of the game that was theirs first. */
function owns(positions: readonly Counted[]): Own[] {
  const all = sharesOf(positions).filter(({ since }) => since < Number.POSITIVE_INFINITY);
  return all.filter((own) => !all.some(({ player, since }) => player === own.player && since < own.since));
}

const sharesOf = (positions: readonly Counted[]): Own[] =>
  positions.flatMap(({ shares, power, board, round }) =>
    shares.map((share) => ({ ...share, power, board, round })),
  );

const plus = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);

const country = (positions: readonly Counted[], power: string): number =>
  plus(positions.filter((each) => each.power === power).map(({ score }) => score));

const kept = (positions: readonly Counted[], team: number): Counted[] =>
  positions.filter((each) => each.team === team && !each.lost);

const total = (positions: readonly Counted[], team: number): number =>
  plus(kept(positions, team).map(({ score }) => score));

function without(positions: readonly Counted[], team: number, sum: number): number[] {
  const scores = sharesOf(kept(positions, team)).map(({ score }) => score);
  scores.sort((a, b) => b - a);
  return scores.map((_, n) => sum - plus(scores.slice(0, n + 1)));
}

const back = ({ years }: Own): number[] => years.slice(0, -1).reverse();

/** The place of somebody in a list, from 0; behind it if they are not there. */
const placeIn = (list: readonly number[], who: number | undefined): number => {
  const place = who === undefined ? -1 : list.indexOf(who);
  return place < 0 ? list.length : place;
};

const ordered = (all: readonly Compared[]): number[] => [...all].sort(before).map(({ who }) => who);

function before(one: Compared, other: Compared): number {
  for (const [n, mine] of one.by.entries()) {
    const [own, theirs] = [[mine].flat(), [other.by[n] ?? []].flat()];
    for (let k = 0; k < Math.min(own.length, theirs.length); k++) {
      const difference = (theirs[k] ?? 0) - (own[k] ?? 0);
      if (difference !== 0) return difference;
    }
  }
  return one.who - other.who;
}

/** The best of each board, and the best bonuses of the others for those who declined. */
function finalistsOf(
  all: readonly (Compared & { readonly own: Own })[],
  players: readonly number[],
  declined: readonly number[],
): number[] {
  const boards = [...new Set(all.map(({ own }) => own.board))].sort((a, b) => a - b);
  const best = boards.map((board) => ordered(all.filter(({ own }) => own.board === board))[0] ?? 0);
  const coming = best.filter((player) => !declined.includes(player));
  const others = ordered(
    all
      .filter(({ who }) => !best.includes(who) && !declined.includes(who))
      .map(({ own, who }) => ({ who, by: [own.bonus, own.score, -placeIn(players, who)] })),
  );
  return [...coming, ...others.slice(0, 7 - coming.length)];
}

function trophies(
  positions: readonly Counted[],
  rolled: (player: number) => readonly number[],
): Record<string, number> {
  const all = sharesOf(positions);
  return Object.fromEntries(
    [...new Set(positions.map(({ power }) => power))].sort().map((power) => {
      const games = all.filter((own) => own.power === power);
      const compared = games.map((own) => ({
        who: own.player,
        by: [own.score, own.round, back(own), rolled(own.player)],
      }));
      return [power, ordered(compared)[0] ?? 0];
    }),
  );
}
