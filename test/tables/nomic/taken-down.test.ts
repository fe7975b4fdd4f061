import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import {
  type Deed,
  inEffect,
  initialRules,
  plainText,
  writeRules,
} from '../../../packages/nomic/src/index.ts';
import { renderNotice } from '../../../src/discord/notices.ts';
import { sceneOf } from '../../../src/discord/scene-of.ts';
import { shownGame } from '../../../src/tables/nomic/care/shown.ts';
import { renderRules } from '../../../src/tables/nomic/words/rules.ts';
import { theTable, writeAt } from '../../../src/tables/table.ts';
import { postNow } from '../../../src/tables/table-posts.ts';
import { takeDownWords } from '../../../src/tables/taken-down/take-down.ts';
import { writtenAt, writtenName } from '../../../src/tables/taken-down/written.ts';
import { atNomic, NomicStory } from './a-nomic-table.ts';

const insult = 'Friday is a toad';
const reason = 'An insult';
const instead = 'Taken down by the staff.';
const seats = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'];
const enact: Deed = { is: 'proposed', change: { kind: 'enact', text: [`${insult}.`] }, figures: null };
const point: Deed = { is: 'point raised', statement: insult, about: { is: 'proposal', number: 301 } };
const judged: Deed = { is: 'judged', point: 1, verdict: true, reason: insult };

const takes = (story: NomicStory, entry: string, who = story.club.staff('Sue')) =>
  story.club.does(who, takeDownWords, { ...atNomic, entry, reason });

/** A proposal, a point of order and a Judgement that insult somebody, and the rule is in effect. */
async function insulted() {
  const story = new NomicStory().start();
  await story.goTo('2026-11-23 10:00');
  const proposal = story.deed('monday', enact).entry;
  const raised = story.deed('tuesday', point).entry;
  const verdict = story.deed('friday', judged).entry;
  for (const seat of seats) story.deed(seat, { is: 'voted', choice: 'yes' });
  await story.goTo('2026-11-24 09:00');
  return { story, proposal, raised, verdict };
}

const textOf = (game: NomicStory['game'], number: number): string => {
  const rule = inEffect(game.rules).find((each) => each.number === number);
  return rule === undefined ? '' : plainText(rule.text);
};

/** A file as the book keeps it. */
const asStored = (file: unknown) => z.record(z.string(), z.json()).parse(file);

const scene = ({ club }: NomicStory) => sceneOf(club, club.id, club.now);
const toldOf = async (story: NomicStory, entry: number): Promise<string> =>
  JSON.stringify(
    await renderNotice({ kind: 'nomic-told', table: 1, entry, thread: 'voting' }, await scene(story)),
  );

