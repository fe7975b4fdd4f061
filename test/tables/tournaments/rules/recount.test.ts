import { describe, expect, it } from 'vitest';
import type { Standing } from '../../../../src/tables/tournaments/rules/ranking.ts';
import type { BoardResult } from '../../../../src/tables/tournaments/rules/result.ts';
import { added, teamPoints } from '../../../../src/tables/tournaments/rules/teams.ts';
import { worldMastersCountries } from '../../../../src/tables/tournaments/rules/world-masters/best-country.ts';
import { finalChain } from '../../../../src/tables/tournaments/rules/world-masters/final.ts';
import {
  creditedChain,
  roundOneStandings,
  teamChain,
} from '../../../../src/tables/tournaments/rules/world-masters/round-one.ts';
import {
  aggregateChain,
  roundTwoStandings,
} from '../../../../src/tables/tournaments/rules/world-masters/round-two.ts';
import {
  advanceToFinal,
  semiFinalChain,
  semiFinalStandings,
  standInChain,
} from '../../../../src/tables/tournaments/rules/world-masters/semi-final.ts';
import { titleChain } from '../../../../src/tables/tournaments/rules/world-masters/team-title.ts';
import { recount } from '../../../../tools/tournaments/recount.ts';
import { recountBoard, unit } from '../../../../tools/tournaments/recounted-board.ts';
import { ATournament } from './a-tournament.ts';

const pointsOf = (standing: Standing<unknown>): string[] =>
  standing.flatMap(({ decided }) => decided?.point ?? []);

const tournaments = [1, 2, 3, 4, 5, 6].map((seed) => {
  const tournament = new ATournament(seed, 42 + seed);
  const all = tournament.play();
  const standings: Standing<unknown>[] = [
    all.standingsOne.teams,
    all.standingsOne.players,
    all.standingsTwo.teams,
    all.standingsTwo.players,
    all.semiFinal,
    all.toFinal.others,
    all.won.standing,
  ];
  return { seed, tournament, all, standings };
});

describe.each(tournaments)('a World Masters that is made up ($seed)', ({ tournament, all }) => {
  const { played, scored } = all;
  const again = recount(played);
  const players = (standing: readonly { readonly who: { readonly player: number } }[]) =>
    standing.map(({ who }) => who.player);

  it('WM C.1, C.2, C.3, C.4, C.5 and C.14: score each position and each part as the recount does', () => {
    for (const boards of played.rounds) {
      for (const board of [boards].flat()) {
        const [own] = tournament.scored([board]);
        const counted = recountBoard(board);
        expect(own?.positions.map(({ score }) => score.mul(unit).valueOf())).toEqual(
          counted.map(({ score }) => score),
        );
        expect(
          own?.parts.map(({ player, score, bonus }) => [
            player,
            score.mul(unit).valueOf(),
            bonus.mul(unit).valueOf(),
          ]),
        ).toEqual(
          counted.flatMap(({ shares }) => shares.map(({ player, score, bonus }) => [player, score, bonus])),
        );
      }
    }
  });

  it('WM C.6, C.12: rank teams as the recount does', () => {
    expect(all.standingsOne.teams.map(({ who }) => who.team)).toEqual(again.teams[0]);
    expect(all.standingsTwo.teams.map(({ who }) => who.team)).toEqual(again.teams[1]);
  });

  it('WM C.7, C.8, C.9: rank players as the recount does', () => {
    expect(players(all.standingsOne.players)).toEqual(again.players[0]);
    expect(players(all.standingsTwo.players)).toEqual(again.players[1]);
    expect(players(all.semiFinal)).toEqual(again.players[2]);
  });

  it('WM C.7, C.8, C.9, C.10 and C.11: let in those whom the recount lets in, and make the same champion', () => {
    expect(all.toTwo.neededRolls).toEqual([]);
    expect(all.toTwo.advancing.map(({ player }) => player)).toEqual(
      again.players[0].slice(0, played.rounds[1].length * 7),
    );
    expect(all.toSemi.advancing.map(({ player }) => player)).toEqual(again.players[1].slice(0, 49));
    expect(all.toFinal.qualified.map(({ player }) => player)).toEqual(again.finalists);
    expect(all.won.advancing[0]?.player).toBe(again.champion);
  });

  it('WM C.13: finds the best countries that the recount finds', () => {
    const best = worldMastersCountries(scored, tournament.rolls);
    expect(Object.fromEntries(best.map(({ power, advancing }) => [power, advancing[0]?.player]))).toEqual(
      again.countries,
    );
  });

  it('WM C.12: credits teams with all points but the forfeited ones', () => {
    const boards = scored.filter(({ round }) => round === 1);
    const teams = tournament.teams.map(({ number }) => teamPoints(number, boards));
    expect(added(teams.flatMap(({ total, forfeited }) => [total, forfeited]))).toEqual(
      added(boards.flatMap(({ positions }) => positions.map(({ score }) => score))),
    );
  });

  it('is the same however its boards, seats and teams are listed', () => {
    const turned = (boards: readonly BoardResult[]) =>
      tournament.scored(boards.map((board) => ({ ...board, seats: board.seats.toReversed() })).toReversed());
    const one = roundOneStandings(turned(played.rounds[0]), tournament.teams.toReversed(), tournament.rolls);
    const two = roundTwoStandings(one, turned(played.rounds[1]), tournament.rolls);
    const semiFinal = semiFinalStandings(turned(played.rounds[2]), two.players, tournament.rolls);
    expect([one.teams, one.players]).toEqual([all.standingsOne.teams, all.standingsOne.players]);
    expect([two.teams, two.players]).toEqual([all.standingsTwo.teams, all.standingsTwo.players]);
    expect(advanceToFinal(semiFinal, played.declined)).toEqual(all.toFinal);
  });
});

it('has every tie-break but the last of the team title decide in one of them', () => {
  const decided = new Set(tournaments.flatMap(({ standings }) => standings.flatMap(pointsOf)));
  const chains = [
    teamChain,
    creditedChain,
    titleChain,
    aggregateChain,
    semiFinalChain,
    standInChain,
    finalChain,
  ];
  const points = new Set(chains.flatMap((chain) => chain.map(({ point }) => point)));
  expect([...points].filter((point) => !decided.has(point))).toEqual(['C.12(d)']);
});
