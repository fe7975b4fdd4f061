import type { Client, DiscordAPIError } from 'discord.js';
import type { LocalDate } from '../../terms/time.ts';
import type { Outbox, PendingNotice } from '../house/delivery.ts';
import type { ClubView, UnitOfWork } from '../house/ports.ts';
import { endReminders } from '../house/reminders/choose-reminders.ts';
import { remindersOf } from '../house/reminders/reminders-due.ts';
import type { Result } from '../house/result.ts';
import { notePost, writtenPlace } from '../house/told-posts.ts';
import type { Scene } from '../house/words/reply.ts';
import { tidy } from '../house/words/text.ts';
import type { OnlineGame } from '../ladder/book/online.ts';
import { noteCard, noteGameCard } from '../ladder/games/note-card.ts';
import { noteThread } from '../ladder/online/find-online.ts';
import { noteBoard } from '../ladder/pinned-board.ts';
import { noteBarred } from '../ladder/sessions/plan-event.ts';
import { renderDiffering } from '../ladder/words/game-differs.ts';
import { onlineGame } from '../ladder/words/online/game.ts';
import { toPngApart } from '../pictures/apart.ts';
import { noteTableCard } from '../tables/card-place.ts';
import { endTableReminders, stillAwaited } from '../tables/clock/reminders.ts';
import { noteTablePost, toldOfEntry } from '../tables/table-posts.ts';
import { noteTableThread, tableThreadName } from '../tables/thread.ts';
import { type ChannelTarget, type Notice, type NoticeTarget, toldBy } from '../told.ts';
import type { Working } from './command.ts';
import { placeOf } from './court/room-thread.ts';
import { isMalformed, whyForGood } from './errors.ts';
import { renderNotice } from './notices.ts';
import { withPicture } from './pictures.ts';
import {
  type Post,
  type Posted,
  type PostedThere,
  pinPost,
  postInClub,
  postToPerson,
  takeDown,
} from './post-once.ts';
import type { PostedCards } from './posted-cards.ts';
import { asNoted, sceneOf } from './scene-of.ts';
import { keepEvent } from './session-event.ts';
import { type PostedAtTable, postAtTable } from './tables/post-at-table.ts';
import { openThreadBelow } from './threads.ts';
import { insteadOf } from './undelivered.ts';

export interface DeliveryParts extends Working {
  outbox: Outbox;
  gameCards: PostedCards;
  /** Waited for before each step that takes long, so that people's commands come between. */
  rest(): Promise<void>;
}

