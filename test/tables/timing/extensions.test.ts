import { describe, expect, it } from 'vitest';
import { extendDeadline } from '../../../src/tables/clock/extend-deadline.ts';
import { extending, TableStory } from '../a-table.ts';
import { TournamentTable, tournaments } from './a-tournament-table.ts';

const worldMasters = () => new TournamentTable('world-masters-2004').start();
const maharajiad = () => new TournamentTable('maharajiad').start();

type How = Parameters<typeof extending>;

const extend = (story: TableStory, who: number, ...how: How) =>
  story.club.does(who, extendDeadline, extending(...how));
const by = (story: TableStory, power: string, ...how: How) => extend(story, story.playing(power), ...how);
const done = { ok: true };

describe('WM D.VII(5): each player has one extension', () => {
  it('of up to two days, once in a game', async () => {
    const story = worldMasters().ends('2026-11-28T12:00');
    expect(by(story, 'AUS', 3)).toMatchObject(story.refused('extension-too-long', 'extension'));
    expect(by(story, 'AUS')).toMatchObject(done);
    story.ends('2026-11-30T12:00');
    await story.plays(1);
    expect(by(story, 'AUS', 1)).toMatchObject(story.refused('extensions-used', 'extension'));
    expect(by(story, 'ENG', 1)).toMatchObject(done);
  });

  it('and the gamemaster allows more, up to seven days for one power in a game', async () => {
    const story = worldMasters();
    expect(by(story, 'AUS')).toMatchObject(done);
    const granted = (days: number) => extend(story, story.mo, days, 'Exams', { seat: 'Austria' });
    expect(granted(6)).toMatchObject(story.refused('seat-extended-enough', 'extension'));
    expect(granted(3)).toMatchObject(done);
    story.ends('2026-12-03T12:00');
    await story.plays(1);
    expect(granted(3)).toMatchObject(story.refused('seat-extended-enough', 'extension'));
    expect(granted(2)).toMatchObject(done);
    expect(extend(story, story.mo, 7, 'Exams', { seat: 'England' })).toMatchObject(done);
    expect(by(story, 'ENG', 1)).toMatchObject(story.refused('seat-extended-enough', 'extension'));
  });

  it('the gamemaster may also slow the game down for everybody, which counts for no power', () => {
    const story = worldMasters();
    expect(extend(story, story.mo, 7, 'Exams')).toMatchObject(done);
    expect(extend(story, story.mo, 7, 'Exams', { seat: 'Austria' })).toMatchObject(done);
  });

  it('and only the gamemaster allows a power more', () => {
    const story = worldMasters();
    expect(by(story, 'AUS', 1, null, { seat: 'Austria' })).toMatchObject(
      story.refused('needs-gm', 'extension'),
    );
  });
});

describe('MJ B.VIII(5): each player has eight days in a game', () => {
  it('in steps of a day, as often as they like', async () => {
    const story = maharajiad().ends('2026-11-27T12:00');
    expect(by(story, 'BAH')).toMatchObject(done);
    story.ends('2026-11-28T12:00');
    expect(by(story, 'BAH', 5)).toMatchObject(done);
    story.ends('2026-12-03T12:00');
    await story.plays(1);
    expect(by(story, 'BAH', 3)).toMatchObject({
      ok: false,
      refusals: [{ code: 'extension-too-long', hours: 48 }],
    });
    expect(by(story, 'BAH', 2)).toMatchObject(done);
    await story.plays(1);
    expect(by(story, 'BAH', 1)).toMatchObject(story.refused('extensions-used', 'extension'));
  });

  it('and all seven may put the same deadline off, however long that takes', () => {
    const story = maharajiad();
    for (const power of story.powers) expect(by(story, power, 8)).toMatchObject(done);
    story.ends('2027-01-22T12:00');
  });

  it('but the gamemaster extends for everybody alone', () => {
    const story = maharajiad();
    const refused = story.refused('extends-for-all', 'extension');
    expect(extend(story, story.mo, 1, 'Exams', { seat: 'Persia' })).toMatchObject(refused);
    expect(extend(story, story.mo, 1, 'Exams')).toMatchObject(done);
  });
});

