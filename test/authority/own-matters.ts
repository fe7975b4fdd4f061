import { staffBan } from '../../src/house/discipline/staff-ban.ts';
import type { Role } from './cast.ts';
import { type Deed, press, run } from './deeds/deed.ts';
import { deeds } from './deeds/deeds.ts';
import { did, officer, type Scene, scenes, session, watched, wrote } from './scenes/club.ts';
import { objected } from './scenes/games.ts';

/**
 * Act III.3.5, power by power: what somebody comes to who uses it in their own matter, as the table of who may do what says
 * it; and why, where they may.
 */
export interface OwnMatter {
  power: string;
  /** What makes it their own. */
  matter: string;
  as: Role;
  also?: Scene;
  deed: Deed;
  came: string;
  /** Where it is not refused: by what right it is theirs to do. */
  why?: string;
}

const reason = 'Because.';
const closesForAll = 'It closes for all alike and is declared; that game goes to another Moderator.';
const petition =
  'The Chief Justice’s conflict has no other effect than to keep them off the panel (Act III.3.5.2).';

/** As the table of who may do what tries it on the player, who now is a Moderator. */
const asPlayer = (power: string, matter: string): OwnMatter => {
  const deed = deeds[power];
  if (deed === undefined) throw new Error(`Nothing tries ${power}`);
  return { power, matter, as: 'player', also: officer('moderator'), deed, came: 'III.3.5' };
};

/** Mia, a Moderator, entered a game against Olaf, who has not answered. */
const entered = scenes(
  session,
  wrote('moderator', (is) => ({
    ...{ type: 'game-recorded', game: 1, score: 1, colour: null, playedAt: 1_795_178_400_000 },
    ...{ date: '2026-11-20', player: is('moderator'), opponent: is('opponent'), online: false },
    ...{ ended: null, approval: [] },
  })),
);
const lastWeek = scenes(
  ({ story, is }) => {
    story.at('2026-11-13 12:30').openSession(is('referee'));
    story.at('2026-11-13 13:10').write({ type: 'session-closed', date: '2026-11-13' });
  },
  ({ story }) => {
    story.at('2026-11-20 12:00');
  },
);
const rematchToday = scenes(
  objected,
  wrote('opponent', (is) => ({
    ...{ type: 'checked-in', person: is('opponent'), date: '2026-11-20', moderating: false },
  })),
);
const chiefs = (body: Parameters<typeof wrote>[1], by: Role = 'chief'): Scene => wrote(by, body);

/** The Chief Justice won game #1 against the opponent. */
const chiefPlayed = scenes(
  session,
  chiefs((is) => ({
    ...{ type: 'game-recorded', game: 1, score: 1, colour: null, playedAt: 1_795_178_400_000 },
    ...{ date: '2026-11-20', player: is('chief'), opponent: is('opponent'), online: false },
    ...{ ended: null, approval: [] },
  })),
  wrote('opponent', () => ({ type: 'game-counted', game: 1 })),
);
const againstChief: Scene = wrote('player', (is) => ({
  ...{ type: 'petitioned', case: 1, year: 2026, ordinal: 1, enBanc: false, subject: { kind: 'other' } },
  ...{ petitioner: is('player'), respondent: is('chief') },
}));
const againstJustice: Scene = wrote('player', (is) => ({
  ...{ type: 'petitioned', case: 1, year: 2026, ordinal: 1, enBanc: false, subject: { kind: 'other' } },
  ...{ petitioner: is('player'), respondent: is('justice') },
}));
const cited = { case: '[2026] CoA 1' };
const whole = { first: 'justice', second: 'secondJustice', third: 'thirdJustice' } as const;

