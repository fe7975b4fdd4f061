import { expect, it } from 'vitest';
import { issuePenalty } from '../../../src/house/discipline/issue-penalty.ts';
import { listPenalties } from '../../../src/house/discipline/listing.ts';
import { aCase, named, penalty } from './a-case.ts';

function withPenalties() {
  const stage = aCase();
  const { club, mo, ana, bo } = stage;
  for (const person of [ana, bo]) club.does(mo, issuePenalty, penalty(person));
  const listed = (by: number, of: number | null) => {
    const found = listPenalties(club.view, club.actor(by), of === null ? null : named(of));
    return found.ok ? found.value.penalties.map(({ number }) => number) : found;
  };
  return { ...stage, listed };
}

it('officers and the member of staff read all penalties, or one person’s, the latest first', () => {
  const { club, mo, jude, ana, listed } = withPenalties();
  for (const by of [mo, jude, club.staff('Sue')]) {
    expect(listed(by, null)).toEqual([2, 1]);
    expect(listed(by, ana)).toEqual([1]);
  }
});

it('everybody reads their own, and nobody else’s', () => {
  const { ana, bo, cy, listed } = withPenalties();
  expect(listed(ana, null)).toEqual([1]);
  expect(listed(ana, ana)).toEqual([1]);
  expect(listed(cy, null)).toEqual([]);
  expect(listed(ana, bo)).toMatchObject({ refusals: [{ code: 'needs-office' }] });
});

it('nobody unknown reads those of others', () => {
  const { club, ana } = withPenalties();
  const stranger = club.stranger('Zoe');
  expect(listPenalties(club.view, stranger, null)).toMatchObject({ value: { penalties: [] } });
  expect(listPenalties(club.view, stranger, named(ana))).toMatchObject({ ok: false });
});
