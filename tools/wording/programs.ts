import { type Refusal, TurnedAway, Unreachable } from '../../src/discord/entrance.ts';
import type { DiscordFacts, ServerFacts } from '../../src/discord/look-around.ts';
import { notesOf } from '../../src/doctor/club-notes.ts';
import type { Finding } from '../../src/doctor/finding.ts';
import { examineHosting } from '../../src/doctor/hosting.ts';
import { keyFile, keyUnusable, secretsKeyMissing } from '../../src/doctor/keys.ts';
import {
  clockOff,
  diskKind,
  nodeVersion,
  proxy,
  recordsFile,
  settingsFile,
  timeZones,
} from '../../src/doctor/machine.ts';
import { examineDiscord } from '../../src/doctor/on-discord.ts';
import { copyAge, diskRoom, leaving } from '../../src/doctor/records.ts';
import { notWritten } from '../../src/doctor/server.ts';
import type { ClubView } from '../../src/house/ports.ts';
import { whyNotListening } from '../../src/listening.ts';
import * as errors from '../../src/store/database-errors.ts';
import { extentOf, setAsideWords } from '../../src/store/verify.ts';
import { club, now } from './club.ts';
import { inGroup, type Message, type Said } from './message.ts';
import { everyOne } from './worded.ts';

const file = 'data/club.db';

type Errors = typeof errors;
/** What each error of the database needs to know; one that is new has to be added here. */
type ErrorSamples = {
  readonly [Name in keyof Errors as Errors[Name] extends new (
    ...known: never
  ) => errors.DatabaseError
    ? Name
    : never]: readonly errors.DatabaseError[];
};

const databaseErrors: ErrorSamples = {
  DatabaseDamaged: [
    new errors.DatabaseDamaged(file),
    new errors.DatabaseDamaged(file, 'file is not a database'),
  ],
  DatabaseLost: [new errors.DatabaseLost(file, ['data/club.db-wal', 'data/account.key'])],
  DiskFails: [new errors.DiskFails('data/club.db-wal')],
  LogMissing: [new errors.LogMissing(file)],
  DatabaseNewer: [new errors.DatabaseNewer(file, ['20270101000000_more'])],
  DatabaseOlder: [new errors.DatabaseOlder(file)],
  DatabaseLocked: [new errors.DatabaseLocked(file)],
  DatabaseNotWritable: [new errors.DatabaseNotWritable(file)],
  NotAFile: [new errors.NotAFile('data')],
  DatabaseMissing: [new errors.DatabaseMissing(file)],
  KeyDamaged: [
    new errors.KeyDamaged('data/account.key', 'links to records that were given out before no longer work'),
  ],
  KeyNotMade: [new errors.KeyNotMade('data/account.key')],
  CopyExists: [new errors.CopyExists('backups/club.db')],
  CopyNotWhole: [
    new errors.CopyNotWhole(file, ['Club 1000, game 1: kept is won, the ledger makes it drawn']),
    new errors.CopyNotWhole(file, ['one difference', 'another', 'a third', 'a fourth']),
  ],
  CopyMissing: [new errors.CopyMissing('backups/club.db')],
  FolderNamed: [new errors.FolderNamed('backups')],
  FileUnreadable: [new errors.FileUnreadable(file)],
  OthersDatabase: [new errors.OthersDatabase(file)],
  BotRuns: [new errors.BotRuns(file)],
  NotAnExport: [
    new errors.NotAnExport('club.export'),
    new errors.NotAnExport('club.export', 'a newer version'),
  ],
  ExportMissing: [new errors.ExportMissing('club.export')],
  SealKeyMissing: [new errors.SealKeyMissing('club.export', 'club.export.key')],
  SealBroken: [new errors.SealBroken('club.export')],
  NotOfThisBot: [new errors.NotOfThisBot('club.export')],
  ClubUnknown: [
    new errors.ClubUnknown(club, []),
    new errors.ClubUnknown(club, [
      { id: '1001', name: 'Friday Lunch' },
      { id: '1002', name: null },
    ]),
  ],
  ClubThere: [new errors.ClubThere(club)],
  AccountKeyNeeded: [
    new errors.AccountKeyNeeded(1, 'data/account.key'),
    new errors.AccountKeyNeeded(2, 'data/account.key'),
  ],
};

const refusals = everyOne<Refusal>({
  token: true,
  intents: true,
  version: true,
  shards: true,
  'more shards': true,
});

