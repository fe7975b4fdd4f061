import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Effect } from '../../../src/appeals/book/court-entries.ts';
import { Book } from '../../../src/ledger/book.ts';
import { type Body, type Entry, fold, rules, type State } from '../../../src/rule-books.ts';
import { after as leadsTo, movesFrom, type Stage } from '../../../terms/court/stages.ts';
import {
  type CourtDeed,
  courtDays,
  courtLedgerOf,
  judgement,
  petition,
  possibleEffects,
  scribeAfter,
} from '../../support/court-ledgers.ts';
import { deeds, ledgerOf, plainDeeds } from '../../support/ledgers.ts';

const choice = fc.record({
  nth: fc.nat(200),
  points: fc.integer({ min: -100, max: 100 }),
  score: fc.constantFrom<0 | 0.5 | 1>(0, 0.5, 1),
});

type Choice = Omit<CourtDeed, 'do' | 'person'>;

/** Something that a judgement could do to that ledger, if it could do anything. */
function anEffect(entries: readonly Entry[], chosen: Choice): Effect | undefined {
  const possible = possibleEffects(entries, { ...chosen, do: 'judge', person: 1 });
  return possible[chosen.nth % Math.max(possible.length, 1)];
}

/** The ledger with that added. */
function followedBy(entries: readonly Entry[], ...bodies: Body[]): Entry[] {
  const scribe = scribeAfter(entries);
  for (const body of bodies) scribe.write(body);
  return scribe.entries;
}

/** What there is on the board: all that the ledger says, but of the cases themselves. */
const board = ({ cases: _, lastSeq: __, ...rest }: State) => rest;
const boardOf = (entries: readonly Entry[]) => board(fold(entries));

/** What a book that is open has after the last of them. */
function oneStepOn(entries: readonly Entry[]): State {
  const book = new Book(rules, entries.slice(0, -1));
  expect(book.state.lastSeq).toBe(entries.length - 1);
  const last = entries.at(-1);
  if (last !== undefined) book.write(last);
  return book.state;
}

