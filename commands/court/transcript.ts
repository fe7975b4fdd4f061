import { hostOf } from '../../src/appeals/hearing-room/rooms.ts';
import { askTranscript } from '../../src/appeals/hearing-room/transcript.ts';
import type { Answer, Press } from '../../src/discord/command.ts';
import { renderTranscript } from '../../src/discord/render/court/transcript.ts';
import { lookUp } from '../look-up.ts';

/** The button below a case: what was said in its hearing, or in that of the case to which it was joined. */
export const readTranscript = (press: Press): Promise<Answer> =>
  lookUp(
    press,
    (view) => askTranscript(view, press.actor, Number(press.args[0])),
    async (known, { view }) =>
      renderTranscript(
        view,
        known,
        await press.services.hearings.posts(press.club, hostOf(view, known).number),
      ),
  );
