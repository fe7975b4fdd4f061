import { type AnyThreadChannel, ChannelType, type TextChannel, ThreadAutoArchiveDuration } from 'discord.js';
import { citationOf } from '../../../terms/court/citation.ts';
import type { Case } from '../../appeals/book/cases.ts';
import type { Hearings } from '../../appeals/hearing-room/hearings.ts';
import {
  hostOf,
  type RoomState,
  type RoomWanted,
  roomNow,
  wantedRooms,
} from '../../appeals/hearing-room/rooms.ts';
import { titleOf } from '../../appeals/party-names.ts';
import type { ClubView } from '../../house/ports.ts';
import { accountsOf, cut, tidy } from '../../house/words/text.ts';
import type { CaseNumber } from '../../ledger/fields.ts';
import { ownThread } from '../threads.ts';

/** A thread as it should be on the server. */
export interface ThreadWanted extends RoomWanted {
  name: string;
  prefix: string;
  /** Whether it is to be seen by those alone who are let in, where it has yet to be opened. */
  hidden: boolean;
  accounts: string[];
}

const nameLimit = 100;

/** The threads of all cases that came to be heard; a panel always discusses behind closed doors. */
export const wantedThreads = (view: ClubView): ThreadWanted[] =>
  wantedRooms(view).map((wanted) => {
    const prefix = prefixOf(wanted);
    return {
      ...wanted,
      prefix,
      name: cut(`${prefix}${tidy(titleOf(view, wanted.case), nameLimit)}`, nameLimit),
      hidden: wanted.room === 'panel' || view.settings.hearings === 'private',
      accounts: accountsOf(view, wanted.people),
    };
  });

const beside: Record<RoomWanted['room'], string> = { hearing: '', panel: ' panel', 'en-banc': ' en banc' };

const prefixOf = ({ case: appeal, room }: RoomWanted): string => `${citationOf(appeal)}${beside[room]} · `;

/** How many seconds lie between two posts of the same person where a case is heard; a panel talks as it likes. */
const slowMode = ({ room }: RoomWanted): number => (room === 'panel' ? 0 : 10);

/** What a thread in that state is to Discord. */
export const markOf = (state: RoomState): { locked: boolean; archived: boolean } => ({
  locked: state !== 'open',
  archived: state === 'archived',
});

/**
 * A thread for the room: the bot's own of that name, if it has one, or a new one. `known` are not meant, nor is any in which
 * something was said: that is of another database's case with the same number.
 */
export async function threadFor(
  channel: TextChannel,
  wanted: ThreadWanted,
  known: ReadonlySet<string>,
): Promise<AnyThreadChannel> {
  const there = await findOwn(channel, wanted, known);
  return there ?? open(channel, wanted);
}

const findOwn = (
  channel: TextChannel,
  { prefix, hidden }: ThreadWanted,
  known: ReadonlySet<string>,
): Promise<AnyThreadChannel | null> =>
  ownThread(channel, {
    hidden,
    isMeant: ({ id, name, totalMessageSent }) =>
      name.startsWith(prefix) && !known.has(id) && !totalMessageSent,
  });

function open(channel: TextChannel, wanted: ThreadWanted): Promise<AnyThreadChannel> {
  const thread = {
    name: wanted.name,
    autoArchiveDuration: ThreadAutoArchiveDuration.OneWeek,
    rateLimitPerUser: slowMode(wanted),
  };
  return wanted.hidden
    ? channel.threads.create({ ...thread, type: ChannelType.PrivateThread, invitable: false })
    : channel.threads.create({ ...thread, type: ChannelType.PublicThread });
}

/** How long something waits for the thread in which it is to be said, in milliseconds. */
const patience = 10 * 60_000;

/** The thread in which a case is spoken of, or null. Rejects while it has yet to be opened; `waited` is in milliseconds. */
export async function placeOf(
  hearings: Hearings,
  view: ClubView,
  number: CaseNumber,
  waited: number,
): Promise<string | null> {
  const appeal = view.state.cases[number];
  const room = roomNow(view, number);
  if (appeal === undefined || room === null) return null;
  const host = hostOf(view, appeal);
  const kept = (await hearings.threads(view.id)).findLast(
    (each) => each.case === host.number && each.room === room && each.state !== 'gone',
  );
  if (kept?.begun === true) return kept.state === 'archived' ? null : kept.thread;
  const mayOpen = view.settings.court !== null && view.settings.hearingsBarred === '';
  if (mayOpen && waited < patience && isHeard(host)) throw new Error('The hearing has no thread yet');
  return null;
}

const isHeard = ({ stage }: Case): boolean => stage === 'hearing' || stage === 'sitting';
