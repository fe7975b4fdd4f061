import { describe, expect, it } from 'vitest';
import { advance, begin, type Game, needs } from '../../src/index.ts';
import { idOf, initial } from '../support/fixtures.ts';
import {
  aboutRule,
  after,
  amend,
  dispute,
  enact,
  judge,
  type Line,
  lastTold,
  moment,
  opening,
  opinion,
  people,
  propose,
  raise,
  repeal,
  states,
  totals,
  votes,
} from '../support/table.ts';

const point = ({ pointsOfOrder }: Game, number = 1) => pointsOfOrder[number - 1];
const raisedOn = (when: string, by = 'D'): Line => [when, by, aboutRule(101)];
const proposed: readonly Line[] = [['1 Tue 10:00', 'B', propose(enact)], ...votes('1 Tue 10:30', 'A+ B+ C+')];

it('a game in which nothing can come of what falls due says so, and does not try for ever', () => {
  const game = after([raisedOn('1 Tue 10:00'), ['1 Tue 10:01', 'A', judge(1)]]);
  const pointsOfOrder = game.pointsOfOrder.map((each) => ({ ...each, judgement: null }));
  expect(() => advance({ ...game, pointsOfOrder }, moment('2 Mon 10:00'))).toThrow('time over');
});

describe('a point of order', () => {
  it('F.1.34 R214 can be raised by any player, with a statement, three at a time', () => {
    const line = raisedOn('1 Tue 10:00');
    const game = after([line, line, line, line, raisedOn('1 Tue 10:01', 'E')]);
    expect(game.pointsOfOrder.map(({ by }) => by)).toEqual(['D', 'D', 'D', 'E']);
    expect(lastTold(game, 'void')?.why).toBe('Nobody may have more than 3 points of order open.');
    const empty = after([
      ['1 Tue 10:00', 'D', { is: 'point raised', statement: ' ', about: { is: 'move', mover: 'A' } }],
    ]);
    expect(empty.pointsOfOrder).toEqual([]);
  });

  it('F.1.34 R214 cannot be raised against a proposal between the end of its vote and its effect', () => {
    const game = after([...proposed, ['1 Tue 23:00', 'D', raise(301)], ['1 Wed 10:00', 'E', raise(301)]]);
    expect(states(game)).toEqual(['waits for judgement']);
    expect(lastTold(game, 'void')?.why).toBe(
      'Voting on proposal 301 is complete, and it is not in effect yet.',
    );
  });

  it.each([
    ['1 Mon', 'E'],
    ['1 Tue', 'A'],
    ['1 Wed', 'B'],
    ['1 Thu', 'C'],
    ['1 Fri', 'D'],
  ])('F.1.35 R214 raised on %s is judged by %s, whose day came before', (day, who) => {
    expect(point(after([raisedOn(`${day} 10:00`, 'C')]))?.judge).toBe(who);
  });

  it('F.1.35 R214 is never judged by a team-mate of the player whose day it is', () => {
    const team = people.map((person) => ('AB'.includes(person.id) ? { ...person, team: 'red' } : person));
    const game = after([raisedOn('1 Tue 10:00', 'C')], begin({ ...opening, people: team }));
    expect(point(game)?.judge).toBe('E');
  });
});

