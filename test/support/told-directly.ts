import { vi } from 'vitest';
import type { ClubOnPlayground, Person } from './club-on-playground.ts';

/** Waits until the bot has told somebody all of that in a direct message, and returns it whole. */
export async function toldDirectly(
  club: ClubOnPlayground,
  { as }: Person,
  ...words: readonly string[]
): Promise<string> {
  const direct = await as.direct(club.bot);
  return vi.waitFor(
    async () => {
      const told = (await direct.messages()).find(({ text }) => words.every((each) => text.includes(each)));
      if (told === undefined) throw new Error(`nobody was told: ${words.join(' … ')}`);
      return told.text;
    },
    { timeout: 30_000, interval: 100 },
  );
}
