import { at, isBeforeAll, judgementsOn, latest, type ModelCase, parties } from './a-case.ts';
import { isOpen, type ModelClub } from './a-club.ts';
import { type Attempt, type Item, inSevenDays, matters } from './facts.ts';
import { mayRedecide, mayVote } from './may-vote.ts';
import { mayAuthor, mayWrite } from './may-write.ts';

type Of<Move extends Attempt['move']> = Extract<Attempt, { move: Move }>;

/** Whether the Terms let somebody do that now. */
export function may(club: ModelClub, attempt: Attempt): boolean {
  if (attempt.who === 0) return false;
  if (attempt.move === 'file') return mayFile(club, attempt);
  const known = club.case(attempt.case);
  return known !== undefined && mayInCase(club, known, attempt);
}

function mayInCase(club: ModelClub, known: ModelCase, attempt: Exclude<Attempt, { move: 'file' }>): boolean {
  const { who } = attempt;
  switch (attempt.move) {
    case 'withdraw':
      return who === (known.asked ?? known.petitioner) && mayStillWithdraw(known);
    case 'grant':
      return mayGrant(club, known, who);
    case 'deny':
      return club.isChief(who) && at(known, 'filed', 'asked');
    case 'ask':
      return parties(known).includes(who) && at(known, 'judged', 'published') && !isFollowed(club, known);
    case 'recuse':
      return mayRecuse(club, known, who);
    case 'seat':
      return mayBeSeated(club, known, attempt);
    case 'counsel':
      return maySpeak(club, known, attempt);
    case 'vote':
      return mayVote(club, known, attempt);
    case 'redecide':
      return mayRedecide(club, known, attempt);
    case 'author':
      return mayAuthor(club, known, attempt);
    case 'opinion':
      return mayWrite(club, known, attempt);
    case 'look':
      return mayLook(club, known, attempt);
    default:
      return at(known, 'hearing', 'sitting') && mayInHearing(club, known, attempt);
  }
}

/** A later case about the same that is open, or was judged: that is the one to go on with. */
const isFollowed = (club: ModelClub, { number, item }: ModelCase): boolean =>
  item !== 'other' &&
  club.cases.some(
    (later) => later.number > number && later.item === item && (isOpen(later) || later.judgements.length > 0),
  );

/** One case about a matter at a time; judged once, but for a ban that no day to come and no whole Court closes. */
function mayFile(club: ModelClub, { who, item }: Of<'file'>): boolean {
  const { concerned } = matters[item];
  if (concerned !== null && !concerned.includes(who)) return false;
  const cases = club.cases.filter((known) => known.item === item);
  if (item === 'other') return !cases.some((known) => known.petitioner === who && isUndecided(known));
  if (!stands(club, item) || cases.some(isOpen)) return false;
  const bar = item === 'ban' ? barOnBan(cases) : null;
  if (bar !== null) return club.today >= bar;
  const judged = cases.findLast(({ judgements }) => judgements.length > 0);
  return judged === undefined || (item === 'ban' && latest(judged)?.enBanc === false);
}

const isUndecided = (known: ModelCase): boolean => known.judgements.length === 0 && isOpen(known);

const stands = (club: ModelClub, item: Item): boolean =>
  item === 'game' || (club.instead(item)?.kind !== 'undo' && !(item === 'ban' && club.isBanOver));

/** Of the latest case that was judged. */
const barOnBan = (cases: readonly ModelCase[]): string | null =>
  cases
    .findLast(({ judgements }) => judgements.length > 0)
    ?.inForce.map(({ bar }) => bar)
    .findLast((bar) => bar !== null) ?? null;

const mayStillWithdraw = (known: ModelCase): boolean =>
  latest(known) === undefined
    ? at(known, 'filed', 'granted', 'hearing', 'sitting')
    : at(known, 'asked', 'sitting');

function mayGrant(club: ModelClub, known: ModelCase, who: number): boolean {
  if (at(known, 'asked')) return club.isChief(who);
  if (!at(known, 'filed', 'denied') || !club.court.includes(who)) return false;
  if (at(known, 'denied') && isTakenInstead(club, known)) return false;
  if (known.writs.some(({ person }) => person === who)) return false;
  return club.isChief(who) || !club.hasConflict(known, who);
}

/** What was denied can be filed again, and then is one case. */
function isTakenInstead(club: ModelClub, known: ModelCase): boolean {
  const others = club.cases.filter((other) => other !== known && other.item === known.item);
  if (known.item === 'other')
    return others.some((other) => other.petitioner === known.petitioner && isUndecided(other));
  return others.some(isOpen) || judgementsOn(others) > known.judgedBefore;
}

