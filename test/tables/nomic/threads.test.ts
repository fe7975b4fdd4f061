import { describe, expect, it } from 'vitest';
import {
  type Altered,
  keepAltered,
  keepSaid,
  type Message,
} from '../../../src/tables/nomic/threads/archive.ts';
import type { PlayThread } from '../../../src/tables/nomic/threads/names.ts';
import { hasToWait, nextDue } from '../../../src/tables/nomic/threads/reading.ts';
import { noteNomicThreads } from '../../../src/tables/nomic/threads/wanted.ts';
import { theTable } from '../../../src/tables/table.ts';
import { takeDownWords } from '../../../src/tables/taken-down/take-down.ts';
import { atNomic, NomicStory } from './a-nomic-table.ts';
import { readThread } from './read-thread.ts';

/** A game on its first Monday, in whose threads people write. */
class Threads extends NomicStory {
  private messages = 0;

  constructor() {
    super();
    this.start();
  }

  static async onMonday(): Promise<Threads> {
    const story = new Threads();
    await story.goTo('2026-11-23 10:00');
    return story;
  }

  /** Somebody who plays that day writes. Returns the id of the message. */
  says(seat: string, text: string, about: Partial<Message> = {}): string {
    this.messages += 1;
    const message = `70${this.messages}`;
    const actor = this.club.actor(this.playing(seat));
    const plainly = { thread: 'voting', files: [], replyTo: null, edited: null } as const;
    const said: Message = { ...plainly, message, at: this.club.now, actor, text, ...about };
    this.club.keep((work) => keepSaid(work, theTable(work, 1), said));
    return said.message;
  }

  alters(message: string, about: Partial<Altered> = {}): void {
    const altered = { message, edited: this.club.now, text: 'Never.', ...about };
    this.club.keep((work) => keepAltered(work, theTable(work, 1), altered));
  }

  read(thread: PlayThread = 'voting') {
    return readThread(this.club.clubs, this.club.view, this.table, { thread });
  }

  /** What the game told last. */
  get told(): string {
    const { is, why } = this.game.told.all.at(-1) ?? { is: 'nothing', why: '' };
    return `${is}: ${why.replaceAll(/\uE000|\uE001/g, '')}`;
  }

  /** Why the last words that did nothing did not. */
  get void(): string {
    const { notice } = this.club.announced.at(-1) ?? { notice: { kind: 'none' } };
    return notice.kind === 'nomic-void' ? notice.why : notice.kind;
  }
}

describe('Nomic 2.3, R107, R113: the words of the voting thread', () => {
  it('make a proposal and votes, once each', async () => {
    const story = await Threads.onMonday();
    const message = story.says('monday', 'Rule-change: Enact: Hats may be worn.\nFigures: same');
    story.says('monday', 'Rule-change: Enact: Hats may be worn.', { message });
    story.says('tuesday', 'Vote: Yes');
    story.says('wednesday', 'Vote: No');
    const [proposal, another] = story.game.proposals;
    expect(another).toBeUndefined();
    expect(proposal).toMatchObject({ number: 301, by: 'monday', figures: {} });
    expect(proposal?.votes.map(({ by, choice }) => `${by} ${choice}`)).toEqual([
      'tuesday yes',
      'wednesday no',
    ]);
  });

  it('E9: make a long proposal in several parts', async () => {
    const story = await Threads.onMonday();
    story.says('monday', 'Rule-change: Enact: Hats.\nMore follows.');
    story.says('tuesday', 'Rule-change: Continued: Shoes.');
    expect(story.void).toBe('You have no proposal that could go on.');
    story.says('monday', 'Rule-change: Continued: Shoes.');
    expect(story.game.proposals[0]).toMatchObject({ change: { text: ['Hats.', 'Shoes.'] }, more: false });
    story.says('monday', 'Rule-change: Continued: Gloves.');
    expect(story.told).toContain('cannot be altered');
  });

  it.each<[string, unknown]>([
    ['Vote: Maybe', 'A vote is “Vote: Yes” or “Vote: No”, and nothing else.'],
    ['vote: yes', 'It has to begin with exactly “Vote:”.'],
    ['Rule-change: Hats!', expect.stringContaining('Write “Enact: …”')],
    ['Point of Order:', 'A point of order needs a statement.'],
    ['Judgement: it is so', expect.stringContaining('says “true” or “false”')],
    ['Dispute: that', expect.stringContaining('Say which point of order')],
  ])('%j does nothing, and its author is told how to write it', async (text, why) => {
    const story = await Threads.onMonday();
    const before = story.game.told.length;
    story.says('monday', text);
    expect(story.void).toEqual(why);
    expect(story.club.announced.at(-1)?.target).toEqual({ to: 'nomic', table: 1, thread: 'voting' });
    expect(story.game.told).toHaveLength(before);
  });

  it('are talk in the discussion thread', async () => {
    const story = await Threads.onMonday();
    story.says('monday', 'Rule-change: Enact: Hats.', { thread: 'discussion' });
    expect(story.game.proposals).toEqual([]);
    expect((await story.read('discussion')).messages).toMatchObject([
      { words: 'Rule-change: Enact: Hats.', did: null },
    ]);
  });

  it('of somebody who does not play are kept, and do nothing', async () => {
    const story = await Threads.onMonday();
    const actor = story.club.stranger('Zoe');
    story.says('monday', 'Rule-change: Enact: Hats.');
    story.says('monday', 'Vote: Yes', { actor });
    expect(story.game.proposals[0]?.votes).toEqual([]);
    const [, said] = (await story.read()).messages;
    expect(said).toMatchObject({ seat: null, words: 'Vote: Yes', by: expect.any(Number) });
  });
});

