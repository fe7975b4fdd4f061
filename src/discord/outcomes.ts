import { hearingWords } from '../appeals/words/hearing.ts';
import { courtOpinionWords } from '../appeals/words/opinions.ts';
import { petitionWords } from '../appeals/words/petitions.ts';
import { votingWords } from '../appeals/words/voting.ts';
import { joined, partsOf } from '../house/chapters.ts';
import type { Told } from '../house/told.ts';
import { amendmentWords } from '../house/words/amendment.ts';
import { chiefWords } from '../house/words/chief.ts';
import { consentWords } from '../house/words/consent.ts';
import { officeWords } from '../house/words/offices.ts';
import { disciplineWords } from '../house/words/penalties.ts';
import { privacyWords } from '../house/words/privacy.ts';
import { recordWords } from '../house/words/record.ts';
import { removalWords } from '../house/words/removal.ts';
import type { OutcomeWords, Rendered, Scene } from '../house/words/scene.ts';
import * as chapters from '../ladder/chapters.ts';
import { clockWords } from '../ladder/words/clocks/outcomes.ts';
import { gameWords } from '../ladder/words/games.ts';
import { monitorWords } from '../ladder/words/monitors.ts';
import { onlineWords } from '../ladder/words/online/outcomes.ts';
import { sessionWords } from '../ladder/words/sessions.ts';
import type { Outcome, outcomes } from '../told.ts';

const words: OutcomeWords<typeof outcomes> = {
  ...joined(partsOf(chapters, 'outcomeWords')),
  ...amendmentWords,
  ...chiefWords,
  ...consentWords,
  ...officeWords,
  ...disciplineWords,
  ...privacyWords,
  ...recordWords,
  ...removalWords,
  ...clockWords,
  ...gameWords,
  ...monitorWords,
  ...onlineWords,
  ...sessionWords,
  ...hearingWords,
  ...courtOpinionWords,
  ...petitionWords,
  ...votingWords,
};

/** What a change came to, in words; who sees it is part of the reply. Null is what cannot be read any more. */
export async function renderOutcome(outcome: Outcome | null, scene: Scene): Promise<Rendered> {
  return outcome === null ? unreadable : inWords(outcome, scene);
}

const inWords = <Kind extends keyof typeof outcomes>(
  outcome: Told<typeof outcomes, Kind>,
  scene: Scene,
): Rendered | Promise<Rendered> => words[outcome.kind](outcome, scene);

const unreadable: Rendered = {
  audience: 'asker',
  content: 'Done, but I can no longer show what came of it. Please look at what has changed.',
};
