import type { RateLimitData, REST } from 'discord.js';

/** By how much a clock may run faster or slower from one look to the next, in milliseconds. */
const tolerance = 1000;

const every = 1000;

/** Longer than Discord has anybody wait for what the bot asks all the time, in milliseconds. */
const longestWait = 60_000;

/** Tells at each call whether the machine's clock was put ahead or back since the last one. */
function watch(): () => boolean {
  const aheadOfSteady = () => Date.now() - performance.now();
  let ahead = aheadOfSteady();
  return () => {
    const before = ahead;
    ahead = aheadOfSteady();
    return Math.abs(ahead - before) > tolerance;
  };
}

/** Returns what has Discord's library forget its limits when the machine's clock, which it notes them by, is changed. */
export function limitsInTime() {
  const wasPut = watch();
  let kept: REST | null = null;
  const look = () => {
    if (!wasPut()) return false;
    if (kept !== null) forgetLimits(kept);
    return true;
  };
  return {
    /** Refuses to wait for a limit reckoned by a clock that was put since, or longer than anybody should wait. */
    rejectOnRateLimit: ({ timeToReset }: RateLimitData) => look() || timeToReset > longestWait,
    /** Has this client forget its limits whenever the clock was put, until the returned function is called. */
    keep(rest: REST) {
      kept = rest;
      const timer = setInterval(look, every).unref();
      return () => clearInterval(timer);
    },
  };
}

function forgetLimits(rest: REST): void {
  rest.handlers.clear();
  rest.globalReset = -1;
  rest.globalRemaining = rest.options.globalRequestsPerSecond;
  rest.globalDelay = null;
}
