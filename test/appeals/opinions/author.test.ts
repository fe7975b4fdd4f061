import { describe, expect, it } from 'vitest';
import { Courtroom, overturn, uphold } from '../../support/a-judgement.ts';
import { actsOf, saidOf } from '../../support/refusals.ts';

/** Jo and the Chief Justice for overturning, Kim against. */
function withChief(): Courtroom & { number: number } {
  const court = new Courtroom();
  const { jo, chief, kim } = court;
  const votes = [
    [jo, overturn],
    [chief, overturn],
    [kim, uphold],
  ] as const;
  return Object.assign(court, { number: court.judged({ votes, majority: [jo, chief] }) });
}

describe('Act III.3.10: who writes for the majority', () => {
  it('is the first of it who names themselves', () => {
    const court = new Courtroom();
    const number = court.judged();
    expect(saidOf(court.names(court.kim, number))).toEqual(['done']);
    expect(court.case(number).author).toBe(court.kim);
    const late = court.names(court.jo, number);
    expect(saidOf(late)).toEqual(['author-chosen-already']);
    expect(actsOf(late)).toEqual(['III.3.10']);
    expect(saidOf(court.names(court.kim, number))).toEqual(['author-chosen-already']);
    expect(court.story.announced.at(-1)).toEqual({
      notice: { kind: 'author-chosen', case: number, person: court.kim },
      target: { to: 'court' },
    });
  });

  it('is whom the Chief Justice chooses, if they voted with it, before or after somebody named themselves', () => {
    const court = withChief();
    expect(saidOf(court.names(court.jo, court.number))).toEqual(['done']);
    expect(saidOf(court.names(court.chief, court.number))).toEqual(['done']);
    expect(court.case(court.number).author).toBe(court.chief);
    expect(saidOf(court.names(court.chief, court.number, court.jo))).toEqual(['done']);
    expect(court.case(court.number).author).toBe(court.jo);
  });

  it.each([
    ['a Justice who chooses somebody else', 'jo', 'chief', 'author-chosen-by-chief'],
    ['a Justice who voted otherwise', 'kim', null, 'not-of-majority'],
    ['a Justice who did not sit', 'lee', null, 'not-of-majority'],
    ['the Chief Justice, of one who voted otherwise', 'chief', 'kim', 'not-of-majority'],
    ['the Chief Justice, of a party', 'chief', 'mia', 'not-of-majority'],
    ['a Moderator', 'mia', null, 'needs-office'],
    ['the petitioner', 'ana', null, 'needs-office'],
  ] as const)('is not chosen by %s', (_, who, whom, said) => {
    const court = withChief();
    const chosen = whom === null ? null : court[whom];
    expect(saidOf(court.names(court[who], court.number, chosen))).toEqual([said]);
    expect(court.case(court.number).author).toBeNull();
  });

  it('is not chosen by a Chief Justice who did not vote with it', () => {
    const court = new Courtroom();
    const number = court.judged();
    expect(saidOf(court.names(court.chief, number, court.jo))).toEqual(['author-chosen-by-chief']);
    expect(saidOf(court.names(court.chief, number))).toEqual(['not-of-majority']);
  });

  it('is chosen for no case that is not judged, and not once the opinion is published', () => {
    const court = new Courtroom();
    const filed = court.filed();
    expect(saidOf(court.names(court.jo, filed))).toEqual(['not-at-this-stage']);
    const number = court.judged();
    court.writes(court.jo, number);
    expect(saidOf(court.names(court.kim, number))).toEqual(['opinion-published']);
    expect(saidOf(court.names(court.kim, 99))).toEqual(['no-such-case']);
  });

  it.each([
    ['2026-11-23 23:59:59', ['author-chosen-already']],
    ['2026-11-24 00:00', ['done']],
  ])('can be somebody else once the seven days are over: %s', (moment, said) => {
    const court = new Courtroom();
    const number = court.judged();
    court.names(court.jo, number);
    court.story.at(moment);
    expect(saidOf(court.names(court.kim, number))).toEqual(said);
  });

  it('can be somebody else once they are of the Court no longer', () => {
    const court = new Courtroom();
    const number = court.judged();
    court.names(court.jo, number);
    court.story.write({ type: 'office-taken', person: court.jo, office: 'justice' });
    expect(saidOf(court.names(court.kim, number))).toEqual(['done']);
    expect(saidOf(court.names(court.jo, number))).toEqual(['needs-office']);
  });

  it('is anybody who voted, where no outcome had a majority', () => {
    const court = new Courtroom();
    const { jo, kim, lee } = court;
    const number = court.judged({
      votes: [
        [jo, overturn],
        [kim, uphold],
        [lee, { kind: 'remand' }],
      ],
      outcome: { kind: 'stands' },
      majority: [],
    });
    expect(saidOf(court.names(court.chief, number))).toEqual(['not-of-majority']);
    expect(saidOf(court.names(lee, number))).toEqual(['done']);
  });

  it('is chosen again for the judgement of the whole Court', () => {
    const court = new Courtroom();
    const number = court.judged();
    court.names(court.jo, number);
    court.judgedByAll(number, { by: court.chief, majority: [court.chief, court.kim] });
    expect(saidOf(court.names(court.jo, number))).toEqual(['not-of-majority']);
    expect(saidOf(court.names(court.kim, number))).toEqual(['done']);
  });
});
