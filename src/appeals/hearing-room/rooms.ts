import { isWholeCourts, type Stage } from '../../../terms/court/stages.ts';
import type { ClubView } from '../../house/ports.ts';
import type { CaseNumber, PersonNumber } from '../../ledger/fields.ts';
import { allCases, type Case } from '../book/cases.ts';
import { courtOf, type Ledger, leadOf, sidesOf } from '../court.ts';
import { type Room, rooms } from './room-names.ts';

export { type Room, rooms };

/** `open`: those in it write; `locked`: they read; `archived`: it is over. */
export const roomStates = ['open', 'locked', 'archived'] as const;
export type RoomState = (typeof roomStates)[number];

/** A room as it should be; one that never opened is not missed once it is over. */
export interface RoomWanted {
  case: Case;
  room: Room;
  state: RoomState;
  /** Who is let in. */
  people: PersonNumber[];
}

/** The rooms of all cases that came to be heard, by the cases' numbers. */
export const wantedRooms = (view: ClubView): RoomWanted[] =>
  allCases(view.state).flatMap((known) =>
    rooms.flatMap((room) => {
      const state = stateOf(view, known, room);
      return state === null ? [] : [{ case: known, room, state, people: peopleIn(view, known, room) }];
    }),
  );

/** The case in whose hearing this one is heard: itself, unless it was joined to another that has a panel still. */
export const hostOf = (view: Ledger, known: Case): Case => leadOf(view, known) ?? known;

/** The cases in whose hearings something was said about this one. */
export const heardIn = ({ number, heardWith }: Case): CaseNumber[] =>
  heardWith === null ? [number] : [number, heardWith];

/** Where something is said of the case as it stands; null before it is heard and once that is over. */
export function roomNow(view: Ledger, number: CaseNumber): RoomWanted['room'] | null {
  const known = view.state.cases[number];
  if (known === undefined) return null;
  const room = isWholeCourts(known.stage) ? 'en-banc' : 'hearing';
  const state = stateOf(view, hostOf(view, known), room);
  return state === null || state === 'archived' ? null : room;
}

const before: readonly Stage[] = ['filed', 'denied', 'granted'];
const over: readonly Stage[] = ['withdrawn', 'published', 'closed'];

/** Where the whole Court may have sat, and does no more. */
const left: readonly Stage[] = ['withdrawn', 'declined', 'closed'];

function stateOf(view: Ledger, known: Case, room: Room): RoomState | null {
  if (before.includes(known.stage)) return null;
  if (room === 'en-banc') return wholeCourts(known);
  if (known.enBanc) return null;
  if (leadOf(view, known) !== null || isPanelDone(known)) return 'archived';
  const isDeliberating = room === 'panel' && !isWholeCourts(known.stage);
  return known.stage === 'hearing' || isDeliberating ? 'open' : 'locked';
}

function wholeCourts(known: Case): RoomState | null {
  if (known.stage === 'sitting') return 'open';
  if (known.stage === 'voting-en-banc' || known.stage === 'final') return 'locked';
  return left.includes(known.stage) ? 'archived' : null;
}

/** Act III.3.10: a panel is done once its opinion is published. */
const isPanelDone = ({ stage, opinions }: Case): boolean =>
  over.includes(stage) || opinions.some(({ kind, enBanc: all }) => kind === 'majority' && !all);

/**
 * Act III.3.5: only those who sit enter the panel’s room. The member of staff may join any room (Act 0.14) but that of
 * a case in which they are heard.
 */
function peopleIn(view: ClubView, known: Case, room: Room): PersonNumber[] {
  const staff = view.settings.staff === null ? [] : [view.settings.staff];
  const heard = heardFor(view, known);
  if (room === 'panel')
    return [...new Set([...known.panel, ...staff.filter((person) => !heard.includes(person))])];
  const bench = room === 'hearing' ? known.panel : courtOf(view);
  return [...new Set([...heard, ...bench, ...staff])];
}

function heardFor(view: ClubView, known: Case): PersonNumber[] {
  const joined = allCases(view.state).filter(({ heardWith }) => heardWith === known.number);
  return [known, ...joined].flatMap((each) => [...sidesOf(each), ...each.witnesses]);
}
