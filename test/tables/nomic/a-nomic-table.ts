import type { Deed } from '../../../packages/nomic/src/index.ts';
import type { PersonNumber } from '../../../src/ledger/fields.ts';
import { type Done, doDeed } from '../../../src/tables/nomic/do-deed.ts';
import { nomicGame } from '../../../src/tables/nomic/find-nomic.ts';
import { joinTable } from '../../../src/tables/opening/join-table.ts';
import { openTable } from '../../../src/tables/opening/open-table.ts';
import { startTable } from '../../../src/tables/opening/start-table.ts';
import { type Table, theTable } from '../../../src/tables/table.ts';
import { playerAt } from '../../../src/tables/votes/proposals.ts';
import { aClub, type Story } from '../../support/a-club.ts';

/** The table of these stories, as a command names it, given in no table's thread. */
export const atNomic = { table: '1', channel: '99' };

/** A club with a table of Nomic that Mo runs, and five players who have joined it, on a Sunday. */
export class NomicStory {
  readonly club: Story;
  readonly mo: PersonNumber;
  readonly players: PersonNumber[];

  constructor(now = '2026-11-22 12:00') {
    this.club = aClub({ now });
    this.club.keep((work) => work.saveSettings({ tables: true }));
    this.mo = this.club.moderator('Mo');
    this.players = ['Ana', 'Bo', 'Cy', 'Di', 'Ed'].map((name) => this.club.member(name));
    const about = { gm: null, channel: null, lot: 'by chance' };
    this.does(this.mo, openTable, { game: 'nomic', rules: 'nomic', name: 'Law', ...about });
    for (const player of this.players) this.does(player, joinTable, { ...atNomic, preference: null });
  }

  get table(): Table {
    return theTable(this.club.view, 1);
  }

  get game() {
    return nomicGame(this.table);
  }

  /** Draws the days. */
  start(): this {
    this.does(this.mo, startTable, atNomic);
    return this;
  }

  /** Whose day that is. */
  playing(seat: string): PersonNumber {
    const player = playerAt(this.table, seat);
    if (player === null) throw new Error(`Nobody has ${seat}`);
    return player;
  }

  /** A seat does something. */
  deed(seat: string, deed: Deed, message: string | null = null): Done {
    const done: Done[] = [];
    this.club.keep((work) =>
      done.push(doDeed(work, theTable(work, 1), seat, deed, { by: this.playing(seat), message })),
    );
    const [came] = done;
    if (came === undefined) throw new Error('Nothing was done');
    return came;
  }

  /** Does what has to succeed. */
  does<Input>(...deed: Parameters<typeof this.club.does<Input>>): void {
    const result = this.club.does(...deed);
    if (!result.ok) throw new Error(JSON.stringify(result));
  }

  /** Moves the clock on, and has done what is due by then. */
  async goTo(moment: string): Promise<this> {
    this.club.at(moment);
    await this.club.settle();
    return this;
  }
}
