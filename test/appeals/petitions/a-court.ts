import type { Case } from '../../../src/appeals/book/cases.ts';
import type { JudgementOutcome } from '../../../src/appeals/book/court-entries.ts';
import type { PetitionInput } from '../../../src/appeals/petitions/check-petition.ts';
import { filePetition } from '../../../src/appeals/petitions/file.ts';
import { issueBan } from '../../../src/house/discipline/issue-ban.ts';
import { issuePenalty } from '../../../src/house/discipline/issue-penalty.ts';
import type { Actor } from '../../../src/house/people.ts';
import type { PersonNumber } from '../../../src/ledger/fields.ts';
import { aCase, ban, penalty } from '../../house/discipline/a-case.ts';
import type { Story } from '../../support/a-club.ts';

/** As `aCase`, with Ada as Chief Justice and three more Justices: Kit, Lou and Max. */
export function aCourt() {
  const people = aCase();
  const { club } = people;
  const ada = club.person('Ada', { offices: ['chief'] });
  const [kit, lou, max] = ['Kit', 'Lou', 'Max'].map((name) => club.person(name, { offices: ['justice'] }));
  if (kit === undefined || lou === undefined || max === undefined) throw new Error('The Court is not whole');
  return { ...people, ada, kit, lou, max };
}

/** Ana has penalty #1 of Mo's, 20 points. */
export function penalised() {
  const court = aCourt();
  const { club, mo, ana } = court;
  club.does(mo, issuePenalty, penalty(ana, { kinds: ['deduction'], points: 20 }));
  return court;
}

/** Ana is banned by Mo, with penalty #1, through 27 November. */
export function banned() {
  const court = aCourt();
  const { club, mo, ana } = court;
  club.does(mo, issueBan, ban(ana));
  return court;
}

/** Files a petition. */
export const files = (
  club: Story,
  who: PersonNumber | Actor,
  against: PetitionInput['against'],
  item: string | null = null,
  statement = 'It is not fair.',
) => club.does(who, filePetition, { against, item, member: null, statement });

/** The latest case. */
export function latest(club: Story): Case {
  const appeal = club.view.state.cases.at(-1);
  if (appeal === undefined) throw new Error('There is no case');
  return appeal;
}

/** The Court's judgement on the latest case, as though its bench had voted so. */
export function judged(
  club: Story,
  by: PersonNumber,
  about: { enBanc?: boolean; outcome?: JudgementOutcome; bar?: string } = {},
): void {
  const { number } = latest(club);
  const { enBanc = false, outcome = { kind: 'uphold' }, bar = null } = about;
  if (latest(club).stage === 'filed')
    club.write({ type: 'writ-given', case: number, person: by, chief: true });
  if (latest(club).stage === 'granted')
    club.write({ type: 'panel-seated', case: number, panel: [by], despiteConflict: [] });
  club.write({ type: 'vote-cast', case: number, person: by, decision: { kind: 'uphold' }, bar });
  club.write({
    type: 'judged',
    case: number,
    enBanc,
    outcome,
    bar,
    effects: [],
    supersedes: [],
    majority: [by],
    silent: [],
  });
}
