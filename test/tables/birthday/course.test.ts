import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { announceHelp } from '../../../src/tables/birthday/announce-help.ts';
import { stillYears } from '../../../src/tables/birthday/still-years.ts';
import { correctEntry } from '../../../src/tables/corrections/correct-entry.ts';
import { takeGameBack } from '../../../src/tables/corrections/take-back.ts';
import { giveOrders } from '../../../src/tables/diplomacy/orders/give-orders.ts';
import { abandonTable } from '../../../src/tables/opening/abandon-table.ts';
import { chooseSetting } from '../../../src/tables/opening/choose-setting.ts';
import { joinTable } from '../../../src/tables/opening/join-table.ts';
import { openTable } from '../../../src/tables/opening/open-table.ts';
import { findAppealed } from '../../../src/tables/rulings/find-ruling.ts';
import { commitmentOf } from '../../../src/tables/seats/draw.ts';
import { removePlayer } from '../../../src/tables/seats/remove-player.ts';
import { tableErrands } from '../../../src/tables/words/errands.ts';
import { atTable } from '../a-table.ts';
import { BirthdayStory, powers, refusedAs, unclear } from './a-birthday.ts';

const allHold = (story: BirthdayStory): BirthdayStory => {
  for (const power of powers) story.holds(power);
  return story;
};

const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

const scores = (story: BirthdayStory) => story.players.map((player) => story.club.score(player));

describe('BT0: the gamemaster', () => {
  it('runs the tournament and is no contestant', () => {
    const story = new BirthdayStory();
    const joins = { ...atTable, preference: null };
    story.opens('TUR');
    expect(story.club.does(story.mo, joinTable, joins)).toMatchObject(refusedAs('officer-plays-not', 'BT0'));
    expect(story.table.state.gm).toBe(story.mo);
  });
});

describe('BT1: anybody may enter', () => {
  const opened = (moment: string) => {
    const story = new BirthdayStory(moment);
    const another = { name: 'Another', gm: null, channel: null, lot: 'by chance' };
    story.does(story.mo, openTable, { game: 'diplomacy', rules: 'birthday-2020', ...another });
    const join = (name: string) =>
      story.club.does(story.club.person(name), joinTable, { table: '2', channel: '', preference: null });
    return { story, join, at: story.club.now };
  };
  const week = 7 * 24 * 3600_000;

  it('until seven days after it opened, to the millisecond', () => {
    const { story, join, at } = opened('2026-11-23 12:00');
    story.club.now = at + week;
    expect(join('Zoe')).toMatchObject({ ok: true });
    story.club.now = at + week + 1;
    expect(join('Yan')).toMatchObject(refusedAs('entry-over', 'BT1'));
  });

  it('while at most six others have', () => {
    const { join } = opened('2026-11-23 12:00');
    for (const name of ['A', 'B', 'C', 'D', 'E', 'F', 'G'].map((letter) => `New ${letter}`))
      expect(join(name)).toMatchObject({ ok: true });
    expect(join('Zoe')).toMatchObject(refusedAs('table-full', 'Club 1.5'));
  });

  it('and later those whom the gamemaster adds, who agree by joining (BT2)', () => {
    const { story, join, at } = opened('2026-11-23 12:00');
    story.club.now = at + week + 1;
    story.does(story.mo, chooseSetting, { table: '2', channel: '', name: 'entry', value: 'open' });
    expect(join('Zoe')).toMatchObject({ ok: true });
  });
});

describe('BT2: the gamemaster', () => {
  it('removes a contestant, which is announced and kept', () => {
    const story = new BirthdayStory();
    const member = { text: `#${story.playing('TUR')}` };
    story.does(story.mo, removePlayer, { ...atTable, member, reason: 'Rude words' });
    expect(story.told('seat-open')).toHaveLength(1);
    expect(story.table.book.entries.map(({ type }) => type)).toContain('player-removed');
    const another = { ...atTable, member: { text: `#${story.playing('ENG')}` }, reason: 'Rude' };
    expect(story.club.does(story.playing('FRA'), removePlayer, another)).toMatchObject(
      refusedAs('needs-gm', 'BT2'),
    );
  });

  it('gives the tournament up for another game', () => {
    const story = new BirthdayStory();
    story.does(story.mo, abandonTable, { ...atTable, reason: 'We play Nomic instead', gmLeft: false });
    expect(story.table.state.status).toBe('abandoned');
  });
});

/** All but France lose their players. */
const franceAlone = (story: BirthdayStory): BirthdayStory => {
  for (const power of powers) if (power !== 'FRA') story.opens(power);
  return story;
};

