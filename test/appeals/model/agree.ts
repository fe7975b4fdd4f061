import { expect } from 'vitest';
import type { Case } from '../../../src/appeals/book/cases.ts';
import { waitingFor } from '../../../src/appeals/voting/cast-vote.ts';
import type { ClubView } from '../../../src/house/ports.ts';
import { dueThings } from '../../../src/house/settle/settle-due.ts';
import type { ModelCase } from './a-case.ts';
import type { ModelClub } from './a-club.ts';
import type { World } from './world.ts';

const sorted = (people: Iterable<number>): number[] => [...people].sort((one, other) => one - other);

/** A case of the model as it can be compared with the club’s. */
const told = (club: ModelClub, known: ModelCase) => ({
  stage: known.stage,
  parties: [known.petitioner, known.respondent],
  panel: sorted(known.panel),
  recused: sorted(known.recused),
  counsel: [...known.counsel],
  witnesses: known.witnesses,
  sealed: known.exhibits.map(({ sealed }) => sealed),
  motions: known.motions.map(({ granted }) => granted),
  waitingFor: sorted(club.silent(known)),
  author: known.author,
  judgements: known.judgements.map(({ at, enBanc, outcome, bar, majority, silent, opinions }) => ({
    ...{ at, enBanc, outcome, bar },
    majority: sorted(majority),
    silent: sorted(silent),
    opinions: opinions.length,
  })),
});

/** A case of the club, likewise. */
const kept = (view: ClubView, appeal: Case) => ({
  stage: appeal.stage,
  parties: [appeal.petitioner, appeal.respondent],
  panel: sorted(appeal.panel),
  recused: sorted(new Set(appeal.recused)),
  counsel: appeal.counsel.map(({ party, person }) => [party, person]),
  witnesses: appeal.witnesses,
  sealed: appeal.exhibits.flatMap((exhibit) => exhibit?.sealed ?? []),
  motions: appeal.motions.flatMap((motion) => (motion === undefined ? [] : [motion.granted])),
  waitingFor: sorted(waitingFor(view, appeal.number)),
  author: appeal.author,
  judgements: appeal.judgements.map(({ seq, at, enBanc, outcome, bar, majority, silent }, place) => ({
    ...{ at, enBanc, outcome: outcome.kind, bar },
    majority: sorted(majority),
    silent: sorted(silent),
    opinions: appeal.opinions.filter(
      (opinion) =>
        opinion.seq > seq && opinion.seq < (appeal.judgements[place + 1]?.seq ?? Number.POSITIVE_INFINITY),
    ).length,
  })),
});

/** The club is where the model says, and nothing is due that was to happen by now. */
export async function agree(club: ModelClub, world: World): Promise<void> {
  const view = await world.view();
  const cases = view.state.cases.flatMap((appeal) => (appeal === undefined ? [] : [kept(view, appeal)]));
  expect(cases).toEqual(club.cases.map((known) => told(club, known)));
  expect(dueThings(view, world.now).map(({ name }) => name)).toEqual([]);
}
