import { describe, expect, it } from 'vitest';
import { told } from '../../src/doctor/finding.ts';
import {
  clockOff,
  diskKind,
  nodeVersion,
  proxy,
  recordsFile,
  settingsFile,
  site,
  siteAddress,
  timeZones,
} from '../../src/doctor/machine.ts';
import { copyAge, diskRoom } from '../../src/doctor/records.ts';

describe('the doctor looks at', () => {
  it.each([
    ['v20.18.3', 'wrong'],
    ['v18.20.0', 'wrong'],
    ['v20.19.0', 'ok'],
    ['v22.0.0', 'ok'],
    [process.version, 'ok'],
  ])('Node.js: %s is %s', (version, mark) => {
    expect(nodeVersion(version)).toMatchObject({ mark, what: expect.stringContaining(version) });
  });

  it.each([
    ['without any', () => 12],
    [
      'that knows none but UTC',
      () => {
        throw new RangeError('Invalid time zone specified: Europe/London');
      },
    ],
  ])('the time zones: those of a Node.js %s are wrong', (_, hour) => {
    expect(timeZones(hour)).toMatchObject({ mark: 'wrong', todo: expect.stringContaining('full ICU') });
    expect(timeZones().mark).toBe('ok');
  });

  it.each([
    [0, 'ok', 'is right'],
    [5400, 'ok', 'is right'],
    [-5600, 'warn', '6 seconds slow'],
    [60_400, 'warn', '60 seconds fast'],
    [-61_000, 'wrong', '61 seconds slow'],
    [null, 'warn', 'could not be compared'],
  ])('the clock: %o ms ahead is %s', (ahead, mark, what) => {
    expect(clockOff(ahead)).toMatchObject({ mark, what: expect.stringContaining(what) });
  });

  it.each([
    [null, 0],
    [0o100600, 0],
    [0o100640, 0],
    [0o100644, 1],
    [0o100602, 1],
  ])('the permissions of .env: %o', (mode, warnings) => {
    expect(settingsFile(mode)).toHaveLength(warnings);
  });

  it.each([
    [1_000_000_000, 'ok'],
    [999_999_999, 'warn'],
    [100_000_000, 'warn'],
    [99_999_999, 'wrong'],
  ])('the room on the disk: %i bytes are %s', (bytes, mark) => {
    expect(diskRoom(bytes).mark).toBe(mark);
  });

  it.each([
    [null, 'warn', 'no copy of the database in data/backups'],
    [0, 'ok', 'less than two days old'],
    [2 * 86_400_000 - 1, 'ok', 'less than two days old'],
    [2 * 86_400_000, 'warn', '2 days old'],
  ])('the last copy: of one %o ms old it says %s', (age, mark, what) => {
    expect(copyAge(age, 'data/backups')).toMatchObject({ mark, what: expect.stringContaining(what) });
  });
});

it.each([
  ['600', '755', 0],
  ['640', '755', 0],
  ['644', '750', 0],
  ['644', '755', 1],
  ['602', '711', 1],
])('records of permissions %s in a folder of %s are warned of so often: %i', (file, folder, warnings) => {
  const modes = { file: Number.parseInt(file, 8), folder: Number.parseInt(folder, 8) };
  expect(recordsFile('club.db', modes)).toHaveLength(warnings);
});

it('an address that this machine has is told from one that it has not', async () => {
  expect((await siteAddress('127.0.0.1')).mark).toBe('ok');
  expect(await siteAddress('203.0.113.7')).toMatchObject({
    mark: 'wrong',
    todo: expect.stringContaining('set HOST to an address it has'),
  });
});

it('what was found is told in a line, and what to do about it below', () => {
  expect(told([nodeVersion('v18.0.0'), clockOff(0)])).toEqual([
    'wrong  Node.js v18.0.0 is too old',
    '       → Install 20.19 or newer, from https://nodejs.org.',
    'ok     The clock is right',
  ]);
});

it.each<[string | null, string[], string[]]>([
  [null, [], []],
  ['http://library-pc:3220', [], []],
  ['https://chess.example.org', ['127.0.0.1'], []],
  ['https://chess.example.org', [], ['warn']],
])('a site at %s with the proxies %j is told of: %j', (url, trusted, marks) => {
  expect(proxy(url, trusted).map(({ mark }) => mark)).toEqual(marks);
});

it.each([
  [null, ['warn']],
  ['http://localhost:3000', ['warn']],
  ['http://127.0.0.1:3000', ['warn']],
  ['http://[::1]:3000', ['warn']],
  ['https://chess.example.org', []],
  ['http://192.168.1.20:3000', []],
])('players of Diplomacy and a site at %s: %j', (url, marks) => {
  expect(site(url).map(({ mark }) => mark)).toEqual(marks);
});

it.each<[string, number, NodeJS.Platform, string | null]>([
  ['ext4', 0xef53, 'linux', null],
  ['btrfs', 0x9123683e, 'linux', null],
  ['NFS', 0x6969, 'linux', 'NFS'],
  ['SMB', 0xff534d42, 'linux', 'SMB'],
  ['SMB where numbers have a sign', 0xff534d42 | 0, 'linux', 'SMB'],
  ['SMB of today', 0xfe534d42, 'linux', 'SMB'],
  ['9P', 0x01021997, 'linux', '9P'],
  ['FUSE', 0x65735546, 'linux', 'FUSE'],
  ['another system, whose numbers are others', 0x6969, 'darwin', null],
])('a database on %s is told of where that is a network disk', (_, type, platform, kind) => {
  const found = diskKind(type, platform).map(({ mark, what }) => `${mark} ${what}`);
  expect(found).toEqual(kind === null ? [] : [expect.stringMatching(`^warn .*network disk \\(${kind}\\)`)]);
});
