import { describe, expect, it } from 'vitest';
import { adjudicateEarly } from '../../../src/tables/diplomacy/adjudicate-early.ts';
import { giveOrders } from '../../../src/tables/diplomacy/orders/give-orders.ts';
import { joinTable } from '../../../src/tables/opening/join-table.ts';
import { atTable } from '../a-table.ts';
import { type Tournament, TournamentTable, tournaments } from './a-tournament-table.ts';

const silent = { 'world-masters-2004': 'TUR', maharajiad: 'VIJ' } as const;
/** The deadline of the first phase, and how long results are held back after it. */
const firstEnd = { 'world-masters-2004': '2026-11-28T12:00', maharajiad: '2026-11-27T12:00' } as const;
const heldUntil = { 'world-masters-2004': '2026-12-02T12:00', maharajiad: '2026-12-01T12:00' } as const;

const seatOf = (story: TournamentTable, power: string) => story.table.state.seats.get(power);
const spoken = (moment: string) => moment.replace('T', ' ');

/** A table at which one power gave no orders for its first phase, a minute after the deadline. */
async function held(rules: Tournament): Promise<TournamentTable> {
  const story = new TournamentTable(rules).start();
  story.allHold(story.powers.filter((power) => power !== silent[rules]));
  return await story.pass(story.club.moment(spoken(firstEnd[rules])));
}

const takesOver = (story: TournamentTable, name = 'Zoe') => {
  const person = story.club.member(name);
  story.does(person, joinTable, { ...atTable, preference: null });
  return person;
};

const ordering = (text: string) => ({ ...atTable, text, whole: true, phase: null });

describe.each(tournaments)(
  'WM D.VII(6) and MJ B.VIII(6): orders are missing in the first phase (%s)',
  (rules) => {
    it('no result comes out, and the seat is open at once', async () => {
      const story = await held(rules);
      expect(story.played).toEqual([]);
      expect(seatOf(story, silent[rules])).toMatchObject({ holder: null });
      expect(story.told('seat-open')).toMatchObject([{ notice: { seat: silent[rules], why: 'no-orders' } }]);
      expect(story.told('results-held')).toMatchObject([{ notice: { seats: [silent[rules]] } }]);
      story.ends(heldUntil[rules]);
    });

    it('not a second before: at the deadline itself orders are still taken', async () => {
      const story = new TournamentTable(rules).start();
      story.allHold(story.powers.filter((power) => power !== silent[rules]));
      await story.goTo(spoken(firstEnd[rules]));
      story.holds(silent[rules]);
      await story.pass(story.club.now);
      expect(story.played).toHaveLength(1);
    });

    it('the orders of the others stand, and the phase is played with those of the replacement', async () => {
      const story = await held(rules);
      takesOver(story);
      story.holds(silent[rules]);
      await story.pass(story.ending);
      expect(story.table.state.diplomacy?.history).toMatchObject([{ silent: [] }]);
    });

    it('a replacement who comes late has their time', async () => {
      const story = await held(rules);
      await story.goTo(spoken(heldUntil[rules]));
      takesOver(story);
      const days = rules === 'maharajiad' ? 4 : 3;
      story.ends(new Date(story.club.now + days * 24 * 3600_000).toISOString().slice(0, 16));
    });

    it('one who gives none either is replaced as well', async () => {
      const story = await held(rules);
      takesOver(story);
      await story.pass(story.ending);
      expect(story.played).toEqual([]);
      expect(seatOf(story, silent[rules])).toMatchObject({ holder: null });
      expect(story.told('results-held')).toHaveLength(2);
    });

    it('it does not end early either, though all other orders are final', async () => {
      const story = await held(rules);
      if (rules === 'maharajiad') story.allFinal(story.powers.filter((power) => power !== silent[rules]));
      await story.goTo(spoken(heldUntil[rules]));
      expect(story.played).toEqual([]);
      takesOver(story);
      story.holds(silent[rules]).final(silent[rules]);
      await story.goTo(`${spoken(heldUntil[rules]).slice(0, -2)}01`);
      expect(story.table.state.diplomacy?.history).toMatchObject([{ how: 'final', silent: [] }]);
    });

    it('the gamemaster ends the phase where nobody is to be found, and not before that', async () => {
      const story = new TournamentTable(rules).start();
      const ends = () => story.club.does(story.mo, adjudicateEarly, atTable);
      expect(ends()).toMatchObject(story.refused('phase-ends-itself', 'early-end'));
      story.allHold(story.powers.filter((power) => power !== silent[rules]));
      await story.pass(story.club.moment(spoken(firstEnd[rules])));
      expect(ends()).toMatchObject({ ok: true });
      expect(story.table.state.diplomacy?.history).toMatchObject([{ how: 'gm', silent: [silent[rules]] }]);
    });
  },
);

