import { z } from 'zod';
import type { ClubView } from '../house/ports.ts';
import { scoreChange } from '../house/score-changes.ts';
import type { Told } from '../house/told.ts';
import type { Posts } from '../house/told-posts.ts';
import { caseNumber, date, entry, instant, person } from '../ledger/fields.ts';
import { courtDuties } from './book/court-entries.ts';
import { rooms } from './hearing-room/room-names.ts';

export const courtTargets = [
  /** The thread in which a case is heard; the Court's channel where it has none. */
  z.object({ to: z.literal('case'), case: caseNumber }),
] as const;

/** Who is told alone; null for all who hear the case, or for everybody. */
const alone = person.nullable();
const inCase = z.object({ case: caseNumber });
const changes = z.array(scoreChange);

/** How far a petition has come; `seconded`: a Justice wants it heard, and another has to. */
const petitionStep = z.enum([
  'filed',
  'seconded',
  'granted',
  'denied',
  'withdrawn',
  'en-banc-asked',
  'en-banc-accepted',
  'en-banc-declined',
]);
export type PetitionStep = z.output<typeof petitionStep>;

/** What a case waits for the Chief Justice to do: hear it, choose a panel, fill a place, or answer a request. */
const chiefAwaited = z.enum(['writ', 'panel', 'place', 'answer']);
export type ChiefAwaited = z.output<typeof chiefAwaited>;

/** Who cannot be let into the thread of a case: they do not see the Court's channel, or they left the server. */
const shutOut = inCase.extend({ room: z.enum(rooms), unseen: z.array(person), left: z.array(person) });
export type ShutOut = z.output<typeof shutOut>;

/** What is told of votes and of what comes of them: to the Court, or to a party alone, who is then `person`. */
export const votingNotices = {
  /** Act III.3.8: no outcome had a majority. `round`: the place of that round among those of the case. */
  'revote-called': inCase.extend({ person: alone, round: z.int() }),
  /** Act III.3.8: what the entry `judged` decided, and which scores it moved; `place` if not the Court’s channel. */
  judged: inCase.extend({
    person: alone,
    judged: entry,
    changes,
    place: z.enum(['discussion', 'hearing']).optional(),
  }),
  /** Act III.3.8: the panel has the case back. */
  'remand-returned': inCase.extend({ person: alone }),
  /** Act III.3.8: how a Moderator decided again by the entry `redecided`; `person` is null for the public too. */
  redecided: inCase.extend({ person: alone, redecided: entry, changes }),
};
export type VotingNotice = Told<typeof votingNotices>;

/** What must not be missed: where a direct message does not arrive, the person is asked to open theirs. */
export const courtPressing = {
  /** Acts III.3.6 and III.3.9.1: what became of a petition, for the Court or a party; `entry` has the reason, if any. */
  petition: inCase.extend({ step: petitionStep, person: alone, entry }),
  /** Acts III.3.8 to III.3.10: somebody is reminded of what they have to do in a case. */
  'court-reminder': inCase.extend({ duty: z.enum(courtDuties), person }),
  /** Act III.3: what happened in the hearing of a case, by the entry that says so. */
  hearing: inCase.extend({ entry, person: alone }),
  /** The Chief Justice is told who cannot be let into the thread of a case. */
  'shut-out': shutOut,
};

export const courtNotices = {
  ...votingNotices,
  ...courtPressing,
  /** The Court is told who writes for the majority. */
  'author-chosen': inCase.extend({ person }),
  /** Act III.3.10: everybody is told what was decided and why; `opinion` is the entry of what is new. */
  'opinion-published': inCase.extend({ opinion: entry }),
  /** Acts III.3.6, III.3.7 and III.3.9.1: everybody is told that a case has waited for the Chief Justice since then. */
  'court-waits': inCase.extend({ awaited: chiefAwaited, since: instant }),
  /** The Court is told once a week what it has still to do; as it stands when it is posted. */
  docket: z.object({ date }),
  /** The club is told which permissions the bot lacks to have cases heard in threads. */
  'hearings-barred': z.object({ lacking: z.string() }),
};

export const courtPosts: Posts<typeof courtNotices> = {
  judged: (notice, { settings }) => (isForEverybody(notice, settings) ? notice.judged : null),
  redecided: ({ person, redecided }) => (person === null ? redecided : null),
};

/** Where the Court has no channel of its own, everybody is told in one with it. */
const isForEverybody = (
  { place, person }: CourtNotice<'judged'>,
  { court, discussion }: ClubView['settings'],
): boolean =>
  place === 'discussion' ||
  (place === undefined && person === null && (court === null || court === discussion));

/** One of those that are named. */
export type CourtNotice<Kind extends keyof typeof courtNotices> = Told<typeof courtNotices, Kind>;
