import { beforeEach, describe, expect, it } from 'vitest';
import { nomic } from '../../commands/nomic.ts';
import type {
  Answer,
  CommandRequest,
  CompletionRequest,
  Press,
  Submission,
} from '../../src/discord/command.ts';
import { replyRead } from '../../tools/wording/as-read.ts';
import { MemoryHearings } from '../support/memory-hearings.ts';
import { PlayedNomic } from '../tables/nomic/a-played-game.ts';

let story: PlayedNomic;
beforeEach(async () => {
  story = await PlayedNomic.begun();
});

type Typed = Readonly<Record<string, string | number>>;

const asked = (seat: string) => ({
  ...{ club: story.club.id, actor: story.club.actor(story.playing(seat)), channel: '5', direct: false },
  occasion: { interaction: null, now: story.club.now },
  services: {
    ...{ clubs: story.club.clubs, hearings: new MemoryHearings(), siteUrl: 'https://chess.example.org' },
  },
});

const options = (typed: Typed) => ({
  string: (name: string) => (typeof typed[name] === 'string' ? String(typed[name]) : null),
  integer: (name: string) => (typeof typed[name] === 'number' ? Number(typed[name]) : null),
  ...{ boolean: () => null, user: () => null, channel: () => null, attachment: () => null },
});

const run = (seat: string, subcommand: string, typed: Typed = {}): Promise<Answer> => {
  const request: CommandRequest = {
    ...{ ...asked(seat), subcommand, options: options({ table: '1', ...typed }) },
    ...{ serverName: 'Friday Lunch', textChannels: [], whoHas: async () => null, isHere: async () => true },
  };
  return nomic.execute(request);
};

function press(seat: string, id: string): Promise<Answer> {
  const [action = '', ...args] = id.split(':');
  const request: Press = { ...asked(seat), args, values: [], place: '5/6' };
  return nomic.presses?.[action]?.(request) ?? Promise.reject(new Error(`Nothing answers ${action}`));
}

function submit(seat: string, id: string, fields: Readonly<Record<string, string>>): Promise<Answer> {
  const [action = '', ...args] = id.split(':');
  const request: Submission = { ...asked(seat), args, field: (name) => fields[name] ?? '' };
  return nomic.submissions?.[action]?.(request) ?? Promise.reject(new Error(`Nothing takes ${action}`));
}

const formOf = (answer: Answer) => {
  if (answer.kind !== 'modal') throw new Error(`No form: ${JSON.stringify(answer)}`);
  return answer.modal;
};

const shown = (answer: Answer): string =>
  answer.kind === 'reply' || answer.kind === 'update' || answer.kind === 'question'
    ? replyRead(answer.reply)
    : JSON.stringify(answer);

const suggestions = async (subcommand: string, name: string, value = '') => {
  const request: CompletionRequest = {
    ...{ ...asked('monday'), now: story.club.now, subcommand, focused: { name, value } },
    options: {
      string: (option) => (option === 'table' ? '1' : null),
      integer: () => null,
      boolean: () => null,
    },
  };
  return (await nomic.complete?.(request)) ?? [];
};

describe('/nomic propose', () => {
  it('opens a form with what the rule says now, and the figures that it has', async () => {
    const { id, fields } = formOf(await run('monday', 'propose', { kind: 'amend', rule: '201' }));
    expect(fields[0]).toMatchObject({ value: expect.stringContaining('{Monday} Monday\n{Tuesday} Tuesday') });
    expect(fields.at(-1)).toMatchObject({
      placeholder: expect.stringContaining('Now: players={Monday} Monday'),
    });
    const text = fields.flatMap((field) => ('value' in field ? (field.value ?? []) : [])).join('\n');
    const question = await submit('monday', id, { text: `${text}\nHats may be worn.`, figures: 'same' });
    expect(question.kind).toBe('question');
    expect(shown(question)).toContain('**Hats may be worn.**');
    expect(shown(question)).not.toContain('{Monday}');
  });

  it('says at once that it is not one’s day, before anybody writes anything', async () => {
    expect(await run('tuesday', 'propose', { kind: 'enact' })).toMatchObject({
      result: { ok: false, refusals: [{ code: 'nomic-void', points: ['Rule 201', 'Rule 202'] }] },
    });
  });

  it('takes a long text in parts, and puts them together again', async () => {
    const text = Array.from({ length: 120 }, (_, nth) => `Paragraph ${nth} ${'is long '.repeat(8)}`.trim());
    const { id, fields } = formOf(await run('monday', 'propose', { kind: 'enact' }));
    expect(fields.map((field) => field.id)).toEqual(['text', 'text-2', 'figures']);
    const [first, second] = [text.slice(0, 60).join('\n'), text.slice(60).join('\n')];
    const question = await submit('monday', id, { text: first, 'text-2': second });
    if (question.kind !== 'question') throw new Error(shown(question));
    await question.confirm({ ...asked('monday'), args: [], values: [], place: '5/6' });
    expect(story.game.proposals[0]?.change).toMatchObject({ text });
    for (const seat of story.game.people.keys()) await story.votes(seat, 'yes');
    await story.goTo('2026-11-24 09:00');
    const again = formOf(await run('tuesday', 'propose', { kind: 'amend', rule: '301' }));
    const values = again.fields.flatMap((field) => ('value' in field ? (field.value ?? []) : []));
    expect(values.length).toBeGreaterThan(1);
    expect(values.every((value) => value.length <= 4_000)).toBe(true);
    expect(values.join('\n')).toBe(text.join('\n'));
  });

  it('of a form that was filled for a rule as it was before is refused, with what was written', async () => {
    const { id } = formOf(await run('monday', 'propose', { kind: 'amend', rule: '207' }));
    story.deed('monday', {
      ...{ is: 'proposed', figures: { loss: 5 } },
      change: { kind: 'amend', rule: '24', text: ['A defeat costs 5 points.'] },
    });
    for (const seat of story.game.people.keys()) await story.votes(seat, 'yes');
    await story.goTo('2026-11-30 10:00');
    expect(await submit('monday', id, { text: 'A defeat costs 3 points.' })).toMatchObject({
      result: {
        ok: false,
        invalid: { problem: 'rule-changed-meanwhile', typed: 'A defeat costs 3 points.' },
      },
    });
  });

  it('confirmed after the hour is refused', async () => {
    await story.goTo('2026-11-23 18:59');
    const question = await run('monday', 'propose', { kind: 'repeal', rule: '208' });
    if (question.kind !== 'question') throw new Error(shown(question));
    await story.goTo('2026-11-23 19:01');
    const answer = await question.confirm({ ...asked('monday'), args: [], values: [], place: '5/6' });
    expect(answer).toMatchObject({ result: { ok: false, refusals: [{ code: 'nomic-void' }] } });
    expect(story.game.proposals).toEqual([]);
  });
});

