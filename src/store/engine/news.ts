import type pg from 'pg';
import { z } from 'zod';
import { parsed } from '../parsed.ts';
import type { Listener } from './engine.ts';
import { type Look, watchedClient } from './watched-client.ts';

/** The channel on which programs tell each other which club they changed. */
export const newsOf = 'rook_and_gavel';

const news = z.object({
  /** Which program it was. */
  by: z.string(),
  club: z.string(),
  ofClocksAlone: z.boolean(),
});
export type News = z.infer<typeof news>;

/** How long to wait before the server is tried again, in milliseconds. */
const pause = 1_000;

/**
 * Listens to what other programs tell, on a connection of its own that is made again when it is lost. Whenever it begins to hear, it may have
 * missed something, and says so. Returns what ends it.
 */
export function listen(url: string, who: string, listener: Listener, look?: Look): () => Promise<void> {
  let client: pg.Client | null = null;
  let again: NodeJS.Timeout | undefined;
  let isOver = false;
  const lost = () => {
    client = null;
    if (!isOver) again = setTimeout(() => void begin(), pause).unref();
  };
  const begin = async () => {
    const next = watchedClient(url, 'news', look);
    client = next;
    next.on('notification', ({ payload = '' }) => {
      const { success, data } = news.safeParse(parsed(payload));
      if (success && data.by !== who) listener.changed(data.club, data.ofClocksAlone);
    });
    try {
      await next.connect();
      await next.query(`LISTEN ${newsOf}`);
    } catch {
      await next.end().catch(() => {});
      lost();
      return;
    }
    next.once('end', lost);
    listener.missed();
  };
  void begin();
  return async () => {
    isOver = true;
    clearTimeout(again);
    client?.off('end', lost);
    await client?.end().catch(() => {});
  };
}
