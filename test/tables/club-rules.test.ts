import { expect, it } from 'vitest';
import { giveOrders } from '../../src/tables/diplomacy/orders/give-orders.ts';
import { joinTable } from '../../src/tables/opening/join-table.ts';
import { openTable } from '../../src/tables/opening/open-table.ts';
import { givePress } from '../../src/tables/press/give-press.ts';
import { atTable, TableStory } from './a-table.ts';
import { powers, VoteStory, won } from './votes/a-vote.ts';

const refusedFor = (code: string) => ({ ok: false, refusals: [expect.objectContaining({ code })] });
const another = {
  ...({ game: 'diplomacy', rules: 'club', name: 'Another', gm: null, channel: null } as const),
  lot: 'by chance',
};

it('Club 1.1: a Moderator opens a table, and runs it unless they name somebody', () => {
  const story = new TableStory();
  const [ana = 0] = story.players;
  expect(story.club.does(ana, openTable, another)).toMatchObject(refusedFor('needs-office'));
  expect(story.table.state.gm).toBe(story.mo);
});

it('Club 1.2: anyone on the server may play, unless the staff have banned them', () => {
  const story = new TableStory();
  story.does(story.mo, openTable, another);
  const second = { table: '2', channel: '', preference: null };
  const stranger = story.club.person('Zoe');
  expect(story.club.does(stranger, joinTable, second)).toMatchObject({ ok: true });
  const banned = story.club.person('Dan');
  story.club.ban(banned, null);
  expect(story.club.does(banned, joinTable, second)).toMatchObject(refusedFor('banned'));
});

it('Club 1.3: the gamemaster doesn’t play', () => {
  const story = new TableStory();
  story.does(story.mo, openTable, another);
  const second = { table: '2', channel: '', preference: null };
  expect(story.club.does(story.mo, joinTable, second)).toMatchObject(refusedFor('officer-plays-not'));
});

it('Club 2.1 and 6.1: the recorded game comes out as the rule book has it, and 18 centres win', () => {
  const story = new VoteStory().plays(won);
  expect(story.table.state.status).toBe('over');
  expect(story.table.state.diplomacy?.winners).toEqual(['RUS']);
  expect(story.table.state.diplomacy?.position.centres.get('RUS')).toHaveLength(18);
});

it('Club 2.3 and 2.5: the last orders before the deadline count, and everybody sees them as they were written', async () => {
  const story = new TableStory().start().orders('FRA', 'A Par - Pic').orders('FRA', 'army paris to burgundy');
  await story.goTo('2026-11-25 12:01');
  const [played] = story.table.state.diplomacy?.history ?? [];
  expect(played?.orders.get('FRA')?.lines).toEqual(['army paris to burgundy']);
  const late = { ...atTable, text: 'A Par - Gas', whole: true, phase: 'S1901M' };
  expect(story.club.does(story.playing('FRA'), giveOrders, late)).toMatchObject(refusedFor('phase-over'));
});

it('Club 2.4: what can’t be read is refused at once, and what isn’t possible does nothing', async () => {
  const story = new TableStory().start();
  const given = { ...atTable, text: 'A Par jumps', whole: true, phase: null };
  expect(story.club.does(story.playing('FRA'), giveOrders, given)).toMatchObject({
    invalid: { problem: 'orders-unreadable' },
  });
  story.orders('FRA', 'A Par - Mos');
  await story.goTo('2026-11-25 12:01');
  const units = story.table.state.diplomacy?.position.units ?? [];
  expect(units).toContainEqual(expect.objectContaining({ power: 'FRA', type: 'A', at: 'par' }));
});

it('Club 3.3: a phase ends once everybody has marked their orders final', async () => {
  const story = new TableStory().start();
  for (const power of powers) story.holds(power);
  for (const power of powers.slice(1)) story.final(power);
  await story.goTo('2026-11-23 13:00');
  expect(story.table.state.diplomacy?.history).toEqual([]);
  story.final('AUS');
  await story.goTo('2026-11-23 13:01');
  expect(story.table.state.diplomacy?.history).toMatchObject([{ phase: 'S1901M', how: 'final' }]);
});

it('Club 8.1: a whole game changes no score on the Leaderboard', () => {
  const story = new VoteStory();
  const scores = () => story.players.map((player) => story.club.score(player));
  const before = scores();
  expect(story.plays(won).table.state.status).toBe('over');
  expect(scores()).toEqual(before);
});

it('Club 4.3: nobody writes as somebody else', () => {
  const story = new TableStory().start();
  const press = { ...atTable, text: 'We attack at dawn.', as: 'Turkey' };
  for (const kind of ['white', 'grey'] as const)
    expect(story.club.does(story.playing('FRA'), givePress, { ...press, kind })).toMatchObject(
      refusedFor('press-as'),
    );
  expect(story.table.state.press).toEqual([]);
});
