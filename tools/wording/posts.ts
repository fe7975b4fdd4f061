import { rooms as courtRooms } from '../../src/appeals/hearing-room/room-names.ts';
import { caseOf } from '../../src/appeals/words/case-words.ts';
import { renderRoom } from '../../src/appeals/words/hearing-room.ts';
import type { Scene } from '../../src/house/words/reply.ts';
import { replyRead } from './as-read.ts';
import { ana, bo, jo, kit, lee } from './club.ts';
import { inGroup, type Message } from './message.ts';

/** The first posts of the threads in which the Court hears cases. */
export async function postWords(scene: Scene): Promise<Message[]> {
  const appeal = caseOf(scene.view, 1);
  const posts = courtRooms.flatMap((room) =>
    [true, false].map((hidden) => ({
      case: appeal,
      room,
      people: [ana, bo, jo, kit, lee],
      name: '[2026] CoA 1, B v M',
      hidden,
    })),
  );
  const said = await Promise.all(
    posts.flatMap((opened) =>
      [true, false].map(async (canRead) => ({
        code: `${opened.room}${opened.hidden ? '' : ', public'}${canRead ? '' : ', not kept'}`,
        text: replyRead(await renderRoom(scene, opened, canRead)),
      })),
    ),
  );
  return inGroup('The Court', 'How a hearing begins', said);
}
