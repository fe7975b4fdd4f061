import { courtProblems, courtRefusals } from '../../src/appeals/words/refusals/court.ts';
import type { ClubView } from '../../src/house/ports.ts';
import { houseProblems, houseRefusals } from '../../src/house/words/refusals/house.ts';
import { ladderProblems, ladderRefusals } from '../../src/ladder/words/refusals/ladder.ts';
import { tableProblems, tableRefusals } from '../../src/tables/words/refusals.ts';
import { courtProblemSamples, courtRefusalSamples } from './court/refusals.ts';
import { houseProblemSamples, houseRefusalSamples } from './house/refusals.ts';
import { ladderProblemSamples, ladderRefusalSamples } from './ladder/refusals.ts';
import { inGroup, type Message } from './message.ts';
import { tableProblemSamples, tableRefusalSamples } from './tables/refusals.ts';
import { wordsOfAll } from './worded.ts';

const [refusals, problems] = ['What is refused', 'What is not understood'];

/** Why not, and what to do about it: without the Acts, which each refusal names by itself. */
export function refusalWords(view: ClubView): Message[] {
  const [no, what] = [
    { sign: '⛔', view },
    { sign: '❓', view },
  ];
  return [
    ...inGroup('The house', refusals, wordsOfAll(houseRefusals, houseRefusalSamples, no)),
    ...inGroup('The house', problems, wordsOfAll(houseProblems, houseProblemSamples, what)),
    ...inGroup('The ladder', refusals, wordsOfAll(ladderRefusals, ladderRefusalSamples, no)),
    ...inGroup('The ladder', problems, wordsOfAll(ladderProblems, ladderProblemSamples, what)),
    ...inGroup('The Court', refusals, wordsOfAll(courtRefusals, courtRefusalSamples, no)),
    ...inGroup('The Court', problems, wordsOfAll(courtProblems, courtProblemSamples, what)),
    ...inGroup('Tables', refusals, wordsOfAll(tableRefusals, tableRefusalSamples, no)),
    ...inGroup('Tables', problems, wordsOfAll(tableProblems, tableProblemSamples, what)),
  ];
}
