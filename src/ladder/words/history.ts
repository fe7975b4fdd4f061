import type { ClubView } from '../../house/ports.ts';
import { pageRow } from '../../house/words/components.ts';
import { colours, type Reply } from '../../house/words/reply.ts';
import { nameOf, shortDayOf, signed } from '../../house/words/text.ts';
import type { PersonNumber } from '../../ledger/fields.ts';
import { type Game, type GameStatus, isHeld } from '../book/games.ts';
import type { GameRow, Page } from '../ports.ts';
import { gameOf } from './game-card.ts';

/** A page of games, the latest first, with buttons to turn it. */
export function renderHistory(page: Page<GameRow>, view: ClubView, person: PersonNumber | null): Reply {
  const whose = person === null ? 'Games' : `Games of ${nameOf(view, person)}`;
  const lines = page.rows.map(({ number }) => gameLine(view, gameOf(view, number)));
  return {
    audience: 'asker',
    embeds: [
      {
        title: page.pages > 1 ? `${whose}, page ${page.page} of ${page.pages}` : whose,
        color: colours.reading,
        description: lines.join('\n') || 'None yet.',
      },
    ],
    components: pageRow('history-page', [person ?? 'all'], page),
  };
}

/** `#12 · 20 Nov · Ana 1–0 Bo · counts: +20, ±0` */
export function gameLine(view: ClubView, game: Game): string {
  const players = `${nameOf(view, game.player)} ${marks[game.score]} ${nameOf(view, game.opponent)}`;
  return `#${game.number} · ${shortDayOf(game.date)} · ${players} · ${statusWords(view, game)}`;
}

const marks = { 1: '1–0', 0.5: '½–½', 0: '0–1' } as const;

const words: Record<Exclude<GameStatus, 'counted'>, string> = {
  open: 'waiting',
  withdrawn: 'withdrawn',
  refused: 'refused',
  lapsed: 'lapsed',
  voided: 'void',
};

function statusWords(view: ClubView, game: Game): string {
  if (game.status === 'counted')
    return `counts: ${signed(game.playerChange)}, ${signed(game.opponentChange)}`;
  return game.status === 'open' && isHeld(view.state, game) ? 'held' : words[game.status];
}
