import { at, isBeforeAll, type ModelCase } from './a-case.ts';
import { banUntil, type ModelClub } from './a-club.ts';
import { type Attempt, type Ballot, costs, endOf, matters, type Relief, type Remand } from './facts.ts';

type Of<Move extends Attempt['move']> = Extract<Attempt, { move: Move }>;

/** Each of those who hear a case votes once in a round, while no place is empty. */
export function mayVote(club: ModelClub, known: ModelCase, { who, ballot }: Of<'vote'>): boolean {
  const isTime = at(known, 'hearing', 'voting', 'revote', 'sitting', 'voting-en-banc');
  if (!isTime || !club.voters(known).includes(who) || club.vacancies(known) > 0) return false;
  const begun = !at(known, 'hearing', 'sitting');
  if (begun && known.rounds.at(-1)?.votes.has(who)) return false;
  return mayBeDecided(club, known, ballot);
}

function mayBeDecided(club: ModelClub, known: ModelCase, { decision, bar }: Ballot): boolean {
  if (bar !== null && (known.item !== 'ban' || bar <= club.today)) return false;
  if (decision === 'uphold') return true;
  if (decision.kind === 'remand')
    return !isBeforeAll(known) && known.respondent !== null && mayBeOpen(club, known, decision);
  return mayBeRelief(club, known, decision);
}

/** What could be decided instead can be left open; only a ban that is not over can be lifted. */
function mayBeOpen(club: ModelClub, known: ModelCase, { lift, until, points }: Remand): boolean {
  if (lift && !hasBan(club, known)) return false;
  const day = until === null || (hasBan(club, known) && isFridayToCome(club, until));
  return day && (points === null || mayBeRelief(club, known, { kind: 'points', points }));
}

function hasBan(club: ModelClub, known: ModelCase): boolean {
  const ends = known.item === 'ban' ? contestedEnd(club, known) : null;
  return ends !== null && endOf(ends) >= club.now;
}

const isFridayToCome = (club: ModelClub, day: string): boolean =>
  new Date(day).getUTCDay() === 5 && day > club.today;

function mayBeRelief(club: ModelClub, known: ModelCase, relief: Relief): boolean {
  if (relief.kind === 'undo') return true;
  if (!matters[known.item].instead.includes(relief.kind)) return false;
  if (relief.kind === 'points') return known.item === 'technical' || relief.points >= 0;
  return relief.kind !== 'until' || mayEnd(club, known, relief.until);
}

/** Another Friday to come, for a ban that is not over. */
function mayEnd(club: ModelClub, known: ModelCase, until: string): boolean {
  return hasBan(club, known) && isFridayToCome(club, until) && until !== contestedEnd(club, known);
}

/** When the ban ends that the case is about; as it was issued, where this case itself undid it. */
function contestedEnd(club: ModelClub, known: ModelCase): string | null {
  if (club.instead('ban')?.kind !== 'undo') return club.banUntil;
  return known.inForce.some(({ relief }) => relief?.kind === 'undo') ? banUntil : null;
}

/** Whose act it was; or, where they moderate no more, another Moderator without a part in it. */
export function mayRedecide(club: ModelClub, known: ModelCase, { who, decision }: Of<'redecide'>): boolean {
  if (!at(known, 'remanded') || !club.mayModerate(who)) return false;
  const { respondent } = known;
  const isTheirs =
    respondent !== null && club.mayModerate(respondent)
      ? who === respondent
      : !known.panel.includes(who) && !club.hasConflict(known, who);
  if (!isTheirs) return false;
  if (typeof decision === 'string') return isLeftOpen(club, known, decision);
  if (decision.kind === 'undo' || !mayBeRelief(club, known, decision)) return false;
  return isLeftOpen(club, known, decision);
}

/** Only the Court shortens, lengthens or lifts a ban, and nothing gets harder, unless the panel says so. */
function isLeftOpen(club: ModelClub, known: ModelCase, decision: 'keep' | 'withdraw' | Relief): boolean {
  const { lift, until, points } = known.remand;
  const ends = hasBan(club, known) ? contestedEnd(club, known) : null;
  if (decision === 'keep')
    return !(ends !== null && until !== null && ends > until) && !isDearer(known, points);
  if (decision === 'withdraw') return ends === null || lift;
  if (decision.kind === 'points') return decision.points <= (points ?? costs[known.item] ?? 0);
  if (decision.kind !== 'until' || ends === null) return true;
  return (until !== null && decision.until <= until) || (lift && decision.until < ends);
}

const isDearer = ({ item }: ModelCase, points: number | null): boolean =>
  points !== null && (costs[item] ?? 0) > points;
