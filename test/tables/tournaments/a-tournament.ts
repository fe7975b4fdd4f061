import { expect } from 'vitest';
import type { PersonNumber } from '../../../src/ledger/fields.ts';
import { theTable, writeAt } from '../../../src/tables/table.ts';
import type { TournamentRuleId } from '../../../src/tables/tournaments/book/sign-up.ts';
import { closeRound } from '../../../src/tables/tournaments/rounds/close-round.ts';
import { declinePlace } from '../../../src/tables/tournaments/rounds/decline-place.ts';
import { startRound } from '../../../src/tables/tournaments/rounds/start-round.ts';
import { enterTeam } from '../../../src/tables/tournaments/sign-up/enter-team.ts';
import { joinTournament, leaveTournament } from '../../../src/tables/tournaments/sign-up/join-tournament.ts';
import { openTournament } from '../../../src/tables/tournaments/sign-up/open-tournament.ts';
import { type Tournament, theTournament, tournamentsOf } from '../../../src/tables/tournaments/tournament.ts';
import { aClub, type Story } from '../../support/a-club.ts';

/** What a refusal for that reason alone comes to. */
export const refusedFor = (code: string) => ({ ok: false, refusals: [expect.objectContaining({ code })] });

/** A tournament as a command names it. */
export const meant = { tournament: null };

/** A club with a tournament that Mo directs, and people who could play in it. */
export class TournamentStory {
  readonly club: Story;
  readonly mo: PersonNumber;
  readonly people: PersonNumber[];

  constructor(rules: TournamentRuleId, people = 14) {
    this.club = aClub({ now: '2026-11-23 12:00' });
    this.club.keep((work) => work.saveSettings({ tables: true }));
    this.mo = this.club.moderator('Mo');
    this.people = Array.from({ length: people }, (_, n) => this.club.member(`P${n + 1}`));
    this.does(this.mo, openTournament, { rules, name: 'Masters', lot: 'first lot' });
  }

  get tournament(): Tournament {
    const [tournament] = tournamentsOf(this.club.view);
    if (tournament === undefined) throw new Error('There is no tournament');
    return theTournament(this.club.view, tournament.number);
  }

  /** As `club.does`; throws where it is refused. */
  does<Input>(...deed: Parameters<typeof this.club.does<Input>>): void {
    const result = this.club.does(...deed);
    if (!result.ok) throw new Error(JSON.stringify(result));
  }

  join(...people: PersonNumber[]): this {
    for (const person of people)
      this.does(person, joinTournament, { ...meant, team: null, preference: null });
    return this;
  }

  leave(person: PersonNumber) {
    return this.club.does(person, leaveTournament, meant);
  }

  /** The first enters a team of all of them, each with the next power; those after the seventh are in reserve. */
  team(name: string, people: readonly PersonNumber[]) {
    const powers = this.tournament.rules.seats.map(({ name }) => name);
    const members = people
      .map((person, place) => `#${person}${powers[place] === undefined ? '' : `: ${powers[place]}`}`)
      .join(', ');
    const [captain = 0] = people;
    return this.club.does(captain, enterTeam, {
      ...{ ...meant, name, members, mentioned: new Map() },
      captain: { text: `#${captain}` },
    });
  }

  start(lot = 'another lot') {
    return this.club.does(this.mo, startRound, { ...meant, lot });
  }

  close(lot = 'one more lot') {
    return this.club.does(this.mo, closeRound, { ...meant, lot });
  }

  decline(person: PersonNumber, declined = true) {
    return this.club.does(person, declinePlace, { ...meant, declined });
  }

  /** The players of each open board concede to the power of that place, and the results are taken down. */
  async end(winner = 0): Promise<this> {
    const { boards = [] } = this.tournament.state.rounds.at(-1) ?? {};
    this.club.keep((work) => {
      for (const { table, seats } of boards)
        writeAt(
          work,
          theTable(work, table),
          { type: 'table-ended', how: 'concession', seats: [seats[winner]?.power ?? ''] },
          null,
        );
    });
    this.club.now += 60_000;
    await this.club.settle();
    return this;
  }
}
