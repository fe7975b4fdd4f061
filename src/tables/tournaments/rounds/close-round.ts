import { enrolActor } from '../../../house/people.ts';
import { asPreviewed, type Preview } from '../../../house/plan.ts';
import type { UnitOfWork } from '../../../house/ports.ts';
import { done, refused } from '../../../house/result.ts';
import type { PersonNumber } from '../../../ledger/fields.ts';
import { lots } from '../../seats/lots.ts';
import { by } from '../../table.ts';
import { formatOf } from '../format.ts';
import { hideLot, openedLot } from '../lot.ts';
import type { Rolls } from '../rules/rolls.ts';
import { recordOf } from '../standings/record.ts';
import { byPoints, findTournament, type Tournament, theTournament, writeIn } from '../tournament.ts';
import { needsDirector } from '../who.ts';
import { plansOf } from './plans.ts';
import type { RoundInput } from './start-round.ts';

/** A round that can be closed, and whether it is the last. */
export interface RoundToClose {
  tournament: Tournament;
  round: number;
  isLast: boolean;
}

/** What closing the round comes to, or why it can't be closed yet; changes nothing. */
export const previewClosing: Preview<RoundInput, RoundToClose> = (view, actor, input) => {
  const found = findTournament(view, input);
  if (!found.ok) return found;
  const tournament = found.value;
  const { number, state, rules, about } = tournament;
  const { points } = formatOf(about.rules);
  const no = needsDirector(view, actor, tournament);
  if (no.length > 0) return refused(...no);
  const round = state.rounds.at(-1);
  if (round === undefined || round.closedAt !== null)
    return refused({ code: 'no-round-on', tournament: number, ...byPoints(rules, points.rounds) });
  const open = round.boards.filter(({ result }) => result === null);
  if (open.length > 0)
    return refused({
      ...({ code: 'boards-going-on', tournament: number, boards: open.map(({ board }) => board) } as const),
      ...byPoints(rules, points.rounds),
    });
  if (openedLot(view, tournament) === null)
    return refused({ code: 'tournament-lot-lost', tournament: number, ...by(rules, 'draw') });
  const isLast = !plansOf(tournament).some((plan) => plan.round > round.number && plan.boards > 0);
  return done({ tournament, round: round.number, isLast });
};

/**
 * The director closes a round whose boards are all over. Dice decide where nothing else does (WM C.7(f) and C.13(c), MJ A.19(c) and
 * A.22(b)): they are rolled by the lot, which is told then. Who goes on is told; after the last round the tournament is over.
 */
export const closeRound = asPreviewed(
  previewClosing,
  (work, actor, { tournament, round, isLast }, { lot }: RoundInput) => {
    const by = enrolActor(work, actor);
    const { number } = tournament;
    rollDice(work, tournament, { round, lot, by });
    writeIn(work, theTournament(work, number), { type: 'round-closed', round }, by);
    if (isLast) writeIn(work, theTournament(work, number), { type: 'tournament-over', round }, by);
    work.announce({ kind: 'round-closed', tournament: number, round }, { to: 'games' });
    if (!isLast) askQualified(work, theTournament(work, number), round + 1);
    return { kind: 'round-closed', tournament: number, round } as const;
  },
);

interface Rolling {
  round: number;
  /** The lot of the next draw. */
  lot: string;
  by: PersonNumber;
}

/** Rolls for all who are tied, and again for those who tie again. */
function rollDice(work: UnitOfWork, tournament: Tournament, { round, lot, by }: Rolling): void {
  const seed = openedLot(work, tournament) ?? '';
  const below = lots(seed, (bytes) => work.sha256(bytes));
  const rolled = new Map<PersonNumber, number[]>();
  for (
    let wanted = wantedBy(tournament, round, rolled);
    wanted.length > 0;
    wanted = wantedBy(tournament, round, rolled)
  )
    for (const person of wanted) rolled.set(person, [...(rolled.get(person) ?? []), below(100) + 1]);
  if (rolled.size === 0) return;
  const rolls = [...rolled].map(([person, all]) => ({ person, rolls: all }));
  const next = hideLot(work, tournament.number, lot);
  writeIn(work, tournament, { type: 'dice-rolled', seed, rolls, ...next }, by);
}

function wantedBy(tournament: Tournament, round: number, rolled: Rolls): PersonNumber[] {
  const { state, about } = tournament;
  const rolls = new Map(state.rolls);
  for (const [person, all] of rolled) rolls.set(person, [...(rolls.get(person) ?? []), ...all]);
  const course = formatOf(about.rules).course(recordOf({ ...state, rolls }, plansOf(tournament)));
  return [...new Set(course.neededRolls(round))].sort((one, other) => one - other);
}

/** Those who go on are asked to say so if they do not want to. */
function askQualified(work: UnitOfWork, tournament: Tournament, round: number): void {
  const { number: of, state, about } = tournament;
  const course = formatOf(about.rules).course(recordOf(state, plansOf(tournament)));
  for (const { player: person } of course.qualifying(round).players)
    work.announce({ kind: 'place-won', tournament: of, round, person }, { to: 'person', person });
}
