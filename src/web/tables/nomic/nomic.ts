import { definePage } from '../../page.ts';
import { gameAsked, rulesAsked } from './asked.ts';
import { showHistory } from './history.tsx';
import { showNow } from './now.tsx';
import { showPoint, showPoints } from './points.tsx';
import { showProposal, showProposals } from './proposals.tsx';
import { readNow } from './read-now.ts';
import { readPoint, readPoints } from './read-points.ts';
import { readProposal, readProposals } from './read-proposals.ts';
import { readRule } from './read-rule.ts';
import { readRuleSet } from './read-rules.ts';
import { readStandings } from './read-standings.ts';
import { readVersion } from './read-version.ts';
import { showRule, showVersion } from './rule.tsx';
import { showRuleSet } from './rules.tsx';
import type { NomicSeen } from './seen.ts';
import { showStandings } from './standings.tsx';
import { readHistory } from './told.ts';

type Look = typeof gameAsked;
type Asked = Parameters<Look>[0];

/** What is read of a game that is there. */
const of =
  <Read>(look: Look, read: (seen: NomicSeen, asked: Asked) => Read) =>
  (asked: Asked): Read | null => {
    const seen = look(asked);
    return seen === null ? null : read(seen, asked);
  };

const path = 'tables/:number/nomic';

/** The pages of a game of Nomic at a table. Those of its rules are there before it begins. */
export const nomicPages = [
  definePage({ path, read: of(gameAsked, readNow), show: showNow }),
  definePage({
    path: `${path}/rules`,
    read: of(rulesAsked, (seen, { query }) => readRuleSet(seen, query)),
    show: showRuleSet,
  }),
  definePage({ path: `${path}/rules/:rule`, read: of(rulesAsked, readRule), show: showRule }),
  definePage({
    path: `${path}/rules/:rule/versions/:version`,
    read: of(rulesAsked, readVersion),
    show: showVersion,
  }),
  definePage({
    path: `${path}/proposals`,
    read: of(gameAsked, (seen, { query }) => readProposals(seen, query)),
    show: showProposals,
  }),
  definePage({ path: `${path}/proposals/:proposal`, read: of(gameAsked, readProposal), show: showProposal }),
  definePage({
    path: `${path}/points-of-order`,
    read: of(gameAsked, (seen, { query }) => readPoints(seen, query)),
    show: showPoints,
  }),
  definePage({ path: `${path}/points-of-order/:point`, read: of(gameAsked, readPoint), show: showPoint }),
  definePage({
    path: `${path}/standings`,
    read: of(gameAsked, (seen, { query }) => readStandings(seen, query)),
    show: showStandings,
  }),
  definePage({
    path: `${path}/history`,
    read: of(gameAsked, (seen, { query }) => readHistory(seen, query)),
    show: showHistory,
  }),
];
