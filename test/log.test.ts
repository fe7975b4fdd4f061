import { Writable } from 'node:stream';
import { describe, expect, it, vi } from 'vitest';
import * as z from 'zod';
import { openLog } from '../src/log.ts';

const Line = z.object({ level: z.number(), msg: z.string(), lost: z.number().optional() });

/** A reader who reads, who does not, or whose disk is full. */
class Reader extends Writable {
  readonly lines: z.infer<typeof Line>[] = [];
  state: 'reads' | 'stalls' | 'full' = 'reads';
  private readonly waiting: (() => void)[] = [];

  /** Stays as it is after an error, as Node's own standard streams do. */
  override _destroy(error: Error | null, done: (error?: Error | null) => void): void {
    done(error);
    Reflect.get(Writable.prototype, '_undestroy').call(this);
  }

  override _write(chunk: unknown, _: string, done: (error?: Error) => void): void {
    if (this.state === 'full') return done(new Error('ENOSPC'));
    const take = () => {
      this.lines.push(Line.parse(JSON.parse(String(chunk))));
      done();
    };
    if (this.state === 'stalls') this.waiting.push(take);
    else take();
  }

  readsAgain(): void {
    this.state = 'reads';
    for (const take of this.waiting.splice(0)) take();
  }
}

/** A reader and the log that it reads. */
const aLog = () => {
  const reader = new Reader();
  return { reader, log: openLog({ level: 'info' }, reader) };
};

const long = 'x'.repeat(10_000);

describe('a log whose reader stalls', () => {
  it('keeps so much and no more, and says later how many lines it lost', async () => {
    const { reader, log } = aLog();
    reader.state = 'stalls';
    for (let n = 0; n < 100; n++) log.info(long);
    expect(reader.writableLength).toBeLessThan(300_000);
    log.fatal('broke down');
    reader.readsAgain();
    await vi.waitFor(() => expect(reader.lines.at(-1)?.lost).toBeDefined());
    const said = reader.lines.filter(({ msg }) => msg === long).length;
    expect(reader.lines.at(-1)).toMatchObject({ level: 50, lost: 100 - said });
    expect(reader.lines.at(-2)?.msg).toBe('broke down');
    log.info('on it goes');
    await vi.waitFor(() => expect(reader.lines.at(-1)?.msg).toBe('on it goes'));
    expect(reader.lines.filter(({ lost }) => lost !== undefined)).toHaveLength(1);
  });
});

describe('a log that cannot be written', () => {
  it('breaks nothing, and counts also the lines that told of those lost before', async () => {
    const { reader, log } = aLog();
    reader.state = 'full';
    for (let n = 0; n < 3; n++) log.info('lost');
    await new Promise(setImmediate);
    reader.state = 'reads';
    log.info('there is room');
    reader.state = 'full';
    await vi.waitFor(() => expect(reader.lines.at(-1)?.msg).toBe('there is room'));
    await new Promise(setImmediate);
    reader.state = 'reads';
    log.info('room again');
    await vi.waitFor(() => expect(reader.lines.at(-1)).toMatchObject({ level: 50, lost: 3 }));
    expect(reader.lines.map(({ msg }) => msg).slice(0, 2)).toEqual(['there is room', 'room again']);
  });
});
