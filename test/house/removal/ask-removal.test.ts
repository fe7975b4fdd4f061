import { describe, expect, it } from 'vitest';
import { erasePerson } from '../../../src/house/privacy/erase-person.ts';
import { askRemoval, withdrawRequest } from '../../../src/house/removal/ask-removal.ts';
import { removeMember } from '../../../src/house/removal/remove-member.ts';
import { removalTermOf } from '../../../src/house/removal/requests-due.ts';
import { named } from '../../ladder/games/afternoon.ts';
import { aClub, type Story } from '../../support/a-club.ts';
import { actsOf, saidOf } from '../../support/refusals.ts';

/** A Friday afternoon: Cleo is Chief Justice, Ana a Member. */
function anAfternoon() {
  const club = aClub({ now: '2026-11-20 15:00' });
  const cleo = club.person('Cleo', { offices: ['chief'] });
  const ana = club.member('Ana');
  return { club, cleo, ana };
}

const asks = (club: Story, who: number) => club.does(who, askRemoval, undefined);
const withdraws = (club: Story, who: number) => club.does(who, withdrawRequest, undefined);

/** What the Chief Justice was told, in order. */
const newsOf = ({ announced }: Story): string[] =>
  announced.flatMap(({ notice }) => (notice.kind === 'removal-request' ? [notice.news] : []));

/** When the reminders went into the ledger. */
const reminded = ({ view }: Story): string[] =>
  view.entries.filter(({ type }) => type === 'removal-reminded').map(({ at }) => new Date(at).toISOString());

describe('Act II.8: asking to be removed', () => {
  it('is on record, and the Chief Justice is told until when', () => {
    const { club, cleo, ana } = anAfternoon();
    expect(asks(club, ana)).toMatchObject({ value: { kind: 'removal-requested', person: ana } });
    expect(club.view.entries.at(-1)).toMatchObject({ type: 'removal-requested', by: ana, acts: ['II.8'] });
    expect(club.announced).toEqual([
      {
        notice: {
          kind: 'removal-request',
          person: ana,
          news: 'asked',
          due: Date.parse('2026-11-27T23:59:59.999Z'),
        },
        target: { to: 'person', person: cleo },
      },
    ]);
  });

  it('is for Members, once at a time, and is taken back only where it stands', () => {
    const { club, cleo, ana } = anAfternoon();
    const bystander = club.person('Bea');
    expect(saidOf(asks(club, bystander))).toEqual(['not-a-member']);
    expect(saidOf(withdraws(club, bystander))).toEqual(['not-a-member']);
    expect(saidOf(club.does(club.stranger('Zoe'), askRemoval, undefined))).toEqual(['not-a-member']);
    expect(actsOf(withdraws(club, ana))).toEqual(['II.8']);
    asks(club, ana);
    expect(saidOf(asks(club, ana))).toEqual(['removal-asked-already']);
    expect(saidOf(withdraws(club, ana))).toEqual(['done']);
    expect(saidOf(withdraws(club, ana))).toEqual(['no-removal-request']);
    const order = { member: named(ana), basis: 'request' } as const;
    expect(saidOf(club.does(cleo, removeMember, order))).toEqual(['no-removal-request']);
    expect(newsOf(club)).toEqual(['asked', 'withdrawn']);
  });

  it.each([
    { at: '2026-11-23 12:30', news: [] },
    { at: '2026-11-23 12:30:01', news: ['reminder'] },
    { at: '2026-11-26 12:30:01', news: ['reminder', 'reminder'] },
    { at: '2026-11-27 23:59:59', news: ['reminder', 'reminder'] },
    { at: '2026-11-28 00:00', news: ['reminder', 'reminder', 'overdue'] },
    { at: '2027-01-08 09:00', news: ['reminder', 'reminder', 'overdue'] },
  ])('by $at the Chief Justice was told $news', async ({ at, news }) => {
    const { club, ana } = anAfternoon();
    asks(club, ana);
    club.at(at);
    await club.settle();
    expect(newsOf(club)).toEqual(['asked', ...news]);
  });

  it('leaves the same ledger whether the bot was there all the time or came back weeks later', async () => {
    const [steady, late] = [anAfternoon(), anAfternoon()];
    for (const { club, ana } of [steady, late]) asks(club, ana);
    for (const day of [21, 23, 24, 26, 27, 28, 29]) {
      steady.club.at(`2026-11-${day} 18:00`);
      await steady.club.settle();
    }
    late.club.at('2026-12-24 18:00');
    await late.club.settle();
    await late.club.settle();
    expect(late.club.view.entries).toEqual(steady.club.view.entries);
    expect(reminded(late.club)).toEqual([
      '2026-11-23T12:30:00.000Z',
      '2026-11-26T12:30:00.000Z',
      '2026-11-27T23:59:59.999Z',
    ]);
  });

  it('reminds of nothing that was taken back or met', async () => {
    const { club, cleo, ana } = anAfternoon();
    const bo = club.member('Bo');
    asks(club, ana);
    asks(club, bo);
    withdraws(club, ana);
    club.does(cleo, removeMember, { member: named(bo), basis: 'request' });
    club.at('2026-12-24 18:00');
    await club.settle();
    expect(reminded(club)).toEqual([]);
  });
});

