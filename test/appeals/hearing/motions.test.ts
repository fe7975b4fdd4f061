import { describe, expect, it } from 'vitest';
import { type MotionInput, makeMotion } from '../../../src/appeals/hearing/make-motion.ts';
import { recuse } from '../../../src/appeals/hearing/recuse.ts';
import { ruleMotion } from '../../../src/appeals/hearing/rule-motion.ts';
import type { PersonNumber } from '../../../src/ledger/fields.ts';
import { actsOf, saidOf } from '../../support/refusals.ts';
import { CourtStory } from '../voting/a-court.ts';

/** Ana against Mia, heard by Jo, Kim and Lee; Cy speaks for Ana. Exhibit 1 is open. */
function heard(): CourtStory {
  const court = new CourtStory().petitions({ kind: 'other' }).seats();
  court.club.write({ type: 'counsel-named', case: 1, person: court.cy, party: court.ana });
  court.club.write(
    {
      type: 'exhibit-filed',
      case: 1,
      exhibit: 1,
      sealed: false,
      sha256: 'ab',
      size: 2,
      media: 'txt',
      raw: false,
      redacts: null,
    },
    { by: court.ana },
  );
  return court;
}

const asks = (court: CourtStory, by: PersonNumber, about: Partial<MotionInput>, cited = '2026/1') =>
  court.club.does(by, makeMotion, {
    case: cited,
    kind: 'dismiss',
    reason: 'It is clear.',
    exhibit: null,
    with: null,
    ...about,
  });

const rules = (court: CourtStory, by: PersonNumber, grant: boolean, motion = '1', cited = '2026/1') =>
  court.club.does(by, ruleMotion, { case: cited, motion, grant });

const grantedBy = (court: CourtStory, ...people: PersonNumber[]) => {
  for (const person of people) expect(saidOf(rules(court, person, true))).toEqual(['done']);
};

/** The first case as it stands. */
const first = (court: CourtStory) => {
  const [, appeal] = court.club.view.state.cases;
  if (appeal === undefined) throw new Error('There is no case');
  return appeal;
};

describe('Act III.3: motions', () => {
  it('are made by parties and those who speak for them, one open of each kind', () => {
    const court = heard();
    expect(saidOf(asks(court, court.ana, {}))).toEqual(['done']);
    expect(saidOf(asks(court, court.mia, {}))).toEqual(['motion-open']);
    expect(saidOf(asks(court, court.cy, { kind: 'summary' }))).toEqual(['done']);
    expect(first(court).motions.slice(1)).toMatchObject([
      { number: 1, kind: 'dismiss', by: court.ana, granted: null },
      { number: 2, kind: 'summary', by: court.cy, granted: null },
    ]);
    for (const person of [court.jo, court.kim]) rules(court, person, false);
    expect(saidOf(asks(court, court.mia, {}))).toEqual(['done']);
  });

  it.each<[string, (court: CourtStory) => PersonNumber]>([
    ['those who hear the case', ({ jo }) => jo],
    ['somebody outside', ({ bo }) => bo],
  ])('are not made by %s', (_, who) => {
    const court = heard();
    expect(saidOf(asks(court, who(court), {}))).toEqual(['not-in-this-case']);
  });

  it('are not made once votes are cast', () => {
    const court = heard();
    court.votes(court.jo, {});
    expect(saidOf(asks(court, court.ana, {}))).toEqual(['not-at-this-stage']);
  });

  it.each<[string, Partial<MotionInput>, string]>([
    ['no exhibit to seal', { kind: 'seal' }, 'option-with'],
    ['an exhibit to dismiss', { exhibit: '1' }, 'option-with'],
    ['no case to join', { kind: 'join' }, 'option-with'],
    ['a case to seal', { kind: 'seal', exhibit: '1', with: '2026/1' }, 'option-with'],
    ['an exhibit that is not there', { kind: 'seal', exhibit: '2' }, 'no-such-exhibit'],
    ['no number of an exhibit', { kind: 'seal', exhibit: 'one' }, 'no-such-exhibit'],
    ['a case that is not there', { kind: 'join', with: '2026/9' }, 'no-such-case'],
    ['no reason', { reason: ' ' }, 'empty'],
    ['too long a reason', { reason: 'x'.repeat(1001) }, 'too-long'],
    ['the same case to join', { kind: 'join', with: '2026/1' }, 'not-joined'],
    ['raw evidence where no game was online', { kind: 'raw-evidence' }, 'no-raw-evidence'],
  ])('do not go through with %s', (_, about, said) => {
    const court = heard();
    const before = court.club.view.state.lastSeq;
    expect(saidOf(asks(court, court.ana, about))).toEqual([said]);
    expect(court.club.view.state.lastSeq).toBe(before);
  });
});

