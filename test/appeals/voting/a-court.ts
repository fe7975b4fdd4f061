import { type Case, type Judgement, latestJudgement } from '../../../src/appeals/book/cases.ts';
import type { Subject } from '../../../src/appeals/book/court-entries.ts';
import type { BallotInput } from '../../../src/appeals/voting/ballot.ts';
import { castVote } from '../../../src/appeals/voting/cast-vote.ts';
import { type RedecisionInput, redecide } from '../../../src/appeals/voting/redecide.ts';
import { banAt } from '../../../src/house/book/discipline.ts';
import type { Result } from '../../../src/house/result.ts';
import { monitorOn } from '../../../src/ladder/book/monitors.ts';
import type { GameNumber, PersonNumber, Points } from '../../../src/ledger/fields.ts';
import type { BodyOf } from '../../../src/rule-books.ts';
import type { Outcome } from '../../../src/told.ts';
import type { Colour } from '../../../terms/games/moves.ts';
import { aClub, type Story } from '../../support/a-club.ts';

/** A club at a Friday’s session: a Chief Justice, three Justices, two Moderators, and Ana, Bo and Cy who play. */
export class CourtStory {
  readonly club: Story = aClub({ now: '2026-11-20 12:40' });
  readonly chief = this.club.person('Morgan', { offices: ['chief'] });
  readonly jo = this.club.person('Jo', { offices: ['justice'] });
  readonly kim = this.club.person('Kim', { offices: ['justice'] });
  readonly lee = this.club.person('Lee', { offices: ['justice'] });
  readonly mia = this.club.moderator('Mia');
  readonly max = this.club.moderator('Max');
  readonly ana = this.club.member('Ana');
  readonly bo = this.club.member('Bo');
  readonly cy = this.club.member('Cy');
  private games = 0;

  get panel(): PersonNumber[] {
    return [this.jo, this.kim, this.lee];
  }

  get appeal(): Case {
    const appeal = this.club.view.state.cases.at(-1);
    if (appeal === undefined) throw new Error('There is no case');
    return appeal;
  }

  get judgement(): Judgement | null {
    return latestJudgement(this.appeal);
  }

  /** A game that counts at once; returns the entry by which it does. */
  plays(player: PersonNumber, opponent: PersonNumber, score: Points, colour: Colour | null = null): number {
    this.games += 1;
    const game: GameNumber = this.games;
    this.club.write(
      {
        type: 'game-recorded',
        game,
        player,
        opponent,
        score,
        colour,
        playedAt: this.club.now,
        date: '2026-11-20',
        online: false,
        ended: null,
        approval: [],
      },
      { by: player },
    );
    return this.club.write({ type: 'game-counted', game });
  }

  /** Mia penalises Ana; returns the entry. */
  penalises(about: Partial<BodyOf<'penalty-issued'>>): number {
    const penalty = Math.max(1, this.club.view.state.penalties.length);
    const body: BodyOf<'penalty-issued'> = {
      type: 'penalty-issued',
      penalty,
      person: this.ana,
      offence: penalty,
      game: null,
      fraud: false,
      ground: null,
      parts: [],
      finding: null,
      reverses: null,
      ...about,
    };
    return this.club.write(body, { by: this.mia, texts: { reason: 'Loud.' } });
  }

  /** Ana takes it to the Court, which grants it. */
  petitions(subject: Subject, about: { enBanc?: boolean; respondent?: PersonNumber | null } = {}): this {
    const { enBanc = false, respondent = this.mia } = about;
    const number = Math.max(1, this.club.view.state.cases.length);
    this.club.write(
      {
        type: 'petitioned',
        case: number,
        year: 2026,
        ordinal: number,
        petitioner: this.ana,
        respondent,
        subject,
        enBanc,
      },
      { by: this.ana },
    );
    this.club.write({ type: 'writ-given', case: number, person: this.chief, chief: true });
    return this;
  }

  /** The three Justices sit, or those who are named. */
  seats(panel: readonly PersonNumber[] = this.panel): this {
    this.club.write({
      type: 'panel-seated',
      case: this.appeal.number,
      panel: [...panel],
      despiteConflict: [],
    });
    return this;
  }

  /** A party asks for the whole Court, and the Chief Justice agrees. */
  goesEnBanc(): this {
    const { number } = this.appeal;
    this.club.write({ type: 'en-banc-asked', case: number, person: this.ana });
    this.club.write({ type: 'en-banc-answered', case: number, accepted: true });
    return this;
  }

  votes(
    justice: PersonNumber,
    ballot: Partial<BallotInput>,
    shown: string | null = null,
  ): Result<Outcome | null> {
    return this.club.does(justice, castVote, { ...vote(this.cited, ballot), shown });
  }

  /** All of them vote the same; the Court is judged then. */
  decides(ballot: Partial<BallotInput>, bench: readonly PersonNumber[] = this.panel): this {
    for (const justice of bench) {
      const result = this.votes(justice, ballot);
      if (!result.ok) throw new Error(`Refused: ${JSON.stringify(result)}`);
    }
    return this;
  }

  redecides(who: PersonNumber, input: Partial<RedecisionInput>): Result<Outcome | null> {
    return this.club.does(who, redecide, { ...redecision(this.cited), ...input });
  }

  get cited(): string {
    const { year, ordinal } = this.appeal;
    return `${year}/${ordinal}`;
  }

  /** What the ledger makes of everybody: scores, games, bans, penalties and monitors. */
  board() {
    const { state } = this.club.view;
    const people = [this.ana, this.bo, this.cy];
    return {
      scores: people.map((person) => this.club.score(person)),
      games: state.games.map((game) => game && { status: game.status, score: game.score }),
      banEndsAt: banAt(state, this.ana, this.club.now)?.endsAt ?? null,
      banned: banAt(state, this.ana, this.club.now) !== null,
      penalties: state.penalties.map(
        (penalty) => penalty && { stands: penalty.stands, parts: penalty.parts },
      ),
      monitored: monitorOn(state, this.ana) !== null,
      decays: [...state.sessions].map(([date, { decays }]) => [
        date,
        [...(decays.get(this.ana)?.keys() ?? [])],
      ]),
    };
  }
}

export const vote = (cited: string, ballot: Partial<BallotInput>) => ({
  case: cited,
  decision: 'uphold' as const,
  relief: null,
  until: null,
  points: null,
  result: null,
  conditions: null,
  bar: null,
  shown: null,
  ...ballot,
});

export const redecision = (cited: string): RedecisionInput => ({
  case: cited,
  decision: 'keep',
  until: null,
  points: null,
  result: null,
  reason: 'The panel asked me to look again.',
  shown: null,
});
