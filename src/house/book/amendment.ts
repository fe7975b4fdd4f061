import { z } from 'zod';
import { isSomeFigures } from '../../../terms/amendment/figures.ts';
import { type Figures, termsVersion, withFigures } from '../../../terms/figures.ts';
import type { Act } from '../../../terms/register.ts';
import type { Instant } from '../../../terms/time.ts';
import { act, type PersonNumber, suggestion } from '../../ledger/fields.ts';
import type { State } from '../../rule-books.ts';
import { kind } from './kind.ts';

/** A change of the Terms that the club published itself (Act IV.1). Its place in the ledger is its name. */
export interface Publication {
  seq: number;
  at: Instant;
  by: PersonNumber | null;
  version: string;
  /** The Act that has a new text from here on; the text itself is kept with the entry. */
  act: Act | null;
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

const someFigures = z.custom<Partial<Figures>>(isSomeFigures);

/** What becomes of the Terms: their figures, the versions that were published, and suggestions (Section IV). */
export const amendmentKinds = [
  /** The club's figures change from here on, never backwards (Act IV.2). */
  kind('figures-set', z.object({ figures: someFigures }), {
    title: 'Figures of the club were changed',
    apply: (state, { at, figures }) => setFigures(state, at, figures),
  }),
  /**
   * The Chief Justice publishes a version of the Terms: other figures, or another text of an Act (Act IV.1). `atOnce`:
   * a session that is going on goes by them too (Act IV.2); publications made before that was read so lack it.
   */
  kind(
    'terms-published',
    z.object({
      version: z.string(),
      act: act.nullable(),
      figures: someFigures.nullable(),
      atOnce: z.literal(true).optional(),
    }),
    {
      title: 'A change of the Terms was published',
      apply: (state, { seq, at, by, version, act, figures }) => {
        state.publications.push({ seq, at, by, version, act, figures, figuresBefore: state.figures });
        if (figures !== null) setFigures(state, at, figures);
      },
    },
  ),
  /** Somebody would like the Terms changed: an idea, or a finished text for an Act (Acts IV.4 and IV.5). */
  kind('suggested', z.object({ suggestion, act: act.nullable() }), {
    title: 'A suggestion for the Terms',
    begins: 'suggestion',
    apply: ({ suggestions }, { suggestion: number, seq, at, by, act }) => {
      suggestions[number] = { number, seq, at, by, act, accepted: null };
    },
  }),
  kind('suggestion-answered', z.object({ suggestion, accepted: z.boolean() }), {
    title: 'A suggestion was answered',
    apply: ({ suggestions }, { suggestion: number, accepted }) => {
      const suggestion = suggestions[number];
      if (suggestion !== undefined) suggestion.accepted = accepted;
    },
  }),
];

/** Act IV.2: from here on, and never backwards. */
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

/** The publication by which an Act got the text that it has, or null where it has the one that the project comes with. */
export const publicationOf = ({ publications }: State, act: Act): Publication | null =>
  publications.findLast((publication) => publication.act === act) ?? null;

/** The suggestions that the Chief Justice has not answered, in the order in which they were made. */
export const openSuggestions = ({ suggestions }: State): Suggestion[] =>
  suggestions.filter((each) => each !== undefined).filter(({ accepted }) => accepted === null);
