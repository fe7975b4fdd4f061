import { describe, expect, it, onTestFinished } from 'vitest';
import { answerConsent } from '../../../src/house/consent/answer-consent.ts';
import { setUpClub } from '../../../src/house/offices/set-up-club.ts';
import { aClub, type Story } from '../../support/a-club.ts';
import { actsOf, saidOf } from '../../support/refusals.ts';
import { aRunningClub, nothing, user } from './a-running-club.ts';

const on = { ...nothing, tables: true };
const off = { ...nothing, tables: false };

const managing = (club: Story, name: string) => club.stranger(name, { managesGuild: true });

const answer = (club: Story, given = true) => ({
  consent: String(club.view.entries.findLast(({ type }) => type === 'consent-asked')?.seq),
  given,
  reason: null,
});

/** Has so many tables be played, whatever else the rooms say. */
const withTables = ({ view: { rooms } }: Story, played: number) => {
  const [first] = rooms;
  if (first === undefined) throw new Error('A club has rooms');
  const { tablesPlayed } = first;
  first.tablesPlayed = () => played;
  onTestFinished(() => {
    if (tablesPlayed === undefined) delete first.tablesPlayed;
    else first.tablesPlayed = tablesPlayed;
  });
};

const told = (club: Story) =>
  club.announced.filter(({ notice: { kind } }) => kind === 'tables-chosen' || kind === 'settings-changed');

describe('tables in /setup', () => {
  it('are off at first', () => {
    const { club } = aRunningClub();
    expect(club.view.settings).toMatchObject({ tables: false, tableBans: false });
  });

  it('are turned on at once with the first Chief Justice', () => {
    const club = aClub({ now: '2026-11-16 09:00' });
    const first = club.does(managing(club, 'Olga'), setUpClub, { ...on, chief: user('Chi') });
    expect(first).toMatchObject({ value: { changed: expect.arrayContaining(['tables', 'chief']) } });
    expect(club.view.settings.tables).toBe(true);
  });

  it('are turned on at once by the Chief Justice, on record and announced', () => {
    const { club, olga } = aRunningClub();
    const done = club.does(olga, setUpClub, { ...on, tableBans: true });
    expect(done).toMatchObject({ value: { changed: ['tables', 'table_bans'] } });
    expect(done).not.toHaveProperty('value.tablesAsked');
    expect(club.view.settings).toMatchObject({ tables: true, tableBans: true });
    expect(club.view.entries.at(-1)).toMatchObject({
      type: 'tables-chosen',
      tables: true,
      bans: true,
      by: 1,
    });
    expect(told(club)).toEqual([
      {
        notice: { kind: 'tables-chosen', tables: true, bans: true, by: 1, consent: null },
        target: { to: 'discussion' },
      },
    ]);
  });

  it.each([
    ['somebody who may not manage the server', { managesGuild: false }, ['needs-guild-manager'], ['III.1']],
    ['somebody who may', { managesGuild: true }, ['done'], []],
  ])('may be asked for by %s: %j', (_, rights, said, acts) => {
    const { club } = aRunningClub();
    const asked = club.does(club.stranger('Pete', rights), setUpClub, on);
    expect(saidOf(asked)).toEqual(said);
    if (acts.length > 0) expect(actsOf(asked)).toEqual(acts);
    expect(club.view.settings.tables).toBe(false);
  });

  it('Act III.4: wait for the Chief Justice where somebody else wants them', () => {
    const { club, olga } = aRunningClub();
    const pete = managing(club, 'Pete');
    const asked = club.does(pete, setUpClub, on);
    expect(asked).toMatchObject({ value: { changed: [], tablesAsked: expect.any(Number) } });
    expect(club.announced.at(-1)).toMatchObject({
      notice: { kind: 'consent-asked' },
      target: { to: 'discussion' },
    });
    for (const again of [pete, managing(club, 'Zoe')])
      expect(saidOf(club.does(again, setUpClub, on))).toEqual(['consent-waits']);
    const jude = club.person('Jude', { offices: ['justice', 'moderator'] });
    for (const other of [pete, jude, club.stranger('Ana')]) {
      const refusal = club.does(other, answerConsent, answer(club));
      expect([saidOf(refusal), actsOf(refusal)]).toEqual([['needs-office'], ['III.4']]);
    }
    expect(club.view.settings.tables).toBe(false);
    expect(saidOf(club.does(olga, answerConsent, answer(club)))).toEqual(['done']);
    expect(club.view.settings.tables).toBe(true);
    const petes = club.view.people.byAccount('90Pete')?.number;
    expect(club.announced.at(-1)?.notice).toEqual({
      ...{ kind: 'tables-chosen', tables: true, bans: null },
      ...{ by: petes, consent: 1 },
    });
    expect(club.does(olga, answerConsent, answer(club))).toMatchObject({ invalid: { problem: 'lapsed' } });
  });

  it('stay off where the Chief Justice declines, or agrees after eight days', () => {
    const { club, olga } = aRunningClub();
    const pete = managing(club, 'Pete');
    club.does(pete, setUpClub, on);
    expect(saidOf(club.does(olga, answerConsent, answer(club, false)))).toEqual(['done']);
    club.does(pete, setUpClub, on);
    club.at('2026-11-24 00:00');
    expect(club.does(olga, answerConsent, answer(club))).toMatchObject({ invalid: { problem: 'lapsed' } });
    expect(club.view.settings.tables).toBe(false);
  });

  it('are not turned on again by an agreement to what is so by now', () => {
    const { club, olga } = aRunningClub();
    club.does(managing(club, 'Pete'), setUpClub, on);
    club.does(olga, setUpClub, on);
    expect(club.does(olga, answerConsent, answer(club))).toMatchObject({ invalid: { problem: 'lapsed' } });
  });

  it('take no consent of the Chief Justice for what stays as it is', () => {
    const { club } = aRunningClub();
    const before = club.view.entries.length;
    const same = club.does(managing(club, 'Pete'), setUpClub, { ...off, tableBans: false });
    expect(same).toMatchObject({ value: { changed: [] } });
    expect(club.view.entries).toHaveLength(before);
  });
});

