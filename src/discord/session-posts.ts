import type { LocalDate } from '../../terms/time.ts';
import type { ClubId } from '../house/ports.ts';
import type { Reply, Scene } from '../house/words/reply.ts';
import { forgetSessionPost, isOverForGood, noteSessionPost } from '../ladder/sessions/session-post.ts';
import { sessionPost } from '../ladder/words/session-post.ts';
import { editCard } from './cards.ts';
import type { Working } from './command.ts';
import { type Following, followClubs } from './follow-clubs.ts';
import { postInClub } from './post-once.ts';
import { asNoted, sceneOf } from './scene-of.ts';

/** Has the post of each club's session show who is here, and that it is closed. */
export function startSessionPosts(parts: Working): Following {
  const shown = new Map<string, string>();
  return followClubs(parts, 'posts of sessions', (club) => updateSessionPosts(parts, club, shown));
}

async function updateSessionPosts(parts: Working, club: ClubId, shown: Map<string, string>): Promise<void> {
  const scene = await sceneOf(parts, club, parts.clock());
  for (const [date, place] of Object.entries(scene.view.settings.sessionPost)) {
    const post = sessionPost(date, scene);
    const words = JSON.stringify(post);
    const isThere = shown.get(place) === words || (await editCard(parts, club, place, post));
    shown.set(place, words);
    if (isOverForGood(scene.view, date, scene.now)) {
      shown.delete(place);
      await parts.clubs.change(club, asNoted(scene.now), (work) => forgetSessionPost(work, date));
    } else if (!isThere) await postAgain(parts, scene, { date, place, post }, shown);
  }
}

interface Deleted {
  date: LocalDate;
  /** Where the deleted post was. */
  place: string;
  post: Reply;
}

/** Somebody deleted the post, and people need its buttons: there is one new post for each that was deleted. */
async function postAgain(
  { client, clubs, log }: Working,
  { view, now }: Scene,
  { date, place, post: reply }: Deleted,
  shown: Map<string, string>,
): Promise<void> {
  const [channel = '', message = ''] = place.split('/');
  const signs = {
    marker: `Session instead of ${message}`,
    nonce: `again-${message}`.slice(0, 25),
    look: true,
  };
  const posted = await postInClub(client, view, { to: 'channel', channel }, { reply, log, ...signs });
  shown.delete(place);
  if ('impossible' in posted) return;
  shown.set(`${posted.channel}/${posted.message}`, JSON.stringify(reply));
  await clubs.change(view.id, asNoted(now), (work) => noteSessionPost(work, date, posted));
}