describe('BT3: the win', () => {
  it('is announced once one contestant is left, and comes two days later', async () => {
    const story = franceAlone(new BirthdayStory());
    const before = scores(story);
    expect(tableErrands(story.club.view, story.mo, story.club.now).map(({ how }) => how?.[0])).toContain(
      '/table propose kind:end table:1',
    );
    expect(story.ends('win')).toMatchObject({ ok: true, value: { seats: ['FRA'], off: false } });
    await story.goTo('2026-11-25 11:59');
    expect(story.table.state.status).toBe('playing');
    await story.goTo('2026-11-25 12:03');
    expect(story.table.state.status).toBe('over');
    expect(story.regulations.concluded).toEqual({ how: 'win', seats: ['FRA'] });
    expect(story.told('badges-due')).toMatchObject([{ target: { to: 'person', person: story.mo } }]);
    expect(scores(story)).toEqual(before);
  });

  it('can be of several who deserve it', () => {
    const story = franceAlone(new BirthdayStory());
    expect(story.ends('win', 'France, Turkey')).toMatchObject({ ok: true, value: { seats: ['FRA', 'TUR'] } });
    expect(franceAlone(new BirthdayStory()).ends('win', 'Frogland')).toMatchObject(unclear('not-a-seat'));
  });

  it('is announced by nobody else, and not while several are left', () => {
    const story = new BirthdayStory();
    expect(story.ends('win')).toMatchObject(refusedAs('not-decided', 'BT3'));
    franceAlone(story);
    const { mo } = story;
    Object.defineProperty(story, 'mo', { value: story.playing('FRA') });
    expect(story.ends('win')).toMatchObject(refusedAs('needs-gm', 'BT3'));
    expect(mo).not.toBe(story.mo);
  });

  it('can be called off, and then doesn’t come', async () => {
    const story = franceAlone(new BirthdayStory());
    story.ends('win');
    expect(story.ends('win')).toMatchObject({ ok: true, value: { off: true } });
    await story.goTo('2026-11-26 12:00');
    expect(story.table.state.status).toBe('playing');
  });
});

describe('BT16: eighteen centres after a Fall', () => {
  it('put all others out; the game rests, and the Judge is told to announce the win', async () => {
    const story = new BirthdayStory().enacts({ figures: 'victory=4', text: 'Four centres win.' });
    await allHold(story).goTo('2026-11-25 12:01');
    expect(story.game.winners).toEqual([]);
    await allHold(story).goTo('2026-11-27 12:01');
    expect(story.game.winners).toEqual(['RUS']);
    expect(story.table.state.status).toBe('playing');
    expect(story.told('win-decided')).toMatchObject([{ target: { to: 'person', person: story.mo } }]);
    const late = { ...atTable, text: 'A Par-Bur', whole: true, phase: null };
    await story.goTo('2026-12-05 12:01');
    expect(story.game.history).toHaveLength(2);
    expect(story.club.does(story.playing('FRA'), giveOrders, late)).toMatchObject(
      refusedAs('game-decided', 'BT16'),
    );
    expect(story.proposes('FRA')).toMatchObject(refusedAs('seat-is-out', 'BT8'));
    expect(story.ends('win')).toMatchObject({ ok: true, value: { seats: ['RUS'] } });
    await story.goTo('2026-12-07 12:10');
    expect(story.table.state.status).toBe('over');
  });

  it('a turn is half a year: Spring, then Fall', () => {
    const story = new BirthdayStory().turnsGoBy(3);
    expect(story.game.history.map(({ phase }) => phase)).toEqual(['S1901M', 'F1901M', 'S1902M']);
  });
});

describe('BT9: a draw', () => {
  it.each([
    { turns: 5, still: 2 },
    { turns: 6, still: 3 },
    { turns: 7, still: 3 },
  ])('after $turns turns in which nothing moved, $still years are still', ({ turns, still }) => {
    expect(stillYears(new BirthdayStory().turnsGoBy(turns).game)).toBe(still);
  });

  it('can be declared after three still years, two days ahead, and all who are left have won', async () => {
    const story = new BirthdayStory();
    expect(story.turnsGoBy(5).ends('draw')).toMatchObject(refusedAs('not-still', 'BT9'));
    story.turnsGoBy(1).opens('TUR');
    expect(story.ends('draw', 'France')).toMatchObject(unclear('members-not-needed'));
    expect(story.ends('draw')).toMatchObject({ ok: true });
    expect(story.ends('win')).toMatchObject(refusedAs('end-ahead', 'BT3'));
    await allHoldBut(story, 'TUR').goTo('2026-11-25 12:10');
    expect(story.regulations.concluded).toEqual({ how: 'draw', seats: powers.slice(0, 6) });
  });

  it('is not for a game in which a province changed hands that is no centre', () => {
    const story = new BirthdayStory().turnsGoBy(4);
    const lines = ['A Par-Bur', 'A Mar H', 'F Bre H'];
    const { phase } = { phase: 'S1903M' };
    const receivedAt = story.club.now;
    story.writes({ type: 'orders-published', phase, seat: 'FRA', lines, salt: '', digest: '', receivedAt });
    expect(stillYears(story.turnsGoBy(2).game)).toBe(0);
  });
});

const allHoldBut = (story: BirthdayStory, gone: string): BirthdayStory => {
  for (const power of powers) if (power !== gone) story.holds(power);
  return story;
};

