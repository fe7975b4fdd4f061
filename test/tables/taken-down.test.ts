import { describe, expect, it } from 'vitest';
import { sceneOf } from '../../src/discord/scene-of.ts';
import { phaseReport } from '../../src/tables/diplomacy/words/phase.ts';
import { givePress } from '../../src/tables/press/give-press.ts';
import { makeRuling } from '../../src/tables/rulings/make-ruling.ts';
import { renderRules } from '../../src/tables/rulings/words.ts';
import { takeDownWords } from '../../src/tables/taken-down/take-down.ts';
import { proposalCard } from '../../src/tables/votes/words.ts';
import { pressOf, rulingsOf } from '../../src/web/tables/said.ts';
import { atTable } from './a-table.ts';
import { VoteStory } from './votes/a-vote.ts';

const insult = 'Germany is a toad';
const reason = 'An insult';

/** Press of both kinds, a proposal and a ruling that insult somebody, and the phase is over. */
async function insulted() {
  const story = new VoteStory();
  for (const kind of ['white', 'grey'] as const)
    story.does(story.playing('FRA'), givePress, { ...atTable, kind, text: insult, as: null });
  story.proposes('FRA', { text: insult });
  story.does(story.mo, makeRuling, { ...atTable, text: insult, point: null });
  await story.goTo('2026-11-25 11:00');
  const sue = story.club.staff('Sue');
  await story.goTo('2026-11-25 12:01');
  const takesDown = (entry: string, who = sue) =>
    story.club.does(who, takeDownWords, { ...atTable, entry, reason });
  return { story, takesDown, sue };
}

const words = async (story: VoteStory) =>
  (
    await story.club.clubs.texts(
      story.club.id,
      story.table.book.entries.map(({ seq }) => seq),
      1,
    )
  ).filter(({ text }) => text === insult);

describe('Club 4.4 and Act 0.14: what somebody wrote at a table', () => {
  it('is taken down by the member of staff alone', async () => {
    const { story, takesDown } = await insulted();
    for (const who of [story.mo, story.playing('FRA'), story.playing('GER')])
      expect(takesDown('press 1', who)).toMatchObject({ refusals: [{ code: 'staff-only', acts: ['0.14'] }] });
    expect(await words(story)).toHaveLength(4);
  });

  it.each(['press 1', 'Press #2', 'proposal 1', 'ruling 1'])('is erased, and logged: %s', async (entry) => {
    const { story, takesDown, sue } = await insulted();
    expect(takesDown(entry)).toMatchObject({
      ok: true,
      value: { kind: 'words-taken-down', number: expect.any(Number) },
    });
    expect(await words(story)).toHaveLength(3);
    expect(story.table.book.entries.at(-1)).toMatchObject({ type: 'words-taken-down', by: sue });
    expect(takesDown(entry)).toMatchObject({ invalid: { problem: 'taken-down-already' } });
  });

  it.each(['press 3', 'proposal 2', 'ruling 0', 'toad'])('is not there: %s', async (entry) => {
    const { takesDown } = await insulted();
    expect(takesDown(entry)).toMatchObject({ invalid: { problem: 'nothing-written' } });
  });

  it('is gone from each place that shows it, which says so', async () => {
    const { story, takesDown } = await insulted();
    for (const entry of ['press 1', 'press 2', 'proposal 1', 'ruling 1']) takesDown(entry);
    const scene = await sceneOf(story.club, story.club.id, story.club.now);
    const { table } = story;
    const asked = { view: story.club.view, clubs: story.club.clubs };
    const entry = table.state.diplomacy?.history[0]?.seq ?? 0;
    const shown = [
      await phaseReport({ table: 1, entry }, scene),
      await proposalCard({ table: 1, proposal: 1 }, scene),
      await renderRules({ rules: table.rules, table, point: null }, scene, 99),
    ].map((reply) => JSON.stringify(reply.embeds));
    for (const each of shown) {
      expect(each).not.toContain('toad');
      expect(each).toContain('Taken down by the staff.');
    }
    expect(await pressOf(asked, table, null)).toMatchObject([
      { number: 1, text: null },
      { number: 2, text: null },
    ]);
    expect(await rulingsOf(asked, table)).toMatchObject([{ text: null, takenDown: true }]);
  });

  it('is told to its author, but not that of grey press', async () => {
    const { story, takesDown } = await insulted();
    for (const entry of ['press 1', 'press 2', 'ruling 1']) takesDown(entry);
    const told = story.told('words-taken-down').map(({ notice, target }) => [notice, target]);
    const [france, mo] = [story.playing('FRA'), story.mo];
    expect(told).toMatchObject([
      [
        { what: 'press', number: 1, person: france },
        { to: 'person', person: france },
      ],
      [
        { what: 'ruling', number: 1, person: mo },
        { to: 'person', person: mo },
      ],
    ]);
  });
});