describe('Act III.3.8: what the Court decides is as though it had been decided so from the start', () => {
  it('a penalty of other parts', () => {
    fc.assert(
      fc.property(deeds, choice, (list, chosen) => {
        const entries = ledgerOf(list);
        const effect = anEffect(entries.filter(isPenalty), { ...chosen, nth: chosen.nth * 2 + 1 });
        fc.pre(effect?.kind === 'penalty');
        const { penalty, parts } = effect;
        fc.pre(fold(entries).penalties[penalty]?.stands === true);
        const fromTheStart = entries.map((entry) =>
          entry.type === 'penalty-issued' && entry.penalty === penalty ? { ...entry, parts } : entry,
        );
        expect(boardOf(followedBy(entries, petition(), judgement([effect])))).toEqual(boardOf(fromTheStart));
      }),
    );
  });

  it('a game with another result', () => {
    fc.assert(
      fc.property(plainDeeds, choice, (list, chosen) => {
        const entries = ledgerOf(list);
        const effect = anEffect(entries.filter(isCounted), { ...chosen, nth: chosen.nth * 2 + 1 });
        fc.pre(effect?.kind === 'game');
        const { game, score } = effect;
        const fromTheStart = entries.map((entry) =>
          entry.type === 'game-recorded' && entry.game === game ? { ...entry, score } : entry,
        );
        expect(boardOf(followedBy(entries, petition(), judgement([effect])))).toEqual(boardOf(fromTheStart));
      }),
    );
  });

  it('a game that others corrected or forfeited before, as a later correction would have it', () => {
    fc.assert(
      fc.property(deeds, choice, (list, chosen) => {
        const entries = ledgerOf(list);
        const effect = anEffect(entries.filter(isCounted), { ...chosen, nth: chosen.nth * 2 + 1 });
        fc.pre(effect?.kind === 'game');
        const { game, score } = effect;
        const corrected = followedBy(entries, { type: 'game-corrected', game, score });
        expect(boardOf(followedBy(entries, petition(), judgement([effect])))).toEqual(boardOf(corrected));
      }),
    );
  });

  it('a score changed by other points', () => {
    fc.assert(
      fc.property(deeds, choice, (list, chosen) => {
        const entries = ledgerOf(list);
        const effect = anEffect(entries.filter(isAdjusted), { ...chosen, nth: chosen.nth * 2 + 1 });
        fc.pre(effect?.kind === 'adjust');
        const { entry: seq, points } = effect;
        const fromTheStart = entries.map((entry) =>
          entry.type === 'adjusted' && entry.seq === seq ? { ...entry, change: { points } } : entry,
        );
        expect(boardOf(followedBy(entries, petition(), judgement([effect])))).toEqual(boardOf(fromTheStart));
      }),
    );
  });

  it('whatever never happened, as a Moderator’s void undoes it, and nothing else', () => {
    fc.assert(
      fc.property(deeds, choice, (list, chosen) => {
        const entries = ledgerOf(list);
        const effect = anEffect(entries, chosen);
        fc.pre(effect?.kind === 'void');
        const voided = followedBy(entries, { type: 'voided', entry: effect.entry });
        expect(boardOf(followedBy(entries, petition(), judgement([effect])))).toEqual(boardOf(voided));
      }),
    );
  });

  it('by whatever was decided last, where more than one case is about it', () => {
    fc.assert(
      fc.property(deeds, choice, choice, (list, one, other) => {
        const entries = ledgerOf(list);
        const [first, last] = [anEffect(entries, one), anEffect(entries, { ...other, nth: one.nth })];
        fc.pre(first !== undefined && last !== undefined && first.kind !== 'lift');
        const both = followedBy(entries, petition(), judgement([first]), judgement([last]));
        expect(boardOf(both)).toEqual(boardOf(followedBy(entries, petition(), judgement([last]))));
      }),
    );
  });

  it('and what does nothing to the board changes nothing on it', () => {
    fc.assert(
      fc.property(deeds, (list) => {
        const entries = ledgerOf(list);
        expect(boardOf(followedBy(entries, petition(), judgement([])))).toEqual(boardOf(entries));
      }),
    );
  });
});

describe('Act II.6.3: a deduction that is excused', () => {
  it('was never made, and is known not to be due', () => {
    fc.assert(
      fc.property(plainDeeds, choice, (list, chosen) => {
        const entries = ledgerOf(list);
        const effect = anEffect(entries.filter(isDecayed), chosen);
        fc.pre(effect?.kind === 'excuse');
        const { person, date, basis, entry: seq } = effect;
        const state = fold(followedBy(entries, petition(), judgement([effect])));
        const never = fold(entries.filter((entry) => entry.seq !== seq));
        expect(state.standings).toEqual(never.standings);
        expect(state.sessions.get(date)?.decays).toEqual(never.sessions.get(date)?.decays);
        expect(state.sessions.get(date)?.excused).toEqual(new Map([[person, new Set([basis])]]));
      }),
    );
  });
});

describe('Act II.10.5: a monitor that the Court lifts', () => {
  it('ends with the judgement, and not before', () => {
    fc.assert(
      fc.property(deeds, choice, (list, chosen) => {
        const entries = ledgerOf(list);
        const effect = anEffect(entries.filter(isMonitored), chosen);
        fc.pre(effect?.kind === 'lift');
        const judged = followedBy(entries, petition(), judgement([effect]));
        const seq = effect.monitor;
        const before = fold(entries).monitors.find((monitor) => monitor.seq === seq);
        const now = fold(judged).monitors.find((monitor) => monitor.seq === seq);
        expect(now).toEqual({ ...before, liftedAt: before?.liftedAt ?? judged.at(-1)?.at });
      }),
    );
  });
});