describe('a Judgement', () => {
  const judged = (...lines: readonly Line[]) =>
    after([raisedOn('1 Tue 10:00'), ['1 Tue 11:00', 'A', judge(1)], ...lines]);

  it('F.1.30 R112 voids mutable rules alone', () => {
    const game = after([
      raisedOn('1 Tue 10:00'),
      ['1 Tue 11:00', 'A', judge(1, { is: 'void rule', rule: idOf(initial, 111) })],
    ]);
    expect([point(game)?.state, lastTold(game, 'void')?.why]).toEqual([
      'waits for judgement',
      'The Judgement names what is not there, would void a rule that is not mutable, or is too long.',
    ]);
  });

  it('F.1.36 R214 is the Judge’s alone', () => {
    const game = after([raisedOn('1 Tue 10:00'), ['1 Tue 11:00', 'C', judge(1)]]);
    expect(lastTold(game, 'void')?.why).toBe('Cleo is not the Judge of point of order 1.');
    expect(point(game)?.judgement).toBeNull();
  });

  it('E2 is the first that is well formed; a second or a malformed one is void, and edits nothing', () => {
    const twice = judged([
      '1 Tue 11:10',
      'A',
      { ...judge(1), is: 'judged', point: 1, verdict: false, reason: '' },
    ]);
    expect([point(twice)?.judgement?.verdict, point(twice)?.until]).toEqual([true, moment('1 Tue 12:00')]);
    const malformed = after([
      raisedOn('1 Tue 10:00'),
      ['1 Tue 11:00', 'A', judge(7)],
      ['1 Tue 11:01', 'A', judge(1, { is: 'points', player: 'Z', change: 5 })],
      ['1 Tue 11:02', 'A', judge(1, { is: 'void rule', rule: 'none' })],
      ['1 Tue 11:03', 'A', judge(1)],
    ]);
    expect(point(malformed)?.judgement?.at).toBe(moment('1 Tue 11:03'));
    expect(malformed.told.all.filter(({ is }) => is === 'void')).toHaveLength(3);
  });

  it.each([
    ['1 Tue 11:59', 'judged'],
    ['1 Tue 12:00', 'invoked'],
  ])('F.1.36 R214 that nobody disputes is, at %s, %s', (when, state) => {
    expect(point(advance(judged(), moment(when)))?.state).toBe(state);
  });

  it.each([
    ['1 Tue 11:59', 'C', 'disputed'],
    ['1 Tue 12:00', 'C', 'invoked'],
    ['1 Tue 11:30', 'A', 'judged'],
  ] as const)('F.1.36 R214 disputed at %s by %s is %s', (when, by, state) => {
    expect(point(judged([when, by, dispute(1)]))?.state).toBe(state);
  });

  it('F.1.36 R214 is invoked as soon as one player other than the Judge agrees', () => {
    const game = judged(
      ['1 Tue 11:30', 'C', dispute(1)],
      ['1 Tue 11:40', 'D', opinion(1, false)],
      ['1 Tue 11:50', 'E', opinion(1, true)],
    );
    expect([point(game)?.state, lastTold(game, 'invoked')?.at]).toEqual(['invoked', moment('1 Tue 11:50')]);
  });

  it('F.1.36 R214 is overruled if all opinions given within the hour disagree', () => {
    const lines: readonly Line[] = [
      ['1 Tue 11:30', 'C', dispute(1)],
      ['1 Tue 12:29', 'D', opinion(1, false)],
    ];
    expect(point(judged(...lines))?.state).toBe('disputed');
    const game = advance(judged(...lines), moment('1 Tue 12:30'));
    expect([point(game)?.state, point(game)?.overruled, point(game)?.judge]).toEqual([
      'waits for judgement',
      ['A'],
      'E',
    ]);
  });

  it('F.1.36 is invoked if nobody gave an opinion, as at least one has to disagree', () => {
    const game = advance(judged(['1 Tue 11:30', 'C', dispute(1)]), moment('1 Tue 12:30'));
    expect(lastTold(game, 'invoked')?.why).toContain('fewer than 1 players gave an opinion');
  });

  it('F.1.36 R214 is not overruled by the player who disputes it alone: others have to disagree as well', () => {
    const alone: readonly Line[] = [
      ['1 Tue 11:30', 'C', dispute(1)],
      ['1 Tue 11:31', 'C', opinion(1, false)],
    ];
    const game = advance(judged(...alone), moment('1 Tue 12:30'));
    expect([point(game)?.state, point(game)?.overruled]).toEqual(['invoked', []]);
    expect(lastTold(game, 'invoked')?.why).toContain('besides the one who disputed it');
    const more = judged(...alone, ['1 Tue 11:32', 'D', opinion(1, false)]);
    expect(point(advance(more, moment('1 Tue 12:30')))?.overruled).toEqual(['A']);
  });

  it('E7 cannot be agreed with by the Judge, nor by anybody before there is a dispute', () => {
    const before = judged(['1 Tue 11:10', 'C', opinion(1, true)]);
    expect([point(before)?.state, lastTold(before, 'void')?.why]).toEqual([
      'judged',
      'Opinions are given once a Judgement is disputed.',
    ]);
    const own = judged(['1 Tue 11:10', 'C', dispute(1)], ['1 Tue 11:11', 'A', opinion(1, true)]);
    expect([point(own)?.state, point(own)?.opinions]).toEqual(['disputed', []]);
    const twice = judged(
      ['1 Tue 11:10', 'C', dispute(1)],
      ['1 Tue 11:11', 'C', opinion(1, false)],
      ['1 Tue 11:12', 'C', opinion(1, true)],
    );
    expect(point(twice)?.opinions).toEqual([{ by: 'C', agrees: false }]);
  });

  it('F.1.37 R214 is the next Judge’s if none was given by the end of the day, but not whose day it then is', () => {
    const game = advance(after([raisedOn('1 Tue 10:00')]), moment('1 Wed 00:00'));
    expect(point(game)?.judge).toBe('E');
    expect(point(advance(game, moment('1 Thu 00:00')))?.judge).toBe('C');
    const overWeekend = advance(after([raisedOn('1 Fri 10:00', 'C')]), moment('2 Mon 00:00'));
    expect(point(overWeekend)?.judge).toBe('C');
    expect(point(advance(after([raisedOn('1 Wed 10:00')]), moment('2 Mon 00:00')))?.judge).toBe('C');
  });

  it('F.1.37 R214 waits for a day on which somebody may judge', () => {
    const team = people.slice(0, 2).map((person) => ({ ...person, team: 'red' }));
    const days = opening.days.slice(0, 2);
    const game = after([raisedOn('1 Mon 10:00', 'A')], begin({ ...opening, people: team, days }));
    expect([point(game)?.judge, lastTold(game, 'judge')?.why]).toEqual([null, 'Nobody may judge it today.']);
    const later = advance(game, moment('2 Mon 00:00'));
    expect([later.over, point(later)?.state]).toEqual([null, 'waits for judgement']);
  });

  it('F.1.37 R214 keeps its time across midnight', () => {
    const game = after([raisedOn('1 Tue 10:00'), ['1 Tue 23:30', 'A', judge(1)]]);
    expect(point(advance(game, moment('1 Wed 00:29')))?.state).toBe('judged');
    expect(point(advance(game, moment('1 Wed 00:30')))?.state).toBe('invoked');
  });

  it('F.1.37 R214 on several points at once may be by different Judges', () => {
    const game = judged(
      ['1 Tue 11:10', 'C', dispute(1)],
      ['1 Tue 11:11', 'D', opinion(1, false)],
      raisedOn('1 Tue 12:30', 'C'),
    );
    expect(game.pointsOfOrder.map(({ judge: who }) => who)).toEqual(['E', 'A']);
  });

  it('E10 F.1.38 R108 goes by the procedure that held when its point was raised', () => {
    const rule = amend(214, 'As before, but everybody has ten minutes to dispute a Judgement.');
    const game = after([
      ['1 Mon 10:00', 'A', propose(rule, 'dispute=10')],
      ...votes('1 Mon 11:00', 'A+ B+'),
      raisedOn('1 Mon 23:50'),
      raisedOn('1 Tue 10:00'),
    ]);
    expect(game.pointsOfOrder.map(({ procedure }) => procedure.dispute)).toEqual([60, 10]);
  });

  it('F.1.16 F.1.36 R201 is void on a Saturday, and so is a dispute: the hour for it goes on when the void days are over', () => {
    const game = after([
      raisedOn('1 Fri 23:00', 'C'),
      ['1 Fri 23:30', 'D', judge(1)],
      ['1 Sat 00:10', 'C', dispute(1)],
      ['1 Sat 10:00', 'C', aboutRule(101)],
    ]);
    expect([point(game)?.state, game.pointsOfOrder.length]).toEqual(['judged', 1]);
    expect(point(game)?.until).toBe(moment('2 Mon 00:30'));
    expect(point(after([['2 Mon 00:29', 'C', dispute(1)]], game))?.state).toBe('disputed');
    expect(point(advance(game, moment('2 Mon 00:30')))?.state).toBe('invoked');
  });

  it('F.1.36 R201 that is disputed before a void day has its opinions after it', () => {
    const game = after([
      raisedOn('1 Fri 22:00', 'C'),
      ['1 Fri 23:00', 'D', judge(1)],
      ['1 Fri 23:59', 'C', dispute(1)],
      ['1 Sun 12:00', 'A', opinion(1, true)],
    ]);
    expect([point(game)?.state, point(game)?.until]).toEqual(['disputed', moment('2 Mon 00:59')]);
  });
});

