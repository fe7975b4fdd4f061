import type { Answer } from '../../packages/playground/src/index.ts';
import type { Person } from './club-on-playground.ts';

/** The card of a game that somebody entered; where they are asked, they say that it was a second one (Act II.4.1). */
export async function entered(player: Person, answer: Answer): Promise<Answer> {
  if (!answer.buttons.includes('Cancel')) return answer;
  const known = new Set((await player.as.messages()).map(({ id }) => id));
  await player.as.press(answer, 'Confirm');
  const card = await player.as.waitForMessage(
    'games',
    ({ id, text }) => !known.has(id) && text.includes('second game'),
  );
  return { ...answer, message: card, ephemeral: false, text: card.text, buttons: card.buttons };
}
