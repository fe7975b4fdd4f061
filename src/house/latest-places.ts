/** Where a message of the bot's is, `channel/message`, by the number of what it is about. */
export type Places = Readonly<Record<string, string>>;

/** The places with one more, without the oldest where there are more than `most`; the newest have the highest numbers. */
export function withPlace(
  places: Places,
  about: string | number,
  { channel, message }: { channel: string; message: string },
  most: number,
): Places {
  return latestPlaces({ ...places, [about]: `${channel}/${message}` }, most);
}

/** The newest of those places, so many at most. */
export function latestPlaces(places: Places, most: number): Places {
  const latest = Object.entries(places).sort(([one], [other]) => numberIn(other) - numberIn(one));
  return Object.fromEntries(latest.slice(0, most));
}

/** `12` of `12`, and of `12/3`. */
const numberIn = (about: string): number => Number.parseInt(about, 10);
