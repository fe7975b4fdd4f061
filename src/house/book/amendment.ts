import { type Figures, termsVersion, withFigures } from '../../../terms/figures.ts';
import type { Act } from '../../../terms/register.ts';
import type { Instant } from '../../../terms/time.ts';
import { changeSession, figuresIn } from '../../ladder/book/session-figures.ts';
import type { EntryOf } from '../../ledger/entries.ts';
import type { Game, State } from '../../ledger/state.ts';
import type { Publication, Suggestion } from './publications.ts';

type AmendmentEntry = EntryOf<'figures-set' | 'terms-published' | 'suggested' | 'suggestion-answered'>;

/** Keeps what becomes of the Terms: their figures, the versions that were published, and suggestions (Section IV). */
export function applyAmendment(state: State, entry: AmendmentEntry): void {
  switch (entry.type) {
    case 'figures-set':
      return setFigures(state, entry.at, entry.figures);
    case 'terms-published':
      return publish(state, entry);
    case 'suggested': {
      const { suggestion: number, seq, at, by, act } = entry;
      state.suggestions[number] = { number, seq, at, by, act, accepted: null };
      return;
    }
    case 'suggestion-answered': {
      const suggestion = state.suggestions[entry.suggestion];
      if (suggestion !== undefined) suggestion.accepted = entry.accepted;
      return;
    }
    default:
      entry satisfies never;
  }
}

/** Act IV.2: from here on, and never backwards. */
function publish(state: State, entry: EntryOf<'terms-published'>): void {
  const { seq, at, by, version, act, figures, atOnce } = entry;
  state.publications.push({ seq, at, by, version, act, figures, figuresBefore: state.figures });
  if (figures === null) return;
  setFigures(state, at, figures);
  if (atOnce) changeSession(state, { at, figures });
}

function setFigures(state: State, at: Instant, figures: Partial<Figures>): void {
  state.pastFigures.push({ until: at, figures: state.figures });
  state.figures = withFigures(state.figures, figures);
}

/** The version of the Terms in force: the latest that the club published, else the one that the project comes with. */
export const versionInForce = ({ publications }: State): string =>
  publications.at(-1)?.version ?? termsVersion;

/** Act IV.2: the figures that were in force at that moment. */
export const figuresAt = ({ pastFigures, figures }: State, at: Instant): Figures =>
  pastFigures.find(({ until }) => at < until)?.figures ?? figures;

/** Act IV.2: what a game is reckoned by, whenever it comes to count: the figures of the moment at which it was played. */
export function figuresOfGame(state: State, { online, date, playedAt }: Game): Figures {
  const session = online ? undefined : state.sessions.get(date);
  return session === undefined ? figuresAt(state, playedAt) : figuresIn(session, playedAt);
}

/** The publication by which an Act got the text that it has, or null where it has the one that the project comes with. */
export const publicationOf = ({ publications }: State, act: Act): Publication | null =>
  publications.findLast((publication) => publication.act === act) ?? null;

/** The suggestions that the Chief Justice has not answered, in the order in which they were made. */
export const openSuggestions = ({ suggestions }: State): Suggestion[] =>
  suggestions.filter((each) => each !== undefined).filter(({ accepted }) => accepted === null);