describe('Act 0.14: what somebody wrote at a table of Nomic', () => {
  it('is taken down by the member of staff alone', async () => {
    const { story } = await insulted();
    for (const who of [story.mo, ...story.players])
      expect(takes(story, 'proposal 301', who)).toMatchObject({
        refusals: [{ code: 'staff-only', acts: ['0.14'] }],
      });
  });

  it('the text of a rule is shown no more, and the game goes on by it', async () => {
    const { story, proposal } = await insulted();
    expect(takes(story, 'proposal 301')).toMatchObject({ ok: true, value: { kind: 'words-taken-down' } });
    expect(textOf(story.game, 301)).toBe(`${insult}.`);
    const shown = shownGame(story.table);
    expect(textOf(shown, 301)).toBe(instead);
    expect(JSON.stringify(shown.proposals)).not.toContain('toad');
    expect(JSON.stringify(writeRules(shown.rules, 'first'))).not.toContain('toad');
    expect(await toldOf(story, proposal)).toContain(instead);
    expect(await toldOf(story, proposal)).not.toContain('toad');
    const about = { place: [...shown.rules.rules.keys()].length - 1, view: 'history' } as const;
    const read = await renderRules({ table: story.table, game: shown }, about, await scene(story), 1);
    expect(JSON.stringify(read)).not.toContain('toad');
    expect(takes(story, 'proposal 301')).toMatchObject({ invalid: { problem: 'taken-down-already' } });
  });

  it('stays hidden where the rule is transmuted or renumbered, until another text takes its place', async () => {
    const { story } = await insulted();
    takes(story, 'proposal 301');
    const rule = inEffect(story.game.rules).find(({ number }) => number === 301)?.id ?? '';
    const adopts = async (seat: string, change: (Deed & { is: 'proposed' })['change'], next: string) => {
      story.deed(seat, { is: 'proposed', change, figures: null });
      for (const each of seats) story.deed(each, { is: 'voted', choice: 'yes' });
      await story.goTo(next);
    };
    await adopts('tuesday', { kind: 'transmute', rule, to: 'immutable' }, '2026-11-25 09:00');
    expect([textOf(story.game, 302), textOf(shownGame(story.table), 302)]).toEqual([`${insult}.`, instead]);
    await adopts('wednesday', { kind: 'transmute', rule, to: 'mutable' }, '2026-11-26 09:00');
    await adopts('thursday', { kind: 'amend', rule, text: ['Toads are welcome.'] }, '2026-11-27 09:00');
    const shown = shownGame(story.table);
    expect(textOf(shown, 304)).toBe('Toads are welcome.');
    const { history } = shown.rules.rules.get(rule) ?? { history: [] };
    expect(history.map(({ text }) => plainText(text))).toEqual([
      instead,
      instead,
      instead,
      'Toads are welcome.',
    ]);
  });

  it('a statement and a reason are erased, and the place of their point of order stays', async () => {
    const { story, raised, verdict } = await insulted();
    for (const entry of ['point 1', 'Judgement #1']) expect(takes(story, entry)).toMatchObject({ ok: true });
    const kept = await story.club.clubs.texts(story.club.id, [raised, verdict], 1);
    expect(kept).toEqual([]);
    expect(story.game.pointsOfOrder).toMatchObject([{ number: 1, state: 'invoked' }]);
    for (const entry of [raised, verdict]) expect(await toldOf(story, entry)).toContain(instead);
    expect(postNow(story.club.view, { table: 1, entry: raised })).toMatchObject({
      notice: { kind: 'nomic-told', entry: raised, thread: 'voting' },
    });
  });

  it('a rule of a file is taken down alone', async () => {
    const story = new NomicStory();
    const days = seats.map((name) => ({ name, day: 'Monday' as const }));
    const rules = asStored(writeRules(initialRules(days, '2026-11-22'), 'first'));
    story.club.keep((work) =>
      writeAt(work, theTable(work, 1), { type: 'nomic-rules-loaded', rules }, story.mo),
    );
    story.start();
    expect(takes(story, 'rule 202')).toMatchObject({ ok: true });
    const shown = shownGame(story.table);
    expect(textOf(shown, 202)).toBe(instead);
    expect(textOf(shown, 203)).toBe(textOf(story.game, 203));
    expect(JSON.stringify(writeRules(shown.rules, 'first'))).not.toContain(
      textOf(story.game, 202).slice(0, 40),
    );
  });

  it('a message that was typed is erased with what was done by it, as it was and as it was changed', async () => {
    const story = new NomicStory().start();
    await story.goTo('2026-11-23 10:00');
    const author = story.playing('monday');
    const says = (message: string, text: string): number => {
      let seq = 0;
      story.club.keep((work) => {
        const said = { type: 'nomic-said', thread: 'voting', message, seat: 'monday' } as const;
        seq = writeAt(work, theTable(work, 1), said, author, { words: text });
      });
      return seq;
    };
    const typed = says('77', `Rule-change: Enact: ${insult}.`);
    const proposal = story.deed('monday', enact, '77').entry;
    const talk = says('78', insult);
    story.club.keep((work) => {
      const altered = { type: 'nomic-altered', message: '78', how: 'edited', edited: null } as const;
      writeAt(work, theTable(work, 1), altered, author, { words: `${insult}!` });
    });
    expect(writtenAt(story.table).map(writtenName)).toEqual(['proposal 301', `message ${talk}`]);
    for (const entry of ['proposal 301', `message ${talk}`])
      expect(takes(story, entry)).toMatchObject({ ok: true });
    const kept = await story.club.clubs.texts(story.club.id, [typed, proposal, talk, talk + 1], 1);
    expect(kept).toEqual([]);
    expect([...story.table.state.takenDown]).toEqual([proposal, typed, talk, talk + 1]);
  });

  it('its author is told', async () => {
    const { story } = await insulted();
    takes(story, 'point 1');
    const told = story.club.announced.filter(({ notice }) => notice.kind === 'words-taken-down');
    expect(told).toMatchObject([
      { notice: { what: 'point', number: 1 }, target: { to: 'person', person: story.playing('tuesday') } },
    ]);
  });
});
