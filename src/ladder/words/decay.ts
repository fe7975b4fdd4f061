import {
  type DecayBasis,
  decayActs,
  decayBases,
  deductionFor,
  firstDeducted,
} from '../../../terms/leaderboard/decay.ts';
import { nextSessionDate } from '../../../terms/time.ts';
import { counted } from '../../../terms/words.ts';
import type { ClubView } from '../../house/ports.ts';
import { type Appealable, appealRow } from '../../house/words/appeal-button.ts';
import type { Reply, Scene } from '../../house/words/reply.ts';
import { accountsOf, cite, dayOf, listed, nameOf, sessionOn, shortDayOf } from '../../house/words/text.ts';
import type { LadderNotice } from '../notices.ts';
import type { Deducted, Reckoning } from '../outcomes.ts';

/** What somebody did so many sessions in a row that it costs points. */
export const rowWords = (basis: DecayBasis, inARow: number): string =>
  `${basis === 'absence' ? 'missed' : 'played no game in'} ${counted(inARow, 'session')} in a row`;

/** Why a score did not go as far down as a deduction would take it. */
export const floorWords = (floor: number): string => `no score goes under ${floor} (${cite(['II.2'])})`;

type DecayNotice = LadderNotice<'decay'>;

/** Tells a Member what became of their points, and what the next session would cost (Act II.6). */
export function renderDecay(notice: DecayNotice, scene: Scene): Reply {
  const { view } = scene;
  const content = [
    ...undoneLines(notice),
    ...madeLines(notice),
    ...warningLines(notice, scene),
    '`/explain` shows how your score came about.',
  ].join('\n');
  return {
    audience: 'asker',
    content,
    components: appealRow(view, appealables(notice, view)),
    pings: accountsOf(view, [notice.person]),
  };
}

const causes = { absence: 'absence', idle: 'playing no game' } as const satisfies Record<DecayBasis, string>;

/** Act II.6.3: the deductions that still stand. */
const appealables = ({ made, person }: DecayNotice, { state }: ClubView): Appealable[] =>
  made.flatMap(({ date, basis }) => {
    const entry = state.sessions.get(date)?.decays.get(person)?.get(basis);
    if (entry === undefined) return [];
    const label = made.length > 1 ? `Appeal: ${causes[basis]}, ${shortDayOf(date)}` : 'Appeal';
    return [{ against: 'deduction', key: entry, label }];
  });

function undoneLines({ undone, made, after }: DecayNotice): string[] {
  if (undone.length === 0) return [];
  const lines = undone.map(
    ({ date, basis }) =>
      `The deduction for ${causes[basis]}, of the session of ${dayOf(date)}, is undone (${cite([decayActs[basis]])}).`,
  );
  return made.length > 0 ? lines : [...lines, `Your score is now **${after}**.`];
}

function madeLines({ made }: DecayNotice): string[] {
  if (made.length === 0) return [];
  const mend = `If the register is wrong, ask a Moderator to put it right before the next session closes (${cite(['0.9'])}).`;
  const excuse = `If you could not help it, ask the Court to excuse you: press **Appeal**, or use \`/appeal file\` (${cite(['II.6.3'])}).`;
  return [...made.map(madeLine), mend, excuse];
}

function madeLine({ date, basis, inARow, points, before, after }: Deducted): string {
  const floored = before - after < points ? `, since ${floorWords(after)}` : '';
  return (
    `You ${rowWords(basis, inARow)}, the last on ${dayOf(date)}. That costs ${counted(points, 'point')} ` +
    `(${cite([decayActs[basis]])}): ${before} → **${after}**${floored}.`
  );
}

/** Act II.6: what will happen at the next session, and how to keep it from happening. */
function warningLines({ warned, date }: DecayNotice, { view, now }: Scene): string[] {
  if (warned.length === 0) return [];
  const { sessions, figures, cancelled } = view.state;
  const over = Math.max(now, sessions.get(date)?.closesAt ?? now);
  const next = sessionOn(nextSessionDate(over, figures, cancelled), figures);
  return [
    ...warned.map((basis) => warningLine(basis, view)),
    `The next session is ${next}. Whatever happens, ${floorWords(view.state.figures.floor)}.`,
  ];
}

function warningLine(basis: DecayBasis, { state: { figures } }: ClubView): string {
  const row = `You ${rowWords(basis, firstDeducted(basis, figures) - 1)}.`;
  const cost = `costs ${counted(deductionFor(basis, figures), 'point')} (${cite([decayActs[basis]])})`;
  if (basis === 'idle')
    return `${row} If you play none by the end of the next one either, that ${cost}. One game that counts is enough.`;
  const minutes = counted(figures.minimumPresenceMinutes, 'minute');
  return `${row} Missing the next one too ${cost}. Come for at least ${minutes}, and check in with \`/present\`.`;
}

const mostListed = 15;

/** Who lost points at a close, by what for; those whom the floor kept from losing any are left out. */
export function lossLines(decayed: readonly Deducted[], view: ClubView): string[] {
  const lost = decayed.filter(({ before, after }) => after < before);
  return decayBases.flatMap((basis) => {
    const people = lost.filter((each) => each.basis === basis);
    if (people.length === 0) return [];
    return [`Points lost for ${causes[basis]} (${cite([decayActs[basis]])}): ${losersOf(people, view)}.`];
  });
}

function losersOf(people: readonly Deducted[], view: ClubView): string {
  const losses = people.map(({ person, before, after }) => `${nameOf(view, person)} ${before} → ${after}`);
  return listedUpTo(mostListed, losses);
}

/** So many of them at most, and how many more there are. */
export function listedUpTo(most: number, words: readonly string[]): string {
  const rest = words.length - most;
  return listed(rest > 0 ? [...words.slice(0, most), `${rest} more`] : words);
}

/** What putting the register right did to somebody's score; nothing where it moved nothing. */
export function squaredWords({ made, before, after }: Reckoning): string {
  if (before === after) return '';
  const what = made.length > 0 ? 'That costs them points' : 'The points that it cost them are theirs again';
  return ` ${what} (${cite(['II.6.1'])}): ${before} → ${after}.`;
}
