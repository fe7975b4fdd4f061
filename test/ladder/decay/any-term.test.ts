import fc from 'fast-check';
import { expect, it } from 'vitest';
import { confirmGame } from '../../../src/ladder/games/answer-game.ts';
import { approveGame } from '../../../src/ladder/games/decide-game.ts';
import { recordGame } from '../../../src/ladder/games/record-game.ts';
import { markRegister } from '../../../src/ladder/sessions/mark-register.ts';
import { openSession } from '../../../src/ladder/sessions/open-session.ts';
import { type Entry, fold } from '../../../src/rule-books.ts';
import { addDays } from '../../../terms/time.ts';
import type { Story } from '../../support/a-club.ts';
import { named, told } from '../games/afternoon.ts';
import { fridays, online, wealthy } from './fridays.ts';

const member = fc.nat(3);
const pair = fc.tuple(member, member).filter(([one, other]) => one !== other);
const sometimes = <T>(what: fc.Arbitrary<T>) => fc.option(what, { freq: 2, nil: undefined });

/** One week of a term, from its Wednesday to the Tuesday after. */
const aWeek = fc.record({
  online: sometimes(pair),
  joins: fc.boolean(),
  banned: sometimes(member),
  held: fc.oneof({ weight: 5, arbitrary: fc.constant(true) }, fc.constant(false)),
  there: fc.uniqueArray(member, { maxLength: 2 }),
  unanswered: sometimes(pair),
  confirmed: sometimes(pair),
  late: sometimes(pair),
  approved: sometimes(fc.integer({ min: 1, max: 6 })),
  marked: sometimes(fc.record({ who: member, present: fc.boolean() })),
});
type Week = typeof aWeek extends fc.Arbitrary<infer W> ? W : never;

/** When the bot looks after the club in the days after a session, and whether it is killed while it writes. */
const looks = fc.array(fc.record({ hoursOn: fc.nat(28), killedAfter: fc.option(fc.nat(8), { freq: 2 }) }), {
  maxLength: 3,
});
type Looks = typeof looks extends fc.Arbitrary<infer L> ? L : never;

/** The bot is killed after so many entries of what it writes; nothing of it is kept. */
async function killed(club: Story, entries: number): Promise<void> {
  const { clubs } = club;
  const change = clubs.change.bind(clubs);
  clubs.change = (id, occasion, decide) =>
    change(id, occasion, (work) => {
      const append = work.append.bind(work);
      let left = entries;
      work.append = (...entry) => {
        if (left === 0) throw new Error('killed');
        left -= 1;
        return append(...entry);
      };
      return decide(work);
    });
  await club.settle().catch(() => {});
  clubs.change = change;
}

/** A club in its term. Anyone who does anything finds it settled up to then, as in the bot. */
class Term {
  readonly club: Story;
  private readonly mo: number;
  private readonly people: readonly number[];
  private friday = '2026-11-13';

  constructor() {
    const { club, mo, ana, bo } = fridays();
    this.club = club;
    this.mo = mo;
    this.people = [ana, bo, wealthy(club, 'Cy'), wealthy(club, 'Dee')];
  }

  async passes(week: Week, looks: Looks): Promise<void> {
    await this.beforehand(week);
    if (week.held) await this.session(week);
    for (const look of looks) await this.look(look);
    await this.afterwards(week);
    this.friday = addDays(this.friday, 7);
  }

  private of(place: number): number {
    return this.people[place] ?? this.mo;
  }

  private async settledAt(daysOn: number, time: string): Promise<void> {
    await this.club.at(`${addDays(this.friday, daysOn)} ${time}`).settle();
  }

  private async beforehand(week: Week): Promise<void> {
    if (!week.joins && week.banned === undefined && week.online === undefined) return;
    await this.settledAt(-2, '17:00');
    if (week.joins) wealthy(this.club, `Eve, ${this.friday}`);
    if (week.banned !== undefined) this.club.ban(this.of(week.banned), this.friday);
    if (week.online !== undefined) online(this.club, this.of(week.online[0]), this.of(week.online[1]));
  }

  private async session({ there, unanswered, confirmed }: Week): Promise<void> {
    const { club } = this;
    await this.settledAt(0, '12:25');
    club.does(this.mo, openSession, undefined);
    club.at('12:31');
    for (const place of there) club.checkIn(this.of(place));
    if (unanswered !== undefined) this.enters(unanswered, '12:45');
    if (confirmed === undefined) return;
    this.enters(confirmed, '13:05');
    const game = `${club.view.state.games.length - 1}`;
    club.does(this.of(confirmed[1]), confirmGame, { game });
  }

  private enters([player, opponent]: readonly [number, number], time: string): void {
    const about = { played: `${this.friday} ${time}`, score: 0.5 } as const;
    this.club.at(this.club.now > this.club.moment(`${this.friday} ${time}`) ? '09:30' : time);
    this.club.does(this.of(player), recordGame, told(named(this.of(opponent)), about));
  }

  private async look({ hoursOn, killedAfter }: Looks[number]): Promise<void> {
    const { club } = this;
    club.now = Math.max(club.now, club.moment(`${this.friday} 13:00`)) + hoursOn * 3600_000;
    if (killedAfter === null) await club.settle();
    else await killed(club, killedAfter);
  }

  private async afterwards({ late, approved, marked }: Week): Promise<void> {
    if (late === undefined && approved === undefined && marked === undefined) return;
    const { club, mo } = this;
    await this.settledAt(4, '09:00');
    if (late !== undefined) this.enters(late, '12:55');
    if (approved !== undefined) club.does(mo, approveGame, { game: `${approved}`, overseer: null });
    if (marked === undefined) return;
    const member = named(this.of(marked.who));
    club.does(mo, markRegister, { member, present: marked.present, date: null, reason: 'Seen' });
  }
}

async function ledgerOf(weeks: readonly Week[], looks: readonly Looks[]): Promise<readonly Entry[]> {
  const term = new Term();
  for (const [n, week] of weeks.entries()) await term.passes(week, looks[n] ?? []);
  await term.club.at('2027-06-01 09:00').settle();
  expect(fold(term.club.view.entries)).toEqual(term.club.view.state);
  return term.club.view.entries;
}

it('Act II.6: a bot that looks late, twice, or is killed as it writes leaves the ledger of one that was on time', async () => {
  const onTime: Looks = [{ hoursOn: 1, killedAfter: null }];
  const made = { decayed: 0, voided: 0 };
  await fc.assert(
    fc.asyncProperty(
      fc.array(aWeek, { minLength: 4, maxLength: 8 }),
      fc.array(looks, { minLength: 8, maxLength: 8 }),
      async (weeks, looks) => {
        const expected = await ledgerOf(
          weeks,
          weeks.map(() => onTime),
        );
        expect(await ledgerOf(weeks, looks)).toEqual(expected);
        for (const { type } of expected) if (type === 'decayed' || type === 'voided') made[type] += 1;
      },
    ),
    { numRuns: 60 },
  );
  expect(made.decayed).toBeGreaterThan(100);
  expect(made.voided).toBeGreaterThan(0);
});
