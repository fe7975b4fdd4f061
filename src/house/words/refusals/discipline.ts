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
    wrong: `${plain(name, 32)} did not play in game #${game}.`,
    remedy: 'Choose the right game or the right person. `/game show` says who played.',
  }),
  'lost-already': ({ game, name }: { game: GameNumber; name: string }) =>
    say(`${plain(name, 32)} has already lost game #${game}.`, 'Choose another kind of penalty.'),
  /** `days` would do. */
  'ban-end': ({ until, problems, days }: BanEnd) => ({
    wrong: `A ban can’t end on ${dayOf(until)}: ${problems.map((each) => endWords[each]).join(', and ')}.`,
    remedy: `Choose a day on which the club meets, such as ${listed(
      days.map((day) => `\`${day}\` (${dayOf(day)})`),
      'or',
    )}.`,
  }),
  'penalty-void': ({ penalty }: { penalty: PenaltyNumber }) =>
    say(`Penalty #${penalty} is cancelled.`, 'You don’t need to do anything: it no longer has any effect.'),
  'declared-already': ({ penalty, way, on }: Declared) => ({
    wrong: `Penalty #${penalty} was announced ${way === 'email' ? 'by email ' : ''}on ${dayOf(on)}.`,
    remedy: 'You don’t need to do anything.',
  }),
  'staff-only': () => ({
    wrong: 'Only the member of staff named in the settings can do that.',
    remedy: 'Ask them. A Moderator can ban with `/ban issue`, and delete a post in Discord itself.',
  }),
  'no-staff-ban': ({ person }: { person: PersonNumber }, view) => ({
    wrong: `The member of staff has not banned ${nameOf(view, person)}.`,
    remedy:
      'See who is banned, and by whom, with `/ban list`. Only the Court can end a Moderator’s ban sooner.',
  }),
} satisfies Worded;

/** What was not understood of a penalty or ban. */
export const disciplineProblems = {
  'no-such-penalty': ({ text }: { text: string }) => ({
    wrong: `There is no penalty ${quoted(text)}.`,
    remedy: 'Choose one from the list as you type, or give its number, such as `3`.',
  }),
  'no-such-offence': ({ text }: { text: string }) => ({
    wrong: `There is no offence ${quoted(text)}.`,
    remedy: 'Choose one from the list as you type, or describe it in a few words.',
  }),
  /** An option that goes with a kind of penalty: `missing` beside it, or there without it. */
  'goes-with': ({ option, kind, missing }: { option: string; kind: PenaltyKind; missing: boolean }) =>
    missing
      ? say(`\`${option}\` is missing: \`${kind}\` needs it.`, 'Fill it in.')
      : say(`\`${option}\` goes only with \`${kind}\`.`, `Leave it out, or choose \`${kind}\` as well.`),
  'kind-twice': () => say('`kind` and `also` are the same.', 'Leave `also` out, or choose another kind.'),
  'day-is-past': ({ option }: { option: string }) =>
    say(`The day in \`${option}\` is past.`, 'Choose today or a later day.'),
  'changed-meanwhile': () => ({
    wrong: 'Something has changed since I asked you, so the result would be different from what you saw.',
    remedy: 'Nothing was done. Use the command again to see what it would do now.',
  }),
} satisfies Worded;

const endWords = {
  'not-a-session-day': 'the club does not meet on that weekday',
  'not-ahead': 'that day is too soon',
} as const;

const findingWords = {
  kind: say(
    'Halving a score, resetting it and banning are severe. You must have found that the person did it on purpose or was careless.',
    'Fill in `finding`, and say in `reason` how you know.',
  ),
  loss: say(
    'That takes half their score or more, which is severe. You must have found that they did it on purpose or were careless.',
    'Fill in `finding`, and say in `reason` how you know. Or take fewer points.',
  ),
  adjustment: say(
    'That takes half their score or more, which is severe and needs a finding.',
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
      `The Court cancelled penalty #${penalty} for that, in ${cited(view, court)}. Nobody is punished again for what the Court let go.`,
      'If they did something else too, use `/penalty issue` or `/ban issue`, and say in `offence` what it was. If it was in the same game, add `separate`.',
    );
  if (lapsed)
    return say(
      `They had penalty #${penalty} for that, but it was not announced in time. Nobody is punished a second time for one offence.`,
      'If this is something else, say in `offence` what it was. If it was in the same game, add `separate`.',
    );
  if (game === null)
    return say(
      `They already have penalty #${penalty} for that offence. Nobody is punished twice for one offence.`,
      'See it with `/penalty list`. If they did something else too, use `/penalty issue` or `/ban issue`, and say in `offence` what it was.',
    );
  return say(
    `They already have penalty #${penalty} for game #${game}. Nobody is punished twice for one offence.`,
    'See it with `/penalty list`. If this is another offence in the same game, use the command again with `separate`.',
  );
}
