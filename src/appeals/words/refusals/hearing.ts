import type { ConflictKind } from '../../../../terms/court/conflicts.ts';
import type { Instant } from '../../../../terms/time.ts';
import { counted } from '../../../../terms/words.ts';
import type { ClubView } from '../../../house/ports.ts';
import { listed, momentOf, nameOf, plain, quoted, say, type Worded } from '../../../house/words/text.ts';
import type { CaseNumber, PersonNumber } from '../../../ledger/fields.ts';
import type { Secrecy } from '../../book/exhibit-views.ts';
import { caseOf, citationShown, citing, conflictWords, noNeed, type OfCase } from '../case-words.ts';

/** Why something is not to be done about who hears a case, or put before them. */
export const hearingRefusals = {
  'not-of-the-court': ({ person }: { person: PersonNumber }, view) =>
    say(`${nameOf(view, person)} is not a Justice.`, 'Choose Justices; `/terms` without an Act lists them.'),
  /** A panel of this case has so many Justices. */
  'panel-size': citing(
    (cited, { size }: { size: number }) => `${cited} is heard by ${counted(size, 'Justice')}.`,
    'Give the command again with as many.',
  ),
  'has-conflict': citing(
    (cited, { person, kinds }: { person: PersonNumber; kinds: ConflictKind[] }, view) =>
      `${nameOf(view, person)} has a conflict of interest in ${cited}, as ${listed(kinds.map((kind) => conflictWords[kind]))}.`,
    'Choose somebody else: there are enough Justices without a conflict.',
  ),
  'stays-on-panel': citing(
    (cited, { person }: { person: PersonNumber }, view) =>
      `${nameOf(view, person)} hears ${cited} already, and goes on hearing it.`,
    'Name them again, and somebody new only in an empty place.',
  ),
  /** `due`: when those on it have to have voted, who can be followed by others after that. */
  'panel-complete': citing(
    (cited, _: { due: Instant | null }) => `No place on the panel of ${cited} is empty.`,
    (_, { due }, view) =>
      `A Justice who should not hear it says so with \`/court recuse\`. ${replacedThen(due, view)}`.trim(),
  ),
  'heard-with-another': citing(
    (cited, { with: other }: { with: CaseNumber }, view) =>
      `${cited} is heard together with ${citationOf(view, other)}.`,
    'Give the command again for that case; it holds for both.',
  ),
  'all-take-part': citing(
    (cited) => `The whole Court hears ${cited}, and each Justice has to take part.`,
    'You need not do anything: before the whole Court a conflict does not matter.',
  ),
  'recused-already': citing((cited) => `You have said already that you do not hear ${cited}.`, noNeed),
  'no-recusal-after-vote': citing(
    (cited) => `You have voted on ${cited} already.`,
    'A vote stands as it is.',
  ),
  'not-in-this-case': citing(
    (cited, { may }: { may: HearingRole[] }) =>
      `In ${cited} that is for ${listed(
        may.map((role) => roleWords[role]),
        'or',
      )}.`,
    'If you know something about it, tell one of them: they can call you as a witness.',
  ),
  'is-a-party': citing(
    (cited, { name }: { name: string }) => `${plain(name, 32)} is a party to ${cited}.`,
    'Parties speak for themselves anyway.',
  ),
  'hears-the-case': citing(
    (cited, { name }: { name: string }) => `${plain(name, 32)} hears ${cited}.`,
    'Choose somebody who does not judge it.',
  ),
  'of-the-court': ({ name }: OfCase & { name: string }) =>
    say(`${plain(name, 32)} is of the Court, and whoever judges speaks for nobody.`, 'Choose somebody else.'),
  'speaks-for-other': citing(
    (cited, { name }: { name: string }) => `${plain(name, 32)} speaks for the other party in ${cited}.`,
    'Choose somebody else.',
  ),
  'called-already': citing(
    (cited, { name }: { name: string }) => `${plain(name, 32)} was called as a witness in ${cited} already.`,
    noNeed,
  ),
  'too-many-exhibits': citing(
    (cited, { limit }: { limit: number }) =>
      `${cited} has ${limit} exhibits already, which is as many as a case can have.`,
    'Write in the hearing what you would show.',
  ),
  'exhibit-not-for-you': citing(
    (cited, { exhibit, secrecy }: { exhibit: number; secrecy: Secrecy }) =>
      `Exhibit ${exhibit} of ${cited} ${closedWords[secrecy]}.`,
    noNeed,
  ),
  /** It is no raw evidence of an online game, so that there is nothing to take out of it. */
  'not-raw': citing(
    (cited, { exhibit }: { exhibit: number }) =>
      `Exhibit ${exhibit} of ${cited} is not raw evidence of an online game, so there is no redacted copy of it.`,
    'Choose a raw exhibit as `redacts`, or leave that out.',
  ),
  'not-redacted': citing(
    (cited, { exhibit }: { exhibit: number }) => `Exhibit ${exhibit} of ${cited} is not a redacted copy.`,
    'Put in a redacted copy first, with `redacts` of `/court exhibit`.',
  ),
  'released-already': citing(
    (cited, { exhibit }: { exhibit: number }) => `Exhibit ${exhibit} of ${cited} is released already.`,
    'Moderators and Justices find it with `/appeal status`.',
  ),
  'motion-open': citing(
    (cited, { motion }: { motion: number }) =>
      `Motion #${motion} in ${cited} asks for the same, and is not decided yet.`,
    'Wait for what those who hear the case say to it.',
  ),
  'motion-ruled': citing(
    (cited, { motion, granted }: { motion: number; granted: boolean }) =>
      `Motion #${motion} in ${cited} was ${granted ? 'granted' : 'denied'} already.`,
    noNeed,
  ),
  'motion-voted-on': citing(
    (cited, { motion }: { motion: number }) => `You have voted on motion #${motion} in ${cited} already.`,
    'A vote stands as it is.',
  ),
  'not-joined': citing(
    (cited, { with: other, why }: { with: CaseNumber; why: NoJoin }, view) =>
      `${citationOf(view, other)} cannot be heard with ${cited}: ${joinWords[why]}.`,
    'Each is heard by itself.',
  ),
  /** `ordered`: it was already; else the case is not about an online game. */
  'no-raw-evidence': citing(
    (cited, { ordered }: { ordered: boolean }) =>
      ordered
        ? `The raw evidence in ${cited} was ordered already.`
        : `${cited} is not about an online game, so there is no raw evidence.`,
    (_, { ordered }) => (ordered ? noNeed : 'Put in what you have with `/court exhibit`.'),
  ),
  'sealed-already': citing(
    (cited, { exhibit }: { exhibit: number }) => `Exhibit ${exhibit} of ${cited} is sealed already.`,
    noNeed,
  ),
  'transcript-closed': citing(
    (cited) =>
      `What was said in the hearing of ${cited} is for its parties, their counsel, the Court and the staff.`,
    'What the Court decided and why is in its opinion: find it with `/court precedents`.',
  ),
} satisfies Worded;

