import {
  type Finding,
  isIndependent,
  isSevereLoss,
  needsFinding,
} from '../../../terms/administration/sanctions.ts';
import { adjusted } from '../../../terms/leaderboard/adjustments.ts';
import type { PenaltyPart } from '../../ledger/fields.ts';
import type { Penalty } from '../book/discipline.ts';
import { standingAt } from '../book/members.ts';
import { type Actor, needsModerator, officerOf, type Somebody } from '../people.ts';
import type { ClubView } from '../ports.ts';
import type { Refusal } from '../result.ts';
import { askRooms, type PlayedGame } from '../room.ts';
import { allPenalties } from './find-penalty.ts';

/** Who is to be penalised, and over which game, if any. */
export interface Matter {
  person: Somebody;
  game: PlayedGame | null;
  /** The games that the reason or the offence speaks of. */
  spokenOf: readonly PlayedGame[];
}

/**
 * Acts II.9, III.2 and III.3.5: why somebody may not act: not a Moderator, their own matter, or a game of theirs that
 * it is about, that the reason speaks of, or in which the same offence was punished before.
 */
export function mayNotPenalise(
  view: ClubView,
  actor: Actor,
  { person, game, spokenOf }: Matter,
  offence: number | null = null,
): Refusal[] {
  const authority = needsModerator(view, actor);
  if (authority.length > 0) return authority;
  const moderator = officerOf(view, actor);
  const games = [...(game === null ? [] : [game]), ...spokenOf, ...gamesOf(view, offence)];
  const players = games.flatMap((each) => [each.player, each.opponent]);
  if (isIndependent(moderator, { person: person.number, players })) return [];
  if (moderator === person.number) return [{ code: 'own-matter', acts: ['III.3.5'] }];
  const own = games.find(({ player, opponent }) => player === moderator || opponent === moderator);
  return [{ code: 'own-game', acts: ['III.3.5'], game: own?.number ?? null }];
}

/** The games in which people were penalised for an offence. */
const gamesOf = (view: ClubView, offence: number | null): PlayedGame[] =>
  allPenalties(view.state)
    .flatMap((penalty) => (penalty.offence === offence ? (penalty.game ?? []) : []))
    .flatMap((game) => askRooms(view, (room) => room.game?.(view, game)) ?? []);

/** Act III.2.3: none, or the refusal of something severe without a finding: by its kind, or by what it takes. */
export function lacksFinding(
  view: ClubView,
  { person }: Matter,
  parts: readonly PenaltyPart[],
  finding: Finding | null,
): Refusal[] {
  if (finding !== null) return [];
  if (needsFinding(parts.map(({ kind }) => kind)))
    return [{ code: 'needs-finding', because: 'kind', acts: ['III.2.3'] }];
  return takesHalf(view, person.number, parts)
    ? [{ code: 'needs-finding', because: 'loss', acts: ['III.2.3'] }]
    : [];
}

function takesHalf({ state }: ClubView, person: number | null, parts: readonly PenaltyPart[]): boolean {
  const before = person === null ? null : (standingAt(state, person)?.score ?? null);
  if (before === null) return false;
  const after = parts.reduce(
    (score, part) =>
      part.kind === 'deduction' ? adjusted(score, { points: -part.points }, state.figures) : score,
    before,
  );
  return isSevereLoss(before, after);
}

/**
 * Act III.2.2: none, or the refusal of a second penalty for one offence. What is done in one game is one offence,
 * unless it is said to be another. A penalty that was undone counts as well (Act III.3.8).
 */
export function doubleJeopardy(
  view: ClubView,
  { person, game }: Matter,
  offence: { number: number; separate: boolean },
): Refusal[] {
  const first = allPenalties(view.state).find(
    (penalty) => penalty.person === person.number && isFor(penalty, game, offence),
  );
  if (first === undefined) return [];
  const sameGame = first.offence !== offence.number;
  const undone = first.stands ? null : askRooms(view, (room) => room.undoneIn?.(view, first));
  return [
    {
      code: 'punished-already',
      acts: undone === null ? ['III.2.2'] : ['III.2.2', 'III.3.8'],
      penalty: first.number,
      game: sameGame ? first.game : null,
      case: undone,
      lapsed: !first.stands && undone === null,
    },
  ];
}

const isFor = (
  penalty: Penalty,
  game: PlayedGame | null,
  { number, separate }: { number: number; separate: boolean },
): boolean => penalty.offence === number || (!separate && game !== null && penalty.game === game.number);
