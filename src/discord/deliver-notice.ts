import type { Client, DiscordAPIError } from 'discord.js';
import type { LocalDate } from '../../terms/time.ts';
import type { Outbox, PendingNotice } from '../house/delivery.ts';
import type { ClubView } from '../house/ports.ts';
import { notePost, toldBy } from '../house/told-posts.ts';
import { insteadOf } from '../house/undelivered.ts';
import type { Scene } from '../house/words/reply.ts';
import { noteCard, noteGameCard } from '../ladder/games/note-card.ts';
import { noteThread } from '../ladder/online/find-online.ts';
import { noteBarred } from '../ladder/sessions/plan-event.ts';
import { onlineGame } from '../ladder/words/online/game.ts';
import type { ChannelTarget, Notice, NoticeTarget } from '../told.ts';
import type { Working } from './command.ts';
import { placeOf } from './court/room-thread.ts';
import { isMalformed, whyForGood } from './errors.ts';
import { renderNotice } from './notices.ts';
import { openThread } from './online-thread.ts';
import { withPicture } from './pictures.ts';
import { type Post, type Posted, type PostedThere, postInClub, postToPerson, takeDown } from './post-once.ts';
import { asNoted, sceneOf } from './scene-of.ts';
import { keepEvent } from './session-event.ts';

export interface DeliveryParts extends Working {
  outbox: Outbox;
}

/** Posts a notice, or gives it up where that can never be. Rejects when trying again later may help. */
export async function deliver(pending: PendingNotice, parts: DeliveryParts): Promise<void> {
  const { outbox, clock, log } = parts;
  const scene = await sceneOf(parts, pending.club, clock());
  try {
    const posted = await carryOut(pending, parts, scene);
    if ('message' in posted) {
      await outbox.sent(pending.id, posted.message);
      return log.info({ message: posted.message }, 'notice posted');
    }
    await outbox.abandoned(pending.id, posted.impossible, insteadOf(scene.view, pending));
    log.warn({ why: posted.impossible }, 'notice abandoned');
  } catch (err) {
    if (!isMalformed(err)) throw err;
    await setAside(pending, { outbox, log }, scene.view, err);
  }
}

/** A message that Discord cannot take is tried nowhere again: the log has its shape for whoever mends the bot. */
async function setAside(
  pending: PendingNotice,
  { outbox, log }: Pick<DeliveryParts, 'outbox' | 'log'>,
  view: ClubView,
  err: DiscordAPIError,
): Promise<void> {
  const why = whyForGood(err) ?? '';
  await outbox.abandoned(pending.id, why, insteadOf(view, pending, 'malformed'));
  log.error({ err, kind: pending.notice.kind }, 'notice set aside: Discord finds fault with the message');
}

async function carryOut(pending: PendingNotice, parts: DeliveryParts, scene: Scene): Promise<Posted> {
  const { id, notice, attempts } = pending;
  const { client, log } = parts;
  if (notice.kind === 'session-event') return showEvent(pending, notice.date, parts, scene);
  if (notice.kind === 'post-removal') return takeDown(parts.client, scene.view.id, notice);
  if (isOvertaken(notice, scene.view)) return { impossible: 'a later one says it' };
  const reply = await renderNotice(notice, scene);
  await parts.outbox.trying(id);
  const post: Post = {
    ...{ reply, log, ...signsOf(pending) },
    look: attempts > 0,
    draw: (undrawn) => withPicture(undrawn, log),
  };
  if (notice.kind === 'online-begun' || notice.kind === 'clock-card') {
    const posted = await postInClub(client, scene.view, { to: 'games' }, post);
    if ('message' in posted) await noteGame(notice, posted, parts, scene);
    return posted;
  }
  const place = await placeFor(pending, parts, scene);
  if (place === null) return { impossible: 'the case has no thread' };
  return noteTold(pending, parts, scene, await postTo(place, client, scene.view, post));
}

