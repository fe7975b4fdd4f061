import { createRequire, syncBuiltinESMExports } from 'node:module';
import timers from 'node:timers';
import promises from 'node:timers/promises';
import { Order } from './orders.ts';

// Loaded into the bot's process before the bot (`node --import`): a machine whose clock can be put wrong, whose disk can
// become read-only, and on which nobody waits for the long pauses between two tries.

const realDate = Date;
let clockOff = 0;
const now = () => realDate.now() + clockOff;

globalThis.Date = new Proxy(realDate, {
  construct: (target, given, made) => Reflect.construct(target, given.length === 0 ? [now()] : given, made),
  get: (target, key) => (key === 'now' ? now : Reflect.get(target, key)),
});

/** From how many milliseconds on a pause is long, and how many times faster it passes. */
const long = 5_000;
const hurry = 20;
const passing = (pause: unknown) => (typeof pause === 'number' && pause >= long ? pause / hurry : pause);

/** The same timer, with the pause, which is its argument at that place, passing faster. */
const hurried = <Timer extends (...given: never[]) => unknown>(timer: Timer, place: number): Timer =>
  new Proxy(timer, {
    apply: (target, self, given: unknown[]) =>
      Reflect.apply(
        target,
        self,
        given.map((each, at) => (at === place ? passing(each) : each)),
      ),
  });

const [setTimeout, setInterval] = [hurried(timers.setTimeout, 1), hurried(timers.setInterval, 1)];
Object.assign(globalThis, { setTimeout, setInterval });
Object.assign(timers, { setTimeout, setInterval });
Object.assign(promises, { setTimeout: hurried(promises.setTimeout, 0) });
syncBuiltinESMExports();

interface Connection {
  open: boolean;
  pragma(words: string): unknown;
  exec(sql: string): unknown;
}

const Sqlite: { prototype: Connection } = createRequire(import.meta.url)('better-sqlite3');
const connections = new Set<Connection>();
const { exec } = Sqlite.prototype;
Sqlite.prototype.exec = function (sql) {
  connections.add(this);
  return exec.call(this, sql);
};

function setReadOnly(readOnly: boolean): void {
  for (const connection of connections) {
    if (connection.open) connection.pragma(`query_only = ${readOnly ? 'ON' : 'OFF'}`);
    else connections.delete(connection);
  }
}

process.on('message', (message) => {
  const order = Order.parse(message);
  if ('clockOff' in order) clockOff = order.clockOff;
  else setReadOnly(order.readOnly);
});
process.channel?.unref();
