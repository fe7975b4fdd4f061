import { at, type InForce, isBeforeAll, isVoting, type ModelCase, parties } from './a-case.ts';
import { dayOf, endOf, jo, kim, lee, matters, mia, mo, morgan, type Relief } from './facts.ts';

/** A plain model of a club before its Court: who holds which office, and how far each case has come. */
export class ModelClub {
  readonly cases: ModelCase[] = [];
  readonly chiefs = new Set<number>([morgan]);
  readonly justices = new Set<number>([jo, kim, lee]);
  readonly moderators = new Set<number>([mia, mo]);
  now: number;
  /** When something was done last. */
  lastAt: number;
  private decisions = 0;

  constructor(now: number) {
    this.now = now;
    this.lastAt = now;
  }

  get court(): number[] {
    return [...new Set([...this.chiefs, ...this.justices])].sort((one, other) => one - other);
  }

  isChief(person: number): boolean {
    return this.chiefs.has(person);
  }

  mayModerate(person: number): boolean {
    return this.moderators.has(person) || this.court.includes(person);
  }

  voters(known: ModelCase): number[] {
    return isBeforeAll(known) ? this.court : known.panel.filter((person) => this.court.includes(person));
  }

  vacancies(known: ModelCase): number {
    return isBeforeAll(known) ? 0 : known.seats - this.voters(known).length;
  }

  /** Who has still to vote; nobody where no votes are cast. */
  silent(known: ModelCase): number[] {
    const votes = known.rounds.at(-1)?.votes;
    return isVoting(known) ? this.voters(known).filter((person) => votes?.has(person) !== true) : [];
  }

  /** Act III.3.5 */
  hasConflict(known: ModelCase, person: number): boolean {
    const { by, players } = matters[known.item];
    return [
      ...parties(known),
      ...known.counsel.values(),
      ...known.witnesses,
      ...known.recused,
      ...players,
      ...(by === null ? [] : [by]),
    ].includes(person);
  }

  /** Everything decided about a matter that holds, in order. */
  decided(item: ModelCase['item']): InForce[] {
    return this.cases
      .filter((known) => known.item === item)
      .flatMap(({ inForce }) => inForce)
      .sort((one, other) => one.order - other.order);
  }

  /** What has taken the place of what was decided first; null where that stands. */
  instead(item: ModelCase['item']): Relief | null {
    const reliefs = this.decided(item).flatMap(({ relief }) => relief ?? []);
    return reliefs.find(({ kind }) => kind === 'undo') ?? reliefs.at(-1) ?? null;
  }

  /** The last day of the ban, as it stands. */
  get banUntil(): string {
    const until = this.decided('ban').flatMap(({ relief }) => (relief?.kind === 'until' ? relief.until : []));
    return until.at(-1) ?? banUntil;
  }

  get isBanOver(): boolean {
    return endOf(this.banUntil) < this.now;
  }

  get today(): string {
    return dayOf(this.now);
  }

  /** The cases whose sealed votes nobody may see. */
  get sealed(): ModelCase[] {
    return this.cases.filter(isVoting);
  }

  nextOrder(): number {
    this.decisions += 1;
    return this.decisions;
  }

  case(number: number): ModelCase | undefined {
    return this.cases[number - 1];
  }
}

/** The last day of Cy’s ban, as it was issued. */
export const banUntil = '2026-12-11';

export const isOpen = (known: ModelCase): boolean =>
  at(known, 'filed', 'granted', 'hearing', 'voting', 'revote', 'remanded', 'asked') || isBeforeAll(known);
