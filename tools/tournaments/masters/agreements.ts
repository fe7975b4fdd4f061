import { theTable } from '../../../src/tables/table.ts';
import { giveVote } from '../../../src/tables/votes/give-vote.ts';
import { playerAt, survivingSeats } from '../../../src/tables/votes/proposals.ts';
import { propose } from '../../../src/tables/votes/propose.ts';
import { Dice } from '../../faults/dice.ts';
import type { SimulatedClub } from './club.ts';
import { atTable } from './replacements.ts';

/** From when on players agree on how a game ends. */
const firstYear = 1903;

/** Has the players of some boards agree on an end, or that one of them wins, but sometimes for one who is against it (WM D.IX). */
export class Agreements {
  private readonly club: SimulatedClub;
  private readonly likely: number;
  private readonly dice: Dice;

  /** `likely`: how likely that is before each movement phase. */
  constructor(club: SimulatedClub, likely: number, seed: number, round: number) {
    this.club = club;
    this.likely = likely;
    this.dice = new Dice(seed, round, 2);
  }

  /** What happens at a table before the orders of a movement phase. */
  async at(number: number): Promise<void> {
    const { club, dice } = this;
    const table = theTable(await club.view, number);
    const { phase } = table.state.diplomacy?.position ?? {};
    if (phase?.kind !== 'M' || phase.year < firstYear || !dice.chance(this.likely)) return;
    const seats = survivingSeats(table);
    const people = seats.flatMap((seat) => playerAt(table, seat) ?? []);
    const about = dice.chance(0.5)
      ? ({ kind: 'end', members: null } as const)
      : ({ kind: 'concession', members: dice.pick(seats) } as const);
    await club.does(dice.pick(people), propose, {
      ...{ ...atTable(table), ...about, figures: null, text: null },
    });
    const proposal = `${theTable(await club.view, number).state.proposals.length}`;
    const against = dice.chance(0.2) ? dice.pick(people) : null;
    await club.doTogether(
      giveVote,
      people.map((person) => ({
        ...{ person, input: { ...atTable(table), proposal, choice: person === against ? 'no' : 'yes' } },
      })),
    );
  }
}
