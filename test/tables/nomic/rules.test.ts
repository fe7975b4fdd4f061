import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import type { Deed } from '../../../packages/nomic/src/index.ts';
import { correctEntry } from '../../../src/tables/corrections/correct-entry.ts';
import { nomicDays } from '../../../src/tables/nomic/seats.ts';
import { abandonTable } from '../../../src/tables/opening/abandon-table.ts';
import { chooseSetting } from '../../../src/tables/opening/choose-setting.ts';
import { joinTable } from '../../../src/tables/opening/join-table.ts';
import { leaveTable } from '../../../src/tables/opening/leave-table.ts';
import { openTable } from '../../../src/tables/opening/open-table.ts';
import { startTable } from '../../../src/tables/opening/start-table.ts';
import { givePress } from '../../../src/tables/press/give-press.ts';
import { answerOffer } from '../../../src/tables/seats/answer-offer.ts';
import { drawSeats } from '../../../src/tables/seats/draw.ts';
import { offerSeat } from '../../../src/tables/seats/offer-seat.ts';
import { openTalk } from '../../../src/tables/talks/open-talk.ts';
import { atNomic, NomicStory } from './a-nomic-table.ts';

const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

const refusedFor = (code: string) => ({ ok: false, refusals: [expect.objectContaining({ code })] });
const another = {
  ...({ game: 'nomic', rules: 'nomic', name: 'Another', gm: null, channel: null } as const),
  lot: 'by chance',
};
const second = { table: '2', channel: '', preference: null };
const hats: Deed = { is: 'proposed', change: { kind: 'enact', text: ['Hats may be worn.'] }, figures: null };

it('Nomic 1.1: a Moderator opens a table, and runs it unless they name somebody', () => {
  const story = new NomicStory();
  const [ana = 0] = story.players;
  expect(story.club.does(ana, openTable, another)).toMatchObject(refusedFor('needs-office'));
  expect(story.table.state.gm).toBe(story.mo);
});

it('Nomic 1.2: anyone on the server may play, unless the staff have banned them', () => {
  const story = new NomicStory();
  story.does(story.mo, openTable, another);
  expect(story.club.does(story.club.person('Zoe'), joinTable, second)).toMatchObject({ ok: true });
  const banned = story.club.person('Dan');
  story.club.ban(banned, null);
  expect(story.club.does(banned, joinTable, second)).toMatchObject(refusedFor('banned'));
});

it('Nomic 1.3: the gamemaster doesn’t play', () => {
  const story = new NomicStory();
  story.does(story.mo, openTable, another);
  expect(story.club.does(story.mo, joinTable, second)).toMatchObject(refusedFor('officer-plays-not'));
});

it('Nomic 1.4: days are drawn by the lot, as anybody can draw them again', () => {
  const { table } = new NomicStory().start();
  const { seed = '', entrants = [] } = table.state.lot ?? {};
  const days = nomicDays.map(({ player }) => player);
  const again = drawSeats(days, entrants, seed, sha256);
  expect(again).toEqual(
    [...table.state.seats.values()].map(({ id, holder }) => ({ seat: id, person: holder })),
  );
});

it('Nomic 1.5: a table starts when every day has a player; before that people leave, and nothing is to be chosen', () => {
  const story = new NomicStory();
  const [ana = 0] = story.players;
  story.does(ana, leaveTable, atNomic);
  expect(story.club.does(story.mo, startTable, atNomic)).toMatchObject(refusedFor('seats-empty'));
  expect(story.club.does(story.mo, chooseSetting, { ...atNomic, name: 'night', value: 'yes' })).toMatchObject(
    {
      invalid: { problem: 'no-such-setting' },
    },
  );
});

