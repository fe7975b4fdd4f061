import type { Instant } from '../../../../terms/time.ts';
import { counted } from '../../../../terms/words.ts';
import type { ClubView } from '../../../house/ports.ts';
import { listed, momentOf, nameOf, plain } from '../../../house/words/text.ts';
import { type RefusalOf, say, type Wording } from '../../../house/words/wording.ts';
import type { CaseNumber } from '../../../ledger/fields.ts';
import type { Secrecy } from '../../book/exhibit-views.ts';
import type { HearingObstacle, HearingProblem, HearingRole, NoJoin } from '../../hearing/refusals.ts';
import { caseOf, citationShown } from '../case-words.ts';
import { conflictWords } from '../conflict-words.ts';

export type HearingRefusal = RefusalOf<HearingObstacle['code']>;
type PanelRefusal = RefusalOf<
  | 'panel-size'
  | 'not-of-the-court'
  | 'has-conflict'
  | 'stays-on-panel'
  | 'panel-complete'
  | 'heard-with-another'
  | 'all-take-part'
  | 'recused-already'
  | 'no-recusal-after-vote'
>;
type MotionRefusal = RefusalOf<
  'motion-open' | 'motion-ruled' | 'motion-voted-on' | 'not-joined' | 'no-raw-evidence' | 'sealed-already'
>;

/** Why something is not to be done about who hears a case, or put before them. */
export function wordHearing(refusal: HearingRefusal, view: ClubView): Wording {
  switch (refusal.code) {
    case 'panel-size':
    case 'not-of-the-court':
    case 'has-conflict':
    case 'stays-on-panel':
    case 'panel-complete':
    case 'heard-with-another':
    case 'all-take-part':
    case 'recused-already':
    case 'no-recusal-after-vote':
      return wordPanel(refusal, view);
    case 'motion-open':
    case 'motion-ruled':
    case 'motion-voted-on':
    case 'not-joined':
    case 'no-raw-evidence':
    case 'sealed-already':
      return wordMotion(refusal, view);
    default:
      return wordPart(refusal, view);
  }
}

const cited = (view: ClubView, number: CaseNumber): string => citationShown(caseOf(view, number));

function wordPanel(refusal: PanelRefusal, view: ClubView): Wording {
  if (refusal.code === 'not-of-the-court')
    return say(
      `${nameOf(view, refusal.person)} is not a Justice.`,
      'Choose Justices; `/terms` without an Act lists them.',
    );
  const known = cited(view, refusal.case);
  switch (refusal.code) {
    case 'panel-size':
      return say(
        `${known} is heard by ${counted(refusal.size, 'Justice')}.`,
        'Give the command again with as many.',
      );
    case 'has-conflict':
      return say(
        `${nameOf(view, refusal.person)} has a conflict of interest in ${known}, as ${listed(refusal.kinds.map((kind) => conflictWords[kind]))}.`,
        'Choose somebody else: there are enough Justices without a conflict.',
      );
    case 'stays-on-panel':
      return say(
        `${nameOf(view, refusal.person)} hears ${known} already, and goes on hearing it.`,
        'Name them again, and somebody new only in an empty place.',
      );
    case 'panel-complete':
      return say(
        `No place on the panel of ${known} is empty.`,
        `A Justice who should not hear it says so with \`/court recuse\`. ${replacedThen(refusal.due, view)}`.trim(),
      );
    case 'heard-with-another':
      return say(
        `${known} is heard together with ${cited(view, refusal.with)}.`,
        'Give the command again for that case; it holds for both.',
      );
    case 'all-take-part':
      return say(
        `The whole Court hears ${known}, and each Justice has to take part.`,
        'You need not do anything: before the whole Court a conflict does not matter.',
      );
    case 'recused-already':
      return say(`You have said already that you do not hear ${known}.`, 'You need not do anything.');
    case 'no-recusal-after-vote':
      return say(`You have voted on ${known} already.`, 'A vote stands as it is.');
    default:
      return refusal satisfies never;
  }
}

const replacedThen = (due: Instant | null, { state }: ClubView): string =>
  due === null ? '' : `Whoever has not voted by ${momentOf(due, state.figures)} can be replaced then.`;

