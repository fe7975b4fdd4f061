import { describe, expect, it } from 'vitest';
import { announceAway } from '../../../src/tables/clock/announce-away.ts';
import { freeMinutes, occurrenceAt, parseWeekTime, weekTimeWords } from '../../../src/tables/clock/weekly.ts';
import { atTable, TableStory } from '../a-table.ts';
import { TournamentTable, tournaments } from './a-tournament-table.ts';

const at = (text: string) => Date.parse(`${text}Z`);
const time = (from: string, to: string) => ({ from: parseWeekTime(from) ?? 0, to: parseWeekTime(to) ?? 0 });
const hour = 3600_000;

const tell = (story: TableStory, power: string, from: string, until: string, cancel = false) =>
  story.club.does(story.playing(power), announceAway, { ...atTable, from, until, cancel });

describe('a time in each week', () => {
  it.each([
    ['Fri 17:00', 6_780],
    ['friday 9:05', 6_305],
    ['Mon 00:00', 0],
    ['Sun 23:59', 10_079],
  ])('is read from %s', (text, minutes) => {
    expect(parseWeekTime(text)).toBe(minutes);
    expect(parseWeekTime(weekTimeWords(minutes))).toBe(minutes);
  });

  it.each(['', 'Fri', '17:00', 'Fr 17:00', 'Fri 24:00', 'Friendly 17:00', 'Fri 17:00 GMT'])(
    'is not read from %j',
    (text) => {
      expect(parseWeekTime(text)).toBe(null);
    },
  );

  it.each([
    ['2026-11-27T16:59', null],
    ['2026-11-27T17:00', '2026-11-27T17:00'],
    ['2026-11-29T23:59', '2026-11-27T17:00'],
    ['2026-11-30T08:59', '2026-11-27T17:00'],
    ['2026-11-30T09:00', null],
  ])('has %s in it or not, with its beginning and without its end', (moment, from) => {
    expect(occurrenceAt(at(moment), time('Fri 17:00', 'Mon 09:00'))?.from ?? null).toBe(
      from === null ? null : at(from),
    );
  });

  it('leaves the rest of the week free, counted once where times overlap', () => {
    expect(freeMinutes([])).toBe(7 * 24 * 60);
    expect(freeMinutes([time('Fri 17:00', 'Mon 09:00')])).toBe((7 * 24 - 64) * 60);
    expect(freeMinutes([time('Fri 17:00', 'Mon 09:00'), time('Sat 00:00', 'Mon 10:00')])).toBe(
      (7 * 24 - 65) * 60,
    );
  });
});

describe.each(tournaments)(
  'WM D.VII(2) and MJ B.VIII(2): a player names a time in each week (%s)',
  (rules) => {
    const begun = (now?: string) => new TournamentTable(rules, now).start();

    it.each([
      ['Fri 17:00', 'Mon 09:00', true],
      ['Fri 17:00', 'Mon 09:01', false],
      ['Mon 09:00', 'Fri 17:00', false],
    ])('of 64 hours at most, to the minute: %s until %s', (from, until, fits) => {
      const story = begun();
      const [power = ''] = story.powers;
      expect(tell(story, power, from, until)).toMatchObject(
        fits ? { value: { kind: 'weekly-told' } } : story.refused('weekly-too-long', 'absence'),
      );
    });

    it('and not dates, which are understood under the club’s own rules', () => {
      const story = begun();
      const [power = ''] = story.powers;
      expect(tell(story, power, '2026-12-01', '2026-12-02')).toMatchObject({
        invalid: { problem: 'weekly-times' },
      });
      expect(tell(new TableStory().start(), 'AUS', 'Fri 17:00', 'Mon 09:00')).toMatchObject({
        invalid: { problem: 'away-times' },
      });
    });

    it('a later one takes the place of the earlier, and it can be taken back', () => {
      const story = begun();
      const [power = ''] = story.powers;
      expect(tell(story, power, '', '', true)).toMatchObject(story.refused('not-away', 'absence'));
      tell(story, power, 'Fri 17:00', 'Mon 09:00');
      tell(story, power, 'Tue 00:00', 'Wed 00:00');
      expect(tell(story, power, '', '', true)).toMatchObject({ ok: true });
      expect(tell(story, power, '', '', true)).toMatchObject(story.refused('not-away', 'absence'));
    });

    it('warns the gamemaster once all times leave less than a day of the week', () => {
      const story = begun();
      const times = [
        ['Mon 00:00', 'Wed 12:00'],
        ['Wed 12:00', 'Fri 12:00'],
        ['Fri 12:00', 'Sun 00:00'],
      ] as const;
      for (const [place, [from, until]] of times.entries())
        tell(story, story.powers[place] ?? '', from, until);
      expect(story.told('weekly-clash')).toEqual([]);
      tell(story, story.powers[3] ?? '', 'Sun 00:00', 'Sun 00:01');
      expect(story.told('weekly-clash')).toMatchObject([
        { notice: { hours: 23 }, target: { person: story.mo } },
      ]);
    });
  },
);

