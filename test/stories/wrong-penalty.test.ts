import { afterAll, beforeAll, describe } from 'vitest';
import type { OptionToSend } from '../../packages/playground/src/index.ts';
import { type Everybody, everybody, type Who } from '../support/everybody.ts';
import { refusesEach, type WrongUse } from '../support/wrong-use.ts';

const reason = 'Because.';
const warning = { kind: 'warning', offence: 'Shouting', reason };
const ban = { until: '2026-11-27', ground: 'serious', reason, finding: 'intent' };
const long = 'x'.repeat(1001);

let stage: Everybody;
beforeAll(async () => {
  stage = await everybody();
  const { ana, gus, morgan, namesake } = stage.people;
  await stage.club.nameStaff(namesake, { chief: morgan, by: gus });
  for (const options of [
    { ...warning, member: ana, game: '1' },
    { ...warning, offence: 'Singing', member: ana, declare: 'later' },
  ])
    await morgan.as.press(await morgan.as.run('penalty issue', options), 'Confirm');
});
afterAll(() => stage.club.close());

describe('Acts III.2 and III.3.4: what is for Moderators and Justices', () => {
  const orders: readonly (readonly [string, WrongUse[2]])[] = [
    ['penalty issue', ({ bo }) => ({ ...warning, member: bo })],
    ['penalty fraud', ({ ana }) => ({ member: ana, game: '1', reason })],
    ['penalty adjust', ({ bo }) => ({ member: bo, points: 5, reason })],
    ['penalty declare', { penalty: '2' }],
    ['penalty list', ({ bo }) => ({ member: bo })],
    ['ban issue', ({ bo }) => ({ ...ban, member: bo })],
    ['ban list', {}],
  ];
  const without: readonly Who[] = ['ana', 'zoe', 'gus', 'dan', 'rex'];
  refusesEach(
    orders.flatMap(([command, options]) =>
      without.map((who): WrongUse => [who, command, options, 'Only', 'Moderator', 'Act III.2', '/terms']),
    ),
    () => stage,
  );
});

describe('Acts III.6 and 0.14: what is for the member of staff', () => {
  const without: readonly Who[] = ['mia', 'jude', 'morgan', 'gus', 'owner', 'ana', 'zoe'];
  refusesEach(
    without.flatMap((who): WrongUse[] => [
      [who, 'staff ban', ({ bo }) => ({ member: bo, reason }), 'member of staff', 'Act III.6', '/ban issue'],
      [who, 'staff lift', ({ bo }) => ({ member: bo }), 'member of staff', 'Act III.6'],
      [who, 'staff remove-post', { link: 'https://discord.com', reason }, 'member of staff', 'Act 0.14'],
    ]),
    () => stage,
  );
  refusesEach(
    [
      [
        'namesake',
        'staff lift',
        ({ bo }) => ({ member: bo }),
        'has not banned Bo',
        'Act III.6.1',
        '/ban list',
      ],
      ['namesake', 'staff ban', ({ bo }) => ({ member: bo, reason, until: '2026-11-19' }), 'is past'],
      ['namesake', 'staff ban', ({ bo }) => ({ member: bo, reason, until: 'soon' }), 'not a date'],
      ['namesake', 'staff ban', { member: 'alex', reason }, 'More than one person'],
      [
        'namesake',
        'staff remove-post',
        { link: 'the last one', reason },
        'is not a link',
        'Copy Message Link',
      ],
    ],
    () => stage,
  );
});

describe('Act III.3.5: one’s own matter, and one’s own game', () => {
  refusesEach(
    [
      [
        'mia',
        'penalty issue',
        ({ mia }) => ({ ...warning, member: mia }),
        'because it is about you',
        'Act III.3.5',
        '/terms',
      ],
      ['mia', 'ban issue', ({ mia }) => ({ ...ban, member: mia }), 'because it is about you', 'Act III.3.5'],
      [
        'mia',
        'penalty adjust',
        ({ mia }) => ({ member: mia, points: 5, reason }),
        'because it is about you',
        'Act III.3.5',
      ],
      ['mia', 'penalty fraud', ({ cy }) => ({ member: cy, game: '6', reason }), 'played', 'Act III.3.5'],
      ['mia', 'penalty issue', ({ cy }) => ({ ...warning, member: cy, game: '6' }), 'played', 'Act III.3.5'],
    ],
    () => stage,
  );
});

