import { createHash } from 'node:crypto';
import { callWitness } from '../../../src/appeals/hearing/call-witness.ts';
import { fileExhibit } from '../../../src/appeals/hearing/file-exhibit.ts';
import { makeMotion } from '../../../src/appeals/hearing/make-motion.ts';
import { nameCounsel } from '../../../src/appeals/hearing/name-counsel.ts';
import { recuse } from '../../../src/appeals/hearing/recuse.ts';
import { ruleMotion } from '../../../src/appeals/hearing/rule-motion.ts';
import { seatPanel } from '../../../src/appeals/hearing/seat-panel.ts';
import { viewExhibit } from '../../../src/appeals/hearing/view-exhibit.ts';
import { chooseAuthor } from '../../../src/appeals/opinions/choose-author.ts';
import { writeOpinion } from '../../../src/appeals/opinions/write-opinion.ts';
import { askEnBanc } from '../../../src/appeals/petitions/ask-en-banc.ts';
import type { PetitionInput } from '../../../src/appeals/petitions/check-petition.ts';
import { denyCase } from '../../../src/appeals/petitions/deny.ts';
import { filePetition } from '../../../src/appeals/petitions/file.ts';
import { grantCase } from '../../../src/appeals/petitions/grant.ts';
import { withdrawCase } from '../../../src/appeals/petitions/withdraw.ts';
import { castVote } from '../../../src/appeals/voting/cast-vote.ts';
import { redecide } from '../../../src/appeals/voting/redecide.ts';
import type { Result } from '../../../src/house/result.ts';
import type { Entry } from '../../../src/rule-books.ts';
import type { Outcome } from '../../../src/told.ts';
import type { Attempt, Ballot, Item, Relief } from './facts.ts';
import type { World } from './world.ts';

/** What somebody says in the case that is cited so; `judged`: whether it is judged, as they see it. */
export interface Place {
  case: string;
  judged: boolean;
}

const reason = 'Because.';

/** Has somebody try that in the real club. */
export async function carryOut(
  world: World,
  attempt: Attempt,
  place: Place,
): Promise<Result<Outcome | null>> {
  const { who } = attempt;
  switch (attempt.move) {
    case 'file':
      return world.does(who, filePetition, {
        ...(await named(world, attempt.item)),
        member: null,
        statement: reason,
      });
    case 'withdraw':
      return world.does(who, withdrawCase, place);
    case 'grant':
      return world.does(who, grantCase, place);
    case 'deny':
      return world.does(who, denyCase, { ...place, reason });
    case 'ask':
      return world.does(who, askEnBanc, { ...place, statement: reason });
    case 'recuse':
      return world.does(who, recuse, { ...place, reason });
    case 'seat':
      return world.does(who, seatPanel, { ...place, justices: attempt.panel.map(asNamed), shown: null });
    case 'counsel':
      return world.does(who, nameCounsel, { ...place, member: asNamed(attempt.whom) });
    case 'witness':
      return world.does(who, callWitness, { ...place, member: asNamed(attempt.whom) });
    case 'vote':
      return world.does(who, castVote, { ...place, ...ballotOf(attempt.ballot), shown: null });
    case 'redecide':
      return world.does(who, redecide, { ...place, ...redecisionOf(attempt.decision), reason, shown: null });
    case 'author': {
      const justice = attempt.whom === null ? null : asNamed(attempt.whom);
      return world.does(who, chooseAuthor, { ...place, justice });
    }
    case 'opinion': {
      const { kind } = attempt;
      return world.does(who, writeOpinion, { ...place, kind, text: reason, acts: '', holding: '' });
    }
    default:
      return carryOutInHearing(world, attempt, place);
  }
}

type InHearing = Extract<Attempt, { move: 'exhibit' | 'look' | 'motion' | 'rule' }>;

async function carryOutInHearing(
  world: World,
  attempt: InHearing,
  place: Place,
): Promise<Result<Outcome | null>> {
  const { who } = attempt;
  switch (attempt.move) {
    case 'exhibit': {
      const bytes = Buffer.from(attempt.words);
      const sha256 = createHash('sha256').update(bytes).digest('hex');
      const { sealed } = attempt;
      const about = { name: 'a.txt', bytes, sha256, sealed, redacts: null };
      return world.does(who, fileExhibit, { ...place, ...about });
    }
    case 'look':
      return world.does(who, viewExhibit, { case: attempt.case, exhibit: attempt.exhibit });
    case 'motion': {
      const exhibit = attempt.kind === 'seal' ? String(attempt.exhibit) : null;
      return world.does(who, makeMotion, { ...place, kind: attempt.kind, reason, exhibit, with: null });
    }
    case 'rule': {
      const { motion, grant } = attempt;
      return world.does(who, ruleMotion, { ...place, motion: String(motion), grant });
    }
    default:
      return attempt satisfies never;
  }
}

const asNamed = (person: number) => ({ text: `#${person}` });

/** How a petition names what it is against. */
async function named(world: World, item: Item): Promise<PetitionInput> {
  const { entries } = await world.view();
  const seqOf = (is: (entry: Entry) => boolean) => String(entries.find(is)?.seq);
  const petitions = {
    deduction: ['penalty', '1'],
    fraud: ['penalty', '2'],
    ban: ['ban', '3'],
    game: ['game', '3'],
    monitor: ['monitor', seqOf(({ type }) => type === 'monitored')],
    technical: ['technical', seqOf(({ type, acts }) => type === 'adjusted' && acts.includes('III.5'))],
    other: ['other', null],
  } as const;
  const [against, key] = petitions[item];
  return { against, item: key, member: null };
}

function ballotOf({ decision, bar }: Ballot) {
  if (decision === 'uphold') return { ...none, decision, relief: null, conditions: null, bar };
  if (decision.kind === 'remand') {
    const { lift, until, points } = decision;
    const relief = lift ? ('undo' as const) : null;
    return { ...none, decision: 'remand' as const, relief, until, points, conditions: 'Less.', bar };
  }
  const relief = decision.kind === 'undo' ? ('undo' as const) : null;
  return { ...figuresOf(decision), decision: 'overturn' as const, relief, conditions: null, bar };
}

const none = { until: null, points: null, result: null } as const;

function figuresOf(relief: Relief) {
  switch (relief.kind) {
    case 'undo':
      return none;
    case 'points':
      return { ...none, points: relief.points };
    case 'until':
      return { ...none, until: relief.until };
    case 'result':
      return { ...none, result: relief.result };
    default:
      return relief satisfies never;
  }
}

const redecisionOf = (decision: 'keep' | 'withdraw' | Relief) =>
  typeof decision === 'string'
    ? { decision, ...none }
    : { decision: 'replace' as const, ...figuresOf(decision) };