describe('WM D.VII(2): results and the next deadline never come in one and the same time of a player', () => {
  /** Spring 1901 ends at that moment, with something to retreat. */
  async function retreating(end: string, prepare: (story: TournamentTable) => void = () => undefined) {
    const story = new TournamentTable(
      'world-masters-2004',
      new Date(at(end) - 10 * 24 * hour).toISOString().slice(0, 16).replace('T', ' '),
    );
    story.start();
    story
      .orders('ITA', 'A Ven - Tyr\nA Rom - Ven\nF Nap H')
      .allHold(story.powers.filter((power) => power !== 'ITA'));
    await story.pass(story.ending);
    prepare(story);
    story.orders('ITA', 'A Tyr - Tri\nA Ven S A Tyr - Tri\nF Nap H');
    story.allHold(story.powers.filter((power) => power !== 'ITA'));
    await story.pass(story.ending);
    expect(story.table.state.diplomacy?.position.phase.kind).toBe('R');
    return story;
  }
  const weekend = (power: string) => (story: TournamentTable) => {
    tell(story, power, 'Fri 17:00', 'Mon 09:00');
  };

  it.each([
    ['2026-11-27T16:59', '2026-11-28T16:59', 'results a minute before it'],
    ['2026-11-27T17:00', '2026-12-01T09:00', 'results as it begins'],
    ['2026-11-29T08:59', '2026-12-01T09:00', 'the deadline a minute before its end'],
    ['2026-11-29T09:00', '2026-11-30T09:00', 'the deadline at its end'],
  ])('results at %s: the deadline is at %s (%s)', async (results, deadline) => {
    (await retreating(results, weekend('TUR'))).ends(deadline);
  });

  it('unless nobody named such a time', async () => {
    (await retreating('2026-11-28T12:00')).ends('2026-11-29T12:00');
  });

  it('nor one that the next player has begun by then: each alone counts', async () => {
    const story = await retreating('2026-11-28T12:00', (table) => {
      tell(table, 'TUR', 'Sat 00:00', 'Sun 18:00');
      tell(table, 'ENG', 'Sun 12:00', 'Wed 00:00');
    });
    story.ends('2026-11-30T18:00');
  });

  it('what is named after the results counts from the next ones on', async () => {
    const story = await retreating('2026-11-28T12:00');
    tell(story, 'TUR', 'Fri 17:00', 'Mon 09:00');
    story.ends('2026-11-29T12:00');
  });

  it('what is taken back after the results still counts for this deadline', async () => {
    const story = await retreating('2026-11-28T12:00', weekend('TUR'));
    tell(story, 'TUR', '', '', true);
    story.ends('2026-12-01T09:00');
  });

  it('and where its player goes in this phase, the deadline that was told stays', async () => {
    const story = await retreating('2026-11-28T12:00', weekend('TUR'));
    story.open('TUR').ends('2026-12-01T09:00');
  });

  it('an outage over the deadline changes nothing of that: what is due happens once', async () => {
    const story = await retreating('2026-11-28T12:00', weekend('TUR'));
    story.orders('AUS', 'F Tri - Alb');
    await story.pass(story.ending + 30 * 60_000);
    await story.pass(story.club.now);
    expect(story.played).toEqual(['S1901M', 'F1901M', 'F1901R']);
  });
});
