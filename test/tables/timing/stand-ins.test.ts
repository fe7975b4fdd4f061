import { describe, expect, it } from 'vitest';
import { returnSeat } from '../../../src/tables/seats/return-seat.ts';
import { atTable } from '../a-table.ts';
import { answers, asks, replaces } from '../seats/a-replacement.ts';
import { type Tournament, TournamentTable, tournaments } from './a-tournament-table.ts';

const power = { 'world-masters-2004': 'AUS', maharajiad: 'BAH' } as const;
const days = (many: number) => many * 24 * 3600_000;

/** Zoe stands in for the player of a power, until that local time. */
function standsIn(rules: Tournament, until: string) {
  const story = new TournamentTable(rules).start();
  const [zoe, holder] = [story.club.member('Zoe'), story.playing(power[rules])];
  replaces(story, power[rules], zoe, { until });
  return { story, zoe, holder, seat: () => story.table.state.seats.get(power[rules]) };
}

describe.each(tournaments)('WM B.7 and MJ A.12: somebody stands in for a while (%s)', (rules) => {
  it('and once that is over, the player is asked to come back', async () => {
    const { story, zoe, holder, seat } = standsIn(rules, '2026-11-25 12:00');
    await story.pass(story.club.moment('2026-11-25 12:00'));
    expect(seat()).toMatchObject({ holder, standIn: { person: zoe, isOver: true } });
    expect(story.told('come-back')).toMatchObject([{ target: { person: holder } }]);
    await story.pass(story.club.now + 60_000);
    expect(story.told('come-back')).toHaveLength(1);
  });

  it('who is back before the next results plays on', async () => {
    const { story, holder, seat } = standsIn(rules, '2026-11-25 12:00');
    story.allHold();
    await story.pass(story.club.moment('2026-11-25 12:00'));
    story.does(holder, returnSeat, { ...atTable, seat: power[rules] });
    await story.pass(story.ending);
    expect(seat()).toMatchObject({ holder, standIn: null });
  });

  it('else the replacement is for good', async () => {
    const { story, zoe, seat } = standsIn(rules, '2026-11-25 12:00');
    story.allHold();
    await story.pass(story.ending);
    expect(seat()).toMatchObject({ holder: zoe, standIn: null });
    expect(story.told('stands-in-for-good')).toHaveLength(1);
  });

  it('but not before the next results, nor while the time goes on', async () => {
    const { story, holder, zoe, seat } = standsIn(rules, '2026-12-10 12:00');
    story.allHold();
    await story.pass(story.ending);
    expect(seat()).toMatchObject({ holder, standIn: { person: zoe, isOver: false } });
  });

  it('after an outage each thing happens once and in its order', async () => {
    const { story, zoe, seat } = standsIn(rules, '2026-11-25 12:00');
    story.allHold();
    await story.pass(story.ending + 30 * 60_000);
    const types = story.table.book.entries.map(({ type }) => type);
    const told = types.filter((type) =>
      ['stand-in-over', 'phase-adjudicated', 'seat-replaced'].includes(type),
    );
    expect(told).toEqual(['seat-replaced', 'stand-in-over', 'phase-adjudicated', 'seat-replaced']);
    expect(seat()).toMatchObject({ holder: zoe });
  });

  it('on how long, the player’s own word counts: it needs no answer, and nobody else’s does', () => {
    const { story, zoe, holder, seat } = standsIn(rules, '2026-12-10 12:00');
    const until = '2026-12-01 12:00';
    expect(asks(story, holder, power[rules], zoe, { until })).toMatchObject({
      value: { kind: 'stand-in-length' },
    });
    expect(seat()?.standIn?.until).toBe(story.club.moment(until));
    expect(asks(story, story.mo, power[rules], zoe, { until: '2026-12-05 12:00' })).toMatchObject({
      value: { kind: 'seat-offered' },
    });
    expect(seat()?.standIn?.until).toBe(story.club.moment(until));
  });
});

describe('for how long somebody can be stood in for', () => {
  /** Zoe stands in for so many movement phases. */
  async function stoodIn(rules: Tournament, seasons: number) {
    const begun = standsIn(rules, rules === 'maharajiad' ? '2027-01-10 12:00' : '2026-12-20 12:00');
    await begun.story.plays(seasons);
    return begun;
  }

  it('WM B.7: for four seasons, and with the fifth it is for good', async () => {
    const three = await stoodIn('world-masters-2004', 3);
    expect(three.seat()).toMatchObject({ holder: three.holder, standIn: { person: three.zoe } });
    const four = await stoodIn('world-masters-2004', 4);
    expect(four.seat()).toMatchObject({ holder: four.zoe, standIn: null });
  });

  it('WM B.7: all its seasons in a game count, also of several stand-ins', async () => {
    const { story, holder, seat } = await stoodIn('world-masters-2004', 3);
    story.does(holder, returnSeat, { ...atTable, seat: 'AUS' });
    await story.plays(1);
    const yan = story.club.member('Yan');
    const until = new Date(story.club.now + days(10)).toISOString().slice(0, 10);
    asks(story, holder, 'AUS', yan, { until });
    answers(story, yan, 'AUS', true);
    await story.plays(1);
    expect(seat()).toMatchObject({ holder: yan });
  });

  it('WM B.7: who is back after four seasons can’t be stood in for again', async () => {
    const { story, holder, zoe } = await stoodIn('world-masters-2004', 2);
    story.orders('AUS', 'A Bud - Ser').allHold(story.powers.filter((each) => each !== 'AUS'));
    await story.pass(story.ending);
    await story.plays(1);
    expect(story.table.state.diplomacy?.position.phase.kind).toBe('A');
    story.does(holder, returnSeat, { ...atTable, seat: 'AUS' });
    const until = new Date(story.club.now + days(10)).toISOString().slice(0, 10);
    expect(asks(story, holder, 'AUS', zoe, { until })).toMatchObject(
      story.refused('stood-in-enough', 'replacement'),
    );
    expect(asks(story, holder, 'AUS', zoe)).toMatchObject({ value: { kind: 'seat-offered' } });
  });

  it('MJ A.12: for as long as was said', async () => {
    const { holder, zoe, seat } = await stoodIn('maharajiad', 5);
    expect(seat()).toMatchObject({ holder, standIn: { person: zoe } });
  });
});