const server: ServerFacts = {
  id: club,
  name: 'Friday Lunch',
  lacking: [],
  channels: [],
  lackingForStep: [],
  ownCommands: { wanted: 0, known: true },
};
const facts: DiscordFacts = {
  ...{ application: { id: '190', name: 'Rook & Gavel', isPublic: true }, canRead: true, ahead: 0 },
  ...{ commandsKnown: true, startsLeft: 900, servers: [server] },
};
const ailing: DiscordFacts = {
  ...{ ...facts, canRead: false, commandsKnown: false, startsLeft: 1 },
  servers: [
    {
      ...{ ...server, lacking: ['Create Events', 'Manage Threads'], lackingForStep: ['Manage Roles'] },
      ownCommands: { wanted: 2, known: false },
      channels: [
        { place: 'discussion', name: 'discussion', lacking: ['Send Messages'], unseenBy: [] },
        { place: 'games', name: null, lacking: [], unseenBy: [] },
        { place: 'court', name: 'court', lacking: [], unseenBy: ['101', '102'] },
      ],
    },
    { ...server, ownCommands: { wanted: 0, known: false } },
    { ...server, ownCommands: { wanted: 2, known: null } },
    { ...server, ownCommands: { wanted: 2, known: true } },
  ],
};

/** What the person who keeps the bot reads: why a program ended, and what the doctor found. */
export const programWords = (view: ClubView): Message[] => [
  ...inGroup('The programs', 'Why it could not be done', endings()),
  ...inGroup('The programs', 'What the doctor finds', found(view)),
];

const endings = (): Said[] => [
  ...Object.entries(databaseErrors).flatMap(([code, each]) =>
    each.map(({ message }) => ({ code, text: message })),
  ),
  ...refusals.map((refusal) => ({ code: refusal, text: new TurnedAway(refusal).message })),
  { code: 'unreachable', text: new Unreachable('https://discord.com/api', 'ENOTFOUND').message },
  ...['EADDRINUSE', 'EACCES', 'EADDRNOTAVAIL'].map((code) => ({ code, text: wordsOf(code) })),
  { code: 'extent', text: extentOf({ clubs: 1, entries: 1 }) },
  ...setAsideWords({ clubs: 1, entries: 2, differences: [], setAside: ['entry 2 of club 1000'] }).map(
    (text) => ({
      ...{ code: 'set-aside', text },
    }),
  ),
];

function wordsOf(code: string): string {
  const why = whyNotListening(Object.assign(new Error(code), { code }), { host: '127.0.0.1', port: 3220 });
  return why instanceof Error ? why.message : '';
}

const day = 86_400_000;
const departed = { club, name: null, leftAt: now, lastAt: now };

/** What each look of the doctor comes to, well and unwell. */
function found(view: ClubView): Said[] {
  const one = { servers: [], frontPage: null, shards: null };
  const notes = notesOf(view);
  const looks: Readonly<Record<string, readonly Finding[]>> = {
    nodeVersion: ['v20.19.0', 'v18.0.0'].map(nodeVersion),
    timeZones: [timeZones(), timeZones(() => 0)],
    clockOff: [0, 9_000, -90_000, null].map(clockOff),
    settingsFile: settingsFile(0o644),
    recordsFile: recordsFile(file, { file: 0o644, folder: 0o755 }),
    keyFile: keyFile('data/club.db.secrets.key', { file: 0o644, folder: 0o755 }),
    keyUnusable: databaseErrors.KeyDamaged.map(({ message }) => keyUnusable(message)),
    secretsKeyMissing: [secretsKeyMissing('data/club.db.secrets.key')],
    diskKind: diskKind(26_985, 'linux'),
    proxy: proxy('https://chess.example.org', []),
    onDiscord: [...examineDiscord(facts, []), ...examineDiscord(ailing, [notes])],
    nowhere: examineDiscord({ ...facts, servers: [] }, [notes]),
    hosting: [
      ...examineHosting(facts, { clubs: [view], hosting: one }),
      ...examineHosting(facts, {
        clubs: [view],
        hosting: { servers: ['1001'], frontPage: '1001', shards: null },
      }),
      ...examineHosting(facts, { clubs: [], hosting: { servers: [], frontPage: club, shards: null } }),
    ],
    notWritten: ['25006', '42501', '53100', 'XX000'].map((code) =>
      notWritten(Object.assign(new Error('something else broke'), { code })),
    ),
    diskRoom: [10, 300_000_000, 9_000_000_000].map(diskRoom),
    copyAge: [null, day / 2, 9 * day].map((age) => copyAge(age, 'backups')),
    leaving: [leaving({ ...departed, name: 'Friday Lunch' }, now), leaving(departed, now)],
  };
  return Object.entries(looks).flatMap(([code, findings]) =>
    findings.map(({ what, todo }) => ({ code, text: todo === null ? what : `${what}\n→ ${todo}` })),
  );
}
