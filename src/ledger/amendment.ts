import { type Figures, termsVersion, withFigures } from '../../terms/figures.ts';
import type { Act } from '../../terms/register.ts';
import type { Instant } from '../../terms/time.ts';
import type { EntryOf, PersonNumber } from './entries.ts';
import type { Game, State } from './state.ts';

/** A change of the Terms that the club published itself (Act IV.1). Its place in the ledger is its name. */
export interface Publication {
  seq: number;
  at: Instant;
  by: PersonNumber | null;
  version: string;
  /** The Act that has a new text from here on; the text itself is kept with the entry. */
  act: Act | null;
  /** The figures that are others from here on. */
  figures: Partial<Figures> | null;
  /** All the figures as they were until then. */
  figuresBefore: Figures;
}

/** What somebody would like the Terms to say; the words are kept with the entry (Acts IV.4 and IV.5). */
export interface Suggestion {
  number: number;
  seq: number;
  at: Instant;
  by: PersonNumber | null;
  /** The Act for which it is a finished text; null for an idea in anybody's own words. */
  act: Act | null;
  /** Null while the Chief Justice has not answered it. */
  accepted: boolean | null;
}

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
  const { seq, at, by, version, act, figures } = entry;
  state.publications.push({ seq, at, by, version, act, figures, figuresBefore: state.figures });
  if (figures !== null) setFigures(state, at, figures);
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

/**
 * Act IV.2: what a game is reckoned by, whenever it comes to count: the figures of its session, or those of the moment
 * at which it was played where it was played online.
 */
export function figuresOfGame(state: State, { online, date, playedAt }: Game): Figures {
  const session = online ? undefined : state.sessions.get(date);
  return session?.figures ?? figuresAt(state, playedAt);
}

/** The publication by which an Act got the text that it has, or null where it has the one that the project comes with. */
export const publicationOf = ({ publications }: State, act: Act): Publication | null =>
  publications.findLast((publication) => publication.act === act) ?? null;

/** The suggestions that the Chief Justice has not answered, in the order in which they were made. */
export const openSuggestions = ({ suggestions }: State): Suggestion[] =>
  suggestions.filter((each) => each !== undefined).filter(({ accepted }) => accepted === null);