function wordPart(refusal: Exclude<HearingRefusal, PanelRefusal | MotionRefusal>, view: ClubView): Wording {
  const known = cited(view, refusal.case);
  switch (refusal.code) {
    case 'not-in-this-case':
      return say(
        `In ${known} that is for ${listed(
          refusal.may.map((role) => roleWords[role]),
          'or',
        )}.`,
        'If you know something about it, tell one of them: they can call you as a witness.',
      );
    case 'is-a-party':
      return say(
        `${plain(refusal.name, 32)} is a party to ${known}.`,
        'Parties speak for themselves anyway.',
      );
    case 'hears-the-case':
      return say(`${plain(refusal.name, 32)} hears ${known}.`, 'Choose somebody who does not judge it.');
    case 'of-the-court':
      return say(
        `${plain(refusal.name, 32)} is of the Court, and whoever judges speaks for nobody.`,
        'Choose somebody else.',
      );
    case 'speaks-for-other':
      return say(
        `${plain(refusal.name, 32)} speaks for the other party in ${known}.`,
        'Choose somebody else.',
      );
    case 'called-already':
      return say(
        `${plain(refusal.name, 32)} was called as a witness in ${known} already.`,
        'You need not do anything.',
      );
    case 'too-many-exhibits':
      return say(
        `${known} has ${refusal.limit} exhibits already, which is as many as a case can have.`,
        'Write in the hearing what you would show.',
      );
    case 'exhibit-not-for-you':
      return say(
        `Exhibit ${refusal.exhibit} of ${known} ${closedWords[refusal.secrecy]}.`,
        'You need not do anything.',
      );
    case 'not-raw':
      return say(
        `Exhibit ${refusal.exhibit} of ${known} is not raw evidence of an online game, so there is no redacted copy of it.`,
        'Choose a raw exhibit as `redacts`, or leave that out.',
      );
    case 'not-redacted':
      return say(
        `Exhibit ${refusal.exhibit} of ${known} is not a redacted copy.`,
        'Put in a redacted copy first, with `redacts` of `/court exhibit`.',
      );
    case 'released-already':
      return say(
        `Exhibit ${refusal.exhibit} of ${known} is released already.`,
        'Moderators and Justices find it with `/appeal status`.',
      );
    default:
      return refusal satisfies never;
  }
}

const closedWords: Readonly<Record<Secrecy, string>> = {
  open: 'is for the parties and the Court',
  sealed: 'is sealed: only those who hear the case may look at it',
  raw: 'is raw evidence of an online game: only the Chief Justice may look at it, and those who hear the case once most of them order so',
  redacted:
    'is a redacted copy: only the Chief Justice and those who hear the case may look at it, and other Moderators and Justices once the Chief Justice releases it',
};

const roleWords: Readonly<Record<HearingRole, string>> = {
  party: 'its parties',
  counsel: 'those who speak for them',
  bench: 'those who hear it',
};

function wordMotion(refusal: MotionRefusal, view: ClubView): Wording {
  const known = cited(view, refusal.case);
  switch (refusal.code) {
    case 'motion-open':
      return say(
        `Motion #${refusal.motion} in ${known} asks for the same, and is not decided yet.`,
        'Wait for what those who hear the case say to it.',
      );
    case 'motion-ruled':
      return say(
        `Motion #${refusal.motion} in ${known} was ${refusal.granted ? 'granted' : 'denied'} already.`,
        'You need not do anything.',
      );
    case 'motion-voted-on':
      return say(
        `You have voted on motion #${refusal.motion} in ${known} already.`,
        'A vote stands as it is.',
      );
    case 'not-joined':
      return say(
        `${cited(view, refusal.with)} cannot be heard with ${known}: ${joinWords[refusal.why]}.`,
        'Each is heard by itself.',
      );
    case 'no-raw-evidence':
      return refusal.ordered
        ? say(`The raw evidence in ${known} was ordered already.`, 'You need not do anything.')
        : say(
            `${known} is not about an online game, so there is no raw evidence.`,
            'Put in what you have with `/court exhibit`.',
          );
    case 'sealed-already':
      return say(`Exhibit ${refusal.exhibit} of ${known} is sealed already.`, 'You need not do anything.');
    default:
      return refusal satisfies never;
  }
}

const joinWords: Readonly<Record<NoJoin, string>> = {
  same: 'it is the same case',
  joined: 'one of them is heard with another already',
  'whole-court': 'the whole Court hears one of them',
  'not-now': 'it neither waits for its panel nor is being heard',
  conflict: 'a Justice on the panel has a conflict in it',
};

/** What was not understood about a hearing. */
export function wordInvalidHearing(invalid: HearingProblem, view: ClubView): Wording {
  switch (invalid.problem) {
    case 'named-twice':
      return say(`${nameOf(view, invalid.person)} is named twice.`, 'Name each of them once.');
    case 'no-such-exhibit':
      return say(
        `There is no exhibit “${plain(invalid.text, 60)}” in this case.`,
        'Choose one from the list as you type, or its number, such as `2`.',
      );
    case 'no-such-motion':
      return say(
        `There is no motion “${plain(invalid.text, 60)}” in this case.`,
        'Choose one from the list as you type, or its number, such as `2`.',
      );
    default:
      return invalid satisfies never;
  }
}
