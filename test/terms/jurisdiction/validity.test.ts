import { describe, expect, it } from 'vitest';
import { defaultFigures, withFigures } from '../../../terms/figures.ts';
import {
  type Breach,
  type GameFacts,
  type GamePlayer,
  judgeGame,
  mustHold,
} from '../../../terms/jurisdiction/validity.ts';

const at = (text: string) => Date.parse(text);
const member = (person: number): GamePlayer => ({ person, member: true, removed: false, banEndsAt: null });

/** A game that breaks nothing: 12:45 on Friday, 20 November 2026, with a Moderator in the room. */
const game: GameFacts = {
  online: false,
  endedAt: at('2026-11-20T12:45:00Z'),
  figures: defaultFigures,
  moderatorPresent: true,
  cancelled: false,
  players: [member(1), member(2)],
};

const codes = (facts: Partial<GameFacts>): string[] =>
  judgeGame({ ...game, ...facts }).map(({ act, code }) => `${act} ${code}`);

describe('Act 0.5: on Friday from 12:30 to 13:10, both included', () => {
  it.each([
    { ended: '2026-11-20T12:29:59Z', breaks: ['0.5 too-early'] },
    { ended: '2026-11-20T12:29:59.999Z', breaks: ['0.5 too-early'] },
    { ended: '2026-11-20T12:30:00Z', breaks: [] },
    { ended: '2026-11-20T12:45:00Z', breaks: [] },
    { ended: '2026-11-20T13:10:00Z', breaks: [] },
    { ended: '2026-11-20T13:10:00.001Z', breaks: ['0.5 too-late'] },
    { ended: '2026-11-20T13:10:01Z', breaks: ['0.5 too-late'] },
    { ended: '2026-11-19T12:45:00Z', breaks: ['0.5 not-the-day'] },
    { ended: '2026-11-21T12:45:00Z', breaks: ['0.5 not-the-day'] },
    { ended: '2026-07-17T12:45:00+01:00', breaks: [] },
    { ended: '2026-07-17T12:45:00Z', breaks: ['0.5 too-late'] },
    { ended: '2026-12-18T12:45:00Z', breaks: [] },
    { ended: '2026-12-18T12:45:00+01:00', breaks: ['0.5 too-early'] },
  ])('ended $ended: $breaks', ({ ended, breaks }) => {
    expect(codes({ endedAt: at(ended) })).toEqual(breaks);
  });

  it.each([
    { friday: 'before spring', first: '2026-03-27T12:30:00Z', last: '2026-03-27T13:10:00Z' },
    { friday: 'after spring', first: '2026-04-03T11:30:00Z', last: '2026-04-03T12:10:00Z' },
    { friday: 'before autumn', first: '2026-10-23T11:30:00Z', last: '2026-10-23T12:10:00Z' },
    { friday: 'after autumn', first: '2026-10-30T12:30:00Z', last: '2026-10-30T13:10:00Z' },
  ])('holds on the Friday $friday, to the millisecond', ({ first, last }) => {
    expect(codes({ endedAt: at(first) - 1 })).toEqual(['0.5 too-early']);
    expect(codes({ endedAt: at(first) })).toEqual([]);
    expect(codes({ endedAt: at(last) })).toEqual([]);
    expect(codes({ endedAt: at(last) + 1 })).toEqual(['0.5 too-late']);
  });

  it.each([
    { zone: 'Europe/London', first: '2026-03-29T11:30:00Z' },
    { zone: 'Europe/London', first: '2026-10-25T12:30:00Z' },
    { zone: 'America/New_York', first: '2026-11-01T17:30:00Z' },
    { zone: 'Pacific/Auckland', first: '2026-09-26T23:30:00Z' },
  ])('holds for a Sunday club in $zone on the very day of the change', ({ zone, first }) => {
    const figures = withFigures(defaultFigures, { weekday: 7, timezone: zone });
    expect(codes({ figures, endedAt: at(first) - 1 })).toEqual(['0.5 too-early']);
    expect(codes({ figures, endedAt: at(first) })).toEqual([]);
    expect(codes({ figures, endedAt: at(first) + 40 * 60_000 })).toEqual([]);
    expect(codes({ figures, endedAt: at(first) + 40 * 60_000 + 1 })).toEqual(['0.5 too-late']);
  });

  it('refuses a day that was called off', () => {
    expect(judgeGame({ ...game, cancelled: true })).toEqual([
      { act: '0.5', code: 'holiday', date: '2026-11-20' },
    ]);
  });

  it('says when the session was', () => {
    expect(judgeGame({ ...game, endedAt: at('2026-11-20T12:00:00Z') })).toEqual([
      { act: '0.5', code: 'too-early', opensAt: at('2026-11-20T12:30:00Z') },
    ]);
  });
});

