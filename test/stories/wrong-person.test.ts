import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { commands } from '../../commands/index.ts';
import type { OptionToSend } from '../../packages/playground/src/index.ts';
import { Cases } from '../support/a-hearing.ts';
import { type Everybody, everybody, type Who } from '../support/everybody.ts';
import { refusesEach, type WrongUse } from '../support/wrong-use.ts';

const long = 'x'.repeat(5000);
const reason = 'Because.';

let stage: Everybody;
beforeAll(async () => {
  stage = await everybody();
  const { owner, gus, morgan } = stage.people;
  await stage.club.nameStaff(owner, { chief: morgan, by: gus });
  await beforeTheCourt(stage);
});
afterAll(() => stage.club.close());

/** Ana against Mia: case 1 waits for its panel, 2 is being heard, and 3 is judged. */
async function beforeTheCourt({ club, people: { ana, mia, morgan, jude } }: Everybody): Promise<void> {
  const cases = new Cases(club);
  await cases.granted(ana, mia, morgan);
  for (const number of [2, 3]) {
    await cases.granted(ana, mia, morgan);
    await cases.seat(number, morgan, jude);
  }
  for (const justice of [morgan, jude]) await cases.vote(3, justice);
  await cases.judge(3, morgan, jude);
}

/** Every command that names somebody: who may give it, the option, and what else it needs. */
const naming: readonly (readonly [Who, string, string, Record<string, OptionToSend>])[] = [
  ['ana', 'game record', 'opponent', { result: 'won' }],
  ['mia', 'game record', 'player', { result: 'won', opponent: 'Tom' }],
  ['ana', 'game history', 'member', {}],
  ['ana', 'profile', 'member', {}],
  ['ana', 'explain', 'member', {}],
  ['ana', 'preview', 'opponent', {}],
  ['ana', 'online challenge', 'opponent', {}],
  ['jude', 'game approve', 'overseer', { game: '8' }],
  ['jude', 'game adjudicate', 'white', { black: 'Tom', white_captured: 'q' }],
  ['jude', 'game adjudicate', 'black', { white: 'Tom', white_captured: 'q' }],
  ['jude', 'game limit', 'white', { black: 'Tom', minutes: 10 }],
  ['jude', 'game limit', 'black', { white: 'Tom', minutes: 10 }],
  ['jude', 'clock open', 'white', { black: 'Tom' }],
  ['jude', 'clock open', 'black', { white: 'Tom' }],
  ['jude', 'session mark', 'member', { present: true }],
  ['jude', 'member rename', 'member', { name: 'Una' }],
  ['jude', 'penalty issue', 'member', { kind: 'warning', offence: 'Shouting', reason }],
  ['jude', 'penalty fraud', 'member', { game: '1', reason }],
  ['jude', 'penalty adjust', 'member', { points: 5, reason }],
  ['jude', 'penalty list', 'member', {}],
  ['jude', 'ban issue', 'member', { until: '2026-11-27', ground: 'serious', finding: 'intent', reason }],
  ['jude', 'monitor set', 'member', { suspicion: reason }],
  ['jude', 'monitor restate', 'member', { suspicion: reason }],
  ['jude', 'monitor lift', 'member', { reason }],
  ['jude', 'record', 'member', {}],
  ['morgan', 'chief appoint', 'member', { office: 'justice' }],
  ['morgan', 'chief dismiss', 'member', { office: 'moderator' }],
  ['morgan', 'chief remove', 'member', { basis: 'inactive' }],
  ['morgan', 'chief clock', 'member', { on: true }],
  ['morgan', 'chief modify', 'member', { points: 5, reason }],
  ['morgan', 'chief breach', 'member', { reason }],
  ['mia', 'appeal file', 'member', { against: 'other' }],
  ['ana', 'court counsel', 'member', { case: '2026/1' }],
  ['ana', 'court witness', 'member', { case: '2026/2' }],
  ['morgan', 'court panel', 'first', { case: '2026/1', second: 'Jude' }],
  ['morgan', 'court panel', 'second', { case: '2026/1', first: 'Jude' }],
  ['morgan', 'court panel', 'third', { case: '2026/1', first: 'Jude' }],
  ['jude', 'court author', 'justice', { case: '2026/3' }],
  ['owner', 'staff ban', 'member', { reason }],
  ['owner', 'staff lift', 'member', {}],
  ['owner', 'privacy export', 'member', {}],
  ['owner', 'privacy delete', 'member', {}],
];
/** Also names an account, so that its cases are with those of offices; and what is only there where a club has tables. */
const elsewhere = [
  'chief link member',
  'nomic points member',
  'table officer member',
  'table remove member',
  'table replace member',
  'tournament officer member',
  'tournament team captain',
];
type Declared = readonly { name: string; options?: Declared | undefined }[];

/** What a person is called in the commands. */
const people = /^(member|opponent|player|white|black|overseer|first|second|third|justice|captain)$/;

/** Every option that names a person, by its command. */
const namesIn = (declared: Declared, path = ''): string[] =>
  declared.flatMap(({ name, options = [] }) => [
    ...(path !== '' && people.test(name) ? [`${path} ${name}`] : []),
    ...namesIn(options, `${path} ${name}`.trim()),
  ]);

