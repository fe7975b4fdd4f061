import { describe, expect, it } from 'vitest';
import { previewPanel, seatPanel } from '../../../src/appeals/hearing/seat-panel.ts';
import type { PersonNumber } from '../../../src/ledger/fields.ts';
import type { Office } from '../../../terms/administration/authority.ts';
import type { ConflictKind } from '../../../terms/court/conflicts.ts';
import { actsOf, saidOf } from '../../support/refusals.ts';
import { CourtStory } from '../voting/a-court.ts';

const points = { kind: 'deduction', points: 15 } as const;

/** Ana appeals a penalty of Mia’s, and the Court takes it. */
const granted = (): CourtStory => {
  const court = new CourtStory();
  court.penalises({ parts: [points] });
  return court.petitions({ kind: 'penalty', penalty: 1 });
};

const orderOf = (court: CourtStory, people: readonly PersonNumber[]) => ({
  case: court.cited,
  justices: people.map((person) => ({ text: `#${person}` })),
  shown: null,
});

const seats = (court: CourtStory, people: readonly PersonNumber[], by = court.chief) =>
  court.club.does(by, seatPanel, orderOf(court, people));

const preview = (court: CourtStory, people: readonly PersonNumber[]) => {
  const found = previewPanel(
    court.club.view,
    court.club.actor(court.chief),
    orderOf(court, people),
    court.club.now,
  );
  if (!found.ok) throw new Error(JSON.stringify(found));
  return found.value;
};

const leaves = (court: CourtStory, person: PersonNumber, office: Office = 'justice') =>
  court.club.write({ type: 'office-taken', person, office });

const recused = (court: CourtStory, person: PersonNumber) =>
  court.club.write({ type: 'recused', case: court.appeal.number, person });

describe('Act III.3.7: the Chief Justice chooses who hears a case', () => {
  it('three Justices, who hear it from then on, and the parties are told', () => {
    const court = granted();
    expect(saidOf(seats(court, court.panel))).toEqual(['done']);
    expect(court.appeal).toMatchObject({ stage: 'hearing', panel: court.panel, despiteConflict: [] });
    const told = court.club.announced.filter(({ notice }) => notice.kind === 'hearing');
    expect(told.map(({ target }) => target)).toEqual([
      { to: 'court' },
      ...[court.ana, court.mia, ...court.panel].map((person) => ({ to: 'person', person })),
    ]);
  });

  it('the Chief Justice may sit too', () => {
    const court = granted();
    expect(saidOf(seats(court, [court.chief, court.jo, court.kim]))).toEqual(['done']);
  });

  it.each<[string, (court: CourtStory) => PersonNumber[], string[], string[]]>([
    ['two', ({ jo, kim }) => [jo, kim], ['panel-size'], ['III.3.3', 'III.3.5.1']],
    ['four', ({ jo, kim, lee, chief }) => [jo, kim, lee, chief], ['panel-size'], ['III.3.3', 'III.3.5.1']],
    ['a Moderator', ({ jo, kim, max }) => [jo, kim, max], ['not-of-the-court'], ['III.3.2']],
    ['the same one twice', ({ jo, kim }) => [jo, kim, jo], ['named-twice'], []],
    ['somebody there is not', ({ jo, kim }) => [jo, kim, 99], ['no-such-person'], []],
  ])('but not %s', (_, panel, said, acts) => {
    const court = granted();
    const before = court.club.view.state.lastSeq;
    const result = seats(court, panel(court));
    expect([saidOf(result), actsOf(result)]).toEqual([said, acts]);
    expect(court.club.view.state.lastSeq).toBe(before);
  });

  it('nobody else chooses', () => {
    const court = granted();
    for (const person of [court.jo, court.mia, court.ana]) {
      const result = seats(court, court.panel, person);
      expect([saidOf(result), actsOf(result)]).toEqual([['needs-office'], ['III.3.7']]);
    }
  });

  it.each<[string, (court: CourtStory) => void, string]>([
    ['before it is granted', (court) => filedAnew(court), 'not-at-this-stage'],
    ['before the whole Court', (court) => court.seats().decides({}).goesEnBanc(), 'not-at-this-stage'],
    ['twice', (court) => court.seats(), 'panel-complete'],
    ['while it is being voted on', (court) => void court.seats().votes(court.jo, {}), 'panel-complete'],
    ['after the judgement', (court) => court.seats().decides({}), 'not-at-this-stage'],
  ])('not %s', (_, happens, said) => {
    const court = granted();
    happens(court);
    expect(saidOf(seats(court, [court.chief, court.jo, court.kim]))).toEqual([said]);
  });

  it('asks again where a conflict came up since it was shown', () => {
    const court = granted();
    const shown = preview(court, court.panel).seal;
    court.club.write({ type: 'witness-called', case: 1, person: court.chief });
    const order = { ...orderOf(court, court.panel), shown };
    expect(saidOf(court.club.does(court.chief, seatPanel, order))).toEqual(['changed-meanwhile']);
  });
});

