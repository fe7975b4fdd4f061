import { describe, expect, it } from 'vitest';
import { callWitness } from '../../../src/appeals/hearing/call-witness.ts';
import { nameCounsel } from '../../../src/appeals/hearing/name-counsel.ts';
import { recuse } from '../../../src/appeals/hearing/recuse.ts';
import type { PersonNumber } from '../../../src/ledger/fields.ts';
import { actsOf, saidOf } from '../../support/refusals.ts';
import { CourtStory } from '../voting/a-court.ts';

/** Ana against Mia, heard by Jo, Kim and Lee. */
const heard = (): CourtStory => new CourtStory().petitions({ kind: 'other' }).seats();

type Verb = typeof nameCounsel;

const does = (court: CourtStory, by: PersonNumber, verb: Verb, member: PersonNumber) =>
  court.club.does(by, verb, { case: court.cited, member: { text: `#${member}` } });

const recuses = (court: CourtStory, by: PersonNumber, reason: string | null = null) =>
  court.club.does(by, recuse, { case: court.cited, reason });

describe('Act III.3.5: a Justice says that they do not hear a case', () => {
  it('and sits no more; the Chief Justice and the parties are told why', () => {
    const court = heard();
    expect(saidOf(recuses(court, court.kim, 'Ana is my sister.'))).toEqual(['done']);
    expect(court.appeal).toMatchObject({ panel: [court.jo, court.lee], recused: [court.kim], seats: 3 });
    const told = court.club.announced.flatMap(({ target }) =>
      target.to === 'person' ? [target.person] : [],
    );
    expect(told).toEqual([court.ana, court.mia, court.chief]);
    const entry = court.club.view.state.lastSeq;
    expect(court.club.clubs.now(court.club.id).texts.get(entry)).toEqual({ reason: 'Ana is my sister.' });
  });

  it('also before there is a panel', () => {
    const court = new CourtStory().petitions({ kind: 'other' });
    expect(saidOf(recuses(court, court.kim))).toEqual(['done']);
    expect(saidOf(recuses(court, court.kim))).toEqual(['recused-already']);
  });

  it('also while others have voted, and not after their own vote', () => {
    const court = heard();
    court.votes(court.jo, {});
    expect([saidOf(recuses(court, court.jo)), saidOf(recuses(court, court.kim))]).toEqual([
      ['no-recusal-after-vote'],
      ['done'],
    ]);
  });

  it.each<[string, (court: CourtStory) => PersonNumber, string[], string[]]>([
    ['somebody of no Court', ({ mia }) => mia, ['needs-office'], ['III.3.5']],
    ['a Justice after the judgement', (court) => court.decides({}).jo, ['not-at-this-stage'], ['III.3.5']],
  ])('not %s', (_, who, said, acts) => {
    const court = heard();
    const result = recuses(court, who(court));
    expect([saidOf(result), actsOf(result)]).toEqual([said, acts]);
  });
});

describe('Act III.3.5.3: before the whole Court each Justice has to take part', () => {
  it.each<[string, (court: CourtStory) => CourtStory]>([
    [
      'that hears an appeal from a panel',
      (court) => court.petitions({ kind: 'other' }).seats().decides({}).goesEnBanc(),
    ],
    ['to which a case went straight', (court) => court.petitions({ kind: 'other' }, { enBanc: true })],
  ])('%s', (_, before) => {
    const court = before(new CourtStory());
    const result = recuses(court, court.kim);
    expect([saidOf(result), actsOf(result)]).toEqual([['all-take-part'], ['III.3.5.3']]);
  });
});