it('every command that names somebody is tried with those who cannot be meant', () => {
  const tried = [...naming.map(([, command, option]) => `${command} ${option}`), ...elsewhere];
  expect(tried.sort()).toEqual(namesIn(commands.map(({ data }) => data)).sort());
});

describe('somebody who cannot be meant', () => {
  const uses = naming.flatMap(([who, command, option, more]): WrongUse[] => {
    const named = (text: string) => ({ ...more, [option]: text });
    return [
      [who, command, named('Nobody'), 'don’t know “Nobody”', '`#12`'],
      [who, command, named('#999'), 'don’t know', '999'],
      [who, command, named('   '), 'don’t know'],
      [who, command, named('@everyone <@1> **x**'), 'don’t know', '\\*\\*x\\*\\*'],
      [who, command, named(long), 'don’t know'],
      [who, command, named('alex'), 'More than one person is called', '`#', 'or `#'],
      [who, command, ({ bot }) => ({ ...more, [option]: bot }), 'A bot can’t', 'Act 0.9'],
      [who, command, ({ bot }) => named(bot.id), 'A bot can’t', 'Act 0.9'],
    ];
  });
  refusesEach(uses, () => stage);
});

/** Mentions and ids of what is no person, for one command: whom a text names is found out in one place. */
describe('what is not somebody', () => {
  const record = (opponent: OptionToSend) => ({ opponent, result: 'won' });
  const unknown = '1234567890123456789';
  refusesEach(
    [
      ['ana', 'game record', record(`<@${unknown}>`), 'don’t know', unknown],
      ['ana', 'game record', record(unknown), 'don’t know', unknown],
      ['ana', 'game record', record('<@99999999999999999999999>'), 'don’t know'],
      ['ana', 'game record', () => record(stage.club.guild.channel('games')), 'don’t know', '\\<\\#'],
      ['ana', 'game record', () => record(stage.club.guild.channel('games').id), 'don’t know'],
      ['ana', 'game record', () => record(stage.club.guild.id), 'don’t know'],
      ['ana', 'game record', () => record(`<@&${stage.club.guild.id}>`), 'don’t know'],
      ['ana', 'game record', ({ bo, cy }) => record(`<@${bo.id}><@${cy.id}>`), 'don’t know'],
    ],
    () => stage,
  );
});

describe('Act II.4: oneself, or one person on both sides', () => {
  refusesEach(
    [
      ['ana', 'game record', ({ ana }) => ({ opponent: ana, result: 'won' }), 'against yourself', 'Act II.4'],
      ['ana', 'game record', { opponent: 'Ana', result: 'won' }, 'against yourself', 'Act II.4'],
      ['mia', 'game record', (of) => ({ player: of.bo, opponent: of.bo, result: 'won' }), 'Act II.4'],
      ['gus', 'game record', ({ gus }) => ({ opponent: gus, result: 'won' }), 'against yourself'],
      ['ana', 'preview', ({ ana }) => ({ opponent: ana }), 'against yourself', 'Act II.4'],
      ['gus', 'preview', ({ gus }) => ({ opponent: gus }), 'against yourself', 'Act II.4'],
      ['jude', 'game adjudicate', (of) => ({ white: of.bo, black: of.bo, white_captured: 'q' }), 'Act II.4'],
    ],
    () => stage,
  );
});

describe('options that go badly together', () => {
  refusesEach(
    [
      [
        'mia',
        'game record',
        (of) => ({ player: of.bot, opponent: of.bo, result: 'won' }),
        'A bot',
        'Act 0.9',
      ],
      ['mia', 'game record', { player: 'Nobody', opponent: 'Tom', result: 'won' }, 'don’t know'],
      [
        'jude',
        'game adjudicate',
        (of) => ({ white: of.bo, black: of.bot, white_captured: 'q' }),
        'A bot',
        'Act 0.9',
      ],
      ['ana', 'explain', ({ bo }) => ({ member: bo, game: '1' }), 'exactly one of `member` or `game`'],
      ['ana', 'explain', { member: 'Tom', game: '1' }, 'exactly one of'],
      ['owner', 'setup', ({ bot }) => ({ chief: bot }), 'A bot can’t', 'Act 0.9'],
      ['owner', 'setup', ({ bot }) => ({ staff: bot }), 'A bot can’t', 'Act 0.9'],
    ],
    () => stage,
  );
});

