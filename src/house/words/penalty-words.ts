import type { Instant } from '../../../terms/time.ts';
import type { GameNumber, PenaltyNumber, PersonNumber } from '../../ledger/fields.ts';
import type { Penalty } from '../book/discipline.ts';
import { findingWords, groundWords } from '../discipline/penalty-words.ts';
import type { PostNamed } from '../outcomes.ts';
import type { ClubView } from '../ports.ts';
import { askRooms } from '../room.ts';
import type { Scene } from './reply.ts';
import { dayOf, listed, plain, reasonLines, under } from './text.ts';

export { banWords, findingWords, groundWords, partsWords } from '../discipline/penalty-words.ts';

type Words = Pick<Scene, 'view' | 'text'>;

/** The penalty of that number. Throws where there is none: a mistake of the program. */
export function penaltyOf({ state }: ClubView, number: PenaltyNumber): Penalty {
  const penalty = state.penalties[number];
  if (penalty === undefined) throw new Error(`There is no penalty ${number}`);
  return penalty;
}

/** What a penalty is for, as far as the words are kept. */
export async function offenceWords({ view, text }: Words, penalty: Penalty): Promise<string | null> {
  if (penalty.fraud && penalty.game !== null)
    return `fraud with game #${penalty.game}, ${playersOf(view, penalty.game)}`;
  const first = view.state.penalties.find((each) => each?.offence === penalty.offence);
  const words = await text(first?.seq ?? penalty.seq, 'offence');
  const inGame = penalty.game === null ? '' : ` (game #${penalty.game}, ${playersOf(view, penalty.game)})`;
  return words === null ? null : `${plain(words, 300)}${inGame}`;
}

const playersOf = (view: ClubView, number: GameNumber): string =>
  askRooms(view, (room) => room.gamePlayers?.(view, number)) ?? '';

/** Why it was issued, each in a line of its own: the offence, the ground, the finding, the reason. */
export async function whyLines(scene: Words, penalty: Penalty): Promise<string[]> {
  const { ground, finding, seq } = penalty;
  const offence = await offenceWords(scene, penalty);
  return [
    ...(offence === null ? [] : [`Offence: ${offence}`]),
    ...(ground === null ? [] : [`Ground: ${groundWords[ground]}`]),
    ...(finding === null ? [] : [`Finding: ${findingWords[finding]}`]),
    ...(await reasonLines(scene, seq)),
  ];
}

/** Acts II.9 and III.2.4: that the person who acts and whom it is about played each other lately; nothing where they did not. */
export function playedLines(
  view: ClubView,
  { by, person, at }: { by: PersonNumber | null; person: PersonNumber; at: Instant },
): string[] {
  const games = askRooms(view, (room) => room.playedLately?.(view.state, [by, person], at)) ?? [];
  if (games.length === 0) return [];
  const named = games.map(({ number, date }) => `game #${number} on ${dayOf(date)}`);
  return [`They played each other recently: ${listed(named.slice(-5))}${under(['II.9', 'III.3.5'])}.`];
}

/** Where a penalty stands on its way to the public (Act III.2.4). */
export function standWords({ stands, declared }: Penalty): string {
  if (!stands) return 'cancelled';
  if (declared === null) return 'not announced yet';
  return declared.way === 'email'
    ? `announced by email on ${dayOf(declared.on)}`
    : `announced on ${dayOf(declared.on)}`;
}

/** Whether a penalty bans somebody. */
export const isBan = ({ parts }: Pick<Penalty, 'parts'>): boolean => parts.some(({ kind }) => kind === 'ban');

/** Acts 0.4, 0.7 and I.4: what a ban by a Moderator takes away, and what it leaves. */
export const whileBanned = (whose: 'your' | 'their', who: 'You' | 'They'): string =>
  `During the ban ${whose} games don’t count${under(['0.7'])}. ${who} can still come, watch and play for fun${under(['0.4', 'I.4'])}.`;

/** Where a post is in Discord. */
export const postLink = (club: string, { channel, message }: PostNamed): string =>
  `https://discord.com/channels/${club}/${channel}/${message}`;
