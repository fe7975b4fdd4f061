import { type ActTexts, enforced } from '../acts.ts';
import { counted, inWords, majority, ordinals } from '../words.ts';

/** Section III, Act 3: the Court of Appeals. */
export const courtActs = {
  'III.3': enforced({
    title: 'The Court of Appeals',
    text: 'The Court hears appeals from what Moderators decide, and anything else to do with the Leaderboard.',
    reading:
      'Anyone it concerns may go to the Court, banned or not, a Member or not. There is one case about a matter at a time, and what a panel has judged goes on only to the whole Court.',
  }),
  'III.3.1': enforced({
    title: 'Meaning of the Terms',
    text: 'What these Terms mean is for the Court to say, and for nobody else.',
    reading:
      'What it holds is shown with the Act from then on, unless the whole Court overturns that judgement.',
  }),
  'III.3.2': enforced({
    title: 'Who the Court is',
    text: 'The Terms list the Chief Justice and the Justices of the day.',
  }),
  'III.3.3': enforced({
    title: 'Panels',
    text: ({ panelSize }) =>
      `A panel of ${counted(panelSize, 'Justice')} hears a case, and ${inWords(majority(panelSize))} of them carry it. Where the Chief Justice has discretion, they decide alone.`,
    reading: 'Nobody sees a vote before all have voted.',
  }),
  'III.3.4': enforced({
    title: 'Justices as Moderators',
    text: 'When it is needed, a Justice may do what a Moderator may do.',
    reading: 'It is recorded as such. The Chief Justice is a Justice in this.',
  }),
  'III.3.5': enforced({
    title: 'Conflicts of interest',
    text: 'A Moderator takes no decision on a game that they played. A Justice with a conflict of interest does not hear the case.',
    reading:
      'A Justice has a conflict as a party, a witness, the Moderator whose act it is about, or a player of the game. They also have one if they say so. Nobody uses a Moderator’s power in their own matter: on their penalty, their monitor, their name, or where they were at a session. Nobody says that somebody was there whose silence would let a game of theirs count. Nobody says that the other player of their rematch was not there. The Chief Justice changes their own score, and voids a game of their own, only once another Justice has agreed.',
  }),
  'III.3.5.1': enforced({
    title: 'Conflicts: too few Justices',
    text: 'If conflicts leave too few Justices for a panel, Justices with a conflict may be chosen all the same.',
    reading: ({ panelSize }) =>
      `The order says so. Where the Court has fewer than ${counted(panelSize, 'Justice')}, all of them sit.`,
  }),
  'III.3.5.2': enforced({
    title: 'Conflicts: the Chief Justice',
    text: 'A conflict of the Chief Justice keeps them off the panel and has no other effect.',
    reading: 'They still say whether a case is heard, and who hears it.',
  }),
  'III.3.5.3': enforced({
    title: 'Conflicts: the whole Court',
    text: 'When the whole Court sits, conflicts do not matter: each Justice has to take part.',
  }),
  'III.3.6': enforced({
    title: 'Granting a case',
    text: ({ grantingJustices }) =>
      `The Court takes a case on the word of the Chief Justice, or on the independent word of ${counted(grantingJustices, 'Justice')}.`,
    reading: ({ answerDays }) =>
      `A Justice with a conflict does not give that word. What the Chief Justice denies, the Justices can still take. A petition, the choice of a panel or of another Justice for it, and a request for the whole Court wait for the Chief Justice. After ${counted(answerDays, 'day')} everybody is told so in #discussion, once.`,
  }),
  'III.3.7': enforced({
    title: 'Choosing the panel',
    text: 'The Chief Justice chooses the Justices who hear a case.',
    reading: ({ enBancVoteDays }) =>
      `They choose another for one who leaves the panel, or who has had ${counted(enBancVoteDays, 'day')} and has not voted. Those days run from the choice of the panel, and again from its first vote.`,
  }),
  'III.3.8': enforced({
    title: 'Three judgements',
    text: 'A panel may uphold what was decided. It may overturn it and decide in its place. Or it may remand: send it back to the Moderator, to be decided again on the panel’s conditions.',
    reading: ({ redecisionDays }) =>
      `A new decision is due within ${counted(redecisionDays, 'day')}, else the panel has it back; it is no second penalty. It takes no more points than the first one did, unless the panel names a number; a number that the panel names is the most. Votes to send something back are for one outcome if they leave the same to the Moderator. If there is no majority for one outcome, the panel votes once more, and after that the first decision stands.`,
  }),
  'III.3.9': enforced({
    title: 'En banc',
    text: 'A panel’s judgement may be appealed to all of the Court together, which is called en banc.',
    reading: ({ enBancVoteDays }) =>
      `If the votes are equal, the judgement stands. The votes that were cast decide once the whole Court has had ${counted(enBancVoteDays, 'day')}, and silence is put on record; if nobody voted, the judgement stands. The whole Court sends nothing back to a Moderator.`,
  }),
  'III.3.9.1': enforced({
    title: 'En banc: accepted or not',
    text: 'The Chief Justice decides whether that appeal is heard.',
    reading: 'The person who asked for it may give it up until the first vote.',
  }),
  'III.3.9.2': enforced({
    title: 'En banc: final',
    text: 'There is no appeal after it, and everybody is bound by it.',
  }),
  'III.3.10': enforced({
    title: 'Opinions',
    text: ({ opinionDays }) =>
      `Once it has decided, the Court has ${counted(opinionDays, 'day')} to publish in writing what the majority decided and why. The Chief Justice may help with the layout, and may pick the writer if they voted with the majority.`,
    reading: ({ reminderDays }) =>
      `Otherwise the first volunteer of the majority writes, and is reminded on the ${ordinals(reminderDays)} day. If there was no majority, it is the first volunteer of all who voted. Anyone who takes longer can be followed by another. Those who agree for other reasons, or disagree, may add an opinion of their own.`,
  }),
} as const satisfies ActTexts;