/** What may be overturned or settled is found again, so that its post can say so. */
async function noteTold(
  { club, notice }: PendingNotice,
  { clubs }: DeliveryParts,
  { view, now }: Scene,
  posted: Posted | PostedThere,
): Promise<Posted> {
  if (!('channel' in posted)) return posted;
  const entry = toldBy(notice, view);
  if (entry !== null) await clubs.change(club, asNoted(now), (work) => notePost(work, entry, posted));
  if (notice.kind === 'game-differs')
    await clubs.change(club, asNoted(now), (work) => noteGameCard(work, notice, posted));
  return posted;
}

/** By what a notice is known in its channel, and to Discord: its mark, since another database counts from one again. */
const signsOf = ({ id, mark }: PendingNotice): Pick<Post, 'marker' | 'nonce'> =>
  mark === ''
    ? { marker: `Notice ${id}`, nonce: `notice-${id}` }
    : { marker: `Notice ${id} · ${mark}`, nonce: `notice-${mark}-${id}` };

/**
 * Act I.9: for an online game a thread is opened under what announces it, once. The card of a chess clock is found again, so
 * that it can follow what happens to the clock.
 */
async function noteGame(
  notice: Extract<Notice, { kind: 'online-begun' | 'clock-card' }>,
  posted: Exclude<PostedThere, { impossible: string }>,
  { client, clubs }: DeliveryParts,
  { view, now }: Scene,
): Promise<void> {
  if (notice.kind === 'clock-card') {
    await clubs.change(view.id, asNoted(now), (work) => noteCard(work, notice.clock, posted));
    return;
  }
  const thread = await openThread(client, view, onlineGame(view, notice.online), posted);
  await clubs.change(view.id, asNoted(now), (work) => noteThread(work, notice.online, thread));
}

/** After weeks in which nothing could be posted, the Court is told of its docket once. */
const isOvertaken = (notice: Notice, { state }: ClubView): boolean =>
  notice.kind === 'docket' && state.docketTold !== null && notice.date < state.docketTold;

/** The club is told before the notice is given up, so that no end of the process in between keeps it from being told. */
async function showEvent(
  { id, club }: PendingNotice,
  date: LocalDate,
  { client, clubs, outbox }: DeliveryParts,
  { view, now }: Scene,
): Promise<Posted> {
  await outbox.trying(id);
  const kept = await keepEvent(client, view, date, now);
  const barred = 'barred' in kept;
  const known = 'message' in kept || barred;
  if (known && barred !== view.settings.eventsBarred)
    await clubs.change(club, asNoted(now), (work) => noteBarred(work, barred));
  return kept;
}

/**
 * A case is spoken of where it is heard, and an online game where it is played. Null for a judgement that no thread is
 * there for: the Court's channel has it anyway.
 */
async function placeFor(
  { notice, target, since }: PendingNotice,
  { hearings }: DeliveryParts,
  { view, now }: Scene,
): Promise<Exclude<NoticeTarget, { to: 'case' | 'online' }> | null> {
  if (target.to === 'online') return onlinePlace(target.online, view);
  if (target.to !== 'case') return target;
  const thread = await placeOf(hearings, view, target.case, now - since);
  if (thread !== null) return { to: 'channel', channel: thread };
  return notice.kind === 'judged' ? null : { to: 'court' };
}

function onlinePlace(online: number, { settings }: ClubView): ChannelTarget {
  const thread = settings.onlineThreads[online];
  return thread === undefined ? { to: 'games' } : { to: 'channel', channel: thread };
}

async function postTo(
  target: Exclude<NoticeTarget, { to: 'case' | 'online' }>,
  client: Client<true>,
  view: ClubView,
  message: Post,
): Promise<Posted | PostedThere> {
  if (target.to === 'events') return { impossible: 'a message is no event' };
  if (target.to !== 'person') return postInClub(client, view, target, message);
  const account = view.people.byNumber(target.person)?.account ?? null;
  if (account === null) return { impossible: 'the person has no account' };
  return postToPerson(client, account, message);
}