export const ownMatters: readonly OwnMatter[] = [
  {
    power: '/session mark',
    matter: 'that they were at the session last week',
    as: 'moderator',
    deed: run(
      'session mark',
      (of) => ({ member: of('moderator'), present: true, date: '2026-11-13', reason }),
      {
        after: lastWeek,
      },
    ),
    came: 'III.3.5',
  },
  {
    power: '/session mark',
    matter: 'that they are not there today',
    as: 'moderator',
    deed: run('session mark', (of) => ({ member: of('moderator'), present: false }), { after: watched }),
    came: 'III.3.5',
  },
  {
    power: '/session mark',
    matter: 'that the opponent was there whose silence lets their game count',
    as: 'moderator',
    deed: run('session mark', (of) => ({ member: of('opponent'), present: true }), { after: entered }),
    came: 'III.3.5',
  },
  {
    power: '/session mark',
    matter: 'that the opponent was not there with whom they have a rematch',
    as: 'player',
    also: officer('moderator'),
    deed: run('session mark', (of) => ({ member: of('opponent'), present: false }), { after: rematchToday }),
    came: 'III.3.5',
  },
  {
    power: '/session mark',
    matter: 'that they are there now',
    as: 'moderator',
    deed: run('session mark', (of) => ({ member: of('moderator'), present: true }), { after: session }),
    came: 'does',
    why: 'It is what `/present` lets anybody do, from that moment on (Act 0.9).',
  },
  {
    power: '/session open',
    matter: 'when they are there to play',
    as: 'moderator',
    deed: run('session open'),
    came: 'does',
    why: 'It is open to all alike, and is declared.',
  },
  {
    power: '/session close',
    matter: 'when a game of theirs has not been answered',
    as: 'moderator',
    deed: run('session close', {}, { after: entered }),
    came: 'does',
    why: closesForAll,
  },
  {
    power: 'button session-close',
    matter: 'when a game of theirs has not been answered',
    as: 'moderator',
    deed: press('session-close:2026-11-20', entered),
    came: 'asks',
    why: closesForAll,
  },
  {
    power: '/session cancel',
    matter: 'when they would be away',
    as: 'moderator',
    deed: run('session cancel', { date: '2026-11-27', reason }),
    came: 'does',
    why: 'It is called off for all alike, before it is held, and is declared with its reason.',
  },
  {
    power: '/member rename',
    matter: 'their own name',
    as: 'moderator',
    deed: run('member rename', (of) => ({ member: of('moderator'), name: 'Mia the Great' })),
    came: 'III.3.5',
  },
  asPlayer('/game approve', 'a game they played'),
  asPlayer('button game-approve', 'a game they played'),
  asPlayer('button game-refuse', 'a game they played'),
  asPlayer('form game-refuse', 'a game they played'),
  asPlayer('button game-correct-to', 'a game they played'),
  asPlayer('form game-correct-to', 'a game they played'),
  asPlayer('/game refuse', 'a game they played'),
  asPlayer('/game correct', 'a game they played'),
  asPlayer('/game void', 'a game they played'),
  asPlayer('/game adjudicate', 'a game they played'),
  asPlayer('/game rematch', 'a game they played'),
  asPlayer('/game limit', 'a game they play'),
  asPlayer('button limit-pause', 'a game they play'),
  asPlayer('button limit-resume', 'a game they play'),
  asPlayer('button limit-stop', 'a game they play'),
  asPlayer('/clock open', 'a game they play'),
  asPlayer('button clock-start', 'a game they play'),
  asPlayer('button clock-pause', 'a game they play'),
  asPlayer('button clock-resume', 'a game they play'),
  asPlayer('button clock-end', 'a game they play'),
  asPlayer('button clock-enter', 'a game they played'),
  {
    power: '/game record',
    matter: 'a game they played, under the other player’s name',
    as: 'moderator',
    deed: run('game record', (of) => ({ player: of('other'), opponent: of('moderator'), result: 'lost' }), {
      after: session,
    }),
    came: 'does',
    why: 'It is entered as by a player, and waits for the other one’s Confirm (Act II.4.1).',
  },
  {
    power: '/online end',
    matter: 'a game they play',
    as: 'player',
    also: officer('justice'),
    deed: deeds['/online end'] ?? run('online end'),
    came: 'I.9.6',
  },
  {
    power: '/monitor set',
    matter: 'themselves',
    as: 'moderator',
    deed: run('monitor set', (of) => ({ member: of('moderator'), suspicion: reason })),
    came: 'III.3.5',
  },
  asPlayer('/monitor lift', 'the monitor on themselves'),
  asPlayer('/monitor restate', 'the monitor on themselves'),
  asPlayer('/penalty issue', 'themselves'),
  asPlayer('menu Penalise', 'themselves'),
  asPlayer('form penalise', 'themselves'),
  asPlayer('/penalty fraud', 'themselves'),
  asPlayer('/penalty adjust', 'their own score'),
  asPlayer('/penalty declare', 'their own penalty'),
  {
    power: '/penalty issue',
    matter: 'the opponent in a game they played',
    as: 'player',
    also: officer('moderator'),
    deed: run(
      'penalty issue',
      (of) => ({ member: of('opponent'), kind: 'warning', reason, offence: 'Humming', game: '1' }),
      { after: deeds['/game void']?.after ?? session },
    ),
    came: 'III.3.5',
  },
  asPlayer('/ban issue', 'themselves'),
  {
    power: '/ban issue',
    matter: 'the opponent in a game they played',
    as: 'player',
    also: officer('moderator'),
    deed: run(
      'ban issue',
      (of) => ({
        ...{ member: of('opponent'), until: '2026-12-04', ground: 'serious', finding: 'intent' },
        reason: 'She cheated in game #1.',
      }),
      { after: deeds['/game void']?.after ?? session },
    ),
    came: 'III.3.5',
  },
  {
    power: '/court grant',
    matter: 'a case against them',
    as: 'justice',
    deed: run('court grant', cited, { after: againstJustice }),
    came: 'III.3.5',
  },
  {
    power: '/court grant',
    matter: 'a case against them, as the Chief Justice',
    as: 'chief',
    deed: run('court grant', cited, { after: againstChief }),
    came: 'does',
    why: petition,
  },
  {
    power: '/court deny',
    matter: 'a case against them',
    as: 'chief',
    deed: run('court deny', { ...cited, reason }, { after: againstChief }),
    came: 'does',
    why: `${petition} Two Justices can still take it (Act III.3.6).`,
  },
  {
    power: '/court panel',
    matter: 'a case against them',
    as: 'chief',
    deed: run(
      'court panel',
      (of) => ({ ...cited, ...{ first: of(whole.first), second: of(whole.second), third: of(whole.third) } }),
      {
        after: scenes(
          againstChief,
          wrote('chief', (is) => ({ type: 'writ-given', case: 1, person: is('chief'), chief: true })),
        ),
      },
    ),
    came: 'asks',
    why: petition,
  },
  {
    power: '/court panel',
    matter: 'a case against them, with a seat for themselves',
    as: 'chief',
    deed: run(
      'court panel',
      (of) => ({ ...cited, ...{ first: of('chief'), second: of(whole.second), third: of(whole.third) } }),
      {
        after: scenes(
          againstChief,
          wrote('chief', (is) => ({ type: 'writ-given', case: 1, person: is('chief'), chief: true })),
        ),
      },
    ),
    came: 'III.3.5',
  },
  {
    power: '/chief modify',
    matter: 'their own score',
    as: 'chief',
    deed: run('chief modify', (of) => ({ member: of('chief'), points: 5, reason })),
    came: 'asks',
    why: 'Another Justice is asked to agree; nothing is done before they do (test/house/chief/own-matter.test.ts).',
  },
  {
    power: '/chief void',
    matter: 'a game they played',
    as: 'chief',
    deed: run('chief void', { game: '1', reason }, { after: chiefPlayed }),
    came: 'asks',
    why: 'Another Justice is asked to agree; nothing is done before they do (test/house/chief/own-matter.test.ts).',
  },
  {
    power: 'button consent-give',
    matter: 'what they asked for themselves',
    as: 'chief',
    deed: deeds['button consent-give'] ?? run('setup'),
    came: 'III.3.5',
  },
  {
    power: '/chief clock',
    matter: 'the order on themselves',
    as: 'chief',
    deed: run('chief clock', (of) => ({ member: of('chief'), on: false }), {
      after: wrote('chief', (is) => ({ type: 'clock-required', person: is('chief'), minutes: 5 })),
    }),
    came: 'does',
    why: 'It is entirely theirs to judge, nobody else can end it (Acts II.11.2 and II.11.3), it moves no score, and it is announced.',
  },
  {
    power: '/chief breach',
    matter: 'themselves',
    as: 'chief',
    deed: run('chief breach', (of) => ({ member: of('chief'), reason })),
    came: 'III.2',
  },
  {
    power: '/chief remove',
    matter: 'themselves, at their own request',
    as: 'chief',
    deed: run('chief remove', (of) => ({ member: of('chief'), basis: 'request' }), {
      after: wrote('chief', (is) => ({ type: 'removal-requested', person: is('chief') })),
    }),
    came: 'asks',
    why: 'A Member leaves when they want to (Act II.8); it gains them nothing, and is announced.',
  },
  {
    power: '/chief link',
    matter: 'another member’s record, with their own account',
    as: 'chief',
    deed: run('chief link', (of) => ({ user: of('chief'), member: 'Tom' })),
    came: 'II.1',
  },
  {
    power: '/chief appoint',
    matter: 'another office for themselves',
    as: 'chief',
    deed: run('chief appoint', (of) => ({ member: of('chief'), office: 'moderator' })),
    came: 'does',
    why: 'It gives them no power that they lack (Act III.3.4), and is announced.',
  },
  {
    power: '/chief dismiss',
    matter: 'their own office of Chief Justice',
    as: 'chief',
    deed: run('chief dismiss', (of) => ({ member: of('chief'), office: 'chief' })),
    came: 'III.2',
  },
  {
    power: '/staff lift',
    matter: 'a ban on themselves by the staff before them',
    as: 'staff',
    deed: run('staff lift', (of) => ({ member: of('staff') }), {
      after: did('staff', staffBan, { member: { text: 'Stella' }, until: null, reason }),
    }),
    came: 'III.3.5, III.6.1',
  },
  {
    power: '/staff ban',
    matter: 'themselves',
    as: 'staff',
    deed: run('staff ban', (of) => ({ member: of('staff'), reason })),
    came: 'does',
    why: 'It only binds them.',
  },
];

