import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { exhibit } from '../../commands/court/exhibit.ts';
import type { AttachmentOption, CommandRequest, Press } from '../../src/discord/command.ts';
import { CourtStory } from '../appeals/voting/a-court.ts';
import { MemoryHearings } from '../support/memory-hearings.ts';

/** What everything asked of the bot in that club says of itself. */
const askedBy = ({ club }: CourtStory, person: number) => ({
  club: club.id,
  actor: club.actor(person),
  occasion: { interaction: null, now: club.now },
  services: { clubs: club.clubs, hearings: new MemoryHearings(), siteUrl: club.siteUrl },
  direct: false,
  channel: '5',
});

/** Runs `/court exhibit` with that file, and counts how often its bytes were asked for. */
async function files(
  court: CourtStory,
  person: number,
  words: string,
  about: Partial<AttachmentOption> = {},
) {
  const bytes = new Uint8Array(Buffer.from(words, 'utf8'));
  let fetched = 0;
  const file: AttachmentOption = {
    name: 'a.txt',
    size: bytes.length,
    contentType: null,
    url: 'https://cdn.discordapp.com/a.txt',
    download: async () => {
      fetched += 1;
      const sha256 = createHash('sha256').update(bytes).digest('hex');
      return { ok: true, value: { bytes, sha256 } };
    },
    ...about,
  };
  const request: CommandRequest = {
    ...askedBy(court, person),
    subcommand: 'exhibit',
    serverName: 'Friday Lunch',
    textChannels: [],
    whoHas: async () => null,
    isHere: async () => true,
    options: optionsOf(court.cited, file),
  };
  return { answer: await exhibit.execute(request), fetched };
}

function optionsOf(cited: string, file: AttachmentOption): CommandRequest['options'] {
  const nothing = (): never => {
    throw new Error('not an option of /court exhibit');
  };
  function string(name: string): string | null;
  function string(name: string, required: true): string;
  function string(name: string): string | null {
    return name === 'case' ? cited : null;
  }
  return {
    string,
    boolean: () => false,
    attachment: () => file,
    integer: nothing,
    user: nothing,
    channel: nothing,
  };
}

const heard = (): CourtStory => new CourtStory().petitions({ kind: 'other' }).seats();

describe('/court exhibit', () => {
  it('fetches a file once and keeps it', async () => {
    const court = heard();
    const { answer, fetched } = await files(court, court.ana, 'I saw it.');
    expect(fetched).toBe(1);
    expect(answer).toMatchObject({ result: { ok: true, value: { kind: 'exhibit-filed', exhibit: 1 } } });
    expect((await court.club.clubs.exhibit(court.club.id, 1, 1))?.bytes).toHaveLength(9);
  });

  it.each<[string, Partial<AttachmentOption>, 'ana' | 'bo']>([
    ['of somebody outside', {}, 'bo'],
    ['that is too large', { size: 8 * 1024 * 1024 + 1 }, 'ana'],
    ['of a kind that is not taken', { name: 'a.exe' }, 'ana'],
  ])('fetches no file %s', async (_, about, who) => {
    const court = heard();
    const { answer, fetched } = await files(court, court[who], 'x', about);
    expect(fetched).toBe(0);
    expect(answer).toMatchObject({ result: { ok: false } });
  });

  it('keeps nothing of a file that Discord does not give', async () => {
    const court = heard();
    const lost = { ok: false, invalid: { problem: 'file-lost', name: 'a.txt' } } as const;
    const before = court.club.view.state.lastSeq;
    const { answer } = await files(court, court.ana, 'x', { download: async () => lost });
    expect(answer).toEqual({ kind: 'result', result: lost });
    expect(court.club.view.state.lastSeq).toBe(before);
  });

  it.each<[string, Pick<Press, 'args' | 'values'>]>([
    ['a button', { args: ['1', '2'], values: [] }],
    ['a choice', { args: ['1'], values: ['2'] }],
  ])('shows the exhibit of %s', async (_, chosen) => {
    const court = heard();
    for (const words of ['one', 'two']) await files(court, court.ana, words);
    const answer = await exhibit.presses?.['court-exhibit']?.({
      ...askedBy(court, court.mia),
      ...chosen,
      place: '5/6',
    });
    expect(answer).toMatchObject({ result: { ok: true, value: { kind: 'exhibit-viewed', exhibit: 2 } } });
  });

  it.each([[[]], [['1']], [['one', 'two']], [['1', '99']]])(
    'shows nothing for a made-up button %j',
    async (args) => {
      const court = heard();
      await files(court, court.ana, 'one');
      const answer = await exhibit.presses?.['court-exhibit']?.({
        ...askedBy(court, court.mia),
        args,
        values: [],
        place: '5/6',
      });
      expect(answer).toMatchObject({ result: { ok: false, invalid: { problem: 'no-such-exhibit' } } });
    },
  );
});
