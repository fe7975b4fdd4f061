import { describe, expect, it } from 'vitest';
import { issueBan } from '../../../src/house/discipline/issue-ban.ts';
import { issuePenalty, type PenaltyInput } from '../../../src/house/discipline/issue-penalty.ts';
import { ban, confirmsFraud, fraud, penalty } from '../../house/discipline/a-case.ts';
import { saidOf } from '../../support/refusals.ts';
import { CourtStory } from './a-court.ts';

const overturn = { decision: 'overturn' } as const;
const deduction = { kind: 'deduction', points: 15 } as const;

/** A penalty on Ana that she takes to the Court. */
function appealed({ isFraud = false } = {}): CourtStory {
  const court = new CourtStory();
  const counted = court.plays(court.ana, court.bo, 1);
  const about = isFraud ? { game: 1, fraud: true, reverses: counted } : {};
  court.penalises({ parts: [deduction], ...about });
  return court.petitions({ kind: 'penalty', penalty: 1 }).seats();
}

const again = (court: CourtStory, about: Partial<PenaltyInput> = {}) =>
  court.club.does(court.max, issuePenalty, penalty(court.ana, { offence: '#1', ...about }));

describe('Acts III.2.2 and III.3.8: what the Court let go is not punished again', () => {
  const refused = {
    refusals: [{ code: 'punished-already', penalty: 1, case: 1, acts: ['III.2.2', 'III.3.8'] }],
  };

  it('by another penalty, or by a ban', () => {
    const court = appealed().decides(overturn);
    expect(court.appeal.judgements[0]?.effects).toMatchObject([{ kind: 'void' }]);
    expect(again(court)).toMatchObject(refused);
    const banned = court.club.does(court.max, issueBan, ban(court.ana, { offence: '#1' }));
    expect(banned).toMatchObject(refused);
    expect(saidOf(again(court, { offence: 'Something else' }))).toEqual(['done']);
  });

  it('nor what happened in the same game, or is said to be fraud once more', () => {
    const court = appealed({ isFraud: true }).decides(overturn);
    expect(again(court, { offence: 'Lying', game: '1' })).toMatchObject(refused);
    expect(confirmsFraud(court.club, court.max, fraud(court.ana, 1))).toMatchObject(refused);
  });

  it('nor what the Moderator withdrew after a remand', () => {
    const court = appealed().decides({ decision: 'remand' });
    expect(saidOf(court.redecides(court.mia, { decision: 'withdraw' }))).toEqual(['done']);
    expect(again(court)).toMatchObject(refused);
  });

  it('but what the whole Court brought back is told of as a penalty that stands', () => {
    const court = appealed().decides(overturn).goesEnBanc();
    court.decides(overturn, [court.chief, ...court.panel]);
    expect(again(court)).toMatchObject({ refusals: [{ penalty: 1, case: null, acts: ['III.2.2'] }] });
  });

  it('and a penalty that lapsed is no word of the Court, but was issued', () => {
    const court = appealed().decides({});
    court.club.write({ type: 'voided', entry: court.club.view.state.penalties[1]?.seq ?? 0 });
    expect(again(court)).toMatchObject({
      refusals: [{ penalty: 1, case: null, lapsed: true, acts: ['III.2.2'] }],
    });
  });
});
