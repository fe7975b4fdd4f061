/** What a message in one of the threads says. Anything that is not written in the words that the rules ask for is talk. */
export type Said =
  | { readonly is: 'rule-change'; readonly text: string }
  | { readonly is: 'vote'; readonly choice: 'yes' | 'no' }
  | { readonly is: 'point of order'; readonly statement: string }
  /** `point` is the number that it refers to; null where only a reply can tell. */
  | {
      readonly is: 'judgement';
      readonly point: number | null;
      readonly verdict: boolean | null;
      readonly reason: string;
    }
  | { readonly is: 'dispute'; readonly point: number | null }
  | { readonly is: 'opinion'; readonly agrees: boolean; readonly point: number | null }
  /** `name` is null for one’s own points (R209). */
  | { readonly is: 'points'; readonly name: string | null; readonly total: number; readonly change: number }
  /** It is nearly what the rules ask for, and so nothing. `why` says how it is written. */
  | { readonly is: 'void'; readonly why: string }
  | { readonly is: 'talk' };
