import type { UnitOfWork } from '../../../src/house/ports.ts';
import type { PersonNumber } from '../../../src/ledger/fields.ts';
import type { TableBody } from '../../../src/tables/book/table.ts';
import { worldMasters } from '../../../src/tables/rule-sets/world-masters.ts';
import { theTable, writeAt } from '../../../src/tables/table.ts';
import { open } from './club.ts';

/** Table 9, of the World Masters: an appeal that the committee decided, one that the director did, and a change of the rules. */
export function askCommittee(work: UnitOfWork, gm: PersonNumber, seated: readonly PersonNumber[]): void {
  open(work, 'The Masters', gm, [], worldMasters);
  const write = (body: TableBody, reason?: string) =>
    writeAt(work, theTable(work, 9), body, gm, reason === undefined ? {} : { reason });
  const [director = gm, ...committee] = seated;
  write({ type: 'officer-named', office: 'director', person: director });
  for (const person of committee.slice(0, 2)) write({ type: 'officer-named', office: 'committee', person });
  write({ type: 'setting-chosen', name: 'press', value: 'A' });
  for (const ruling of [1, 2])
    write({ type: 'ruling-made', ruling, point: 'D.VII(5)' }, 'One day is enough.');
  const due = work.now + 604_800_000;
  const asked = { type: 'question-asked', seat: null, stage: 'director', due } as const;
  const moved = { type: 'question-moved', due, decided: null, tally: null } as const;
  const tally = { yes: 4, no: 1, sitting: 6 };
  write({ ...asked, question: 1, about: { kind: 'appeal', ruling: 1 } }, 'I asked in time.');
  write({ ...moved, question: 1, stage: 'committee', why: 'director' }, 'Was it asked in time?');
  write({ type: 'question-voted', question: 1, person: committee[0] ?? gm, inFavour: true });
  write({ type: 'question-agreed', question: 1, as: 'gm', agrees: true });
  write({ ...moved, question: 1, stage: 'agreement', why: 'votes', decided: true, tally });
  write({ ...asked, question: 2, about: { kind: 'appeal', ruling: 2 } }, 'One day is too little.');
  write({ ...moved, question: 2, stage: 'closed', due: null, why: 'director', decided: false });
  const change = { kind: 'change', point: 'D.X(1)' } as const;
  write({ ...asked, question: 3, about: change, stage: 'committee' }, 'Grey press has at most 100 words.');
  write({ ...moved, question: 3, stage: 'approval', due: null, why: 'votes', decided: true, tally });
  write({ ...moved, question: 3, stage: 'override', why: 'director', decided: false }, 'That is too short.');
}
