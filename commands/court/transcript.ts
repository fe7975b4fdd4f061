import type { Case } from '../../src/appeals/book/cases.ts';
import type { Post } from '../../src/appeals/hearing-room/hearings.ts';
import { heardIn } from '../../src/appeals/hearing-room/rooms.ts';
import { askTranscript, caseLogged } from '../../src/appeals/hearing-room/transcript.ts';
import { renderTranscript } from '../../src/appeals/words/transcript.ts';
import type { Answer, Press } from '../../src/discord/command.ts';
import { lookUpLogged } from '../look-up.ts';

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
