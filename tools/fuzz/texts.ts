import fc from 'fast-check';
import { register } from '../../terms/register.ts';
import { captures, games, hostileGames, moves, positions } from './chess.ts';

/** Somebody nobody ever has to do with: no message of the bot may call them, whatever people write. */
export const bystanderMark = '{bystander}';

/** What people may write where they mean harm, or where their keyboard does; nothing that the bot must never say itself. */
const hostile = [
  ...['@everyone', '@here', `<@${bystanderMark}>`, `<@!${bystanderMark}>`, '<@&1234567890123456789>', '<#1>'],
  ...[
    '</court vote:1>',
    '<t:0:R>',
    '<a:x:1>',
    '`',
    '```',
    '```js',
    '**',
    '__',
    '~~',
    '||',
    '> ',
    '>>> ',
    '-# ',
  ],
  ...[
    '[press](https://evil.example)',
    'https://evil.example/?a=1&b=2',
    '<https://evil.example>',
    '\\',
    '\\`',
  ],
  ...[
    '\u0000',
    '\u0007',
    '\n',
    '\r\n',
    '\t',
    '\u2028',
    '\u00AD',
    '\uFEFF',
    '\u200B',
    '\u200D',
    '\u2066',
    '\u202E',
  ],
  ...[
    'שלום',
    'مرحبا',
    '你好',
    'Ünïcödé',
    'é',
    'İ',
    'ß',
    'ﬃ',
    '👨‍👩‍👧',
    '🏳️‍🌈',
    '👑'.repeat(20),
    'Z͑ͫ̓ͪ̂ͫ̽͏̴̙̤̞͉͚',
    '\u180E',
    '𝒜𝓃𝒶',
  ],
  ...["'; DROP TABLE people; --", '{{7*7}}', '%s%n', '../../etc/passwd', '<script>alert(1)</script>'],
  ...['__proto__', 'constructor', 'toString', 'null', 'Infinity', 'true', '-0', '1e9', '0x10', '٣', '½'],
];

const acts = Object.keys(register);

/** What names something of the club: numbers, cases, Acts, people. */
const names = fc.oneof(
  fc.integer({ min: -1, max: 15 }).map(String),
  fc.integer({ min: 0, max: 20 }).map((number) => `#${number}`),
  fc.integer({ min: 0, max: 4 }).map((ordinal) => `[2026] CoA ${ordinal}`),
  fc.constantFrom('2026/1', 'CoA 1', '2026/01', '[2025] CoA 1', '99999999999999999999', '1.5', '1,2', ''),
  fc.constantFrom(...acts, 'Act 0.6', 'II.6, II.9', 'IX.9.9', 'II.'),
  fc.constantFrom('Ana', 'ana', 'Tom', 'Alex', 'Nobody', 'Ana, Bo'),
);

/** A kind word, as most people write. */
const plainWords = fc.constantFrom(
  'We analysed.',
  'Shouting',
  'They agreed to it',
  'It was loud, but short.',
  'x',
);

/** Text of any characters there are; fast-check's own `string` would look through all of Unicode first, for a second. */
export const characters = (maxLength: number): fc.Arbitrary<string> =>
  fc
    .array(fc.oneof(fc.integer({ min: 0, max: 0xd7ff }), fc.integer({ min: 0xe000, max: 0x10ffff })), {
      maxLength,
    })
    .map((codes) => String.fromCodePoint(...codes));

const odd = fc
  .array(fc.oneof(fc.constantFrom(...hostile), characters(6), plainWords), {
    minLength: 1,
    maxLength: 8,
  })
  .map((parts) => parts.join(''));

const long = fc
  .tuple(fc.constantFrom(...hostile, 'word '), fc.integer({ min: 200, max: 6_000 }))
  .map(([part, length]) => part.repeat(length / part.length));

export const days: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(
    '2026-11-20',
    '2026-11-27',
    '2026-12-04',
    '2027-01-08',
    '2026-11-13',
    '2028-02-29',
    '2027-02-29',
  ),
  fc.constantFrom(
    '2027-03-28',
    '2027-10-31',
    '0000-01-01',
    '9999-12-31',
    '2026-13-01',
    '2026-11-31',
    '20-11-2026',
  ),
  fc.constantFrom(
    '+275760-09-13',
    '-271821-04-20',
    '2026-11-20T12:00',
    '٢٠٢٦-١١-٢٠',
    ' 2026-11-27 ',
    'tomorrow',
  ),
);

export const times: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(
    '12:30',
    '12:29:59',
    '13:10',
    '13:10:01',
    '9:05',
    '00:00',
    '23:59:59',
    '24:00',
    '12:60',
    '12.40',
  ),
  fc.tuple(days, fc.constantFrom('12:40', '01:30', '02:30', '00:30:00')).map((both) => both.join(' ')),
);

const zones = fc.constantFrom(
  'Europe/London',
  'europe/berlin',
  'Asia/Kathmandu',
  '+01:00',
  'UTC',
  'Mars/Olympus',
);

/** Text of any kind, for options of which nothing more is known. */
export const anyText: fc.Arbitrary<string> = fc.oneof(
  { weight: 4, arbitrary: names },
  { weight: 4, arbitrary: plainWords },
  { weight: 3, arbitrary: odd },
  { weight: 1, arbitrary: long },
);

const byName: Readonly<Record<string, fc.Arbitrary<string>>> = {
  pgn: fc.oneof(games, hostileGames),
  fen: positions,
  move: moves,
  played: times,
  until: fc.oneof(days, times),
  date: days,
  opens: times,
  closes: times,
  timezone: zones,
  white_captured: captures,
  black_captured: captures,
  from: fc.oneof(days, times),
  preference: fc.constantFrom('France', 'FRA, Turkey', 'austria > russia', 'Atlantis', 'Fr ance', ',;'),
  seat: fc.constantFrom('France', 'fra', 'Turkey', 'Atlantis'),
  with: fc.constantFrom('France', 'France, Turkey', 'everybody', 'fra tur eng'),
  as: fc.constantFrom('France', 'Switzerland', ''),
  hours: fc.constantFrom('24,3', 'none', '0', '24, 3, 1', '-1', '1e3', '24;3'),
  members: fc.constantFrom('France', 'France, Turkey', 'all', 'Ana'),
  phase: fc.constantFrom('S1901M', 's1901m', 'Spring 1901', 'W1901A', 'S9999M', 'F0M'),
  holidays: fc.constantFrom('2026-12-19..2027-01-04', '2026-12-19', '2027-01-04..2026-12-19', 'none'),
  link: fc.constantFrom(
    'https://discord.com/channels/1/2/3',
    'https://discord.com/channels/@me/1/1',
    'discord://x',
  ),
};

/** Text for the option of that name, mostly of the kind that it asks for. */
export const textFor = (name: string): fc.Arbitrary<string> => {
  const meant = byName[name];
  return meant === undefined
    ? anyText
    : fc.oneof({ weight: 3, arbitrary: meant }, { weight: 1, arbitrary: anyText });
};

/** The text at a length that Discord takes, with no half of a character at its end. */
export function fitted(text: string, least: number, most: number): string {
  const cut = text.slice(0, most).replace(/[\uD800-\uDBFF]$/, '');
  return cut.length < least ? cut.padEnd(least, 'x') : cut;
}
