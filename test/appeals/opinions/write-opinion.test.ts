import { describe, expect, it } from 'vitest';
import { readPublished } from '../../../src/appeals/opinions/published.ts';
import { Courtroom, overturn, uphold } from '../../support/a-judgement.ts';
import { actsOf, saidOf } from '../../support/refusals.ts';

/** Jo and Kim for overturning, Lee against. */
function divided(): Courtroom & { number: number } {
  const court = new Courtroom();
  const { jo, kim, lee } = court;
  const votes = [
    [jo, overturn],
    [kim, overturn],
    [lee, uphold],
  ] as const;
  return Object.assign(court, { number: court.judged({ votes, majority: [jo, kim] }) });
}

const published = (court: Courtroom, number: number) =>
  readPublished(court.story.clubs, court.story.view, court.case(number));

const postsOf = ({ story }: Courtroom) =>
  story.announced.filter(({ notice }) => notice.kind === 'opinion-published').length;

describe('Act III.3.10: opinions', () => {
  it('are published once the majority has written: those kept until then with it, later ones at once', async () => {
    const court = divided();
    const { jo, kim, lee, number, story } = court;
    expect(court.writes(lee, number, { kind: 'dissent', text: 'No.' })).toMatchObject({
      value: { kind: 'opinion-written', published: false },
    });
    expect([court.case(number).stage, postsOf(court), await published(court, number)]).toEqual([
      'judged',
      0,
      [],
    ]);

    expect(court.writes(jo, number, { text: 'Yes.' })).toMatchObject({ value: { published: true } });
    expect([court.case(number).stage, postsOf(court)]).toEqual(['published', 1]);
    expect(story.announced.at(-1)?.target).toEqual({ to: 'discussion' });

    expect(court.writes(kim, number, { kind: 'concurrence', text: 'Also.' })).toMatchObject({
      value: { published: true },
    });
    expect(postsOf(court)).toBe(2);
    const [judgement] = await published(court, number);
    expect(judgement?.opinions).toEqual([
      { kind: 'majority', author: 'Jo Marsh', text: 'Yes.' },
      { kind: 'concurrence', author: 'Kim', text: 'Also.' },
      { kind: 'dissent', author: 'Lee', text: 'No.' },
    ]);
    expect(judgement).toMatchObject({
      citation: '[2026] CoA 1',
      title: 'AB v MM',
      enBanc: false,
      judgedOn: '2026-11-16',
      votes: [
        { name: 'Jo Marsh', vote: 'to overturn' },
        { name: 'Kim', vote: 'to overturn' },
        { name: 'Lee', vote: 'to uphold' },
      ],
    });
  });

  it.each([
    ['the opinion of the Court, by one who voted otherwise', 'lee', 'majority', 'opinion-not-theirs'],
    ['the opinion of the Court, by one who did not vote', 'chief', 'majority', 'opinion-not-theirs'],
    ['a concurrence, by one who voted otherwise', 'lee', 'concurrence', 'opinion-not-theirs'],
    ['a concurrence, by one who did not vote', 'chief', 'concurrence', 'opinion-not-theirs'],
    ['a dissent, by one of the majority', 'kim', 'dissent', 'opinion-not-theirs'],
    ['a dissent, by one who did not vote', 'chief', 'dissent', 'opinion-not-theirs'],
    ['any, by a Moderator', 'mia', 'dissent', 'needs-office'],
    ['any, by the petitioner', 'ana', 'majority', 'needs-office'],
  ] as const)('are refused: %s', (_, who, kind, said) => {
    const court = divided();
    const entries = court.story.view.entries.length;
    const refusal = court.writes(court[who], court.number, { kind });
    expect(saidOf(refusal)).toEqual([said]);
    expect(actsOf(refusal)).toEqual(['III.3.10']);
    expect(court.story.view.entries).toHaveLength(entries);
  });

  it('of the Court is written by its author alone, who writes none beside it', () => {
    const court = divided();
    const { jo, kim, number } = court;
    court.names(kim, number);
    expect(saidOf(court.writes(jo, number))).toEqual(['opinion-not-theirs']);
    expect(saidOf(court.writes(kim, number, { kind: 'concurrence' }))).toEqual(['opinion-not-theirs']);
    expect(saidOf(court.writes(kim, number))).toEqual(['done']);
  });

  it('of the Court is written by the first of the majority who does, where nobody was chosen', () => {
    const court = divided();
    expect(saidOf(court.writes(court.kim, court.number))).toEqual(['done']);
    expect(court.case(court.number).author).toBe(court.kim);
    expect(saidOf(court.writes(court.jo, court.number))).toEqual(['opinion-published']);
  });

  it.each(['majority', 'concurrence', 'dissent'] as const)(
    'are written once by everybody: then %s',
    (kind) => {
      const court = divided();
      court.writes(court.jo, court.number);
      expect(saidOf(court.writes(court.jo, court.number, { kind }))).toEqual(['opinion-written-already']);
    },
  );

  it('wait for a judgement', () => {
    const court = new Courtroom();
    expect(saidOf(court.writes(court.jo, court.filed()))).toEqual(['not-at-this-stage']);
  });

  it('on the judgement of the whole Court are others than those on the panel’s', async () => {
    const court = divided();
    const { jo, lee, chief, number } = court;
    court.writes(jo, number, { text: 'The panel.' });
    court.judgedByAll(number, { by: chief, outcome: uphold, majority: [chief, lee] });
    expect(await published(court, number)).toHaveLength(1);
    expect(saidOf(court.writes(jo, number))).toEqual(['opinion-not-theirs']);
    expect(saidOf(court.writes(lee, number, { text: 'All of us.' }))).toEqual(['done']);
    expect(court.case(number).stage).toBe('closed');
    expect(
      (await published(court, number)).map(({ enBanc, opinions }) => [enBanc, opinions[0]?.text]),
    ).toEqual([
      [true, 'All of us.'],
      [false, 'The panel.'],
    ]);
  });

  it('on what was sent back say on what conditions, and a later judgement of the panel needs its own', async () => {
    const court = new Courtroom();
    const { jo, kim, story } = court;
    const number = court.judged({ outcome: { kind: 'remand' } });
    court.writes(jo, number, { text: 'Think again.' });
    expect(court.case(number).stage).toBe('remanded');
    story.write({ type: 'remand-returned', case: number });
    story.write({ type: 'vote-cast', case: number, person: jo, decision: uphold, bar: null });
    court.judge(number, { enBanc: false, outcome: uphold });
    expect(court.case(number).stage).toBe('judged');
    expect(saidOf(court.writes(kim, number, { text: 'It stands.' }))).toEqual(['done']);
    expect(court.case(number).stage).toBe('published');
    expect((await published(court, number)).map(({ opinions }) => opinions.map(({ text }) => text))).toEqual([
      ['It stands.'],
      ['Think again.'],
    ]);
  });

  it('where no outcome had a majority are of either kind, by the person who voted', () => {
    const court = new Courtroom();
    const { jo, kim, lee } = court;
    const votes = [
      [jo, overturn],
      [kim, uphold],
      [lee, { kind: 'remand' }],
    ] as const;
    const number = court.judged({ votes, outcome: { kind: 'stands' }, majority: [] });
    expect(saidOf(court.writes(jo, number, { kind: 'dissent' }))).toEqual(['done']);
    expect(saidOf(court.writes(kim, number, { kind: 'concurrence' }))).toEqual(['done']);
    expect(saidOf(court.writes(lee, number))).toEqual(['done']);
  });

  it.each([
    ['nothing', { text: ' \n ' }, 'empty'],
    ['nothing that can be seen', { text: '\u202E\u0000\u200B' }, 'empty'],
    ['60,001 characters', { text: 'x'.repeat(60_001) }, 'too-long'],
    ['an Act that there is not', { acts: 'II.6.1, II.99', holding: 'So.' }, 'no-such-act'],
    ['six Acts', { acts: 'I.1,I.2,I.3,I.4,I.5,I.6', holding: 'So.' }, 'too-many-acts'],
    ['an Act without a holding', { acts: 'II.6.1' }, 'empty'],
    ['a holding of 501 characters', { acts: 'II.6.1', holding: 'x'.repeat(501) }, 'too-long'],
    ['a holding of a dissent', { kind: 'dissent', holding: 'So.' }, 'holding-of-the-court'],
  ] as const)('are not understood: %s', (_, about, said) => {
    const court = divided();
    const who = 'kind' in about ? court.lee : court.jo;
    expect(saidOf(court.writes(who, court.number, about))).toEqual([said]);
  });

  it('are kept as written, line by line, but for what cannot be seen', async () => {
    const court = divided();
    const text = '# A\r\n\r\n\tb\u202E c \u0007👨‍👩‍👧\u2028d';
    court.writes(court.jo, court.number, {
      text,
      acts: 'act ii.6.1; III.3,II.6.1',
      holding: ' A\nweek \u202Eoff. ',
    });
    const [judgement] = await published(court, court.number);
    expect(judgement?.opinions[0]?.text).toBe('# A\n\n\tb c 👨‍👩‍👧\nd');
    expect([judgement?.holds, judgement?.holding]).toEqual([['II.6.1', 'III.3'], 'A week off.']);
  });

  it('keep nothing of the names of those who had theirs erased', async () => {
    const court = divided();
    court.writes(court.jo, court.number);
    for (const person of [court.ana, court.lee])
      court.story.clubs.changeNow(court.story.id, { interaction: null, now: 0, clock: null }, (work) => {
        work.eraseAccount(person, { recognisable: false });
        work.append({ type: 'erased', person }, { by: null, acts: [] });
        return { ok: true, value: null };
      });
    const [judgement] = await published(court, court.number);
    expect(judgement?.title).toBe('A former member v MM');
    expect(judgement?.votes.map(({ name }) => name)).toEqual(['Jo Marsh', 'Kim', 'a former member']);
  });

  it('name parties in full where the club chose so', async () => {
    const court = divided();
    court.writes(court.jo, court.number);
    court.story.clubs.changeNow(court.story.id, { interaction: null, now: 0, clock: null }, (work) => {
      work.saveSettings({ courtNames: 'full' });
      return { ok: true, value: null };
    });
    expect((await published(court, court.number))[0]?.title).toBe('Ana Bell v Mia Moss');
  });
});
