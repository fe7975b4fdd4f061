import { transcriptAction } from '../src/appeals/words/transcript.ts';
import { exhibit } from './court/exhibit.ts';
import { counsel, deny, grant, motion, panel, recusing, rule, witness } from './court/hearing.ts';
import { author, opinion } from './court/opinion.ts';
import { docket, precedents, readJudgement, readTranscript } from './court/reading.ts';
import { vote } from './court/vote.ts';
import { commandOf } from './declare.ts';

/** `/court`: what is done before the Court of Appeals, and by it (Act III.3). */
export const court = commandOf(
  {
    name: 'court',
    description: 'The Court of Appeals: its cases, and what parties and Justices do',
    presses: { 'court-read': readJudgement, [transcriptAction]: readTranscript },
  },
  [
    docket,
    grant,
    deny,
    panel,
    recusing,
    counsel,
    witness,
    exhibit,
    motion,
    rule,
    vote,
    author,
    opinion,
    precedents,
  ],
);
