import { endingWords } from '../../../terms/games/endings.ts';
import type { Colour } from '../../../terms/games/moves.ts';
import type { ClubView } from '../../house/ports.ts';
import { nameOf } from '../../house/words/text.ts';
import type { PersonNumber } from '../../ledger/fields.ts';
import type { Game } from '../book/games.ts';

/** `**Ana** (White) – **Bo** (Black)` */
export const whiteAndBlack = (view: ClubView, { white, black }: Record<Colour, PersonNumber>): string =>
  `**${nameOf(view, white)}** (White) – **${nameOf(view, black)}** (Black)`;

/** `Ana – Bo` */
export const playersOf = (view: ClubView, { player, opponent }: Pick<Game, 'player' | 'opponent'>): string =>
  `${nameOf(view, player)} – ${nameOf(view, opponent)}`;

export const colourNames: Record<Colour, string> = { white: 'White', black: 'Black' };

export const verbs = { 1: 'won against', 0.5: 'drew with', 0: 'lost to' } as const;

type Shown = Pick<Game, 'player' | 'opponent' | 'score' | 'colour' | 'ended'>;

/** `**Ana** (White) won against **Bo** (Black) by checkmate` */
export function resultLine(view: ClubView, { player, opponent, score, colour, ended }: Shown): string {
  const [own, other] =
    colour === null ? ['', ''] : colour === 'white' ? [' (White)', ' (Black)'] : [' (Black)', ' (White)'];
  const how = ended === null ? null : endingWords[ended];
  const result = `**${nameOf(view, player)}**${own} ${verbs[score]} **${nameOf(view, opponent)}**${other}`;
  return `${[result, how].filter((part) => part !== null).join(', ')}.`;
}
