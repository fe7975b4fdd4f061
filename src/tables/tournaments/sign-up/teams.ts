import type { PersonNumber } from '../../../ledger/fields.ts';
import type { Board } from '../book/rounds.ts';
import type { EnteredTeam } from '../book/sign-up.ts';
import type { TournamentState } from '../book/tournament.ts';

/** The team that has named somebody; null where none has. */
export const teamNaming = (
  { teams }: Pick<TournamentState, 'teams'>,
  person: PersonNumber,
): EnteredTeam | null =>
  teams.find(({ members }) => members.some((member) => member.person === person)) ?? null;

/** The team for which a seat of a board is played: that of who began with it. */
export function teamSeated(
  state: Pick<TournamentState, 'teams'>,
  { seats }: Pick<Board, 'seats'>,
  power: string,
): EnteredTeam | null {
  const first = seats.find((seat) => seat.power === power);
  return first === undefined ? null : teamNaming(state, first.person);
}

/** The team of that number or name, as typed; null where there is none. */
export function teamTyped({ teams }: Pick<TournamentState, 'teams'>, typed: string): EnteredTeam | null {
  const text = typed.trim().toLowerCase();
  const [, digits] = /^(?:team )?#?(\d{1,9})$/.exec(text) ?? [];
  const found =
    digits === undefined
      ? teams.find(({ name }) => name.toLowerCase() === text)
      : teams.find(({ number }) => number === Number(digits));
  return found ?? null;
}

/** Those whom a team has named and who have signed up themselves: they play for it. */
export function playingFor({ signedUp }: Pick<TournamentState, 'signedUp'>, { members }: EnteredTeam) {
  const those = new Set(signedUp.map(({ person }) => person));
  return members.filter(({ person }) => those.has(person));
}

/** Whether a team has a player for each power. */
export const isComplete = (
  state: Pick<TournamentState, 'signedUp'>,
  team: EnteredTeam,
  powers: readonly string[],
): boolean => {
  const played = playingFor(state, team).map(({ power }) => power);
  return powers.every((power) => played.includes(power));
};
