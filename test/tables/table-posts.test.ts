import { describe, expect, it } from 'vitest';
import { sceneOf } from '../../src/discord/scene-of.ts';
import { correctEntry } from '../../src/tables/corrections/correct-entry.ts';
import { givePress } from '../../src/tables/press/give-press.ts';
import { forgetTablePost, noteTablePost, postNow, tablePosts } from '../../src/tables/table-posts.ts';
import { takeDownWords } from '../../src/tables/taken-down/take-down.ts';
import { proposalCard } from '../../src/tables/votes/words.ts';
import { atTable } from './a-table.ts';
import { VoteStory } from './votes/a-vote.ts';

const post = { channel: '9', message: '90' };
const ended = ({ table }: VoteStory, place = 0) => table.state.diplomacy?.history[place]?.seq ?? 0;
const now = (story: VoteStory, entry: number) => postNow(story.club.view, { table: 1, entry });

describe('the post about results', () => {
  it('is as it was while nothing is put right, and then says what is so', async () => {
    const story = new VoteStory().orders('FRA', 'A Par-Bur');
    await story.goTo('2026-11-27 12:02');
    const [first, second] = [ended(story), ended(story, 1)];
    expect([first, second].map((entry) => now(story, entry))).toEqual([null, null]);
    const orders = story.table.state.diplomacy?.history[0]?.orders.get('FRA')?.seq;
    const mistake = { ...atTable, entry: `${orders}`, reason: 'A slip', orders: 'A Par-Pic', shown: null };
    story.does(story.mo, correctEntry, mistake);
    for (const entry of [first, second])
      expect(now(story, entry)).toEqual({ notice: { kind: 'phase-played', table: 1, entry }, final: false });
  });

  it('follows press that was taken down', async () => {
    const story = new VoteStory();
    story.does(story.playing('FRA'), givePress, { ...atTable, kind: 'white', text: 'Toad', as: null });
    await story.goTo('2026-11-25 12:01');
    expect(now(story, ended(story))).toBeNull();
    story.does(story.club.staff('Sue'), takeDownWords, { ...atTable, entry: 'press 1', reason: 'Rude' });
    expect(now(story, ended(story))).not.toBeNull();
  });
});

describe('the post about a vote', () => {
  it('has its buttons until the vote is over, and then says what came of it', async () => {
    const story = new VoteStory();
    story.proposes('FRA', { text: 'Peace?' });
    const { seq } = story.proposal();
    const card = async () =>
      proposalCard({ table: 1, proposal: 1 }, await sceneOf(story.club, story.club.id, story.club.now));
    expect(now(story, seq)).toBeNull();
    expect((await card()).components).toHaveLength(1);
    story.votes('FRA', 'withdraw');
    expect(now(story, seq)).toMatchObject({ final: true });
    const { components, embeds } = await card();
    expect(components ?? []).toEqual([]);
    expect(embeds?.[0]?.description).toBe('Proposed by France:\n> Peace?\n**It was withdrawn.**');
  });

  it('loses them where the game ends before it is counted', () => {
    const story = new VoteStory();
    story.proposes('FRA');
    const { seq } = story.proposal();
    story.abandon();
    expect(now(story, seq)).toMatchObject({ final: false });
  });
});

describe('the places of posts', () => {
  it('are kept for the newest of each table, and forgotten', () => {
    const { club } = new VoteStory();
    for (const table of [1, 2])
      for (let entry = 1; entry <= 10; entry++)
        club.keep((work) => noteTablePost(work, { table, entry }, post));
    const entriesOf = (table: number) =>
      tablePosts(club.view.settings).flatMap((each) => (each.table === table ? [each.entry] : []));
    for (const table of [1, 2]) expect(entriesOf(table)).toEqual([3, 4, 5, 6, 7, 8, 9, 10]);
    club.keep((work) => forgetTablePost(work, { table: 1, entry: 5 }));
    expect(entriesOf(1)).not.toContain(5);
    expect(entriesOf(2)).toContain(5);
  });
});
