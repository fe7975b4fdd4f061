import type { ClubView, UnitOfWork } from './ports.ts';
import { done, type Result } from './result.ts';
import type { Kinds, Told } from './told.ts';

/** How many posts can be found again. Games that Moderators entered are many, and do not crowd out the rest. */
const most = { decided: 300, entered: 100 };

/** Of each kind that tells everybody of something that may be overturned: by which entry that was done, if it was. */
export type Posts<All extends Kinds> = {
  readonly [Kind in keyof All]?: (notice: Told<All, Kind>, view: ClubView) => number | null;
};

/** Keeps where everybody was told of that entry, so that the post can say later what became of it. */
export function notePost(
  work: UnitOfWork,
  entry: number,
  place: { channel: string; message: string },
): Result<null> {
  const { entered, decided } = most;
  const isEntered = (seq: string) => work.entries[Number(seq) - 1]?.type === 'game-recorded';
  const places = withPlace(work.settings.toldPosts, entry, place, entered + decided + 1);
  const [ofGames, others] = [true, false].map((wanted) =>
    Object.fromEntries(Object.entries(places).filter(([seq]) => isEntered(seq) === wanted)),
  );
  work.saveSettings({
    toldPosts: { ...latestPlaces(others ?? {}, decided), ...latestPlaces(ofGames ?? {}, entered) },
  });
  return done(null);
}

/** Where a message of the bot's is, `channel/message`, by the number of what it is about. */
type Places = Readonly<Record<string, string>>;

interface Place {
  channel: string;
  message: string;
}

export const writtenPlace = ({ channel, message }: Place): string => `${channel}/${message}`;

/** The places with one more, without the oldest where there are more than `most`; the newest have the highest numbers. */
export function withPlace(places: Places, about: string | number, place: Place, most: number): Places {
  return latestPlaces({ ...places, [about]: writtenPlace(place) }, most);
}

/** The newest of those places, so many at most. */
function latestPlaces(places: Places, most: number): Places {
  const latest = Object.entries(places).sort(([one], [other]) => numberIn(other) - numberIn(one));
  return Object.fromEntries(latest.slice(0, most));
}

/** `12` of `12`, and of `12/3`. */
const numberIn = (about: string): number => Number.parseInt(about, 10);