describe('Act III.3.3: motions are ruled on by majority', () => {
  it.each<[string, boolean[], (boolean | null)[]]>([
    ['two for it', [true, true], [null, true]],
    ['two against it', [false, false], [null, false]],
    ['one of each, then for it', [true, false, true], [null, null, true]],
    ['one of each, then against it', [false, true, false], [null, null, false]],
  ])('%s', (_, votes, granted) => {
    const court = heard();
    asks(court, court.ana, { kind: 'seal', exhibit: '#1' });
    const panel = [court.jo, court.kim, court.lee];
    const came = votes.map((vote, n) => rules(court, panel[n] ?? 0, vote));
    expect(came).toMatchObject(granted.map((each) => ({ ok: true, value: { granted: each } })));
    expect(first(court).exhibits[1]?.sealed).toBe(granted.at(-1));
    const late = rules(court, court.lee, true);
    expect([saidOf(late), actsOf(late)]).toEqual([['motion-ruled'], ['III.3.3']]);
  });

  it('an equal division of the whole Court denies', () => {
    const court = new CourtStory().petitions({ kind: 'other' }, { enBanc: true });
    asks(court, court.ana, {});
    rules(court, court.jo, true);
    rules(court, court.kim, true);
    rules(court, court.lee, false);
    expect(rules(court, court.chief, false)).toMatchObject({ ok: true, value: { granted: false } });
    expect(court.appeal.stage).toBe('sitting');
  });

  it.each<[string, (court: CourtStory) => PersonNumber, string]>([
    ['by a party', ({ ana }) => ana, 'not-in-this-case'],
    ['by a Justice who does not hear it', ({ chief }) => chief, 'not-in-this-case'],
    ['twice by the same', ({ jo }) => jo, 'motion-voted-on'],
  ])('not %s', (_, who, said) => {
    const court = heard();
    asks(court, court.ana, {});
    rules(court, court.jo, true);
    expect(saidOf(rules(court, who(court), true))).toEqual([said]);
  });

  it.each(['2', '0', 'one', ''])('not on motion %j, which is not there', (motion) => {
    const court = heard();
    asks(court, court.ana, {});
    expect(saidOf(rules(court, court.jo, true, motion))).toEqual(['no-such-motion']);
  });

  it('not while a place on the panel is empty, and without the person who left it', () => {
    const court = heard();
    asks(court, court.ana, {});
    rules(court, court.jo, true);
    court.club.write({ type: 'recused', case: 1, person: court.jo });
    expect(saidOf(rules(court, court.kim, true))).toEqual(['panel-incomplete']);
    court.seats([court.chief, court.kim, court.lee]);
    expect(rules(court, court.kim, true)).toMatchObject({ ok: true, value: { granted: null } });
    expect(rules(court, court.lee, true)).toMatchObject({ ok: true, value: { granted: true } });
  });
});

describe('Act III.3: what a granted motion does', () => {
  it('dismiss: the case is over, and what was decided stands', () => {
    const court = new CourtStory();
    court.club.write({ type: 'adjusted', person: court.ana, change: { points: 50 } });
    court.penalises({ parts: [{ kind: 'deduction', points: 15 }] });
    court.petitions({ kind: 'penalty', penalty: 1 }).seats();
    const before = court.board();
    asks(court, court.mia, {});
    grantedBy(court, court.jo, court.lee);
    expect(court.appeal).toMatchObject({ stage: 'judged', motions: [undefined, { granted: true }] });
    expect(court.judgement).toMatchObject({
      outcome: { kind: 'dismissed' },
      effects: [],
      majority: [court.jo, court.lee],
    });
    expect(court.board()).toEqual(before);
    const told = court.club.announced.flatMap(({ target }) =>
      target.to === 'person' ? [target.person] : [],
    );
    expect(told.slice(-2)).toEqual([court.ana, court.mia]);
  });

  it('dismiss before the whole Court: the judgement below stands for good', () => {
    const court = new CourtStory();
    court.club.write({ type: 'adjusted', person: court.ana, change: { points: 50 } });
    court.penalises({ parts: [{ kind: 'deduction', points: 15 }] });
    court.petitions({ kind: 'penalty', penalty: 1 }).seats().decides({ decision: 'overturn' });
    const below = court.board();
    court.goesEnBanc();
    asks(court, court.ana, {});
    grantedBy(court, court.jo, court.kim, court.chief);
    expect(court.appeal.stage).toBe('final');
    expect(court.board()).toEqual(below);
  });

  it('summary: the hearing is closed, and votes are cast', () => {
    const court = heard();
    asks(court, court.mia, { kind: 'summary' });
    grantedBy(court, court.jo, court.lee);
    expect(court.appeal.stage).toBe('voting');
    expect(saidOf(asks(court, court.ana, {}))).toEqual(['not-at-this-stage']);
    court.decides({});
    expect(court.appeal.stage).toBe('judged');
  });

  it('raw-evidence: once, in the case of an online game (Act I.9.9)', () => {
    const court = new CourtStory();
    court.club.write({
      ...{ type: 'game-recorded', game: 1, player: court.ana, opponent: court.bo, score: 1, colour: null },
      ...{ playedAt: court.club.now, date: '2026-11-20', online: true, ended: null, approval: [] },
    });
    court.petitions({ kind: 'game', game: 1 }).seats();
    expect(saidOf(asks(court, court.ana, { kind: 'raw-evidence' }))).toEqual(['done']);
    grantedBy(court, court.jo, court.kim);
    expect(court.appeal.rawOrdered).toBe(true);
    const again = asks(court, court.ana, { kind: 'raw-evidence' });
    expect([saidOf(again), actsOf(again)]).toEqual([['no-raw-evidence'], ['I.9.9']]);
  });
});

