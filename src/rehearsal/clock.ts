/** A clock that stands where it is put. */
export interface StageClock {
  now(): number;
  /** Moves it to a time of the day it stands on, as the club's clocks show it. */
  at(time: string): void;
  moveTo(instant: number): void;
}

/** A clock for one day of a club whose local time is UTC, as London's is in November. */
export function stageClock(day: string, time: string): StageClock {
  const instantOf = (hour: string) => Date.parse(`${day}T${hour.length === 5 ? `${hour}:00` : hour}Z`);
  let instant = instantOf(time);
  return {
    now: () => instant,
    at: (hour) => {
      instant = instantOf(hour);
    },
    moveTo: (to) => {
      instant = to;
    },
  };
}
