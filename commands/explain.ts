import type { Answer, Command } from '../src/discord/command.ts';
import { completeGames } from '../src/discord/complete.ts';
import type { Named } from '../src/house/people.ts';
import { notUnderstood } from '../src/house/result.ts';
import { explain as findExplanation } from '../src/ladder/board/explain.ts';
import { renderExplanation } from '../src/ladder/words/explain.ts';
import { type Asking, lookUp, pageFor } from './answers.ts';
import { completePeople, optionalPerson, personOptions, suggestedOption } from './options.ts';
import { declared } from './subcommand.ts';

/** `/explain`: why a score is what it is, or what one game moved. */
export const explain: Command = {
  data: declared('explain', 'Why a score is what it is, step by step, or what one game moved', [
    ...personOptions('member', 'Whose score, if not yours'),
    suggestedOption('game', 'Instead: what this game moved'),
  ]),
  async execute(request) {
    const named = optionalPerson(request.options, 'member');
    if (!named.ok) return { kind: 'result', result: named };
    const game = request.options.string('game');
    if (named.value !== null && game !== null)
      return { kind: 'result', result: notUnderstood({ problem: 'one-of', options: ['member', 'game'] }) };
    return open(request, { member: named.value, game }, null);
  },
  complete: async (request) => {
    if (request.focused.name !== 'game') return completePeople(request);
    return completeGames(await request.services.clubs.view(request.club), request.focused.value);
  },
  presses: {
    'explain-page': (press) => {
      const [person = '', page] = press.args;
      return open(press, { member: { text: `#${person}` }, game: null }, Number(page));
    },
  },
};

/** The page wanted, or the last one, which ends with the score as it is. */
const open = (
  request: Asking,
  about: { member: Named | null; game: string | null },
  page: number | null,
): Promise<Answer> =>
  lookUp(
    request,
    (view) => findExplanation(view, request.actor, about),
    (found, scene) => renderExplanation(found, page, scene),
    pageFor(request),
  );