it('Nomic 1.6: who takes a day over has its points, and the one before has none', async () => {
  const story = new NomicStory().start();
  await story.goTo('2026-11-23 10:00');
  story.deed('monday', hats);
  story.deed('tuesday', { is: 'voted', choice: 'yes' });
  await story.goTo('2026-11-24 10:00');
  const [before, zoe] = [story.playing('monday'), story.club.person('Zoe')];
  const asked = { ...atNomic, seat: 'Monday', until: null, reason: null, member: { text: `#${zoe}` } };
  story.does(before, offerSeat, asked);
  const offer = story.table.state.offers.get('monday')?.seq ?? 0;
  story.does(zoe, answerOffer, { ...atNomic, offer, accepts: true });
  expect(story.playing('monday')).toBe(zoe);
  expect(story.game.totals.get('monday')).toBe(10);
});

it('Nomic 2.1: the rules decide as they are when something is done, and only the players change them', async () => {
  const story = new NomicStory().start();
  await story.goTo('2026-11-23 19:00');
  expect(story.deed('monday', hats).told.map(({ is }) => is)).toEqual(['improper']);
  expect(story.game.rules.rules.size).toBe(33);
});

it('Nomic 2.2: a proposal that changes a rule with figures and names none waits for the Judge', async () => {
  const story = new NomicStory().start();
  await story.goTo('2026-11-23 10:00');
  const [, winning] = [...story.game.rules.rules.values()].filter(({ number }) => number >= 209);
  const change = { kind: 'amend', rule: winning?.id ?? '', text: ['Whoever has 100 points wins.'] } as const;
  story.deed('monday', { is: 'proposed', change, figures: null });
  for (const { player } of nomicDays) story.deed(player, { is: 'voted', choice: 'yes' });
  await story.goTo('2026-11-24 10:00');
  expect(story.game.proposals).toMatchObject([{ state: 'waiting', waits: 'figures' }]);
});

it('Nomic 3.1: days end at midnight in the United Kingdom, each as of its own moment, also after the bot was away', async () => {
  const story = new NomicStory('2027-03-26 12:00').start();
  await story.goTo('2027-03-30 12:00');
  const came = story.table.book.entries.filter(({ type }) => type === 'nomic-time-came');
  const midnights = ['2027-03-27', '2027-03-28', '2027-03-29', '2027-03-30'];
  expect(came.map(({ at }) => at)).toEqual(midnights.map((day) => story.club.moment(`${day} 00:00`)));
});

it('Nomic 4.2: players talk in private with those whom they name, and with no others', () => {
  const story = new NomicStory().start();
  story.does(story.playing('monday'), openTalk, { ...atNomic, with: 'Wednesday' });
  expect(story.table.state.talks.map(({ seats }) => seats)).toEqual([['monday', 'wednesday']]);
  const zoe = story.club.person('Zoe');
  expect(story.club.does(zoe, openTalk, { ...atNomic, with: 'Monday' })).toMatchObject(
    refusedFor('not-at-table'),
  );
});

it('Nomic 4.3: nobody writes as somebody else', () => {
  const story = new NomicStory().start();
  const press = { ...atNomic, kind: 'white', text: 'I give up.', as: 'Tuesday' } as const;
  expect(story.club.does(story.playing('monday'), givePress, press)).toMatchObject(refusedFor('not-in-game'));
});

it('Nomic 7.3: the gamemaster undoes the end of a table that was given up, and the game goes on', () => {
  const story = new NomicStory().start();
  story.does(story.mo, abandonTable, { ...atNomic, reason: 'Exams', gmLeft: false });
  const entry = String(story.table.state.endedBy?.seq);
  const mistake = { ...atNomic, entry, reason: 'There are none', orders: null, shown: null };
  story.does(story.mo, correctEntry, mistake);
  expect(story.table.state.status).toBe('playing');
});

it('Nomic 8.1: a whole game changes no score on the Leaderboard', () => {
  const story = new NomicStory().start();
  const scores = () => story.players.map((player) => story.club.score(player));
  const before = scores();
  for (const seat of ['tuesday', 'wednesday', 'thursday', 'friday']) story.deed(seat, { is: 'forfeited' });
  expect(story.table.state.status).toBe('over');
  expect(scores()).toEqual(before);
});
