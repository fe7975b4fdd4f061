import type { Instant } from '../../../terms/time.ts';
import { allClocks } from '../../ladder/book/clock.ts';
import { explainScore } from '../../ladder/book/explain.ts';
import type { PersonNumber } from '../../ledger/entries.ts';
import { mentionsIn } from '../../ledger/mentions.ts';
import { allGames, isPlayer, officesHeld, standingAt } from '../../ledger/views.ts';
import type { Clubs } from '../clubs.ts';
import type { Actor, Named, Person } from '../people.ts';
import type { ClubView, KeptText, UnitOfWork } from '../ports.ts';
import { done, type Result } from '../result.ts';
import { enrol, whoActs } from '../who.ts';
import { exportExhibits } from './export-exhibits.ts';
import { exportEntry, exportGame, exportMove, exportSession, iso, isoOrNull } from './export-parts.ts';
import { exportRooms, exportSaid } from './export-said.ts';
import type { Export } from './export-shape.ts';
import { clocksOf, entriesConcerning, type OnFile, onFile } from './on-file.ts';
import type { PrivacyOutcome } from './outcomes.ts';

/** Everything that the club keeps of a person (Act 0.13). */
export async function exportOf(
  clubs: Clubs,
  view: ClubView,
  number: PersonNumber,
  now: Instant,
): Promise<Export> {
  const person = view.people.byNumber(number);
  if (person === null) throw new Error(`Nobody has the number ${number}`);
  const { account } = person;
  const entries = entriesConcerning(view, number);
  const seqs = entries.map(({ entry }) => entry.seq);
  const carriedOut = account === null ? [] : await clubs.carriedOut(view.id, account);
  return {
    format: 1,
    made: iso(now),
    ...standingOf(view, person),
    people: othersIn(view, entries, number),
    ...filesOf(view, number),
    ledger: ledgerOf(entries, await clubs.texts(view.id, seqs), number),
    exhibits: await exportExhibits(clubs, view, number),
    hearings: await exportSaid(clubs, view, number),
    hearingRooms: account === null ? [] : await exportRooms(clubs, view, account),
    unanswered: carriedOut.map(({ at, channel, outcome }) => ({ at: iso(at), channel, outcome })),
  };
}

/** Act 0.14: logs that the member of staff reads all that is kept of a person. Refused to anybody else. */
export function readPersonAsStaff(
  work: UnitOfWork,
  actor: Actor,
  input: { member: Named },
): Result<PrivacyOutcome> {
  const found = onFile(work, actor, input.member);
  if (!found.ok) return found;
  const { number: person } = found.value;
  work.append({ type: 'file-read', person }, { by: enrol(work, whoActs(work, actor)), acts: ['0.14'] });
  return done({ kind: 'file-read', person });
}

/** Who the person is to the club today. */
function standingOf(
  { id, settings, state }: ClubView,
  { number, account, name }: Person,
): Pick<Export, 'club' | 'you' | 'memberships' | 'standing' | 'bans'> {
  const standing = standingAt(state, number);
  const offices = [...officesHeld(state, number)];
  const memberships = standing?.memberships ?? [];
  const bans = state.bans.filter((ban) => ban.person === number);
  return {
    club: { id, name: settings.name, timezone: state.figures.timezone },
    you: {
      ...{ number, account, name, offices },
      staff: settings.staff === number,
      nicknameBefore: account === null ? null : (settings.worn.found[account] ?? null),
    },
    memberships: memberships.map(({ from, to }) => ({ from: iso(from), to: isoOrNull(to) })),
    standing: standing && scoreOf(standing),
    bans: bans.map(({ from, endsAt }) => ({ from: iso(from), until: isoOrNull(endsAt) })),
  };
}

const scoreOf = ({
  score,
  wins,
  draws,
  losses,
}: NonNullable<Export['standing']>): NonNullable<Export['standing']> => ({ score, wins, draws, losses });

/** Whom the entries of somebody's file name besides; nobody of those in which they acted for others. */
function othersIn({ people }: ClubView, entries: readonly OnFile[], person: PersonNumber): Export['people'] {
  const named = entries
    .filter(({ concern }) => concern === 'about')
    .flatMap(({ entry }) => mentionsIn(entry))
    .flatMap(({ mark, number }) => (mark === 'person' && number !== person ? [number] : []));
  return [...new Set(named)]
    .sort((one, other) => one - other)
    .map((number) => ({ number, name: people.byNumber(number)?.name ?? '' }));
}

/** What they played, how their score moved and where they were. */
function filesOf(
  view: ClubView,
  person: PersonNumber,
): Pick<Export, 'scoreMoves' | 'games' | 'sessions' | 'clockPresses'> {
  const games = allGames(view.state).filter((game) => isPlayer(game, person));
  return {
    scoreMoves: explainScore(view.entries, person).map(exportMove),
    games: games.map((game) => exportGame(view, game, person)),
    clockPresses: pressesOf(view, person),
    sessions: view.state.sessionOrder.flatMap((session) => exportSession(session, person)),
  };
}

function pressesOf(view: ClubView, person: PersonNumber): Export['clockPresses'] {
  const own = new Set(clocksOf(view.state, person));
  return allClocks(view.state).flatMap((clock) =>
    view
      .presses(clock.number)
      .filter(({ by }) => own.has(clock) || by === person)
      .map(({ kind: pressed, at }) => ({ clock: clock.number, pressed, at: iso(at) })),
  );
}

function ledgerOf(
  entries: readonly OnFile[],
  texts: readonly KeptText[],
  person: PersonNumber,
): Export['ledger'] {
  const kept = new Map<number, KeptText[]>();
  for (const text of texts) kept.set(text.seq, [...(kept.get(text.seq) ?? []), text]);
  return entries.map((each) => exportEntry(each, kept.get(each.entry.seq) ?? [], person));
}
