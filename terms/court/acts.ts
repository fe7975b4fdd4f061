import { type ActTexts, enforced } from '../acts.ts';
import { counted, inWords, majority, ordinals } from '../words.ts';

/** Section III, Act 3: the Court of Appeals. */
export const courtActs = {
  'III.3': enforced({
    title: 'The Court of Appeals',
    text: 'The Court hears appeals against what Moderators decide, and anything else about the Leaderboard.',
    reading:
      'Anyone it concerns may go to the Court: banned or not, Member or not. There is only one case at a time about a matter. After a panel has judged, only the whole Court can hear the matter again.',
  }),
  'III.3.1': enforced({
    title: 'Meaning of the Terms',
    text: 'Only the Court says what these Terms mean.',
    reading:
      'What it says is shown with the Act from then on, unless the whole Court overturns that judgement.',
  }),
  'III.3.2': enforced({
    title: 'Who the Court is',
    text: 'The Terms list who the Chief Justice and the Justices are.',
  }),
  'III.3.3': enforced({
    title: 'Panels',
    text: ({ panelSize }) =>
      `A panel of ${counted(panelSize, 'Justice')} hears a case, and ${inWords(majority(panelSize))} of them are enough to decide it. What is left to the Chief Justice, the Chief Justice decides alone.`,
    reading: 'Votes stay secret until everyone has voted.',
  }),
  'III.3.4': enforced({
    title: 'Justices as Moderators',
    text: 'If it is needed, a Justice may do what a Moderator may do.',
    reading: 'The record says so. The Chief Justice counts as a Justice here.',
  }),
  'III.3.5': enforced({
    title: 'Conflicts of interest',
    text: 'A Moderator takes no decision on a game that they played. A Justice with a conflict of interest does not hear the case.',
    reading:
      'A Justice has a conflict as a party, a witness, a player of the game, or the Moderator who decided. They also have one if they say so. Nobody uses a Moderator’s power on something about themselves: their penalty, their monitor, their name, or where they were at a session. Nobody marks an opponent present if that would make their own unanswered game count. Nobody says that the opponent in their own rematch was not there. The Chief Justice changes their own score, or cancels a game of their own, only if another Justice agrees.',
  }),
  'III.3.5.1': enforced({
    title: 'Conflicts: too few Justices',
    text: 'If conflicts leave too few Justices for a panel, Justices with a conflict may be chosen anyway.',
    reading: ({ panelSize }) =>
      `Everyone in the case is told so. If the Court has fewer than ${counted(panelSize, 'Justice')}, all of them hear the case.`,
  }),
  'III.3.5.2': enforced({
    title: 'Conflicts: the Chief Justice',
    text: 'A conflict keeps the Chief Justice off the panel and has no other effect.',
    reading: 'They still decide whether a case is heard, and who hears it.',
  }),
  'III.3.5.3': enforced({
    title: 'Conflicts: the whole Court',
    text: 'When the whole Court hears a case, conflicts do not matter: each Justice has to take part.',
  }),
  'III.3.6': enforced({
    title: 'Granting a case',
    text: ({ grantingJustices }) =>
      `The Court hears a case that is granted by the Chief Justice, or by ${counted(grantingJustices, 'Justice')}, each deciding alone.`,
    reading: ({ answerDays }) =>
      `A Justice with a conflict can’t grant the case. If the Chief Justice denies it, the Justices can still grant it. Petitions and requests for the whole Court wait for the Chief Justice. So does the choice of a panel, or of a Justice for an empty place on it. After ${counted(answerDays, 'day')} everyone is told of that in #discussion, once.`,
  }),
  'III.3.7': enforced({
    title: 'Choosing the panel',
    text: 'The Chief Justice chooses the Justices who hear a case.',
    reading: ({ enBancVoteDays }) =>
      `If a Justice leaves the panel, the Chief Justice chooses another. The same goes for one who has not voted after ${counted(enBancVoteDays, 'day')}. Those days begin when the panel is chosen, and again with its first vote.`,
  }),
  'III.3.8': enforced({
    title: 'Three judgements',
    text: 'A panel may uphold what was decided: it stands. It may overturn it, and decide in its place. Or it may remand it: send it back to the Moderator, to be decided again on the panel’s conditions.',
    reading: ({ redecisionDays }) =>
      `The Moderator has ${counted(redecisionDays, 'day')} for the new decision. After that the case goes back to the panel. The new decision is not a second penalty. It takes no more points than the first one, unless the panel names a number. That number is then the most. Votes to remand count as one outcome if they leave the same to the Moderator. If no outcome has a majority, the panel votes once more. If there is still none, the first decision stands.`,
  }),
  'III.3.9': enforced({
    title: 'The whole Court (en banc)',
    text: 'A panel’s judgement may be appealed to all of the Court together. This is called the whole Court, or en banc.',
    reading: ({ enBancVoteDays }) =>
      `The whole Court has ${counted(enBancVoteDays, 'day')} to vote. After that the votes already cast decide, and the record says who was silent. If the votes are equal, or nobody voted, the judgement stands. The whole Court sends nothing back to a Moderator.`,
  }),
  'III.3.9.1': enforced({
    title: 'The whole Court: accepted or not',
    text: 'The Chief Justice decides whether that appeal is heard.',
    reading: 'The person who asked for it can take that back until the first vote.',
  }),
  'III.3.9.2': enforced({
    title: 'The whole Court: final',
    text: 'The judgement of the whole Court is final, and everybody is bound by it.',
  }),
  'III.3.10': enforced({
    title: 'Opinions',
    text: ({ opinionDays }) =>
      `Once it has decided, the Court has ${counted(opinionDays, 'day')} to publish in writing what the majority decided and why. The Chief Justice may help with the layout, and may choose who writes it if they voted with the majority.`,
    reading: ({ reminderDays }) =>
      `Otherwise the first volunteer of the majority writes it, and is reminded on the ${ordinals(reminderDays)} day. If there was no majority, anyone who voted can volunteer. If the writer takes longer, another can take over. Justices who agree for other reasons, or disagree, may add an opinion of their own.`,
  }),
} as const satisfies ActTexts;
