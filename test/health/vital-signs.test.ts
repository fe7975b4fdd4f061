import { describe, expect, it } from 'vitest';
import { ailments, type VitalSigns } from '../../src/health/vital-signs.ts';

const waiting = { clubs: 1, entries: 100, notices: 0, longest: 0, owed: 0, copies: null };
const well: VitalSigns = {
  gateway: [{ id: 0, ready: true, ping: 40, servers: 3 }],
  underWay: 0,
  inMemory: 1,
  changes: 1,
  queue: 0,
  sinceRound: 60_000,
  behind: 0,
  waits: false,
  kept: waiting,
};
const day = 24 * 3600_000;
const copies = { age: 0, made: true, tooOld: 3 * day };

describe('a bot', () => {
  it('that is well has no ailment, nor one that is busy', () => {
    expect(ailments(well, null)).toEqual([]);
    expect(ailments({ ...well, underWay: 100, queue: 500 }, null)).toEqual([]);
  });

  it.each<[string, Partial<VitalSigns>, string | null, string]>([
    [
      'that is not connected',
      { gateway: [{ id: 0, ready: false, ping: 40, servers: 3 }] },
      null,
      'not connected to Discord',
    ],
    [
      'that is not connected on one of its shards',
      {
        gateway: [
          { id: 2, ready: true, ping: 40, servers: 3 },
          { id: 3, ready: false, ping: 40, servers: 3 },
        ],
      },
      null,
      'the bot is not connected to Discord on shard 3',
    ],
    ['that was never connected', { gateway: null }, null, 'the bot is not connected to Discord'],
    ['whose calendar stands still', { sinceRound: 180_000 }, null, 'not been looked at for 3 minutes'],
    ['whose clock is behind', { behind: 1 }, null, 'the clock is behind'],
    ['whose database is silent', { kept: null }, null, 'database does not answer'],
    ['whose disk is full', {}, 'ENOSPC', 'cannot be written: ENOSPC'],
    [
      'that cannot post',
      { kept: { ...waiting, notices: 2, longest: 900_000 } },
      null,
      '2 notices wait to be posted, the first for 15 minutes',
    ],
    [
      'whose last copy is too old',
      { kept: { ...waiting, copies: { ...copies, age: 3 * day } } },
      null,
      'the last copy of the database is 3 days old',
    ],
    [
      'that was never copied',
      { kept: { ...waiting, copies: { ...copies, age: 9 * day, made: false } } },
      null,
      'there is no copy of the database, which is 9 days old',
    ],
  ])('%s has one', (_, changed, unwritable, said) => {
    expect(ailments({ ...well, ...changed }, unwritable)).toEqual([expect.stringContaining(said)]);
  });

  it.each<[string, Partial<VitalSigns>]>([
    ['whose calendar was looked at just in time', { sinceRound: 179_999 }],
    ['that was copied in time', { kept: { ...waiting, copies: { ...copies, age: 3 * day - 1 } } }],
    [
      'that is too new to have been copied',
      { kept: { ...waiting, copies: { ...copies, age: 3 * day - 1, made: false } } },
    ],
    ['whose notice is tried again', { kept: { ...waiting, notices: 2, longest: 899_999 } }],
    [
      'that waits for the process whose notices these are',
      { waits: true, kept: { ...waiting, notices: 2, longest: 900_000 } },
    ],
    ['that has only the site', { gateway: 'none' }],
    ['that has had no heartbeat yet', { gateway: [{ id: 0, ready: true, ping: null, servers: 3 }] }],
  ])('%s has none', (_, changed) => {
    expect(ailments({ ...well, ...changed }, null)).toEqual([]);
  });

  it('has as many as there are', () => {
    expect(
      ailments(
        {
          ...well,
          gateway: [{ id: 0, ready: false, ping: null, servers: 3 }],
          sinceRound: 900_000,
          kept: null,
        },
        'EROFS',
      ),
    ).toHaveLength(4);
  });
});
