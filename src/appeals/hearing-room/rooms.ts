import { isWholeCourts, type Stage } from '../../../terms/court/stages.ts';
import type { ClubView } from '../../house/ports.ts';
import type { CaseNumber, PersonNumber } from '../../ledger/fields.ts';
import { allCases, type Case } from '../book/cases.ts';
import { courtOf, type Ledger, leadOf, sidesOf } from '../court.ts';
import { type HearingRoom, rooms } from './room-names.ts';

export { type HearingRoom as Room, rooms };

/** `open`: those in it write; `locked`: they read; `archived`: it is over. */
export const roomStates = ['open', 'locked', 'archived'] as const;
export type RoomState = (typeof roomStates)[number];

/** A room as it should be; one that never opened is not missed once it is over. */
export interface RoomWanted {
  case: Case;
  room: HearingRoom;
  state: RoomState;
  /** Who is let in. */
  people: PersonNumber[];
}

/** The rooms of all cases that came to be heard, by the cases' numbers. */
export const wantedRooms = (view: ClubView): RoomWanted[] =>
  allCases(view.state).flatMap((appeal) =>
    rooms.flatMap((room) => {
      const state = stateOf(view, appeal, room);
      return state === null ? [] : [{ case: appeal, room, state, people: peopleIn(view, appeal, room) }];
    }),
  );

/** The case in whose hearing this one is heard: itself, unless it was joined to another that has a panel still. */
export const hostOf = (view: Ledger, appeal: Case): Case => leadOf(view, appeal) ?? appeal;

/** The cases in whose hearings something was said about this one. */
export const heardIn = ({ number, heardWith }: Case): CaseNumber[] =>
  heardWith === null ? [number] : [number, heardWith];

/** Where something is said of the case as it stands; null before it is heard and once that is over. */
export function roomNow(view: Ledger, number: CaseNumber): RoomWanted['room'] | null {
  const appeal = view.state.cases[number];
  if (appeal === undefined) return null;
  const room = isWholeCourts(appeal.stage) ? 'en-banc' : 'hearing';
  const state = stateOf(view, hostOf(view, appeal), room);
  return state === null || state === 'archived' ? null : room;
}

const before: readonly Stage[] = ['filed', 'denied', 'granted'];
const over: readonly Stage[] = ['withdrawn', 'published', 'closed'];

/** Where the whole Court may have sat, and does no more. */
const left: readonly Stage[] = ['withdrawn', 'declined', 'closed'];

function stateOf(view: Ledger, appeal: Case, room: HearingRoom): RoomState | null {
  if (before.includes(appeal.stage)) return null;
  if (room === 'en-banc') return wholeCourts(appeal);
  if (appeal.enBanc) return null;
  if (leadOf(view, appeal) !== null || isPanelDone(appeal)) return 'archived';
  const isDeliberating = room === 'panel' && !isWholeCourts(appeal.stage);
  return appeal.stage === 'hearing' || isDeliberating ? 'open' : 'locked';
}

function wholeCourts(appeal: Case): RoomState | null {
  if (appeal.stage === 'sitting') return 'open';
  if (appeal.stage === 'voting-en-banc' || appeal.stage === 'final') return 'locked';
  return left.includes(appeal.stage) ? 'archived' : null;
}

/** Act III.3.10: a panel is done once its opinion is published. */
const isPanelDone = ({ stage, opinions }: Case): boolean =>
  over.includes(stage) || opinions.some(({ kind, enBanc: all }) => kind === 'majority' && !all);

/**
 * Act III.3.5: only those who sit enter the panel’s room. The member of staff may join any room (Act 0.14) but that of
 * a case in which they are heard.
 */
function peopleIn(view: ClubView, appeal: Case, room: HearingRoom): PersonNumber[] {
  const staff = view.settings.staff === null ? [] : [view.settings.staff];
  const heard = heardFor(view, appeal);
  if (room === 'panel')
    return [...new Set([...appeal.panel, ...staff.filter((person) => !heard.includes(person))])];
  const bench = room === 'hearing' ? appeal.panel : courtOf(view);
  return [...new Set([...heard, ...bench, ...staff])];
}

/** Those who are heard in a case, and in those that were joined to it. */
export function heardFor(view: ClubView, appeal: Case): PersonNumber[] {
  const joined = allCases(view.state).filter(({ heardWith }) => heardWith === appeal.number);
  return [appeal, ...joined].flatMap((each) => [...sidesOf(each), ...each.witnesses]);
}
