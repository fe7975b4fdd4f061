import { enrol, enrolActor, type Named, type Somebody, whoActs, whoIsNamed } from '../../../house/people.ts';
import { asPreviewed, type Preview } from '../../../house/plan.ts';
import type { ClubView } from '../../../house/ports.ts';
import {
  done,
  notUnderstood,
  type Refusal,
  type Result,
  refused,
  unlessRefused,
} from '../../../house/result.ts';
import { tell } from '../../../house/tell.ts';
import type { RulesSeat } from '../../rule-sets/rule-set.ts';
import { personActing } from '../../who.ts';
import { formatOf } from '../format.ts';
import {
  byPoints,
  findTournament,
  type MeantTournament,
  needsOpen,
  type Tournament,
  writeIn,
} from '../tournament.ts';
import { mayNotPlayIn } from '../who.ts';
import { readName } from './open-tournament.ts';
import { readMembers } from './read-members.ts';
import { teamNaming, teamTyped } from './teams.ts';

export interface TeamInput extends MeantTournament {
  name: string;
  /** Who plays what in the first round, as typed: `@Ana: France, @Bo: Italy`; one without a power is in reserve. */
  members: string;
  /** Whom mentions in it are of, as Discord knows them. */
  mentioned: ReadonlyMap<string, Named>;
  captain: Named;
}

/** A team that can be entered as it was said. */
export interface TeamToEnter {
  tournament: Tournament;
  /** The number of the team whose entry it changes; null for a new one. */
  team: number | null;
  name: string;
  captain: Somebody;
  members: readonly { somebody: Somebody; power: string | null }[];
}

/** What entering a team comes to, or why it can't be entered so; changes nothing. */
export const previewTeam: Preview<TeamInput, TeamToEnter> = (view, actor, input, now) => {
  const found = findTournament(view, input);
  if (!found.ok) return found;
  const tournament = found.value;
  const { state, rules, about } = tournament;
  const { teamOf, points } = formatOf(about.rules);
  const no = needsOpen(tournament);
  if (no.length > 0) return refused(...no);
  if (teamOf === null)
    return refused({
      ...({ code: 'no-teams', tournament: tournament.number } as const),
      ...byPoints(rules, points.team),
    });
  const name = readName(input.name);
  if (!name.ok) return name;
  const captain = whoIsNamed(view, input.captain);
  if (!captain.ok) return captain;
  const members = readTeam(view, input, rules.seats);
  if (!members.ok) return members;
  const before = teamTyped(state, name.value);
  const missing = rules.seats.filter(({ id }) => !members.value.some(({ power }) => power === id));
  const refusals: Refusal[] = [
    ...(before === null || mayChange(view, actor, before.captain, whoActs(view, actor).number)
      ? []
      : [
          {
            ...({ code: 'team-of-others', tournament: tournament.number, team: before.number } as const),
            ...byPoints(rules, points.team),
          },
        ]),
    ...(missing.length === 0
      ? []
      : [
          {
            ...({
              code: 'team-too-small',
              tournament: tournament.number,
              missing: missing.map(({ id }) => id),
            } as const),
            ...byPoints(rules, points.team),
          },
        ]),
    ...members.value.flatMap(({ somebody: { number } }) =>
      mayNotJoin(view, tournament, number, before?.number ?? null, now),
    ),
  ];
  const team = before?.number ?? null;
  return unlessRefused(
    refusals,
    done({ tournament, team, name: name.value, captain: captain.value, members: members.value }),
  );
};

const mayChange = (
  view: ClubView,
  actor: Parameters<typeof personActing>[1],
  captain: number,
  person = personActing(view, actor),
): boolean => person === captain;

function mayNotJoin(
  view: ClubView,
  tournament: Tournament,
  person: number | null,
  team: number | null,
  now: number,
): Refusal[] {
  const other = person === null ? null : teamNaming(tournament.state, person);
  const { number, rules, about } = tournament;
  return [
    ...(person !== null && other !== null && other.number !== team
      ? [
          {
            ...({ code: 'in-other-team', tournament: number, person, team: other.number } as const),
            ...byPoints(rules, formatOf(about.rules).points.team),
          },
        ]
      : []),
    ...mayNotPlayIn(view, tournament, person, now),
  ];
}

/** Reads who is in a team and what each plays; nobody twice, and no power twice. */
function readTeam(
  view: ClubView,
  { members: typed, mentioned }: TeamInput,
  seats: readonly RulesSeat[],
): Result<TeamToEnter['members']> {
  const read = readMembers(typed, seats);
  if (read === null) return notUnderstood({ problem: 'team-unread', text: typed, seats });
  const members: { somebody: Somebody; power: string | null }[] = [];
  for (const { who, power } of read) {
    const somebody = whoIsNamed(view, mentioned.get(who) ?? { text: who });
    if (!somebody.ok) return somebody;
    members.push({ somebody: somebody.value, power });
  }
  const keys = members.map(({ somebody: { number, account, name } }) => String(number ?? account ?? name));
  const powers = members.flatMap(({ power }) => power ?? []);
  const isOnce = (all: readonly string[]): boolean => new Set(all).size === all.length;
  return isOnce(keys) && isOnce(powers)
    ? done(members)
    : notUnderstood({ problem: 'team-twice', text: typed });
}

/**
 * Somebody enters a team, and assigns the powers of the first round (WM A.1 and B.5). Each member is asked whether they play: until they
 * say so themselves, they don't. Its captain can enter it again, otherwise.
 */
export const enterTeam = asPreviewed(
  previewTeam,
  (work, actor, { tournament, team, name, captain, members }) => {
    const by = enrolActor(work, actor);
    const number = team ?? Math.max(0, ...tournament.state.teams.map((each) => each.number)) + 1;
    const listed = members.map(({ somebody, power }) => ({ person: enrol(work, somebody), power }));
    const body = {
      type: 'team-entered',
      team: number,
      name,
      captain: enrol(work, captain),
      members: listed,
    } as const;
    writeIn(work, tournament, body, by);
    const signedUp = new Set(tournament.state.signedUp.map(({ person }) => person));
    for (const { person } of listed)
      if (!signedUp.has(person) && person !== by)
        tell(work, { kind: 'team-asks', tournament: tournament.number, team: number, person }, person);
    return { kind: 'team-entered', tournament: tournament.number, team: number } as const;
  },
);
