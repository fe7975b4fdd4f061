import { describe, expect, it } from 'vitest';
import { ask } from '../../commands/answers.ts';
import type { Answer, Press } from '../../src/discord/command.ts';
import { asForeseen, type Plan, plan, type Sealed, sealed } from '../../src/house/plan.ts';
import { done, refused } from '../../src/house/result.ts';
import { Story } from '../support/a-club.ts';
import { MemoryHearings } from '../support/memory-hearings.ts';

/** An order of so many cakes, of which the club has this many names by now. */
interface Order extends Sealed {
  cakes: number;
  names?: string;
}

const outcome = { kind: 'session-cancelled', date: '2026-11-27', restored: false } as const;

/** A plan that notes what it decided on; what it comes to is how many people there are. */
function cakes(about: Partial<Plan<Order, { seal: string; cakes: number }>> = {}) {
  const decided: Order[] = [];
  const preview: Plan<Order, { seal: string; cakes: number }>['preview'] = (view, _, order) =>
    order.cakes > 9
      ? refused({ code: 'needs-office', offices: ['chief'], acts: ['III.2'] })
      : done({ seal: String(view.people.all().length), cakes: order.cakes });
  const use = asForeseen(preview, () => outcome);
  return {
    decided,
    plan: plan({
      does: null,
      preview,
      decide: (work, actor, order: Order) => {
        const result = use(work, actor, order);
        if (result.ok) decided.push(order);
        return result;
      },
      asShown: sealed,
      words: (found) => ({ audience: 'asker', content: `Bake ${found.cakes}?` }),
      ...about,
    }),
  };
}

function aClub() {
  const club = new Story();
  const ana = club.person('Ana');
  const press = (): Press => ({
    club: club.id,
    actor: club.actor(ana),
    occasion: { interaction: null, now: club.now },
    services: { clubs: club.clubs, hearings: new MemoryHearings(), siteUrl: club.siteUrl },
    channel: '5',
    direct: false,
    args: [],
    values: [],
    place: '5/6',
  });
  return { club, press };
}

const confirmed = (answer: Answer, press: Press): Promise<Answer> => {
  if (answer.kind !== 'question') throw new Error(`It is no question, but a ${answer.kind}`);
  return answer.confirm(press);
};

describe('what cannot be taken back', () => {
  it('is asked about in words of what it comes to, and nothing is decided yet', async () => {
    const { press } = aClub();
    const { plan, decided } = cakes();
    const answer = await ask(press(), plan, { cakes: 3, shown: null });
    expect(answer).toMatchObject({ kind: 'question', reply: { content: 'Bake 3?' } });
    expect(decided).toEqual([]);
  });

  it('is decided on Confirm as it was shown', async () => {
    const { press } = aClub();
    const { plan, decided } = cakes();
    const answer = await ask(press(), plan, { cakes: 3, shown: null });
    expect(await confirmed(answer, press())).toMatchObject({ kind: 'result', result: { ok: true } });
    expect(decided).toEqual([{ cakes: 3, shown: '1' }]);
  });

  it('is not decided once it comes to something else than was shown', async () => {
    const { club, press } = aClub();
    const { plan, decided } = cakes();
    const answer = await ask(press(), plan, { cakes: 3, shown: null });
    club.person('Bo');
    expect(await confirmed(answer, press())).toMatchObject({
      result: { ok: false, invalid: { problem: 'changed-meanwhile' } },
    });
    expect(decided).toEqual([]);
  });

  it('is decided by what is looked up again on Confirm', async () => {
    const { press } = aClub();
    const afresh = async (order: Order) => ({ ...order, names: 'new' });
    const { plan, decided } = cakes({ afresh });
    await confirmed(await ask(press(), plan, { cakes: 3, names: 'old', shown: null }), press());
    expect(decided).toEqual([{ cakes: 3, names: 'new', shown: '1' }]);
  });

  it('is refused before anybody is asked', async () => {
    const { press } = aClub();
    const { plan, decided } = cakes();
    const answer = await ask(press(), plan, { cakes: 10, shown: null });
    expect(answer).toMatchObject({ kind: 'result', result: { refusals: [{ code: 'needs-office' }] } });
    expect(decided).toEqual([]);
  });

  it('is done at once where there is nothing to ask about, whatever it was shown to be', async () => {
    const { press } = aClub();
    const { plan, decided } = cakes({ isAsked: (found) => found.cakes > 1 });
    expect(await ask(press(), plan, { cakes: 1, shown: null })).toMatchObject({ kind: 'result' });
    expect(decided).toEqual([{ cakes: 1, shown: null }]);
    expect(await ask(press(), plan, { cakes: 2, shown: null })).toMatchObject({ kind: 'question' });
  });
});
