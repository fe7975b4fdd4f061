import type { Stage } from './stage.ts';

/**
 * One Friday of a small club, played by people through Discord: set-up, joins, check-ins, six games of which two are
 * refused, a material count, and a game undone with its scores given back. Each step is shown as those there saw it.
 */
export async function playFriday(stage: Stage): Promise<void> {
  await setUp(stage);
  await arrive(stage);
  await playUntilTheBell(stage);
  await afterTheBell(stage);
  await undo(stage);
}

async function setUp({ clock, narrate, people, board }: Stage): Promise<void> {
  const { teacher, morgan, ana, bo, cy, dee } = people;
  narrate.scene('Before lunch: the club is set up');
  clock.at('12:10');
  await teacher.run('setup', { chief: morgan });
  await morgan.run('chief appoint', { member: people.mia, office: 'moderator' });
  for (const person of [ana, bo, cy, dee, people.mia]) await person.run('join');
  await board();
}

async function arrive({ clock, narrate, people }: Stage): Promise<void> {
  const { mia, ana, bo, cy, dee } = people;
  narrate.scene('12:25: the Moderator opens room 322');
  clock.at('12:25');
  await mia.run('session open');
  narrate.scene('12:27: a game that was over too early');
  clock.at('12:27');
  await ana.run('game record', { opponent: dee, result: 'won', ended: 'checkmate' });
  clock.at('12:30');
  for (const person of [ana, bo, cy, dee]) await person.run('present');
  await ana.run('pairings');
}

async function playUntilTheBell({ clock, narrate, people, board }: Stage): Promise<void> {
  const { mia, ana, bo, cy, dee } = people;
  narrate.scene('12:41: Ana beats Bo');
  clock.at('12:41');
  await ana.run('preview', { opponent: bo });
  const first = await ana.run('game record', {
    opponent: bo,
    result: 'won',
    colour: 'white',
    pgn: scholarsMate,
  });
  await bo.press(first, 'Confirm');
  await board();

  narrate.scene('12:48: Cy and Dee draw');
  clock.at('12:48');
  const second = await cy.run('game record', { opponent: dee, result: 'drew', ended: 'agreement' });
  await dee.press(second, 'Confirm');
  await board();

  narrate.scene('12:57: Bo takes revenge');
  clock.at('12:57');
  const third = await bo.run('game record', { opponent: ana, result: 'won', ended: 'resignation' });
  await ana.press(third, 'Confirm');
  await board();

  narrate.scene('13:09: the bell rings for Cy and Dee, and captured pieces decide');
  clock.at('13:09');
  const captured = { white_captured: 'rbnppp', black_captured: 'qrpp' };
  await mia.run('game adjudicate', { white: cy, black: dee, ...captured }, { confirm: true });
  await board();
}

async function afterTheBell({ clock, narrate, people }: Stage): Promise<void> {
  narrate.scene('13:12: a game that was over after the bell');
  clock.at('13:12');
  await people.cy.run('game record', { opponent: people.ana, result: 'won', ended: 'checkmate' });
}

async function undo({ clock, narrate, people, board }: Stage): Promise<void> {
  const { mia, ana } = people;
  narrate.scene('13:15: the third game is undone, and the scores are given back');
  clock.at('13:15');
  await mia.run('game void', { game: '3', reason: 'Ana had not agreed to a rated game.' }, { confirm: true });
  await board();
  await ana.run('explain');
}

const scholarsMate = '1. e4 e5 2. Qh5 Nc6 3. Bc4 Nf6 4. Qxf7# 1-0';
