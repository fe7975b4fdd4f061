import { plan, sealed } from '../house/plan.ts';
import { correctEntry, previewCorrection } from './corrections/correct-entry.ts';
import { previewReturn, takeGameBack } from './corrections/take-back.ts';
import { renderCorrectionQuestion } from './corrections/words.ts';
import { adjudicateEarly, previewEarly } from './diplomacy/adjudicate-early.ts';
import { renderEarlyQuestion } from './diplomacy/words/phase.ts';

/** What tables ask about first. */
export const tablePlans = {
  early: plan({
    does: 'end the phase',
    preview: previewEarly,
    decide: adjudicateEarly,
    words: renderEarlyQuestion,
  }),
  correction: plan({
    does: null,
    preview: previewCorrection,
    decide: correctEntry,
    asShown: sealed,
    words: renderCorrectionQuestion,
  }),
  return: plan({
    does: null,
    preview: previewReturn,
    decide: takeGameBack,
    asShown: sealed,
    words: renderCorrectionQuestion,
  }),
};