describe('R214: points of order typed by hand', () => {
  it('are judged, disputed and agreed with, by number, by reply, or where only one can be meant', async () => {
    const story = await Threads.onMonday();
    story.says('monday', 'Rule-change: Enact: Hats.');
    const raised = story.says('tuesday', 'Point of Order: Proposal 301 is not proper.');
    story.says('wednesday', 'Point of Order: Rule 204 is void.');
    expect(story.game.pointsOfOrder.map(({ about }) => about.is)).toEqual(['proposal', 'rule']);
    story.says('friday', 'Judgement: false', { replyTo: raised });
    expect(story.game.pointsOfOrder[0]?.judgement).toMatchObject({ verdict: false });
    story.says('friday', 'Judgement: 2: true. So it is.\nEffects: hats');
    expect(story.void).toContain('Effects are written as');
    const judged = story.says(
      'friday',
      'Judgement: 2: true. So it is.\nEffects: void rule 204; points {Monday} +1',
    );
    expect(story.game.pointsOfOrder[1]?.judgement?.effects.map(({ is }) => is)).toEqual([
      'void rule',
      'points',
    ]);
    story.says('thursday', 'Dispute:', { replyTo: judged });
    expect(story.game.pointsOfOrder.map(({ state }) => state)).toEqual(['judged', 'disputed']);
    story.says('monday', 'I agree with Judgement …');
    expect(story.game.pointsOfOrder[1]?.state).toBe('invoked');
  });

  it('raised at one moment are told apart by whom is replied to, as when they were read late', async () => {
    const story = await Threads.onMonday();
    story.says('tuesday', 'Point of Order: Rule 204 is void.');
    const second = story.says('tuesday', 'Point of Order: Rule 205 is void.');
    story.says('friday', 'Judgement: true', { replyTo: second });
    expect(story.game.pointsOfOrder.map(({ state }) => state)).toEqual(['waits for judgement', 'judged']);
  });
});

describe('R209: the words of the points thread', () => {
  it('announce points, one’s own or those of somebody who is named or mentioned', async () => {
    const story = await Threads.onMonday();
    const player = story.club.view.people.byNumber(story.playing('tuesday'));
    story.says('monday', '0 (+0)', { thread: 'points' });
    expect(story.told).toBe('announced: monday has 0 points, as announced.');
    story.says('monday', `${player?.name}: 5 (+5)`, { thread: 'points' });
    expect(story.told).toBe('announced: tuesday has 0 points, whatever is announced.');
    story.says('monday', `<@${player?.account}>: 0 (+0)`, { thread: 'points' });
    expect(story.told).toBe('announced: tuesday has 0 points, as announced.');
    story.says('monday', 'Nobody: 0 (+0)', { thread: 'points' });
    expect(story.void).toBe('No player of this game is called that.');
  });
});

