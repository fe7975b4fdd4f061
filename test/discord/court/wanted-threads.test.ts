import { describe, expect, it } from 'vitest';
import { wantedThreads } from '../../../src/discord/court/room-thread.ts';
import type { UnitOfWork } from '../../../src/house/ports.ts';
import { done } from '../../../src/house/result.ts';
import type { Body } from '../../../src/rule-books.ts';
import { aClub, type Story } from '../../support/a-club.ts';

const uphold = { kind: 'uphold' } as const;
const nothing = { bar: null, effects: [], supersedes: [], silent: [], majority: [3, 4] };

/** Ana (1) against Mia (2); 3, 4 and 5 are Justices, 6 the Chief Justice and 7 the staff. */
function aCase(...more: Body[]): Story {
  const club = aClub({ now: '2026-11-20 12:10' });
  for (const name of ['Ana', 'Mia']) club.person(name);
  for (const name of ['Jude', 'Jo', 'Joe']) club.person(name, { offices: ['justice'] });
  club.person('Morgan', { offices: ['chief'] });
  club.staff('Stella');
  for (const name of ['Walt', 'Cara']) club.person(name);
  happens(club, (work) => {
    for (const body of [...filed(1), ...more]) work.append(body, { by: null, acts: ['III.3'] });
  });
  return club;
}

function happens(club: Story, what: (work: UnitOfWork) => void): void {
  club.clubs.changeNow(club.id, { interaction: null, now: club.now }, (work) => {
    what(work);
    return done(null);
  });
}

const filed = (number: number, enBanc = false): Body[] => [
  {
    ...{ type: 'petitioned', case: number, year: 2026, ordinal: number, petitioner: 1, respondent: 2 },
    ...{ subject: { kind: 'other' }, enBanc },
  },
  { type: 'writ-given', case: number, person: 6, chief: true },
];
const seated: Body = { type: 'panel-seated', case: 1, panel: [3, 4, 5], despiteConflict: [] };
const vote = (person: number): Body => ({ type: 'vote-cast', case: 1, person, decision: uphold, bar: null });
const judged: Body = { type: 'judged', case: 1, enBanc: false, outcome: uphold, ...nothing };
const remanded: Body = { ...judged, outcome: { kind: 'remand' } };
const published: Body = {
  ...{
    type: 'opinion-published',
    case: 1,
    opinion: 1,
    kind: 'majority',
    author: 3,
    enBanc: false,
    holds: [],
  },
};
const asked: Body = { type: 'en-banc-asked', case: 1, person: 1 };
const accepted: Body = { type: 'en-banc-answered', case: 1, accepted: true };
const heard = [seated, vote(3)];
const decided = [...heard, vote(4), vote(5), judged];

const rooms = (club: Story) =>
  wantedThreads(club.view).map(({ case: { number }, room, state }) => `${number} ${room} ${state}`);