/** Posts a notice, or gives it up where that can never be. Rejects when trying again later may help. */
export async function deliver(pending: PendingNotice, parts: DeliveryParts): Promise<void> {
  const { outbox, clock, log, rest } = parts;
  await rest();
  const scene = await sceneOf(parts, pending.club, clock());
  try {
    const posted = await carryOut(pending, parts, scene);
    await rest();
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

/** A message that Discord cannot take is tried nowhere again: the log has its shape for the person who mends the bot. */
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
  const { log, rest } = parts;
  if (notice.kind === 'session-event') return showEvent(pending, notice.date, parts, scene);
  if (notice.kind === 'post-removal') return takeDown(parts.client, scene.view.id, notice);
  if (isOvertaken(notice, scene.view)) return { impossible: 'a later one says it' };
  if (isPast(notice, scene)) return { impossible: 'there is nothing to remind of any more' };
  const reply = await renderNotice(notice, scene);
  await rest();
  await parts.outbox.trying(id);
  const post: Post = {
    ...{ reply, log, ...signsOf(pending) },
    look: attempts > 0,
    draw: async (undrawn) => {
      await rest();
      return withPicture(undrawn, log, toPngApart);
    },
  };
  return noteTold(pending, parts, scene, await postWhereMeant(pending, parts, scene, post));
}

/** For how long a notice has waited to be posted, in milliseconds. */
const waitedBy = ({ since }: Pick<PendingNotice, 'since'>, { now }: Pick<Scene, 'now'>): number =>
  now - since;

async function postWhereMeant(
  pending: PendingNotice,
  parts: DeliveryParts,
  scene: Scene,
  post: Post,
): Promise<PostedAtTable> {
  const { target } = pending;
  const waited = waitedBy(pending, scene);
  if (target.to === 'table' || target.to === 'nomic')
    return postAtTable(parts.client, scene.view, { ...target, waited }, post);
  const place = await placeFor({ ...pending, target }, parts, scene);
  if (place === null) return { impossible: 'the case has no thread' };
  return postTo(place, parts.client, scene.view, post);
}

async function noteTold(
  { club, notice, target }: PendingNotice,
  { client, clubs, gameCards, rest }: DeliveryParts,
  scene: Scene,
  posted: PostedAtTable,
): Promise<Posted> {
  const { view, now } = scene;
  const note = async (noting: (work: UnitOfWork) => Result<null>) => {
    await rest();
    return clubs.change(club, asNoted(now), noting);
  };
  if ('impossible' in posted && notice.kind === 'reminder')
    await note((work) => endReminders(work, notice.person));
  if ('impossible' in posted && notice.kind === 'table-reminder')
    await clubs.change(club, { interaction: null, now }, (work) => endTableReminders(work, notice));
  if ('impossible' in posted) return posted;
  const entry = toldBy(notice, view);
  if (entry !== null) await note((work) => notePost(work, entry, posted));
  if (notice.kind === 'game-differs') {
    gameCards.note(writtenPlace(posted), await renderDiffering(notice, scene));
    await note((work) => noteGameCard(work, notice, posted));
  }
  if (notice.kind === 'pinned-board') {
    await note((work) => noteBoard(work, posted));
    await pinPost(client, club, posted);
  }
  if (notice.kind === 'clock-card') await note((work) => noteCard(work, notice.clock, posted));
  await noteTablePlace(notice, view, posted, note);
  if ((target.to === 'table' || target.to === 'nomic') && posted.homeless === true) {
    const thread = await openThreadBelow(client, posted, tableThreadName(view, target.table));
    if (thread !== null) await note((work) => noteTableThread(work, target.table, thread));
  }
  if (notice.kind !== 'online-begun') return posted;
  const thread = await openThreadBelow(client, posted, threadName(view, onlineGame(view, notice.online)));
  await note((work) => noteThread(work, notice.online, thread ?? posted.channel));
  return posted;
}

type Note = (noting: (work: UnitOfWork) => Result<null>) => Promise<unknown>;

/** Keeps where the posts of tables are that follow what becomes of them. */
async function noteTablePlace(
  notice: Notice,
  view: ClubView,
  posted: { channel: string; message: string },
  note: Note,
): Promise<void> {
  const told = toldOfEntry(notice, view);
  if (told !== null) await note((work) => noteTablePost(work, told, posted));
  if (notice.kind === 'table-opened') await note((work) => noteTableCard(work, notice.table, posted));
}

/** By what a notice is known in its channel, and to Discord: its mark, since another database counts from one again. */
export const signsOf = ({ id, mark }: Pick<PendingNotice, 'id' | 'mark'>): Pick<Post, 'marker' | 'nonce'> =>
  mark === ''
    ? { marker: `Notice ${id}`, nonce: `notice-${id}` }
    : { marker: `Notice ${id} · ${mark}`, nonce: `notice-${mark}-${id}` };

/** After weeks in which nothing could be posted, the Court is told of its docket once. */
const isOvertaken = (notice: Notice, { state }: ClubView): boolean =>
  notice.kind === 'docket' && state.docketTold !== null && notice.date < state.docketTold;

/** What somebody wanted to be reminded of may be over by now, or wanted no more. */
const isPast = (notice: Notice, { view, now }: Scene): boolean =>
  (notice.kind === 'reminder' && remindersOf(view, notice, now).length === 0) ||
  (notice.kind === 'table-reminder' && stillAwaited(view, notice, now) === null);

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

/** A target that is at no table. */
type Elsewhere = Exclude<NoticeTarget, { to: 'table' | 'nomic' }>;

/** A case is spoken of where it is heard, an online game where it is played. Null for a judgement without a thread. */
async function placeFor(
  pending: PendingNotice & { target: Elsewhere },
  { hearings }: DeliveryParts,
  scene: Scene,
): Promise<Exclude<Elsewhere, { to: 'case' | 'online' }> | null> {
  const { notice, target } = pending;
  const { view } = scene;
  if (notice.kind === 'online-begun' || notice.kind === 'clock-card') return { to: 'games' };
  if (target.to === 'online') return onlinePlace(target.online, view);
  if (target.to !== 'case') return target;
  const thread = await placeOf(hearings, view, target.case, waitedBy(pending, scene));
  if (thread !== null) return { to: 'channel', channel: thread };
  return notice.kind === 'judged' ? null : { to: 'court' };
}

function onlinePlace(online: number, { settings }: ClubView): ChannelTarget {
  const thread = settings.onlineThreads[online];
  return thread === undefined ? { to: 'games' } : { to: 'channel', channel: thread };
}

async function postTo(
  target: Exclude<Elsewhere, { to: 'case' | 'online' }>,
  client: Client<true>,
  view: ClubView,
  message: Post,
): Promise<PostedThere> {
  if (target.to === 'events') return { impossible: 'a message is no event' };
  if (target.to !== 'person') return postInClub(client, view, target, message);
  const account = view.people.byNumber(target.person)?.account ?? null;
  if (account === null) return { impossible: 'the person has no account' };
  return postToPerson(client, account, message);
}

function threadName({ people }: ClubView, { number, white, black }: OnlineGame): string {
  const name = (person: number) => tidy(people.byNumber(person)?.name ?? `#${person}`, 32);
  return `Online game ${number}: ${name(white)} – ${name(black)}`;
}
