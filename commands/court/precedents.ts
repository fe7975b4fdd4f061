import { findCase } from '../../src/appeals/find-case.ts';
import { findPrecedents, soughtWords, wordsLimit } from '../../src/appeals/opinions/precedents.ts';
import { readPublished } from '../../src/appeals/opinions/published.ts';
import { renderPublished } from '../../src/appeals/words/opinion-notices.ts';
import { renderPrecedents } from '../../src/appeals/words/precedents.ts';
import type { Answer, CommandRequest, Press } from '../../src/discord/command.ts';
import { sceneOf } from '../../src/discord/scene-of.ts';
import { notUnderstood } from '../../src/house/result.ts';
import { actNumbered } from '../../terms/register.ts';
import { suggestedOption, textOption } from '../options.ts';
import type { Subcommand } from '../subcommand.ts';

/** `/court precedents`: what the Court has decided before, by Act, party or word. */
export const precedents: Subcommand = {
  name: 'precedents',
  description: 'Find what the Court has decided before',
  options: [
    suggestedOption('act', 'On which Act'),
    textOption('words', 'Words of the opinions, or the initials of a party', { max_length: wordsLimit }),
  ],
  execute: (request) => {
    const { options } = request;
    return open(request, options.string('act') ?? '', options.string('words') ?? '', 1, 'reply');
  },
  presses: {
    'precedents-page': (press) => {
      const [act = '', words = '', page] = press.args;
      return open(press, act, words, Number(page), 'update');
    },
    'court-read': read,
  },
};

async function open(
  { services, club, occasion }: CommandRequest | Press,
  typed: string,
  words: string,
  page: number,
  kind: 'reply' | 'update',
): Promise<Answer> {
  const act = actNumbered(typed.trim().replace(/^act\s+/i, ''));
  if (act === null && typed.trim() !== '')
    return { kind: 'result', result: notUnderstood({ problem: 'no-such-act', text: typed }) };
  const scene = await sceneOf(services, club, occasion.now);
  const wish = { act, words: soughtWords(words) };
  const found = await findPrecedents(services.clubs, scene.view, wish);
  return { kind, reply: renderPrecedents(found, { ...wish, page }) };
}

/** The whole of a judgement, for whoever wants to read it. */
async function read({ services, club, occasion, args: [cited = ''] }: Press): Promise<Answer> {
  const scene = await sceneOf(services, club, occasion.now);
  const found = findCase(scene.view, cited);
  if (!found.ok) return { kind: 'result', result: found };
  const [judgement] = await readPublished(services.clubs, scene.view, found.value);
  if (judgement === undefined)
    return { kind: 'result', result: notUnderstood({ problem: 'no-such-case', text: cited }) };
  return { kind: 'reply', reply: renderPublished(judgement, scene) };
}