describe('Act II.8.1: a ban holds the request', () => {
  it('counts the days, and reminds, from the end of the ban', async () => {
    const { club, ana } = anAfternoon();
    asks(club, ana);
    club.at('2026-11-24 09:00');
    await club.settle();
    club.ban(ana, '2026-12-11');
    club.at('2026-12-24 09:00');
    await club.settle();
    expect(reminded(club)).toEqual([
      '2026-11-23T12:30:00.000Z',
      '2026-12-15T12:30:00.000Z',
      '2026-12-18T12:30:00.000Z',
      '2026-12-19T23:59:59.999Z',
    ]);
  });

  it('holds it for as long as there is no end', async () => {
    const { club, ana } = anAfternoon();
    club.ban(ana, null);
    expect(saidOf(asks(club, ana))).toEqual(['done']);
    expect(removalTermOf(club.view, ana)).toBeNull();
    expect(club.announced.at(-1)?.notice).toMatchObject({ news: 'asked', due: null });
    club.at('2027-06-01 09:00');
    await club.settle();
    expect(reminded(club)).toEqual([]);
  });
});

describe('Act II.8.1: a case before the Court holds the request', () => {
  /** Ana's petition, which the Chief Justice answers for. */
  const petitions = (club: Story, petitioner: number, respondent: number) => {
    const about = { case: 1, year: 2026, ordinal: 1, subject: { kind: 'other' }, enBanc: false } as const;
    club.write({ type: 'petitioned', petitioner, respondent, ...about });
    club.write({ type: 'writ-given', case: 1, person: 1, chief: true });
  };

  it.each([
    ['asks the Court', true],
    ['answers for what is appealed', false],
  ])('of anyone who %s, until it is over; the days are counted again then', async (_, own) => {
    const { club, cleo, ana } = anAfternoon();
    const bo = club.member('Bo');
    petitions(club, own ? ana : bo, own ? bo : ana);
    asks(club, ana);
    expect(removalTermOf(club.view, ana)).toBeNull();
    club.at('2026-12-04 09:00');
    await club.settle();
    expect(reminded(club)).toEqual([]);
    const removal = club.does(cleo, removeMember, { member: named(ana), basis: 'request' });
    expect(removal).toMatchObject({ refusals: [{ code: 'party-to-case', case: 1, acts: ['II.8.1'] }] });

    club.write({ type: 'petition-withdrawn', case: 1 });
    expect(removalTermOf(club.view, ana)?.due).toBe(club.moment('2026-12-11 23:59:59.999'));
    expect(saidOf(club.does(cleo, removeMember, { member: named(ana), basis: 'request' }))).toEqual(['done']);
  });

  it.each([
    ['a witness', (club: Story, ana: number) => club.write({ type: 'witness-called', case: 1, person: ana })],
    [
      'counsel',
      (club: Story, ana: number) => club.write({ type: 'counsel-named', case: 1, person: ana, party: 2 }),
    ],
  ])('of %s, who is involved too, until it is judged', (_, names) => {
    const { club, cleo, ana } = anAfternoon();
    petitions(club, club.member('Bo'), club.member('Cy'));
    club.at('2026-11-21 09:00');
    names(club, ana);
    asks(club, ana);
    expect(removalTermOf(club.view, ana)).toBeNull();
    const removes = () => club.does(cleo, removeMember, { member: named(ana), basis: 'request' });
    expect(removes()).toMatchObject({ refusals: [{ code: 'party-to-case', case: 1, acts: ['II.8.1'] }] });
    const erases = () => club.does(ana, erasePerson, { member: null });
    expect(erases()).toMatchObject({ refusals: [{ code: 'party-to-case', case: 1, acts: ['0.13'] }] });
    club.write({ type: 'petition-withdrawn', case: 1 });
    expect(saidOf(removes())).toEqual(['done']);
  });

  it('does not hold a witness’s request that was over before they were called', () => {
    const { club, ana } = anAfternoon();
    petitions(club, club.member('Bo'), club.member('Cy'));
    asks(club, ana);
    const due = club.moment('2026-11-27 23:59:59.999');
    club.at('2026-11-28 09:00');
    club.write({ type: 'witness-called', case: 1, person: ana });
    expect(removalTermOf(club.view, ana)?.due).toBe(due);
  });

  it('does not hold anyone who is to answer, before the Court takes it', () => {
    const { club, cleo, ana } = anAfternoon();
    const about = { case: 1, year: 2026, ordinal: 1, subject: { kind: 'other' }, enBanc: false } as const;
    club.write({ type: 'petitioned', petitioner: club.member('Bo'), respondent: ana, ...about });
    asks(club, ana);
    expect(removalTermOf(club.view, ana)?.due).toBe(club.moment('2026-11-27 23:59:59.999'));
    expect(saidOf(club.does(cleo, removeMember, { member: named(ana), basis: 'request' }))).toEqual(['done']);
  });

  it('is no obstacle once it is over before they ask', () => {
    const { club, ana } = anAfternoon();
    petitions(club, ana, club.member('Bo'));
    club.write({ type: 'petition-withdrawn', case: 1 });
    club.at('2026-11-21 09:00');
    asks(club, ana);
    expect(removalTermOf(club.view, ana)?.due).toBe(club.moment('2026-11-28 23:59:59.999'));
  });
});
