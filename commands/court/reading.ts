import type { Case } from '../../src/appeals/book/cases.ts';
import { docketOf } from '../../src/appeals/docket/docket.ts';
import { findCase } from '../../src/appeals/find-case.ts';
import type { Post } from '../../src/appeals/hearing-room/hearings.ts';
import { heardIn } from '../../src/appeals/hearing-room/rooms.ts';
import { askTranscript, caseLogged } from '../../src/appeals/hearing-room/transcript.ts';
import { findPrecedents, soughtWords, wordsLimit } from '../../src/appeals/opinions/precedents.ts';
import { readPublished } from '../../src/appeals/opinions/published.ts';
import { renderDocket } from '../../src/appeals/words/docket.ts';
import { renderPublished } from '../../src/appeals/words/opinion-notices.ts';
import { renderPrecedents } from '../../src/appeals/words/precedents.ts';
import { renderTranscript } from '../../src/appeals/words/transcript.ts';
import type { Answer, Press } from '../../src/discord/command.ts';
import { sceneOf } from '../../src/discord/scene-of.ts';
import { done, notUnderstood } from '../../src/house/result.ts';
import { actNumbered } from '../../terms/register.ts';
import { type Asking, lookUp, lookUpLogged, pageFor } from '../answers.ts';
import { suggestedOption, textOption } from '../options.ts';
import type { Subcommand } from '../subcommand.ts';

/** `/court docket`: what is before the Court, what it waits for and until when; for everybody. */
export const docket: Subcommand = {
  name: 'docket',
  description: 'The open cases, what each waits for, and by when',
  execute: (request) => show(request, 1),
  presses: { 'docket-page': (press) => show(press, Number(press.args[0])) },
};

const show = (request: Asking, page: number): Promise<Answer> =>
  lookUp(
    request,
    (view) => done(docketOf(view)),
    (lines, scene) => renderDocket(lines, scene, page),
    pageFor(request),
  );

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
    return open(request, options.string('act') ?? '', options.string('words') ?? '', 1);
  },
  presses: {
    'precedents-page': (press) => {
      const [act = '', words = '', page] = press.args;
      return open(press, act, words, Number(page));
    },
    'court-read': read,
  },
};

async function open(request: Asking, typed: string, words: string, page: number): Promise<Answer> {
  const { services, club, occasion } = request;
  const act = actNumbered(typed.trim().replace(/^act\s+/i, ''));
  if (act === null && typed.trim() !== '')
    return { kind: 'result', result: notUnderstood({ problem: 'no-such-act', text: typed }) };
  const scene = await sceneOf(services, club, occasion.now);
  const wish = { act, words: soughtWords(words) };
  const found = await findPrecedents(services.clubs, scene.view, wish);
  return { kind: pageFor(request), reply: renderPrecedents(found, { ...wish, page }) };
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

/** The button below a case: what was said in its hearing, and in that of the case to which it was joined. */
export const readTranscript = (press: Press): Promise<Answer> =>
  lookUpLogged<Case>(
    press,
    (view, known) => caseLogged(view, press.actor, known, 'hearing'),
    (view) => askTranscript(view, press.actor, Number(press.args[0])),
    async (known, { view }) => renderTranscript(view, known, await postsOf(press, known)),
  );

/** In the order in which they were written. */
async function postsOf({ services: { hearings }, club }: Press, known: Case): Promise<Post[]> {
  const said = await Promise.all(heardIn(known).map((number) => hearings.posts(club, number)));
  return said.flat().sort((one, other) => one.at - other.at);
}