describe.each(tournaments)(
  'WM D.VII(5) and MJ B.VIII(5): an extension is asked for 12 hours ahead (%s)',
  (rules) => {
    /** Goes to so many minutes more than that before the deadline. */
    async function shortly(minutes: number) {
      const story = new TournamentTable(rules).start().allHold();
      const deadline = story.ending;
      await story.pass(deadline - (12 * 60 + minutes) * 60_000 - 1000);
      const [power = ''] = story.powers;
      return { story, power, deadline };
    }

    it('to the minute', async () => {
      const { story, power } = await shortly(0);
      expect(by(story, power, 1)).toMatchObject(done);
    });

    it('a minute later it is refused for this phase, and nothing is kept', async () => {
      const { story, power, deadline } = await shortly(-1);
      expect(by(story, power, 1)).toMatchObject(story.refused('extension-too-late', 'extension'));
      expect(story.ending).toBe(deadline);
      await story.pass(deadline);
      expect(story.table.state.extensions).toEqual([]);
    });

    it('or counts for the next phase, if the player says so', async () => {
      const { story, power, deadline } = await shortly(-1);
      expect(by(story, power, 1, null, { next: true })).toMatchObject({ value: { kind: 'extension-noted' } });
      expect(story.ending).toBe(deadline);
      await story.pass(deadline);
      const length = rules === 'maharajiad' ? 4 : 5;
      expect(story.ending).toBe(deadline + (length + 1) * 24 * 3600_000);
      expect(story.told('deadline-extended')).toMatchObject([{ notice: { seat: power, hours: 24 } }]);
      expect(story.table.state.noted).toEqual([]);
    });

    it('and what is kept for the next phase counts as used', async () => {
      const { story, power } = await shortly(-1);
      by(story, power, rules === 'maharajiad' ? 8 : 2, null, { next: true });
      expect(by(story, power, 1, null, { next: true })).toMatchObject(
        story.refused('extensions-used', 'extension'),
      );
    });

    it('after an outage it is in the phase that began then, once', async () => {
      const { story, power, deadline } = await shortly(-1);
      by(story, power, 1, null, { next: true });
      await story.pass(deadline + 30 * 60_000);
      await story.pass(deadline + 31 * 60_000);
      expect(story.told('deadline-extended')).toHaveLength(1);
      expect(story.table.state.extensions).toMatchObject([{ seat: power, hours: 24 }]);
    });
  },
);

it('Club 3.4: the club’s own players may ask until the deadline itself', async () => {
  const story = await new TableStory().start().goTo('2026-11-25 12:00');
  expect(by(story, 'AUS')).toMatchObject(done);
});

describe.each(tournaments)(
  'WM D.VII(5) and MJ B.VIII(5): holidays that the director decrees (%s)',
  (rules) => {
    const decreed = () => {
      const story = new TournamentTable(
        rules,
        rules === 'maharajiad' ? '2026-12-21 12:00' : '2026-12-20 12:00',
      );
      return story.start().choose('holidays', '2026-12-24..2026-12-27').ends('2026-12-25T12:00');
    };
    const holidays = { holidays: true };

    it('move a deadline once anybody asks, to the same hour after them, and cost no extension', () => {
      const story = decreed();
      const [power = ''] = story.powers;
      expect(by(story, power, null, null, holidays)).toMatchObject(done);
      story.ends('2026-12-28T12:00');
      expect(story.told('holidays-taken')).toMatchObject([{ notice: { seat: power } }]);
      expect(by(story, power, 1)).toMatchObject(done);
      story.ends('2026-12-29T12:00');
    });

    it('the gamemaster may ask too, and it can’t be refused', () => {
      const story = decreed();
      expect(extend(story, story.mo, null, null, holidays)).toMatchObject(done);
      story.ends('2026-12-28T12:00');
    });

    it('but not for a deadline in no holidays, nor by somebody who doesn’t play', () => {
      const story = decreed();
      expect(extend(story, story.club.member('Zoe'), null, null, holidays)).toMatchObject(
        story.refused('not-at-table', 'extension'),
      );
      const [power = ''] = story.powers;
      by(story, power, null, null, holidays);
      expect(by(story, power, null, null, holidays)).toMatchObject(
        story.refused('no-holidays', 'quiet-times'),
      );
    });

    it('and 12 hours ahead, as any extension', async () => {
      const story = decreed().allHold();
      const [power = ''] = story.powers;
      await story.goTo('2026-12-25 00:01');
      expect(by(story, power, null, null, holidays)).toMatchObject(
        story.refused('extension-too-late', 'extension'),
      );
    });
  },
);

it('Club 3.2: the club’s own holidays move deadlines by themselves, and need no asking', () => {
  const story = new TableStory().start();
  expect(by(story, 'AUS', null, null, { holidays: true })).toMatchObject({
    refusals: [{ code: 'no-holidays', points: ['Club 3.2'] }],
  });
});