describe('the threads of a case', () => {
  it.each<[when: string, more: Body[], expected: string[]]>([
    ['granted: none', [], []],
    ['heard: open', [seated], ['1 hearing open', '1 panel open']],
    ['after the first vote: the hearing closes', heard, ['1 hearing locked', '1 panel open']],
    ['remanded: the panel waits', [...heard, remanded], ['1 hearing locked', '1 panel open']],
    ['judged: the panel writes its opinion', decided, ['1 hearing locked', '1 panel open']],
    ['published: over', [...decided, published], ['1 hearing archived', '1 panel archived']],
    [
      'withdrawn: over',
      [seated, { type: 'petition-withdrawn', case: 1 }],
      ['1 hearing archived', '1 panel archived', '1 en-banc archived'],
    ],
    [
      'en banc before the opinion',
      [...decided, asked, accepted],
      ['1 hearing locked', '1 panel locked', '1 en-banc open'],
    ],
    [
      'en banc after the opinion',
      [...decided, published, asked, accepted],
      ['1 hearing archived', '1 panel archived', '1 en-banc open'],
    ],
    [
      'voted on en banc',
      [...decided, published, asked, accepted, vote(3)],
      ['1 hearing archived', '1 panel archived', '1 en-banc locked'],
    ],
    [
      'the person who asked for the whole Court is content after all',
      [...decided, published, asked, accepted, { type: 'petition-withdrawn', case: 1 }],
      ['1 hearing archived', '1 panel archived', '1 en-banc archived'],
    ],
    ['straight to the whole Court', filed(2, true), ['2 en-banc open']],
  ])('%s', (_, more, expected) => {
    expect(rooms(aCase(...more))).toEqual(expected);
  });

  it('are called by the case and its parties, each so that no other begins like it', () => {
    const names = wantedThreads(aCase(...decided, asked, accepted).view).map(({ name }) => name);
    expect(names).toEqual([
      '[2026] CoA 1 · A v M',
      '[2026] CoA 1 panel · A v M',
      '[2026] CoA 1 en banc · A v M',
    ]);
  });

  it('let in the parties, their counsel, called witnesses, those who hear it and the staff', () => {
    const club = aCase(
      seated,
      { type: 'counsel-named', case: 1, person: 9, party: 1 },
      { type: 'witness-called', case: 1, person: 8 },
    );
    const people = wantedThreads(club.view).map((each) => each.people.sort());
    expect(people).toEqual([
      [1, 2, 3, 4, 5, 7, 8, 9],
      [3, 4, 5, 7],
    ]);
    happens(club, (work) =>
      work.append({ type: 'recused', case: 1, person: 4 }, { by: 4, acts: ['III.3.5'] }),
    );
    expect(wantedThreads(club.view).map((each) => each.people.sort())).toEqual([
      [1, 2, 3, 5, 7, 8, 9],
      [3, 5, 7],
    ]);
  });

  it('let in the whole Court where it sits', () => {
    const banc = wantedThreads(aCase(...decided, asked, accepted).view).at(-1);
    expect(banc?.people.sort()).toEqual([1, 2, 3, 4, 5, 6, 7]);
  });

  it('are those of another case once the two are joined', () => {
    const club = aCase(
      seated,
      ...filed(2).map((body) => (body.type === 'petitioned' ? { ...body, petitioner: 8 } : body)),
      { type: 'motion-made', case: 1, motion: 1, kind: 'join', exhibit: null, with: 2 },
      { type: 'motion-ruled', case: 1, motion: 1, granted: true },
    );
    expect(rooms(club)).toEqual(['1 hearing open', '1 panel open', '2 hearing archived', '2 panel archived']);
    expect(wantedThreads(club.view)[0]?.people).toContain(8);
  });

  it.each<[when: string, more: Body[], state: string]>([
    ['is judged', [vote(3), vote(4), vote(5), judged], 'locked'],
    ['is withdrawn', [{ type: 'petition-withdrawn', case: 1 }], 'archived'],
  ])('are its own again once the other %s', (_, more, state) => {
    const club = aCase(
      seated,
      ...filed(2),
      { type: 'motion-made', case: 1, motion: 1, kind: 'join', exhibit: null, with: 2 },
      { type: 'motion-ruled', case: 1, motion: 1, granted: true },
      ...more,
    );
    expect(rooms(club)).toEqual(
      expect.arrayContaining([`1 hearing ${state}`, '2 hearing open', '2 panel open']),
    );
  });

  it('are seen by those who are let in alone, until the club has cases heard before everybody; a panel’s always', () => {
    const club = aCase(...decided, asked, accepted);
    const hidden = () => wantedThreads(club.view).map((each) => each.hidden);
    expect(hidden()).toEqual([true, true, true]);
    happens(club, (work) => work.saveSettings({ hearings: 'public' }));
    expect(hidden()).toEqual([false, true, false]);
  });
});