describe('Act II.1: members and accounts', () => {
  refusesEach(
    [
      ['morgan', 'chief link', (of) => ({ user: of.bot, member: 'Tom' }), 'A bot can’t', 'Act 0.9'],
      [
        'morgan',
        'chief link',
        (of) => ({ user: of.gus, member: of.ana }),
        'Ana already has a Discord account',
        'Act II.1',
      ],
      ['morgan', 'chief link', (of) => ({ user: of.ana, member: 'Tom' }), 'belongs to Ana', 'Act II.1'],
      ['morgan', 'chief link', (of) => ({ user: of.zoe, member: 'Tom' }), 'belongs to Zoe', 'Act II.1'],
      ['morgan', 'chief link', (of) => ({ user: of.gus, member: 'Nobody' }), 'don’t know'],
      ['morgan', 'chief link', (of) => ({ user: of.gus, member: 'Alex' }), 'More than one'],
      ['mia', 'member add', { name: 'tom' }, 'is already shown as', 'Act II.1'],
      ['mia', 'member add', { name: 'A\u200Bna' }, 'is already shown as', 'Act II.1'],
      ['mia', 'member rename', { member: 'Tom', name: '\u202EBo' }, 'already shown as **Bo**', 'Act II.1'],
      ['gus', 'join', { name: 'ANA' }, 'Choose a name that tells', 'Act II.1'],
      ['ana', 'join', { name: 'Anna' }, 'already on the Leaderboard', 'Act II.1'],
    ],
    () => stage,
  );
});

describe('names that cannot be used', () => {
  const unusable = ['   ', '\u200B\u200D\u2060', '\u202E', '#12', '\u0301', '\uFEFF\u00AD', 'ㅤ'];
  const uses = unusable.flatMap((name): WrongUse[] => [
    ['gus', 'join', { name }, 'can’t be used as a name', '1 to 32 readable characters'],
    ['mia', 'member add', { name }, 'can’t be used as a name', '1 to 32 readable characters'],
    ['mia', 'member rename', { member: 'Tom', name }, 'can’t be used as a name'],
  ]);
  refusesEach(uses, () => stage);
  refusesEach(
    [
      ['gus', 'join', { name: long }, '5,000 characters; the limit is 32'],
      ['mia', 'member add', { name: long }, '5,000 characters; the limit is 32'],
      ['mia', 'member rename', { member: 'Tom', name: long }, '5,000 characters; the limit is 32'],
      ['owner', 'setup', { room: long }, '`room` has 5,000 characters; the limit is 32'],
    ],
    () => stage,
  );
});

describe('Act 0.5: days and times that cannot be', () => {
  const reason = 'Half-term.';
  const unread = ['tomorrow', '27/11/2026', '2026-11-31', '2026-13-01', ' ', '@everyone', long];
  const uses = unread.flatMap((date): WrongUse[] => [
    ['mia', 'session cancel', { date, reason }, 'is not a date I can read', '`2026-11-27`'],
    ['mia', 'session mark', ({ bo }) => ({ member: bo, present: true, date }), 'is not a date I can read'],
  ]);
  refusesEach(uses, () => stage);
  refusesEach(
    [
      ['mia', 'session cancel', { date: '2026-11-26', reason }, 'no session on Thursday', 'Act 0.5'],
      ['mia', 'session cancel', { date: '2026-11-13', reason }, 'is over', 'Act 0.5'],
      ['mia', 'session cancel', { date: '2026-11-20', reason }, 'is open or over', 'Act 0.5'],
      ['mia', 'session cancel', { date: '1999-01-01', reason }, 'is over', 'Act 0.5'],
      ['mia', 'session cancel', { date: '2026-11-27', reason, restore: true }, 'is not cancelled', 'Act 0.5'],
      ['mia', 'session open', {}, 'is open already', '/present', 'Act 0.5'],
      [
        'mia',
        'session mark',
        (of) => ({ member: of.bo, present: true, date: '2026-11-13' }),
        'No session was held',
        'Act 0.9',
      ],
      [
        'mia',
        'session mark',
        (of) => ({ member: of.bo, present: true, date: '2026-11-27' }),
        'No session was held',
        'Act 0.9',
      ],
      ['mia', 'session mark', (of) => ({ member: of.mia, present: true }), 'checked in already', 'Act 0.9'],
      ['mia', 'session mark', (of) => ({ member: of.bo, present: false }), 'played a game', 'Act 0.9'],
      ['mia', 'session mark', (of) => ({ member: of.cy, present: false }), 'Cy is not checked in', 'Act 0.9'],
      ['mia', 'session mark', (of) => ({ member: of.bo, present: true, reason: long }), '`reason` has 5,000'],
      ['owner', 'setup', { opens: '25:00' }, 'is not a time I can read (`opens`)', '`13:05`'],
      ['owner', 'setup', { closes: 'late' }, 'is not a time I can read (`closes`)'],
      ['owner', 'setup', { opens: '13:30' }, 'close before it opens'],
      ['owner', 'setup', { opens: '12:30', closes: '12:30' }, 'close before it opens'],
      ['owner', 'setup', { timezone: 'Middle/Earth' }, 'is not a time zone', '`Europe/London`'],
      ['owner', 'setup', { timezone: long }, 'is not a time zone'],
      ['owner', 'setup', { room: '\u200B' }, 'can’t be used'],
    ],
    () => stage,
  );
});

describe('an Act that the Terms do not have', () => {
  const unknown = ['9.9', 'V', 'checkmate', '0', '@everyone', '__proto__', ' ', long];
  refusesEach(
    unknown.map((act) => ['zoe', 'terms', { act }, 'The Terms have no Act', '/terms']),
    () => stage,
  );
});