/** Something is asked of the Court that it has not taken. */
const filedAnew = (court: CourtStory): void =>
  void court.club.write({
    type: 'petitioned',
    case: 2,
    year: 2026,
    ordinal: 2,
    petitioner: court.bo,
    respondent: null,
    subject: { kind: 'other' },
    enBanc: false,
  });

/** Kim is given a part in the matter before the case is filed, or in the case after it. */
const conflicts: [ConflictKind, (court: CourtStory) => void][] = [
  ['party', (court) => court.petitions({ kind: 'other' }, { respondent: court.kim })],
  [
    'moderator',
    (court) => {
      court.club.write({ type: 'monitored', person: court.ana }, { by: court.kim });
      court.petitions({ kind: 'monitor', monitor: court.club.view.state.lastSeq });
    },
  ],
  [
    'moderator',
    (court) => {
      court.plays(court.ana, court.bo, 1);
      court.club.write({ type: 'game-corrected', game: 1, score: 0 }, { by: court.kim });
      court.petitions({ kind: 'game', game: 1 });
    },
  ],
  [
    'moderator',
    (court) => {
      court.plays(court.ana, court.bo, 1);
      court.club.write({ type: 'game-approved', game: 1, overseer: court.kim }, { by: court.mia });
      court.petitions({ kind: 'game', game: 1 });
    },
  ],
  [
    'player',
    (court) => {
      court.plays(court.ana, court.kim, 1);
      court.petitions({ kind: 'game', game: 1 });
    },
  ],
  [
    'player',
    (court) => {
      court.plays(court.ana, court.kim, 1);
      court.penalises({ parts: [points], game: 1 });
      court.petitions({ kind: 'penalty', penalty: 1 });
    },
  ],
  [
    'witness',
    (court) => {
      court.petitions({ kind: 'other' });
      court.club.write({ type: 'witness-called', case: 1, person: court.kim });
    },
  ],
  [
    'counsel',
    (court) => {
      court.petitions({ kind: 'other' });
      court.club.write({ type: 'counsel-named', case: 1, person: court.kim, party: court.ana });
    },
  ],
  [
    'recused',
    (court) => {
      court.petitions({ kind: 'other' });
      recused(court, court.kim);
    },
  ],
];

describe('Act III.3.5: a Justice with a conflict is kept off the panel', () => {
  it.each(conflicts)('as %s', (kind, happens) => {
    const court = new CourtStory();
    happens(court);
    const result = seats(court, court.panel);
    expect(result).toMatchObject({
      refusals: [{ code: 'has-conflict', person: court.kim, acts: ['III.3.5'] }],
    });
    expect('refusals' in result && result.refusals).toMatchObject([
      { kinds: expect.arrayContaining([kind]) },
    ]);
    const without = [court.chief, court.jo, court.lee];
    expect(preview(court, without)).toMatchObject({ conflicted: [{ person: court.kim }] });
    expect(saidOf(seats(court, without))).toEqual(['done']);
  });

  it('a Justice who only gave their word that it be heard has none', () => {
    const court = granted();
    expect(preview(court, [court.chief, court.jo, court.kim]).conflicted).toEqual([]);
  });
});

