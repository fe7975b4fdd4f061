import { describe, expect, it } from 'vitest';
import { type ConflictKind, conflictKinds, conflictsOf, seatable } from '../../../terms/court/conflicts.ts';
import { defaultFigures } from '../../../terms/figures.ts';

const nobody = { party: [], counsel: [], witness: [], moderator: [], player: [], recused: [] };
const [ana, bo, cy, di, eve] = [1, 2, 3, 4, 5];

describe('Act III.3.5: what keeps a Justice from hearing a case', () => {
  it.each(conflictKinds.map((kind) => ({ kind })))('$kind, and only the one who is', ({ kind }) => {
    const involved = { ...nobody, [kind]: [bo, cy] };
    expect(conflictsOf(involved, bo)).toEqual([kind]);
    expect(conflictsOf(involved, cy)).toEqual([kind]);
    expect(conflictsOf(involved, ana)).toEqual([]);
  });

  it.each<{ who: number; kinds: ConflictKind[] }>([
    { who: ana, kinds: ['party', 'moderator'] },
    { who: bo, kinds: ['party', 'witness', 'player'] },
    { who: cy, kinds: ['counsel', 'recused'] },
    { who: di, kinds: [] },
  ])('names all of them of $who: $kinds', ({ who, kinds }) => {
    const involved = {
      party: [ana, bo],
      counsel: [cy],
      witness: [bo],
      moderator: [ana],
      player: [bo],
      recused: [cy],
    };
    expect(conflictsOf(involved, who)).toEqual(kinds);
  });
});

describe('Act III.3.5: a Justice who has a conflict is not seated while there are enough without one', () => {
  it.each([
    { conflicted: [], free: [ana, bo, cy, di] },
    { conflicted: [di], free: [ana, bo, cy] },
    { conflicted: [eve], free: [ana, bo, cy, di] },
  ])('of four Justices, $conflicted with a conflict: $free', ({ conflicted, free }) => {
    expect(seatable([ana, bo, cy, di], conflicted, defaultFigures)).toEqual({
      size: 3,
      free,
      despiteConflict: [],
    });
  });
});

describe('Act III.3.5.1: too few Justices without a conflict', () => {
  it.each([
    { court: [ana, bo, cy, di], conflicted: [cy, di], size: 3, free: [ana, bo], despite: [cy, di] },
    {
      court: [ana, bo, cy, di],
      conflicted: [ana, bo, cy, di],
      size: 3,
      free: [],
      despite: [ana, bo, cy, di],
    },
    { court: [ana, bo, cy], conflicted: [], size: 3, free: [ana, bo, cy], despite: [] },
    { court: [ana, bo, cy], conflicted: [cy], size: 3, free: [ana, bo], despite: [cy] },
    { court: [ana, bo], conflicted: [], size: 2, free: [ana, bo], despite: [] },
    { court: [ana, bo], conflicted: [bo], size: 2, free: [ana], despite: [bo] },
    { court: [ana], conflicted: [ana], size: 1, free: [], despite: [ana] },
    { court: [], conflicted: [], size: 0, free: [], despite: [] },
  ])(
    'a Court of $court, $conflicted with a conflict: $size of $free and $despite',
    ({ court, conflicted, size, free, despite }) => {
      expect(seatable(court, conflicted, defaultFigures)).toEqual({ size, free, despiteConflict: despite });
    },
  );

  it('goes by the club’s own size of a panel', () => {
    const court = [ana, bo, cy, di];
    expect(seatable(court, [di], { panelSize: 1 })).toMatchObject({ size: 1, despiteConflict: [] });
    expect(seatable(court, [di], { panelSize: 5 })).toMatchObject({ size: 4, despiteConflict: [di] });
  });
});

describe('Act III.3.5.2: a conflict of the Chief Justice keeps them off the panel', () => {
  it('as anybody else’s does, and takes no seat from the others', () => {
    const chief = ana;
    expect(seatable([chief, bo, cy, di], [chief], defaultFigures)).toEqual({
      size: 3,
      free: [bo, cy, di],
      despiteConflict: [],
    });
  });
});
