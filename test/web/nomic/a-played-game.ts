import type { Deed, Effect } from '../../../packages/nomic/src/index.ts';
import { ruleNumbered } from '../../../packages/nomic/src/index.ts';
import { NomicStory } from '../../tables/nomic/a-nomic-table.ts';

/** What people might write to break a page, or to deceive who reads it. */
export const hostile =
  '<script>alert(1)</script> <img src=x onerror=alert(1)> & "quoted" @everyone <@1> \u202Ereversed\u202C [x](javascript:0)';
export const longWord = 'x'.repeat(400);

/** A game of four days with a bit of everything: an adopted rule, a defeat, an amendment, a transmutation, Judgements, and what waits. */
export class PlayedGame extends NomicStory {
  async play(): Promise<this> {
    this.start();
    await this.monday();
    await this.tuesday();
    await this.wednesday();
    await this.thursday();
    return this;
  }

  /** The id of the rule in effect with that number. */
  rule(number: number): string {
    const rule = ruleNumbered(this.game.rules, number);
    if (rule === undefined) throw new Error(`There is no rule ${number}`);
    return rule.id;
  }

  vote(yes: readonly string[], no: readonly string[] = []): void {
    for (const seat of yes) this.deed(seat, { is: 'voted', choice: 'yes' });
    for (const seat of no) this.deed(seat, { is: 'voted', choice: 'no' });
  }

  judge(seat: string, point: number, verdict: boolean, effects: Effect[] = []): void {
    this.deed(seat, { is: 'judged', point, verdict, reason: `So I find. ${hostile}`, effects });
  }

  /** A rule that is enacted with all votes; and somebody out of turn. */
  private async monday(): Promise<void> {
    await this.goTo('2026-11-23 10:00');
    this.deed('monday', enact(['Hats may be worn on Rule 101.', hostile, longWord]));
    this.deed('friday', enact(['Too early.']));
    await this.goTo('2026-11-23 12:00');
    this.vote(['monday', 'tuesday', 'wednesday']);
  }

  /** An amendment that is defeated, and a point of order about it that is disputed and overruled. */
  private async tuesday(): Promise<void> {
    await this.goTo('2026-11-24 10:00');
    const text = ['A player whose proposal is defeated loses 5 points.'];
    const change = { kind: 'amend', rule: this.rule(207), text } as const;
    this.deed('tuesday', { is: 'proposed', change, figures: { loss: 5 } });
    this.vote(['tuesday', 'wednesday'], ['thursday']);
    this.deed('thursday', raise({ is: 'proposal', number: 302 }));
    const judge = this.game.pointsOfOrder[0]?.judge ?? '';
    await this.goTo('2026-11-24 12:00');
    this.judge(judge, 1, false);
    this.deed('friday', { is: 'disputed', point: 1 });
    this.deed('thursday', { is: 'opinion', point: 1, agrees: false });
    await this.goTo('2026-11-24 14:00');
  }

  /** An amendment that is adopted, with its figures; and a Judgement that names another. */
  private async wednesday(): Promise<void> {
    await this.goTo('2026-11-25 10:00');
    const text = ['The first player to have 150 points wins. See Rule 114.'];
    const change = { kind: 'amend', rule: this.rule(210), text } as const;
    this.deed('wednesday', { is: 'proposed', change, figures: { winning: 150 } });
    this.vote(['monday', 'tuesday', 'wednesday', 'thursday', 'friday']);
    this.deed('monday', raise({ is: 'rule', rule: this.rule(203) }));
    const judge = this.game.pointsOfOrder[1]?.judge ?? '';
    this.judge(judge, 2, true, [{ is: 'figures', changes: { highest: 'with' } }]);
    await this.goTo('2026-11-25 13:00');
  }

  /** A change of a rule that software runs, without its figures; nobody has voted on it yet but its proposer. */
  private async thursday(): Promise<void> {
    await this.goTo('2026-11-26 10:00');
    const text = ['A player whose proposal is defeated loses 20 points, and a hat.'];
    const change = { kind: 'amend', rule: this.rule(207), text } as const;
    this.deed('thursday', { is: 'proposed', change, figures: null });
    this.vote(['thursday'], ['monday']);
    this.deed('friday', raise({ is: 'move', mover: 'thursday' }));
  }
}

const enact = (text: string[]): Deed => ({ is: 'proposed', change: { kind: 'enact', text }, figures: null });

const raise = (about: Extract<Deed, { is: 'point raised' }>['about']): Deed => ({
  ...{ is: 'point raised', about },
  statement: `Is that so? ${hostile} ${longWord}`,
});