describe('Act III.3.5.1: too few without a conflict', () => {
  it('those with one may sit then, and the order says so', () => {
    const court = granted();
    for (const person of [court.kim, court.lee]) recused(court, person);
    const panel = [court.chief, court.jo, court.kim];
    expect(preview(court, panel)).toMatchObject({ despiteConflict: [court.kim], allOf: null });
    expect(saidOf(seats(court, panel))).toEqual(['done']);
    expect(court.appeal).toMatchObject({ panel, despiteConflict: [court.kim] });
    expect(court.club.view.entries.at(-1)).toMatchObject({ acts: ['III.3.7', 'III.3.5.1'] });
  });

  it.each<[number, (court: CourtStory) => PersonNumber[]]>([
    [2, ({ chief, jo }) => [chief, jo]],
    [1, ({ chief }) => [chief]],
  ])('in a Court of %i all sit, whatever their conflicts', (size, panelOf) => {
    const court = granted();
    for (const person of [court.lee, court.kim, ...(size === 1 ? [court.jo] : [])]) leaves(court, person);
    recused(court, court.chief);
    const panel = panelOf(court);
    expect(preview(court, panel)).toMatchObject({ allOf: size, despiteConflict: [court.chief] });
    expect(saidOf(seats(court, [...panel, court.mia]))).toEqual(['panel-size', 'not-of-the-court']);
    expect(saidOf(seats(court, panel))).toEqual(['done']);
  });
});

describe('Act III.3.5.2: a conflict of the Chief Justice', () => {
  it('keeps them off the panel, and they choose it all the same', () => {
    const court = new CourtStory();
    court.petitions({ kind: 'other' }, { respondent: court.chief });
    const result = seats(court, [court.chief, court.jo, court.kim]);
    expect([saidOf(result), actsOf(result)]).toEqual([['has-conflict'], ['III.3.5']]);
    expect(saidOf(seats(court, court.panel))).toEqual(['done']);
  });
});

