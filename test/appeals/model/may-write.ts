import { at, isPublished, type Judged, latest, type ModelCase } from './a-case.ts';
import type { ModelClub } from './a-club.ts';
import { type Attempt, inSevenDays } from './facts.ts';

type Of<Move extends Attempt['move']> = Extract<Attempt, { move: Move }>;

/** The latest judgement, while opinions on it can be written. */
function judgedIn(known: ModelCase): Judged | undefined {
  const isOver = at(known, 'filed', 'denied', 'withdrawn', 'granted', 'hearing', 'voting', 'revote');
  return isOver ? undefined : latest(known);
}

/** Those of the majority who are of the Court still; else who voted, else all. */
function writers(club: ModelClub, judged: Judged): number[] {
  const decided = judged.majority.length > 0 ? judged.majority : judged.voters;
  const still = decided.filter((person) => club.court.includes(person));
  return still.length > 0 ? still : club.court;
}

/** Who is to write, for as long as they can and are in time. */
function author(club: ModelClub, known: ModelCase, judged: Judged): number | null {
  const { author: chosen } = known;
  const stays = chosen !== null && club.court.includes(chosen) && club.now <= inSevenDays(judged.at);
  return stays ? chosen : null;
}

/** The Chief Justice of the majority chooses; else the first of it who says so. */
export function mayAuthor(club: ModelClub, known: ModelCase, { who, whom }: Of<'author'>): boolean {
  const judged = judgedIn(known);
  if (judged === undefined || !club.court.includes(who) || isPublished(judged)) return false;
  const writes = writers(club, judged);
  const named = whom ?? who;
  const chooses = club.isChief(who) && writes.includes(who);
  if (!writes.includes(named) || (!chooses && named !== who)) return false;
  const now = author(club, known, judged);
  return now === null || (chooses && now !== named);
}

export function mayWrite(club: ModelClub, known: ModelCase, { who, kind }: Of<'opinion'>): boolean {
  const judged = judgedIn(known);
  if (judged === undefined || !club.court.includes(who)) return false;
  if (judged.opinions.some((opinion) => opinion.author === who)) return false;
  const now = author(club, known, judged);
  if (kind === 'majority')
    return !isPublished(judged) && (now === null ? writers(club, judged).includes(who) : now === who);
  const { majority, voters } = judged;
  const isTheirs = majority.length === 0 || majority.includes(who) === (kind === 'concurrence');
  const hadPart = voters.includes(who) || majority.includes(who);
  return hadPart && isTheirs && who !== now;
}
