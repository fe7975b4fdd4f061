import { at, isBeforeAll, type ModelCase } from './a-case.ts';
import { banUntil, type ModelClub } from './a-club.ts';
import { type Attempt, type Ballot, endOf, matters, type Relief } from './facts.ts';

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
  if (decision === 'remand') return !isBeforeAll(known) && known.respondent !== null;
  return mayBeRelief(club, known, decision);
}

function mayBeRelief(club: ModelClub, known: ModelCase, relief: Relief): boolean {
  if (relief.kind === 'undo') return true;
  if (!matters[known.item].instead.includes(relief.kind)) return false;
  if (relief.kind === 'points') return known.item === 'technical' || relief.points >= 0;
  return relief.kind !== 'until' || mayEnd(club, known, relief.until);
}

/** Another Friday to come, for a ban that is not over. */
function mayEnd(club: ModelClub, known: ModelCase, until: string): boolean {
  const ends = contestedEnd(club, known);
  if (ends === null || endOf(ends) < club.now) return false;
  return new Date(until).getUTCDay() === 5 && until > club.today && until !== ends;
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
  if (!isTheirs || typeof decision === 'string') return isTheirs;
  return decision.kind !== 'undo' && mayBeRelief(club, known, decision);
}
