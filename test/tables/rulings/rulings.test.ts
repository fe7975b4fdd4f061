import { describe, expect, it } from 'vitest';
import { appealRuling } from '../../../commands/table/rulings.ts';
import { latestJudgement } from '../../../src/appeals/book/cases.ts';
import { conflictsIn, courtOf } from '../../../src/appeals/court.ts';
import { askEnBanc } from '../../../src/appeals/petitions/ask-en-banc.ts';
import { grantCase } from '../../../src/appeals/petitions/grant.ts';
import type { BallotInput } from '../../../src/appeals/voting/ballot.ts';
import { castVote } from '../../../src/appeals/voting/cast-vote.ts';
import type { PersonNumber } from '../../../src/ledger/fields.ts';
import { correctEntry } from '../../../src/tables/corrections/correct-entry.ts';
import { decideAppeal } from '../../../src/tables/questions/decide.ts';
import { theRuling } from '../../../src/tables/rulings/find-ruling.ts';
import { makeRuling } from '../../../src/tables/rulings/make-ruling.ts';
import { theTable, writeAt } from '../../../src/tables/table.ts';
import { vote } from '../../appeals/voting/a-court.ts';
import { atTable, TableStory } from '../a-table.ts';

const refusedAs = (code: string, ...points: readonly string[]) => ({
  ok: false,
  refusals: [expect.objectContaining({ code, points })],
});

/** A game that has begun, in a club with a Court: a Chief Justice, three Justices, and one who plays at the table. */
class RulingStory extends TableStory {
  readonly chief = this.club.person('Morgan', { offices: ['chief'] });
  readonly panel = ['Jo', 'Kim', 'Lee'].map((name) => this.club.person(name, { offices: ['justice'] }));

  constructor() {
    super();
    this.start();
  }

  get case() {
    const appeal = this.club.view.state.cases[1];
    if (appeal === undefined) throw new Error('There is no case');
    return appeal;
  }

  ruling(number = 1) {
    return theRuling(this.table, number);
  }

  rules(about: { text?: string; point?: string | null } = {}, who = this.mo) {
    return this.club.does(who, makeRuling, { ...atTable, text: 'Verse is fine.', point: '4.1', ...about });
  }

  appeals(who: PersonNumber, ruling = '1') {
    return this.club.does(who, appealRuling, { ...atTable, ruling, reason: 'It is unfair.' });
  }

  /** Ana appeals from ruling 1, and the Court hears it. */
  isHeard(): this {
    this.rules();
    const petition = this.appeals(this.playing('FRA'));
    if (!petition.ok) throw new Error(JSON.stringify(petition));
    this.does(this.chief, grantCase, { case: '2026/1' });
    this.club.write({ type: 'panel-seated', case: 1, panel: this.panel, despiteConflict: [] });
    return this;
  }

  decide(ballot: Partial<BallotInput>, bench: readonly PersonNumber[] = this.panel): this {
    for (const justice of bench) this.does(justice, castVote, vote('2026/1', ballot));
    return this;
  }

  told(kind: string) {
    return this.club.announced.filter(({ notice }) => notice.kind === kind);
  }
}

describe('Club 7.1: a ruling', () => {
  it('is the gamemaster’s, has a number, and is told in the thread', () => {
    const story = new RulingStory();
    expect(story.rules({}, story.playing('FRA'))).toMatchObject(refusedAs('needs-gm', 'Club 7.1'));
    expect(story.rules()).toMatchObject({ ok: true, value: { ruling: 1 } });
    expect(story.rules({ point: null })).toMatchObject({ ok: true, value: { ruling: 2 } });
    expect(story.table.state.rulings).toMatchObject([
      { number: 1, point: '4.1', by: story.mo },
      { number: 2, point: null },
    ]);
    expect(story.told('ruling-made')).toMatchObject([
      { target: { to: 'table', table: 1 } },
      { target: { to: 'table', table: 1 } },
    ]);
  });

  it.each(['Club 4.1', '4.1', '4.1: Players may'])('is on a point, written as %s', (point) => {
    const story = new RulingStory();
    story.rules({ point });
    expect(story.ruling().point).toBe('4.1');
  });

  it('is on no point that is not there, and is not empty', () => {
    const story = new RulingStory();
    expect(story.rules({ point: '9.9' })).toMatchObject({ invalid: { problem: 'no-such-point' } });
    expect(story.rules({ text: ' ' })).toMatchObject({ invalid: { problem: 'empty' } });
    expect(story.table.state.rulings).toEqual([]);
  });

  it('keeps its words beside its entry, where they can be erased', () => {
    const story = new RulingStory();
    story.rules();
    expect(JSON.stringify(story.table.book.entries)).not.toContain('Verse');
  });

  it('keeps its number when it is undone as a mistake, and the next one has another', () => {
    const story = new RulingStory();
    story.rules();
    const { seq } = story.ruling();
    const mistake = { ...atTable, entry: `${seq}`, reason: 'A slip', orders: null, shown: null };
    story.does(story.mo, correctEntry, mistake);
    story.rules();
    expect(story.table.state.rulings).toMatchObject([
      { number: 1, withdrawn: true },
      { number: 2, withdrawn: false },
    ]);
    expect(story.appeals(story.playing('FRA'))).toMatchObject(refusedAs('ruling-fallen', 'Club 7.2'));
  });
});