/** Until the panel has decided, and only who has not voted; never before the whole Court. */
function mayRecuse(club: ModelClub, known: ModelCase, who: number): boolean {
  const isInTime = at(known, 'filed', 'granted', 'hearing', 'voting', 'revote');
  const hasVoted = known.votedEver.has(who);
  const isOff = known.recused.has(who) && !known.panel.includes(who);
  return club.court.includes(who) && isInTime && !matters[known.item].enBanc && !hasVoted && !isOff;
}

function mayBeSeated(club: ModelClub, known: ModelCase, { who, panel }: Of<'seat'>): boolean {
  if (!club.isChief(who) || !at(known, 'granted', 'hearing', 'voting', 'revote')) return false;
  const voters = club.voters(known);
  const late = lateIn(club, known);
  const isFirst = at(known, 'granted');
  if (!isFirst && club.vacancies(known) <= 0 && late.length === 0) return false;
  const size = Math.min(3, club.court.length);
  const free = club.court.filter((person) => !club.hasConflict(known, person));
  const allowed = (person: number) =>
    club.court.includes(person) && (free.length < size || free.includes(person) || voters.includes(person));
  const stay = isFirst ? [] : voters.filter((person) => !late.includes(person));
  const isSame = panel.every((person) => voters.includes(person)) && known.seats === panel.length;
  return (
    panel.length === size &&
    new Set(panel).size === size &&
    panel.every(allowed) &&
    stay.every((person) => panel.includes(person)) &&
    !isSame
  );
}

/** Who did not vote in the time that the panel had since it was chosen, or since the round began. */
function lateIn(club: ModelClub, known: ModelCase): number[] {
  const round = known.rounds.at(-1);
  const since = Math.max(known.seatedAt, round?.since ?? 0);
  if (club.now <= inSevenDays(since)) return [];
  return club.voters(known).filter((person) => round?.votes.has(person) !== true);
}

function maySpeak(club: ModelClub, known: ModelCase, { who, whom }: Of<'counsel'>): boolean {
  const isInTime = at(known, 'filed', 'granted', 'hearing', 'asked', 'sitting');
  const taken = [...parties(known), ...club.court, ...known.counsel.values()];
  return isInTime && parties(known).includes(who) && !taken.includes(whom);
}

/** A sealed exhibit is for those who hear the case. */
function mayLook(club: ModelClub, known: ModelCase, { who, exhibit }: Of<'look'>): boolean {
  const file = known.exhibits[exhibit - 1];
  if (file === undefined) return false;
  const isAll = isBeforeAll(known) || at(known, 'final', 'closed');
  if (file.sealed) return club.court.includes(who) && (isAll || known.panel.includes(who));
  return [...parties(known), ...known.counsel.values(), ...club.court].includes(who);
}

type InHearing = Of<'witness' | 'exhibit' | 'motion' | 'rule'>;

function mayInHearing(club: ModelClub, known: ModelCase, attempt: InHearing): boolean {
  const bench = club.voters(known);
  const sides = [...parties(known), ...known.counsel.values()];
  const { who } = attempt;
  switch (attempt.move) {
    case 'witness': {
      const taken = [...parties(known), ...bench, ...known.witnesses];
      return [...sides, ...bench].includes(who) && !taken.includes(attempt.whom);
    }
    case 'exhibit': {
      const isThere = known.exhibits.some(({ by, words }) => by === who && words === attempt.words);
      return [...sides, ...bench].includes(who) && !isThere;
    }
    case 'motion':
      return sides.includes(who) && mayAskFor(known, attempt);
    case 'rule':
      return bench.includes(who) && club.vacancies(known) === 0 && mayRule(known, attempt);
    default:
      return attempt satisfies never;
  }
}

function mayAskFor(known: ModelCase, { kind, exhibit }: Of<'motion'>): boolean {
  if (known.motions.some((motion) => motion.kind === kind && motion.granted === null)) return false;
  return kind !== 'seal' || known.exhibits[exhibit - 1]?.sealed === false;
}

function mayRule(known: ModelCase, { who, motion, grant }: Of<'rule'>): boolean {
  const asked = known.motions[motion - 1];
  if (asked === undefined || asked.granted !== null || asked.votes.has(who)) return false;
  return !grant || asked.kind !== 'seal' || known.exhibits[asked.exhibit - 1]?.sealed === false;
}
