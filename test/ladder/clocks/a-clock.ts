import type { Result } from '../../../src/house/result.ts';
import type { ClockGame } from '../../../src/ladder/book/clock.ts';
import {
  endClock,
  pauseClock,
  pressClock,
  resumeClock,
  startClock,
} from '../../../src/ladder/clocks/change-clock.ts';
import type { ClockRole } from '../../../src/ladder/clocks/clock-pass.ts';
import { enterClockGame } from '../../../src/ladder/clocks/enter-game.ts';
import { consentToClock, declineClock, openClock } from '../../../src/ladder/clocks/open-clock.ts';
import { leftAt, stageOf } from '../../../src/ladder/clocks/stage.ts';
import type { PersonNumber } from '../../../src/ledger/fields.ts';
import type { Outcome } from '../../../src/told.ts';
import { timeLeft } from '../../../src/web/clock/face.tsx';
import { pressKinds } from '../../../terms/games/clock.ts';
import type { Story } from '../../support/a-club.ts';
import { afternoon, named } from '../games/afternoon.ts';

export interface ClockOptions {
  minutes?: number;
  increment?: number;
}

export const opens = (
  club: Story,
  who: PersonNumber,
  white: PersonNumber,
  black: PersonNumber,
  { minutes, increment }: ClockOptions = {},
): Result<Outcome | null> =>
  club.does(who, openClock, {
    white: named(white),
    black: named(black),
    minutes: minutes ?? null,
    increment: increment ?? null,
  });

const uses = {
  agree: consentToClock,
  decline: declineClock,
  start: startClock,
  pause: pauseClock,
  resume: resumeClock,
  end: endClock,
} as const;

/** Friday at 12:40: a chess clock for Ana, who has White, and Bo, over whose game Mo watches. */
export class ClockStage {
  readonly club: Story;
  readonly mo: PersonNumber;
  readonly ana: PersonNumber;
  readonly bo: PersonNumber;
  private codes = 0;

  constructor(options: ClockOptions = {}) {
    const { club, mo, ana, bo } = afternoon();
    this.club = club;
    this.mo = mo;
    this.ana = ana;
    this.bo = bo;
    const result = opens(club, mo, ana, bo, options);
    if (!result.ok) throw new Error(JSON.stringify(result));
  }

  /** Both players have agreed. */
  agreed(): this {
    this.does(this.ana, 'agree');
    this.does(this.bo, 'agree');
    return this;
  }

  /** Both players have agreed, and White's countdown runs. */
  started(): this {
    this.agreed().does(this.mo, 'start');
    return this;
  }

  does(who: PersonNumber, what: keyof typeof uses, clock = 1): Result<Outcome | null> {
    return this.club.does(who, uses[what], { clock: `${clock}` });
  }

  enters(who: PersonNumber, result: string): Result<Outcome | null> {
    return this.club.does(who, enterClockGame, { clock: '1', result });
  }

  /** Has a page send presses, each by its kind and the moment it says: `white@12:40:05`. */
  sends(role: ClockRole, words: string, codes?: readonly string[]): void {
    const presses = words
      .split(' ')
      .filter((word) => word !== '')
      .map((word, i) => {
        const [name, moment = ''] = word.split('@');
        const kind = pressKinds.find((known) => known === name);
        if (kind === undefined) throw new Error(`There is no press ${name}`);
        this.codes += 1;
        return {
          kind,
          at: this.club.moment(moment),
          code: codes?.[i] ?? `code-${this.codes}`,
        };
      });
    const occasion = { interaction: null, now: this.club.now };
    this.club.clubs.changeNow(this.club.id, occasion, (work) =>
      pressClock(work, { clock: 1, role, presses }),
    );
  }

  get clock(): ClockGame {
    const clock = this.club.view.state.clocks[1];
    if (clock === undefined) throw new Error('There is no clock');
    return clock;
  }

  /** `5:00 4:55 running`: what is left to White and Black now. */
  get stands(): string {
    const { view, now } = this.club;
    const { white, black } = leftAt(view, this.clock, now);
    return `${timeLeft(white)} ${timeLeft(black)} ${stageOf(view, this.clock)}`;
  }
}