/** What was not understood about a hearing. */
export const hearingProblems = {
  'named-twice': ({ person }: { person: PersonNumber }, view) =>
    say(`${nameOf(view, person)} is named twice.`, 'Name each of them once.'),
  'no-such-exhibit': ({ text }: { text: string }) => ({
    wrong: `There is no exhibit ${quoted(text)} in this case.`,
    remedy: 'Choose one from the list as you type, or its number, such as `2`.',
  }),
  'no-such-motion': ({ text }: { text: string }) => ({
    wrong: `There is no motion ${quoted(text)} in this case.`,
    remedy: 'Choose one from the list as you type, or its number, such as `2`.',
  }),
} satisfies Worded;

const citationOf = (view: ClubView, number: CaseNumber): string => citationShown(caseOf(view, number));

const replacedThen = (due: Instant | null, { state }: ClubView): string =>
  due === null ? '' : `Whoever has not voted by ${momentOf(due, state.figures)} can be replaced then.`;

const closedWords: Readonly<Record<Secrecy, string>> = {
  open: 'is for the parties and the Court',
  sealed: 'is sealed: only those who hear the case may look at it',
  raw: 'is raw evidence of an online game: only the Chief Justice may look at it, and those who hear the case once most of them order so',
  redacted:
    'is a redacted copy: only the Chief Justice and those who hear the case may look at it, and other Moderators and Justices once the Chief Justice releases it',
};

const roleWords = {
  party: 'its parties',
  counsel: 'those who speak for them',
  bench: 'those who hear it',
};

/** As what somebody takes part in a hearing. */
export type HearingRole = keyof typeof roleWords;

const joinWords = {
  same: 'it is the same case',
  joined: 'one of them is heard with another already',
  'whole-court': 'the whole Court hears one of them',
  'not-now': 'it neither waits for its panel nor is being heard',
  conflict: 'a Justice on the panel has a conflict in it',
};

/** Why two cases are not heard together. */
export type NoJoin = keyof typeof joinWords;
