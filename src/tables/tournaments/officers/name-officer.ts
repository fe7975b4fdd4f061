import {
  type Actor,
  enrol,
  enrolActor,
  type Named,
  type Somebody,
  whoIsNamed,
} from '../../../house/people.ts';
import { asPreviewed, type Preview } from '../../../house/plan.ts';
import type { ClubView } from '../../../house/ports.ts';
import { done, type Refusal, type Result, understood, unlessRefused } from '../../../house/result.ts';
import { barringBan, moderates, personActing } from '../../who.ts';
import {
  findTournament,
  type MeantTournament,
  type Tournament,
  theTournament,
  writeIn,
} from '../tournament.ts';
import { director, directorOf, needsDirector } from '../who.ts';
import { holdersIn, mayNotHoldIn } from './may-hold.ts';

export interface TournamentOfficerInput extends MeantTournament {
  office: string;
  member: Named;
}

/** Who would get an office in a tournament, or lose it where `given` is false. */
interface Naming {
  tournament: number;
  office: string;
  member: Somebody;
  given: boolean;
}

/** The offices that a tournament has by its rules. */
export const officesIn = ({ rules }: Tournament): string[] => Object.keys(rules.offices);

/** What naming an officer comes to, or why they can't be named; changes nothing. */
const previewTournamentOfficer: Preview<TournamentOfficerInput, Naming> = (view, actor, input, now) => {
  const found = findTournament(view, input);
  if (!found.ok) return found;
  const tournament = found.value;
  const office = readOffice(tournament, input.office);
  if (!office.ok) return office;
  const named = whoIsNamed(view, input.member);
  const held = named.ok && named.value.number !== null && holds(tournament, office.value, named.value.number);
  const givesUp = held && named.ok && named.value.number === personActing(view, actor);
  const who = unlessRefused(
    givesUp ? [] : mayNotName(view, actor, tournament, { office: office.value, now }),
    named,
  );
  if (!who.ok) return who;
  const figures = tournament.rules.offices[office.value];
  const unfit =
    held || figures === undefined
      ? []
      : mayNotHoldIn(view, tournament, who.value, { office: office.value, figures, now });
  const naming = { tournament: tournament.number, office: office.value, member: who.value, given: !held };
  return unlessRefused(unfit, done(naming));
};

const holds = (tournament: Tournament, office: string, person: number): boolean =>
  holdersIn(tournament, office).includes(person);

function readOffice(tournament: Tournament, text: string): Result<string> {
  const offices = officesIn(tournament);
  const typed = text.trim().toLowerCase();
  return understood(
    offices.find((office) => office === typed),
    { problem: 'no-tournament-office', text, offices },
  );
}

/**
 * None for the director, or for the assistant who acts for them (WM A.3 and A.4, MJ A.3 and A.4); else the refusal. A Moderator names
 * another director where there is none who could be asked.
 */
function mayNotName(
  view: ClubView,
  actor: Actor,
  tournament: Tournament,
  { office, now }: { office: string; now: number },
): Refusal[] {
  const acting = personActing(view, actor);
  if (acting !== null && holds(tournament, 'acting-director', acting)) return [];
  const holder = directorOf(tournament);
  const isGone =
    holder === null ||
    view.people.byNumber(holder)?.account == null ||
    barringBan(view, holder, now) !== null;
  return isGone && office === director && moderates(view, acting)
    ? []
    : needsDirector(view, actor, tournament);
}

/**
 * The director gives somebody an office at all tables of the tournament; again, to take it back, as its holder can too. An office for one
 * person goes from one holder to the next, the director's own too.
 */
export const nameTournamentOfficer = asPreviewed(
  previewTournamentOfficer,
  (work, actor, { tournament: number, office, member, given }) => {
    const tournament = theTournament(work, number);
    const [person, namer] = [enrol(work, member), enrolActor(work, actor)];
    const isForOne = tournament.rules.offices[office]?.most === 1;
    if (given && isForOne)
      for (const before of holdersIn(tournament, office))
        writeIn(work, tournament, { type: 'office-ended', office, person: before }, namer);
    writeIn(work, tournament, { type: given ? 'office-given' : 'office-ended', office, person }, namer);
    const told = { kind: 'tournament-officer', tournament: number, office, person, given } as const;
    work.announce(told, { to: 'games' });
    return told;
  },
);
