import { describe, expect, it } from 'vitest';
import { maharajiad } from '../../../src/tables/rule-sets/maharajiad.ts';
import type { DiplomacyTableRules } from '../../../src/tables/rule-sets/rule-set.ts';
import { worldMasters } from '../../../src/tables/rule-sets/world-masters.ts';
import type { TournamentRuleId } from '../../../src/tables/tournaments/book/sign-up.ts';
import { formatOf, type TournamentFormat } from '../../../src/tables/tournaments/format.ts';
import * as roundOne from '../../../src/tables/tournaments/rules/maharajiad/round-one.ts';
import { secondRoundChain } from '../../../src/tables/tournaments/rules/maharajiad/round-two.ts';
import { countryChain } from '../../../src/tables/tournaments/rules/world-masters/best-country.ts';
import { finalChain } from '../../../src/tables/tournaments/rules/world-masters/final.ts';
import {
  creditedChain,
  individualChain,
  teamChain,
} from '../../../src/tables/tournaments/rules/world-masters/round-one.ts';
import { aggregateChain } from '../../../src/tables/tournaments/rules/world-masters/round-two.ts';
import {
  semiFinalChain,
  standInChain,
} from '../../../src/tables/tournaments/rules/world-masters/semi-final.ts';
import { titleChain } from '../../../src/tables/tournaments/rules/world-masters/team-title.ts';
import { joinTournament } from '../../../src/tables/tournaments/sign-up/join-tournament.ts';
import { openTournament } from '../../../src/tables/tournaments/sign-up/open-tournament.ts';
import { meant, TournamentStory } from './a-tournament.ts';

const citing = (code: string, point: string) => ({
  ok: false,
  refusals: [expect.objectContaining({ code, points: [point] })],
});

/** What a chain goes by: `A.20(c) with A.19(a)` names two points. */
const idsOf = (chain: readonly { readonly point: string }[]): string[] =>
  chain.flatMap(({ point }) => point.split(' with '));

const namedBy = ({ points, seating }: TournamentFormat): string[] => [
  ...Object.values(points),
  ...seating.values(),
];

const isPointOf =
  ({ points }: DiplomacyTableRules) =>
  (id: string): boolean =>
    points.some((point) => [id, id.replace(/\([a-z]\)$/, '')].includes(point.id));

const masters = [individualChain, teamChain, creditedChain, aggregateChain, semiFinalChain, standInChain];
const lastOfMasters = [finalChain, titleChain, countryChain];

describe('the points that a tournament names', () => {
  it.each([
    ['World Masters', worldMasters, [...masters, ...lastOfMasters].flatMap(idsOf)],
    [
      'Maharajiad',
      maharajiad,
      [roundOne.firstRoundChain, roundOne.countryChain, secondRoundChain].flatMap(idsOf),
    ],
  ] as const)('are points of its rules (%s)', (_, rules, decided) => {
    const named = [...namedBy(formatOf(rules.id as TournamentRuleId)), ...decided];
    expect(named.filter((id) => !isPointOf(rules)(id))).toEqual([]);
  });
});

describe('a refusal of a tournament', () => {
  const join = { ...meant, team: null, preference: null };

  it.each([
    ['world-masters-2004', 'WM A.4'],
    ['maharajiad', 'MJ A.4'],
  ] as const)('cites that its director doesn’t play (%s)', (rules, point) => {
    const story = new TournamentStory(rules);
    expect(story.club.does(story.mo, joinTournament, join)).toMatchObject(citing('office-plays-not', point));
  });

  it('cites who may play, and who may open one, where somebody is banned', () => {
    const story = new TournamentStory('world-masters-2004');
    const [person = 0] = story.people;
    story.club.ban(person, null);
    expect(story.club.does(person, joinTournament, join)).toMatchObject(citing('banned', 'Club 1.2'));
    const other = story.club.moderator('Max');
    story.club.ban(other, null);
    expect(
      story.club.does(other, openTournament, { rules: 'maharajiad', name: 'Other', lot: 'x' }),
    ).toMatchObject(citing('banned', 'Club 1.1'));
  });

  it.each([
    ['world-masters-2004', 'WM B.1'],
    ['maharajiad', 'MJ A.9'],
  ] as const)('cites the rounds where none is played, or none can be (%s)', (rules, point) => {
    const story = new TournamentStory(rules);
    expect(story.close()).toMatchObject(citing('no-round-on', point));
    expect(story.start()).toMatchObject(citing('too-few-for-round', point));
  });
});
