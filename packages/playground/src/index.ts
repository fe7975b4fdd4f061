/** What a bot's author, and everything else outside this package, may use of it. */
export {
  Actor,
  type Answer,
  Driver,
  type FieldToSend,
  type FileToSend,
  type OptionToSend,
} from './driver.ts';
export type { Disturbance } from './gateway/server.ts';
export type { GuildHandle, Joining, Permissions } from './handles.ts';
export type { Fault } from './http/faults.ts';
export type { Incident } from './http/journal.ts';
export type { ClockOptions, Moment } from './people/clock.ts';
export { ClockSeen, GuildsSeen, PeopleSeen, PersonSeen, TourSeen, TourStep } from './people/protocol.ts';
export { buttonsOf, type ReadMessage, readMessage } from './people/reading.ts';
export { type ClientAction, type Options, Playground, type Step, UNHURRIED_MS } from './playground.ts';
export { type Control, controlsOf } from './world/components.ts';
export type { Permission } from './world/permissions.ts';
export type { Sharding } from './world/sharding.ts';
export type { Application, User } from './world/state.ts';