/** Powers that have no own matter, and why. */
export const withoutOwnMatter: Readonly<Record<string, string>> = {
  '/present': 'Anyone who acts as Moderator only says so; it decides nothing.',
  '/leaderboard': 'A board that is pinned says what it says to everybody.',
  '/suggest': 'A suggestion decides nothing.',
  '/member add': 'It is for students without an account, which nobody is who gives a command.',
  '/penalty redecide':
    'A Moderator decides on nothing that was their own matter, and so nothing of the kind comes back to them.',
  '/appeal file':
    'Anybody may go to the Court in their own matter; a Moderator files for others what is on paper.',
  'form appeal-statement': 'As /appeal file.',
  '/court recuse': 'It is what to do in one’s own matter.',
  '/court witness': 'It is for those who hear the case, whom a conflict keeps off it.',
  '/court exhibit': 'It is for the parties, whose own matter it is, and for those who hear the case.',
  '/court rule': 'As /court witness.',
  '/court vote': 'As /court witness.',
  '/court author': 'As /court witness; before the whole Court all take part (Act III.3.5.3).',
  '/court opinion': 'As /court author.',
  'form court-opinion': 'As /court author.',
  '/chief release':
    'Raw evidence is the Chief Justice’s alone to have and to show (Act I.9.5); releasing opens it to others and hides nothing.',
  '/chief act': 'It only puts on record what was done, with its reason, and is announced.',
  '/chief terms': 'The Terms are the same for everybody, and what changes in them is announced (Act IV.3).',
  'form terms-text': 'As /chief terms.',
  'button consent-refuse': 'As consent-give: the person who asked does not answer.',
  '/privacy delete': 'Everybody may have their own data erased.',
  '/staff remove-post': 'A post of their own anybody may delete.',
};
