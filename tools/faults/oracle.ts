import { bears } from '../../src/discord/sign.ts';
import { ShardsTaken } from '../../src/house/duty.ts';
import { type Ordered, ofTables } from './tables.ts';
import { type Kept, tracesIn, tracesOf, type Written } from './traces.ts';

/** Something that people asked of the bot, and what they were told. */
export interface Asked {
  id: string;
  /** The words of the command, or what the component or form is. */
  what: string;
  /** Whether it is one that changes nothing. */
  looksOnly: boolean;
  /** It was put off, its token is still good, and nothing has come since. */
  spins: boolean;
  /** What was said in answer, each message once; not the question before a Confirm. */
  said: readonly string[];
}

/** A notice, as the database has it. */
export interface NoticeKept {
  id: number;
  kind: string;
  /** The words that the sign of its post is made of. */
  marker: string;
  message: string | null;
  abandoned: string | null;
}

/** All that can be seen of a club once its troubles are over. */
export interface Evidence {
  asked: readonly Asked[];
  kept: readonly Kept[];
  entries: readonly Written[];
  notices: readonly NoticeKept[];
  /** What each message of the bot said at first. */
  posts: readonly string[];
  /** What `ledger:verify` finds. */
  differences: readonly string[];
  /** What Discord's specification forbids. */
  violations: readonly string[];
  log: readonly string[];
  /** Those lines of it that are of a process with another beside it: where its connection is cut, the other may take its shards. */
  logOfTwo: readonly string[];
  /** Ends with a code that tells the supervisor what is not so. */
  wrongEnds: readonly string[];
  /** What may stand in no log. */
  secrets: readonly string[];
  orders: readonly Ordered[];
  /** What the database holds in words. */
  stored: readonly string[];
}

export const lossKinds = [
  'command lost',
  'command doubled',
  'refused and done',
  'answer lost',
  'answer doubled',
  'notice lost',
  'notice doubled',
  'spinning',
  'ledger differs',
  'specification broken',
  'broke down',
  'ended wrongly',
  'secret logged',
  'secret told early',
  'orders lost',
  'result doubled',
  'never settled',
] as const;

export interface Loss {
  kind: (typeof lossKinds)[number];
  about: string;
}

/** Everything that was lost, doubled or left undone. */
export const judge = (evidence: Evidence): Loss[] => [
  ...evidence.asked.flatMap((asked) => ofCommand(asked, evidence)),
  ...ofLedger(evidence),
  ...evidence.notices.flatMap((notice) => ofNotice(notice, evidence)),
  ...ofAnnouncing(evidence),
  ...ofTables(evidence),
  ...evidence.differences.map((about) => ({ kind: 'ledger differs', about }) as const),
  ...evidence.violations.map((about) => ({ kind: 'specification broken', about }) as const),
  ...evidence.wrongEnds.map((about) => ({ kind: 'ended wrongly', about }) as const),
  ...ofLog(evidence),
];

/** Who was interrupted is told so as well. */
export const isRefusal = (said: string) => /⛔|❓|nothing was changed/.test(said);
const isApology = (said: string) => said.startsWith('Something went wrong');
const isDone = (said: string) => !isRefusal(said) && !isApology(said);

function ofCommand({ id, what, looksOnly, spins, said }: Asked, { kept }: Evidence): Loss[] {
  const loss = (kind: Loss['kind']): Loss => ({ kind, about: `${what} (${id}): ${said.join(' | ')}` });
  const isKept = kept.some(({ interaction }) => interaction === id);
  const tellings = said.filter(isDone).length;
  if (spins) return [loss('spinning')];
  if (isKept && said.some(isRefusal)) return [loss('refused and done')];
  if (isKept && tellings === 0) return [loss('answer lost')];
  if (isKept && tellings > 1) return [loss('answer doubled')];
  return !isKept && !looksOnly && tellings > 0 ? [loss('command lost')] : [];
}

/** Each command carried out has left its entry, and each such entry has its command. */
function ofLedger({ kept, entries }: Evidence): Loss[] {
  const expected = counted(kept.flatMap(tracesOf));
  const found = counted(tracesIn(entries));
  return [...new Set([...expected.keys(), ...found.keys()])].flatMap((key): Loss[] => {
    const [should, does] = [expected.get(key) ?? 0, found.get(key) ?? 0];
    if (should === does) return [];
    const about = `${key}: ${does} in the ledger, ${should} carried out`;
    return [{ kind: does < should ? 'command lost' : 'command doubled', about }];
  });
}

function counted(keys: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  return counts;
}

/** What is no message of its own: what the server's events show. */
const wordless = ['session-event'];
/** Why a notice is rightly given up. */
const overtaken = ['the session has begun', 'a later one says it'];

function ofNotice({ id, kind, marker, message, abandoned }: NoticeKept, { posts }: Evidence): Loss[] {
  const loss = (lost: Loss['kind'], why: string): Loss => ({
    kind: lost,
    about: `notice ${id}, ${kind}: ${why}`,
  });
  const posted = posts.filter((content) => bears(content, marker)).length;
  if (posted > 1) return [loss('notice doubled', `posted ${posted} times`)];
  if (abandoned !== null) return overtaken.includes(abandoned) ? [] : [loss('notice lost', abandoned)];
  if (message === null) return [loss('notice lost', 'still to be posted')];
  return posted === 0 && !wordless.includes(kind)
    ? [loss('notice lost', 'noted as posted, and not there')]
    : [];
}

/** Which notice tells the club of what was carried out. */
const announcedBy: Readonly<Record<string, string>> = {
  'club-set-up': 'office-changed',
  'office-given': 'office-changed',
  'office-taken': 'office-changed',
  'game-approved': 'game-action',
  'game-refused': 'game-action',
  'game-corrected': 'game-action',
  'game-voided': 'game-action',
  'score-adjusted': 'score-adjusted',
  'suggestion-taken': 'suggested',
};

/** Each command that the club is to be told of has left its notice. */
function ofAnnouncing({ kept, notices }: Evidence): Loss[] {
  const expected = counted(kept.flatMap(({ outcome }) => announcedBy[String(outcome.kind)] ?? []));
  const found = counted(notices.map(({ kind }) => kind));
  return [...expected].flatMap(([kind, should]): Loss[] => {
    const does = found.get(kind) ?? 0;
    if (does === should) return [];
    const about = `${kind}: ${does} notices of ${should}`;
    return [{ kind: does < should ? 'notice lost' : 'notice doubled', about }];
  });
}

const breakdown = /unhandled|uncaught|"level":60|FATAL|out of memory/i;
/** The last words of a bot that Discord has turned away; whether it was is seen by the code with which it ended. */
const turnedAway = /"level":60.*"exit":2\d\b/;

/** The last words of a process whose shards another one has taken. */
const shardsTaken = new RegExp(`"level":60.*${new ShardsTaken().message}.*"exit":1\\b`);

const ofLog = ({ log, logOfTwo, secrets }: Evidence): Loss[] =>
  log.flatMap((line): Loss[] => [
    ...(breakdown.test(line) && !turnedAway.test(line) && !(shardsTaken.test(line) && logOfTwo.includes(line))
      ? [{ kind: 'broke down', about: line } as const]
      : []),
    ...(secrets.some((secret) => line.includes(secret))
      ? [{ kind: 'secret logged', about: line } as const]
      : []),
  ]);