describe('a proposal in dispute', () => {
  it('F.1.25 F.1.38 R206 R214 is voted on, and takes effect when the last Judgement about it is invoked', () => {
    const game = after([
      ...proposed,
      ['1 Tue 11:00', 'D', raise(301)],
      ['1 Tue 11:01', 'E', raise(301)],
      ['1 Tue 11:02', 'A', judge(1)],
    ]);
    const completed = advance(game, moment('1 Wed 00:00'));
    expect([states(completed), totals(completed)]).toEqual([['waits for judgement'], [0, 0, 0, 0, 0]]);
    const judged = after([['1 Wed 10:00', 'E', judge(2)]], completed);
    expect(states(judged)).toEqual(['waits for judgement']);
    const done = advance(judged, moment('1 Wed 11:00'));
    expect([states(done), totals(done), lastTold(done, 'in effect')?.at]).toEqual([
      ['in effect'],
      [0, 10, 0, 0, 0],
      moment('1 Wed 11:00'),
    ]);
  });

  it('F.1.25 R108 is never in effect before its vote is complete', () => {
    const game = after([...proposed, ['1 Tue 23:59', 'D', { is: 'voted', choice: 'yes' }]]);
    expect([states(game), game.version]).toEqual([['open'], 0]);
    expect(advance(game, moment('1 Wed 00:00')).version).toBe(1);
  });

  it('E5 that is judged to be no rule-change gets no number and moves no points; the next one gets its number', () => {
    const game = after([
      ...proposed,
      ['1 Tue 11:00', 'D', raise(301)],
      ['1 Tue 11:30', 'A', judge(1, { is: 'no rule-change', proposal: 301 })],
      ['1 Wed 10:00', 'C', propose(enact)],
    ]);
    expect(game.proposals.map(({ number, state }) => [number, state])).toEqual([
      [null, 'no rule-change'],
      [301, 'open'],
    ]);
    expect([totals(game), game.rules]).toEqual([[0, 0, 0, 0, 0], initial]);
  });

  it('E5 that is judged so later gives its number to the one that was made meanwhile', () => {
    const game = after([
      ...proposed,
      ['1 Tue 11:00', 'D', raise(301)],
      ['1 Wed 10:00', 'C', propose(enact)],
      ['1 Wed 11:00', 'A', raise(302)],
      ['1 Wed 12:00', 'E', judge(1, { is: 'no rule-change', proposal: 301 })],
      ['1 Thu 10:00', 'D', propose(enact)],
    ]);
    expect(game.proposals.map(({ number }) => number)).toEqual([null, 301, 302]);
    expect(point(game, 2)?.place).toBe(1);
  });

  it('E5 that two Judgements find to be no rule-change falls once, and not the one that got its number meanwhile', () => {
    const game = after([
      ...proposed,
      ['1 Tue 11:00', 'D', raise(301)],
      ['1 Tue 11:05', 'E', raise(301)],
      ['1 Tue 11:30', 'A', judge(1, { is: 'no rule-change', proposal: 301 })],
      ['1 Tue 12:00', 'A', judge(2, { is: 'no rule-change', proposal: 301 })],
      ['1 Tue 12:45', 'B', propose(enact)],
      raisedOn('1 Tue 13:30'),
    ]);
    expect(game.proposals.map(({ number, state }) => [number, state])).toEqual([
      [null, 'no rule-change'],
      [301, 'open'],
    ]);
  });

  it('E5 is the one that the Judge named, though its number changed before the Judgement was invoked', () => {
    const game = after([
      ...proposed,
      ['1 Tue 11:00', 'D', raise(301)],
      ['1 Wed 10:00', 'C', propose(enact)],
      ['1 Wed 11:00', 'A', raise(302)],
      [
        '1 Wed 12:00',
        'E',
        judge(1, { is: 'no rule-change', proposal: 301 }, { is: 'no rule-change', proposal: 302 }),
      ],
      raisedOn('1 Wed 13:30'),
    ]);
    expect(game.proposals.map(({ number }) => number)).toEqual([null, null]);
  });
});

