import { describe, expect, it } from 'vitest';
import type { Body } from '../../../src/rule-books.ts';
import { accepted, asked, following, remanded, voted } from '../../support/a-case.ts';
import { ballot, judgement, opinion } from '../../support/court-ledgers.ts';

const [mo, cy, di] = [2, 4, 5];

describe('Act III.3.10: the majority’s opinion publishes a judgement', () => {
  const dissent: Body = {
    type: 'opinion-published',
    case: 1,
    opinion: 2,
    kind: 'dissent',
    author: di,
    enBanc: false,
    holds: [],
  };

  it.each<{ what: string; bodies: readonly Body[]; stage: string }>([
    { what: 'a dissent alone does not', bodies: [judgement([]), dissent], stage: 'judged' },
    { what: 'the majority’s does', bodies: [judgement([]), opinion(1, 0, cy, false)], stage: 'published' },
    {
      what: 'what is added later changes nothing',
      bodies: [judgement([]), opinion(1, 0, cy, false), dissent],
      stage: 'published',
    },
    {
      what: 'the panel’s comes late, before the whole Court',
      bodies: [judgement([]), asked, accepted, opinion(1, 0, cy, false)],
      stage: 'sitting',
    },
    {
      what: 'the panel’s is not that of the whole Court',
      bodies: [
        judgement([]),
        asked,
        accepted,
        ballot(mo),
        judgement([], { enBanc: true }),
        opinion(1, 0, cy, false),
      ],
      stage: 'final',
    },
    {
      what: 'the whole Court’s ends the case',
      bodies: [
        judgement([]),
        asked,
        accepted,
        ballot(mo),
        judgement([], { enBanc: true }),
        opinion(1, 0, cy, true),
      ],
      stage: 'closed',
    },
  ])('$what: $stage', ({ bodies, stage }) => {
    expect(following(...voted, ...bodies).appeal.stage).toBe(stage);
  });

  it('waits for the Moderator’s decision, where it was written before that', () => {
    const written = [...remanded, opinion(1, 0, cy, false)];
    expect(following(...written).appeal.stage).toBe('remanded');
    const kept: Body = { type: 'redecided', case: 1, redecision: 'kept', effects: [] };
    expect(following(...written, kept).appeal.stage).toBe('published');
    expect(following(...remanded, kept).appeal.stage).toBe('judged');
  });

  it('is by whom it falls to again after each judgement', () => {
    const author: Body = { type: 'author-chosen', case: 1, person: di };
    expect(following(...voted, judgement([]), author).appeal.author).toBe(di);
    const final = following(
      ...voted,
      judgement([]),
      author,
      asked,
      accepted,
      judgement([], { enBanc: true }),
    );
    expect(final.appeal.author).toBeNull();
  });
});

describe('Act III.3.1: what the Court held of an Act is kept with its opinion', () => {
  it('for as many Acts as it names', () => {
    const held: Body = {
      type: 'opinion-published',
      case: 1,
      opinion: 1,
      kind: 'majority',
      author: cy,
      enBanc: false,
      holds: ['II.9', 'III.2.2'],
    };
    const { appeal } = following(...voted, judgement([]), held);
    expect(appeal.opinions).toMatchObject([{ kind: 'majority', holds: ['II.9', 'III.2.2'] }]);
  });
});
