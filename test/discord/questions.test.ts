import { expect, test } from 'vitest';
import { openQuestions } from '../../src/discord/turns.ts';
import type { Reply } from '../../src/house/words/reply.ts';

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

function asked() {
  const questions = openQuestions();
  const shown = questions.ask({ reply, confirm }, 'ana', 0);
  return { questions, shown, ...buttonsOf(shown) };
}

test('a question is for its asker alone and has the buttons Confirm and Cancel', () => {
  const { shown, labels } = asked();
  expect(shown.audience).toBe('asker');
  expect(labels).toEqual(['Confirm', 'Cancel']);
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
