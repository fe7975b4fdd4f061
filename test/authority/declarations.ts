import type { Role } from './cast.ts';
import { type Deed, run } from './deeds/deed.ts';
import { deeds } from './deeds/deeds.ts';
import { scenes, session, wrote } from './scenes/club.ts';

/** Act III.2.4, power by power: what #discussion is told of its use. */
export interface Declaration {
  power: string;
  deed: Deed;
  by: Role;
  /** Who did what, about whom, and why; all of it is in the message. */
  says: readonly string[];
}

const reason = 'Because.';
const because = 'Reason: Because.';
const none = 'No reason was given.';

const known = (power: string): Deed => {
  const deed = deeds[power];
  if (deed === undefined) throw new Error(`Nothing tries ${power}`);
  return deed;
};

/** As the table of who may do what tries it, by a Moderator. */
const declares = (power: string, ...says: readonly string[]): Declaration => ({
  power,
  deed: known(power),
  by: 'moderator',
  says,
});

/** The same power, used otherwise. */
const also = (power: string, deed: Deed, ...says: readonly string[]): Declaration => ({
  power,
  deed,
  by: 'moderator',
  says,
});

const lastWeek = scenes(
  ({ story, is }) => {
    story.at('2026-11-13 12:30').openSession(is('referee'));
    story.at('2026-11-13 13:10').write({ type: 'session-closed', date: '2026-11-13' });
  },
  ({ story }) => {
    story.at('2026-11-20 12:00');
  },
);

export const declarations: readonly Declaration[] = [
  declares('/session open', 'Mia opened the session of Friday 20 November 2026'),
  declares('/session close', 'Mia closed the session of Friday 20 November 2026', none),
  also('/session close', run('session close', { reason }, { after: session }), 'Mia closed', because),
  declares('button session-close', 'Mia closed the session of Friday 20 November 2026', none),
  declares('/session mark', 'Mia checked **Uwe** in to the session of Friday 20 November 2026'),
  also(
    '/session mark',
    run('session mark', (of) => ({ member: of('other'), present: true, date: '2026-11-13', reason }), {
      after: lastWeek,
    }),
    'Mia corrected the register: **Uwe** counts as present at the session of Friday 13 November 2026',
    because,
  ),
  also(
    '/session mark',
    run('session mark', (of) => ({ member: of('referee'), present: false, reason }), { after: session }),
    'Mia corrected the register: **Moe** counts as absent from the session of Friday 20 November 2026',
    because,
  ),
  declares('/session cancel', 'Mia called off the session of Friday 27 November 2026', because),
  also(
    '/session cancel',
    run(
      'session cancel',
      { date: '2026-11-27', reason, restore: true },
      { after: wrote('referee', () => ({ type: 'session-cancelled', date: '2026-11-27' })) },
    ),
    'Mia put the session of Friday 27 November 2026 back',
    because,
  ),
  declares('/member add', 'Mia put **Una** on the Leaderboard', none),
  also('/member add', run('member add', { name: 'Una', reason }), 'Mia put **Una**', because),
  declares('/member rename', 'Mia changed how member', 'now **Thomas**', none),
  also(
    '/member rename',
    run('member rename', { member: 'Tom', name: 'Thomas', reason }),
    'now **Thomas**',
    because,
  ),
  declares(
    '/game record, of somebody else',
    'Mia entered game #1 for its players: **Uwe** won against **Tom**',
    none,
  ),
  also(
    '/game record, of somebody else',
    run('game record', (of) => ({ player: of('other'), opponent: 'Tom', result: 'won', reason }), {
      after: session,
    }),
    'Mia entered game #1',
    because,
  ),
  declares('button clock-enter', 'Mia entered game #1 for its players: **Pia** (White) won against **Olaf**'),
  declares(
    '/game approve',
    'Mia has approved game #1, Pia – Olaf',
    'A Moderator had to decide: the opponent disputes it',
    none,
  ),
  also(
    '/game approve',
    run('game approve', { game: '1', reason }, { after: known('/game approve').after }),
    'Mia has approved',
    because,
  ),
  declares(
    'button game-approve',
    'Mia has approved game #1, Pia – Olaf',
    'A Moderator had to decide: the opponent disputes it',
  ),
  declares('form game-refuse', 'Mia has refused game #1, Pia – Olaf', because),
  declares('form game-correct-to', 'Mia has corrected the result of game #1, Pia – Olaf', because),
  declares('/game refuse', 'Mia has refused game #1, Pia – Olaf', because),
  declares('/game correct', 'Mia has corrected the result of game #1, Pia – Olaf', because),
  declares('/game void', 'Mia has cancelled game #1, Pia – Olaf', because),
  declares(
    '/game adjudicate',
    'Mia has counted the captured pieces of game #1, Pia – Olaf',
    'Time ran out, so they decide it: White took nine points, Black no points.',
  ),
  also(
    '/game adjudicate',
    run(
      'game adjudicate',
      (of) => ({ white: of('player'), black: of('opponent'), white_captured: 'q', reason }),
      { after: session },
    ),
    'White took nine points, Black no points.',
    because,
  ),
  declares('/game rematch', 'Game #1, Pia – Olaf: **Pia** won the rematch. Mia watched.'),
  declares('/monitor set', 'is monitored. Mia decided this.', 'Suspicion: Because.'),
  declares('/monitor lift', 'is no longer monitored. Mia decided this.', because),
  declares('/monitor restate', 'is still monitored. Mia decided this.', 'Suspicion: Because.'),
  declares(
    '/penalty issue',
    'Penalty #1 for',
    'by Mia: five points off the score',
    'Offence: Humming',
    because,
  ),
  declares('form penalise', 'Penalty #1 for', 'by Mia: a warning', 'Offence: Humming', because),
  declares('/penalty fraud', 'Penalty #1 for', 'by Mia', 'Offence: fraud with game #1', because),
  declares('/penalty adjust', 'Mia has changed the score of', '100 → **105**', because),
  declares('/penalty declare', 'Penalty #1 for', 'by Mia'),
  declares('/penalty redecide', 'after the panel’s remand, Mia **has withdrawn', because),
  declares('/ban issue', 'Penalty #1 for', 'by Mia: a ban until the end of Friday 4 December 2026', because),
  { power: '/online end', deed: known('/online end'), by: 'justice', says: ['Jude', because] },
  { power: '/chief link', deed: known('/chief link'), by: 'chief', says: ['Morgan gave **Tom**'] },
  { power: '/chief remove', deed: known('/chief remove'), by: 'chief', says: ['Morgan took **Pia** off'] },
];

/** What has a Moderator's power and is not declared there, and why. */
export const notDeclared: Readonly<Record<string, string>> = {
  '/present': 'It says that somebody is there; the register keeps it.',
  '/leaderboard': 'It posts the board, which everybody may ask for.',
  '/suggest': 'It decides nothing.',
  'menu Penalise': 'It opens the form that decides.',
  'button game-refuse': 'It opens the form that decides.',
  'button game-correct-to': 'It opens the form that decides.',
  '/game limit': 'Watching over a game decides nothing about anybody; its card in #games shows it.',
  'button limit-pause': 'As /game limit.',
  'button limit-resume': 'As /game limit.',
  'button limit-stop': 'As /game limit.',
  '/clock open': 'As /game limit.',
  'button clock-start': 'As /game limit.',
  'button clock-pause': 'As /game limit.',
  'button clock-resume': 'As /game limit.',
  'button clock-end': 'As /game limit.',
  '/appeal file': 'It is somebody else’s petition, of which the Court tells.',
  'form appeal-statement': 'As /appeal file.',
};
