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
import { type Asking, inPages, lookUp, paged } from '../answers.ts';
import { subcommand } from '../declare.ts';
import { optional, suggested, text } from '../options.ts';
import { acts } from './options.ts';

/** `/court docket`: what is before the Court, what it waits for and until when; for everybody. */
export const docket = subcommand({
  name: 'docket',
  description: 'Open cases: what each is waiting for, and by when',
  options: {},
  ...inPages('docket-page', (request, page) =>
    lookUp(request, {
      find: (view) => done(docketOf(view)),
      render: (lines, scene) => renderDocket(lines, scene, page),
    }),
  ),
});

interface Sought {
  act: string | null;
  words: string | null;
}

/** `/court precedents`: what the Court has decided before, by Act, party or word. */
export const precedents = subcommand({
  name: 'precedents',
  description: 'Find earlier decisions of the Court',
  options: {
    act: optional(suggested('About which Act', acts)),
    words: optional(text('Words of the opinions, or the initials of a party', { max_length: wordsLimit })),
  },
  ...paged('precedents-page', ([act = '', words = '']): Sought => ({ act, words }), open),
});

async function open(request: Asking, { act: typed, words }: Sought, page = 1): Promise<Answer> {
  const { services, club, occasion } = request;
  const act = actNumbered((typed ?? '').trim().replace(/^act\s+/i, ''));
  if (act === null && typed !== null && typed.trim() !== '')
    return { kind: 'result', result: notUnderstood({ problem: 'no-such-act', text: typed }) };
  const scene = await sceneOf(services, club, occasion.now);
  const wish = { act, words: soughtWords(words ?? '') };
  const found = await findPrecedents(services.clubs, scene.view, wish);
  return { kind: 'reply', reply: renderPrecedents(found, { ...wish, page }) };
}

/** The button below what was found: the whole of a judgement, for the person who wants to read it. */
export async function readJudgement({
  services,
  club,
  occasion,
  args: [cited = ''],
}: Press): Promise<Answer> {
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
  lookUp(press, {
    find: (view) => askTranscript(view, press.actor, Number(press.args[0])),
    logs: (view, appeal) => caseLogged(view, press.actor, appeal, 'hearing'),
    render: async (appeal, { view }) => renderTranscript(view, appeal, await postsOf(press, appeal)),
  });

/** In the order in which they were written. */
async function postsOf({ services: { hearings }, club }: Press, appeal: Case): Promise<Post[]> {
  const said = await Promise.all(heardIn(appeal).map((number) => hearings.posts(club, number)));
  return said.flat().sort((one, other) => one.at - other.at);
}