describe('Act III.3.9: a judgement of the whole Court takes the place of the panel’s', () => {
  it('and of the Moderator’s decision after it, so that nothing is left of either', () => {
    fc.assert(
      fc.property(deeds, choice, choice, (list, one, other) => {
        const entries = ledgerOf(list);
        const [panels, moderators] = [anEffect(entries, one), anEffect(entries, other)];
        fc.pre(panels !== undefined && moderators !== undefined);
        const seq = entries.length + 2;
        const reversed = followedBy(
          entries,
          petition(),
          judgement([panels]),
          { type: 'redecided', case: 1, redecision: 'replaced', effects: [moderators] },
          judgement([], { enBanc: true, supersedes: [seq, seq + 1] }),
        );
        expect(boardOf(reversed)).toEqual(boardOf(entries));
        expect(board(oneStepOn(reversed))).toEqual(boardOf(entries));
      }),
    );
  });

  it('with its own effects in place of theirs', () => {
    fc.assert(
      fc.property(deeds, choice, choice, (list, one, other) => {
        const entries = ledgerOf(list);
        const [panels, courts] = [anEffect(entries, one), anEffect(entries, other)];
        fc.pre(panels !== undefined && courts !== undefined && courts.kind !== 'lift');
        const seq = entries.length + 2;
        const final = judgement([courts], { enBanc: true, supersedes: [seq] });
        const reversed = followedBy(entries, petition(), judgement([panels]), final);
        expect(boardOf(reversed)).toEqual(boardOf(followedBy(entries, petition(), judgement([courts]))));
      }),
    );
  });

  it('or leaves it as it is, with all that it did', () => {
    fc.assert(
      fc.property(deeds, choice, (list, chosen) => {
        const entries = ledgerOf(list);
        const effect = anEffect(entries, chosen);
        fc.pre(effect !== undefined);
        const judged = followedBy(entries, petition(), judgement([effect]));
        expect(boardOf(followedBy(judged, judgement([], { enBanc: true })))).toEqual(boardOf(judged));
      }),
    );
  });
});

describe('the ledger of the Court', () => {
  it('comes to the same one entry at a time as all at once', () => {
    fc.assert(
      fc.property(courtDays, (days) => {
        const entries = courtLedgerOf(days);
        const book = new Book(rules, []);
        for (const entry of entries) {
          book.write(entry);
          expect(book.state.lastSeq).toBe(entry.seq);
        }
        expect(book.state).toEqual(fold(structuredClone(entries)));
      }),
    );
  });

  it('Act III.3.8: takes a case only where the table of its moves leads', () => {
    fc.assert(
      fc.property(courtDays, (days) => {
        const book = new Book(rules, []);
        let before: (Stage | undefined)[] = [];
        for (const entry of courtLedgerOf({ ...days, before: [] })) {
          // A void can take back what led there.
          if (entry.type === 'voided') return;
          book.write(entry);
          const now = book.state.cases.map((appeal) => appeal?.stage);
          now.forEach((stage, number) => {
            if (stage !== undefined) expect(fromThere(before[number])).toContain(stage);
          });
          before = now;
        }
      }),
    );
  });
});

/** The stages in which a case can be after one move more, or none. */
function fromThere(stage: Stage | undefined): (Stage | null)[] {
  if (stage === undefined) return ['filed'];
  return [stage, ...movesFrom(stage).map((move) => leadsTo(stage, move)), ...atOnce(stage)];
}

/** What is published already when a case comes back to its judgement. */
const atOnce = (stage: Stage): Stage[] =>
  movesFrom(stage).some((move) => leadsTo(stage, move) === 'judged') ? ['published'] : [];

const isPenalty = ({ type }: Entry): boolean => type === 'penalty-issued';
const isCounted = ({ type }: Entry): boolean => type === 'game-counted';
const isAdjusted = ({ type }: Entry): boolean => type === 'adjusted';
const isDecayed = ({ type }: Entry): boolean => type === 'decayed';
const isMonitored = ({ type }: Entry): boolean => type === 'monitored';