describe('Act III.3.7: a place on the panel is filled again', () => {
  it('after a recusal, with those who sit staying', () => {
    const court = granted().seats();
    recused(court, court.kim);
    expect(saidOf(seats(court, [court.chief, court.jo, court.kim]))).toEqual([
      'has-conflict',
      'stays-on-panel',
    ]);
    expect(saidOf(seats(court, [court.chief, court.jo, court.lee]))).toEqual(['done']);
    expect(court.appeal).toMatchObject({ stage: 'hearing', panel: [court.chief, court.jo, court.lee] });
  });

  it('after somebody on it left the Court, and those who voted keep their votes', () => {
    const court = granted().seats();
    court.votes(court.jo, {});
    leaves(court, court.lee);
    expect(saidOf(seats(court, [court.chief, court.jo, court.kim]))).toEqual(['done']);
    expect(court.appeal.stage).toBe('voting');
    court.votes(court.kim, {});
    expect(court.votes(court.chief, {})).toMatchObject({ ok: true, value: { round: 'judged' } });
  });

  it('or is left out, where the Court has become too small: those who are left hear it', () => {
    const court = granted().seats([1, 2, 3]);
    for (const person of [court.lee, court.kim]) leaves(court, person);
    expect(saidOf(court.votes(court.jo, {}))).toEqual(['panel-incomplete']);
    expect(preview(court, [court.chief, court.jo])).toMatchObject({ allOf: 2, leaving: [] });
    expect(saidOf(seats(court, [court.chief, court.jo]))).toEqual(['done']);
    expect(saidOf(seats(court, [court.chief, court.jo]))).toEqual(['panel-complete']);
    court.decides({}, [court.chief, court.jo]);
    expect(court.judgement).toMatchObject({ outcome: { kind: 'uphold' } });
  });

  it('and then the votes are counted, if all of them have voted', async () => {
    const court = granted().seats([1, 2, 3]);
    leaves(court, court.lee);
    for (const justice of [court.chief, court.jo]) court.votes(justice, {});
    leaves(court, court.kim);
    seats(court, [court.chief, court.jo]);
    court.club.at('2026-11-20 12:45');
    await court.club.settle();
    expect(court.judgement).toMatchObject({ majority: [court.chief, court.jo], silent: [] });
  });

  it('with those who sit staying, where panels became smaller since (Act IV.2)', () => {
    const court = new CourtStory();
    court.club.setFigures({ panelSize: 4 });
    court.petitions({ kind: 'other' }).seats([court.chief, ...court.panel]);
    leaves(court, court.lee);
    court.club.setFigures({ panelSize: 1 });
    expect(saidOf(seats(court, [court.chief]))).toEqual(['panel-size', 'stays-on-panel', 'stays-on-panel']);
    expect(saidOf(seats(court, [court.chief, court.jo, court.kim]))).toEqual(['done']);
    expect(court.appeal.seats).toBe(3);
  });

  it.each([
    ['2026-11-27 23:59', ['panel-complete']],
    ['2026-11-28 00:00', ['done']],
  ])('in place of a Justice who is silent, from the end of the seventh day: %s', (moment, said) => {
    const court = granted().seats();
    court.votes(court.jo, {});
    court.votes(court.kim, {});
    court.club.at(moment);
    expect(saidOf(seats(court, [court.chief, court.jo, court.kim]))).toEqual(said);
  });

  it.each([
    ['2026-11-27 23:59', ['panel-complete']],
    ['2026-11-28 00:00', ['done']],
  ])('in place of anyone who hears it and lets nobody vote, from then on: %s', async (moment, said) => {
    const court = granted().seats();
    court.club.at(moment);
    await court.club.settle();
    expect(saidOf(seats(court, [court.chief, court.jo, court.kim]))).toEqual(said);
    expect(court.appeal.stage).toBe('hearing');
  });

  it('and the person who was seated again has the whole time', () => {
    const court = granted().seats();
    court.club.at('2026-11-28 00:00');
    seats(court, [court.chief, court.jo, court.kim]);
    expect(saidOf(seats(court, court.panel))).toEqual(['panel-complete']);
  });

  it('and of nobody who has voted', () => {
    const court = granted().seats();
    court.votes(court.jo, {});
    court.club.at('2026-11-28 00:00');
    expect(saidOf(seats(court, [court.chief, court.kim, court.lee]))).toEqual(['stays-on-panel']);
    expect(saidOf(seats(court, court.panel))).toEqual(['nothing-to-change']);
  });
});

describe('Act III.3.7: cases that are heard together', () => {
  it('have one panel, which is seated in the first of them and free of conflicts in both', () => {
    const court = granted();
    court.petitions({ kind: 'other' }, { respondent: court.kim }).petitions({ kind: 'other' });
    const [first, second] = court.club.view.state.cases.slice(2);
    if (first === undefined || second === undefined) throw new Error('There are too few cases');
    court.club.write({
      type: 'panel-seated',
      case: 3,
      panel: [court.chief, court.jo, court.lee],
      despiteConflict: [],
    });
    const motion = { case: 3, motion: 1 } as const;
    court.club.write({ type: 'motion-made', ...motion, kind: 'join', exhibit: null, with: 2 });
    court.club.write({ type: 'motion-ruled', ...motion, granted: true });
    court.club.write({ type: 'recused', case: 3, person: court.lee });
    const order = (cited: string, third: PersonNumber) => ({
      ...orderOf(court, [court.chief, court.jo, third]),
      case: cited,
    });
    const seat = (cited: string, third: PersonNumber) =>
      saidOf(court.club.does(court.chief, seatPanel, order(cited, third)));
    const max = court.max;
    court.club.write({ type: 'office-given', person: max, office: 'justice' });
    expect(seat('2026/2', max)).toEqual(['heard-with-another']);
    expect(seat('2026/3', court.kim)).toEqual(['has-conflict']);
    expect(seat('2026/3', max)).toEqual(['done']);
    const panels = court.club.view.state.cases.slice(2).map((appeal) => appeal?.panel);
    expect(panels).toEqual([
      [court.chief, court.jo, max],
      [court.chief, court.jo, max],
    ]);
  });
});
