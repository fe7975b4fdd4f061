import { renderNotice } from '../../../src/discord/notices.ts';
import { renderInvalid, renderOutcome, renderRefusals } from '../../../src/discord/outcomes.ts';
import { sceneOf } from '../../../src/discord/scene-of.ts';
import type { UseCase } from '../../../src/house/plan.ts';
import type { Reply, Scene } from '../../../src/house/words/reply.ts';
import { disputeJudgement, giveOpinion } from '../../../src/tables/nomic/deeds/dispute.ts';
import { type JudgeInput, judgePoint } from '../../../src/tables/nomic/deeds/judge.ts';
import { type ProposeRuleInput, proposeRuleChange } from '../../../src/tables/nomic/deeds/propose.ts';
import { type PointInput, raisePoint } from '../../../src/tables/nomic/deeds/raise-point.ts';
import { voteOnRule } from '../../../src/tables/nomic/deeds/vote.ts';
import type { PlayThread } from '../../../src/tables/nomic/threads/names.ts';
import { replyRead } from '../../../tools/wording/as-read.ts';
import { atNomic, NomicStory } from './a-nomic-table.ts';

/** A proposal as a command has it, of a new rule. */
export const hats: ProposeRuleInput = {
  ...atNomic,
  ...{ kind: 'enact', rule: null, amendment: null, seen: null, shown: null },
  ...{ text: 'Hats may be worn.', figures: null },
};

/** A game that players play by commands, from a Monday morning on. */
export class PlayedNomic extends NomicStory {
  constructor() {
    super();
    this.start();
  }

  static async begun(): Promise<PlayedNomic> {
    const story = new PlayedNomic();
    await story.goTo('2026-11-23 10:00');
    return story;
  }

  async scene(): Promise<Scene> {
    return sceneOf(this.club, this.club.id, this.club.now);
  }

  /** The player of a seat does something; what they read then, all of it. */
  async by<Input>(seat: string, useCase: UseCase<Input>, input: Input): Promise<string> {
    const result = this.club.does(this.playing(seat), useCase, input);
    if (result.ok) return replyRead(await renderOutcome(result.value, await this.scene()));
    return replyRead(
      'refusals' in result
        ? renderRefusals(result.refusals, this.club.view)
        : renderInvalid(result.invalid, this.club.view),
    );
  }

  proposes = (seat: string, about: Partial<ProposeRuleInput> = {}): Promise<string> =>
    this.by(seat, proposeRuleChange, { ...hats, ...about });

  votes = (seat: string, choice: 'yes' | 'no', place: number | null = null): Promise<string> =>
    this.by(seat, voteOnRule, { ...atNomic, choice, place });

  /** All vote so. */
  async all(choice: 'yes' | 'no', seats: Iterable<string> = this.game.people.keys()): Promise<void> {
    for (const seat of seats) await this.votes(seat, choice);
  }

  raises = (seat: string, about: Partial<PointInput> = {}): Promise<string> =>
    this.by(seat, raisePoint, {
      ...{ ...atNomic, text: 'It is so.', proposal: null, place: null, rule: null },
      ...about,
    });

  judges = (seat: string, about: Partial<JudgeInput> = {}): Promise<string> =>
    this.by(seat, judgePoint, {
      ...{ ...atNomic, point: '1', verdict: 'true', reason: 'I say so.', effects: null, shown: null },
      ...about,
    });

  disputes = (seat: string, judgement = '1', round: number | null = null): Promise<string> =>
    this.by(seat, disputeJudgement, { ...atNomic, judgement, round });

  finds = (seat: string, choice: 'agree' | 'disagree', round: number | null = null): Promise<string> =>
    this.by(seat, giveOpinion, { ...atNomic, judgement: '1', round, choice });

  /** What the table was told so far in a thread, as it is now. */
  async posts(thread: PlayThread): Promise<Reply[]> {
    const scene = await this.scene();
    const told = this.club.announced.flatMap(({ notice }) =>
      notice.kind === 'nomic-told' && notice.thread === thread ? [notice] : [],
    );
    return Promise.all(told.map((notice) => renderNotice(notice, scene)));
  }

  /** The last of them, as it is read. */
  async last(thread: PlayThread): Promise<string> {
    const post = (await this.posts(thread)).at(-1);
    return post === undefined ? '' : replyRead(post);
  }
}
