import type { Lane, PendingNotice } from '../house/delivery.ts';
import { type DeliveryParts, deliver } from './deliver-notice.ts';
import { isTooFast } from './errors.ts';
import { type Wakeful, whenWoken } from './wakeful.ts';

/** Posts what the club has to say, with growing pauses while Discord does not take it. Tries once more when it is stopped. */
export function startDelivery(parts: DeliveryParts): Wakeful {
  const soon = { ...parts, rest: atOnce };
  const lanes = [startLane(soon, inChannels), startLane(parts, atTables), startLane(soon, toPeople)];
  const wake = () => {
    for (const lane of lanes) lane.wake();
  };
  let stopped = false;
  parts.outbox.onNotices(() => {
    if (!stopped) wake();
  });
  const unread = setUnreadAside(parts);
  wake();
  return {
    wake,
    async stop() {
      stopped = true;
      await unread;
      await Promise.all(lanes.map((lane) => lane.stop()));
    },
  };
}

const atOnce = async (): Promise<void> => {};

/** What an older version left and this one cannot read is given up once, and named in the log for the person who mends the bot. */
async function setUnreadAside({ outbox, log }: DeliveryParts): Promise<void> {
  try {
    for (const { id, club } of await outbox.unreadable()) {
      await outbox.abandoned(id, 'it cannot be read any more', []);
      log.error({ notice: id, club }, 'notice set aside: it cannot be read any more');
    }
  } catch (err) {
    log.error({ err }, 'notices that cannot be read could not be set aside');
  }
}

type Queue = readonly PendingNotice[];

/** A lane of notices, and how what is pending in it is tried. Returns whether nothing has to be tried again. */
interface Way {
  lane: Lane;
  deliver(queues: readonly Queue[], parts: DeliveryParts): Promise<boolean>;
}

const inChannels: Way = {
  lane: 'channels',
  async deliver(queues, parts) {
    const tried = await Promise.all(queues.map((queue) => deliverInOrder(queue, parts)));
    return tried.every((outcome) => outcome === 'done');
  },
};

/** How many tables are told at once. */
const tablesAtOnce = 4;

/**
 * A deadline that many tables share leaves much to do: for a few at a time, with rests for people’s commands, and apart from the other
 * channels, which need not wait for them.
 */
const atTables: Way = {
  lane: 'tables',
  async deliver(queues, parts) {
    const left = queues.values();
    const tellSome = async (): Promise<boolean> => {
      let isDone = true;
      for (const queue of left) isDone = (await deliverInOrder(queue, parts)) === 'done' && isDone;
      return isDone;
    };
    const told = await Promise.all(Array.from({ length: tablesAtOnce }, tellSome));
    return told.every((each) => each);
  },
};

/** Direct messages go out one after the other, since Discord lets a bot open only so many at a time. */
const toPeople: Way = {
  lane: 'people',
  async deliver(queues, parts) {
    let isDone = true;
    for (const queue of queues) {
      const outcome = await deliverInOrder(queue, parts);
      if (outcome === 'too fast') return false;
      if (outcome === 'later') isDone = false;
    }
    return isDone;
  },
};

function startLane(parts: DeliveryParts, way: Way): Wakeful {
  let stopped = false;
  let failures = 0;
  let retry: NodeJS.Timeout | undefined;
  const lane = whenWoken(async () => {
    clearTimeout(retry);
    failures = (await deliverAll(parts, way)) ? 0 : failures + 1;
    if (failures > 0 && !stopped) retry = setTimeout(lane.wake, pauseAfter(failures)).unref();
  });
  return {
    wake: lane.wake,
    async stop() {
      stopped = true;
      lane.wake();
      await lane.stop();
      clearTimeout(retry);
    },
  };
}

/** Milliseconds until the next try: 1 s, 2 s, 4 s … 5 min. */
export const pauseAfter = (failures: number): number => Math.min(1000 * 2 ** (failures - 1), 300_000);

/** Posts all that is pending in this way, in order for each place. Returns whether nothing has to be tried again. */
async function deliverAll(parts: DeliveryParts, { lane, deliver: inThisWay }: Way): Promise<boolean> {
  try {
    const places = new Map<string, PendingNotice[]>();
    for (const pending of await parts.outbox.pending(lane)) {
      // What a club has to say waits while the bot is not on its server.
      if (!parts.client.guilds.cache.has(pending.club)) continue;
      const place = `${pending.club} ${JSON.stringify(pending.target)}`;
      places.set(place, [...(places.get(place) ?? []), pending]);
    }
    return await inThisWay([...places.values()], parts);
  } catch (err) {
    parts.log.error({ err }, 'notices could not be read');
    return false;
  }
}

async function deliverInOrder(queue: Queue, parts: DeliveryParts): Promise<'done' | 'later' | 'too fast'> {
  for (const pending of queue) {
    const log = parts.log.child({ notice: pending.id, club: pending.club });
    try {
      await deliver(pending, { ...parts, log });
    } catch (err) {
      log.warn({ err, attempts: pending.attempts + 1 }, 'notice not posted, trying again later');
      return isTooFast(err) ? 'too fast' : 'later';
    }
  }
  return 'done';
}
