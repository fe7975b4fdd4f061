import { parseLocalDate } from '../../../terms/time.ts';
import { mediumDayOf } from '../../../terms/words.ts';
import type { ClubView } from '../../house/ports.ts';
import { pageToRead, type Reply } from '../../house/words/reply.ts';
import { nameOf } from '../../house/words/text.ts';
import type { Points } from '../../ledger/fields.ts';
import type { GamesAsked } from '../board/games-wanted.ts';
import type { GameRow, Page } from '../ports.ts';
import { gameLine } from './board.ts';
import { gameOf } from './game-card.ts';

/** A page of the games that somebody asked for, the latest first, with buttons to turn it. */
export function renderHistory(
  { rows, page, pages }: Page<GameRow>,
  view: ClubView,
  asked: GamesAsked,
): Reply {
  const description =
    rows.map(({ number }) => gameLine(view, gameOf(view, number))).join('\n') || none(asked);
  const title = titleOf(view, asked);
  return pageToRead({ title, description, page, pages }, 'history-page', historyArgs(asked));
}

const none = ({ score, from, to }: GamesAsked): string =>
  score === null && from === null && to === null ? 'None yet.' : 'No game is like that.';

const results: Readonly<Record<Points, string>> = { 1: 'won', 0.5: 'drew', 0: 'lost' };

/** `Games that Ana won, 1 Nov 2026 to 30 Nov 2026` */
function titleOf(view: ClubView, { person, score, from, to }: GamesAsked): string {
  const name = person === null ? null : nameOf(view, person);
  const whose =
    name === null ? 'Games' : score === null ? `Games of ${name}` : `Games that ${name} ${results[score]}`;
  return `${whose}${daysOf(from, to)}`;
}

function daysOf(from: string | null, to: string | null): string {
  if (from !== null && from === to) return `, ${mediumDayOf(from)}`;
  if (from !== null && to !== null) return `, ${mediumDayOf(from)} to ${mediumDayOf(to)}`;
  if (from !== null) return `, from ${mediumDayOf(from)}`;
  return to === null ? '' : `, up to ${mediumDayOf(to)}`;
}

/** What a button of the list says of it: whose games, which result, from when and to when; `-` for what does not matter. */
const historyArgs = ({ person, score, from, to }: GamesAsked): (string | number)[] => [
  person ?? 'all',
  score ?? '-',
  from ?? '-',
  to ?? '-',
];

/** Reads it again; the buttons of older messages say whose games alone. */
export function readHistoryArgs(args: readonly string[]): GamesAsked {
  const [whose = 'all', score, from = '-', to = '-'] = args.length > 2 ? args : args.slice(0, 1);
  return {
    person: /^\d{1,9}$/.test(whose) ? Number(whose) : null,
    score: ([1, 0.5, 0] as const).find((each) => `${each}` === score) ?? null,
    from: parseLocalDate(from),
    to: parseLocalDate(to),
  };
}
