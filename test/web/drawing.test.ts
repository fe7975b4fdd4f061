import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { Drawing, opinions } from '../../src/web/judgement/drawing.ts';
import { Courtroom } from '../support/a-judgement.ts';
import { siteOf } from '../support/a-site.ts';

/** A thread that does this in the place of drawing. */
function aThread(program: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'drawing-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'thread.mjs');
  writeFileSync(file, `import { parentPort, workerData } from 'node:worker_threads';\n${program}`);
  return file;
}

/** Says how many were drawn so far, which only the file system can tell two threads. */
const counting = `import { appendFileSync, readFileSync } from 'node:fs';
  const count = new URL('count', import.meta.url);
  appendFileSync(count, '.');
  parentPort.postMessage(workerData + readFileSync(count, 'utf8').length);`;

const patient = { patience: 50_000, limit: 50_000 };
const forEver = 'for (;;);';

describe('an opinion', () => {
  it('of 60,000 characters is on the page as it was drawn, and nothing else draws it', async () => {
    const court = new Courtroom();
    court.writes(court.jo, court.judged(), { text: '*a* '.repeat(15_000) });
    const site = await siteOf(court.story);
    const drawing = new Drawing(patient);
    const draw = vi.spyOn(opinions, 'draw').mockImplementation((text) => drawing.draw(text));
    expect((await site.get('/court/2026/1')).text).toContain('<em>a</em> <em>a</em>');
    draw.mockResolvedValue('<p>drawn elsewhere</p>');
    const page = (await site.get('/court/2026/1')).text;
    expect(page).toContain('<p>drawn elsewhere</p>');
    expect(page).not.toContain('*a*');
    expect(page).not.toContain('<em>');
  });

  it('is drawn on a thread of its own and not on the one that answers Discord', async () => {
    const program = `import { isMainThread } from 'node:worker_threads'; parentPort.postMessage(String(isMainThread));`;
    expect(await new Drawing(patient, aThread(program)).draw('a')).toBe('false');
  });

  it('is drawn once, however many ask for it at a time and later', async () => {
    const drawing = new Drawing(patient, aThread(counting));
    const asked = await Promise.all(['a', 'b', 'a'].map((text) => drawing.draw(text)));
    expect(asked).toEqual(['a1', 'b2', 'a1']);
    expect(await drawing.draw('a')).toBe('a1');
  });

  it('that takes for ever is given up, and the next one is drawn', async () => {
    const thread = aThread(`if (workerData === 'long') ${forEver} parentPort.postMessage(workerData);`);
    const drawing = new Drawing({ patience: 50_000, limit: 5_000 }, thread);
    expect(await Promise.all([drawing.draw('long'), drawing.draw('short')])).toEqual([null, 'short']);
  });

  it('is not waited for longer than a reader waits for a page', async () => {
    const drawing = new Drawing({ patience: 50, limit: 60_000 }, aThread('setTimeout(() => {}, 60_000);'));
    expect(await drawing.draw('long')).toBeNull();
  });

  it('that takes too much memory is given up', async () => {
    const drawing = new Drawing(
      patient,
      aThread('const all = []; for (;;) all.push(new Array(1000).fill({}));'),
    );
    expect(await drawing.draw('large')).toBeNull();
  });

  it('that a fault of ours keeps from being drawn is tried again, and the fault told', async () => {
    const drawing = new Drawing(patient, aThread(`throw new Error('a slip');`));
    for (let n = 0; n < 2; n++) await expect(drawing.draw('a')).rejects.toThrow('a slip');
  });

  it('that cannot be drawn in time is shown as it was written', async () => {
    vi.spyOn(opinions, 'draw').mockResolvedValue(null);
    const court = new Courtroom();
    court.writes(court.jo, court.judged(), { text: '*Because* <b>it is so</b>.' });
    const page = await (await siteOf(court.story)).get('/court/2026/1');
    expect(page.status).toBe(200);
    expect(page.text).toContain('as it was written');
    expect(page.text).toContain('>*Because* &lt;b>it is so&lt;/b>.</div>');
  });
});