describe('the engine without its own rules', () => {
  const voids = judge(
    1,
    { is: 'figures', changes: { threshold: { of: 'cast', needs: 'majority' } } },
    { is: 'void rule', rule: idOf(initial, 204) },
  );

  it('E1 takes the threshold from a recorded Judgement where the rule about adoption is void', () => {
    const game = after([
      ['1 Tue 09:00', 'C', aboutRule(204)],
      ['1 Tue 09:30', 'A', voids],
      ['1 Tue 11:00', 'B', propose(enact)],
      ...votes('1 Tue 12:00', 'A+ B+ C-'),
    ]);
    const done = advance(game, moment('1 Wed 00:00'));
    expect([states(done), done.bound.get('threshold')]).toEqual([
      ['in effect'],
      { rule: null, judgement: 1 },
    ]);
    expect(advance(done, moment('3 Mon 00:00')).figures.threshold.needs).toBe('majority');
  });

  it('E1 stops with a word where no rule and no Judgement says what adopts, and goes on by the votes that were cast', () => {
    const game = after([
      ['1 Mon 10:00', 'A', propose(repeal(204))],
      ...votes('1 Mon 11:00', 'A+ B+'),
      ['1 Tue 10:00', 'B', propose(enact)],
      ...votes('1 Tue 11:00', 'A+ B+ C-'),
    ]);
    const stopped = advance(game, moment('1 Wed 00:00'));
    expect(states(stopped)).toEqual(['in effect', 'waits for threshold']);
    expect(needs(stopped)[0]?.why).toBe(
      'No rule in effect says what votes adopt a rule-change. The Judge has to name the figure threshold.',
    );
    const judged = after(
      [
        ['1 Wed 10:00', 'A', aboutRule(204)],
        [
          '1 Wed 10:30',
          'B',
          judge(1, { is: 'figures', changes: { threshold: { of: 'cast', needs: [2, 3] } } }),
        ],
      ],
      stopped,
    );
    expect(states(advance(judged, moment('1 Wed 11:30')))).toEqual(['in effect', 'in effect']);
  });

  it('has no proposals without a proposer’s day, until a Judge names it', () => {
    const game = after([
      ['1 Mon 10:00', 'A', propose(repeal(201))],
      ...votes('1 Mon 11:00', 'A+ B+'),
      ['1 Tue 10:00', 'B', propose(enact)],
      ['1 Tue 11:00', 'B', aboutRule(201)],
    ]);
    expect(lastTold(game, 'improper')?.why).toContain('The Judge has to name the figure players.');
    expect([point(game)?.judge, needs(game)[0]?.figure]).toEqual(['A', 'players']);
    const named = after(
      [
        ['1 Tue 12:00', 'A', judge(1, { is: 'figures', changes: { players: opening.days } })],
        ['1 Tue 14:00', 'B', propose(enact)],
      ],
      game,
    );
    expect([states(named), needs(named)]).toEqual([['in effect', 'open'], []]);
  });

  it('pays nothing and has no limits by rules that were repealed', () => {
    const game = after([
      ['1 Mon 10:00', 'A', propose(repeal(203))],
      ...votes('1 Mon 11:00', 'A+ B+'),
      ['1 Tue 10:00', 'B', propose(repeal(207))],
      ...votes('1 Tue 11:00', 'A+ B-'),
      ['1 Wed 10:00', 'C', propose(repeal(207))],
      ...votes('1 Wed 11:00', 'A+ B+'),
      ['1 Thu 10:00', 'D', propose(enact)],
      ...votes('1 Thu 11:00', 'A+ B-'),
    ]);
    expect(totals(advance(game, moment('1 Fri 00:00')))).toEqual([10, -10, 0, 0, 0]);
  });

  it('E3 R203 counts the rule just adopted once a Judgement says so', () => {
    const rules = after([
      ['1 Mon 10:00', 'A', propose(enact)],
      ...votes('1 Mon 11:00', 'A+'),
      ['1 Tue 10:00', 'B', propose(enact)],
      ...votes('1 Tue 11:00', 'B+'),
    ]);
    expect(totals(advance(rules, moment('1 Wed 00:00')))).toEqual([10, 11, 0, 0, 0]);
    const judged = after([
      ['1 Mon 09:00', 'C', aboutRule(203)],
      ['1 Mon 09:30', 'E', judge(1, { is: 'figures', changes: { highest: 'with' } })],
      ['1 Mon 11:00', 'A', propose(enact)],
      ...votes('1 Mon 12:00', 'A+'),
      ['1 Tue 10:00', 'B', propose(enact)],
      ...votes('1 Tue 11:00', 'B+'),
    ]);
    expect(totals(advance(judged, moment('1 Wed 00:00')))).toEqual([11, 12, 0, 0, 0]);
  });
});
