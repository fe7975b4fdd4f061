import { lastCircles } from './circles.ts';
import { judge } from './decisions.ts';
import type { Field } from './field.ts';
import { needsOf, touchedBy } from './needs.ts';
import { type Answer, convoying, moving, no, open, type Piece, yes } from './piece.ts';
import { arrival } from './routes.ts';

/**
 * How many times a search may judge an order. A paradox of a game takes some dozens. One that takes more than this, which takes dozens of
 * convoys that all hang on each other, is settled as though it had no solution.
 */
const patience = 60_000;

/** How the orders of a circle come out. */
export type Solution = ReadonlyMap<Piece, Answer>;

/**
 * The one way in which the orders of a circle with convoys can come out so that nothing contradicts itself; null where there is none, or
 * more than one. Tries each convoy as holding out and as broken, one after the other, and follows up what each guess entails.
 */
export function onlySolution(field: Field, circle: readonly Piece[]): Solution | null {
  return new Search(field, circle).run();
}

const byPlace = (a: Piece, b: Piece): number => a.at - b.at;

class Search {
  private readonly field: Field;
  /** In the order of the map, so that the order in which orders are given makes no difference to a search that is given up. */
  private readonly circle: readonly Piece[];
  private readonly members: ReadonlySet<Piece>;
  private readonly fleets: readonly Piece[];
  private readonly trail: (() => void)[] = [];
  private readonly found: Solution[] = [];
  private judged = 0;

  constructor(field: Field, circle: readonly Piece[]) {
    this.field = field;
    this.circle = [...circle].sort(byPlace);
    this.members = new Set(circle);
    this.fleets = this.circle.filter(({ doing }) => doing === convoying);
  }

  run(): Solution | null {
    this.explore(this.circle);
    const [solution] = this.found;
    return this.found.length === 1 && !this.isGivenUp && solution !== undefined ? solution : null;
  }

  private get isGivenUp(): boolean {
    return this.judged > patience;
  }

  /** Follows up what these may decide now, and guesses at the next convoy that is open still. */
  private explore(touched: readonly Piece[]): void {
    this.followUp(touched);
    if (this.isGivenUp || this.contradictsItself()) return;
    const next = this.fleets.find(({ done }) => done === open);
    if (next === undefined) {
      this.goRound();
      if (!this.contradictsItself())
        this.found.push(new Map(this.circle.map((piece) => [piece, piece.done])));
      return;
    }
    for (const guess of [no, yes] as const) {
      if (this.found.length > 1) return;
      const before = this.trail.length;
      this.set(next, guess);
      this.explore(this.touchedBy(next));
      this.undo(before);
    }
  }

  /** Decides all that follows from what was guessed so far. */
  private followUp(touched: readonly Piece[]): void {
    const waiting = [...touched];
    for (let piece = waiting.pop(); piece !== undefined && !this.isGivenUp; piece = waiting.pop()) {
      if (piece.done !== open) continue;
      const answer = this.judge(piece);
      if (answer === open) continue;
      this.set(piece, answer);
      waiting.push(...this.touchedBy(piece));
    }
  }

  /** Those of the circle whose decision may follow from this piece's, in the order of the map. */
  private touchedBy(piece: Piece): Piece[] {
    const touched = touchedBy(this.field, piece).filter(
      (each) => each.done === open && this.members.has(each),
    );
    return touched.sort(byPlace);
  }

  /** With each convoy decided, what is open still is units that follow each other round. */
  private goRound(): void {
    for (let rest = this.rest(); rest.length > 0 && !this.isGivenUp; rest = this.rest()) {
      this.judged += rest.length;
      for (const circle of lastCircles(rest, (piece) => needsOf(this.field, piece)))
        for (const piece of circle) this.set(piece, piece.doing === moving ? yes : no);
      this.followUp(this.rest());
    }
  }

  private rest(): Piece[] {
    return this.circle.filter(({ done }) => done === open);
  }

  private contradictsItself(): boolean {
    return this.circle.some((piece) => {
      if (piece.done === open) return false;
      const answer = this.judge(piece);
      return answer !== open && answer !== piece.done;
    });
  }

  private judge(piece: Piece): Answer {
    this.judged += 1;
    return judge(this.field, piece);
  }

  private set(piece: Piece, answer: Answer): void {
    piece.done = answer;
    this.trail.push(() => {
      piece.done = open;
    });
    const army = piece.helps;
    if (piece.doing !== convoying || army === null || army.arrives !== open) return;
    army.arrives = arrival(this.field, army);
    if (army.arrives !== open)
      this.trail.push(() => {
        army.arrives = open;
      });
  }

  private undo(before: number): void {
    while (this.trail.length > before) this.trail.pop()?.();
  }
}
