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
    say(`${nameOf(view, person)} is not a Justice.`, 'Choose Justices: `/terms` lists them.'),
  /** A panel of this case has so many Justices. */
  'panel-size': citing(
    (cited, { size }: { size: number }) => `The panel of ${cited} needs ${counted(size, 'Justice')}.`,
    'Use the command again and name that many.',
  ),
  'has-conflict': citing(
    (cited, { person, kinds }: { person: PersonNumber; kinds: ConflictKind[] }, view) =>
      `${nameOf(view, person)} has a conflict of interest in ${cited}. ${nameOf(view, person)} is ${listed(kinds.map((kind) => conflictWords[kind]))}.`,
    'Choose somebody else: enough Justices have no conflict.',
  ),
  'stays-on-panel': citing(
    (cited, { person }: { person: PersonNumber }, view) =>
      `${nameOf(view, person)} already hears ${cited}, and keeps hearing it.`,
    'Name them again. You can only name somebody new for an empty place.',
  ),
  /** `due`: when those on it have to have voted, who can be followed by others after that. */
  'panel-complete': citing(
    (cited, _: { due: Instant | null }) => `No place on the panel of ${cited} is empty.`,
    (_, { due }, view) =>
      `A Justice who should not hear it can use \`/court recuse\`. ${replacedThen(due, view)}`.trim(),
  ),
  'heard-with-another': citing(
    (cited, { with: other }: { with: CaseNumber }, view) =>
      `${cited} is heard together with ${citationOf(view, other)}.`,
    'Use the command for that case: it counts for both.',
  ),
  'all-take-part': citing(
    (cited) => `The whole Court hears ${cited}, and each Justice has to take part.`,
    'You don’t need to do anything: before the whole Court a conflict does not matter.',
  ),
  'recused-already': citing((cited) => `You have already stepped aside from ${cited}.`, noNeed),
  'no-recusal-after-vote': citing(
    (cited) => `You have already voted on ${cited}.`,
    'A vote can’t be changed.',
  ),
  'not-in-this-case': citing(
    (cited, { may }: { may: HearingRole[] }) =>
      `In ${cited} only these people can do that: ${listed(
        may.map((role) => roleWords[role]),
        'or',
      )}.`,
    'If you know something about the case, tell one of its parties: they can call you as a witness.',
  ),
  'is-a-party': citing(
    (cited, { name }: { name: string }) => `${plain(name, 32)} is a party to ${cited}.`,
    'Parties speak for themselves anyway.',
  ),
  'hears-the-case': citing(
    (cited, { name }: { name: string }) => `${plain(name, 32)} hears ${cited}.`,
    'Choose somebody who does not judge the case.',
  ),
  'of-the-court': ({ name }: OfCase & { name: string }) =>
    say(`${plain(name, 32)} belongs to the Court. Judges don’t speak for a party.`, 'Choose somebody else.'),
  'speaks-for-other': citing(
    (cited, { name }: { name: string }) => `${plain(name, 32)} speaks for the other party in ${cited}.`,
    'Choose somebody else.',
  ),
  'called-already': citing(
    (cited, { name }: { name: string }) => `${plain(name, 32)} is already a witness in ${cited}.`,
    noNeed,
  ),
  'too-many-exhibits': citing(
    (cited, { limit }: { limit: number }) =>
      `${cited} already has ${limit} exhibits, which is the most a case can have.`,
    'Describe it in the hearing instead.',
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
    'File a redacted copy first, with `/court exhibit` and `redacts`.',
  ),
  'released-already': citing(
    (cited, { exhibit }: { exhibit: number }) => `Exhibit ${exhibit} of ${cited} is already released.`,
    'Moderators and Justices can see it with `/appeal status`.',
  ),
  'motion-open': citing(
    (cited, { motion }: { motion: number }) =>
      `Motion #${motion} in ${cited} asks for the same, and is not decided yet.`,
    'Wait until the Justices who hear the case have decided it.',
  ),
  'motion-ruled': citing(
    (cited, { motion, granted }: { motion: number; granted: boolean }) =>
      `Motion #${motion} in ${cited} was already ${granted ? 'granted' : 'denied'}.`,
    noNeed,
  ),
  'motion-voted-on': citing(
    (cited, { motion }: { motion: number }) => `You have already voted on motion #${motion} in ${cited}.`,
    'A vote can’t be changed.',
  ),
  'not-joined': citing(
    (cited, { with: other, why }: { with: CaseNumber; why: NoJoin }, view) =>
      `${citationOf(view, other)} can’t be heard with ${cited}: ${joinWords[why]}.`,
    'The Court hears each by itself.',
  ),
  /** `ordered`: it was already; else the case is not about an online game. */
  'no-raw-evidence': citing(
    (cited, { ordered }: { ordered: boolean }) =>
      ordered
        ? `The raw evidence in ${cited} has already been ordered.`
        : `${cited} is not about an online game, so there is no raw evidence.`,
    (_, { ordered }) => (ordered ? noNeed : 'File what you have with `/court exhibit`.'),
  ),
  'sealed-already': citing(
    (cited, { exhibit }: { exhibit: number }) => `Exhibit ${exhibit} of ${cited} is already sealed.`,
    noNeed,
  ),
  'transcript-closed': citing(
    (cited) =>
      `Only the parties, their counsel, the Court and the staff can read what was said in the hearing of ${cited}.`,
    'The Court’s opinion says what it decided and why: find it with `/court precedents`.',
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
  due === null ? '' : `Anyone who has not voted by ${momentOf(due, state.figures)} can be replaced then.`;

const closedWords: Readonly<Record<Secrecy, string>> = {
  open: 'is only for the parties and the Court',
  sealed: 'is sealed: only the Justices who hear the case can see it',
  raw: 'is raw evidence of an online game. Only the Chief Justice can see it, or the Justices who hear the case once most of them order it',
  redacted:
    'is a redacted copy. Only the Chief Justice and the Justices who hear the case can see it, until the Chief Justice releases it to other Moderators and Justices',
};

const roleWords = {
  party: 'its parties',
  counsel: 'their counsel',
  bench: 'the Justices who hear it',
};

/** As what somebody takes part in a hearing. */
export type HearingRole = keyof typeof roleWords;

const joinWords = {
  same: 'it is the same case',
  joined: 'one of them is already heard with another case',
  'whole-court': 'the whole Court hears one of them',
  'not-now': 'it is not waiting for its panel or being heard',
  conflict: 'a Justice on the panel has a conflict in it',
};

/** Why two cases are not heard together. */
export type NoJoin = keyof typeof joinWords;
