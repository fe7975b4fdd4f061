import type { CompletionRequest } from '../../src/discord/command.ts';
import { fitting } from '../../src/discord/complete.ts';
import { completePeople } from '../../src/discord/complete-people.ts';
import { appointOfficer } from '../../src/house/offices/appoint-officer.ts';
import { dismissOfficer } from '../../src/house/offices/dismiss-officer.ts';
import { removalBases } from '../../src/house/outcomes.ts';
import { needsChief } from '../../src/house/people.ts';
import { plans } from '../../src/house/plans.ts';
import type { ClubView } from '../../src/house/ports.ts';
import { removalTermOf } from '../../src/house/removal/requests-due.ts';
import type { Choice } from '../../src/house/words/reply.ts';
import { shortDayOf } from '../../src/house/words/text.ts';
import { orderClock } from '../../src/ladder/monitors/order-clock.ts';
import { plans as onLadder } from '../../src/ladder/plans.ts';
import type { PersonNumber } from '../../src/ledger/fields.ts';
import { officeNames, offices } from '../../terms/administration/authority.ts';
import { type Instant, localDate } from '../../terms/time.ts';
import { ask, asks, carries, carryOut } from '../answers.ts';
import { subcommand } from '../declare.ts';
import {
  called,
  choice,
  optional,
  person,
  reason,
  type Suggest,
  user,
  wholeNumber,
  yesNo,
} from '../options.ts';
import { officerFirst, withoutAccount } from '../whom.ts';

const office = choice('Which office', offices, officeNames);

/** `/chief appoint`. Passing on the office of Chief Justice cannot be taken back, so it is asked first. */
export const appoint = subcommand({
  name: 'appoint',
  description: 'Give somebody an office. Naming a Chief Justice passes on your own',
  options: { member: person('Who gets it'), office },
  execute: (request, input) =>
    input.office === 'chief'
      ? ask(request, plans.succession, input)
      : carryOut(request, appointOfficer, input),
});

/** `/chief dismiss` */
export const dismiss = subcommand({
  name: 'dismiss',
  description: 'Take an office away from somebody',
  options: { member: person('Who holds it', officerFirst), office },
  execute: carries(dismissOfficer),
});

/** Whom the Chief Justice removes: those who asked for it, then everybody else. */
const likelyRemoved: Suggest = (view, request) => {
  const asking = requests(view, request);
  const asked = new Set(asking.map(({ value }) => value));
  return [...asking, ...completePeople(view, request).filter(({ value }) => !asked.has(value))];
};

/** For the Chief Justice: those who asked to be removed, and until when (Act II.8). */
function requests(view: ClubView, { actor, focused, now }: CompletionRequest): Choice[] {
  if (needsChief(view, actor).length > 0) return [];
  const asking = [...view.state.removalRequests.keys()];
  return fitting(
    asking.map((person) => requestChoice(view, person, now)),
    focused.value,
  );
}

/** `Ana: asked to leave, until 27 Nov` */
function requestChoice(view: ClubView, person: PersonNumber, now: Instant): Choice {
  const { people, state } = view;
  const name = people.byNumber(person)?.name ?? `#${person}`;
  const due = removalTermOf(view, person)?.due ?? null;
  const until =
    due === null ? 'waits for a ban or a case' : `until ${shortDayOf(localDate(due, state.figures))}`;
  const when = due !== null && due < now ? 'overdue' : until;
  return { name: `${name}: asked to leave, ${when}`, value: `#${person}` };
}

/** `/chief remove`: takes a Member off the Leaderboard, after showing what that rests on (Acts II.7 and II.8). */
export const remove = subcommand({
  name: 'remove',
  description: 'Take a Member off the Leaderboard: at their request, or for staying away',
  options: {
    member: { ...person('Who to remove'), suggest: likelyRemoved },
    basis: choice('Why', removalBases, {
      request: 'request: they asked for it',
      inactive: 'inactive: they stayed away',
    }),
  },
  execute: asks(plans.removal),
});

/** `/chief link`: shows whose account becomes whose before it does it. */
export const link = subcommand({
  name: 'link',
  description: 'Link a member without an account to their Discord account',
  options: {
    member: person('The member without an account', withoutAccount),
    account: called('user', user('Their Discord account')),
  },
  execute: asks(plans.link),
});

/** More than any session has. */
const mostMinutes = 180;

/** `/chief clock`: has a Member play with a clock, or without it again (Act II.11). */
export const clock = subcommand({
  name: 'clock',
  description: 'Make a member play every game with a chess clock, or end that',
  options: {
    member: person('Who plays with a clock'),
    on: yesNo('True: with a clock from now on. False: no longer'),
    minutes: optional(wholeNumber('For each player; left out, the member chooses', [1, mostMinutes])),
  },
  execute: carries(orderClock),
});

/** `/chief modify`: changes a score for technical reasons, after showing it (Act III.5). */
export const modify = subcommand({
  name: 'modify',
  description: 'Put a score right. Everyone is told',
  options: {
    member: person('Whose score'),
    points: wholeNumber('How many more, or fewer with a minus', [-10_000, 10_000]),
    reason,
  },
  execute: asks(onLadder.modification),
});
