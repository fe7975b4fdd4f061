import { setTimeout as pause } from 'node:timers/promises';
import type { Club } from './club.ts';
import type { ClubServer } from './store.ts';
import type { End, Trouble } from './troubles.ts';

const nothing: End = () => {};

function serverOf({ store }: Club): ClubServer {
  if (store.server === null) throw new Error('This club is kept in a file');
  return store.server;
}

const cut: Trouble = async (club, dice) => {
  for (let times = dice.between(1, 3); times > 0; times -= 1) {
    await serverOf(club).cut();
    await pause(dice.between(0, 200));
  }
  return nothing;
};

const crashed: Trouble = async (club, dice) => {
  await serverOf(club).crash(dice.between(0, 3_000));
  return nothing;
};

/** Nobody is left unanswered at once by a first process that is killed: the second has heard of the same commands. */
const firstKilled: Trouble = async (club) => {
  await club.bot.kill();
  club.restart();
  return nothing;
};

const firstStopped: Trouble = async (club) => {
  await club.stopFirst();
  return nothing;
};

const secondKilled: Trouble = async (club) => {
  await club.killSecond();
  return nothing;
};

/** The second process begins while people do things, and the first ends once both have answered for a while. */
const updated: Trouble = async (club, dice) => {
  await club.double();
  return async () => void (await dice.pick([firstStopped, firstKilled])(club, dice));
};

/** What may go wrong on a server, to which several processes connect. */
export const ofServers = {
  'connections cut': cut,
  'server killed': crashed,
  'first of two killed': firstKilled,
  'first of two stopped': firstStopped,
  'second of two killed': secondKilled,
  'rolling update': updated,
} as const satisfies Record<string, Trouble>;

/** Those before which two processes answer already. */
export const ofTwo: ReadonlySet<string> = new Set([
  'first of two killed',
  'first of two stopped',
  'second of two killed',
] satisfies (keyof typeof ofServers)[]);
