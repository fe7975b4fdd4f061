import {
  type DecayBasis,
  decayActs,
  decayBases,
  deductionFor,
  firstDeducted,
} from '../../../terms/leaderboard/decay.ts';
import type { Act } from '../../../terms/register.ts';
import { nextSessionDate } from '../../../terms/time.ts';
import { capital, counted } from '../../../terms/words.ts';
import type { ClubView } from '../../house/ports.ts';
import { type Appealable, appealRow } from '../../house/words/appeal-button.ts';
import { type Reply, type Scene, toAsker } from '../../house/words/reply.ts';
import { accountsOf, dayOf, listed, nameOf, sessionOn, shortDayOf, under } from '../../house/words/text.ts';
import type { LadderNotice } from '../notices.ts';
import type { Deducted, Reckoning } from '../outcomes.ts';

/** What somebody did so many sessions in a row that it costs points. */
export const rowWords = (basis: DecayBasis, inARow: number): string =>
  `${basis === 'absence' ? 'missed' : 'played no game in'} ${counted(inARow, 'session')} in a row`;

/** Why a score did not go as far down as a deduction would take it. */
export const floorWords = (floor: number): string => `no score goes below ${floor}`;

type DecayNotice = LadderNotice<'decay'>;

/** Tells a Member what became of their points, and what the next session would cost (Act II.6). */
export function renderDecay(notice: DecayNotice, scene: Scene): Reply {
  const { view } = scene;
  const lines = [
    ...undoneLines(notice),
    ...madeLines(notice),
    ...warningLines(notice, scene),
    `\`/explain\` shows how you got to your score${under(actsOf(notice))}.`,
  ];
  return toAsker(lines, {
    components: appealRow(view, appealables(notice, view)),
    pings: accountsOf(view, [notice.person]),
  });
}

/** Act II.6, the floor, and where something can be done about it. */
function actsOf({ made, undone, warned }: DecayNotice): Act[] {
  const bases = [...[...made, ...undone].map(({ basis }) => basis), ...warned];
  return [
    ...new Set(bases.map((basis) => decayActs[basis])),
    ...(made.length > 0 ? (['II.6.3', '0.9'] as const) : []),
    ...(made.length + warned.length > 0 ? (['II.2'] as const) : []),
  ];
}

const causes = { absence: 'absence', idle: 'playing no game' } as const satisfies Record<DecayBasis, string>;

/** Act II.6.3: the deductions that have not been undone. */
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
      `You get back the points you lost for ${causes[basis]} at the session of ${dayOf(date)}.`,
  );
  return made.length > 0 ? lines : [...lines, `Your score is now **${after}**.`];
}

function madeLines({ made }: DecayNotice): string[] {
  if (made.length === 0) return [];
  const mend = 'Were you there? Ask a Moderator to correct the register before the next session closes.';
  const excuse =
    'Did you have a good reason to miss it? Ask the Court to give the points back: press **Appeal**, or use `/appeal file`.';
  return [...made.map(madeLine), mend, excuse];
}

function madeLine({ date, basis, inARow, points, before, after }: Deducted): string {
  const floored = before - after < points ? `, because ${floorWords(after)}` : '';
  const why = `You ${rowWords(basis, inARow)}, the last on ${dayOf(date)}.`;
  if (before === after) return `${why} Your score stays at **${after}**, because ${floorWords(after)}.`;
  return `${why} That costs you points: ${before} → **${after}**${floored}.`;
}

/** Act II.6: what will happen at the next session, and how to keep it from happening. */
function warningLines({ warned, date }: DecayNotice, { view, now }: Scene): string[] {
  if (warned.length === 0) return [];
  const { sessions, figures, cancelled } = view.state;
  const over = Math.max(now, sessions.get(date)?.closesAt ?? now);
  const next = sessionOn(nextSessionDate(over, figures, cancelled), figures);
  return [
    ...warned.map((basis) => warningLine(basis, view)),
    `The next session is ${next}. ${capital(floorWords(view.state.figures.floor))}.`,
  ];
}

function warningLine(basis: DecayBasis, { state: { figures } }: ClubView): string {
  const row = `You ${rowWords(basis, firstDeducted(basis, figures) - 1)}.`;
  const cost = `costs ${counted(deductionFor(basis, figures), 'point')}`;
  if (basis === 'idle')
    return `${row} Play one game that counts next time and you lose nothing. Otherwise it ${cost}.`;
  const minutes = counted(figures.minimumPresenceMinutes, 'minute');
  return `${row} Missing the next one ${cost}. Come for at least ${minutes}, and check in with \`/present\`.`;
}

const mostListed = 15;

/** Who lost points at a close, and what for; not those who lost none because of the floor. */
export function lossLines(decayed: readonly Deducted[], view: ClubView): string[] {
  const lost = decayed.filter(({ before, after }) => after < before);
  return decayBases.flatMap((basis) => {
    const people = lost.filter((each) => each.basis === basis);
    if (people.length === 0) return [];
    return [`Points lost for ${causes[basis]}: ${losersOf(people, view)}.`];
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

/** What correcting the register did to somebody's score; nothing if it changed nothing. */
export function squaredWords({ made, before, after }: Reckoning): string {
  if (before === after) return '';
  return ` ${made.length > 0 ? 'That costs points' : 'The points come back'}: ${before} → ${after}.`;
}
