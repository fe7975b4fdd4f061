import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import type { PutOff, PutOffInteraction } from '../house/delivery.ts';
import { hasFirst, isOwn, type Shards } from '../house/hosting.ts';
import type { ClubId } from '../house/ports.ts';
import { systemCode } from './database-errors.ts';
import { parsed } from './parsed.ts';

const Kept = z.object({
  ...{ id: z.string(), token: z.string(), applicationId: z.string() },
  guildId: z.string().optional(),
});

/** A file for each interaction that was put off, in a folder beside the database that nobody else may read. */
export class PutOffFiles implements PutOff {
  private readonly folder: string;
  /** The files that are being written. */
  private readonly begun = new Set<string>();

  /** `beside` is how the files begin that lie beside the database (`besideOf`). Of what other processes put off there it sees nothing. */
  constructor(
    beside: string,
    private readonly shards: Shards | null = null,
  ) {
    this.folder = `${beside}.thinking`;
  }

  async note({ id, token, applicationId, guildId }: PutOffInteraction): Promise<void> {
    const file = nameOf(id);
    this.begun.add(file);
    try {
      await mkdir(this.folder, { recursive: true, mode: 0o700 });
      const kept = JSON.stringify({ id, token, applicationId, guildId: guildId ?? undefined });
      await writeFile(join(this.folder, file), kept, { mode: 0o600 });
    } finally {
      this.begun.delete(file);
    }
  }

  async over(id: string): Promise<void> {
    await rm(join(this.folder, nameOf(id)), { force: true });
  }

  /** Deletes those of a club that is erased. */
  async forget(club: ClubId): Promise<void> {
    for (const { id, guildId } of await this.left()) if (guildId === club) await this.over(id);
  }

  async left(): Promise<PutOffInteraction[]> {
    const files = await readdir(this.folder).catch(noneYet);
    const written = files.filter((file) => !this.begun.has(file));
    const read = await Promise.all(written.map((file) => this.read(file)));
    return read.filter((each) => each !== null).filter((each) => this.isOurs(each));
  }

  private isOurs({ guildId }: PutOffInteraction): boolean {
    return typeof guildId === 'string' ? isOwn(this.shards, guildId) : hasFirst(this.shards);
  }

  /** Null for one that cannot be read; one that was cut off as it was written was never put off, and is gone then. */
  private async read(file: string): Promise<PutOffInteraction | null> {
    const text = await readFile(join(this.folder, file), 'utf8').catch(() => null);
    if (text === null) return null;
    const kept = Kept.safeParse(parsed(text));
    if (kept.success) return kept.data;
    await rm(join(this.folder, file), { force: true });
    return null;
  }
}

const nameOf = (id: string): string => `${id}.json`;

function noneYet(error: unknown): string[] {
  if (systemCode(error) === 'ENOENT') return [];
  throw error;
}
