import { expect, it, vi } from 'vitest';
import { ruleNumbered } from '../../packages/nomic/src/index.ts';
import { days, NomicGame } from '../support/a-nomic-game.ts';

vi.setConfig({ testTimeout: 300_000 });

const all = { Monday: 'Yes', Tuesday: 'Yes', Wednesday: 'Yes', Thursday: 'Yes', Friday: 'Yes' } as const;

/** The first circuit of turns, in the last week of summer time: a transmutation, another formula of points, an overruled Judge. */
async function firstCircuit(game: NomicGame): Promise<void> {
  await game.proposes('Monday', { kind: 'enact', text: 'Rule 104 is about hats, says {Tuesday}.' });
  await game.vote(301, all);
  expect((await game.presses('Friday', 'Vote No', 'made proposal 301')).text).toContain('has voted already');
  expect((await game.run('Friday', 'propose', { kind: 'repeal', rule: '208' })).text).toContain('⛔');

  await game.goTo('2026-10-20 09:00');
  const late = await game.presses('Friday', 'Vote Yes', 'made proposal 301');
  expect(late.text).toContain('The vote on proposal 301 is over.');
  const question = await game.run('Tuesday', 'propose', { kind: 'transmute', rule: '104' });
  await game.player('Tuesday').as.press(question, 'Confirm: propose it');
  await game.killedAfter(() => game.vote(302, all));

  await game.goTo('2026-10-21 09:00');
  const { rules } = await game.game();
  expect(ruleNumbered(rules, 104)).toBeUndefined();
  expect(ruleNumbered(rules, 302)).toMatchObject({ immutable: false });
  await game.proposes('Wednesday', {
    ...{ kind: 'amend', rule: '203', figures: 'points=floor(80 * Y / V)' },
    text: 'The proposer gains 80 points times the share of the votes that are for it, rounded down.',
  });
  await game.vote(303, all);
  await overruling(game);
  await game.goTo('2026-10-23 12:00');
  expect((await game.run('Friday', 'status')).text).toContain('It is Friday');
}

/** On the fourth day a Judgement is disputed, and its Judge overruled; the next one’s is invoked. */
async function overruling(game: NomicGame): Promise<void> {
  await game.goTo('2026-10-22 09:00');
  await game.proposes('Thursday', { kind: 'enact', text: 'Shoes may be worn.' });
  const { place, message } = await game.post('made proposal 304', 'Point of order');
  const monday = game.player('Monday').as.in(place);
  const raised = await monday.submit(await monday.press(message, 'Point of order'), {
    'The statement that is to be judged': 'Proposal 304 is no rule-change.',
  });
  expect(raised.text).toContain('about proposal 304');
  expect((await game.presses('Monday', 'Judge', 'point of order 1')).text).toContain('is not the Judge');
  const judged = await game.presses('Wednesday', 'Judge', 'point of order 1');
  const asked = await game.player('Wednesday').as.submit(judged, {
    ...{ 'The statement is': 'true', Why: 'Nobody wears shoes.' },
    'What it brings about, if anything': 'no rule-change 304',
  });
  expect(asked.text).toContain('no rule-change 304');
  await game.player('Wednesday').as.press(asked, 'Confirm: give the Judgement');
  await game.presses('Tuesday', 'Dispute', 'Judgement: Point of Order 1: true.');
  for (const day of ['Monday', 'Friday'] as const)
    await game.presses(day, 'Disagree', 'Dispute: Judgement on Point of Order 1');
  await game.goTo('2026-10-22 10:30');
  const again = await game.presses('Friday', 'Dispute', 'Judgement: Point of Order 1: true.');
  expect(again.text).toContain('overruled');
  await game.run('Tuesday', 'judge', { point: '1', verdict: 'false', reason: 'It enacts a rule.' });
  await game.vote(304, all);
  await game.goTo('2026-10-22 12:00');
  expect((await game.game()).pointsOfOrder).toMatchObject([
    { state: 'invoked', judgement: { verdict: false, by: 'tuesday' }, overruled: ['wednesday'] },
  ]);
}

/** The second circuit, in winter time: a winning score of 150, a defeat, and a kill at midnight. */
async function secondCircuit(game: NomicGame): Promise<void> {
  await game.goTo('2026-10-25 12:00');
  await game.goTo('2026-10-26 18:59');
  await game.proposes('Monday', {
    ...{ kind: 'amend', rule: '210', figures: 'winning=150' },
    text: 'The winner is the first player to achieve 150 points.',
  });
  await game.vote(305, all);
  await game.goTo('2026-10-27 00:01');
  for (const [number, day, date] of [
    [306, 'Tuesday', '2026-10-27'],
    [307, 'Wednesday', '2026-10-28'],
  ] as const) {
    await game.goTo(`${date} 12:00`);
    await game.proposes(day, { kind: 'enact', text: `${day} is a good day.` });
    await game.vote(number, all);
  }
  await game.killedWhenDue('2026-10-29 00:00:30');
  await game.goTo('2026-10-29 12:00');
  await game.proposes('Thursday', { kind: 'enact', text: 'Thursday is the best day.' });
  await game.vote(308, { Thursday: 'Yes', Monday: 'Yes', Friday: 'No' });
  await game.goTo('2026-10-30 12:00');
  await game.proposes('Friday', { kind: 'enact', text: 'Friday is the last day.' });
  await game.vote(309, all);
  await game.goTo('2026-11-01 12:00');
}

it('a game of Nomic is played for two circuits of turns and to its win, across a change of the clocks and two kills', async () => {
  const game = await NomicGame.begin('2026-10-19 08:00');
  await firstCircuit(game);
  await secondCircuit(game);
  const { figures, circuits, totals } = await game.game();
  expect({ circuits, needs: figures.threshold.needs, winning: figures.winning }).toEqual({
    ...{ circuits: 2, needs: 'majority', winning: 150 },
  });
  expect(Object.fromEntries(totals)).toEqual({
    monday: 90,
    tuesday: 91,
    wednesday: 92,
    thursday: 123,
    friday: 80,
  });

  await game.goTo('2026-11-02 12:00');
  await game.proposes('Monday', { kind: 'enact', text: 'Monday wins.' });
  await game.vote(310, { ...all, Friday: 'No' });
  await game.goTo('2026-11-03 00:01');
  const { state } = await game.table();
  expect(state.status).toBe('over');
  expect(state.nomic?.game.over).toMatchObject({ winner: 'monday' });
  expect(state.nomic?.game.totals.get('monday')).toBe(154);
  expect((await game.run('Monday', 'vote', { choice: 'yes' })).text).toContain('⛔');

  await expect.poll(() => game.times('has reached 150 points and wins'), { timeout: 60_000 }).toBe(1);
  for (const number of [301, 302, 303, 304, 305, 306, 307, 308, 309, 310]) {
    expect(await game.times(`made proposal ${number}`), `proposal ${number}`).toBe(1);
    expect(await game.times(`Proposal ${number}: `), `outcome of ${number}`).toBe(1);
  }
  expect(await game.times('is overruled: all opinions disagree')).toBe(1);
  const rule = await game.run('Monday', 'rules', { rule: '301' });
  expect(rule.text).toContain('Rule 302 is about hats, says');
  expect(rule.text).not.toMatch(/[\uE000\uE001]/);
  const history = await game.run('Friday', 'rules', { rule: '302', view: 'history' });
  expect(history.text).toContain('Rule 104[I] was transmuted and made mutable by proposal 302');
  for (const day of days) expect((await game.run(day, 'history')).text).toContain('what happened');
});
