import { describe, expect, it } from 'vitest';
import { deadlinesOf, hasOpinion } from '../../../src/appeals/book/cases.ts';
import type { Body } from '../../../src/rule-books.ts';
import { defaultFigures } from '../../../terms/figures.ts';
import { endOfLocalDay, localDate } from '../../../terms/time.ts';
import { accepted, asked, following, heard, remanded, returned, voted } from '../../support/a-case.ts';
import { ballot, judgement, opinion } from '../../support/court-ledgers.ts';

const cy = 4;

describe('Act III.3.10: what is due in a case', () => {
  it.each<{ what: string; bodies: readonly Body[]; duties: string[] }>([
    { what: 'nothing before a panel is seated', bodies: heard.slice(0, 2), duties: [] },
    { what: 'votes in a hearing', bodies: heard, duties: ['vote'] },
    { what: 'and after the first', bodies: [...heard, ballot(cy)], duties: ['vote'] },
    { what: 'an opinion', bodies: [...voted, judgement([])], duties: ['opinion'] },
    { what: 'nothing more', bodies: [...voted, judgement([]), opinion(1, 0, cy, false)], duties: [] },
    { what: 'both after a remand', bodies: remanded, duties: ['opinion', 'redecision'] },
    {
      what: 'the vote again, and nothing on the one before',
      bodies: [...remanded, returned],
      duties: ['vote'],
    },
    {
      what: 'the panel’s late opinion, and the whole Court’s votes',
      bodies: [...voted, judgement([]), asked, accepted],
      duties: ['opinion', 'vote'],
    },
    {
      what: 'that of the whole Court alone, once it has judged',
      bodies: [...voted, judgement([]), asked, accepted, judgement([], { enBanc: true })],
      duties: ['opinion'],
    },
  ])('$what: $duties', ({ bodies, duties }) => {
    const { state, appeal } = following(...bodies);
    expect(deadlinesOf(state, appeal).map(({ duty }) => duty)).toEqual(duties);
  });

  it('on the seventh day, with reminders on the third and the sixth', () => {
    const { state, appeal, at } = following(...voted, judgement([]));
    const [deadline] = deadlinesOf(state, appeal);
    const seventh = localDate(at + 7 * 24 * 3600_000, defaultFigures);
    expect(deadline?.due).toBe(endOfLocalDay(seventh, defaultFigures));
    expect(deadline?.reminders.map(({ day }) => day)).toEqual([3, 6]);
  });

  it('of the Moderator from the remand on, whatever is published meanwhile', () => {
    const dueIn = (bodies: readonly Body[]) => {
      const { state, appeal } = following(...bodies);
      return deadlinesOf(state, appeal).find(({ duty }) => duty === 'redecision');
    };
    const soon = dueIn(remanded);
    expect(soon?.since).toBe(following(...remanded).at);
    expect(dueIn([...remanded, opinion(1, 0, cy, false)])).toEqual(soon);
  });

  it('the most pressing first', () => {
    const sooner = (figures: { opinionDays?: number; redecisionDays?: number }): string[] => {
      const { state, appeal } = following({ type: 'figures-set', figures }, ...remanded);
      return deadlinesOf(state, appeal).map(({ duty }) => duty);
    };
    expect(sooner({ redecisionDays: 2 })).toEqual(['redecision', 'opinion']);
    expect(sooner({ opinionDays: 2 })).toEqual(['opinion', 'redecision']);
  });

  it('no opinion stands for one on a later judgement', () => {
    const early = [opinion(1, 0, cy, false), returned, judgement([])];
    const { appeal } = following(...remanded, ...early);
    expect(appeal.stage).toBe('judged');
    expect(appeal.judgements.map((each) => hasOpinion(appeal, each))).toEqual([true, false]);
  });
});

describe('Acts III.3.7 and III.3.9: from when the time to vote runs', () => {
  const whole = [...voted, judgement([]), asked, accepted];
  const [seated] = heard.slice(-1);
  const since = (bodies: readonly Body[]) => {
    const { state, appeal } = following(...bodies);
    return deadlinesOf(state, appeal).find(({ duty }) => duty === 'vote')?.since;
  };
  const atEndOf = (bodies: readonly Body[]) => following(...bodies).at;

  it('of a panel: from its seating, and again from its first vote', () => {
    expect(since(heard)).toBe(atEndOf(heard));
    expect(since([...heard, ballot(cy)])).toBe(atEndOf([...heard, ballot(cy)]));
    expect(since([...heard, ballot(cy), ballot(5)])).toBe(atEndOf([...heard, ballot(cy)]));
  });

  it('of a panel: again from when somebody else was seated, whether it votes or not', () => {
    if (seated === undefined) throw new Error('Nobody was seated');
    for (const before of [heard, [...heard, ballot(cy)]])
      expect(since([...before, seated])).toBe(atEndOf([...before, seated]));
  });

  it('of the whole Court: from when it sits, no matter who votes first', () => {
    expect(since(whole)).toBe(atEndOf(whole));
    expect(since([...whole, ballot(cy)])).toBe(atEndOf(whole));
  });
});

describe('Act IV.2: a deadline goes by the figures of the moment from which it runs', () => {
  it('and not by later ones', () => {
    const fewer: Body = { type: 'figures-set', figures: { opinionDays: 2 } };
    const [judged, changed] = [following(...voted, judgement([])), following(...voted, judgement([]), fewer)];
    expect(deadlinesOf(changed.state, changed.appeal)).toEqual(deadlinesOf(judged.state, judged.appeal));
    const anew = following(...voted, fewer, judgement([]));
    const [soon] = deadlinesOf(anew.state, anew.appeal);
    expect(localDate(soon?.due ?? 0, defaultFigures)).toBe(
      localDate(anew.at + 2 * 24 * 3600_000, defaultFigures),
    );
  });
});