describe('buttons and forms of Nomic', () => {
  it('let nobody write a Judgement but the Judge', async () => {
    await story.raises('tuesday');
    expect(await press('tuesday', 'nomic-judge:1:1:0')).toMatchObject({ result: { ok: false } });
    expect(formOf(await press('friday', 'nomic-judge:1:1:0')).title).toBe('Judge point of order 1');
  });

  it('take a Judgement once', async () => {
    await story.raises('tuesday');
    const fields = { verdict: 'true', reason: 'So it is.' };
    expect(await submit('friday', 'nomic-judge-form:1:1', fields)).toMatchObject({ result: { ok: true } });
    expect(await submit('friday', 'nomic-judge-form:1:1', fields)).toMatchObject({
      result: { ok: false, refusals: [{ why: expect.stringContaining('already'), typed: 'So it is.' }] },
    });
  });

  it('take no point of order against a proposal between the end of its vote and its effect', async () => {
    await story.proposes('monday');
    await story.all('yes');
    await story.raises('tuesday', { place: 0 });
    await story.goTo('2026-11-24 09:00');
    expect(await submit('wednesday', 'nomic-point-form:1:0', { statement: 'It is late.' })).toMatchObject({
      result: { ok: false, refusals: [{ typed: 'It is late.', points: ['Rule 214'] }] },
    });
  });
});

describe('what is looked up', () => {
  it('is the rules in pages, and each rule with its history', async () => {
    const first = shown(await run('monday', 'rules'));
    expect(first).toContain('page 1 of 2');
    expect(shown(await press('monday', 'nomic-rules:1:all:text:2'))).toContain('**215**');
    const history = shown(await run('monday', 'rules', { rule: '207', view: 'history' }));
    expect(history).toContain('Rule 207, as the game began');
    expect(await run('monday', 'rules', { rule: '999' })).toMatchObject({ result: { ok: false } });
  });

  it('says of a change to an amendment that it is one', async () => {
    const amend = { rule: '24', text: ['Shoes may be worn.'] } as const;
    story.deed('monday', { is: 'proposed', figures: {}, change: { kind: 'enact-amendment', ...amend } });
    for (const seat of story.game.people.keys()) await story.votes(seat, 'yes');
    await story.goTo('2026-11-24 09:00');
    const change = {
      kind: 'amend-amendment',
      amendment: 301,
      ...amend,
      text: ['Hats may be worn.'],
    } as const;
    story.deed('tuesday', { is: 'proposed', figures: {}, change });
    for (const seat of story.game.people.keys()) await story.votes(seat, 'yes');
    await story.goTo('2026-11-25 09:00');
    const history = shown(await run('monday', 'rules', { rule: '302', view: 'history' }));
    expect(history).toContain('Rule 207 was amended by proposal 301');
    expect(history).toContain('An amendment of Rule 301 was amended by proposal 302');
  });

  it('finds a rule by a number that it had before', async () => {
    const change = { kind: 'amend', rule: '24', text: ['A defeat costs 5 points.'] } as const;
    story.deed('monday', { is: 'proposed', figures: { loss: 5 }, change });
    for (const seat of story.game.people.keys()) await story.votes(seat, 'yes');
    await story.goTo('2026-11-24 09:00');
    const read = shown(await run('monday', 'rules', { rule: '207' }));
    expect(read).toContain('Rule 301');
    expect(read).toContain('A defeat costs 5 points.');
  });

  it('is how the game stands, and what happened', async () => {
    await story.proposes('monday');
    await story.votes('tuesday', 'yes');
    expect(shown(await run('friday', 'status'))).toMatch(/Votes: \w+ yes\./);
    expect(shown(await run('friday', 'history'))).toContain('It would enact a new rule.');
  });

  it('suggests rules by number or words, points of order, Judgements and proposals', async () => {
    expect((await suggestions('rules', 'rule', '207')).map(({ value }) => value)).toEqual(['207']);
    expect(await suggestions('rules', 'rule')).toHaveLength(25);
    await story.proposes('monday');
    await story.raises('tuesday', { place: 0 });
    expect(await suggestions('judge', 'point')).toEqual([
      { name: '1: about proposal 301, waits for judgement', value: '1' },
    ]);
    expect(await suggestions('order', 'proposal')).toEqual([{ name: '301: open', value: '301' }]);
    await story.judges('friday');
    expect(await suggestions('judge', 'point')).toEqual([]);
    expect(await suggestions('dispute', 'judgement')).toHaveLength(1);
    await story.disputes('tuesday');
    expect(await suggestions('opinion', 'judgement')).toHaveLength(1);
  });
});
