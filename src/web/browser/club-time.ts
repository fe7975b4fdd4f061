/** How far the club's time is from this machine's, measured as NTP does: the quickest of several answers is right. */
export class ClubTime {
  /** Milliseconds to add to this machine's time. */
  private offset: number;

  /** `now` is the club's time as of when the page was made, until it is measured. */
  constructor(
    private readonly address: string,
    now: number,
  ) {
    this.offset = now - Date.now();
  }

  /** The club's time, in whole milliseconds. */
  now(): number {
    return Math.round(Date.now() + this.offset);
  }

  /** Asks several times. Keeps what it knew where there is no network. */
  async measure(): Promise<void> {
    const samples: Sample[] = [];
    for (let i = 0; i < timesAsked; i++) {
      const sample = await ask(this.address).catch(() => null);
      if (sample !== null) samples.push(sample);
    }
    const [best] = samples.sort((one, other) => one.took - other.took);
    if (best !== undefined) this.offset = best.offset;
  }
}

const timesAsked = 5;

interface Sample {
  offset: number;
  /** How long the answer took, in milliseconds. */
  took: number;
}

/** The club's time was read about halfway between question and answer. */
async function ask(address: string): Promise<Sample | null> {
  const asked = Date.now();
  const response = await fetch(address, { cache: 'no-store' });
  if (!response.ok) return null;
  const { now }: { now: number } = await response.json();
  const answered = Date.now();
  return { offset: now - (asked + answered) / 2, took: answered - asked };
}
