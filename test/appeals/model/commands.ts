import fc from 'fast-check';
import { expect } from 'vitest';
import type { Office } from '../../../terms/administration/authority.ts';
import { latest } from './a-case.ts';
import type { ModelClub } from './a-club.ts';
import { agree } from './agree.ts';
import { attemptOf, type Deed, deeds } from './attempts.ts';
import { aGame } from './beforehand.ts';
import { isAsThoughFromTheStart } from './board.ts';
import { carryOut } from './carry-out.ts';
import { settle } from './count.ts';
import { ana, bo, cy, jo, kim, lee, mia, mo, morgan } from './facts.ts';
import { make } from './make.ts';
import { may } from './may.ts';
import { staySealed } from './sealed.ts';
import type { World } from './world.ts';

type Command = fc.AsyncCommand<ModelClub, World>;

const minute = 60_000;

/** Time passes, and what the calendar asks for by then is done, as before anything that anybody does. */
async function pass(club: ModelClub, world: World, by: number): Promise<void> {
  club.now += by;
  world.now += by;
  await world.settle();
  settle(club);
}

async function check(club: ModelClub, world: World): Promise<void> {
  await agree(club, world);
  isAsThoughFromTheStart(club, await world.view());
  await staySealed(club, world);
}

/** Somebody tries something: it is done exactly if the model says so, else nothing changes. */
class Tries implements Command {
  private readonly deed: Deed;
  private said = '';

  constructor(deed: Deed) {
    this.deed = deed;
  }

  check = (): boolean => true;

  async run(club: ModelClub, world: World): Promise<void> {
    await pass(club, world, minute);
    const attempt = attemptOf(club, this.deed);
    this.said = JSON.stringify(attempt);
    const known = club.case(attempt.case);
    const place = {
      case: known?.cited ?? '2026/1',
      judged: known !== undefined && latest(known) !== undefined,
    };
    const { entries } = await world.view();
    const allowed = may(club, attempt);
    const result = await carryOut(world, attempt, place);
    expect(result.ok, `${this.said} came to ${JSON.stringify(result)}`).toBe(allowed);
    if (!result.ok) expect((await world.view()).entries).toEqual(entries);
    else this.make(club, attempt);
    await check(club, world);
  }

  private make(club: ModelClub, attempt: ReturnType<typeof attemptOf>): void {
    make(club, attempt);
    club.lastAt = club.now;
  }

  toString = (): string => this.said;
}

class Waits implements Command {
  private readonly hours: number;

  constructor(hours: number) {
    this.hours = hours;
  }

  check = (): boolean => true;

  async run(club: ModelClub, world: World): Promise<void> {
    await pass(club, world, this.hours * 60 * minute);
    await check(club, world);
  }

  toString = (): string => `${this.hours} hours`;
}

/** The program ends, and another one finds the same. */
class Restarts implements Command {
  check = (): boolean => true;

  async run(club: ModelClub, world: World): Promise<void> {
    const before = (await world.view()).state;
    await world.restart();
    expect((await world.view()).state).toEqual(before);
    await check(club, world);
  }

  toString = (): string => 'restart';
}

/** Somebody comes into an office, or out of it; there is one Chief Justice. */
class Changes implements Command {
  private readonly office: Office;
  private readonly person: number;

  constructor(office: Office, person: number) {
    this.office = office;
    this.person = person;
  }

  check = (): boolean => true;

  async run(club: ModelClub, world: World): Promise<void> {
    await pass(club, world, minute);
    const { office, person } = this;
    const held = { moderator: club.moderators, justice: club.justices, chief: club.chiefs }[office];
    const leaving =
      office === 'chief' || held.has(person)
        ? [...held].filter((one) => one === person || office === 'chief')
        : [];
    const coming = office === 'chief' || !held.has(person) ? [person] : [];
    for (const one of leaving) held.delete(one);
    for (const one of coming) held.add(one);
    await world.writes(
      ...leaving.map((one) => ({ type: 'office-taken', person: one, office }) as const),
      ...coming.map((one) => ({ type: 'office-given', person: one, office }) as const),
    );
    club.lastAt = club.now;
    await check(club, world);
  }

  toString = (): string => `${this.office} ${this.person}`;
}

/** A game is played, which weighs the scores as they stand. */
class Plays implements Command {
  private readonly pair: readonly [number, number];

  constructor(pair: readonly [number, number]) {
    this.pair = pair;
  }

  check = (): boolean => true;

  async run(club: ModelClub, world: World): Promise<void> {
    await pass(club, world, minute);
    const number = (await world.view()).state.games.length;
    await world.writes(...aGame(number, ...this.pair, { score: 1, playedAt: world.now }));
    club.lastAt = club.now;
    await check(club, world);
  }

  toString = (): string => `${this.pair.join(' beats ')}`;
}

const offices = fc.oneof(
  fc.constantFrom(jo, kim, lee, mia, ana).map((person) => new Changes('justice', person)),
  fc.constantFrom(mia, mo).map((person) => new Changes('moderator', person)),
  fc.constantFrom(morgan, jo).map((person) => new Changes('chief', person)),
);

const pairs = fc.constantFrom<[number, number]>([ana, bo], [bo, cy], [cy, ana]);

const tries = deeds.map((deed) => new Tries(deed));

/** Any days before the Court. */
export const days = (most: number) =>
  fc.commands<ModelClub, World, false>(
    [
      ...Array.from({ length: 14 }, () => tries),
      fc.constantFrom(1, 20, 60, 170, 200).map((hours) => new Waits(hours)),
      fc.constant(new Restarts()),
      offices,
      pairs.map((pair) => new Plays(pair)),
    ],
    { maxCommands: most, size: 'max' },
  );