describe('F.1.29 R212: nothing is edited or deleted', () => {
  it('what was written first stays and counts; each edit is kept once, and told', async () => {
    const story = await Threads.onMonday();
    story.says('monday', 'Rule-change: Enact: Hats.');
    const vote = story.says('tuesday', 'Vote: Yes');
    story.club.now += 60_000;
    story.alters(vote, { text: 'Vote: No' });
    story.alters(vote, { text: 'Vote: No' });
    expect(story.told).toContain('A message in the voting thread was edited');
    expect(story.game.proposals[0]?.votes).toMatchObject([{ by: 'tuesday', choice: 'yes' }]);
    const [, said] = (await story.read()).messages;
    expect(said).toMatchObject({ words: 'Vote: Yes', altered: [{ how: 'edited', words: 'Vote: No' }] });
    expect(said?.did).not.toBeNull();
  });

  it('a deletion is kept and told once; what was not kept, and what comes after it, is let be', async () => {
    const story = await Threads.onMonday();
    const message = story.says('monday', 'Hello', { thread: 'discussion' });
    for (const edited of [null, null, story.club.now]) story.alters(message, { edited });
    story.alters('unknown', { edited: null });
    expect(story.told).toContain('A message in the discussion thread was deleted');
    expect(story.game.told.all.filter(({ is }) => is === 'breach')).toHaveLength(1);
    expect((await story.read('discussion')).messages).toMatchObject([
      { words: 'Hello', altered: [{ how: 'deleted' }] },
    ]);
  });

  it('of a message that the member of staff has taken down, no later words are kept, and its deletion is no breach', async () => {
    const story = await Threads.onMonday();
    const message = story.says('monday', 'You toad');
    const entry = `message ${story.table.state.nomicSaid.get(message)?.seq}`;
    story.club.does(story.club.staff('Sue'), takeDownWords, { ...atNomic, entry, reason: 'An insult' });
    story.club.now += 1000;
    story.alters(message, { text: 'You big toad' });
    expect((await story.read()).messages).toMatchObject([
      { words: null, altered: [{ how: 'edited', words: null }] },
    ]);
    story.alters(message, { edited: null });
    expect(story.game.told.all.filter(({ is }) => is === 'breach')).toHaveLength(1);
  });

  it('words that their author has erased are gone, and the fact stays', async () => {
    const story = await Threads.onMonday();
    const message = story.says('monday', 'Hello');
    story.club.now += 1000;
    story.alters(message, { text: 'Goodbye' });
    const seqs = story.table.book.entries.map(({ seq }) => seq);
    story.club.keep((work) => work.eraseWords(seqs, 1));
    expect((await story.read()).messages).toMatchObject([
      { words: null, altered: [{ how: 'edited', words: null }] },
    ]);
  });
});

it('Nomic 4.1: at most ten messages of a person in a minute are kept, and they are told once', async () => {
  const story = await Threads.onMonday();
  for (let count = 1; count <= 12; count += 1) story.says('tuesday', `${count}`);
  story.says('monday', 'Hello');
  const kept = async () => (await story.read()).messages.map(({ words }) => words);
  expect(await kept()).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'Hello']);
  expect(story.club.announced.filter(({ notice }) => notice.kind === 'nomic-too-fast')).toHaveLength(1);
  story.club.now += 60_000;
  story.says('tuesday', '13');
  expect((await kept()).at(-1)).toBe('13');
});

it('what was edited before it was read is kept, and does nothing, as nobody knows what it said first', async () => {
  const story = await Threads.onMonday();
  const edited = story.club.now + 1000;
  const message = story.says('monday', 'Rule-change: Enact: Hats.', { edited });
  story.alters(message, { edited, text: 'Rule-change: Enact: Hats.' });
  expect(story.game.proposals).toEqual([]);
  expect(story.void).toContain('nomic-told');
  expect(story.club.announced.at(-2)?.notice).toMatchObject({
    why: expect.stringContaining('edited before'),
  });
  expect(story.told).toContain('was edited');
});

it('files are kept by their names', async () => {
  const story = await Threads.onMonday();
  story.says('monday', '', { files: ['hats.png'] });
  expect((await story.read()).messages[0]?.words).toBe('[hats.png]');
});

it('what was written before the start, or after the end, is not kept', async () => {
  const story = await Threads.onMonday();
  story.says('monday', 'Before', { at: story.club.moment('2026-11-22 11:59') });
  expect((await story.read()).messages).toEqual([]);
});

it('no mark that stands for a name can be written, and no account is kept', async () => {
  const story = await Threads.onMonday();
  const player = story.club.view.people.byNumber(story.playing('tuesday'));
  story.says('monday', `\uE000friday\uE001 and <@${player?.account}> and <@123>`);
  expect((await story.read()).messages[0]?.words).toBe('friday and \uE000tuesday\uE001 and @somebody');
});

it('what falls due waits until all was read that was written before, for an hour at most, from when the bot was back', async () => {
  const story = await Threads.onMonday();
  const { club } = story;
  const midnight = club.moment('2026-11-24 00:00');
  expect(nextDue(story.table)).toBe(midnight);
  const waits = (now: string) => hasToWait(club.view, story.table, midnight, club.moment(now));
  expect(waits('2026-11-24 00:01')).toBe(false);
  club.keep((work) => noteNomicThreads(work, 1, { voting: '7', points: '8', read: club.now }));
  expect(waits('2026-11-24 00:59')).toBe(true);
  expect(waits('2026-11-24 01:00')).toBe(false);
  club.keep((work) => noteNomicThreads(work, 1, { back: club.moment('2026-11-24 08:00') }));
  expect(waits('2026-11-24 08:59')).toBe(true);
  expect(waits('2026-11-24 09:00')).toBe(false);
  await story.goTo('2026-11-24 08:30');
  expect(story.game.day).toBe('2026-11-23');
  club.keep((work) => noteNomicThreads(work, 1, { read: midnight }));
  await story.goTo('2026-11-24 08:31');
  expect(story.game.day).toBe('2026-11-24');
});
