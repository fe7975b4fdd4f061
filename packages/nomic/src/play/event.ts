import type { FigureChanges, PlayerId } from '../figures/figures.ts';
import type { Change } from '../rules/change.ts';
import type { Instant } from '../time/uk-time.ts';
import type { About, Effect } from './point-of-order.ts';

/** What somebody did, at a moment. What time brings about by itself is no event: the game works it out. */
export type GameEvent = { readonly at: Instant; readonly by: PlayerId } & Deed;

export type Deed =
  /** A message in the voting thread that begins with “Rule-change:” (R107). `more` if further parts are to come. */
  | {
      readonly is: 'proposed';
      readonly change: Change;
      readonly figures: FigureChanges | null;
      readonly more?: boolean;
    }
  /** The next part of one’s proposal, with the whole change as it is by then (E9). */
  | { readonly is: 'continued'; readonly change: Change; readonly more?: boolean }
  /** “Vote: Yes” or “Vote: No”; any other choice is void (R113). */
  | { readonly is: 'voted'; readonly choice: string }
  | { readonly is: 'point raised'; readonly statement: string; readonly about: About }
  | {
      readonly is: 'judged';
      readonly point: number;
      readonly verdict: boolean;
      readonly reason: string;
      readonly effects?: readonly Effect[];
    }
  | { readonly is: 'disputed'; readonly point: number }
  | { readonly is: 'opinion'; readonly point: number; readonly agrees: boolean }
  /** A change of points as somebody says it in the points thread (R209). */
  | { readonly is: 'announced'; readonly player: PlayerId; readonly total: number; readonly change: number }
  | { readonly is: 'forfeited' }
  /** A message in one of the three threads was edited or deleted (R212). */
  | {
      readonly is: 'altered';
      readonly how: 'edited' | 'deleted';
      readonly thread: 'voting' | 'points' | 'discussion';
    };