describe('Act 0.6: a Moderator in the room', () => {
  it.each([
    { moderatorPresent: true, breaks: [] },
    { moderatorPresent: false, breaks: ['0.6 no-moderator'] },
  ])('present: $moderatorPresent', ({ moderatorPresent, breaks }) => {
    expect(codes({ moderatorPresent })).toEqual(breaks);
  });
});

describe('Act 0.7: nobody who is banned', () => {
  const fridayEnds = at('2026-11-20T23:59:59.999Z');
  it.each([
    { ban: 'to the last millisecond of that Friday', banEndsAt: fridayEnds, breaks: ['0.7 banned'] },
    { ban: 'to the moment the game ended', banEndsAt: game.endedAt, breaks: ['0.7 banned'] },
    { ban: 'to the millisecond before', banEndsAt: game.endedAt - 1, breaks: [] },
    { ban: 'for ever', banEndsAt: 'never', breaks: ['0.7 banned'] },
    { ban: 'not at all', banEndsAt: null, breaks: [] },
  ] as const)('banned $ban: $breaks', ({ banEndsAt, breaks }) => {
    expect(codes({ players: [member(1), { ...member(2), banEndsAt }] })).toEqual(breaks);
  });

  it('holds through the whole of the last day and no longer, online too', () => {
    const players = [{ ...member(1), banEndsAt: fridayEnds }, member(2)];
    expect(codes({ online: true, players, endedAt: fridayEnds })).toEqual(['0.7 banned']);
    expect(codes({ online: true, players, endedAt: fridayEnds + 1 })).toEqual([]);
  });

  it('names each one who is banned, and until when', () => {
    const players = [
      { ...member(1), banEndsAt: fridayEnds },
      { ...member(2), banEndsAt: 'never' as const },
    ];
    expect(judgeGame({ ...game, players })).toEqual([
      { act: '0.7', code: 'banned', person: 1, endsAt: fridayEnds },
      { act: '0.7', code: 'banned', person: 2, endsAt: 'never' },
    ]);
  });
});

describe('Act 0.8: nobody who was removed', () => {
  it.each([
    { who: 'neither', removed: [false, false], persons: [] },
    { who: 'the first', removed: [true, false], persons: [1] },
    { who: 'the second', removed: [false, true], persons: [2] },
    { who: 'both', removed: [true, true], persons: [1, 2] },
  ])('removed: $who', ({ removed, persons }) => {
    const players = removed.map((is, index) => ({ ...member(index + 1), removed: is, member: !is }));
    const expected: Breach[] = persons.map((person) => ({ act: '0.8', code: 'removed', person }));
    expect(judgeGame({ ...game, players })).toEqual(expected);
  });
});

describe('Act 0.10: online games are exempt from time and place alone', () => {
  it.each([
    { fault: 'on a Sunday night', facts: { endedAt: at('2026-11-22T23:00:00Z') }, breaks: [] },
    { fault: 'on a holiday', facts: { cancelled: true }, breaks: [] },
    { fault: 'with no Moderator', facts: { moderatorPresent: false }, breaks: [] },
    {
      fault: 'by somebody banned',
      facts: { players: [member(1), { ...member(2), banEndsAt: 'never' as const }] },
      breaks: ['0.7 banned'],
    },
    {
      fault: 'by somebody removed',
      facts: { players: [member(1), { ...member(2), member: false, removed: true }] },
      breaks: ['0.8 removed'],
    },
  ])('played $fault: $breaks', ({ facts, breaks }) => {
    expect(codes({ online: true, ...facts })).toEqual(breaks);
  });
});

describe('Act 0.11: every Act that is broken is named, in their order', () => {
  it('names none for a valid game', () => {
    expect(judgeGame(game)).toEqual([]);
  });

  it('names three for three faults', () => {
    const players = [member(1), { ...member(2), banEndsAt: 'never' as const }];
    expect(codes({ endedAt: at('2026-11-19T12:45:00Z'), moderatorPresent: false, players })).toEqual([
      '0.5 not-the-day',
      '0.6 no-moderator',
      '0.7 banned',
    ]);
  });

  it('names all four at once', () => {
    const outcast: GamePlayer = { person: 2, member: false, removed: true, banEndsAt: 'never' };
    const facts = {
      endedAt: at('2026-11-20T13:10:01Z'),
      moderatorPresent: false,
      players: [outcast, member(1)],
    };
    expect(codes(facts)).toEqual(['0.5 too-late', '0.6 no-moderator', '0.7 banned', '0.8 removed']);
  });
});

describe('Act 0.12: a game with a non-Member is held', () => {
  it.each([
    { who: 'two Members', players: [member(1), member(2)], held: false },
    { who: 'one who is no Member', players: [member(1), { member: false }], held: true },
    { who: 'two who are none', players: [{ member: false }, { member: false }], held: true },
  ])('$who: $held', ({ players, held }) => {
    expect(mustHold(players)).toBe(held);
  });

  it('does not make it invalid', () => {
    expect(codes({ players: [member(1), { ...member(2), member: false }] })).toEqual([]);
  });
});
