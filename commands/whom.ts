import type { CompletionRequest } from '../src/discord/command.ts';
import type { Which, Whom } from '../src/discord/complete-people.ts';
import { personKnown } from '../src/discord/person-named.ts';
import { officesHeld } from '../src/house/book/offices.ts';
import { needsModerator, whoActs, whoIsNamed } from '../src/house/people.ts';
import type { ClubView } from '../src/house/ports.ts';
import { monitorOn } from '../src/ladder/book/monitors.ts';
import { isCheckedIn, openSessionOf } from '../src/ladder/book/register.ts';
import type { PersonNumber } from '../src/ledger/fields.ts';
import { mayModerate } from '../terms/administration/authority.ts';

/** The person whom another option of the command names so far; null for nobody whom the club knows. */
function namedIn(view: ClubView, { options }: CompletionRequest, option: string): PersonNumber | null {
  const typed = options.string(option);
  const found = typed === null ? null : whoIsNamed(view, personKnown(view, typed));
  return found?.ok === true ? found.value.number : null;
}

const but = (...people: (PersonNumber | null)[]): ReturnType<Which> => {
  const others = new Set(people);
  return ({ number }) => !others.has(number);
};

const others: Which = (view, { actor }) => but(whoActs(view, actor).number);

/** Everybody but the person who asks. */
export const anotherPerson: Whom = { among: others };

/** Everybody but the player: the person whom that option names, or else the asker. */
export const opponentOf = (player: string): Whom => ({
  among: (view, request) =>
    request.options.string(player) === null ? others(view, request) : but(namedIn(view, request, player)),
});

/** Everybody but those whom these options name. */
export const besides = (...options: readonly string[]): Whom => ({
  among: (view, request) => but(...options.map((option) => namedIn(view, request, option))),
});

/** Members without a Discord account. */
export const withoutAccount: Whom = {
  among:
    () =>
    ({ account }) =>
      account === null,
};

/** Everybody with a Discord account but the person who asks. */
export const anotherAccount: Whom = {
  among: (view, request) => {
    const isOther = others(view, request);
    return (person) => person.account !== null && isOther(person);
  },
};

/** Justices first, and none whom one of these options names. */
export const justiceBesides = (...options: readonly string[]): Whom => ({
  ...besides(...options),
  first:
    ({ state }) =>
    ({ number }) =>
      officesHeld(state, number).has('justice') || officesHeld(state, number).has('chief'),
});

/** Those first who may act as Moderators (Acts III.2 and III.3.4). */
export const moderatorFirst: Whom = {
  first:
    ({ state }) =>
    ({ number }) =>
      mayModerate(officesHeld(state, number)),
};

/** Those first who hold an office. */
export const officerFirst: Whom = {
  first:
    ({ state }) =>
    ({ number }) =>
      officesHeld(state, number).size > 0,
};

/** Those who are monitored first, for those who may know of it (Act II.10). */
export const monitoredFirst: Whom = {
  first: (view, { actor }) => {
    if (needsModerator(view, actor).length > 0) return () => false;
    return ({ number }) => monitorOn(view.state, number) !== null;
  },
};

/** For putting the register right: those first of whom it says otherwise so far (Act 0.9). */
export const registeredOtherwise: Whom = {
  first: ({ state }, { options }) => {
    const session = openSessionOf(state);
    const present = options.boolean('present');
    return ({ number }) =>
      session !== undefined &&
      present !== null &&
      state.standings[number]?.member === true &&
      isCheckedIn(session, number) !== present;
  },
};
