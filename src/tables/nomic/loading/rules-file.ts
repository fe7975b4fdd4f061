import { z } from 'zod';
import {
  type Cleaning,
  clean,
  cleaning,
  NomicError,
  type RulesFile,
  readRules,
  readRulesText,
  writeRules,
} from '../../../../packages/nomic/src/index.ts';
import { done, notUnderstood, type Result } from '../../../house/result.ts';
import { withoutMarks } from '../names.ts';
import { whyUnplayable } from './playable.ts';

/** The largest rule set that is taken, in bytes: a game of many weeks has a tenth of it. */
export const rulesFileLimit = 1024 * 1024;

/** More than that is not cleaned here: it would take too long. */
export const mostCleaned = 1_000;

const kinds = ['json'];

/** A rule set that somebody gave in a file, which a game can begin with. */
export interface GivenRules extends RulesFile {
  /** What the file is called. */
  name: string;
  /** What could be cleaned in it; nothing is by itself (F.1.7). Not all of it where that is too much to be done. */
  dirt: readonly Cleaning[];
}

/** What Discord says of a file, before anything of it is fetched. */
interface Offered {
  name: string;
  /** In bytes. */
  size: number;
}

/** Whether a file may be a rule set, by its name and its size. */
export function mayBeRules({ name, size }: Offered): Result<null> {
  if (!/\.json$/i.test(name)) return notUnderstood({ problem: 'file-kind', name, kinds });
  return size > rulesFileLimit
    ? notUnderstood({ problem: 'file-too-large', name, limit: rulesFileLimit })
    : done(null);
}

/** The rule set in the bytes of a file, in either shape. Not understood where it is none, or where no game can begin with it. */
export function decodeRules(name: string, bytes: Uint8Array): Result<GivenRules> {
  const text = decoded(bytes);
  if (text === null) return notUnderstood({ problem: 'file-not-so', name });
  try {
    const rules = harmless(readRulesText(text));
    const why = whyUnplayable(rules.rules);
    return why === null
      ? done({ ...rules, name, dirt: cleaning(rules.rules, mostCleaned) })
      : notUnderstood({ problem: 'rules-unplayable', name, why });
  } catch (error) {
    if (error instanceof NomicError)
      return notUnderstood({ problem: 'rules-unread', name, why: error.message });
    throw error;
  }
}

/** The rule set with all that done. */
export const cleaned = (given: GivenRules): GivenRules => ({
  ...given,
  rules: clean(given.rules, given.dirt),
  dirt: [],
});

function decoded(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

/**
 * The rule set without the marks that stand for names, which nobody can write. Throws a `NomicError` for a name that the book would
 * lose.
 */
function harmless({ rules, shape }: RulesFile): RulesFile {
  const written = JSON.stringify(writeRules(rules, shape));
  if (written.includes('"__proto__":')) throw new NomicError('The file uses "__proto__" as a name.');
  const without = withoutMarks(written);
  return without === written ? { rules, shape } : readRules(JSON.parse(without));
}

/** The entry that keeps a rule set for the beginning of a game, in the file’s own format. */
export const rulesLoaded = ({ rules, shape }: RulesFile) =>
  ({ type: 'nomic-rules-loaded', rules: kept.parse(writeRules(rules, shape)) }) as const;

const kept = z.record(z.string(), z.json());