describe('what follows where nobody takes the seat', () => {
  it('WM D.VII(6): after four days it is in civil disorder', async () => {
    const story = await held('world-masters-2004');
    await story.goTo(spoken(heldUntil['world-masters-2004']));
    expect(story.played).toEqual([]);
    await story.pass(story.club.now);
    expect(story.table.state.diplomacy?.history).toMatchObject([{ phase: 'S1901M', silent: ['TUR'] }]);
  });

  it('MJ A.15: it is held on, until the gamemaster says that nobody is to be found', async () => {
    const story = await held('maharajiad');
    await story.pass(story.club.moment(spoken(heldUntil.maharajiad)));
    expect(story.played).toEqual([]);
    story.ends('2026-12-05T12:00');
    story.does(story.mo, adjudicateEarly, atTable);
    expect(story.played).toEqual(['S1501M']);
  });
});

it('MJ A.15: somebody who takes over an open seat has four days, in any phase; WM has no such rule there', async () => {
  for (const rules of tournaments) {
    const story = await new TournamentTable(rules).start().plays(2);
    const power = silent[rules];
    const before = story.table.state.diplomacy?.phaseBegunAt ?? 0;
    story.open(power);
    await story.pass(before + 48 * 3600_000);
    const told = story.ending;
    takesOver(story);
    expect(story.ending - told).toBe(rules === 'maharajiad' ? 2 * 24 * 3600_000 + 60_000 : 0);
  }
});

describe('in which phases no orders may be missing', () => {
  const without = async (rules: Tournament, phases: number) => {
    const story = await new TournamentTable(rules).start().plays(phases);
    await story.pass(story.ending);
    return story;
  };

  it('WM D.VII(6): the movement phases of Spring and Fall 1901, and not those of 1902', async () => {
    const fall = await without('world-masters-2004', 1);
    expect([fall.played, fall.told('results-held')].map(({ length }) => length)).toEqual([1, 1]);
    const spring = await without('world-masters-2004', 2);
    expect(spring.played).toEqual(['S1901M', 'F1901M', 'S1902M']);
    expect(spring.told('results-held')).toEqual([]);
  });

  it('MJ B.VIII(6): those of 1501, with its adjustments', async () => {
    const story = await new TournamentTable('maharajiad').start().plays(1);
    story.orders('BAH', 'A Bij - Bid').allHold(story.toOrder.filter((power) => power !== 'BAH'));
    await story.pass(story.ending);
    expect(story.toOrder).toEqual(['BAH']);
    await story.pass(story.ending);
    expect(story.played).toEqual(['S1501M', 'F1501M']);
    expect(story.told('results-held')).toMatchObject([{ notice: { phase: 'W1501A' } }]);
  });

  it('WM D.VII(6): adjustments may be missing', async () => {
    const story = await new TournamentTable('world-masters-2004').start().plays(1);
    story.orders('AUS', 'A Bud - Ser').allHold(story.toOrder.filter((power) => power !== 'AUS'));
    await story.pass(story.ending);
    await story.pass(story.ending);
    expect(story.played).toEqual(['S1901M', 'F1901M', 'W1901A']);
  });
});

describe('orders after the deadline, while results are held back', () => {
  const changes = (story: TournamentTable) => {
    const [power = ''] = story.powers.filter((each) => each !== silent[story.rules]);
    const [unit] = story.table.state.diplomacy?.position.units.filter((each) => each.power === power) ?? [];
    return story.club.does(story.playing(power), giveOrders, ordering(`${unit?.type} ${unit?.at} H`));
  };

  it.each([
    ['world-masters-2004', null, false],
    ['world-masters-2004', 'yes', true],
    ['maharajiad', null, true],
    ['maharajiad', 'no', false],
  ] as const)(
    'WM D.VII(3) and MJ B.VIII(3): %s, chosen %s: are they taken? %s',
    async (rules, chosen, taken) => {
      const story = new TournamentTable(rules);
      if (chosen !== null) story.choose('late-orders', chosen);
      story.start().allHold(story.powers.filter((power) => power !== silent[rules]));
      await story.pass(story.club.moment(spoken(firstEnd[rules])));
      expect(changes(story)).toMatchObject(
        taken ? { ok: true } : story.refused('orders-stand', 'late-orders'),
      );
    },
  );

  it('WM D.VII(3): the replacement gives theirs, and the phase ends once they are final', async () => {
    const story = await held('world-masters-2004');
    takesOver(story);
    story.holds('TUR').holds('TUR').final('TUR');
    await story.pass(story.club.now + 60_000);
    expect(story.table.state.diplomacy?.history).toMatchObject([{ how: 'final', silent: [] }]);
  });
});

describe('WM D.VII(6) and MJ B.VIII(6): after an outage', () => {
  it.each(tournaments)(
    'players have a new deadline first, and then nothing comes out without orders (%s)',
    async (rules) => {
      const story = new TournamentTable(rules).start();
      story.allHold(story.powers.filter((power) => power !== silent[rules]));
      const deadline = story.ending;
      await story.pass(deadline + 3 * 3600_000);
      expect(story.told('deadline-held')).toMatchObject([{ notice: { why: 'late' } }]);
      expect(story.told('results-held')).toEqual([]);
      expect(story.playing(silent[rules])).toBeGreaterThan(0);
      await story.pass(story.ending);
      expect(story.told('results-held')).toHaveLength(1);
      expect(story.played).toEqual([]);
    },
  );
});
