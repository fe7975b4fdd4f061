import type { Answer } from '../src/discord/command.ts';
import type { Named } from '../src/house/people.ts';
import { notUnderstood } from '../src/house/result.ts';
import { explain as findExplanation } from '../src/ladder/board/explain.ts';
import { renderExplanation } from '../src/ladder/words/explain.ts';
import { type Asking, lookUp, paged } from './answers.ts';
import { command } from './declare.ts';
import { game } from './game/options.ts';
import { optional, person } from './options.ts';

interface About {
  member: Named | null;
  game: string | null;
}

/** `/explain`: why a score is what it is, or what one game moved. */
export const explain = command({
  name: 'explain',
  description: 'Why a score is what it is, step by step, or what one game moved',
  options: {
    member: optional(person('Whose score, if not yours')),
    game: optional(game('Instead: what this game moved')),
  },
  ...paged('explain-page', ([whose = '']): About => ({ member: { text: `#${whose}` }, game: null }), open),
});

/** The page wanted, or the last one, which ends with the score as it is. */
async function open(request: Asking, about: About, page: number | null = null): Promise<Answer> {
  if (about.member !== null && about.game !== null)
    return { kind: 'result', result: notUnderstood({ problem: 'one-of', options: ['member', 'game'] }) };
  return lookUp(request, {
    find: (view) => findExplanation(view, request.actor, about),
    render: (found, scene) => renderExplanation(found, page, scene),
  });
}