describe('Acts I.2.1, III.2.2 and III.2.3: a penalty that is not allowed', () => {
  refusesEach(
    [
      [
        'mia',
        'penalty issue',
        ({ bo }) => ({ ...warning, member: bo, kind: 'halve' }),
        'severe',
        'Act III.2.3',
        '`finding`',
      ],
      [
        'mia',
        'penalty issue',
        ({ bo }) => ({ ...warning, member: bo, also: 'reset' }),
        'severe',
        'Act III.2.3',
      ],
      [
        'jude',
        'penalty issue',
        ({ ana }) => ({ ...warning, member: ana }),
        'penalty #1',
        'Act III.2.2',
        '/penalty list',
      ],
      [
        'jude',
        'penalty issue',
        ({ ana }) => ({ ...warning, offence: '#2', member: ana }),
        'penalty #2',
        'Act III.2.2',
      ],
      [
        'jude',
        'penalty issue',
        ({ ana }) => ({ ...warning, offence: 'New', game: '1', member: ana }),
        'game #1',
        'Act III.2.2',
        '`separate`',
      ],
      [
        'jude',
        'penalty fraud',
        ({ ana }) => ({ member: ana, game: '1', reason }),
        'penalty #1',
        'Act III.2.2',
      ],
      [
        'jude',
        'ban issue',
        ({ ana }) => ({ ...ban, member: ana, offence: 'shouting' }),
        'penalty #1',
        'Act III.2.2',
      ],
      [
        'jude',
        'penalty fraud',
        ({ cy }) => ({ member: cy, game: '1', reason }),
        'did not play in game #1',
        'Act II.4.1',
      ],
      [
        'jude',
        'penalty issue',
        ({ cy }) => ({ ...warning, member: cy, kind: 'forfeit', game: '1' }),
        'did not play in game #1',
        'Act I.2.1',
      ],
      [
        'jude',
        'penalty issue',
        ({ bo }) => ({ ...warning, member: bo, kind: 'forfeit', game: '1' }),
        'has already lost game #1',
        'Act I.2.1',
      ],
      [
        'jude',
        'penalty issue',
        ({ cy }) => ({ ...warning, member: cy, kind: 'forfeit', game: '4' }),
        '#4',
        'Act I.2.1',
      ],
      ['jude', 'penalty declare', { penalty: '1' }, 'was announced', 'Act III.2.4'],
      ['jude', 'penalty adjust', ({ zoe }) => ({ member: zoe, points: 5, reason }), 'Act II.3'],
      ['jude', 'penalty adjust', ({ rex }) => ({ member: rex, points: 5, reason }), 'Act II.3'],
    ],
    () => stage,
  );
});

describe('Act II.9.2: a ban that ends on the wrong day', () => {
  refusesEach(
    ['2026-11-20', '2026-11-26', '2026-11-13', '2025-12-26'].map(
      (until): WrongUse => [
        'jude',
        'ban issue',
        ({ bo }) => ({ ...ban, member: bo, until }),
        'A ban can’t end on',
        'Act II.9.2',
        '`2026-11-27`',
      ],
    ),
    () => stage,
  );
});

describe('options that go badly together, or say nothing', () => {
  const bad: readonly (readonly [string, Record<string, OptionToSend>, ...string[]])[] = [
    ['penalty issue', { ...warning, kind: 'deduction' }, '`points` is missing'],
    ['penalty issue', { ...warning, points: 5 }, '`points` goes only with `deduction`'],
    ['penalty issue', { ...warning, kind: 'time' }, '`minutes` is missing'],
    ['penalty issue', { ...warning, minutes: 5 }, '`minutes` goes only with `time`'],
    ['penalty issue', { ...warning, kind: 'forfeit' }, '`game` is missing'],
    ['penalty issue', { ...warning, also: 'warning' }, 'are the same'],
    ['penalty issue', { ...warning, game: '99' }, 'no game “99”'],
    ['penalty issue', { ...warning, offence: '#99' }, 'There is no offence'],
    ['penalty issue', { ...warning, offence: ' \u200B ' }, '`offence` has nothing readable in it'],
    ['penalty issue', { ...warning, offence: long }, '`offence` has 1,001 characters'],
    ['penalty issue', { ...warning, reason: ' \u200B ' }, '`reason` has nothing readable in it'],
    ['penalty issue', { ...warning, reason: long }, '`reason` has 1,001 characters'],
    ['penalty fraud', { game: '99', reason }, 'no game “99”'],
    ['penalty fraud', { game: '1', reason: '  ' }, '`reason` has nothing readable in it'],
    ['penalty fraud', { game: '2', reason, points: 5 }, '`points` goes only with `deduction`'],
    ['penalty fraud', { game: '2', reason, instead: 'deduction' }, '`points` is missing'],
    ['penalty adjust', { points: 0, reason }, 'how it already is'],
    ['penalty adjust', { points: 5, reason: ' ' }, '`reason` has nothing readable in it'],
    ['ban issue', { ...ban, until: 'Friday' }, 'not a date'],
    ['ban issue', { ...ban, until: '2026-02-30' }, 'not a date'],
    ['ban issue', { ...ban, reason: ' ' }, '`reason` has nothing readable in it'],
    ['ban issue', { ...ban, offence: '#99' }, 'There is no offence'],
  ];
  refusesEach(
    bad.map(
      ([command, options, ...says]): WrongUse => [
        'jude',
        command,
        ({ bo }) => ({ ...options, member: bo }),
        ...says,
      ],
    ),
    () => stage,
  );
  refusesEach(
    ['99', 'x', '#0', ' ', '@everyone'].map(
      (penalty): WrongUse => ['jude', 'penalty declare', { penalty }, 'There is no penalty'],
    ),
    () => stage,
  );
});

describe('somebody who cannot be meant', () => {
  const naming: readonly (readonly [string, Record<string, OptionToSend>])[] = [
    ['penalty issue', warning],
    ['penalty fraud', { game: '2', reason }],
    ['penalty adjust', { points: 5, reason }],
    ['penalty list', {}],
    ['ban issue', ban],
  ];
  refusesEach(
    naming.flatMap(([command, more]): WrongUse[] => [
      ['jude', command, { ...more, member: 'Nobody' }, 'don’t know “Nobody”'],
      ['jude', command, { ...more, member: '#999' }, 'don’t know'],
      ['jude', command, { ...more, member: 'alex' }, 'More than one person is called', '`#'],
      ['jude', command, ({ bot }) => ({ ...more, member: bot }), 'A bot can’t', 'Act 0.9'],
    ]),
    () => stage,
  );
});