describe('tables that are played', () => {
  it.each([
    [1, 'still open or being played'],
    [3, 'still open or being played'],
  ])('are not turned off: %i of them', (played) => {
    const { club, olga } = aRunningClub();
    club.does(olga, setUpClub, on);
    withTables(club, played);
    const before = club.view.entries.length;
    for (const who of [olga, managing(club, 'Pete')]) {
      const refusal = club.does(who, setUpClub, { ...off, tableBans: true });
      expect(refusal).toMatchObject({ refusals: [{ code: 'tables-played', played, acts: [] }] });
    }
    expect(club.view.entries).toHaveLength(before);
    expect(club.view.settings).toMatchObject({ tables: true, tableBans: false });
    expect(saidOf(club.does(olga, setUpClub, { ...nothing, tableBans: true }))).toEqual(['done']);
  });

  it('are not turned off either by an agreement from before they began', () => {
    const { club, olga } = aRunningClub();
    club.does(olga, setUpClub, on);
    club.does(managing(club, 'Pete'), setUpClub, off);
    withTables(club, 1);
    expect(saidOf(club.does(olga, answerConsent, answer(club)))).toEqual(['tables-played']);
    expect(club.view.settings.tables).toBe(true);
    expect(saidOf(club.does(olga, answerConsent, answer(club, false)))).toEqual(['done']);
  });

  it('are turned off once none is left', () => {
    const { club, olga } = aRunningClub();
    club.does(olga, setUpClub, on);
    withTables(club, 0);
    expect(saidOf(club.does(olga, setUpClub, off))).toEqual(['done']);
    expect(club.view.settings.tables).toBe(false);
  });
});
