import { createHash } from 'node:crypto';
import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { fileExhibit } from '../../../src/appeals/hearing/file-exhibit.ts';
import { renderExport } from '../../../src/discord/export/reply.ts';
import { erasePerson, previewErasure } from '../../../src/house/privacy/erase-person.ts';
import { exportOf } from '../../../src/house/privacy/export.ts';
import { renderErasureQuestion } from '../../../src/house/words/privacy.ts';
import type { PersonNumber } from '../../../src/ledger/fields.ts';
import { saidOf } from '../../support/refusals.ts';
import { CourtStory } from '../voting/a-court.ts';

/** Ana against Mia, heard by Jo, Kim and Lee; Cy speaks for Ana, and has put in a file, as Ana has. */
function heard(): CourtStory {
  const court = new CourtStory().petitions({ kind: 'other' }).seats();
  court.club.write({ type: 'counsel-named', case: 1, person: court.cy, party: court.ana });
  files(court, court.cy, 'Cy’s');
  files(court, court.ana, 'Ana’s');
  return court;
}

function files(court: CourtStory, by: PersonNumber, words: string): void {
  const bytes = new Uint8Array(Buffer.from(words, 'utf8'));
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const about = { name: `${words.slice(0, 10)}.txt`, bytes, sha256, sealed: false, redacts: null };
  const input = { case: court.cited, ...about };
  expect(saidOf(court.club.does(by, fileExhibit, input))).toEqual(['done']);
}

const erases = (court: CourtStory, person: PersonNumber) =>
  saidOf(court.club.does(person, erasePerson, { member: null }));

const fileOf = ({ club }: CourtStory, exhibit: number) => club.clubs.exhibit(club.id, 1, exhibit);

/** A minute later, by the club’s clock. */
async function later(court: CourtStory): Promise<void> {
  court.club.now += 60_000;
  await court.club.settle();
}

const left = ({ club }: CourtStory, person: PersonNumber) => {
  const found = previewErasure(club.view, club.actor(person), null, club.now);
  if (!found.ok) throw new Error(JSON.stringify(found));
  return { exhibits: found.value.exhibits, text: renderErasureQuestion(found.value, club.view).content };
};

const withdrawn = (court: CourtStory) =>
  court.club.write({ type: 'petition-withdrawn', case: 1 }, { by: court.ana });

describe('Act 0.13: files that somebody put before the Court', () => {
  it('are erased with their data where the case ended without a decision', async () => {
    const court = heard();
    withdrawn(court);
    expect(left(court, court.cy)).toMatchObject({
      exhibits: { now: 1, later: 0, kept: [] },
      text: expect.stringContaining('one file put before the Court, within a few minutes'),
    });
    expect(erases(court, court.cy)).toEqual(['done']);
    await later(court);
    expect([await fileOf(court, 1), (await fileOf(court, 2))?.name]).toEqual([null, 'Ana’s.txt']);
    expect(court.appeal.exhibits[1]).toMatchObject({ erased: true });
    const { lastSeq } = court.club.view.state;
    await later(court);
    expect(court.club.view.state.lastSeq).toBe(lastSeq);
  });

  it('are erased once the case is over that is still open, of somebody who is no longer involved in it', async () => {
    const court = heard();
    expect(erases(court, court.cy)).toEqual(['party-to-case']);
    court.club.write({ type: 'counsel-named', case: 1, person: court.bo, party: court.ana });
    expect(left(court, court.cy)).toMatchObject({
      exhibits: { now: 0, later: 1, kept: [] },
      text: expect.stringContaining('one file put before the Court, once the case is over'),
    });
    expect(erases(court, court.cy)).toEqual(['done']);
    await later(court);
    expect(await fileOf(court, 1)).not.toBeNull();
    withdrawn(court);
    await later(court);
    expect(await fileOf(court, 1)).toBeNull();
  });

  it('are kept where the Court decided by them, and it is said so', async () => {
    const court = heard();
    court.decides({});
    expect(left(court, court.cy)).toMatchObject({
      exhibits: { now: 0, later: 0, kept: [1] },
      text: expect.stringContaining('CoA 1: its decision rests on them'),
    });
    expect(erases(court, court.cy)).toEqual(['done']);
    court.club.write({
      type: 'opinion-published',
      case: 1,
      opinion: 1,
      kind: 'majority',
      author: court.jo,
      enBanc: false,
      holds: [],
    });
    await later(court);
    expect(await fileOf(court, 1)).not.toBeNull();
  });

  it('go with the data of nobody else, nor with what somebody put in after they came back', async () => {
    const court = heard();
    court.club.write({ type: 'erased', person: court.cy });
    files(court, court.cy, 'Cy once more');
    withdrawn(court);
    await later(court);
    const kept = await Promise.all([1, 2, 3].map((exhibit) => fileOf(court, exhibit)));
    expect(kept.map((file) => file?.name ?? null)).toEqual([null, 'Ana’s.txt', 'Cy once mo.txt']);
  });

  it('are in the data of the person who filed them, as they were', async () => {
    const court = heard();
    const data = await exportOf(court.club.clubs, court.club.view, court.ana, court.club.now);
    expect(data.exhibits).toMatchObject([
      { case: '[2026] CoA 1', exhibit: 2, name: 'Ana’s.txt', media: 'txt', sealed: false },
    ]);
    const file = (await renderExport(data)).files?.find(({ name }) => name === 'club-data.json');
    const written: { exhibits: { bytes: string }[] } = JSON.parse(Buffer.from(file?.bytes ?? []).toString());
    expect(Buffer.from(written.exhibits[0]?.bytes ?? '', 'base64').toString('utf8')).toBe('Ana’s');
  });

  it('that are too many for it are named there without their bytes', async () => {
    const court = heard();
    for (const letter of ['a', 'b']) files(court, court.ana, letter.repeat(3 * 1024 * 1024));
    const data = await exportOf(court.club.clubs, court.club.view, court.ana, court.club.now);
    expect(data.exhibits.map(({ bytes }) => bytes?.length ?? null)).toEqual([7, 3 * 1024 * 1024, null]);
    const reply = await renderExport(data);
    expect(reply.content).toContain('one file that you put before the Court would not fit');
    for (const { name, bytes } of reply.files ?? [])
      expect(name.endsWith('.gz') ? gunzipSync(bytes).length : bytes.length).toBeLessThan(8_000_000);
  });
});
