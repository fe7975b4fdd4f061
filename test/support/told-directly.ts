import { vi } from 'vitest';
import type { ClubOnPlayground, Person } from './club-on-playground.ts';

/** Waits until the bot has told somebody that in a direct message, and returns it whole. */
export async function toldDirectly(club: ClubOnPlayground, { as }: Person, words: string): Promise<string> {
  const direct = await as.direct(club.bot);
  return vi.waitFor(
    async () => {
      const told = (await direct.messages()).find(({ text }) => text.includes(words));
      if (told === undefined) throw new Error(`nobody was told: ${words}`);
      return told.text;
    },
    { timeout: 30_000, interval: 100 },
  );
}
