import type { ClubView } from '../../ports.ts';
import type { Invalid } from '../../refusals.ts';
import { cited, dayOf, listed, nameOf, plain } from '../text.ts';
import { type RefusalOf, say, type Wording } from '../wording.ts';

export type DisciplineRefusal = RefusalOf<
  | 'needs-finding'
  | 'punished-already'
  | 'did-not-play'
  | 'lost-already'
  | 'ban-end'
  | 'penalty-void'
  | 'declared-already'
  | 'staff-only'
  | 'no-staff-ban'
>;

/** Why somebody cannot be penalised or banned so. */
export function wordDiscipline(refusal: DisciplineRefusal, view: ClubView): Wording {
  switch (refusal.code) {
    case 'needs-finding':
      return findingWords[refusal.because];
    case 'punished-already':
      return punishedAlready(refusal, view);
    case 'did-not-play':
      return say(
        `${plain(refusal.name, 32)} has no part in game #${refusal.game}.`,
        'Choose the right game or the right person; `/game show` says who played.',
      );
    case 'lost-already':
      return say(
        `${plain(refusal.name, 32)} has lost game #${refusal.game} already.`,
        'Choose another kind of penalty.',
      );
    case 'ban-end':
      return say(
        `A ban cannot end on ${dayOf(refusal.until)}: ${refusal.problems.map((each) => endWords[each]).join(', and ')}.`,
        `Choose a day on which the club meets, such as ${listed(
          refusal.days.map((day) => `\`${day}\` (${dayOf(day)})`),
          'or',
        )}.`,
      );
    case 'penalty-void':
      return say(
        `Penalty #${refusal.penalty} is void.`,
        'You need not do anything: it is as though it had never been.',
      );
    case 'declared-already':
      return say(
        `Penalty #${refusal.penalty} was declared ${refusal.way === 'email' ? 'by email ' : ''}on ${dayOf(refusal.on)}.`,
        'You need not do anything.',
      );
    case 'staff-only':
      return say(
        'Only the member of staff who is named in the settings can do that.',
        'Ask them. A Moderator bans with `/ban issue`, and deletes a post in Discord itself.',
      );
    case 'no-staff-ban':
      return say(
        `The staff have no ban on ${nameOf(view, refusal.person)}.`,
        'See who is banned, and by whom, with `/ban list`; a ban by a Moderator is for the Court.',
      );
    default:
      return refusal satisfies never;
  }
}

const endWords = {
  'not-a-session-day': 'the club does not meet on that day of the week',
  'not-ahead': 'it is not still to come',
} as const;

const findingWords: Readonly<Record<RefusalOf<'needs-finding'>['because'], Wording>> = {
  kind: say(
    'Halving a score, resetting it and banning are severe: for them it has to be found that the person meant it or was negligent.',
    'Fill in `finding`, and say in `reason` how you know.',
  ),
  loss: say(
    'That takes half of their score or more, which is severe: it has to be found that the person meant it or was negligent.',
    'Fill in `finding`, and say in `reason` how you know; or take fewer points.',
  ),
  adjustment: say(
    'That takes half of their score or more, which is a severe sanction and needs a finding.',
    'To punish somebody, use `/penalty issue` with `finding`. If the score is wrong, ask the Chief Justice to put it right with `/chief modify`.',
  ),
};

function punishedAlready(
  { penalty, game, case: known, lapsed }: RefusalOf<'punished-already'>,
  view: ClubView,
): Wording {
  if (known !== null)
    return say(
      `The Court had penalty #${penalty} for that undone, in ${cited(view, known)}, and nobody is punished again for what the Court let go.`,
      'If they did something else as well, use `/penalty issue` or `/ban issue`, and say in `offence` what it was. If that was in the same game, add `separate`.',
    );
  if (lapsed)
    return say(
      `They had penalty #${penalty} for that. It was not declared in time and is void, and nobody is punished a second time for one offence.`,
      'If this is something else, say in `offence` what it was; in the same game, give the command with `separate` as well.',
    );
  if (game === null)
    return say(
      `They have penalty #${penalty} for that offence, and nobody is punished twice for one.`,
      'See what it was with `/penalty list`. If they did something else as well, use `/penalty issue` or `/ban issue`, and say in `offence` what it was.',
    );
  return say(
    `They have penalty #${penalty} for game #${game}, and nobody is punished twice for one offence.`,
    'See what it was with `/penalty list`. If this is another offence in the same game, give the command again with `separate`.',
  );
}

export type InvalidPenalty = Extract<
  Invalid,
  {
    problem:
      | 'no-such-penalty'
      | 'no-such-offence'
      | 'goes-with'
      | 'kind-twice'
      | 'day-is-past'
      | 'changed-meanwhile';
  }
>;

/** What was not understood of a penalty or ban. */
export function wordInvalidPenalty(invalid: InvalidPenalty): Wording {
  switch (invalid.problem) {
    case 'no-such-penalty':
      return say(
        `There is no penalty “${plain(invalid.text, 60)}”.`,
        'Choose one from the list as you type, or its number, such as `3`.',
      );
    case 'no-such-offence':
      return say(
        `No offence has the number “${plain(invalid.text, 60)}”.`,
        'Choose one from the list as you type, or say in a few words what it was.',
      );
    case 'goes-with':
      return invalid.missing
        ? say(`\`${invalid.option}\` is missing: ${invalid.kind} needs it.`, 'Fill it in.')
        : say(
            `\`${invalid.option}\` goes only with ${invalid.kind}.`,
            `Leave it out, or choose ${invalid.kind} as well.`,
          );
    case 'kind-twice':
      return say('`kind` and `also` are the same.', 'Leave `also` out, or choose another kind.');
    case 'day-is-past':
      return say(`The day in \`${invalid.option}\` is past.`, 'Choose today or a day to come.');
    case 'changed-meanwhile':
      return say(
        'Something has happened since you were asked, and it would not be what you were shown.',
        'Nothing was done. Give the command again to see what it would do now.',
      );
    default:
      return invalid satisfies never;
  }
}
