import { courtProblems, courtRefusals } from '../appeals/words/refusals/court.ts';
import type { ClubView } from '../house/ports.ts';
import type { Invalid, Problem, Refusal, RefusalCode } from '../house/refusals.ts';
import { houseProblems, houseRefusals } from '../house/words/refusals/house.ts';
import type { Reply } from '../house/words/reply.ts';
import { cite } from '../house/words/text.ts';
import type { Wording } from '../house/words/wording.ts';
import { ladderProblems, ladderRefusals } from '../ladder/words/refusals/ladder.ts';

type RefusalWords = { [Code in RefusalCode]: (refusal: Refusal<Code>, view: ClubView) => Wording };
type ProblemWords = { [Of in Problem]: (invalid: Invalid<Of>, view: ClubView) => Wording };

const refusalWords: RefusalWords = { ...houseRefusals, ...ladderRefusals, ...courtRefusals };
const problemWords: ProblemWords = { ...houseProblems, ...ladderProblems, ...courtProblems };

const wordRefusal = <Code extends RefusalCode>(refusal: Refusal<Code>, view: ClubView): Wording =>
  refusalWords[refusal.code](refusal, view);

const wordInvalid = <Of extends Problem>(invalid: Invalid<Of>, view: ClubView): Wording =>
  problemWords[invalid.problem](invalid, view);

/** Everything the Terms have against it, each with its Acts and what to do; for the asker alone. */
export function renderRefusals(refusals: readonly Refusal[], view: ClubView): Reply {
  const worded = refusals.map((refusal) => ({ refusal, ...wordRefusal(refusal, view) }));
  const heading = worded.length > 1 ? 'That is not possible, for these reasons:' : '';
  const lines = worded.flatMap(({ refusal, wrong, remedy }) => [`⛔ ${wrong}${citesOf(refusal)}`, remedy]);
  const closings = new Set(worded.map(({ closing }) => closing));
  return {
    audience: 'asker',
    content: [heading, ...lines, ...closings].filter((line) => line !== '').join('\n'),
  };
}

/** What was not understood; for the asker alone. */
export function renderInvalid(invalid: Invalid, view: ClubView): Reply {
  const { wrong, remedy } = wordInvalid(invalid, view);
  return { audience: 'asker', content: `❓ ${wrong}\n${remedy}` };
}

const citesOf = ({ acts }: Refusal): string => (acts.length === 0 ? '' : ` (${cite(acts)})`);