describe('BT4: a decision of the Judge', () => {
  it('goes to the club’s Court, as who joins agrees', () => {
    const story = new BirthdayStory();
    story.rules('17', null, 'A path may be named after the fleets.');
    const asked = { ...atTable, ruling: '1' };
    const person = story.club.view.people.byNumber(story.playing('FRA'));
    expect(story.table.rules.appeals).toBe('court');
    expect(person).not.toBeNull();
    const actor = { account: person?.account ?? '', name: 'Ana', managesGuild: false };
    expect(findAppealed(story.club.view, actor, asked)).toMatchObject({ ok: true });
  });
});

describe('BT6: the powers', () => {
  it('are drawn by lot, of which the code was published before', () => {
    const { table } = new BirthdayStory();
    const { about, state } = table;
    expect(commitmentOf(state.lot?.seed ?? '', sha256)).toBe(about.commitment);
    expect(new Set([...state.seats.values()].map(({ holder }) => holder)).size).toBe(7);
    expect(table.rules.seats.map(({ id }) => id)).toEqual(powers);
  });
});

describe('BT7: help from outside', () => {
  const help = (story: BirthdayStory, power: string, text: string | null, who = 'Zoe') =>
    story.club.does(story.playing(power), announceHelp, {
      ...{ ...atTable, text, member: { text: `#${story.club.person(who)}` } },
    });

  it('is told to the Judge and everybody: who helps, and with what', () => {
    const story = new BirthdayStory();
    expect(help(story, 'FRA', 'Drafting proposals')).toMatchObject({ ok: true });
    expect(story.regulations.helpers).toMatchObject([{ seat: 'FRA' }]);
    expect(story.told('help-announced')).toHaveLength(1);
  });

  it('needs to say with what', () => {
    expect(help(new BirthdayStory(), 'FRA', null)).toMatchObject(unclear('empty'));
  });

  it('comes from nobody who plays', () => {
    const story = new BirthdayStory();
    const member = { text: `#${story.playing('TUR')}` };
    expect(
      story.club.does(story.playing('FRA'), announceHelp, { ...atTable, text: 'Talks', member }),
    ).toMatchObject(refusedAs('helper-plays', 'BT7'));
  });
});

describe('BT24: a contestant without orders', () => {
  it('has the seat opened after one turn, the gamemaster is told, and the units hold', async () => {
    const story = allHoldBut(new BirthdayStory(), 'TUR');
    await story.goTo('2026-11-25 12:02');
    expect(story.told('seat-open')).toMatchObject([{ notice: { seat: 'TUR', why: 'missed' } }]);
    expect(story.told('orders-missed')).toMatchObject([{ target: { to: 'person', person: story.mo } }]);
    expect(story.game.position.units).toContainEqual({ power: 'TUR', type: 'A', at: 'con' });
  });

  it('may be a new one', async () => {
    const story = allHoldBut(new BirthdayStory(), 'TUR');
    await story.goTo('2026-11-25 12:02');
    const joins = { ...atTable, preference: 'Turkey' };
    expect(story.club.does(story.club.member('Hal'), joinTable, joins)).toMatchObject({ ok: true });
  });
});

describe('BT25: what is put right', () => {
  it('a return to an earlier turn keeps the regulations as they are, and plays by them then', async () => {
    const story = allHold(new BirthdayStory());
    await story.goTo('2026-11-25 12:01');
    await allHold(story).goTo('2026-11-27 12:01');
    story.enacts({ figures: 'victory=4', text: 'Four centres win.' });
    const back = { ...atTable, phase: 'F1901M', reason: 'The map was wrong', shown: null };
    expect(story.club.does(story.mo, takeGameBack, back)).toMatchObject({ ok: true });
    expect(story.game.history).toHaveLength(1);
    expect(story.victory).toBe(4);
    await allHold(story).goTo('2026-11-29 12:01');
    expect(story.game.winners).toEqual(['RUS']);
  });

  it('a return ends the wait of a turn that begins again', async () => {
    const story = allHold(new BirthdayStory());
    await story.goTo('2026-11-25 12:01');
    allHold(story).enacts({});
    await story.goTo('2026-11-27 12:01');
    expect(story.regulations.stopped).not.toBeNull();
    const back = { ...atTable, phase: 'S1901M', reason: 'The map was wrong', shown: null };
    expect(story.club.does(story.mo, takeGameBack, back)).toMatchObject({ ok: true });
    expect(story.regulations.stopped).toBeNull();
  });

  it('a ruling that was a mistake no longer says what a regulation means', () => {
    const story = new BirthdayStory();
    story.rules('16', 'victory=4');
    expect(story.victory).toBe(4);
    const [ruling] = story.table.state.rulings;
    const correction = { ...atTable, entry: String(ruling?.seq), reason: 'Wrong', orders: null, shown: null };
    expect(story.club.does(story.mo, correctEntry, correction)).toMatchObject({ ok: true });
    expect(story.victory).toBe(18);
  });

  it('rulings are made by the gamemaster, with figures for a regulation that is named', () => {
    const story = new BirthdayStory();
    expect(story.rules(null, 'victory=4')).toMatchObject(unclear('figures-of-what'));
    expect(story.rules('16', 'victory=100')).toMatchObject(unclear('regulation-figures'));
    expect(story.rules('16', null)).toMatchObject({ ok: true });
    expect(story.table.state.rulings).toHaveLength(1);
  });
});
