import { describe, expect, it } from 'vitest';
import { contactEnd } from '../../../src/tables/diplomacy/contact.ts';
import { stillPlay } from '../../../src/tables/diplomacy/still-play.ts';
import { returnSeat } from '../../../src/tables/seats/return-seat.ts';
import { atTable, TableStory } from '../a-table.ts';
import { type Tournament, TournamentTable, tournaments } from './a-tournament-table.ts';

/** Powers that give no orders. */
const silent = { 'world-masters-2004': 'TUR', maharajiad: 'VIJ' } as const;
const hour = 3600_000;
const at = (text: string) => Date.parse(`${text}Z`);

/** A table at which one power has just missed the first phase in which orders may be missing. */
async function missed(rules: Tournament): Promise<TournamentTable> {
  const story = await new TournamentTable(rules).start().plays(2);
  story.allHold(story.toOrder.filter((power) => power !== silent[rules]));
  return await story.pass(story.ending);
}

const holderOf = (story: TournamentTable) => story.table.state.seats.get(silent[story.rules])?.holder;
/** The last moment at which its player can be heard of. */
const lastMoment = (story: TournamentTable) =>
  contactEnd(story.table, story.table.state.diplomacy?.phaseBegunAt ?? 0) ?? 0;

describe('WM D.VII(6) and MJ B.VIII(6): how long a player has to be heard of', () => {
  it.each([
    ['2026-11-23T12:00', 48, 'Monday to Wednesday'],
    ['2026-11-25T23:59', 48, 'Wednesday to a minute before Saturday'],
    ['2026-11-26T00:00', 48, 'Thursday to the last moment before Saturday'],
    ['2026-11-26T00:01', 96, 'a minute of Saturday'],
    ['2026-11-28T12:00', 96, 'Saturday to Monday'],
    ['2026-11-29T23:59', 96, 'a minute of Sunday'],
    ['2026-11-30T00:00', 48, 'from the beginning of Monday'],
  ])('from %s: %i hours (%s)', (since, hours) => {
    for (const rules of tournaments)
      expect(contactEnd(new TournamentTable(rules).table, at(since))).toBe(at(since) + hours * hour);
  });

  it('and under the club’s own rules nobody asks', () => {
    expect(contactEnd(new TableStory().table, at('2026-11-23T12:00'))).toBe(null);
  });
});

describe.each(tournaments)('WM D.VII(6) and MJ B.VIII(6): a player gave no orders (%s)', (rules) => {
  it('the phase is played without them, and they are asked whether they still play', async () => {
    const story = await missed(rules);
    expect(story.table.state.diplomacy?.history.at(-1)?.silent).toEqual([silent[rules]]);
    expect(story.told('still-play')).toMatchObject([
      {
        notice: { seat: silent[rules], until: lastMoment(story) },
        target: { person: story.playing(silent[rules]) },
      },
    ]);
  });

  it('their seat is open once they were not heard of in time, and not before', async () => {
    const story = await missed(rules);
    story.choose('movement-days', '10');
    const end = lastMoment(story);
    await story.pass(end - 1000);
    expect(holderOf(story)).not.toBe(null);
    await story.pass(end);
    expect(holderOf(story)).toBe(null);
    expect(story.told('seat-open')).toMatchObject([{ notice: { why: 'unheard' } }]);
    await story.pass(end + 24 * hour);
    expect(story.told('seat-open')).toHaveLength(1);
  });

  it.each([
    ['the button', stillPlay, 'player-heard'],
    ['the command', returnSeat, 'player-heard'],
  ])('they say with %s that they still play', async (_, deed, kind) => {
    const story = (await missed(rules)).choose('movement-days', '10');
    const given = { ...atTable, seat: silent[rules] };
    expect(story.does(story.playing(silent[rules]), deed, given)).toMatchObject({ kind });
    await story.pass(lastMoment(story));
    expect(holderOf(story)).not.toBe(null);
    expect(story.told('player-heard')).toHaveLength(1);
    expect(story.club.does(story.playing(silent[rules]), stillPlay, atTable)).toMatchObject(
      story.refused('heard-already', 'no-orders'),
    );
  });

  it('or they give orders', async () => {
    const story = (await missed(rules)).holds(silent[rules]);
    await story.pass(lastMoment(story));
    expect(holderOf(story)).not.toBe(null);
  });

  it('who stays silent in the next phase too has no more time for it', async () => {
    const story = await missed(rules);
    const end = lastMoment(story);
    story.allHold(story.toOrder.filter((power) => power !== silent[rules]));
    await story.pass(Math.max(end, story.ending));
    expect(holderOf(story)).toBe(null);
    expect(story.told('seat-open')).toHaveLength(1);
  });

  it('after an outage the seat is open as of its moment, once', async () => {
    const story = await missed(rules);
    const end = lastMoment(story);
    await story.pass(end + 20 * 24 * hour);
    const opened = story.table.book.entries.filter(({ type }) => type === 'seat-opened');
    expect(opened).toMatchObject([{ why: 'unheard', at: end }]);
  });
});

it('WM D.VII(6) and MJ B.VIII(6): units without orders hold, and their player orders the retreats', async () => {
  const story = await new TournamentTable('world-masters-2004').start();
  story.orders('ITA', 'A Ven - Tyr\nA Rom - Ven\nF Nap H').orders('GER', 'A Mun H\nA Ber H\nF Kie H');
  story.allHold(['AUS', 'ENG', 'FRA', 'RUS', 'TUR']);
  await story.pass(story.ending);
  story
    .orders('ITA', 'A Tyr - Tri\nA Ven S A Tyr - Tri\nF Nap H')
    .allHold(['ENG', 'FRA', 'RUS', 'TUR', 'GER']);
  story.orders('AUS', 'A Vie H\nA Bud H\nF Tri H');
  await story.pass(story.ending);
  expect(story.table.state.diplomacy?.position.phase.kind).toBe('R');
  story.orders('AUS', 'F Tri - Alb');
  await story.pass(story.ending);
  expect(story.table.state.diplomacy?.position.units).toContainEqual(
    expect.objectContaining({ power: 'AUS', at: 'alb' }),
  );
});
