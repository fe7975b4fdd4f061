import { committeeOf, officesOf } from '../committee.ts';
import type { RulesPart } from '../rule-set.ts';

/** WM A.1 to A.12 and D.I(2): who runs the tournament, who may not do what, and where disputes go. */
export const organisation: RulesPart = {
  points: [
    {
      id: 'A.1',
      met: 'text',
      text: 'The tournament is for teams and for each player. A team has at least seven players. It may also have a captain who doesn’t play, a gamemaster and reserves. Who signs up alone may join a team, or is put into one by lot.',
    },
    {
      id: 'A.2',
      on: ['assistants'],
      met: 'enforced',
      text: 'A director runs the tournament, with up to two assistants. A committee of five to eight people stands beside them.',
      more: 'Reading: at a single table the gamemaster names the first director, and the director everybody else. The committee isn’t asked anything before it has five members.',
    },
    {
      id: 'A.3',
      met: 'person',
      text: 'The director sets when rounds begin and end, places players, breaks ties of the committee, and oversees all that isn’t about one game. Appeals come to the director first, who tries to settle them before the committee votes.',
    },
    {
      id: 'A.4',
      on: ['directors'],
      met: 'enforced',
      text: 'The director doesn’t play in the tournament and belongs to no team.',
      more: 'Reading: an assistant who acts as director doesn’t play meanwhile either.',
    },
    {
      id: 'A.5',
      met: 'text',
      text: 'The committee is there only for questions of a game that can’t be settled at its table.',
    },
    {
      id: 'A.6',
      on: ['committee-votes'],
      met: 'enforced',
      text: 'A decision of the committee binds only if at least two thirds of those who sit vote. The majority of the votes decides. Assistants sit too, unless they act as director. The director votes only to break a tie.',
      more: 'Reading: the vote is counted once everybody who sits has voted, or after seven days if two thirds have. If too few have by then, the question waits for them. Who plays at the table or made the ruling doesn’t sit.',
    },
    {
      id: 'A.7',
      on: ['rule-changes'],
      met: 'enforced',
      text: 'The committee may change or add to these rules. The director approves a change or vetoes it. Two thirds of the votes override a veto, if at least three quarters of those who sit vote.',
      more: 'Reading: a change is a decision in words, shown with its point. What the bot does by itself stays as it is.',
    },
    {
      id: 'A.8',
      on: ['committee'],
      met: 'enforced',
      text: 'Members of the committee should not play in the tournament or belong to a team.',
      more: 'Reading: “should” is advice. The bot says so and lets them. At a table where they play, they have no say in appeals, as D.I(2) asks.',
    },
    {
      id: 'A.9',
      met: 'person',
      text: 'The director appoints observers, one for each game at least. They point out mistakes, answer questions about the rules, and report what is unfair. They decide nothing.',
    },
    {
      id: 'A.10',
      on: ['observers'],
      met: 'enforced',
      text: 'Observers may play, lead a team or run a game elsewhere. Assistants and members of the committee can’t be observers. Nobody observes a game that they or a team-mate play or run.',
    },
    {
      id: 'A.11',
      on: ['chief-gm'],
      met: 'person',
      text: 'The director appoints a chief gamemaster, who says how results are published, checks on the gamemasters and answers their questions.',
      more: 'Reading: like other officers, the chief gamemaster doesn’t play at a table where they have that office.',
    },
    {
      id: 'A.12',
      on: ['rulings'],
      met: 'person',
      text: 'The gamemaster is neutral. Complaints about other players go to the director. Complaints about results, orders or the gamemaster go to the gamemaster first, and to the director only after that.',
      more: 'Reading: what the gamemaster decides where the rules are open is a ruling, with a number.',
    },
    {
      id: 'D.I(2)',
      on: ['appeals'],
      met: 'person',
      text: 'A player or the gamemaster may bring a question to the director. If the director can’t settle it, the committee decides, of which nobody plays. Its decision binds if the player and the gamemaster agree that the right question was put, whatever they think of the answer. Players agree to respect each other and the rules.',
      more: 'Reading: a ruling holds until it is overturned. The director has seven days, then the question goes to the committee by itself. Where the director decided, either side may still ask the committee. If the director made the ruling, the committee is asked at once. Who says nothing about the question for seven days after it was answered agrees with it. If somebody says that it was the wrong one, it goes back to the director.',
    },
  ],
  figures: { committee: committeeOf({ least: 5, questionAgreed: true }) },
  offices: {
    ...officesOf(8, 'advised against'),
    observer: {
      ...{ on: 'observers', most: null, namedBy: 'director', playing: 'never' },
      not: ['gm', 'assistant', 'acting-director', 'committee'],
    },
    'chief-gm': { on: 'chief-gm', most: 1, namedBy: 'director', playing: 'never', not: [] },
  },
};
