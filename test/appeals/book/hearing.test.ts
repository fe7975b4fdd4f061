import { describe, expect, it } from 'vitest';
import type { Motion } from '../../../src/appeals/book/cases.ts';
import { benchOf } from '../../../src/appeals/court.ts';
import type { Body } from '../../../src/rule-books.ts';
import { accepted, asked, following, heard } from '../../support/a-case.ts';
import { ballot, judgement, petition } from '../../support/court-ledgers.ts';

const [ana, mo, cy, di, eve, fay] = [1, 2, 4, 5, 6, 7];

const writ = (person: number, chief = false): Body => ({ type: 'writ-given', case: 1, person, chief });
const panel = (...people: number[]): Body => ({
  type: 'panel-seated',
  case: 1,
  panel: people,
  despiteConflict: [],
});
const recused = (person: number): Body => ({ type: 'recused', case: 1, person });
const court: readonly Body[] = [cy, di, eve, fay].map((person) => ({
  type: 'office-given',
  person,
  office: person === cy ? 'chief' : 'justice',
}));

describe('Act III.3.6: who grants a case', () => {
  it.each([
    { what: 'nobody yet', words: [], stage: 'filed' },
    { what: 'one Justice is not enough', words: [writ(di)], stage: 'filed' },
    { what: 'two are', words: [writ(di), writ(eve)], stage: 'granted' },
    { what: 'the Chief Justice alone is', words: [writ(cy, true)], stage: 'granted' },
    { what: 'a Justice and the Chief Justice are', words: [writ(di), writ(cy, true)], stage: 'granted' },
  ])('$what: $stage', ({ words, stage }) => {
    expect(following(petition(), ...words).appeal.stage).toBe(stage);
  });

  it('goes by the figures of the day on which it was filed', () => {
    const three: Body = { type: 'figures-set', figures: { grantingJustices: 3 } };
    expect(following(petition(), three, writ(di), writ(eve)).appeal.stage).toBe('granted');
    expect(following(three, petition(), writ(di), writ(eve)).appeal.stage).toBe('filed');
  });
});

describe('Acts II.6.3 and III.5: a deduction and a technical modification go straight to the whole Court', () => {
  it.each([
    { what: 'by the Chief Justice', words: [writ(cy, true)], stage: 'sitting' },
    { what: 'by two Justices', words: [writ(di), writ(eve)], stage: 'sitting' },
    { what: 'by one Justice not yet', words: [writ(di)], stage: 'filed' },
  ])('$what: $stage', ({ words, stage }) => {
    expect(following(petition({ enBanc: true }), ...words).appeal.stage).toBe(stage);
  });

  it('with no panel, no remand and no second vote', () => {
    const sitting = [petition({ enBanc: true }), writ(cy, true)];
    expect(following(...sitting, panel(cy, di, eve)).appeal.stage).toBe('sitting');
    const votedByAll = [...sitting, ballot(cy), ballot(di)];
    expect(following(...votedByAll, { type: 'revote-called', case: 1 }).appeal.stage).toBe('voting-en-banc');
    const sentBack = judgement([], { enBanc: true, outcome: { kind: 'remand' } });
    expect(following(...votedByAll, sentBack).appeal.stage).toBe('voting-en-banc');
  });
});

describe('Act III.3.7: the panel is whom the Chief Justice chose last', () => {
  it('hears the case from then on', () => {
    const { appeal } = following(...heard);
    expect(appeal).toMatchObject({ stage: 'hearing', panel: [cy, di, eve], seats: 3 });
  });

  it('loses anyone who does not sit, and keeps their place', () => {
    const { appeal } = following(...heard, recused(di));
    expect(appeal).toMatchObject({ panel: [cy, eve], seats: 3, recused: [di] });
  });

  it('is filled up again, in the hearing and after the first vote', () => {
    const filled = panel(cy, eve, fay);
    expect(following(...heard, recused(di), filled).appeal).toMatchObject({
      stage: 'hearing',
      panel: [cy, eve, fay],
    });
    const late = following(...heard, ballot(cy), filled).appeal;
    expect(late).toMatchObject({ stage: 'voting', panel: [cy, eve, fay] });
    expect(late.rounds).toHaveLength(1);
  });
});

