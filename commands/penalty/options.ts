import { fitting } from '../../src/discord/complete.ts';
import type { Penalty } from '../../src/house/book/discipline.ts';
import { awaitsDeclaration } from '../../src/house/discipline/declare-penalty.ts';
import { allPenalties } from '../../src/house/discipline/find-penalty.ts';
import { banDays } from '../../src/house/discipline/issue-ban.ts';
import { type OffenceWords, offenceWords } from '../../src/house/discipline/offences.ts';
import { declareOptions } from '../../src/house/discipline/penalty-order.ts';
import type { IssuableKind } from '../../src/house/discipline/penalty-parts.ts';
import { needsModerator } from '../../src/house/people.ts';
import type { ClubView } from '../../src/house/ports.ts';
import type { Choice } from '../../src/house/words/reply.ts';
import { findings } from '../../terms/administration/sanctions.ts';
import {
  choice,
  day,
  flag,
  type Needed,
  otherwise,
  type Suggest,
  suggested,
  unasked,
  wholeNumber,
} from '../options.ts';

/** What was found, as it is chosen. */
export const findingNames = { intent: 'On purpose (intent)', negligence: 'Careless (negligence)' } as const;

/** What a penalty is, as it is chosen. */
export const kindNames: Readonly<Record<IssuableKind, string>> = {
  warning: 'A warning',
  deduction: 'A deduction: points off',
  time: 'Time off the next clock game: minutes',
  forfeit: 'A forfeit: they lose a game',
  halve: 'Halve their score',
  reset: 'Reset their score',
};

export const finding = choice(
  'What you found: needed for a ban, halving and a reset (Act III.2.3)',
  findings,
  findingNames,
);

export const declare = otherwise(
  'now',
  choice('When to announce it: now in #discussion, later, or by email (Act III.2.4)', declareOptions),
);

export const separate = flag('True: another offence in a game they were penalised for already');

/** Points, as many as are taken off. */
export const points = wholeNumber('For a deduction: how many', [1, 10_000]);

/** What the known offences are called as of now. */
export const words = unasked(({ services, club }) => offenceWords(services.clubs, club));

/** The last day of a ban; those of the club are suggested. */
export const lastDay = (description: string): Needed<string> =>
  day(description, ({ figures }, now) => banDays(now, figures));

/** What is on file about people is suggested to officers alone. */
const forModerators =
  (suggest: (view: ClubView, words: OffenceWords) => Choice[]): Suggest =>
  async (view, { services, club, actor, focused }) =>
    needsModerator(view, actor).length > 0
      ? []
      : fitting(suggest(view, await offenceWords(services.clubs, club)), focused.value);

/** A known offence, or words for another. The latest are suggested first. */
export const offence = (description: string): Needed<string> =>
  suggested(
    description,
    forModerators((_, known) =>
      [...known]
        .sort(([one], [other]) => other - one)
        .map(([number, text]) => ({ name: `#${number} ${text}`, value: `#${number}` })),
    ),
  );

/** A penalty, by its number. Those that wait to be declared are suggested first, then the latest. */
export const penaltyToDeclare = suggested(
  'Which penalty',
  forModerators((view, known) => {
    const rank = (penalty: Penalty) => (awaitsDeclaration(penalty) ? 1e9 : 0) + penalty.number;
    return allPenalties(view.state)
      .sort((one, other) => rank(other) - rank(one))
      .map((penalty) => ({ name: label(view, penalty, known), value: String(penalty.number) }));
  }),
);

function label({ people }: ClubView, penalty: Penalty, known: OffenceWords): string {
  const { number, person, stands, declared, offence } = penalty;
  const name = people.byNumber(person)?.name ?? `#${person}`;
  const state = stands ? (declared === null ? 'not announced' : 'announced') : 'cancelled';
  const what = known.get(offence);
  return [`#${number} ${name}`, state, ...(what === undefined ? [] : [what])].join(', ');
}
