import type { NoticeTarget, notices, outcomes } from '../../src/told.ts';
import { ana, bo, dee, seqOf } from './club.ts';
import { courtNoticeSamples, courtOutcomeSamples } from './court/told.ts';
import { houseNoticeSamples, houseOutcomeSamples } from './house/told.ts';
import { ladderNoticeSamples, ladderOutcomeSamples } from './ladder/told.ts';
import { tableNoticeSamples, tableOutcomeSamples } from './tables/told.ts';
import { change, reckoning, type Samples } from './told.ts';

/** What is kept with interactions, as it has been since the release that first kept it. */
export const outcomeSamples: Samples<typeof outcomes> = {
  ...houseOutcomeSamples,
  ...ladderOutcomeSamples,
  ...courtOutcomeSamples,
  ...tableOutcomeSamples,
};

/** What waits to be posted. */
export const noticeSamples: Samples<typeof notices> = {
  ...houseNoticeSamples,
  ...ladderNoticeSamples,
  ...courtNoticeSamples,
  ...tableNoticeSamples,
  untold: [
    { person: bo, instead: { kind: 'penalty-issued', penalty: 1, person: bo, change } },
    { person: dee, instead: { kind: 'staff-banned', person: dee, ban: seqOf('ban') } },
    { person: dee, instead: { kind: 'staff-ban-lifted', person: dee } },
    { person: ana, instead: { kind: 'decay', ...reckoning } },
    { person: ana, instead: { kind: 'removed', person: ana, basis: 'request' } },
    { person: ana, instead: { kind: 'game-lapsed', game: 1, person: ana } },
    { person: ana, instead: { kind: 'game-objected', game: 1, by: bo } },
  ],
};

/** Where notices go. */
export const targetSamples: readonly NoticeTarget[] = [
  { to: 'discussion' },
  { to: 'games' },
  { to: 'court' },
  { to: 'channel', channel: '11' },
  { to: 'person', person: ana },
  { to: 'online', online: 1 },
  { to: 'events' },
  { to: 'case', case: 1 },
  { to: 'table', table: 2 },
];

/** The samples with the name of their kind, as they are kept. */
export const told = (samples: Readonly<Record<string, readonly object[]>>): { kind: string }[] =>
  Object.entries(samples).flatMap(([kind, each]) => each.map((about) => ({ kind, ...about })));