describe('Act III.3.5.3: when the whole Court sits, conflicts keep nobody away', () => {
  it('not a party, nor anyone who did not sit on the panel', () => {
    const mine = petition({ petitioner: di, respondent: eve });
    const judged = [mine, writ(cy, true), panel(cy, di, fay), recused(di), ballot(cy), judgement([])];
    const below = following(...court, ...judged);
    expect(benchOf(below, below.appeal)).toEqual([cy, fay]);
    const above = following(...court, ...judged, asked, accepted);
    expect(benchOf(above, above.appeal)).toEqual([cy, di, eve, fay]);
  });
});

describe('Act III.3.8: the first vote closes the hearing', () => {
  it('begins a round with that vote', () => {
    const { appeal, at } = following(...heard, ballot(di));
    expect(appeal.stage).toBe('voting');
    expect(appeal.rounds).toMatchObject([{ enBanc: false, since: at, votes: [{ person: di }] }]);
  });

  it('and nobody takes a petition back after it', () => {
    const withdrawn: Body = { type: 'petition-withdrawn', case: 1 };
    expect(following(...heard, withdrawn).appeal.stage).toBe('withdrawn');
    expect(following(...heard, ballot(di), withdrawn).appeal.stage).toBe('voting');
  });
});

describe('what parties ask of those who hear their case', () => {
  const exhibit: Body = {
    type: 'exhibit-filed',
    case: 1,
    exhibit: 1,
    sealed: false,
    sha256: 'ab',
    size: 3,
    media: 'text/plain',
    raw: false,
    redacts: null,
  };
  const moved = (kind: Motion['kind'], about: { exhibit?: number; with?: number } = {}): Body => ({
    type: 'motion-made',
    case: 1,
    motion: 1,
    kind,
    exhibit: about.exhibit ?? null,
    with: about.with ?? null,
  });
  const ruled = (granted: boolean): Body => ({ type: 'motion-ruled', case: 1, motion: 1, granted });

  it.each([{ granted: true }, { granted: false }])('to seal an exhibit: $granted', ({ granted }) => {
    const { appeal } = following(...heard, exhibit, moved('seal', { exhibit: 1 }), ruled(granted));
    expect(appeal.exhibits[1]?.sealed).toBe(granted);
    expect(appeal.motions[1]?.granted).toBe(granted);
  });

  it.each([{ granted: true }, { granted: false }])('the raw evidence: $granted', ({ granted }) => {
    expect(following(...heard, moved('raw-evidence'), ruled(granted)).appeal.rawOrdered).toBe(granted);
  });

  it('to decide without hearing more: the votes begin, and the hearing is over', () => {
    const { appeal, at } = following(...heard, moved('summary'), ruled(true));
    expect(appeal).toMatchObject({ stage: 'voting', rounds: [{ enBanc: false, since: at, votes: [] }] });
    const { appeal: first } = following(...heard, moved('summary'), ruled(true), ballot(cy));
    expect(first.rounds).toMatchObject([{ votes: [{ person: cy }] }]);
  });

  it('to hear another case with it: by the same panel', () => {
    const other = [petition({ case: 2 }), { ...writ(cy, true), case: 2 }];
    const { state } = following(...heard, ...other, moved('join', { with: 2 }), ruled(true));
    expect(state.cases[2]).toMatchObject({ stage: 'hearing', heardWith: 1, panel: [cy, di, eve], seats: 3 });
    const { state: apart } = following(...heard, ...other, moved('join', { with: 2 }), ruled(false));
    expect(apart.cases[2]).toMatchObject({ stage: 'granted', heardWith: null, panel: [] });
  });

  it('one who helps a party, whom that party can change', () => {
    const counsel = (person: number, party: number): Body => ({
      type: 'counsel-named',
      case: 1,
      person,
      party,
    });
    const { appeal } = following(...heard, counsel(8, ana), counsel(9, mo), counsel(10, ana));
    expect(appeal.counsel).toEqual([
      { person: 9, party: mo },
      { person: 10, party: ana },
    ]);
  });
});
