import { setTimeout as pause } from 'node:timers/promises';
import type { Disturbance, Fault } from '../../packages/playground/src/index.ts';
import { exitCodes } from '../../src/exit-codes.ts';
import { fileOf, Sqlite } from '../../src/store/sqlite.ts';
import { namesIn } from '../names-in.ts';
import type { Club } from './club.ts';
import type { Dice } from './dice.ts';
import { ofServers } from './server-troubles.ts';
import type { KindOfStore } from './store.ts';

/** Ends a trouble; whatever is over by itself needs no end. */
export type End = () => Promise<void> | void;

/** Begins a trouble; its course depends on the dice alone. */
export type Trouble = (club: Club, dice: Dice) => Promise<End> | End;

const nothing: End = () => {};

const routes = [
  'POST /interactions/{interaction_id}/{interaction_token}/callback',
  'POST /webhooks/{webhook_id}/{webhook_token}',
  'PATCH /webhooks/{webhook_id}/{webhook_token}/messages/@original',
  'POST /channels/{channel_id}/messages',
  '*',
] as const;

const minute = 60_000;

/** The next requests of a route, or of all, meet this. */
const answering =
  (fault: Fault, most: number): Trouble =>
  ({ playground }, dice) => {
    playground.faults.next(dice.pick(routes), fault, dice.between(1, most));
    return () => playground.faults.clear();
  };

/** A web filter in a school's network gives its page in place of whatever is asked, and Discord hears of nothing. */
const filtered = (page: 'page 200' | 'page 302' | 'page 403' | 'page 404'): Trouble => answering(page, 6);

/** Discord lets the bot open no direct message for a while. */
const openedTooFast: Trouble = ({ playground }, dice) => {
  playground.faults.next('POST /users/@me/channels', 'opened too fast', dice.between(1, 4));
  return () => playground.faults.clear();
};

const disturbing =
  (how: Disturbance): Trouble =>
  ({ playground }) => {
    playground.disturb(how);
    return nothing;
  };

/** The machine's clock goes wrong, mostly not so far that the session is over by it, and is put right again. */
const clockOff =
  (way: 1 | -1): Trouble =>
  (club, dice) => {
    const minutes = dice.chance(0.9) ? dice.between(1, 20) : dice.pick([90, 3 * 24 * 60]);
    club.tell({ clockOff: way * minutes * minute });
    return () => club.tell({ clockOff: 0 });
  };

/** Nobody gets an answer any more from a bot that was killed. */
const killed: Trouble = async (club, dice) => {
  await club.bot.kill();
  club.playground.lapse();
  await pause(dice.between(0, 300));
  club.restart();
  return nothing;
};

/** Killed while it waits for Discord: what it asked for was done, or was not. */
const killedAsking: Trouble = async (club, dice) => {
  const { faults } = club.playground;
  faults.clear();
  faults.next(dice.pick(routes), dice.pick(['hang', 'mute']));
  for (let waited = 0; faults.left > 0 && waited < 800; waited += 5) await pause(5);
  faults.clear();
  return killed(club, dice);
};

const twice: Trouble = ({ playground }, dice) => {
  for (const { id } of playground.interactions.slice(-dice.between(1, 4)))
    playground.redeliver({ interactionId: id });
  return nothing;
};

const late: Trouble = ({ playground }, dice) => {
  playground.delay(dice.pick([300, 1_500, 2_900, 3_200]));
  return () => playground.delay(0);
};

const diskFull: Trouble = async ({ bot }) => {
  await bot.limitFiles(0);
  return () => bot.limitFiles(null);
};

const readOnly: Trouble = ({ bot }) => {
  bot.tell({ readOnly: true });
  return () => bot.tell({ readOnly: false });
};

/** Another program is writing into the database. */
const locked: Trouble = async ({ store }) => {
  const other = await new Sqlite(fileOf(store.url)).connect();
  await other.executeScript('BEGIN IMMEDIATE');
  return async () => {
    await other.executeScript('ROLLBACK');
    await other.dispose();
  };
};

/** An answer of 401 that passes; never so many that the token seems to be gone. */
const unauthorized: Trouble = ({ playground }, dice) => {
  playground.faults.next(dice.pick(routes.slice(0, -1)), 401, dice.between(1, 2));
  return () => playground.faults.clear();
};

const fatalCodes = [
  [4004, exitCodes.token],
  [4012, exitCodes.version],
  [4014, exitCodes.intents],
] as const;

/** Discord will have the bot no more; somebody mends that later, and starts it again. */
const turnedAway: Trouble = (club, dice) => {
  const [code, exit] = dice.pick<readonly [number, number]>(fatalCodes);
  club.turnAway(code, exit);
  return nothing;
};

const upgradesRefused: Trouble = ({ playground }, dice) => {
  playground.refuseUpgrades(dice.pick([502, 503, 429]));
  playground.disturb('drop');
  return () => playground.refuseUpgrades(null);
};

const networkLost: Trouble = ({ playground }) => {
  playground.unplug();
  return () => playground.plugIn();
};

/** The power comes back before the network does. */
const networkLostAtStart: Trouble = async (club, dice) => {
  club.playground.unplug();
  await killed(club, dice);
  return () => club.playground.plugIn();
};

/** Everything that may go wrong in a round, whatever the club is kept in. */
const anywhere = {
  killed,
  'killed while it asks': killedAsking,
  'connection dropped': disturbing('drop'),
  'connection half closed': disturbing('half-close'),
  'connection half open': disturbing('stall'),
  'asked to reconnect': disturbing('reconnect'),
  'session void': disturbing('invalidate'),
  'route limited': answering(429, 4),
  'globally limited': answering('global', 2),
  'error 500': answering(500, 6),
  'error 502': answering(502, 6),
  'answer lost': answering('lost', 4),
  'answer cut in half': answering('half', 3),
  'request cut off': answering('cut', 3),
  'no answer': answering('hang', 2),
  'no answer, though done': answering('mute', 2),
  garbage: answering('garbage', 2),
  'page of a filter, 403': filtered('page 403'),
  'page of a filter, 404': filtered('page 404'),
  'page to sign in': filtered('page 200'),
  'sent to a page to sign in': filtered('page 302'),
  'direct messages too fast': openedTooFast,
  'picture not taken': answering('bad file', 4),
  'delivered twice': twice,
  'delivered late': late,
  'clock ahead': clockOff(1),
  'clock behind': clockOff(-1),
  'error 401': unauthorized,
  'turned away for good': turnedAway,
  'gateway refuses': upgradesRefused,
  'network lost': networkLost,
  'no network at start': networkLostAtStart,
} as const satisfies Record<string, Trouble>;

const ofFiles = {
  'disk full': diskFull,
  'database read-only': readOnly,
  'database locked': locked,
} as const satisfies Record<string, Trouble>;

export const troubles = { ...anywhere, ...ofFiles, ...ofServers } as const;
export type TroubleName = keyof typeof troubles;

/** What may go wrong where a club is kept so. */
export const troublesOn = (kind: KindOfStore): TroubleName[] => [
  ...namesIn(anywhere),
  ...(kind === 'file' ? namesIn(ofFiles) : namesIn(ofServers)),
];
