import type { Calendar } from './room.ts';
import type { Kinds } from './told.ts';
import type { Worded } from './words/text.ts';

/** One subject of a room in one file. Once listed in the room's `chapters.ts`, its exports are the room's own. */
export interface Chapter {
  /** Its slice of the state, as it is before anything has happened. */
  empty?(): object;
  kinds?: readonly { type: string }[];
  /** What commands come to, and how that is worded. */
  outcomes?: Kinds;
  outcomeWords?: object;
  /** What the bot says by itself, and how. */
  notices?: Kinds;
  /** Those of the notices that must not be missed. */
  pressing?: Kinds;
  noticeWords?: object;
  /** Some of each of them, in the club of `tools/wording/club.ts`, where they do not stand in `tools/wording/samples.ts`. */
  outcomeSamples?: object;
  noticeSamples?: object;
  refusalSamples?: object;
  problemSamples?: object;
  refusals?: Worded;
  /** What it does not understand. */
  problems?: Worded;
  due?: readonly Calendar[];
}

type Chapters = Readonly<Record<string, object>>;

/** What chapters that have that part hold of it: any of them. */
type PartOf<All extends Chapters, Name extends keyof Chapter> = Extract<
  All[keyof All],
  { readonly [N in Name]: unknown }
>[Name];

/**
 * That part of each chapter which has it, in the order of the chapters' names. They need not be known to be chapters here: the type of
 * one part must not need those of the others, or types would go in a circle.
 */
export function partsOf<All extends Chapters, Name extends keyof Chapter>(
  chapters: All,
  name: Name,
): PartOf<All, Name>[] {
  type Holding = Extract<All[keyof All], { readonly [N in Name]: unknown }>;
  const holds = (chapter: object): chapter is Holding => name in chapter;
  return Object.values<object>(chapters)
    .filter(holds)
    .map((chapter) => chapter[name]);
}

/** Several maps as one. Throws where two of them have the same name in them. */
export function joined<Each extends object>(maps: readonly Each[]): AllOf<Each> {
  const names = maps.flatMap((map) => Object.keys(map));
  const twice = names.find((name, place) => names.indexOf(name) !== place);
  if (twice !== undefined) throw new Error(`Two maps that are joined have ${twice}`);
  return Object.assign({}, ...maps);
}

/** Nothing where there is none. */
type AllOf<Each> = [Each] extends [never] ? object : Both<Each>;
type Both<Each> = (Each extends unknown ? (each: Each) => void : never) extends (all: infer All) => void
  ? All
  : never;

/** What all chapters add to the state. */
export type Slices<All extends Chapters> = AllOf<Made<PartOf<All, 'empty'>>>;
type Made<Empty> = Empty extends () => infer Slice ? Slice : never;
