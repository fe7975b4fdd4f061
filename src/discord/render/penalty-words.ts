import type { Finding } from '../../../terms/administration/sanctions.ts';
import type { BanGround } from '../../../terms/leaderboard/bans.ts';
import type { LocalDate } from '../../../terms/time.ts';
import { counted } from '../../../terms/words.ts';
import type { ClubView } from '../../club/ports.ts';
import type { GameNumber, PenaltyNumber, PenaltyPart } from '../../ledger/entries.ts';
import type { Penalty } from '../../ledger/state.ts';
import type { Scene } from './scene.ts';
import { dayOf, listed, nameOf, plain } from './text.ts';

/** What a ban is for (Act II.9). */
export const groundWords: Record<BanGround, string> = {
  repeated: 'breaking the rules again and again',
  serious: 'one serious offence',
  disrepute: 'bringing the Leaderboard or its players into disrepute',
};

/** What was found before something severe (Act III.2.3). */
export const findingWords: Record<Finding, string> = {
  intent: 'they knew what they were doing and meant it',
  negligence: 'they were negligent',
};

/** What a penalty consists of, in a few words (Acts I.2.1 and II.5). */
export function partsWords(
  { parts, fraud, game }: Pick<Penalty, 'parts' | 'fraud' | 'game'>,
  view: ClubView,
): string {
  const undone = fraud ? ['the invented game is undone'] : [];
  return listed([...undone, ...parts.map((part) => partWords(part, game, view))]);
}

function partWords(part: PenaltyPart, game: GameNumber | null, { state }: ClubView): string {
  switch (part.kind) {
    case 'warning':
      return 'a warning';
    case 'deduction':
      return `${counted(part.points, 'point')} off the score`;
    case 'time':
      return `${counted(part.minutes, 'minute')} off the clock in the next game with one`;
    case 'forfeit':
      return `game #${game} counts as lost`;
    case 'halve':
      return 'half of the score';
    case 'reset':
      return `the score is set back to ${state.figures.startingScore}`;
    case 'ban':
      return banWords(part.until);
    default:
      return part satisfies never;
  }
}

/** How long a ban is. */
export const banWords = (until: LocalDate | null): string =>
  until === null ? 'a ban without an end' : `a ban through ${dayOf(until)}`;

/** The penalty of that number. Throws where there is none: a mistake of the program. */
export function penaltyOf({ state }: ClubView, number: PenaltyNumber): Penalty {
  const penalty = state.penalties[number];
  if (penalty === undefined) throw new Error(`There is no penalty ${number}`);
  return penalty;
}

/** What a penalty is for, as far as the words are kept. */
export async function offenceWords({ view, text }: Scene, penalty: Penalty): Promise<string | null> {
  if (penalty.fraud && penalty.game !== null)
    return `fraud with game #${penalty.game}, ${playersOf(view, penalty.game)}`;
  const first = view.state.penalties.find((each) => each?.offence === penalty.offence);
  const words = await text(first?.seq ?? penalty.seq, 'offence');
  const inGame = penalty.game === null ? '' : ` (game #${penalty.game}, ${playersOf(view, penalty.game)})`;
  return words === null ? null : `${plain(words, 300)}${inGame}`;
}

function playersOf(view: ClubView, number: GameNumber): string {
  const game = view.state.games[number];
  return game === undefined ? '' : `${nameOf(view, game.player)} – ${nameOf(view, game.opponent)}`;
}

/** Why it was issued, each in a line of its own: the offence, the ground, the finding, the reason. */
export async function whyLines(scene: Scene, penalty: Penalty): Promise<string[]> {
  const { ground, finding, seq } = penalty;
  const offence = await offenceWords(scene, penalty);
  const reason = await scene.text(seq, 'reason');
  return [
    ...(offence === null ? [] : [`Offence: ${offence}`]),
    ...(ground === null ? [] : [`Ground: ${groundWords[ground]}`]),
    ...(finding === null ? [] : [`Found: ${findingWords[finding]}`]),
    ...(reason === null ? [] : [`Reason: ${plain(reason, 1000)}`]),
  ];
}

/** Where a penalty stands on its way to the public (Act III.2.4). */
export function standWords({ stands, declared }: Penalty): string {
  if (!stands) return 'void';
  if (declared === null) return 'not declared yet';
  return declared.way === 'email'
    ? `declared by email on ${dayOf(declared.on)}`
    : `declared on ${dayOf(declared.on)}`;
}