describe('Club 7.2: an appeal', () => {
  it('comes from a player of the table, and goes to the club’s Court against the gamemaster', () => {
    const story = new RulingStory();
    story.rules();
    expect(story.appeals(story.chief)).toMatchObject(refusedAs('not-at-table', 'Club 7.2'));
    expect(story.appeals(story.mo)).toMatchObject(refusedAs('not-at-table', 'Club 7.2'));
    const player = story.playing('FRA');
    expect(story.appeals(player, '7')).toMatchObject({ invalid: { problem: 'no-such-ruling' } });
    expect(story.appeals(player)).toMatchObject({ ok: true, value: { kind: 'petition-filed', case: 1 } });
    expect(story.case).toMatchObject({
      ...{ petitioner: player, respondent: story.mo },
      subject: { kind: 'ruling', table: 1, ruling: 1 },
    });
    const again = story.appeals(story.playing('TUR'));
    expect(again).toMatchObject({ refusals: [{ code: 'not-appealable', obstacle: 'open' }] });
  });

  it('is decided by nobody at the table', () => {
    const story = new RulingStory();
    const input = { ...atTable, appeal: '1', choice: 'overturn', text: null } as const;
    expect(story.club.does(story.mo, decideAppeal, input)).toMatchObject(
      refusedAs('court-decides', 'Club 7.2'),
    );
  });

  it('is not heard by Justices who play at the table, did so, or are its officers', () => {
    const story = new RulingStory();
    const [player, replaced, observer] = [
      story.playing('TUR'),
      story.playing('ITA'),
      story.club.member('Ola'),
    ];
    for (const person of [player, replaced, observer, story.mo])
      story.club.write({ type: 'office-given', person, office: 'justice' });
    const hal = story.club.member('Hal');
    story.club.keep((work) => {
      const of = theTable(work, 1);
      writeAt(work, of, { type: 'seat-replaced', seat: 'ITA', person: hal, until: null }, story.mo);
      writeAt(work, of, { type: 'officer-named', office: 'observer', person: observer }, story.mo);
    });
    story.isHeard();
    const { view } = story.club;
    const conflicts = courtOf(view).map((justice) => [justice, conflictsIn(view, [story.case], justice)]);
    expect(Object.fromEntries(conflicts)).toMatchObject({
      ...{ [player]: ['player'], [replaced]: ['player'], [observer]: ['moderator'] },
      ...{ [story.mo]: ['party', 'moderator'], [story.panel[0] ?? 0]: [], [story.chief]: [] },
    });
  });

  it('that succeeds is written into the table’s book, once the panel has voted, and its thread is told', () => {
    const story = new RulingStory().isHeard();
    story.decide({ decision: 'overturn' }, story.panel.slice(0, 2));
    expect(story.ruling().overturnedIn).toBeNull();
    story.decide({ decision: 'overturn' }, story.panel.slice(2));
    expect(story.ruling().overturnedIn).toBe(1);
    expect(story.table.book.entries.at(-1)).toMatchObject({ type: 'ruling-overturned', case: 1 });
    expect(story.told('ruling-overturned')).toMatchObject([
      { notice: { table: 1, ruling: 1, case: 1 }, target: { to: 'table', table: 1 } },
    ]);
    expect(story.appeals(story.playing('TUR'))).toMatchObject(refusedAs('ruling-fallen', 'Club 7.2'));
  });

  it('that fails leaves the ruling as it is', () => {
    const story = new RulingStory().isHeard().decide({ decision: 'uphold' });
    expect(latestJudgement(story.case)?.outcome).toEqual({ kind: 'uphold' });
    expect(story.ruling().overturnedIn).toBeNull();
    expect(story.told('ruling-overturned')).toEqual([]);
  });

  it('goes back to nobody: the gamemaster can rule again at any time', () => {
    const story = new RulingStory().isHeard();
    const [justice = 0] = story.panel;
    expect(story.club.does(justice, castVote, vote('2026/1', { decision: 'remand' }))).toMatchObject({
      refusals: [{ code: 'may-not-decide-so', problem: 'nobody-to-remand-to' }],
    });
  });

  it('can be turned by the whole Court: the ruling holds again then', () => {
    const story = new RulingStory().isHeard().decide({ decision: 'overturn' });
    story.does(story.mo, askEnBanc, { case: '2026/1', statement: 'It was fair.' });
    story.does(story.chief, grantCase, { case: '2026/1' });
    story.decide({ decision: 'overturn' }, [...story.panel, story.chief]);
    expect(story.ruling().overturnedIn).toBeNull();
    expect(story.table.book.entries.at(-1)?.type).toBe('ruling-restored');
    expect(story.told('ruling-restored')).toHaveLength(1);
  });
});
