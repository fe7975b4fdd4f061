import { describe, expect, it } from 'vitest';
import { joinTournament } from '../../../src/tables/tournaments/sign-up/join-tournament.ts';
import { openTournament } from '../../../src/tables/tournaments/sign-up/open-tournament.ts';
import { readMembers } from '../../../src/tables/tournaments/sign-up/read-members.ts';
import { meant, refusedFor, TournamentStory } from './a-tournament.ts';

const masters = 'world-masters-2004';

describe('the sign-up of a tournament', () => {
  it('is opened by a Moderator, whose own name it takes for the director', () => {
    const story = new TournamentStory(masters);
    const [ana = 0] = story.people;
    expect(story.club.does(ana, openTournament, { rules: masters, name: 'Other', lot: 'x' })).toMatchObject(
      refusedFor('needs-office'),
    );
    expect(story.tournament.state.officers).toEqual([{ office: 'director', person: story.mo }]);
    expect(story.tournament.state.next?.commitment).toHaveLength(64);
  });

  it('WM A.4: the director doesn’t play', () => {
    const story = new TournamentStory(masters);
    expect(
      story.club.does(story.mo, joinTournament, { ...meant, team: null, preference: null }),
    ).toMatchObject(refusedFor('office-plays-not'));
  });

  it('WM A.1 and B.5: a team names seven players with a power each, and each has to agree', () => {
    const story = new TournamentStory(masters);
    const seven = story.people.slice(0, 7);
    expect(story.team('Rooks', seven.slice(0, 6))).toMatchObject(refusedFor('team-too-small'));
    expect(story.team('Rooks', story.people.slice(0, 8))).toMatchObject({ ok: true });
    story.join(...seven.slice(0, 6));
    expect(story.start()).toMatchObject(refusedFor('too-few-for-round'));
    story.join(seven[6] ?? 0);
    expect(story.start()).toMatchObject({ ok: true });
    const [board] = story.tournament.state.rounds[0]?.boards ?? [];
    const powers = story.tournament.rules.seats.map(({ id }) => id);
    expect(board?.seats).toEqual(powers.map((power, place) => ({ power, person: seven[place] })));
  });

  it('nobody is in two teams, and only its captain changes one', () => {
    const story = new TournamentStory(masters);
    story.team('Rooks', story.people.slice(0, 7));
    expect(story.team('Pawns', story.people.slice(6, 13))).toMatchObject(refusedFor('in-other-team'));
    expect(story.team('Rooks', story.people.slice(7, 14))).toMatchObject(refusedFor('team-of-others'));
    expect(story.team('rooks', story.people.slice(0, 8))).toMatchObject({ ok: true });
    expect(story.tournament.state.teams).toHaveLength(1);
  });

  it('WM B.2: people who come alone are grouped in sevens, and the last of them are in reserve', () => {
    const story = new TournamentStory(masters, 16);
    story.join(...story.people);
    story.start();
    const { teams, reserves, rounds } = story.tournament.state;
    expect(reserves).toEqual(story.people.slice(14));
    expect(teams.map(({ members, byLot }) => [members.length, byLot])).toEqual([
      [7, true],
      [7, true],
    ]);
    expect(rounds[0]?.boards).toHaveLength(2);
    expect(story.leave(story.people[0] ?? 0)).toMatchObject(refusedFor('sign-up-over'));
  });

  it('MJ A.11: who changes their wishes keeps their place, and who only says again that they play keeps both', () => {
    const story = new TournamentStory('maharajiad');
    const [first = 0, second = 0] = story.people;
    const wish = (preference: string | null) =>
      story.does(first, joinTournament, { ...meant, team: null, preference });
    wish('Persia, Delhi');
    story.join(second);
    wish('Delhi');
    wish(null);
    expect(story.tournament.state.signedUp.map(({ person }) => person)).toEqual([first, second]);
    expect(story.tournament.state.signedUp[0]?.wants).toHaveLength(1);
  });

  it('MJ A.1: nobody has a team there', () => {
    const story = new TournamentStory('maharajiad');
    expect(story.team('Rooks', story.people.slice(0, 7))).toMatchObject(refusedFor('no-teams'));
  });
});

const seats = [
  { id: 'FRA', name: 'France' },
  { id: 'ITA', name: 'Italy' },
];

it.each([
  [
    '@Ana: France, #2=ita, Cy',
    [
      ['@Ana', 'FRA'],
      ['#2', 'ITA'],
      ['Cy', null],
    ],
  ],
  [
    '<@12>: France\nBo',
    [
      ['<@12>', 'FRA'],
      ['Bo', null],
    ],
  ],
  ['Ana: Frogland', null],
  [': France', null],
  ['', null],
  ['Ana: France: Italy', null],
])('the members of a team are read from %j', (text, expected) => {
  expect(readMembers(text, seats)?.map(({ who, power }) => [who, power]) ?? null).toEqual(expected);
});
