import { enrolActor } from '../../../house/people.ts';
import type { UseCase } from '../../../house/plan.ts';
import { done, notUnderstood, refused } from '../../../house/result.ts';
import type { TableOutcome } from '../../outcomes.ts';
import { parsePreference } from '../../seats/draw.ts';
import { personActing } from '../../who.ts';
import { formatOf } from '../format.ts';
import {
  byPoints,
  bySignUp,
  findTournament,
  type MeantTournament,
  needsOpen,
  writeIn,
} from '../tournament.ts';
import { mayNotPlayIn } from '../who.ts';
import { teamNaming, teamTyped } from './teams.ts';

export interface JoinTournamentInput extends MeantTournament {
  /** The team that has named them, as typed; null for whichever has. */
  team: string | null;
  /** The powers that they would like, the dearest first. */
  preference: string | null;
}

/**
 * Somebody signs up for a tournament (WM A.1 and B.2, MJ A.1), or changes their wishes (MJ A.11). Who was named by a team plays for it
 * then; nobody else can say so for them.
 */
export const joinTournament: UseCase<JoinTournamentInput, TableOutcome<'tournament-joined'>> = (
  work,
  actor,
  input,
) => {
  const found = findTournament(work, input);
  if (!found.ok) return found;
  const tournament = found.value;
  const { number, state, rules } = tournament;
  const acting = personActing(work, actor);
  const refusals = [...needsOpen(tournament), ...mayNotPlayIn(work, tournament, acting, work.now)];
  if (refusals.length > 0) return refused(...refusals);
  const wants = input.preference === null ? [] : parsePreference(input.preference, rules.seats);
  if (wants === null)
    return notUnderstood({ problem: 'not-a-seat', text: input.preference ?? '', seats: rules.seats });
  const naming = acting === null ? null : teamNaming(state, acting);
  if (input.team !== null) {
    const team = teamTyped(state, input.team);
    if (team === null) return notUnderstood({ problem: 'no-such-team', text: input.team });
    if (team.number !== naming?.number)
      return refused({
        ...({ code: 'not-named-by-team', tournament: number, team: team.number } as const),
        ...byPoints(rules, formatOf(tournament.about.rules).points.team),
      });
  }
  const person = enrolActor(work, actor);
  const again = state.signedUp.some((each) => each.person === person);
  if (!again || input.preference !== null)
    writeIn(work, tournament, { type: 'tournament-joined', person, wants }, person);
  return done({ kind: 'tournament-joined', tournament: number, person, again });
};

/** Somebody who has signed up does not want to play after all: before the first round is seated. */
export const leaveTournament: UseCase<MeantTournament, TableOutcome<'tournament-left'>> = (
  work,
  actor,
  input,
) => {
  const found = findTournament(work, input);
  if (!found.ok) return found;
  const tournament = found.value;
  const { number, state } = tournament;
  const person = personActing(work, actor);
  const refusals = needsOpen(tournament);
  if (refusals.length > 0) return refused(...refusals);
  if (person === null || !state.signedUp.some((each) => each.person === person))
    return refused({ code: 'not-in-tournament', tournament: number, ...bySignUp(tournament) });
  writeIn(work, tournament, { type: 'tournament-left', person }, person);
  return done({ kind: 'tournament-left', tournament: number, person });
};
