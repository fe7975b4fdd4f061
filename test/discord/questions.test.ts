import { ButtonStyle } from 'discord.js';
import { expect, test } from 'vitest';
import { plans as courtPlans } from '../../src/appeals/plans.ts';
import { openQuestions } from '../../src/discord/turns.ts';
import { plans as housePlans } from '../../src/house/plans.ts';
import type { Reply } from '../../src/house/words/reply.ts';
import { plans as ladderPlans } from '../../src/ladder/plans.ts';

const minute = 60_000;
const reply: Reply = { audience: 'club', content: 'Appoint Bo?' };
const confirm = async () => ({ kind: 'reply', reply }) as const;

/** The buttons of a question by their labels, and the question's id. */
function buttonsOf(asked: Reply) {
  const buttons = (asked.components ?? []).flatMap(({ components }) => components);
  const ids = buttons.map((button) => ('custom_id' in button ? button.custom_id : ''));
  const labels = buttons.map((button) => ('label' in button ? button.label : ''));
  return { labels, id: ids[0]?.split(':')[1] ?? '' };
}

function asked(does: string | null = null) {
  const questions = openQuestions();
  const shown = questions.ask({ reply, confirm, does }, 'ana', 0);
  return { questions, shown, ...buttonsOf(shown) };
}

test('a question is for its asker alone and has the buttons Confirm and Cancel', () => {
  const { shown, labels } = asked();
  expect(shown.audience).toBe('asker');
  expect(labels).toEqual(['Confirm', 'Cancel']);
});

test('what cannot be taken back has a red button that says what it does', () => {
  const { shown, labels } = asked('erase the data');
  expect(labels).toEqual(['Confirm: erase the data', 'Cancel']);
  expect(shown.components?.[0]?.components[0]).toMatchObject({ style: ButtonStyle.Danger });
});

test('where there are several ways to go on, each has its button, and Cancel goes none of them', async () => {
  const questions = openQuestions();
  const said = (content: string) => async () =>
    ({ kind: 'reply', reply: { audience: 'asker', content } }) as const;
  const ways = ['Clean', 'Keep'].map((label) => ({ label, confirm: said(label) }));
  const ask = () => buttonsOf(questions.ask({ reply, confirm, does: null, ways }, 'ana', 0));
  expect(ask().labels).toEqual(['Clean', 'Keep', 'Cancel']);
  for (const [way, does] of [
    ['way-0', ways[0]?.confirm],
    ['way-1', ways[1]?.confirm],
  ] as const)
    expect(questions.take(ask().id, 'ana', 0, way)).toBe(does);
  for (const way of ['cancel', 'confirm', 'way-2', '__proto__'])
    expect(ways.map((each) => each.confirm)).not.toContain(questions.take(ask().id, 'ana', 0, way));
});

/** What can be put right again: by closing the pages, deciding the game once more or opening the session again. */
const canBeUndone = [
  'setup',
  'adjudication',
  'rematch',
  'second',
  'modification',
  'challenge',
  'acceptance',
  'closing',
];

const plans: [string, { does: string | null }][] = [housePlans, ladderPlans, courtPlans].flatMap((each) =>
  Object.entries(each),
);

test.each(plans)('%s: its button is red and says what it does, unless it can be undone', (name, { does }) => {
  const { shown } = asked(does);
  const isUndone = canBeUndone.includes(name);
  expect(shown.components?.[0]?.components[0]).toMatchObject({
    style: isUndone ? ButtonStyle.Success : ButtonStyle.Danger,
    label: isUndone ? 'Confirm' : expect.stringMatching(/^Confirm: [a-z][a-z ]{4,}$/),
  });
});

test('it is answered once', () => {
  const { questions, id } = asked();
  expect(questions.take(id, 'ana', 0)).toBe(confirm);
  expect(questions.take(id, 'ana', 0)).toBeNull();
});

test('nobody else can answer it, and trying does not use it up', () => {
  const { questions, id } = asked();
  expect(questions.take(id, 'bo', 0)).toBeNull();
  expect(questions.take(id, 'ana', 0)).toBe(confirm);
});

test.each([
  [15 * minute - 1, true],
  [15 * minute, false],
])('after %i ms, whether it can be answered: %s', (after, can) => {
  const { questions, id } = asked();
  expect(questions.take(id, 'ana', after) !== null).toBe(can);
});

test('questions from before a restart, or made up, are unknown', () => {
  const { id } = asked();
  expect(openQuestions().take(id, 'ana', 0)).toBeNull();
});

test('before it is answered, what its own command needs is settled', () => {
  const questions = openQuestions();
  const settledFor = (settles: 'all' | 'own') =>
    questions.settledFor(buttonsOf(questions.ask({ reply, confirm, does: null }, 'ana', 0, { settles })).id);
  expect([settledFor('all'), settledFor('own')]).toEqual(['all', 'own']);
  expect(questions.settledFor('of before a restart')).toBe('own');
});
