import { transcriptAction } from '../src/appeals/words/transcript.ts';
import { author } from './court/author.ts';
import { docket } from './court/docket.ts';
import { exhibit } from './court/exhibit.ts';
import { motion, rule } from './court/motions.ts';
import { opinion } from './court/opinion.ts';
import { completeCourt } from './court/options.ts';
import { panel, recusing } from './court/panel.ts';
import { counsel, witness } from './court/people-in-case.ts';
import { precedents } from './court/precedents.ts';
import { readTranscript } from './court/transcript.ts';
import { vote } from './court/vote.ts';
import { deny, grant } from './court/writ.ts';
import { commandOf } from './subcommand.ts';

/** `/court`: what is done before the Court of Appeals, and by it (Act III.3). */
export const court = commandOf(
  {
    name: 'court',
    description: 'The Court of Appeals: its cases, and what those who hear them do',
    complete: completeCourt,
    presses: { [transcriptAction]: readTranscript },
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
