import { localDate, localTime } from '../../../terms/time.ts';
import { tidy } from '../../house/names.ts';
import type { ClubView } from '../../house/ports.ts';
import type { GameNumber, PersonNumber } from '../../ledger/fields.ts';
import type { Entry } from '../../rule-books.ts';
import { type OnlineGame, onlineOf } from '../book/online.ts';

/**
 * Act I.9.7: everything that was logged of an online game in order, a line each: when, who and what. `name`: what people are
 * called.
 */
export const gameLog = (
  view: ClubView,
  online: OnlineGame,
  name: Name = (person) => nameIn(view, person),
): string =>
  view.entries
    .filter((entry) => isOf(entry, online))
    .map((entry) => `${momentOf(view, entry)}  ${words(entry, name)}`)
    .join('\n');

/** The log of a game, by which nobody is named, as the file outlasts anybody's wish to be forgotten; null where it was not online. */
export function logWithoutNames(view: ClubView, game: GameNumber): { online: number; text: string } | null {
  const online = onlineOf(view.state, game);
  if (online === null) return null;
  const { number, white, black } = online;
  const name = (person: PersonNumber): string => {
    if (person === white) return `White (#${person})`;
    return person === black ? `Black (#${person})` : `#${person}`;
  };
  return { online: number, text: gameLog(view, online, name) };
}

type Name = (person: PersonNumber) => string;

/** The consents that both players gave by then belong to it (Act I.9.4). */
function isOf(entry: Entry, { number, white, black, challengedAt, beganAt }: OnlineGame): boolean {
  if (entry.type === 'evidence-consented')
    return (entry.person === white || entry.person === black) && entry.at <= (beganAt ?? challengedAt);
  return 'online' in entry && entry.online === number;
}

/** `2026-11-20 16:05:09`, local to the club. */
function momentOf({ state: { figures } }: ClubView, { at }: Entry): string {
  const seconds = String(Math.floor(at / 1000) % 60).padStart(2, '0');
  return `${localDate(at, figures)} ${localTime(at, figures)}:${seconds}`;
}

function words(entry: Entry, name: Name): string {
  const who = entry.by === null ? 'The bot' : name(entry.by);
  switch (entry.type) {
    case 'evidence-consented':
      return `${who} agrees to what is recorded`;
    case 'online-challenged':
      return `${who} challenges ${name(entry.black)}${entry.minutes === null ? '' : `, minutes for a move: ${entry.minutes}`}`;
    case 'online-accepted':
      return `${who} accepts it`;
    case 'online-declined':
      return `${who} declines it`;
    case 'online-lapsed':
      return 'Nobody answered the challenge';
    case 'online-moved':
      return `${who} plays ${entry.san}`;
    case 'draw-offered':
      return `${who} offers a draw`;
    case 'draw-declined':
      return `${who} declines the draw`;
    case 'online-ended':
      return `${who} ends it: ${entry.how}, ${resultWords(entry.score)}`;
    case 'online-voided':
      return `${who} cancels it`;
    default:
      return entry.type;
  }
}

const resultWords = (score: number | null): string => {
  if (score === null) return 'no result';
  return score === 0.5 ? 'a draw' : `${score === 1 ? 'White' : 'Black'} won`;
};

const nameIn = ({ people }: ClubView, person: PersonNumber): string =>
  `${tidy(people.byNumber(person)?.name ?? '')} (#${person})`;
