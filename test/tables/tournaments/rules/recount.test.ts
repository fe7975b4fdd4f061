import { describe, expect, it } from 'vitest';
import { added, teamPoints } from '../../../../src/tables/tournaments/rules/teams.ts';
import { worldMastersCountries } from '../../../../src/tables/tournaments/rules/world-masters/best-country.ts';
import { recount } from '../../../../tools/tournaments/recount.ts';
import { recountBoard, unit } from '../../../../tools/tournaments/recounted-board.ts';
import { ATournament } from './a-tournament.ts';

const seeds = Array.from({ length: 6 }, (_, n) => n + 1);

describe.each(seeds)('a World Masters that is made up (%i)', (seed) => {
  const tournament = new ATournament(seed, 42 + seed);
  const { played, scored, ...all } = tournament.play();
  const again = recount(played);
  const players = (standing: readonly { readonly who: { readonly player: number } }[]) =>
    standing.map(({ who }) => who.player);

  it('C.1–C.5, C.14 score each position and each part as the recount does', () => {
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

  it('C.6, C.12 rank teams as the recount does', () => {
    expect(all.standingsOne.teams.map(({ who }) => who.team)).toEqual(again.teams[0]);
    expect(all.standingsTwo.teams.map(({ who }) => who.team)).toEqual(again.teams[1]);
  });

  it('C.7, C.8, C.9 rank players as the recount does', () => {
    expect(players(all.standingsOne.players)).toEqual(again.players[0]);
    expect(players(all.standingsTwo.players)).toEqual(again.players[1]);
    expect(players(all.semiFinal)).toEqual(again.players[2]);
  });

  it('C.7–C.11 let in those whom the recount lets in, and make the same champion', () => {
    expect(all.toTwo.neededRolls).toEqual([]);
    expect(all.toTwo.advancing.map(({ player }) => player)).toEqual(
      again.players[0].slice(0, played.rounds[1].length * 7),
    );
    expect(all.toSemi.advancing.map(({ player }) => player)).toEqual(again.players[1].slice(0, 49));
    expect(all.toFinal.qualified.map(({ player }) => player)).toEqual(again.finalists);
    expect(all.won.advancing[0]?.player).toBe(again.champion);
  });

  it('C.13 finds the best countries that the recount finds', () => {
    const best = worldMastersCountries(scored, tournament.rolls);
    expect(Object.fromEntries(best.map(({ power, advancing }) => [power, advancing[0]?.player]))).toEqual(
      again.countries,
    );
  });

  it('C.12 credits teams with all points but the forfeited ones', () => {
    const boards = scored.filter(({ round }) => round === 1);
    const teams = tournament.teams.map(({ number }) => teamPoints(number, boards));
    expect(added(teams.flatMap(({ total, forfeited }) => [total, forfeited]))).toEqual(
      added(boards.flatMap(({ positions }) => positions.map(({ score }) => score))),
    );
  });

  it('is the same however its boards are listed', () => {
    const turned = played.rounds.map((boards) => [boards].flat().toReversed());
    const [one = [], two = [], three = []] = turned;
    const [final] = turned[3] ?? [];
    if (final === undefined) throw new Error('There is no final');
    expect(recount({ ...played, rounds: [one, two, three, final] })).toEqual(again);
  });
});