describe('Act III.3: counsel', () => {
  it('speaks for a party, until the party names another', () => {
    const court = heard();
    expect(saidOf(does(court, court.ana, nameCounsel, court.bo))).toEqual(['done']);
    expect(saidOf(does(court, court.ana, nameCounsel, court.bo))).toEqual(['nothing-to-change']);
    expect(saidOf(does(court, court.mia, nameCounsel, court.max))).toEqual(['done']);
    expect(saidOf(does(court, court.ana, nameCounsel, court.cy))).toEqual(['done']);
    expect(court.appeal.counsel).toEqual([
      { person: court.max, party: court.mia },
      { person: court.cy, party: court.ana },
    ]);
  });

  it('may be somebody the club has not met', () => {
    const court = heard();
    const member = { account: '777', name: 'Uncle Una', bot: false };
    expect(saidOf(court.club.does(court.ana, nameCounsel, { case: court.cited, member }))).toEqual(['done']);
    const [counsel] = court.appeal.counsel;
    expect(court.club.view.people.byNumber(counsel?.person ?? 0)).toMatchObject({ account: '777' });
  });

  it.each<[string, (court: CourtStory) => [PersonNumber, PersonNumber], string]>([
    ['for somebody who is no party', ({ bo, cy }) => [bo, cy], 'not-in-this-case'],
    ['for those who hear the case', ({ jo, cy }) => [jo, cy], 'not-in-this-case'],
    ['who is the party', ({ ana }) => [ana, ana], 'is-a-party'],
    ['who is the other party', ({ ana, mia }) => [ana, mia], 'is-a-party'],
    ['a Justice, who hears the case', ({ ana, jo }) => [ana, jo], 'of-the-court'],
    ['a Justice who might still have to hear it', ({ ana, chief }) => [ana, chief], 'of-the-court'],
    ['who speaks for the other', ({ ana, max }) => [ana, max], 'speaks-for-other'],
    ['who is not there', ({ ana }) => [ana, 99], 'no-such-person'],
  ])('nobody %s', (_, who, said) => {
    const court = heard();
    does(court, court.mia, nameCounsel, court.max);
    const before = court.club.view.state.lastSeq;
    const [by, member] = who(court);
    expect(saidOf(does(court, by, nameCounsel, member))).toEqual([said]);
    expect(court.club.view.state.lastSeq).toBe(before);
  });

  it('is named no more once votes are cast', () => {
    const court = heard();
    court.votes(court.jo, {});
    expect(saidOf(does(court, court.ana, nameCounsel, court.bo))).toEqual(['not-at-this-stage']);
  });
});

describe('Act III.3: witnesses', () => {
  it('are called by parties, those who speak for them and those who hear the case, and heard in turn', () => {
    const court = heard();
    does(court, court.ana, nameCounsel, court.cy);
    const called = [
      does(court, court.ana, callWitness, court.bo),
      does(court, court.cy, callWitness, court.max),
      does(court, court.kim, callWitness, court.chief),
    ];
    expect(called.map(saidOf)).toEqual([['done'], ['done'], ['done']]);
    expect(court.appeal.witnesses).toEqual([court.bo, court.max, court.chief]);
  });

  it.each<[string, (court: CourtStory) => [PersonNumber, PersonNumber], string]>([
    ['by somebody outside', ({ cy, bo }) => [cy, bo], 'not-in-this-case'],
    ['by a Justice who does not hear it', ({ chief, bo }) => [chief, bo], 'not-in-this-case'],
    ['who was called', ({ ana, max }) => [ana, max], 'called-already'],
    ['who is a party', ({ jo, mia }) => [jo, mia], 'is-a-party'],
    ['who hears the case', ({ ana, lee }) => [ana, lee], 'hears-the-case'],
  ])('nobody %s', (_, who, said) => {
    const court = heard();
    does(court, court.ana, callWitness, court.max);
    const before = court.club.view.state.lastSeq;
    const [by, member] = who(court);
    expect(saidOf(does(court, by, callWitness, member))).toEqual([said]);
    expect(court.club.view.state.lastSeq).toBe(before);
  });

  it.each<[string, (court: CourtStory) => unknown]>([
    ['before the hearing', () => undefined],
    ['once votes are cast', (court) => court.seats().votes(court.jo, {})],
  ])('not %s', (_, happens) => {
    const court = new CourtStory().petitions({ kind: 'other' });
    happens(court);
    expect(saidOf(does(court, court.ana, callWitness, court.bo))).toEqual(['not-at-this-stage']);
  });
});
