import fc from 'fast-check';
import { expect, it } from 'vitest';
import { erasePerson } from '../../../src/house/privacy/erase-person.ts';
import { nameOfficer } from '../../../src/tables/officers/name-officer.ts';
import { joinTable } from '../../../src/tables/opening/join-table.ts';
import { leaveTable } from '../../../src/tables/opening/leave-table.ts';
import { startTable } from '../../../src/tables/opening/start-table.ts';
import { club as houseRules } from '../../../src/tables/rule-sets/club.ts';
import { answerOffer } from '../../../src/tables/seats/answer-offer.ts';
import { offerSeat } from '../../../src/tables/seats/offer-seat.ts';
import { removePlayer } from '../../../src/tables/seats/remove-player.ts';
import { returnSeat } from '../../../src/tables/seats/return-seat.ts';
import { isOfficer } from '../../../src/tables/who.ts';
import { atTable, TableStory } from '../a-table.ts';
import { named } from './a-replacement.ts';

const ids = houseRules.seats.map(({ id }) => id);

/** Everybody by a small number: the gamemaster, the seven players, a Moderator and three others. */
const anyone = fc.nat({ max: 11 });
/** Oftener somebody who does not play at first. */
const somebody = fc.oneof(anyone, fc.integer({ min: 8, max: 11 }));
/** Whether the table has started. */
const mostly = fc.constantFrom(true, true, false);
const anySeat = fc.constantFrom(...ids);

const deed = fc.oneof(
  fc.record({ verb: fc.constantFrom('join', 'leave', 'start', 'decline', 'erase', 'ban', 'wait') }),
  {
    weight: 6,
    arbitrary: fc.record({
      verb: fc.constantFrom('offer', 'offer', 'accept', 'accept', 'wait', 'return', 'name', 'remove'),
    }),
  },
);
const step = fc.record({
  ...{ deed, by: anyone, member: somebody, seat: anySeat, byGm: fc.boolean(), forGood: fc.boolean() },
  office: fc.constantFrom('gm', 'observer'),
});

type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;
type Verb = Step['deed']['verb'];

class Scene {
  readonly story = new TableStory();
  readonly people = [
    this.story.mo,
    ...this.story.players,
    this.story.club.moderator('Max'),
    ...['Xi', 'Yan', 'Zoe'].map((name) => this.story.club.person(name)),
  ];
  private day = 23;

  async does(step: Step): Promise<void> {
    const { verb } = step.deed;
    if (verb === 'wait') return this.waits();
    if (verb === 'ban') return this.story.club.ban(this.people[step.member] ?? 0, '2026-12-01');
    const who = verb === 'accept' || verb === 'decline' ? this.asked : this.whoActs(step);
    if (who !== null && this.story.club.view.people.byNumber(who)?.account !== null)
      this.tries(verb, who, step);
  }

  private whoActs({ by, byGm }: Step): number | null {
    return byGm ? this.story.table.state.gm : (this.people[by] ?? null);
  }

  /** The person who was asked first of those who have not answered. */
  private get asked(): number | null {
    const [offer] = this.story.table.state.offers.values();
    return offer?.person ?? null;
  }

  private tries(verb: Exclude<Verb, 'wait' | 'ban'>, who: number, step: Step): void {
    const { club, table } = this.story;
    const { member, seat, forGood, office } = step;
    const at = { ...atTable, seat, member: named(this.people[member] ?? 0), gmLeft: false };
    const until = forGood ? null : `2026-11-${this.day + 2}`;
    const [asked] = table.state.offers.values();
    const answer = { ...at, offer: asked?.seq ?? 0 };
    const tried = {
      join: () => club.does(who, joinTable, { ...at, preference: forGood ? null : seat }),
      leave: () => club.does(who, leaveTable, at),
      start: () => club.does(who, startTable, at),
      offer: () => club.does(who, offerSeat, { ...at, until, reason: null }),
      accept: () => club.does(who, answerOffer, { ...answer, accepts: true }),
      decline: () => club.does(who, answerOffer, { ...answer, accepts: false }),
      remove: () => club.does(who, removePlayer, { ...at, reason: 'Rude' }),
      return: () => club.does(who, returnSeat, at),
      name: () => club.does(who, nameOfficer, { ...at, office }),
      erase: () => club.does(who, erasePerson, { member: null }),
    };
    tried[verb]();
  }

  /** A day goes by, with what falls due in it. */
  private async waits(): Promise<void> {
    if (this.day >= 28) return;
    this.day += 1;
    await this.story.goTo(`2026-11-${this.day} 12:01`);
  }

  /** What holds at every table, whatever has happened. */
  check(): void {
    const { table } = this.story;
    const { seats, status, entrants, removed, startedAt } = table.state;
    expect([...seats.keys()]).toEqual(startedAt === null ? [] : ids);
    const sitting = [...seats.values()].flatMap(({ holder, standIn }) =>
      [holder, standIn?.person ?? null].filter((person) => person !== null),
    );
    expect(new Set(sitting).size, 'nobody has two seats, or stands in for themselves').toBe(sitting.length);
    const waiting = status === 'open' ? entrants.map(({ person }) => person) : [];
    expect(new Set(waiting).size, 'nobody waits twice').toBe(waiting.length);
    const playing = [...sitting, ...waiting];
    expect(playing.filter((person) => isOfficer(table, person))).toEqual([]);
    expect(playing.filter((person) => removed.includes(person))).toEqual([]);
    expect(
      playing.filter((person) => this.story.club.view.people.byNumber(person)?.account === null),
    ).toEqual([]);
  }
}

it('whatever people do, nobody has two seats, no officer plays, and the seats are those of the map', async () => {
  const came = { replaced: 0, opened: 0 };
  await fc.assert(
    fc.asyncProperty(mostly, fc.array(step, { minLength: 25, maxLength: 50 }), async (started, steps) => {
      const scene = new Scene();
      if (started) scene.story.start();
      for (const each of steps) {
        await scene.does(each);
        scene.check();
      }
      const types = scene.story.table.book.entries.map(({ type }) => type);
      if (types.includes('seat-replaced')) came.replaced += 1;
      if (types.includes('seat-opened')) came.opened += 1;
    }),
    { numRuns: 30 },
  );
  expect(Math.min(came.replaced, came.opened), JSON.stringify(came)).toBeGreaterThan(0);
});