describe('Act III.3.7: cases are joined', () => {
  it.each<[string, (court: CourtStory) => unknown]>([
    ['one that waits for its panel', () => undefined],
    ['one that another panel hears', (court) => court.seats([court.chief, court.kim, court.lee])],
  ])('%s is heard by this panel', (_, happens) => {
    const court = heard().petitions({ kind: 'other' }, { respondent: court0.max });
    happens(court);
    expect(saidOf(asks(court, court.ana, { kind: 'join', with: '2026/2' }))).toEqual(['done']);
    grantedBy(court, court.jo, court.kim);
    expect(court.appeal).toMatchObject({ stage: 'hearing', heardWith: 1, panel: court.panel });
    expect(saidOf(asks(court, court.ana, { kind: 'join', with: '2026/1' }, '2026/2'))).toEqual([
      'not-joined',
    ]);
  });

  it.each<[string, (court: CourtStory) => unknown, string]>([
    ['the Court has not taken it', (court) => filedAlone(court), 'not-now'],
    ['it is over', (court) => court.petitions({ kind: 'other' }).seats().decides({}), 'not-now'],
    [
      'the whole Court hears it',
      (court) => court.petitions({ kind: 'other' }, { enBanc: true }),
      'whole-court',
    ],
    [
      'a Justice on the panel has a conflict in it',
      (court) => court.petitions({ kind: 'other' }, { respondent: court.lee }),
      'conflict',
    ],
  ])('not where %s', (_, happens, why) => {
    const court = heard();
    happens(court);
    const result = asks(court, court.ana, { kind: 'join', with: '2026/2' });
    expect(result).toMatchObject({ refusals: [{ code: 'not-joined', why }] });
  });

  it('until one of them is judged: then the other has its panel to itself', () => {
    const court = heard().petitions({ kind: 'other' });
    asks(court, court.ana, { kind: 'join', with: '2026/2' });
    grantedBy(court, court.jo, court.kim);
    const recuses = (cited: string) =>
      saidOf(court.club.does(court.lee, recuse, { case: cited, reason: null }));
    expect(recuses('2026/2')).toEqual(['heard-with-another']);
    asks(court, court.mia, { kind: 'dismiss' });
    for (const person of [court.jo, court.kim]) rules(court, person, true, '2');
    expect(recuses('2026/2')).toEqual(['done']);
    expect([first(court).panel, court.appeal.panel]).toEqual([court.panel, [court.jo, court.kim]]);
  });

  it('and who does not hear the one does not hear the other', () => {
    const court = heard().petitions({ kind: 'other' });
    asks(court, court.ana, { kind: 'join', with: '2026/2' });
    grantedBy(court, court.jo, court.kim);
    expect(saidOf(court.club.does(court.lee, recuse, { case: '2026/1', reason: null }))).toEqual(['done']);
    expect([first(court).panel, court.appeal.panel]).toEqual([
      [court.jo, court.kim],
      [court.jo, court.kim],
    ]);
  });

  it('not where that came up since it was asked for', () => {
    const court = heard().petitions({ kind: 'other' });
    asks(court, court.ana, { kind: 'join', with: '2026/2' });
    rules(court, court.jo, true);
    court.club.write({ type: 'recused', case: 2, person: court.lee });
    expect(rules(court, court.kim, true)).toMatchObject({
      refusals: [{ code: 'not-joined', why: 'conflict' }],
    });
    expect(rules(court, court.kim, false)).toMatchObject({ ok: true });
    expect(court.appeal.heardWith).toBeNull();
  });
});

/** The numbers of people are the same in every story. */
const court0 = new CourtStory();

const filedAlone = (court: CourtStory): number =>
  court.club.write({
    ...{ type: 'petitioned', case: 2, year: 2026, ordinal: 2, petitioner: court.bo, respondent: null },
    ...{ subject: { kind: 'other' }, enBanc: false },
  });
