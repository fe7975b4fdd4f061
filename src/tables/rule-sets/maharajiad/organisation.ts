import { committeeOf, officesOf } from '../committee.ts';
import type { RulesPart } from '../rule-set.ts';
import { clubOffices } from '../shared-points.ts';

/** MJ A.1 to A.8 and B.II(2): who runs the tournament, who may not do what, and where disputes go. */
export const organisation: RulesPart = {
  points: [
    { id: 'A.1', met: 'text', text: 'Players play for themselves in this tournament.' },
    {
      id: 'A.2',
      on: ['assistants'],
      met: 'enforced',
      text: 'A director runs the tournament, with up to two assistants and a committee of three to six people.',
      more: 'Reading: at a single table the gamemaster names the first director, and the director everybody else. The committee isn’t asked anything before it has three members.',
    },
    {
      id: 'A.3',
      met: 'person',
      text: 'The director sets when rounds begin and end, places players, breaks ties of the committee, and decides what isn’t about one game. Appeals come to the director first, who tries to settle them so that the committee need not decide.',
    },
    {
      id: 'A.4',
      on: ['directors'],
      met: 'enforced',
      text: 'The director doesn’t play in the tournament.',
      more: 'Reading: an assistant who acts as director doesn’t play meanwhile either.',
    },
    {
      id: 'A.5',
      met: 'text',
      text: 'The committee is there only for questions of a game that players, gamemaster and director can’t settle.',
    },
    {
      id: 'A.6',
      on: ['committee-votes'],
      met: 'enforced',
      text: 'A decision of the committee binds only if at least two thirds of its members vote who aren’t recused. Assistants are members too, unless they act as director. The director votes only to break a tie.',
      more: 'Reading: the vote is counted once all members have voted who aren’t recused, or after seven days if two thirds have. If too few have by then, the question waits for them. Who made the ruling is recused.',
    },
    {
      id: 'A.7',
      on: ['rule-changes'],
      met: 'enforced',
      text: 'The committee may change these rules. The director approves a change or vetoes it. Two thirds of the votes override a veto, if at least three quarters of the members vote.',
      more: 'Reading: a change is a decision in words, shown with its point. What the bot does by itself stays as it is.',
    },
    {
      id: 'A.8',
      on: ['committee'],
      met: 'enforced',
      text: 'Members of the committee don’t play, unless they are recused from all its decisions for as long as they play.',
      more: 'The bot sees to it: a member who plays at the table has no vote until their game is over.',
    },
    {
      id: 'B.II(2)',
      on: ['rulings', 'appeals'],
      met: 'person',
      text: 'Disputes go to the gamemaster first, and then to the director, who looks for a solution. If there is none, the committee decides, and that binds players and gamemaster. Players agree to these rules, to play in earnest and to be civil.',
      more: 'Reading: what the gamemaster decides where the rules are open is a ruling, which holds until it is overturned. The director has seven days, then the question goes to the committee by itself. Where the director decided, either side may still ask the committee. If the director made the ruling, the committee is asked at once.',
    },
  ],
  figures: { committee: committeeOf({ least: 3, questionAgreed: false }) },
  // Observers are the club's own: the text of the tournament has none.
  offices: { ...officesOf(6, 'recused'), ...clubOffices },
};
