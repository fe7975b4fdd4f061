import type { DeclarationWay } from '../../../../terms/administration/declaration.ts';
import type { PenaltyKind } from '../../../../terms/administration/sanctions.ts';
import type { BanEndProblem } from '../../../../terms/leaderboard/bans.ts';
import type { LocalDate } from '../../../../terms/time.ts';
import type { CaseNumber, GameNumber, PenaltyNumber, PersonNumber } from '../../../ledger/fields.ts';
import type { ClubView } from '../../ports.ts';
import { cited, dayOf, listed, nameOf, plain, quoted, say, type Worded, type Wording } from '../text.ts';

type BanEnd = { until: LocalDate; problems: BanEndProblem[]; days: LocalDate[] };
type Declared = { penalty: PenaltyNumber; way: DeclarationWay; on: LocalDate };

/** Why somebody cannot be penalised or banned so. */
export const disciplineRefusals = {
  /** What is severe: the kind of penalty, what it takes, or what a change of the score takes. */
  'needs-finding': ({ because }: { because: 'kind' | 'loss' | 'adjustment' }) => findingWords[because],
  'punished-already': punishedAlready,
  'did-not-play': ({ game, name }: { game: GameNumber; name: string }) => ({
    wrong: `${plain(name, 32)} has no part in game #${game}.`,
    remedy: 'Choose the right game or the right person; `/game show` says who played.',
  }),
  'lost-already': ({ game, name }: { game: GameNumber; name: string }) =>
    say(`${plain(name, 32)} has lost game #${game} already.`, 'Choose another kind of penalty.'),
  /** `days` would do. */
  'ban-end': ({ until, problems, days }: BanEnd) => ({
    wrong: `A ban cannot end on ${dayOf(until)}: ${problems.map((each) => endWords[each]).join(', and ')}.`,
    remedy: `Choose a day on which the club meets, such as ${listed(
      days.map((day) => `\`${day}\` (${dayOf(day)})`),
      'or',
    )}.`,
  }),
  'penalty-void': ({ penalty }: { penalty: PenaltyNumber }) =>
    say(`Penalty #${penalty} is void.`, 'You need not do anything: it is as though it had never been.'),
  'declared-already': ({ penalty, way, on }: Declared) => ({
    wrong: `Penalty #${penalty} was declared ${way === 'email' ? 'by email ' : ''}on ${dayOf(on)}.`,
    remedy: 'You need not do anything.',
  }),
  'staff-only': () => ({
    wrong: 'Only the member of staff who is named in the settings can do that.',
    remedy: 'Ask them. A Moderator bans with `/ban issue`, and deletes a post in Discord itself.',
  }),
  'no-staff-ban': ({ person }: { person: PersonNumber }, view) => ({
    wrong: `The staff have no ban on ${nameOf(view, person)}.`,
    remedy: 'See who is banned, and by whom, with `/ban list`; a ban by a Moderator is for the Court.',
  }),
} satisfies Worded;

/** What was not understood of a penalty or ban. */
export const disciplineProblems = {
  'no-such-penalty': ({ text }: { text: string }) => ({
    wrong: `There is no penalty ${quoted(text)}.`,
    remedy: 'Choose one from the list as you type, or its number, such as `3`.',
  }),
  'no-such-offence': ({ text }: { text: string }) => ({
    wrong: `No offence has the number ${quoted(text)}.`,
    remedy: 'Choose one from the list as you type, or say in a few words what it was.',
  }),
  /** An option that goes with a kind of penalty: `missing` beside it, or there without it. */
  'goes-with': ({ option, kind, missing }: { option: string; kind: PenaltyKind; missing: boolean }) =>
    missing
      ? say(`\`${option}\` is missing: ${kind} needs it.`, 'Fill it in.')
      : say(`\`${option}\` goes only with ${kind}.`, `Leave it out, or choose ${kind} as well.`),
  'kind-twice': () => say('`kind` and `also` are the same.', 'Leave `also` out, or choose another kind.'),
  'day-is-past': ({ option }: { option: string }) =>
    say(`The day in \`${option}\` is past.`, 'Choose today or a day to come.'),
  'changed-meanwhile': () => ({
    wrong: 'Something has happened since you were asked, and it would not be what you were shown.',
    remedy: 'Nothing was done. Give the command again to see what it would do now.',
  }),
} satisfies Worded;

const endWords = {
  'not-a-session-day': 'the club does not meet on that day of the week',
  'not-ahead': 'it is not still to come',
} as const;

const findingWords = {
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

interface Punished {
  penalty: PenaltyNumber;
  /** What the two penalties have in common. */
  game: GameNumber | null;
  /** In which the Court undid the first. */
  case: CaseNumber | null;
  lapsed: boolean;
}

function punishedAlready({ penalty, game, case: court, lapsed }: Punished, view: ClubView): Wording {
  if (court !== null)
    return say(
      `The Court had penalty #${penalty} for that undone, in ${cited(view, court)}, and nobody is punished again for what the Court let go.`,
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
