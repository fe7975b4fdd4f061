import { describe, expect, it, test } from 'vitest';
import type { PersonNumber } from '../../../src/ledger/fields.ts';
import { nameOfficer } from '../../../src/tables/officers/name-officer.ts';
import { joinTable } from '../../../src/tables/opening/join-table.ts';
import { openTable } from '../../../src/tables/opening/open-table.ts';
import { startTable } from '../../../src/tables/opening/start-table.ts';
import { plans } from '../../../src/tables/plans.ts';
import { atTable, TableStory } from '../a-table.ts';
import { named, why } from '../seats/a-replacement.ts';

const names = (
  story: TableStory,
  by: PersonNumber,
  member: PersonNumber,
  { office = 'gm', gmLeft = false }: { office?: string; gmLeft?: boolean } = {},
) => story.club.does(by, nameOfficer, { ...atTable, office, member: named(member), gmLeft });

describe('Club 1.1: the table is handed over', () => {
  it('to somebody who runs it from then on, as the table is told', () => {
    const story = new TableStory();
    const zoe = story.club.person('Zoe');
    expect(why(names(story, story.mo, zoe))).toBe('done');
    expect(story.table.state.gm).toBe(zoe);
    expect(why(story.club.does(story.mo, startTable, atTable))).toEqual(['needs-gm Club 1.5']);
    expect(why(story.club.does(zoe, startTable, atTable))).toBe('done');
    expect(story.club.announced).toContainEqual({
      notice: { kind: 'officer-named', table: 1, office: 'gm', person: zoe, given: true },
      target: { to: 'table', table: 1 },
    });
  });

  it('is asked about first, as another office is not', () => {
    const naming = { table: 1, member: { number: 9, account: '9', name: 'Zoe' }, given: true };
    expect(plans.officer.isAsked?.({ ...naming, office: 'gm' })).toBe(true);
    expect(plans.officer.isAsked?.({ ...naming, office: 'observer' })).toBe(false);
  });

  it('who runs it now is told in private', () => {
    const story = new TableStory();
    const zoe = story.club.person('Zoe');
    names(story, story.mo, zoe);
    expect(story.club.announced).toContainEqual({
      notice: { kind: 'gm-named', table: 1, person: zoe },
      target: { to: 'person', person: zoe },
    });
  });

  it('not by others', () => {
    const story = new TableStory();
    const zoe = story.club.person('Zoe');
    expect(why(names(story, zoe, zoe))).toEqual(['needs-gm-or-moderator Club 1.1']);
    expect(why(names(story, zoe, zoe, { gmLeft: true }))).toEqual(['needs-gm-or-moderator Club 1.1']);
  });

  it('by a Moderator or Justice at any time, as the table is told', () => {
    const story = new TableStory();
    const [max, zoe] = [story.club.moderator('Max'), story.club.person('Zoe')];
    const jo = story.club.member('Jo', { offices: ['justice'] });
    expect(why(names(story, max, zoe))).toBe('done');
    expect(story.table.state.gm).toBe(zoe);
    expect(story.club.announced).toContainEqual({
      notice: { kind: 'officer-named', table: 1, office: 'gm', person: zoe, given: true, moderator: max },
      target: { to: 'table', table: 1 },
    });
    expect(why(names(story, jo, max))).toBe('done');
    expect(story.table.state.gm).toBe(max);
  });

  it('by a Moderator who plays there only where the gamemaster is gone', () => {
    const story = new TableStory();
    const [max, zoe] = [story.club.moderator('Max'), story.club.person('Zoe')];
    story.start().replace('AUS', max);
    expect(why(names(story, max, zoe))).toEqual(['needs-gm-or-moderator Club 1.1']);
    expect(why(names(story, max, zoe, { gmLeft: true }))).toBe('done');
  });

  test.each(['left', 'banned'] as const)('by a Moderator where the gamemaster has %s', async (how) => {
    const story = new TableStory();
    const [max, zoe] = [story.club.moderator('Max'), story.club.person('Zoe')];
    if (how === 'banned') story.club.ban(story.mo, null);
    story.club.at('2026-11-23 12:01');
    expect(why(names(story, max, zoe, { gmLeft: how === 'left' }))).toBe('done');
    expect(story.table.state.gm).toBe(zoe);
  });

  it('a Moderator gives no other office, even then', () => {
    const story = new TableStory();
    const [max, zoe] = [story.club.moderator('Max'), story.club.person('Zoe')];
    expect(why(names(story, max, zoe, { office: 'observer', gmLeft: true }))).toEqual(['needs-gm Club 1.1']);
  });
});

describe('Club 1.3: nobody has an office who plays', () => {
  it.each(['before the start', 'after it'])('no player is named, %s', (when) => {
    const story = new TableStory();
    if (when === 'after it') story.start();
    const [ana = 0] = story.players;
    for (const office of ['gm', 'observer'])
      expect(why(names(story, story.mo, ana, { office }))).toEqual(['player-holds-none Club 1.3']);
  });

  it('an observer does not join, until the office is taken back by naming them again', () => {
    const story = new TableStory();
    const zoe = story.club.person('Zoe');
    names(story, story.mo, zoe, { office: 'Observer' });
    expect(story.table.state.officers).toEqual([{ office: 'observer', person: zoe }]);
    const joins = () => why(story.club.does(zoe, joinTable, { ...atTable, preference: null }));
    expect(joins()).toContain('officer-plays-not Club 1.3');
    expect(why(names(story, story.mo, zoe, { office: 'observer' }))).toBe('done');
    expect(story.table.state.officers).toEqual([]);
    expect(joins()).not.toContain('officer-plays-not Club 1.3');
  });

  it('an observer can give that up, so that they can play; nobody else can have them do so', () => {
    const story = new TableStory();
    const [zoe, yan] = [story.club.person('Zoe'), story.club.person('Yan')];
    for (const person of [zoe, yan]) names(story, story.mo, person, { office: 'observer' });
    expect(why(names(story, zoe, yan, { office: 'observer' }))).toEqual(['needs-gm Club 1.1']);
    expect(why(names(story, zoe, zoe, { office: 'observer' }))).toBe('done');
    expect(story.table.state.officers).toEqual([{ office: 'observer', person: yan }]);
    expect(why(names(story, zoe, zoe, { office: 'observer' }))).toEqual(['needs-gm Club 1.1']);
  });

  it('whoever runs it cannot be given it, and there is no other office', () => {
    const story = new TableStory();
    const zoe = story.club.person('Zoe');
    expect(why(names(story, story.mo, story.mo))).toEqual(['holds-office Club 1.3']);
    expect(why(names(story, story.mo, zoe, { office: 'king' }))).toBe('no-such-office');
  });

  it('nobody is named who is banned, or has no account', () => {
    const story = new TableStory();
    const [dan, pat] = [story.club.person('Dan'), story.club.member('Pat', { account: false })];
    story.club.ban(dan, null);
    expect(why(names(story, story.mo, dan))).toEqual(['banned Club 1.2']);
    expect(why(names(story, story.mo, pat))).toEqual(['has-no-account Club 1.1']);
    const about = { game: 'diplomacy', rules: 'club', name: 'Another', channel: null, lot: 'x' } as const;
    expect(why(story.club.does(story.mo, openTable, { ...about, gm: named(dan) }))).toEqual([
      'banned Club 1.1',
    ]);
  });
});
